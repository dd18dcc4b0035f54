package panel

// What does the panel of the claims show?

import (
	"strconv"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
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
func Claims(r Record, e laws.Edition) []Node {
	g := r.Game
	claims := arbiter.Claims(g, e)
	status := arbiter.StatusOf(g, e)
	if r.Ruled {
		claims = nil
	}
	panel := []Node{paragraph(leadClass(claims), lead(r, status, claims))}
	if len(claims) > 0 {
		panel = append(panel, claimList(g, claims))
	}
	return append(panel, occurrences(g, e), counter(g))
}

func leadClass(claims []arbiter.Claim) string {
	if len(claims) > 0 {
		return "lead is-open"
	}
	return "lead"
}

func lead(r Record, status arbiter.Status, claims []arbiter.Claim) string {
	color := capital(r.Game.Position().Turn().String())
	switch {
	case r.Ruled || status.Over:
		return "The game is over: there is nothing left to claim."
	case r.Game.IsAnalysis():
		return "A turn was passed in this line, so it is analysis: nothing can be claimed."
	case len(claims) == 0:
		return color + " has nothing to claim now."
	}
	return color + " has the move and may claim a draw."
}

// claimList lists the claims. Those of fifty moves by an intended move differ in
// that move only and share one entry.
func claimList(g *game.Game, claims []arbiter.Claim) Node {
	list := element("ul", "claims")
	shared := -1
	for _, c := range claims {
		isShared := c.Kind == arbiter.FiftyMoveClaim && c.Intending != position.NoMove
		if isShared && shared >= 0 {
			buttons := &list.Kids[shared].Kids[1]
			buttons.Kids = append(buttons.Kids, claimButton(g, c))
			continue
		}
		if isShared {
			shared = len(list.Kids)
		}
		name := intended(g, c)
		if isShared {
			name = "any of these moves"
		}
		list.Kids = append(list.Kids, element("li", "claim",
			groundIn("p", g, c.Named(name).Ground),
			element("div", "buttons", claimButton(g, c))))
	}
	return list
}

func intended(g *game.Game, c arbiter.Claim) string {
	if c.Intending == position.NoMove {
		return ""
	}
	return san.Format(g.Position(), c.Intending)
}

func claimButton(g *game.Game, c arbiter.Claim) Node {
	move := intended(g, c)
	label := "Claim the draw"
	if move != "" {
		label = "Claim with " + move
	}
	return button("", label, Action{Verb: Claim, What: c.Kind.String(), Move: move})
}

// occurrences tells where the position has stood, and where it seems to have.
func occurrences(g *game.Game, e laws.Edition) Node {
	r := g.Repetition()
	n := element("section", "evidence", element("h3", "", text("Repetition")))
	sentence := "This position has stood " + times(r.Count) + ":"
	if r.Count == 1 {
		sentence = "This position stands for the first time."
	}
	n.Kids = append(n.Kids, paragraph("", sentence))
	if r.Count > 1 {
		n.Kids = append(n.Kids, plyList(g, r.Plies))
	}
	for _, miss := range r.NearMisses {
		n.Kids = append(n.Kids, nearMiss(g, e, miss))
	}
	return n
}

// maxPlies is how many plies are listed; of more, the first and the last ones.
const maxPlies = 8

// plyList lists plies as buttons that show them.
func plyList(g *game.Game, plies []int) Node {
	list := element("ol", "plies")
	left := len(plies) - maxPlies
	for i, ply := range plies {
		if left > 0 && i > 0 && i <= left {
			if i == left {
				list.Kids = append(list.Kids, element("li", "", text("…")))
			}
			continue
		}
		if ply == g.Ply() {
			list.Kids = append(list.Kids, element("li", "", element("span", "now", text("now"))))
			continue
		}
		list.Kids = append(list.Kids, element("li", "", button("ply", moveAt(g, ply), Action{Verb: Goto, Ply: ply})))
	}
	return list
}

func nearMiss(g *game.Game, e laws.Edition, miss game.NearMiss) Node {
	return element("div", "miss",
		element("p", "",
			text("It only looks the same as after "),
			button("ply", moveAt(g, miss.Ply), Action{Verb: Goto, Ply: miss.Ply}),
			text(":")),
		grounds(g, arbiter.Difference(e, miss)))
}

// counter shows how far the count of fifty moves has come.
func counter(g *game.Game) Node {
	count := g.Halfmoves()
	n := element("section", "evidence",
		element("h3", "", text("Fifty moves")),
		element("progress", "").
			with("max", strconv.Itoa(claimCount)).
			with("value", strconv.Itoa(min(count, claimCount))).
			with("aria-label", "Half-moves without a pawn move or a capture"),
		paragraph("", counterWords(count)))
	if count > 0 {
		n.Kids = append(n.Kids, resetNode(g))
	}
	return n
}

func counterWords(count int) string {
	s := plural(count, "half-move") + " without a pawn move or a capture; "
	if count < claimCount {
		return s + "a claim needs " + strconv.Itoa(claimCount) + "."
	}
	return s + "at " + strconv.Itoa(endCount) + " the game is drawn without a claim."
}

func resetNode(g *game.Game) Node {
	reset, ok := g.ResetBy()
	if !ok {
		if g.Halfmoves() > g.Ply() {
			return paragraph("", "Part of them is from before the first position of this record.")
		}
		return paragraph("", "Counted from the first position.")
	}
	what := "a pawn move"
	if reset.Capture {
		what = "a capture"
	}
	return element("p", "",
		text("Counted since "), button("ply", moveAt(g, reset.Ply), Action{Verb: Goto, Ply: reset.Ply}),
		text(", "+what+"."))
}
