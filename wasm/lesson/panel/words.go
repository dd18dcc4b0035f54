package panel

// How do the panels name moves, plies and squares?

import (
	"strconv"
	"strings"

	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/san"
)

func capital(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// plural returns "1 move", "2 moves".
func plural(n int, one string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + one + "s"
}

// times returns "once", "twice", "3 times".
func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return plural(n, "time")
}

// moveAt names the move that led to a ply of the line with its number, "12.Nf3"
// or "12…Nf6", and the first position.
func moveAt(g *game.Game, ply int) string {
	n := g.At(ply)
	if n == nil || n.Parent() == nil {
		return "the first position"
	}
	return numbered(n)
}

func numbered(n *game.Node) string {
	before := n.Parent().Position()
	dots := "."
	if before.Turn() == board.Black {
		dots = "…"
	}
	return strconv.Itoa(before.Fullmove()) + dots + san.Format(before, n.Move())
}

// squareList returns "a1", "a1 and b1", "a1, b1 and c1".
func squareList(squares []board.Square) string {
	names := make([]string, len(squares))
	for i, s := range squares {
		names[i] = s.String()
	}
	return join(names)
}

// join returns a list as a sentence has it.
func join(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " and " + words[last]
}
