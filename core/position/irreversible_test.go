package position_test

import (
	"testing"

	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
)

func TestWhichMovesAreIrreversible(t *testing.T) {
	const before = "r3k2r/1P6/8/3pP3/8/2n5/1P4P1/R3K2R w KQkq d6 7 20"
	for _, test := range []struct {
		name          string
		move          string
		pawn, capture bool
	}{
		{"a king's step", "e1f1", false, false},
		{"castling, though its own rook stands on the target", "e1h1", false, false},
		{"a rook takes", "h1h8", false, true},
		{"a pawn's step", "g2g3", true, false},
		{"a pawn's double step", "g2g4", true, false},
		{"a pawn takes", "b2c3", true, true},
		{"a pawn takes en passant", "e5d6", true, true},
		{"a promotion", "b7b8q", true, false},
		{"a promotion by capture", "b7a8n", true, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := read(t, before, position.Standard)
			m, err := uci.Parse(&p, test.move)
			if err != nil {
				t.Fatal(err)
			}
			if pawn, capture := p.Irreversible(m); pawn != test.pawn || capture != test.capture {
				t.Errorf("pawn %v, capture %v", pawn, capture)
			}
			after := p.Play(m)
			if reset := after.Halfmoves() == 0; reset != (test.pawn || test.capture) {
				t.Errorf("the counter is at %d", after.Halfmoves())
			}
		})
	}
}

func TestANullMoveIsNotIrreversible(t *testing.T) {
	p := read(t, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", position.Standard)
	if pawn, capture := p.Irreversible(position.NoMove); pawn || capture {
		t.Errorf("pawn %v, capture %v", pawn, capture)
	}
}
