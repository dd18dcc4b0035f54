package arbiter_test

// Article 4 of the edition of 2023, sentence by sentence.

import (
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
)

const (
	castles   = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
	f1Watched = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1"
	kingStuck = "3rkr2/8/8/8/8/4n3/3PP3/4K2R w K - 0 1"
	knightD5  = "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1"
	pinned    = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1"
	passing   = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
	promotes  = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"
	nearMate  = "7k/8/6K1/8/8/8/8/R7 w - - 0 1"
)

type handsCase struct{ name, fen, events, verdict string }

var handsCases = []handsCase{
	// 4.2 and 4.3: pieces that are touched.
	{"nothing has happened", castles, "", "free: any (4.3)"},
	{"an own piece that is touched must be moved", knightD5, "touch c3",
		"bound: c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 (4.3.1)"},
	{"put back, it must still be moved", knightD5, "touch c3, release c3, touch e1", "bound: c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 (4.3.1)"},
	{"of several own pieces the first that can be moved", "4k3/8/8/8/8/8/6PP/4K1NR w - - 0 1", "touch h1, touch g1, touch g2", "bound: g1e2 g1f3 g1h3 (4.3.1)"},
	{"a piece without a legal move binds nobody", pinned, "touch e2", "free: any (4.5)"},
	{"an opponent's piece that is touched must be captured", knightD5, "touch d5", "bound: c3d5 (4.3.2)"},
	{"of several the first that can be captured", "4k3/8/8/3p4/p7/2N5/8/4K3 w - - 0 1", "touch e8, touch a4, touch d5", "bound: c3a4 (4.3.2)"},
	{"an opponent's piece that cannot be captured binds nobody", castles, "touch e8", "free: any (4.5)"},
	{"one of each: the one captures the other", knightD5, "touch c3, touch d5", "bound: c3d5 (4.3.3)"},
	{"in the other order too", knightD5, "touch d5, touch c3", "bound: c3d5 (4.3.3)"},
	{"that is illegal: the own piece came first and must be moved", knightD5, "touch e1, touch d5", "bound: e1d1 e1d2 e1e2 e1f1 e1f2 (4.3.3)"},
	{"that is illegal: the opponent's came first and must be captured", knightD5, "touch d5, touch e1", "bound: c3d5 (4.3.3)"},
	{"both at the same moment: the own piece counts as first", knightD5, "touch d5, and touch e1", "bound: e1d1 e1d2 e1e2 e1f1 e1f2 (4.3.3)"},
	{"a piece that is removed was touched", knightD5, "remove d5", "bound: c3d5 (4.3.2)"},
	{"the promoting capture leaves the choice", promotes, "touch b8", "bound: a7b8b a7b8n a7b8q a7b8r (4.3.2)"},
	{"en passant the pawn beside is what is captured", passing, "touch d5", "bound: e5d6 (4.3.2)"},
	{"adjusting binds to nothing", knightD5, "adjust, touch c3, release c3, touch d5", "free: any (4.2.1)"},
	{"said in words too", knightD5, "say adjust, touch c3", "free: any (4.2.1)"},
	{"said after the touch it is too late for that piece, but not for the next", knightD5, "touch d5, adjust, touch e1", "bound: c3d5 (4.3.2)"},
	{"who adjusts and then moves has touched to move", knightD5, "adjust, touch c3, touch e1, release e2", "made: e1e2 (4.7)"},

	{"who adjusted and let a piece go elsewhere is done with adjusting", knightD5, "adjust, touch c3, release c4, touch d5", "illegal: c3d5 (7.5.1)"},

	// 4.4: castling.
	{"a king that is touched may move and castle", castles, "touch e1", "bound: e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1 (4.3.1)"},
	{"king and rook: castling must be made", castles, "touch e1, touch h1", "bound: e1g1 (4.4.1)"},
	{"at the same moment, the rook named first", castles, "touch h1, and touch e1", "bound: e1g1 (4.4.1)"},
	{"the rook is put back", castles, "touch e1, touch h1, release h1", "bound: e1g1 (4.4.1)"},
	{"a second rook changes nothing", castles, "touch e1, touch a1, touch h1", "bound: e1c1 (4.4.1)"},
	{"rook and then king: the rook must be moved", "4k3/8/8/8/8/8/P7/R3K2R w KQ - 0 1", "touch a1, touch e1", "bound: a1b1 a1c1 a1d1 (4.4.2)"},
	{"the rook cannot move, the king must, and castles with the other", "4k3/8/8/8/8/8/P7/RN2K2R w KQ - 0 1", "touch a1, touch e1", "bound: e1d1 e1d2 e1e2 e1f1 e1f2 e1g1 (4.4.2)"},
	{"castling is illegal: the king must move, castling with the other rook included", f1Watched, "touch e1, touch h1", "bound: e1c1 e1d1 e1d2 e1e2 (4.4.3)"},
	{"and if the other rook is touched then, that is castling", f1Watched, "touch e1, touch h1, touch a1", "bound: e1c1 (4.4.1)"},
	{"the king cannot move: any move, and the rook need not move", kingStuck, "touch e1, touch h1", "free: any (4.4.3)"},
	{"an own piece touched first binds more than castling", "4k3/8/8/8/8/2N5/8/4K2R w K - 0 1", "touch c3, touch e1, touch h1", "bound: c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 (4.3.1)"},
	{"and rook and king after it change nothing", "4k3/8/8/8/8/2N5/8/4K2R w K - 0 1", "touch c3, touch h1, touch e1", "bound: c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 (4.3.1)"},
	{"a rook that stands elsewhere is no castling", "4k3/8/8/8/8/8/8/4K1R1 w - - 0 1", "touch e1, touch g1", "bound: e1d2 e1e2 e1f2 e1d1 e1f1 (4.3.1)"},

	// 4.6 and 4.7: moves that are made.
	{"released, the move is made", knightD5, "touch c3, release e4", "made: c3e4 (4.7)"},
	{"pressed, it is completed", knightD5, "touch c3, release e4, press", "completed: c3e4 (4.7)"},
	{"what the hands do after that does not count", knightD5, "touch c3, release e4, touch e4, release b5", "made: c3e4 (4.7)"},
	{"captured, but not removed", knightD5, "touch c3, release d5", "bound: c3d5 (4.7.1)"},
	{"captured and removed", knightD5, "touch c3, release d5, remove d5", "made: c3d5 (4.7.1)"},
	{"removed before", knightD5, "touch d5, remove d5, touch c3, release d5, press", "completed: c3d5 (4.7.1)"},
	{"en passant: the pawn beside is not removed yet", passing, "touch e5, release d6", "bound: e5d6 (4.7.1)"},
	{"en passant: removed", passing, "touch e5, release d6, remove d5", "made: e5d6 (4.7.1)"},
	{"the king is released on its castling square", castles, "touch e1, release g1", "castling: e1g1 (4.7.2)"},
	{"taken up again it can go nowhere else", castles, "touch e1, release g1, touch g1, release f1", "castling: e1g1 (4.7.2)"},
	{"the rook follows: castling is made", castles, "touch e1, release g1, touch h1, release f1", "made: e1g1 (4.7.2)"},
	{"the rook first, after both were touched", castles, "touch e1, touch h1, release f1", "castling: e1g1 (4.7)"},
	{"and the king then", castles, "touch e1, touch h1, release f1, release g1, press", "completed: e1g1 (4.7.2)"},
	{"the rook alone is released: its move is made", castles, "touch h1, release f1, touch e1, release g1", "made: h1f1 (4.7)"},
	{"the king is released short of its castling square", castles, "touch e1, release f1", "made: e1f1 (4.7)"},
	{"released on it where castling is illegal, the king must move", f1Watched, "touch e1, release g1", "illegal: e1c1 e1d1 e1d2 e1e2 (4.7.2)"},
	{"where castling was begun on the other side it goes on there", f1Watched, "touch e1, release c1, touch c1, release g1", "illegal: e1c1 (7.5.1)"},
	{"and where it cannot, any piece", kingStuck, "touch e1, release g1", "illegal: any (4.7.2)"},
	{"the pawn is released on the last rank", promotes, "touch a7, release a8", "promoting: a7a8b a7a8n a7a8q a7a8r (4.7.3)"},
	{"the new piece has touched the square", promotes, "touch a7, release a8, remove a8, place knight a8", "promoting: a7a8n (4.4.4)"},
	{"it was let go", promotes, "touch a7, release a8, remove a8, place knight a8, release a8", "made: a7a8n (4.7.3)"},
	{"the pawn and the new piece cannot both stand there, so the pawn is gone", promotes, "touch a7, release a8, place queen a8, release a8", "made: a7a8q (4.7.3)"},
	{"the pawn need not be put on the last rank", promotes, "touch a7, remove a7, place queen a8, release a8, press", "completed: a7a8q (4.7.3)"},
	{"the new piece may come before the pawn goes", promotes, "place rook a8, release a8", "promoting: a7a8r (4.7.3)"},
	{"and then the pawn goes", promotes, "place rook a8, release a8, remove a7", "made: a7a8r (4.7.3)"},
	{"the captured piece goes too", promotes, "touch a7, remove a7, place queen b8, release b8", "promoting: a7b8q (4.7.3)"},
	{"it is gone", promotes, "touch a7, remove a7, place queen b8, release b8, remove b8", "made: a7b8q (4.7.3)"},
	{"another piece than the first chosen is not allowed", promotes, "remove a7, place rook a8, place queen a8, release a8", "promoting: a7a8r (4.4.4)"},
	{"said over a piece in the hand, check binds to nothing", "6k1/8/1B1P1r2/8/8/8/7K/8 b - - 0 1", "touch f6, say check",
		"bound: f6d6 f6e6 f6f1 f6f2 f6f3 f6f4 f6f5 f6f7 f6f8 f6g6 f6h6 (4.7)"},
	{"and when the piece is put down it is only touched", knightD5, "touch c3, say check, release c3", "bound: c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 (4.3.1)"},
	{"mate ends the game without the clock", nearMate, "touch a1, release a8", "made: a1a8 (4.7)"},

	// Illegal moves, and the clock.
	{"released where it cannot go", knightD5, "touch c3, release c4", "illegal: c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 (7.5.1)"},
	{"a king on another square does not castle", "4kr2/8/8/8/8/8/8/1K6 w - - 0 1", "touch b1, release g1", "illegal: b1a1 b1a2 b1b2 b1c1 b1c2 (7.5.1)"},
	{"the king castles illegally, but another piece was touched first", "4kr2/8/8/8/8/N7/8/R3K2R w KQ - 0 1", "touch a3, touch e1, release g1", "illegal: a3b1 a3b5 a3c2 a3c4 (7.5.1)"},
	{"taken up again and moved legally", knightD5, "touch c3, release c4, touch c4, release e4", "made: c3e4 (4.7)"},
	{"with the clock pressed it is completed", knightD5, "touch c3, release c4, press", "illegal-completed: c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 (7.5.1)"},
	{"a pinned piece is moved", pinned, "touch e2, release c3, press", "illegal-completed: any (7.5.1)"},
	{"castling that is illegal, by hand and clock", "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1", "touch e1, release g1, touch h1, release f1, press",
		"illegal-completed: e1c1 e1d1 e1d2 e1f2 (4.4.3)"},
	{"half of castling, and the clock", castles, "touch e1, release g1, press", "illegal-completed: e1g1 (4.7.2)"},
	{"the pawn stays on the last rank", promotes, "touch a7, release a8, press", "illegal-completed: a7a8q (7.5.2)"},
	{"the clock without a move", knightD5, "press", "illegal-completed: any (7.5.3)"},
	{"the clock with a piece in the hand", knightD5, "touch c3, press", "illegal-completed: c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 (7.5.3)"},
	{"a captured piece is off, and nothing has moved", knightD5, "remove d5, press", "illegal-completed: c3d5 (7.5.1)"},
	{"the king is taken off", castles, "remove e8, press", "illegal-completed: any (7.5.1)"},

	// Breaches.
	{"another piece was moved: the arbiter steps in", knightD5, "touch c3, touch e1, release e2", "bound: c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 (4.3.1)"},
	{"and with the clock too", knightD5, "touch c3, touch e1, release e2, press", "bound: c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 (4.3.1)"},
	{"the opponent complains", knightD5, "touch d5, touch e1, release e2, opponent complain", "bound: c3d5 (4.8)"},
	{"the opponent has complained in time and touches a piece then", knightD5, "touch d5, touch e1, release e2, opponent complain, opponent touch e8", "bound: c3d5 (4.3.3)"},
	{"the opponent has touched a piece: it stands", knightD5, "touch c3, touch e1, release e2, press, opponent touch e8", "completed: e1e2 (4.8)"},
	{"and a complaint comes too late", knightD5, "touch c3, touch e1, release e2, press, opponent touch e8, opponent complain", "completed: e1e2 (4.8)"},
	{"adjusting does not lose the complaint", knightD5, "touch c3, touch e1, release e2, press, opponent adjust, opponent touch e8, opponent complain", "bound: c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 (4.8)"},
	{"there is nothing to complain about", knightD5, "touch e1, release e2, opponent complain", "made: e1e2 (4.3)"},
	{"the opponent, who is not on move, touches a piece", knightD5, "touch c3, opponent touch e8", "bound: c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 (4.3.1)"},

	// Claims.
	{"a claim after a touch is too late", knightD5, "touch c3, claim threefold", "bound: c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4 (9.4)"},
	{"a claim before is not lost by a touch", knightD5, "claim threefold, touch d5", "bound: c3d5 (4.3.2)"},
	{"a claim after the move", knightD5, "touch c3, release e4, claim fifty-move", "made: c3e4 (9.4)"},
	{"the opponent has no claim now", knightD5, "opponent claim threefold", "free: any (9.2)"},
}

func TestHands(t *testing.T) {
	for _, test := range handsCases {
		t.Run(test.name, func(t *testing.T) {
			c := arbiter.Case{Game: record(t, test.fen, standard, ""), Edition: edition}
			r := handle(t, &c, test.events)
			whole(t, &c, r)
			want := test.verdict
			if moves, article, ok := strings.Cut(want, " ("); ok {
				state, list, _ := strings.Cut(moves, ": ")
				names := strings.Fields(list)
				slices.Sort(names)
				want = state + ": " + strings.Join(names, " ") + " (" + article
			}
			if got := verdict(c.Game, r); got != want {
				t.Errorf("%s:\n got %s\nwant %s\n%v", test.events, got, want, spell(r.Grounds))
			}
		})
	}
}
