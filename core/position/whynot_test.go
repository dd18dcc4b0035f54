package position_test

import (
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

func square(name string) board.Square {
	s, ok := board.ParseSquare(name)
	if !ok {
		return board.NoSquare
	}
	return s
}

// spell writes reasons as "code squares by squares", sorted, one line.
func spell(reasons []reason.Reason) string {
	var lines []string
	for _, r := range reasons {
		line := r.Code.String()
		for _, s := range r.Squares {
			line += " " + board.Square(s).String()
		}
		if len(r.By) > 0 {
			line += " by"
			for _, s := range r.By {
				line += " " + board.Square(s).String()
			}
		}
		lines = append(lines, line)
	}
	slices.Sort(lines)
	return strings.Join(lines, "; ")
}

func TestWhyAMoveIsRefused(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	for _, test := range []struct{ name, fen, move, want string }{
		{"a legal move has no reasons", start, "e2e4", ""},
		{"nothing stands there", start, "e4e5", "no-piece e4"},
		{"the piece is the opponent's", start, "e7e5", "not-your-piece e7"},
		{"the opponent's piece does not move so either", start, "e7e4", "not-how-it-moves e4 e7; not-your-piece e7"},
		{"a piece must leave its square", start, "e2e2", "same-square e2"},
		{"the own pawn stands on the target", start, "d1d2", "own-piece-on-target d2 by d2"},
		{"the own pawn stands in the way", start, "a1a4", "way-blocked a2 by a2"},
		{"both: something in the way and an own piece at the end", start, "a1a7", "way-blocked a2 by a2"},
		{"that is not how a knight moves", start, "b1b3", "not-how-it-moves b1 b3"},
		{"a pawn captures diagonally only", start, "e2d3", "nothing-to-capture d3"},
		{"a pawn does not capture straight ahead", "4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1", "e3e4", "pawn-blocked e4 by e4"},
		{"two steps only from home", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", "pawn-not-home e3 e5"},
		{"two steps over a piece", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4", "pawn-blocked e3 by e3"},
		{"en passant a move too late", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "en-passant-expired d6 by d5"},
		{"en passant onto the pawn itself", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e4", "en-passant-target e3 by e4; not-how-it-moves d4 e4"},
		{"sideways to where a pawn has passed, from elsewhere", "4k3/8/8/8/2p1P3/8/8/4K3 b - e3 0 1", "c4e4", "not-how-it-moves c4 e4"},
		{"the king may not step onto an attacked square", "4k3/8/8/8/8/8/3r4/5K2 w - - 0 1", "f1f2", "king-into-check f2 by d2"},
		{"the king may not capture a protected piece", "4k3/3r4/8/8/8/8/3n4/4K3 w - - 0 1", "e1d2", "king-into-check d2 by d7"},
		{"stepping back along the line of a check stays in check", "4k3/8/8/8/8/4r3/4K3/8 w - - 0 1", "e2e1", "king-into-check e1 by e3"},
		{"pinned along the file", "4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", "e3c4", "pinned e2 e3 e4 e5 e6 e7 by e8"},
		{"pinned, and that is not how a knight moves", "4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", "e3d3", "not-how-it-moves d3 e3; pinned e2 e3 e4 e5 e6 e7 by e8"},
		{"the check is not answered", "4k3/8/8/8/8/8/4r3/4K2N w - - 0 1", "h1g3", "does-not-answer-check e1 by e2"},
		{"of two checks only one is answered", "4k3/8/8/8/7b/3r4/4N3/3K4 w - - 0 1", "e2g3", "does-not-answer-check d1 by d3"},
		{"pinned and in check from elsewhere", "4r1k1/8/8/8/7b/4R3/8/4K3 w - - 0 1", "e3d3", "does-not-answer-check e1 by h4; pinned e2 e3 e4 e5 e6 e7 by e8"},
		{"en passant would uncover the rank", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "e5d6", "leaves-king-in-check a5 by h5"},
		{"what the pawn becomes must be said", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "promotion-missing a8"},
		{"a pawn does not become a king", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", "promotion-role a8"},
		{"only on the last rank", start, "e2e4q", "promotion-not-possible e4"},
		{"after mate there are no moves", "R6k/8/6K1/8/8/8/8/8 b - - 0 1", "h8g8", "game-over h8; king-into-check g8 by a8"},
		{"castling out of check", "4k3/8/8/8/8/8/4r3/4K2R w K - 0 1", "e1g1", "castling-out-of-check e1 by e2"},
		{"castling through check", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "castling-through-check f1 by f8"},
		{"castling into check, onto the rook", "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1", "castling-into-check g1 by g8"},
		{"castling over a bishop", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "e1g1", "castling-way-occupied f1 by f1"},
		{"everything at once", "4k3/8/8/8/8/4nr2/8/4KB1R w K - 0 1", "e1g1", "castling-way-occupied f1 by f1; castling-through-check f1 by e3 f3"},
		{"the right is gone", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "castling-right-lost g1"},
		{"in Chess960 the rook leaves its shield", "7k/8/8/8/8/8/8/qRK5 w B - 0 1", "c1b1", "castling-uncovers-check c1 by a1"},
		{"in Chess960 the own other rook stands in the way", "4k3/8/8/8/8/8/8/RKR5 w CA - 0 1", "b1a1", "castling-own-rook-in-way c1 by c1"},
		{"the king on its square next to its target is judged by its step too", "k5r1/8/8/8/8/8/8/5K1R w H - 0 1", "f1g1", "castling-into-check g1 by g8; king-into-check g1 by g8"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := read(t, test.fen, position.Chess960)
			promotion := board.NoRole
			if len(test.move) == 5 {
				promotion, _ = board.RoleOf(test.move[4])
			}
			got := spell(p.WhyNot(square(test.move[:2]), square(test.move[2:4]), promotion))
			want := strings.Split(test.want, "; ")
			slices.Sort(want)
			if got != strings.Join(want, "; ") {
				t.Errorf("%s in %s\n got %s\nwant %s", test.move, test.fen, got, test.want)
			}
		})
	}
}

// A move has reasons exactly when it is not legal, over every pair of squares of
// random games; the castling view agrees with the list of legal moves.
func TestReasonsExactlyForIllegalMoves(t *testing.T) {
	state := uint64(2463534242)
	random := func(n int) int {
		state ^= state << 13
		state ^= state >> 7
		state ^= state << 17
		return int(state>>33) % n
	}
	starts := []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"1rkr4/pppppppp/8/8/8/8/PPPPPPPP/1RKR4 w DBdb - 0 1",
		"8/P3k3/8/2pP4/8/8/p1K5/8 w - c6 0 1",
		"rk4r1/8/8/3Pp3/8/8/8/RK4R1 w GAga e6 0 1",
	}
	for game := range max(len(starts), rounds(12)) {
		p := read(t, starts[game%len(starts)], position.Chess960)
		for ply := 0; ply < 60; ply++ {
			moves := p.Moves()
			for from := board.Square(0); from < 64; from++ {
				for to := board.Square(0); to < 64; to++ {
					for _, promotion := range []board.Role{board.NoRole, board.Queen} {
						_, legal := p.Find(from, to, promotion)
						if reasons := p.WhyNot(from, to, promotion); legal != (len(reasons) == 0) {
							t.Fatalf("%s: %v%v%v legal %v, reasons %s", fen.Format(&p, fen.Style{}), from, to, promotion, legal, spell(reasons))
						}
					}
				}
			}
			for _, side := range []castling.Side{castling.ASide, castling.HSide} {
				view := p.Castling(p.Turn(), side)
				legal := slices.ContainsFunc(moves, func(m position.Move) bool { return m.IsCastling() && m.CastlingSide() == side })
				if (view.Held && len(view.Reasons) == 0) != legal {
					t.Fatalf("%s: castling to the %v-side legal %v, held %v, reasons %s", fen.Format(&p, fen.Style{}), side, legal, view.Held, spell(view.Reasons))
				}
			}
			if len(moves) == 0 {
				break
			}
			p = p.Play(moves[random(len(moves))])
		}
	}
}
