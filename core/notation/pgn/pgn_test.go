package pgn

import (
	"fmt"
	"strings"

	"chessarbiter/core/game"
	"chessarbiter/core/notation/san"
)

// dump spells out what is noted beside a move.
func dump(n game.Notes) string {
	return fmt.Sprintf("%v %q %q", n.NAGs, n.Before, n.After)
}

// mainLine returns the moves of the main line in the standard's spelling.
func mainLine(g *game.Game) string { return lineFrom(g.Root()) }

func lineFrom(n *game.Node) string {
	var moves []string
	for n = n.First(); n != nil; n = n.First() {
		moves = append(moves, san.Format(n.Parent().Position(), n.Move()))
	}
	return strings.Join(moves, " ")
}
