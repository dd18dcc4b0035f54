package san_test

import (
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
)

func TestMovesAreWritten(t *testing.T) {
	for _, test := range []struct {
		name, fen string
		variant   position.Variant
		move      string
		want      string
	}{
		{"a piece alone needs no square of departure", "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", position.Standard, "b1c3", "Nc3"},
		{"the file is told before the rank", "6k1/8/8/8/3N1N2/8/8/K1N5 w - - 0 1", position.Standard, "d4e2", "Nde2"},
		{"the rank is told where the file does not suffice", "6k1/8/8/R7/8/8/8/R5K1 w - - 0 1", position.Standard, "a1a3", "R1a3"},
		{"the rank suffices though a third piece stands on another file", "7k/8/8/1Q6/8/8/8/KQ1Q4 w - - 0 1", position.Standard, "b5d3", "Q5d3"},
		{"the file suffices though the rank is shared", "7k/8/8/1Q6/8/8/8/KQ1Q4 w - - 0 1", position.Standard, "d1d3", "Qdd3"},
		{"file and rank are told where neither suffices", "7k/8/8/1Q6/8/8/8/KQ1Q4 w - - 0 1", position.Standard, "b1d3", "Qb1d3"},
		{"of four knights around, one shares the file and one the rank", "7k/8/8/2N1N3/8/2N1N3/8/K7 w - - 0 1", position.Standard, "c3d5", "Ncd5"},
		{"knights on all corners of a square need both", "7k/8/2N1N3/1N3N2/8/1N3N2/2N1N3/K7 w - - 0 1", position.Standard, "b3d4", "Nb3d4"},
		{"a rival pinned to its king does not count", "7k/8/8/8/8/8/2R5/K2R3q w - - 0 1", position.Standard, "c2d2", "Rd2"},
		{"a pinned rival that moves along the pin counts", "3r3k/8/8/8/3R4/8/3K4/8 w - - 0 1", position.Standard, "d4d5", "Rd5"},
		{"a rival pinned along the line of the move counts", "3r3k/8/8/8/3R4/R7/3K4/8 w - - 0 1", position.Standard, "a3d3", "Rad3"},
		{"a rival that is pinned on a diagonal does not count", "7k/8/8/b7/8/2N5/8/N3K3 w - - 0 1", position.Standard, "a1c2", "Nc2"},
		{"a rival whose way is blocked does not count", "6k1/8/8/8/8/8/8/R2NK2R w - - 0 1", position.Standard, "h1f1", "Rf1"},
		{"both bishops of one colour of squares, one of them promoted", "6k1/8/8/8/8/B7/8/2B1K3 w - - 0 1", position.Standard, "a3b2", "Bab2"},
		{"in check a rival that cannot answer it does not count", "4r1k1/8/8/8/8/6N1/8/1N2K3 w - - 0 1", position.Standard, "g3e2", "Ne2"},
		{"two pieces that can both stand between", "4r2k/8/8/8/8/2N3N1/8/4K3 w - - 0 1", position.Standard, "c3e2", "Nce2"},
		{"two rooks on one rank capture", "4k3/8/8/8/8/8/8/R3nK1R w - - 0 1", position.Standard, "a1e1", "Rxe1+"},
		{"a capture is signed", "4k3/8/8/8/5p2/8/8/4KR2 w - - 0 1", position.Standard, "f1f4", "Rxf4"},
		{"the square of departure stands before the sign of capture", "6k1/8/8/3p4/8/2N1N3/8/6K1 w - - 0 1", position.Standard, "c3d5", "Ncxd5"},
		{"a capturing pawn tells its file", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", position.Standard, "e4d5", "exd5"},
		{"a capture en passant names the empty square", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", position.Standard, "d4e3", "dxe3"},
		{"a capture en passant may discover check", "4k3/8/8/3pP3/8/8/8/K3R3 w - d6 0 1", position.Standard, "e5d6", "exd6+"},
		{"a capture en passant may take the pawn that shielded the king", "8/8/8/R2pP2k/8/8/8/K7 w - d6 0 1", position.Standard, "e5d6", "exd6+"},
		{"the pawn that may be captured en passant can be advanced past", "4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1", position.Standard, "e5e6", "e6"},
		{"a promotion has its sign", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", position.Standard, "a7a8q", "a8=Q"},
		{"a promotion by capture with mate", "1n5k/P7/6K1/8/8/8/8/8 w - - 0 1", position.Standard, "a7b8q", "axb8=Q#"},
		{"a promotion to a knight with check", "8/P1k5/8/8/8/8/8/4K3 w - - 0 1", position.Standard, "a7a8n", "a8=N+"},
		{"a promoted piece that gives check through the square it left", "8/4P3/8/8/4k3/8/8/K7 w - - 0 1", position.Standard, "e7e8q", "e8=Q+"},
		{"mate has one sign, not two", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", position.Standard, "a1a8", "Ra8#"},
		{"a discovered check is a check", "4k3/8/8/8/8/4N3/8/K3R3 w - - 0 1", position.Standard, "e3g4", "Ng4+"},
		{"a double check is a check", "4k3/8/8/8/8/4N3/8/K3R3 w - - 0 1", position.Standard, "e3d5", "Nd5+"},
		{"stalemate has no sign", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", position.Standard, "f1f7", "Qf7"},
		{"a king's move may discover check", "8/8/8/8/k3K2R/8/8/8 w - - 0 1", position.Standard, "e4e5", "Ke5+"},
		{"castling on the h-side", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", position.Standard, "e1g1", "O-O"},
		{"castling on the a-side", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", position.Standard, "e1c1", "O-O-O"},
		{"Black castles", "r3k3/8/8/8/8/8/8/4K3 b q - 0 1", position.Standard, "e8c8", "O-O-O"},
		{"castling with check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", position.Standard, "e1g1", "O-O+"},
		{"castling with mate", "4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1", position.Standard, "e1g1", "O-O#"},
		{"castling on the a-side with mate", "2rkr3/2p1p3/8/8/8/8/2P5/R3K3 w Q - 0 1", position.Standard, "e1c1", "O-O-O#"},
		{"king and rook change places", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", position.Chess960, "f1g1", "O-O"},
		{"castling where the king's step to its square is legal too", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", position.Chess960, "f1h1", "O-O"},
		{"the king's step where castling leads to its square too", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", position.Chess960, "f1g1", "Kg1"},
		{"only the rook moves", "4k3/8/8/8/8/8/8/6KR w H - 0 1", position.Chess960, "g1h1", "O-O"},
		{"castling brings the rook to the far side of the king, with check", "3k4/8/8/8/8/8/8/RK6 w A - 0 1", position.Chess960, "b1a1", "O-O-O+"},
		{"a castling rook is no rival of itself", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", position.Standard, "h1f1", "Rf1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := at(t, test.fen, test.variant)
			m, e := uci.Parse(&p, test.move)
			if e != nil {
				t.Fatalf("%s is not legal: %v", test.move, e)
			}
			if got := san.Format(&p, m); got != test.want {
				t.Errorf("%s is written %q, want %q", test.move, got, test.want)
			}
			if back, e := san.Parse(&p, test.want, san.Options{}); e != nil || back != m {
				t.Errorf("%q reads as %v (%v), want %v", test.want, back, e, m)
			}
		})
	}
}

func TestANullMoveIsWrittenAsTwoDashes(t *testing.T) {
	p := position.Initial()
	if got := san.Format(&p, position.NoMove); got != "--" {
		t.Errorf("a null move is written %q", got)
	}
}

func TestWritingKeepsWhatStandsBeforeItAndAllocatesNothing(t *testing.T) {
	p := at(t, "7k/8/8/1Q6/8/8/8/KQ1Q4 w - - 0 1", position.Standard)
	m := position.NewMove(board.B1, board.SquareAt(3, 2), board.NoRole)
	room := make([]byte, 0, 64)
	if got := string(san.Append(append(room, "1. "...), &p, m, nil)); got != "1. Qb1d3" {
		t.Errorf("appended, it reads %q", got)
	}
	if n := testing.AllocsPerRun(100, func() { san.Append(room, &p, m, nil) }); n != 0 {
		t.Errorf("writing allocates %v times", n)
	}
	if n := testing.AllocsPerRun(100, func() { _, _ = san.Parse(&p, "Qb1d3", san.Options{}) }); n != 0 {
		t.Errorf("strict reading allocates %v times", n)
	}
}
