package panel

// How does a ruling look: the verdict in one line, the sentences with their articles,
// what follows from it, and what can be done with it?

import (
	"strconv"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/lesson/table"
)

// answer draws the ruling on the question that was asked last, where it is of that kind
// and belongs to the position; nothing otherwise.
func (v *view) answer(kind table.QuestionKind) (found bool) {
	a := v.Answered()
	if a == nil || a.Question.Kind != kind {
		return false
	}
	if a.Fault != "" {
		v.put("p.failure", a.Fault)
		return true
	}
	v.open("section.ruling")
	v.ruling(a)
	v.end()
	return true
}

func (v *view) ruling(a *table.Asked) {
	r := &a.Ruling
	v.put("h3.verdict."+tone(r), v.verdict(r))
	v.reasons(a.Told.Grounds)
	v.follows(a)
	v.rulingButtons(a)
	v.opinions(a)
	if r.Attested != 0 {
		v.tell("p.attested", "attested."+attestedKey(r.Attested), r.Edition.String())
	}
	if a.Question.Kind == table.OnClaim && !a.Applied {
		if len(r.Repetition.Plies) > 1 {
			v.figures(r.Repetition.Plies, a.Question.Claim.Intending)
		}
		v.nearMisses(r, a.Question.Claim.Intending)
	}
	if a.Editions != nil {
		v.editions(a)
	}
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
func (v *view) verdict(r *arbiter.Ruling) string {
	end := v.ending(r.Result)
	if r.Code == reason.AgreementDraws || r.Code == reason.AgreementTooEarly {
		return end // both want it, and nobody has claimed anything
	}
	what := "claim"
	switch r.Code {
	case reason.ComplaintUpheld, reason.ComplaintBaseless, reason.ComplaintLost:
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
	case r.Code == reason.ResignationAsk:
		return v.say("verdict.asks")
	}
	return end
}

func (v *view) ending(result game.Result) string {
	return v.say([...]string{
		game.Unfinished: "verdict.goes-on", game.WhiteWins: "verdict.white-wins",
		game.BlackWins: "verdict.black-wins", game.Drawn: "verdict.drawn",
	}[result])
}

// follows lists what follows for the clocks, the position and the next move.
func (v *view) follows(a *table.Asked) {
	r := &a.Ruling
	v.open("dl.follows")
	if r.Change != nil {
		v.follow("follows.clocks", v.clockChange(r.Change))
	} else if r.Formula != nil {
		v.follow("follows.clocks", v.say("follows.formula"))
	}
	p := v.stands(a)
	if isMade(r) {
		// The move is named where it can be played.
	} else if r.MustPlay != position.NoMove {
		v.follow("follows.must", v.spell(p, r.MustPlay))
	} else if r.Moves != nil {
		v.follow("follows.allowed", v.spellAll(p, r.Moves))
	}
	if r.Restore != arbiter.Unchanged {
		v.draw("dt @follows.back")
		v.open("dd")
		v.plyButton(r.Restore)
		v.end()
	}
	if r.Mate != nil {
		v.follow("follows.mate", v.say("mate."+r.Mate.Verdict.String(), v.subject(r.Mate.Winner)))
	}
	if r.ComplaintLost {
		v.follow("follows.complaint", v.say("follows.lost"))
	}
	v.endUnlessEmpty()
}

//go:noinline
func (v *view) follow(key, what string) {
	v.tell("dt", key)
	v.put("dd", what)
}

// isMade tells whether hands have made a move that stands.
func isMade(r *arbiter.Ruling) bool {
	return r.Hands == arbiter.HandsMade || r.Hands == arbiter.HandsCompleted
}

// stands returns the position in which the moves of a ruling are to be played.
func (v *view) stands(a *table.Asked) *position.Position {
	if a.Ruling.Restore != arbiter.Unchanged {
		if n := v.At(a.Ruling.Restore); n != nil {
			return n.Position()
		}
	}
	return a.Node.Position()
}

// clockChange tells what is added to the clocks: "White +2:00".
func (v *view) clockChange(change *arbiter.Clocks) string {
	var parts []string
	for c := board.White; c <= board.Black; c++ {
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

func (v *view) rulingButtons(a *table.Asked) {
	v.open("div.buttons")
	if a.Applied {
		v.put("span.applied", v.say("ruling.applied")+" ")
		v.draw("button do=take-back @ruling.take-back")
	} else {
		switch {
		case isMade(&a.Ruling):
			v.tell("button.chief do=hand-play", "hands.play", v.spell(a.Node.Position(), a.Ruling.MustPlay))
		case a.Ruling.Hands == arbiter.HandsIllegal || a.Ruling.Hands == arbiter.HandsIllegalCompleted:
			v.draw("button.chief do=hand-illegal @ask-arbiter")
			if a.Changes() {
				v.draw("button do=apply @ruling.apply")
			}
		case a.Changes():
			v.draw("button.chief do=apply @ruling.apply")
		}
		v.draw("button.quiet do=editions @ruling.editions")
	}
	v.end()
}

// opinions are the readings that are held where the text decides nothing.
func (v *view) opinions(a *table.Asked) {
	if len(a.Ruling.Opinions) == 0 {
		return
	}
	v.draw("h4 @ruling.readings")
	v.open("ul.opinions")
	for i := range a.Ruling.Opinions {
		o := &a.Ruling.Opinions[i]
		key := "verdict.claim-rejected"
		if o.Upheld {
			key = "verdict.claim-upheld"
		}
		v.open("li.opinion\n strong @" + key)
		if o.Upheld == (a.Ruling.Upheld == arbiter.Granted) {
			v.text(" ")
			v.draw("span.followed @ruling.followed")
		}
		v.put("p", a.Told.Opinions[i])
		v.end()
	}
	v.end()
}

// editions is the same question under every edition, one line each.
func (v *view) editions(a *table.Asked) {
	v.open(`table.editions
 caption @editions.caption
 thead
  tr
   th scope=col @editions.edition
   th scope=col @editions.verdict
   th scope=col @editions.why`)
	v.open("tbody")
	for i := range a.Editions {
		v.editionRow(a.Editions[i], a.Conditions.Edition)
	}
	v.end()
	v.end()
}

func (v *view) editionRow(a *table.Asked, chosen laws.Edition) {
	row := "tr"
	if a.Conditions.Edition == chosen {
		row = "tr.is-chosen aria-current=true"
	}
	v.open(row)
	v.put("th scope=row", a.Conditions.Edition.String())
	grounds := a.Told.Grounds
	switch {
	case a.Fault != "":
		v.put("td", "")
		v.put("td", a.Fault)
	case len(grounds) == 0:
		v.put("td", v.oneLine(a))
		v.put("td", "")
	default:
		v.put("td", v.oneLine(a))
		v.reason("td", &grounds[0])
	}
	v.end()
}

// oneLine is a verdict with what follows for the clocks and the next move.
func (v *view) oneLine(a *table.Asked) string {
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
