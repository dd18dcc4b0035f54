package unwinnable

// Are the positions decided that another program leaves open?

import (
	"testing"

	"chessarbiter/core/board"
)

// CHA 3.0.0 gives no verdict on these with its own bound.
func TestWhatAnotherProgramLeavesOpenIsDecided(t *testing.T) {
	const white, black = board.White, board.Black
	for _, each := range []struct {
		fen    string
		winner board.Color
		want   Verdict
	}{
		{"5bB1/4k1p1/5pPp/p3pP2/PpBpP2P/1P1P4/2K5/8 w - - 0 1", white, Winnable},
		{"1B6/1p1b4/pPp3k1/2Pp3p/P2PpBpP/4P1P1/8/1K6 b - - 0 1", white, Winnable},
		{"1N1N1b1N/pPpPpPp1/P1P1P1Pk/5K2/8/b7/8/3B4 b - - 0 1", white, Winnable},
		{"8/8/2b5/1b1b4/2b3p1/1p1p1pPk/1PbP1P2/2B1K3 b - - 0 1", black, Unwinnable},
		{"8/8/2b5/1b1b4/2b3p1/1p1p1pPk/1PbP1P2/2B1K3 w - - 0 1", white, Unwinnable},
		{"8/8/2b5/1b1b4/2b3p1/1p1p1pPk/1PbP1P2/2B1K3 b - - 0 1", white, Unwinnable},
		{"3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1", white, Unwinnable},
		{"3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 b - - 0 1", white, Unwinnable},
		{"3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1", black, Unwinnable},
		{"3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 b - - 0 1", black, Unwinnable},
	} {
		const states = 1_000_000
		var s Solver
		p := read(t, each.fen)
		a := s.Ask(&p, each.winner, states)
		examine(t, &p, each.winner, &a, states)
		if a.Verdict != each.want {
			t.Errorf("%s: %v is %v after %d states, not %v", each.fen, each.winner, a.Verdict, a.States, each.want)
		}
	}
}
