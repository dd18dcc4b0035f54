package panel

// How does a ruling look: the verdict in one line, the sentences with their articles,
// what follows from it, and what can be done with it?

import (
	"strconv"
	"strings"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/wasm/lesson/table"
	"chessarbiter/wasm/wire"
)

// Ruling returns the ruling on the question that was asked last, where it is of that
// kind and belongs to the position; nothing otherwise.
func Ruling(t *table.Table, kind table.QuestionKind) []Node {
	v := view{t}
	a := t.Answered()
	if a == nil || a.Question.Kind != kind {
		return nil
	}
	if a.Fault != "" {
		return []Node{paragraph("failure", a.Fault)}
	}
	return []Node{element("section", "ruling", v.ruling(a)...)}
}

func (v view) ruling(a *table.Asked) []Node {
	r := &a.Ruling
	list := []Node{element("h3", "verdict "+tone(r), text(v.verdict(r)))}
	list = append(list, v.reasons(a.Told.Evidence.Grounds))
	if follows := v.follows(a); len(follows.Kids) > 0 {
		list = append(list, follows)
	}
	list = append(list, element("div", "buttons", v.rulingButtons(a)...))
	list = append(list, v.opinions(a)...)
	if r.Attested != 0 {
		list = append(list, paragraph("attested", v.say("attested."+attestedKey(r.Attested), a.Told.Edition)))
	}
	if a.Question.Kind == table.OnClaim && !a.Applied {
		if len(r.Repetition.Plies) > 1 {
			list = append(list, v.figures(r.Repetition.Plies, a.Question.Claim.Intending))
		}
		list = append(list, v.nearMisses(r, a.Question.Claim.Intending)...)
	}
	if a.Editions != nil {
		list = append(list, v.editions(a))
	}
	return list
}

func attestedKey(s laws.Status) string {
	return [...]string{"", "read", "quoted", "partly-memory", "memory"}[s%5]
}

// tone is the class of a verdict.
func tone(r *arbiter.Ruling) string {
	switch {
	case r.Upheld == arbiter.Rejected, r.Hands == arbiter.HandsIllegal, r.Hands == arbiter.HandsIllegalCompleted:
		return "is-bad"
	case r.Upheld == arbiter.Granted, r.Hands == arbiter.HandsNotAsked && r.Result != game.Unfinished:
		return "is-good"
	}
	return "is-plain"
}

// verdict is the ruling in one line: what becomes of what was asked for, and of the
// game.
func (v view) verdict(r *arbiter.Ruling) string {
	end := v.end(r.Result)
	if strings.HasPrefix(string(r.Code), "agreement") {
		return end // both want it, and nobody has claimed anything
	}
	what := "claim"
	if strings.HasPrefix(string(r.Code), "complaint") {
		what = "complaint"
	}
	switch r.Upheld {
	case arbiter.Granted:
		return v.say("verdict.both", v.say("verdict."+what+"-upheld"), end)
	case arbiter.Rejected:
		return v.say("verdict.both", v.say("verdict."+what+"-rejected"), end)
	}
	switch {
	case r.Hands != arbiter.HandsNotAsked && r.Result == game.Unfinished:
		return v.say("hands." + r.Hands.String())
	case r.Code == "resignation-unclear":
		return v.say("verdict.asks")
	}
	return end
}

func (v view) end(result game.Result) string {
	return v.say([...]string{
		game.Unfinished: "verdict.goes-on", game.WhiteWins: "verdict.white-wins",
		game.BlackWins: "verdict.black-wins", game.Drawn: "verdict.drawn",
	}[result])
}

// follows lists what follows for the clocks, the position and the next move.
func (v view) follows(a *table.Asked) Node {
	r := &a.Ruling
	list := element("dl", "follows")
	add := func(key string, what ...Node) {
		list.add(element("dt", "", text(v.say(key))), element("dd", "", what...))
	}
	if r.Change != nil {
		add("follows.clocks", text(v.clockChange(r.Change)))
	} else if formula := a.Told.Evidence.Formula; formula != nil {
		add("follows.clocks", text(v.say("follows.formula")))
	}
	p := v.stands(a)
	if isMade(r) {
		// The move is named where it can be played.
	} else if r.MustPlay != position.NoMove {
		add("follows.must", text(v.spell(p, r.MustPlay)))
	} else if r.Moves != nil {
		add("follows.allowed", text(v.spellAll(p, r.Moves)))
	}
	if r.Restore != arbiter.Unchanged {
		add("follows.back", v.plyButton(r.Restore))
	}
	if r.Mate != nil {
		add("follows.mate", text(v.say("mate."+r.Mate.Verdict.String(), v.subject(r.Mate.Winner))))
	}
	if r.ComplaintLost {
		add("follows.complaint", text(v.say("follows.lost")))
	}
	return list
}

// isMade tells whether hands have made a move that stands.
func isMade(r *arbiter.Ruling) bool {
	return r.Hands == arbiter.HandsMade || r.Hands == arbiter.HandsCompleted
}

// stands returns the position in which the moves of a ruling are to be played.
func (v view) stands(a *table.Asked) *position.Position {
	if a.Ruling.Restore != arbiter.Unchanged {
		if n := v.At(a.Ruling.Restore); n != nil {
			return n.Position()
		}
	}
	return a.Node.Position()
}

// clockChange tells what is added to the clocks: "White +2:00".
func (v view) clockChange(change *arbiter.Clocks) string {
	var parts []string
	for _, c := range [...]board.Color{board.White, board.Black} {
		ms := change.Of(c)
		sign := " +"
		if ms < 0 {
			sign, ms = " −", -ms
		}
		if ms != 0 {
			parts = append(parts, v.player(c)+sign+clockTime(ms))
		}
	}
	if parts == nil {
		return v.say("follows.same")
	}
	return v.listed(parts)
}

// clockTime writes milliseconds as a clock does: "4:59", "1:30:00", begun seconds
// counting.
func clockTime(ms int) string {
	seconds := (ms + 999) / 1000
	hours := ""
	minutes := strconv.Itoa(seconds / 60)
	if seconds >= 3600 {
		hours, minutes = strconv.Itoa(seconds/3600)+":", twoDigits(seconds/60%60)
	}
	return hours + minutes + ":" + twoDigits(seconds%60)
}

func twoDigits(n int) string { return string([]byte{'0' + byte(n/10%10), '0' + byte(n%10)}) }

func (v view) rulingButtons(a *table.Asked) []Node {
	var list []Node
	switch {
	case a.Applied:
		list = append(list, element("span", "applied", text(v.say("ruling.applied")+" ")),
			button("", v.say("ruling.take-back"), table.Ask("take-back")))
		return list
	case isMade(&a.Ruling):
		list = append(list, button("chief", v.say("hands.play", v.spell(a.Node.Position(), a.Ruling.MustPlay)), table.Ask("hand-play")))
	case a.Ruling.Hands == arbiter.HandsIllegal || a.Ruling.Hands == arbiter.HandsIllegalCompleted:
		list = append(list, button("chief", v.say("ask-arbiter"), table.Ask("hand-illegal")))
		if a.Changes() {
			list = append(list, button("", v.say("ruling.apply"), table.Ask("apply")))
		}
	case a.Changes():
		list = append(list, button("chief", v.say("ruling.apply"), table.Ask("apply")))
	}
	return append(list, button("quiet", v.say("ruling.editions"), table.Ask("editions")))
}

// opinions are the readings that are held where the text decides nothing.
func (v view) opinions(a *table.Asked) []Node {
	if len(a.Ruling.Opinions) == 0 {
		return nil
	}
	list := element("ul", "opinions")
	for i := range a.Ruling.Opinions {
		o := &a.Ruling.Opinions[i]
		key := "verdict.claim-rejected"
		if o.Upheld {
			key = "verdict.claim-upheld"
		}
		n := element("li", "opinion", element("strong", "", text(v.say(key))))
		if o.Upheld == (a.Ruling.Upheld == arbiter.Granted) {
			n.add(text(" "), element("span", "followed", text(v.say("ruling.followed"))))
		}
		n.add(paragraph("", a.Told.Evidence.Opinions[i].Text))
		list.add(n)
	}
	return []Node{element("h4", "", text(v.say("ruling.readings"))), list}
}

// editions is the same question under every edition, one line each.
func (v view) editions(a *table.Asked) Node {
	head := element("tr", "")
	for _, key := range [...]string{"editions.edition", "editions.verdict", "editions.why"} {
		head.add(element("th", "", text(v.say(key))).with("scope", "col"))
	}
	body := element("tbody", "")
	for i := range a.Editions {
		body.add(v.editionRow(a.Editions[i], a.Conditions.Edition))
	}
	return element("table", "editions", element("caption", "", text(v.say("editions.caption"))), element("thead", "", head), body)
}

func (v view) editionRow(a *table.Asked, chosen laws.Edition) Node {
	row := element("tr", "")
	edition := element("th", "", text(a.Conditions.Edition.String())).with("scope", "row")
	if a.Conditions.Edition == chosen {
		row = element("tr", "is-chosen").with("aria-current", "true")
	}
	verdict, why := "", element("td", "", text(a.Fault))
	if a.Fault == "" {
		verdict = v.oneLine(a)
		if decisive := first(a.Told.Evidence.Grounds); decisive != nil {
			why = v.reason("td", decisive)
		}
	}
	row.Kids = []Node{edition, element("td", "", text(verdict)), why}
	return row
}

// oneLine is a verdict with what follows for the clocks and the next move.
func (v view) oneLine(a *table.Asked) string {
	r := &a.Ruling
	line := v.verdict(r)
	add := func(more string) { line = v.say("verdict.both", line, more) }
	if r.Change != nil {
		add(v.clockChange(r.Change))
	} else if r.Formula != nil {
		add(v.say("editions.formula"))
	}
	switch {
	case isMade(r) || r.MustPlay != position.NoMove:
		add(v.say("editions.must", v.spell(v.stands(a), r.MustPlay)))
	case r.Moves != nil:
		add(v.Words.Count("editions.moves", len(r.Moves)))
	}
	return line
}

func first(list []wire.Reason) *wire.Reason {
	if len(list) == 0 {
		return nil
	}
	return &list[0]
}
