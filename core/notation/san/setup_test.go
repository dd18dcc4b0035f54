package san_test

// Positions for the tests.

import (
	"testing"

	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

// at returns the position of a FEN.
func at(t testing.TB, text string, variant position.Variant) position.Position {
	t.Helper()
	p, e := fen.Read(text, variant)
	if e != nil {
		t.Fatalf("%s cannot be played: %v", text, e.Problems)
	}
	return p
}
