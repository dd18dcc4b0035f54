package table

// How does the record of a game come from text?

import (
	"strings"

	"chessarbiter/core/game"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
	"chessarbiter/wasm/lesson/script"
)

// The codes of what can be wrong with a record.
const (
	NoRecord = "record-unreadable" // fewer than three lines, or no such variant
	NoStart  = "record-start"      // the FEN cannot be played
	NoMove   = "record-move"       // a move that is not legal
)

// variants are the words for the variants, in their order.
const variants = "standard chess960"

// Show puts a record on the table that the page keeps: three lines of text or four,
// the variant, the FEN of the first position, the moves in UCI with a space between
// ("0000" is a null move), and the score if a ruling has ended the game. It returns
// the code of what is wrong; then everything stays as it is.
func (t *Table) Show(text string) (wrong string) {
	lines := strings.Split(text, "\n")
	if len(lines) < 3 {
		return NoRecord
	}
	n, ok := script.OneOf(variants, lines[0])
	if !ok {
		return NoRecord
	}
	variant := position.Variant(n)
	start, problems := fen.Read(lines[1], variant)
	if problems != nil {
		return NoStart
	}
	g := game.New(start, variant)
	for _, word := range strings.Fields(lines[2]) {
		if word == "0000" {
			if g.PlayNull() == nil {
				return NoMove
			}
			continue
		}
		move, err := uci.Parse(g.Position(), word)
		if err != nil {
			return NoMove
		}
		g.Play(move)
	}
	t.Put(g)
	t.Ended = len(lines) > 3 && lines[3] != ""
	return ""
}
