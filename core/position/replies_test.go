package position_test

// Is it right how many replies a move leaves that Perft did not make? For moves that change
// what the opponent's king may do from afar; other tests ask it at random.

import (
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

func TestRepliesToMovesThatTouchTheKingFromAfar(t *testing.T) {
	for _, test := range []struct {
		name, fen, move string
		replies         int
	}{
		{"a bishop between the castling rook and the squares the king crosses", "r3k3/8/8/8/8/8/7B/4K3 w q - 0 1", "h2b8", 13},
		{"a knight that attacks a square the king crosses", "r3k3/8/8/N7/8/8/8/4K3 w q - 0 1", "a5b7", 14},
		{"a rook that uncovers check once the king has castled", "1rk5/1ppp4/8/8/8/8/8/R3K3 w b - 0 1", "a1a8", 8},
		{"a bishop that pins", "4k3/3n4/8/8/8/8/4B3/4K3 w - - 0 1", "e2b5", 4},
		{"a bishop that stops pinning", "4k3/3n4/8/1B6/8/8/8/4K3 w - - 0 1", "b5e2", 10},
		{"a knight that leaves the line of its bishop to a pinned man", "4k3/3n4/2N5/1B6/8/8/8/4K3 w - - 0 1", "c6b8", 4},
		{"a pawn that shuts the line of its rook to a square beside the king", "8/3k4/8/8/R7/8/2P5/4K3 w - - 0 1", "c2c3", 8},
	} {
		p := read(t, test.fen, position.Chess960)
		counts := position.Replies(&p)
		for i, m := range p.Moves() {
			next := p.Play(m)
			if want := len(next.Moves()); counts[i] != want {
				t.Errorf("%s: %d replies to %s, want %d", test.name, counts[i], moveText(m), want)
			}
			if moveText(m) == test.move && counts[i] != test.replies {
				t.Errorf("%s: %d replies, want %d", test.name, counts[i], test.replies)
			}
		}
		if !mayBePlayed(&p, test.move) {
			t.Errorf("%s: %s is not legal", test.name, test.move)
		}
	}
}

func mayBePlayed(p *position.Position, text string) bool {
	from, _ := board.ParseSquare(text[:2])
	to, _ := board.ParseSquare(text[2:])
	_, legal := p.Find(from, to, board.NoRole)
	return legal
}
