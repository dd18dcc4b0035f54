package unwinnable

import (
	"testing"

	"chessarbiter/core/board"
)

func TestDeadPositions(t *testing.T) {
	for _, test := range []struct {
		why, fen string
		dead     bool
	}{
		{"bare kings are dead", "8/8/3k4/8/8/8/8/K7 w - - 0 1", true},
		{"the only move takes the rook", "8/8/8/8/8/8/3R4/K1k5 b - - 0 1", true},
		{"one of two moves does not", "8/8/8/8/8/3R4/8/K1k5 b - - 0 1", false},
		{"the only move takes the pawn", "k7/P1K5/8/8/8/8/8/8 b - - 0 1", true},
		{"a wall without a gap", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", true},
		{"a wall and harmless bishops", "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", true},
		{"a wall and a knight that leaps over it", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/4N3/4K3 w - - 0 1", false},
		{"a wall with a gap", "4k3/8/8/p3p2p/P3P2P/8/8/4K3 w - - 0 1", false},
		{"the free pawn needs one move more than the other side has", "1k6/1P5p/BP6/1P6/1p6/bp2P3/1p5P/1K6 b - - 0 1", true},
		{"a king in check goes back behind a pawn that would promote", "1kb5/Pp6/1P6/8/8/1p6/pP6/K1B5 b - - 0 1", true},
		{"whatever is played, White has no move then", "r7/6kp/2b1p3/p2p2pP/3P1rP1/7K/8/1q4q1 w - - 0 45", true},
		{"both captures give check, and every reply leaves no move", "8/8/6Q1/4k3/6R1/6p1/2P2PBP/2B2RK1 b - - 6 42", true},
		{"a rook shut in for ever", "8/8/1bp5/p1P5/2p5/PpPp4/brpP4/kbK5 w - - 0 1", true},
		{"a knight that guards its own cage", "5k1K/4pP1P/4P3/6n1/8/8/8/8 b - - 0 1", true},
		{"a wall and a pawn with a free way", "4k3/8/p7/3p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", false},
		{"only one side can mate", "8/8/3k4/8/8/8/8/K6R w - - 0 1", false},
		{"stalemate", "k7/2Q5/8/8/8/8/8/K7 b - - 0 1", true},
		{"checkmate is no dead position", "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1", false},
		{"checkmate among many men is none", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", false},
		{"the first position is not", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false},
	} {
		t.Run(test.why, func(t *testing.T) {
			p := read(t, test.fen)
			if got := Dead(&p); got != test.dead {
				t.Errorf("%s: dead is %v, want %v", test.fen, got, test.dead)
			}
			if MayBeAlive(&p) && (test.dead || !p.HasMoves()) {
				t.Errorf("%s passes the first look", test.fen)
			}
		})
	}
}

// Most dead positions are told at once, and no other.
func TestDeadPositionsAmongTheLabelled(t *testing.T) {
	cannot := map[string][2]bool{}
	for _, l := range readLabels(t, 1) {
		known := cannot[l.fen]
		known[l.winner] = l.verdict == Unwinnable.String()
		cannot[l.fen] = known
	}
	var s Solver
	dead, told := 0, 0
	for text, known := range cannot {
		if len(text)%sparsely(5) != 0 {
			continue
		}
		p := read(t, text)
		is := known[board.White] && known[board.Black]
		if is {
			dead++
		}
		switch {
		case !s.Dead(&p):
		case is:
			told++
		case s.Ask(&p, board.White, 1000).Verdict == Winnable || s.Ask(&p, board.Black, 1000).Verdict == Winnable:
			t.Errorf("%s is not dead", text)
		}
	}
	t.Logf("%d of %d", told, dead)
	if told*10 < dead*7 {
		t.Errorf("only %d of %d dead positions are told at once", told, dead)
	}
}
