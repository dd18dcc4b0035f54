package table_test

// Does every lesson of the demo say what its sources demand, in every language?

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"chessarbiter/wasm/lesson/script"
	"chessarbiter/wasm/lesson/table"
)

const folder = "../../../demo/lessons"

var lessonNames = []string{"rights", "notebook", "chess960", "hands", "endings", "passing", "stories"}

func read(t *testing.T, name ...string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(append([]string{folder}, name...)...))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// opened returns a table with a lesson and its English texts.
func opened(t *testing.T, name string) *table.Table {
	t.Helper()
	shown := table.New()
	shown.Do(table.Action{Verb: "lesson", Text: read(t, name, "lesson.pgn")})
	if shown.Course() == nil {
		t.Fatal("the lesson does not open")
	}
	shown.Do(table.Action{Verb: "texts", Args: []string{"en"}, Text: read(t, name, "en.txt")})
	return shown
}

// The answers that the sources demand: codes of rulings, and for questions without a
// ruling the outcome. Of several, one for each edition asked. The sources are those
// that the step names; the ids are of core/testdata/rulings.json, and the numbers
// articles.
var demanded = []struct{ lesson, question, answer, source string }{
	{"rights", "right.now", "prevented", "se6188-after-12"},
	{"rights", "right.ever", "no", "se6188-after-12"},
	{"rights", "right.third", "claim-incorrect", "se6188-after-16"},
	{"rights", "right.next", "claim-correct", "se6188-17Kd1"},
	{"rights", "rooks.third", "claim-incorrect", "rooks-move-and-return"},
	{"rights", "captured.third", "claim-correct", "se23925-captured-rooks"},
	{"rights", "check.now", "prevented", "reuben-2014-Qa4"},
	{"rights", "check.again", "claim-incorrect", "reuben-2014-Qa4"},
	{"rights", "check.right", "lost", "reuben-2014-Qa4"},

	{"notebook", "one.result", "flag-fall-draws", "gijssen81-fig1"},
	{"notebook", "one.mate", "no", "gijssen81-fig1"},
	{"notebook", "one.over", "dead-position", "gijssen81-fig1"},
	{"notebook", "two.result", "flag-fall-draws", "gijssen81-fig2"},
	{"notebook", "two.over", "dead-position", "5.2b"},
	{"notebook", "three.a-claim", "claim-incorrect", "gijssen81-fig3-A"},
	{"notebook", "three.a-white", "claim-correct", "gijssen81-fig3-A-next"},
	{"notebook", "three.b-now", "prevented", "gijssen81-fig3-B"},
	{"notebook", "three.b-claim", "claim-incorrect", "gijssen81-fig3-B"},
	{"notebook", "three.b-reuben", "claim-correct", "gijssen81-fig3-B"},
	{"notebook", "child.long", "lost", "mackinnon-000-illegal"},
	{"notebook", "child.touch", "illegal-castling-king-moves", "mackinnon-000-illegal"},
	{"notebook", "child.short", "legal", "mackinnon-000-illegal"},
	{"notebook", "swapped.rapid", "wrong-setup-too-late", "rehmeier-reversed-KQ"},
	{"notebook", "swapped.castling", "lost", "rehmeier-reversed-KQ"},
	{"notebook", "swapped.slow", "wrong-setup-new-game", "rehmeier-reversed-KQ"},
	{"notebook", "twice.what", "double-move", "horton-double-move"},
	{"notebook", "rook.made", "not-released", "yadav-check-not-released"},
	{"notebook", "rook.other", "legal", "yadav-check-not-released"},

	{"chess960", "double.may", "legal", "Rules of Fischer Random Chess, 1 and 2"},
	{"chess960", "swap.may", "legal", "Rules of Fischer Random Chess, 1"},
	{"chess960", "king.may", "legal", "Rules of Fischer Random Chess, 1 and 4"},
	{"chess960", "rook.may", "legal", "Rules of Fischer Random Chess, 1 and 5"},
	{"chess960", "filled.may", "legal", "c960-abe-filled"},
	{"chess960", "blocked.may", "prevented", "c960-blocked-d1"},
	{"chess960", "shield.may", "prevented", "3.9.2"},
	{"chess960", "step.pressed", "move-made", "Rules of Fischer Random Chess, 14"},
	{"chess960", "step.both", "castling-made", "Rules of Fischer Random Chess, 14"},
	{"chess960", "mainz.long", "legal", "anand-aronian-2007-960"},
	{"chess960", "mainz.short", "legal", "anand-aronian-2007-960"},

	{"hands", "touched.binds", "touched-must-move", "4.3.1"},
	{"hands", "touched.adjust", "hands-adjusting", "4.2.1"},
	{"hands", "touched.both", "touched-both", "4.3.3"},
	{"hands", "pinned.binds", "touched-none-can", "pinned-piece-touched"},
	{"hands", "made.carried", "touched-must-move", "4.3.1"},
	{"hands", "made.released", "move-made", "4.7"},
	{"hands", "made.pressed", "move-made", "6.2.1"},
	{"hands", "castle.half", "king-released-castling", "4.7.2, as in the arbiters' manual"},
	{"hands", "castle.done", "castling-made", "4.7.2"},
	{"hands", "castle.rook", "rook-touched-first", "rook-then-king"},
	{"hands", "dropped.stands", "move-made", "king-released-d1"},
	{"hands", "forbidden.king", "king-released-illegal", "4.7.2, as in the arbiters' manual"},
	{"hands", "forbidden.pressed", "illegal-castling-king-moves", "cabral-diallo-14OO"},
	{"hands", "forbidden.long", "legal", "cabral-diallo-14OO"},
	{"hands", "promotion.half", "pawn-released", "4.7.3"},
	{"hands", "promotion.done", "promotion-made", "4.7.3"},
	{"hands", "promotion.left", "unreplaced-promotion-restored unreplaced-promotion-queen unreplaced-promotion-queen", "promotion-not-replaced"},
	{"hands", "clock.first", "clock-without-move-unregulated clock-without-move clock-without-move", "clock-pressed-without-move"},
	{"hands", "clock.second", "illegal-move-loses", "clock-pressed-without-move"},

	{"endings", "mate.result", "game-had-ended", "mate-before-flag"},
	{"endings", "stalemate.over", "stalemate", "resigned-after-stalemate"},
	{"endings", "stalemate.result", "game-had-ended", "resigned-after-stalemate"},
	{"endings", "dead.over", "dead-position", "se-dead-puzzle"},
	{"endings", "dead.white", "no", "se-dead-puzzle"},
	{"endings", "dead.black", "no", "se-dead-puzzle"},
	{"endings", "flag.white", "flag-fall-draws", "lila-7039-b"},
	{"endings", "flag.black", "flag-fall-loses", "lila-7039-b"},
	{"endings", "material.mate", "yes", "flag-KR-v-KN"},
	{"endings", "material.result", "flag-fall-loses", "flag-KR-v-KN"},
	{"endings", "knights.slow", "flag-fall-loses", "flag-2N-v-K"},
	{"endings", "knights.blitz", "mating-potential-lacking flag-fall-loses", "flag-2N-v-K"},
	{"endings", "five.claim", "claim-correct", "svidler-grischuk-2021"},
	{"endings", "five.goes", "goes-on", "svidler-grischuk-2021"},
	{"endings", "five.over", "goes-on fivefold fivefold", "svidler-grischuk-2021"},
	{"endings", "seventyfive.claim", "claim-correct", "9.3.1"},
	{"endings", "seventyfive.first", "checkmate", "75-move-mate-precedence"},
	{"endings", "seventyfive.drawn", "goes-on seventy-five-moves", "9.6.2"},

	{"passing", "could.now", "legal", "chesslib-39-a"},
	{"passing", "could.third", "claim-incorrect", "chesslib-39-a"},
	{"passing", "rank.now", "illegal", "cutechess-817"},
	{"passing", "rank.third", "claim-correct", "cutechess-817"},
	{"passing", "file.now", "illegal", "chessvariants-7109"},
	{"passing", "file.third", "claim-correct", "chessvariants-7109"},
	{"passing", "nobody.third", "claim-correct", "chessx-344-e4"},

	{"stories", "petrosian.claim", "claim-correct", "fischer-petrosian-1971-g3"},
	{"stories", "petrosian.now", "claim-correct", "fischer-petrosian-1971-g3"},
	{"stories", "spassky.claim", "claim-incorrect", "fischer-spassky-1972-g20"},
	{"stories", "miles.claim", "claim-incorrect", "karpov-miles-1986"},
	{"stories", "korchnoi.may", "legal", "korchnoi-karpov-1974-g21"},
	{"stories", "kotov.may", "prevented", "kotov-spassky-1958"},
	{"stories", "kotov.touch", "illegal-castling-king-moves", "4.4.3"},
	{"stories", "wang.unwritten", "claim-incorrect", "wang-dreev-2013, claim-without-writing"},
	{"stories", "wang.written", "claim-correct", "wang-dreev-2013"},
	{"stories", "filipowicz.claim", "claim-correct", "filipowicz-smederevac-1966"},
	{"stories", "evans.stalemate", "stalemate", "evans-reshevsky-1963"},
	{"stories", "evans.queen", "stalemate", "evans-reshevsky-1963"},
	{"stories", "inarkiev.legal", "illegal", "carlsen-inarkiev-2017"},
	{"stories", "inarkiev.before", "illegal-move-loses", "A.4.2 of 2017, as in gijssen-1998-Bxe5"},
	{"stories", "inarkiev.after", "illegal-move-stands", "carlsen-inarkiev-2017"},
	{"stories", "firouzja.mate", "yes", "firouzja-carlsen-2019"},
	{"stories", "firouzja.result", "flag-fall-loses", "firouzja-carlsen-2019"},
	{"stories", "socko.mate", "yes", "socko-foisor-2008"},
	{"stories", "socko.result", "flag-fall-loses", "socko-foisor-2008"},
}

// questions calls back with every question of a lesson, its step on the table.
func questions(shown *table.Table, each func(q *script.Question)) {
	for i := range shown.Course().Steps {
		shown.Do(table.Ask("step", strconv.Itoa(i+1)))
		for _, note := range shown.Course().Step().Notes {
			for j := range note.Asks {
				each(note.Asks[j])
			}
		}
	}
}

// answer asks the arbiter a question.
func answer(shown *table.Table, q *script.Question) []table.Reply {
	shown.Do(table.Ask("answer", strconv.Itoa(q.Number)))
	return shown.Replies(q)
}

func TestEveryQuestionOfALessonIsAnsweredAsItsSourceDemands(t *testing.T) {
	for _, name := range lessonNames {
		wanted := map[string]string{}
		for _, d := range demanded {
			if d.lesson == name {
				wanted[d.question] = d.answer
			}
		}
		shown := opened(t, name)
		questions(shown, func(q *script.Question) {
			want, ok := wanted[q.Key]
			if !ok {
				t.Errorf("%s: no source is named for %s", name, q.Key)
			}
			delete(wanted, q.Key)
			replies := answer(shown, q)
			codes := strings.Fields(want)
			for i, r := range replies {
				got := r.Code.String()
				if got == "" {
					got = r.Outcome
				}
				if r.Fault != "" || got != codes[min(i, len(codes)-1)] || len(codes) > 1 && len(codes) != len(replies) {
					t.Errorf("%s, %s by %s: %s %s, want %s", name, q.Key, r.Edition, got, r.Fault, want)
				}
				if i < len(replies) && !slices.Contains(table.Outcomes(q.Query.Kind), r.Outcome) {
					t.Errorf("%s, %s: %s cannot be chosen", name, q.Key, r.Outcome)
				}
			}
			if len(replies) == 0 {
				t.Errorf("%s, %s: no answer", name, q.Key)
			}
		})
		if problems := shown.Course().Problems; len(problems) > 0 {
			t.Errorf("%s: %v", name, problems)
		}
		for question := range wanted {
			t.Errorf("%s: there is no question %s", name, question)
		}
	}
}
