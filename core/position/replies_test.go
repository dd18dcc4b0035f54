package position_test

// Is it right which replies a move leaves that Perft did not make, and how many? For moves that change
// what the opponent's king may do from afar; other tests ask it at random.

import (
	"slices"
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
		compareReplies(t, &p)
		counts := position.Replies(&p)
		for i, m := range p.Moves() {
			if moveText(m) == test.move && counts[i] != test.replies {
				t.Errorf("%s: %d replies, want %d", test.name, counts[i], test.replies)
			}
		}
		if !mayBePlayed(&p, test.move) {
			t.Errorf("%s: %s is not legal", test.name, test.move)
		}
	}
}

// compareReplies compares how many replies there are to each move, and which, with the moves of
// the position after it.
func compareReplies(t *testing.T, p *position.Position) {
	t.Helper()
	counts := position.Replies(p)
	var lists position.ReplyLists
	lists.Look(p)
	before := []position.Move{position.NewMove(board.A1, board.H8, board.NoRole)}
	for i, m := range p.Moves() {
		next := p.Play(m)
		want := next.Moves()
		if counts[i] != len(want) {
			t.Fatalf("%d replies to %s counted, want %d; the position after it: %+v", counts[i], moveText(m), len(want), next)
		}
		list := lists.Append(before, p, m)
		got := slices.Clone(list[1:])
		slices.Sort(got)
		slices.Sort(want)
		if list[0] != before[0] || !slices.Equal(got, want) {
			t.Fatalf("the replies to %s: got %v, want %v; the position after it: %+v", moveText(m), got, want, next)
		}
	}
}

func mayBePlayed(p *position.Position, text string) bool {
	from, _ := board.ParseSquare(text[:2])
	to, _ := board.ParseSquare(text[2:])
	_, legal := p.Find(from, to, board.NoRole)
	return legal
}
