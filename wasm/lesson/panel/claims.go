package panel

// What does the panel of the claims show?

import (
	"strconv"

	"chessarbiter/core/arbiter"
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
	v := view{t}
	return append(v.claims(), v.occurrences(false), v.counter())
}

// ClaimsTab returns the same at the table, which puts a claim to the arbiter itself,
// correct or not, and shows the positions on small boards.
func ClaimsTab(t *table.Table) []Node {
	v := view{t}
	ruling := Ruling(t, table.OnClaim)
	list := append(v.claims(), ruling...)
	if !v.IsOver() && !v.IsAnalysis() {
		list = append(list, v.claimForm())
	}
	return append(list, v.occurrences(ruling == nil), v.counter())
}

// claimForm lets the reader make any claim.
func (v view) claimForm() Node {
	kinds := []option{
		{arbiter.ThreefoldClaim.String(), v.say("claim.threefold")}, {arbiter.FiftyMoveClaim.String(), v.say("claim.fifty-move")},
	}
	move := element("input", "").with("type", "text").with("autocomplete", "off").with("spellcheck", "false").with("autocapitalize", "off")
	return element("details", "claim-any",
		element("summary", "", text(v.say("claim.any"))),
		element("div", "fields",
			v.choice("claim.kind", "claim-kind", v.Claim.Kind.String(), kinds),
			v.check("claim.unwritten", "claim-unwritten", v.Claim.Unwritten),
			v.check("claim.touched", "claim-touched", v.Claim.Touched)),
		element("form", "", element("label", "choice", element("span", "", text(v.say("claim.move"))), move),
			element("button", "", text(v.say("ask-arbiter"))).with("type", "submit")).with("data-action", "claim-told"))
}

// claims are what may be claimed now, with a button for each claim.
func (v view) claims() []Node {
	var claims []arbiter.Claim
	if !v.Ended {
		claims = v.Judged(nil).Claims()
	}
	class := "lead"
	if len(claims) > 0 {
		class = "lead is-open"
	}
	panel := []Node{paragraph(class, v.lead(claims))}
	if len(claims) > 0 {
		panel = append(panel, v.claimList(claims))
	}
	return panel
}

func (v view) lead(claims []arbiter.Claim) string {
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
func (v view) claimList(claims []arbiter.Claim) Node {
	list := element("ul", "claims")
	told := v.Context().Claims(claims)
	shared := -1
	for i, c := range claims {
		isShared := c.Kind == arbiter.FiftyMoveClaim && c.Intending != position.NoMove
		ask := v.claimButton(&told[i])
		if isShared && shared >= 0 {
			buttons := &list.Kids[shared].Kids[1]
			buttons.add(ask)
			continue
		}
		says := told[i].Text
		if isShared {
			shared = len(list.Kids)
			says = v.say("claims.fifty-any")
		}
		list.add(element("li", "claim",
			v.sentence("p", says, &told[i].Article), element("div", "buttons", ask)))
	}
	return list
}

func (v view) claimButton(c *wire.Claim) Node {
	if c.Intending == nil {
		return button("", v.say("claims.claim"), table.Ask("claim", c.Kind))
	}
	return button("", v.say("claims.claim-with", *c.Intending), table.Ask("claim", c.Kind, *c.Intending))
}

// occurrences tells where the position has stood, and where it seems to have, at the
// table on small boards.
func (v view) occurrences(boards bool) Node {
	found := v.Case(nil).Repetition()
	r := v.Context().Repetition(found)
	n := element("section", "evidence", element("h3", "", text(v.say("claims.repetition"))))
	if r.Count <= 1 {
		n.add(paragraph("", v.say("claims.first")))
	} else {
		n.add(paragraph("", v.Words.Count("claims.times", r.Count)))
		if boards {
			n.add(v.figures(r.Plies, position.NoMove))
		}
		if !boards || len(r.Plies) > mostBoards {
			n.add(v.plyList(r.Plies))
		}
	}
	for i := range r.NearMisses {
		n.add(v.nearMiss(&r.NearMisses[i], arbiter.Difference(v.Edition, found.NearMisses[i])))
		if boards && i < mostBoards/2 {
			n.add(v.nearFigures(&found.NearMisses[i], v.Ply(), position.NoMove))
		}
	}
	return n
}

// maxPlies is how many plies are listed; of more, the first and the last ones.
const maxPlies = 8

// plyList lists plies as buttons that show them.
func (v view) plyList(plies []int) Node {
	list := element("ol", "plies")
	left := len(plies) - maxPlies
	for i, ply := range plies {
		if left > 0 && i > 0 && i <= left {
			if i == left {
				list.add(element("li", "", text("…")))
			}
			continue
		}
		if ply == v.Ply() {
			list.add(element("li", "", element("span", "now", text(v.say("now")))))
			continue
		}
		list.add(element("li", "", v.plyButton(ply)))
	}
	return list
}

// plyButton is a button that shows a ply of the line, with its move on it.
func (v view) plyButton(ply int) Node { return button("ply", v.moveAt(ply), goTo(ply)) }

// goTo asks for a ply of the line.
func goTo(ply int) table.Action { return table.Ask("goto", strconv.Itoa(ply)) }

// nearMiss tells of a position that only looks the same; grounds have the articles.
func (v view) nearMiss(miss *wire.NearMiss, grounds []arbiter.Ground) Node {
	list := element("ul", "reasons")
	for i, d := range miss.Differences {
		list.add(v.sentence("li", d.Text, &grounds[i].Article))
	}
	return element("div", "miss", element("p", "", split(v.say("claims.near"), v.plyButton(miss.Ply))...), list)
}

// counter shows how far the count of fifty moves has come.
func (v view) counter() Node {
	count := v.Halfmoves()
	n := element("section", "evidence",
		element("h3", "", text(v.say("claims.fifty"))),
		element("progress", "").
			with("max", strconv.Itoa(claimCount)).
			with("value", strconv.Itoa(min(count, claimCount))).
			with("aria-label", v.say("claims.counter")),
		paragraph("", v.counterWords(count)))
	if count > 0 {
		n.add(v.reset())
	}
	return n
}

func (v view) counterWords(count int) string {
	so := v.Words.Count("claims.count", count)
	if count < claimCount {
		return v.say("claims.needs", so, strconv.Itoa(claimCount))
	}
	return v.say("claims.ends", so, strconv.Itoa(endCount))
}

// reset tells since when the half-moves are counted.
func (v view) reset() Node {
	reset, ok := v.ResetBy()
	if !ok {
		if v.Halfmoves() > v.Ply() {
			return paragraph("", v.say("claims.before"))
		}
		return paragraph("", v.say("claims.from-start"))
	}
	since := "claims.since-pawn"
	if reset.Capture {
		since = "claims.since-capture"
	}
	return element("p", "", split(v.say(since), v.plyButton(reset.Ply))...)
}
