package panel

// What does the panel of the castlings show?

import (
	"strings"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
)

// Castlings returns the panel of the four castlings: a card for each, White's
// first, that tells its state, how it is done and what stands in its way.
func Castlings(r Record, e laws.Edition) []Node {
	list := element("ul", "castlings")
	for _, option := range arbiter.CastlingOptions(r.Game, e) {
		list.Kids = append(list.Kids, card(r.Game, option))
	}
	return []Node{list}
}

func card(g *game.Game, o arbiter.CastlingOption) Node {
	head := element("h3", "",
		element("span", "who", text(capital(o.Color.String())+", "+sideName(g, o.Side))),
		text(" "), element("span", "san", text(o.Side.SAN())))
	n := element("li", "castling is-"+o.State.String(), head, paragraph("state", stateWords(o)))
	if o.State <= arbiter.CastlingPrevented {
		n.Kids = append(n.Kids, paragraph("way", wayWords(o.Plan)))
		if how := methodWords(o.Plan); g.Variant() == position.Chess960 && how != "" {
			n.Kids = append(n.Kids, paragraph("how", how))
		}
	}
	if len(o.Reasons) > 0 {
		n.Kids = append(n.Kids, grounds(g, o.Reasons))
	}
	if o.State <= arbiter.CastlingPrevented && o.Plan.MayBeOccupied != 0 {
		n.Kids = append(n.Kids, paragraph("how", occupiedWords(o.Plan.MayBeOccupied)))
	}
	if buttons := cardButtons(g, o); len(buttons) > 0 {
		n.Kids = append(n.Kids, element("div", "buttons", buttons...))
	}
	return n
}

func cardButtons(g *game.Game, o arbiter.CastlingOption) []Node {
	name := capital(o.Color.String()) + ", " + sideName(g, o.Side)
	var list []Node
	if o.Move != position.NoMove {
		list = append(list, button("", "Castle", Action{Verb: Play, What: uci.Format(o.Move, g.Variant())}).
			with("aria-label", "Castle: "+name))
	}
	switch {
	case o.State <= arbiter.CastlingPrevented:
		list = append(list, button("quiet", "Show squares", Action{Verb: Mark, What: marks(o)}).
			with("aria-label", "Show squares: "+name))
	case o.State == arbiter.CastlingLost:
		list = append(list, button("quiet", "Show "+moveAt(g, o.Loss.Ply), Action{Verb: Goto, Ply: o.Loss.Ply}).
			with("aria-label", "Show "+moveAt(g, o.Loss.Ply)+", where it was lost: "+name))
	}
	return list
}

// marks are the squares to mark for a castling: where king and rook go, what the
// king crosses, what stands in the way and what attacks.
func marks(o arbiter.CastlingOption) string {
	var kinds [64]string
	mark := func(kind string, squares board.SquareSet) {
		for s := range squares.All() {
			kinds[s] = kind
		}
	}
	mark("path", o.Plan.KingWay|o.Plan.KingFrom.Set()|o.Plan.RookFrom.Set())
	mark("good", o.Plan.KingTo.Set()|o.Plan.RookTo.Set())
	for _, r := range o.Reasons {
		for _, s := range r.Squares {
			kinds[s&63] = "point"
		}
	}
	for _, r := range o.Reasons {
		for _, s := range r.By {
			kinds[s&63] = "attack"
		}
	}
	var words []string
	for s, kind := range kinds {
		if kind != "" {
			words = append(words, board.Square(s).String()+"="+kind)
		}
	}
	return strings.Join(words, " ")
}

// sideName names a side as players of the variant do.
func sideName(g *game.Game, side castling.Side) string {
	switch {
	case g.Variant() == position.Chess960:
		return side.String() + "-side"
	case side == castling.HSide:
		return "kingside"
	}
	return "queenside"
}

func stateWords(o arbiter.CastlingOption) string {
	switch o.State {
	case arbiter.CastlingLegal:
		if o.Move != position.NoMove {
			return "Possible now"
		}
		return "Nothing in the way"
	case arbiter.CastlingPrevented:
		return "Prevented now"
	case arbiter.CastlingLost:
		return "Lost for good"
	}
	return "Not in this game"
}

func wayWords(p castling.Plan) string {
	return "King " + goes(p.KingFrom, p.KingTo) + ", rook " + goes(p.RookFrom, p.RookTo) + "."
}

func goes(from, to board.Square) string {
	if from == to {
		return "stays on " + from.String()
	}
	return from.String() + " to " + to.String()
}

// methodWords tells how king and rook are moved by hand: the four methods, who
// goes first and who jumps over whom.
func methodWords(p castling.Plan) string {
	switch p.Method {
	case castling.Transposition:
		return "King and rook change places."
	case castling.KingOnly:
		return "Only the king moves" + jumping(p.Jumps, ", over the rook", "") + "."
	case castling.RookOnly:
		return "Only the rook moves" + jumping(p.Jumps, "", ", over the king") + "."
	}
	order := map[castling.Order]string{
		castling.Either:    "Both move, in either order",
		castling.KingFirst: "Both move, the king first",
		castling.RookFirst: "Both move, the rook first",
	}[p.Order]
	switch p.Jumps {
	case castling.KingJumps:
		order += "; the king jumps over the rook"
	case castling.RookJumps:
		order += "; the rook jumps over the king"
	case castling.BothJump:
		order += "; the second jumps over the first"
	}
	return order + "."
}

func jumping(j castling.Jumps, king, rook string) string {
	if j == castling.KingJumps {
		return king
	}
	if j == castling.RookJumps {
		return rook
	}
	return ""
}

func occupiedWords(set board.SquareSet) string {
	return "May stay occupied: " + squareList(set.Squares()) + "."
}
