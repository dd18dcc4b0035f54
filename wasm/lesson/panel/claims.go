package panel

// What does the panel of the claims show?

import (
	"strconv"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/phrase/words"
	"chessarbiter/core/position"
	"chessarbiter/wasm/lesson/table"
	"chessarbiter/wasm/wire"
)

// How many half-moves without pawn move or capture allow a claim (Article 9.3),
// and how many end the game (Article 9.6.2).
const (
	claimCount = 100
	endCount   = 150
)

// Claims returns the panel of the draw claims: what may be claimed now, how often
// the position has stood and where it only nearly stood, and the count of moves
// without pawn move or capture.
//
// It stands alone in a page that keeps its game itself, and asks that page for claims.
func Claims(t *table.Table) []Node {
	return drawn(t, func(v *view) {
		v.claims()
		v.occurrences(false)
		v.counter()
	})
}

// claimsTab draws the same at the table, which puts a claim to the arbiter itself,
// correct or not, and shows the positions on small boards.
func (v *view) claimsTab() {
	v.claims()
	isRuled := v.answer(table.OnClaim)
	if !v.IsOver() && !v.IsAnalysis() {
		v.claimForm()
	}
	v.occurrences(!isRuled)
	v.counter()
}

// claimForm lets the reader make any claim.
func (v *view) claimForm() {
	v.open("details.claim-any\n summary @claim.any")
	v.open("div.fields")
	v.choose("claim.kind", "claim-kind", v.Claim.Kind.String(), "claim.", "threefold fifty-move")
	v.check(v.say("claim.unwritten"), "claim-unwritten", v.Claim.Unwritten)
	v.check(v.say("claim.touched"), "claim-touched", v.Claim.Touched)
	v.end()
	v.draw(`form do=claim-told
 label.choice
  span @claim.move
  input type=text autocomplete=off spellcheck=false autocapitalize=off
 button type=submit @ask-arbiter`)
	v.end()
}

// claims are what may be claimed now, with a button for each claim.
func (v *view) claims() {
	var claims []arbiter.Claim
	if !v.Ended {
		claims = v.Judged(nil).Claims()
	}
	if len(claims) == 0 {
		v.put("p.lead", v.lead(claims))
		return
	}
	v.put("p.lead.is-open", v.lead(claims))
	v.claimList(claims)
}

func (v *view) lead(claims []arbiter.Claim) string {
	player := v.subject(v.Position().Turn())
	switch {
	case v.Ended || v.IsOver():
		return v.say("claims.over")
	case v.IsAnalysis():
		return v.say("claims.analysis")
	case len(claims) == 0:
		return v.say("claims.none", player)
	}
	return v.say("claims.some", player)
}

// claimList lists the claims. Those of fifty moves by an intended move differ in
// that move only and share one entry.
func (v *view) claimList(claims []arbiter.Claim) {
	v.open("ul.claims")
	told := v.Context().Claims(claims)
	isShared := func(i int) bool {
		return claims[i].Kind == arbiter.FiftyMoveClaim && claims[i].Intending != position.NoMove
	}
	hasShared := false
	for i := range told {
		if isShared(i) && hasShared {
			continue
		}
		says := told[i].Text
		if isShared(i) {
			says = v.say("claims.fifty-any")
		}
		v.open("li.claim")
		v.sentence("p", says, &told[i].Article)
		v.open("div.buttons")
		v.claimButton(&told[i])
		if isShared(i) {
			hasShared = true
			for j := i + 1; j < len(told); j++ {
				if isShared(j) {
					v.claimButton(&told[j])
				}
			}
		}
		v.end()
		v.end()
	}
	v.end()
}

func (v *view) claimButton(c *wire.Claim) {
	v.open("button")
	action, says := "claim "+c.Kind, ""
	if c.Intending == nil {
		says = v.say("claims.claim")
	} else {
		action += " " + *c.Intending
		says = v.say("claims.claim-with", *c.Intending)
	}
	v.does(action)
	v.text(says)
	v.end()
}

// occurrences tells where the position has stood, and where it seems to have, at the
// table on small boards.
func (v *view) occurrences(boards bool) {
	found := v.Case(nil).Repetition()
	r := v.Context().Repetition(&found)
	v.open("section.evidence\n h3 @claims.repetition")
	if r.Count <= 1 {
		v.draw("p @claims.first")
	} else {
		v.count("p", "claims.times", r.Count)
		if boards {
			v.figures(r.Plies, position.NoMove)
		}
		if !boards || len(r.Plies) > mostBoards {
			v.plyList(r.Plies)
		}
	}
	for i := range r.NearMisses {
		miss := &found.NearMisses[i]
		v.nearMiss(&r.NearMisses[i], arbiter.Difference(v.Edition, *miss))
		if boards && i < mostBoards/2 {
			v.nearFigures(miss, v.Ply(), position.NoMove)
		}
	}
	v.end()
}

// maxPlies is how many plies are listed; of more, the first and the last ones.
const maxPlies = 8

// plyList lists plies as buttons that show them.
func (v *view) plyList(plies []int) {
	v.open("ol.plies")
	left := len(plies) - maxPlies
	for i, ply := range plies {
		if left > 0 && i > 0 && i <= left {
			if i == left {
				v.put("li", "…")
			}
			continue
		}
		v.open("li")
		v.plyOrNow(ply)
		v.end()
	}
	v.end()
}

// plyOrNow is a button that shows a ply of the line, or says that it is the one shown.
func (v *view) plyOrNow(ply int) {
	if ply == v.Ply() {
		v.draw("span.now @now")
		return
	}
	v.plyButton(ply)
}

// plyButton is a button that shows a ply of the line, with its move on it.
func (v *view) plyButton(ply int) {
	v.put("button.ply do=goto+"+strconv.Itoa(ply), v.moveAt(ply))
}

// nearMiss tells of a position that only looks the same; grounds have the articles.
func (v *view) nearMiss(miss *wire.NearMiss, grounds []arbiter.Ground) {
	v.open("div.miss")
	v.atPly("p", "claims.near", miss.Ply)
	v.open("ul.reasons")
	for i := range miss.Differences {
		v.sentence("li", miss.Differences[i].Text, &grounds[i].Article)
	}
	v.end()
	v.end()
}

// counter shows how far the count of fifty moves has come.
func (v *view) counter() {
	count := v.Halfmoves()
	v.open(words.Fill("section.evidence\n h3 @claims.fifty\n progress max={1} value={2} aria-label=@claims.counter",
		strconv.Itoa(claimCount), strconv.Itoa(min(count, claimCount))))
	v.put("p", v.counterWords(count))
	if count > 0 {
		v.reset()
	}
	v.end()
}

func (v *view) counterWords(count int) string {
	so := v.Words.Count("claims.count", count)
	if count < claimCount {
		return v.say("claims.needs", so, strconv.Itoa(claimCount))
	}
	return v.say("claims.ends", so, strconv.Itoa(endCount))
}

// reset tells since when the half-moves are counted.
func (v *view) reset() {
	reset, ok := v.ResetBy()
	switch {
	case ok && reset.Capture:
		v.atPly("p", "claims.since-capture", reset.Ply)
	case ok:
		v.atPly("p", "claims.since-pawn", reset.Ply)
	case v.Halfmoves() > v.Ply():
		v.draw("p @claims.before")
	default:
		v.draw("p @claims.from-start")
	}
}
