package laws

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// fields counts the parameters of a struct.
func fields(v reflect.Type) int {
	if v.Kind() != reflect.Struct {
		return 1
	}
	n := 0
	for i := range v.NumField() {
		n += fields(v.Field(i).Type)
	}
	return n
}

func TestEveryParameterHasItsNameAndAttestation(t *testing.T) {
	topics := map[string]bool{}
	for _, topic := range Topics() {
		topics[topic.Key] = true
	}
	named := map[string]bool{}
	general := 0
	for _, words := range lines(parameterTable) {
		name, topic, signs := words[0], words[1], words[2]
		if named[name] || len(signs) != editionCount || strings.Trim(signs, ".'~?") != "" {
			t.Errorf("%s stands twice, or has the signs %s", name, signs)
		}
		named[name] = true
		base, _, special := strings.Cut(name, "/")
		if special != (topic == "-") || special && !named[base] || !special && !topics[topic] {
			t.Errorf("%s belongs to topic %s", name, topic)
		}
		if !special {
			general++
		}
	}
	var r Rules
	if want := fields(reflect.TypeOf(r)); general != want || len(r.values()) != want {
		t.Errorf("there are %d parameters, %d names and %d values", want, general, len(r.values()))
	}
}

func TestWhatIsKnownFromMemoryIsSaid(t *testing.T) {
	for _, test := range []struct {
		edition Edition
		datum   string
		want    Status
	}{
		{Edition1997, "wrong-claim-opponent", Memory},
		{Edition1997, "mating-potential", Read},
		{Edition2001, "illegal-loses-at", Quoted},
		{Edition2005, "castling-right", Quoted},
		{Edition2014, "wrong-claim-opponent", PartMemory},
		{Edition2014, "wrong-claim-opponent/blitz", Memory},
		{Edition2014, "wrong-claim-opponent/blitz-appendix", Memory},
		{Edition2014, "wrong-claim-opponent/rapid", PartMemory},
		{Edition2018, "wrong-claim-opponent", Read},
		{Edition2023, "huffing", 0},
		{Edition{}, "fivefold", 0},
	} {
		if got := test.edition.Attested(test.datum); got != test.want {
			t.Errorf("%v: %s is %v, want %v", test.edition, test.datum, got, test.want)
		}
	}
	for _, test := range []struct {
		edition Edition
		rule    string
		want    Status
	}{
		{Edition1997, "claim-incorrect", Memory},
		{Edition1997, "claim-touched", Memory},
		{Edition1997, "dead-position", Memory},
		{Edition2001, "flag-fall", Quoted},
		{Edition2014, "claim-incorrect/blitz", Memory},
		{Edition2023, "different-castling", Read},
		{Edition{}, "checkmate", 0},
	} {
		rule, detail := ruleOf(t, test.rule)
		if got := test.edition.behind(rule, detail).Status; got != test.want {
			t.Errorf("%v: the article behind %s is %v, want %v", test.edition, test.rule, got, test.want)
		}
	}
}

// told writes changes, one a line.
func told(changes []Change) []string {
	var list []string
	for _, c := range changes {
		text := c.Topic
		if c.Parameter != "" {
			text += " " + c.Parameter
		}
		text += fmt.Sprintf(": %s -> %s", c.From, c.To)
		if n := len(c.Games); n > 0 && n < len(games) {
			for _, g := range c.Games {
				text += " " + g.TimeControl.String()
				if g.TimeControl != Standard && !g.Supervised {
					text += "!"
				}
			}
		}
		list = append(list, text)
	}
	return list
}

func TestWhatEachEditionChanged(t *testing.T) {
	for _, test := range []struct {
		from, to Edition
		changes  string
	}{
		{Edition1997, Edition2001, `
			claim-procedure wrong-claim-floor: 0 -> 1
			dead-position: 9.6 -> 5.2b,9.6
			game-end: 5.1a,5.1b,5.2,5.3 -> 5.1a-b,5.2a-e
			flag-fall: 6.9 -> 6.10
			touch-move: 4.2-4.7 -> 4.1-4.7
			irregularities illegal-minutes: 0 -> 2 standard rapid rapid!
			irregularities illegal-loses-at: 0 -> 3 standard rapid rapid!
			rapid illegal-stands: no -> yes rapid rapid!
			rapid misplaced: unsaid -> swapped-king rapid rapid! blitz blitz!
			blitz illegal-draw: no -> yes blitz blitz!
			blitz mating-potential: yes -> no blitz blitz!
			draw-offer offer-refused-by-touch: no -> yes
		`},
		{Edition2001, Edition2005, `
			same-position castling-right: open -> ruled
			touch-move promotion-final: no -> yes
			touch-move release-binds: no -> yes
			irregularities: 7.1-7.4 -> 7.1-7.5
			irregularities unreplaced-illegal: no -> yes
			rapid illegal-arbiter-on-both: no -> yes rapid rapid!
		`},
		{Edition2005, Edition2009, `
			same-position castling-right: ruled -> settled
			claim-lost claim-lost-by: moving -> touching
			claim-procedure wrong-claim-halves-up-to: 3 -> 0
			claim-procedure wrong-claim-floor: 1 -> 0
			claim-procedure intended-touches: no -> yes
			flag-fall: 6.10 -> 6.9
			flag-fall unskilled-play: yes -> no
			flag-fall arbiter-calls-flag: no -> yes rapid blitz
			touch-move arbiter-steers-hands: no -> yes rapid blitz
			irregularities illegal-draw: no -> yes standard rapid rapid!
			irregularities set-up-moves: 3 -> -1 rapid blitz
			rapid: B -> A
			rapid illegal-who: claim -> arbiter rapid
			rapid illegal-arbiter-on-both: yes -> no rapid
			rapid illegal-stands: yes -> no rapid blitz
			rapid misplaced: swapped-king -> unsaid rapid blitz
			blitz: C -> B
			blitz illegal-minutes: 0 -> 2 blitz
			blitz illegal-loses-at: 1 -> 3 blitz
			blitz illegal-who: claim-to-win -> arbiter blitz
			quickplay: 10.2 -> 10.2,D
			chess960:  -> F
			draw-offer: 9.1 -> 9.1a-b
		`},
		{Edition2009, Edition2014, `
			claim-procedure wrong-claim-opponent: 3 -> 2 standard rapid rapid!
			automatic-draws:  -> 9.6a,9.6b
			automatic-draws fivefold: none -> consecutive
			automatic-draws seventy-five: no -> yes
			dead-position: 5.2b,9.6 -> 5.2b
			game-end: 5.1a-b,5.2a-e -> 5.1a-b,5.2a-c
			flag-fall arbiter-calls-flag: no -> yes rapid! blitz!
			touch-move: 4.1-4.7 -> 4.1-4.9
			touch-move arbiter-steers-hands: no -> yes rapid! blitz!
			irregularities illegal-loses-at: 3 -> 2 standard rapid blitz
			irregularities queen-if-unreplaced: no -> yes
			irregularities set-up-moves: 3 -> 10 rapid! blitz!
			rapid illegal-minutes: 2 -> 0 rapid!
			rapid illegal-loses-at: 3 -> 1 rapid!
			rapid illegal-who: claim -> arbiter rapid!
			rapid illegal-arbiter-on-both: yes -> no rapid!
			rapid illegal-draw-if-remains: no -> yes rapid! blitz!
			rapid misplaced: swapped-king -> no-castling rapid! blitz!
			rapid from-minutes: 15 -> 10 rapid rapid!
			blitz wrong-claim-opponent: 3 -> 1 blitz blitz!
			blitz illegal-minutes: 2 -> 1 blitz
			blitz illegal-who: claim-to-win -> arbiter blitz!
			blitz below-minutes: 15 -> 10 blitz blitz!
			quickplay: 10.2,D -> G
			draw-offer: 9.1a-b -> 9.1
		`},
		{Edition2014, Edition2017, `
			same-position: 9.2 -> 9.2.2,9.2.2.1,9.2.2.2
			repetition-claim: 9.2a,9.2b -> 9.2.1.1,9.2.1.2
			claim-procedure: 9.5 -> 9.5.1-9.5.3
			fifty-move: 9.3 -> 9.3.1,9.3.2
			automatic-draws: 9.6a,9.6b -> 9.6.1,9.6.2
			automatic-draws fivefold: consecutive -> anywhere
			dead-position: 5.2b -> 5.2.2
			game-end: 5.1a-b,5.2a-c -> 5.1.1-5.2.3
			game-end agreement-needs-moves: no -> yes
			irregularities: 7.1-7.5 -> 7.1-7.8
			irregularities clock-without-move: no -> yes
			irregularities two-hands: breach -> illegal
			irregularities colours-reversed-moves: 0 -> 10
			quickplay: G -> III
			chess960: F -> II
			draw-offer: 9.1 -> 9.1.1,9.1.2
		`},
		{Edition2017, Edition2018, `
			game-end: 5.1.1-5.2.3 -> 5.1.1,5.1.2,5.2.1-5.2.3
			irregularities: 7.1-7.8 -> 7.1-7.6
			irregularities illegal-loses-at: 1 -> 2 rapid! blitz!
			irregularities two-hands: illegal -> illegal-once-pressed
			rapid illegal-minutes: 0 -> 2 rapid!
			blitz illegal-minutes: 0 -> 1 blitz!
			chess960: II -> II.3
			draw-offer: 9.1.1,9.1.2 -> 9.1.1,9.1.2.1-9.1.2.3
		`},
		{Edition2018, Edition2023, `
			same-position: 9.2.2,9.2.2.1,9.2.2.2 -> 9.2.3,9.2.3.1,9.2.3.2
			repetition-claim: 9.2.1.1,9.2.1.2 -> 9.2.1,9.2.2
			game-end resignation-draws: no -> yes
			rapid wrong-claim-opponent: 2 -> 1 rapid rapid!
			rapid illegal-minutes: 2 -> 1 rapid rapid!
			chess960: II.3 -> II
			draw-offer: 9.1.1,9.1.2.1-9.1.2.3 -> 9.1.1,9.1.2
		`},
	} {
		t.Run(test.to.String(), func(t *testing.T) {
			got, want := told(Diff(test.from, test.to)), strings.Split(strings.TrimSpace(test.changes), "\n")
			for i, line := range want {
				want[i] = strings.TrimSpace(line)
			}
			if !slices.Equal(got, want) {
				t.Errorf("reads\n%s", strings.Join(got, "\n"))
			}
		})
	}
}

func TestDiffIsTheSameBothWays(t *testing.T) {
	for _, a := range Editions() {
		for _, b := range Editions() {
			forth, back := Diff(a, b), Diff(b, a)
			if a == b && len(forth) > 0 {
				t.Errorf("%v differs from itself: %v", a, told(forth))
			}
			for i := range back {
				back[i].From, back[i].To = back[i].To, back[i].From
			}
			if !reflect.DeepEqual(forth, back) {
				t.Errorf("from %v to %v and back differ", a, b)
			}
			for _, c := range forth {
				if c.From == c.To || c.Attested == 0 || (c.Parameter == "") != (c.Games == nil) {
					t.Errorf("from %v to %v: %+v", a, b, c)
				}
			}
		}
	}
}

func ExampleDiff() {
	for _, c := range Diff(Edition2018, Edition2023) {
		if c.Topic == "game-end" {
			fmt.Println(c.Topic, c.Parameter, c.From, "->", c.To)
		}
	}
	// Output: game-end resignation-draws no -> yes
}
