package unwinnable

import (
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

func read(t testing.TB, text string) position.Position {
	t.Helper()
	p, err := fen.Read(text, position.Standard)
	if err != nil {
		t.Fatalf("%s: %+v", text, err.Problems)
	}
	return p
}

// replay plays a line by the legal moves, and tells whether it ends in mate by winner.
func replay(t testing.TB, p position.Position, winner board.Color, line []position.Move) bool {
	t.Helper()
	for i, m := range line {
		if !p.IsLegal(m) {
			t.Errorf("move %d of the line is not legal", i+1)
			return false
		}
		p = p.Play(m)
	}
	return p.Turn() != winner && p.IsCheckmate()
}

func TestCanThisSideEverMate(t *testing.T) {
	var s Solver
	for _, test := range []struct {
		why, fen string
		winner   board.Color
		want     Verdict
	}{
		{"mate on the board is won, also with too little to mate", "5B2/7r/5K1k/7r/8/4B3/8/8 b - - 0 1", board.White, Winnable},
		{"stalemate is not won", "k7/2Q5/8/8/8/8/8/K7 b - - 0 1", board.White, Unwinnable},
		{"the only move captures the rook", "8/8/8/8/8/8/3R4/K1k5 b - - 0 1", board.White, Unwinnable},
		{"the only move captures the pawn", "k7/P1K5/8/8/8/8/8/8 b - - 0 1", board.White, Unwinnable},
		{"a lone knight mates beside the king's own knight", "5n1K/5k2/7P/8/8/8/8/8 w - - 0 1", board.Black, Winnable},
		{"a lone bishop mates beside the king's own bishop", "8/8/8/8/1b6/8/B1k5/K7 b - - 0 1", board.Black, Winnable},
		{"a bare king never mates", "8/8/4k3/3R4/2K5/8/8/8 w - - 0 1", board.Black, Unwinnable},
		{"a chain of pawns locks the board", "8/8/3k4/1p2p1p1/pP1pP1P1/P2P4/1K6/8 b - - 0 1", board.White, Unwinnable},
	} {
		t.Run(test.why, func(t *testing.T) {
			p := read(t, test.fen)
			a := s.Ask(&p, test.winner, 100_000)
			if a.Verdict != test.want {
				t.Fatalf("%s: %v is %v after %d states, want %v", test.fen, test.winner, a.Verdict, a.States, test.want)
			}
			if a.Verdict == Winnable && !replay(t, p, test.winner, a.Line) {
				t.Errorf("%s: the line %v does not end in mate", test.fen, a.Line)
			}
		})
	}
}
