package castling

import (
	"testing"

	"chessarbiter/core/board"
)

// describe spells a plan in the words of the rules of Fischer Random Chess.
func describe(p Plan) string {
	empty := ""
	for s := range p.Empty.All() {
		empty += s.String()
	}
	may := ""
	for s := range p.MayBeOccupied.All() {
		may += s.String()
	}
	return p.Side.SAN() + " " + p.Method.String() + " " + p.Order.String() + " jumps:" + p.Jumps.String() + " empty:" + empty + " may:" + may
}

func TestTheFourMethodsOfCastling(t *testing.T) {
	for _, test := range []struct {
		name, king, rook, want string
	}{
		{"as in classical chess, whoever goes second jumps", "e1", "h1", "O-O double-move either jumps:both empty:f1g1 may:"},
		{"long as in classical chess, the b-file must be empty", "e1", "a1", "O-O-O double-move either jumps:both empty:b1c1d1 may:"},
		{"the king stands where the rook goes, so it goes first", "f1", "h1", "O-O double-move king-first jumps:rook empty:g1 may:e1"},
		{"the rook stands where the king goes, so it goes first", "e1", "g1", "O-O double-move rook-first jumps:king empty:f1 may:h1"},
		{"king and rook change places", "f1", "g1", "O-O transposition either jumps:none empty: may:e1h1"},
		{"only the king moves and jumps over the rook", "e1", "f1", "O-O king-only either jumps:king empty:g1 may:h1"},
		{"only the rook moves and jumps over the king", "g1", "h1", "O-O rook-only either jumps:rook empty:f1 may:e1"},
		{"king and rook side by side far from their squares", "b1", "c1", "O-O double-move either jumps:king empty:d1e1f1g1 may:h1"},
		{"a-side with the king on the b-file", "b1", "a1", "O-O-O double-move either jumps:rook empty:c1d1 may:e1"},
		{"a-side, only the king moves", "e1", "d1", "O-O-O king-only either jumps:king empty:c1 may:a1b1"},
		{"a-side, only the rook moves", "c1", "b1", "O-O-O rook-only either jumps:rook empty:d1 may:a1e1"},
		{"a-side, the king goes a long way", "g1", "b1", "O-O-O double-move either jumps:both empty:c1d1e1f1 may:a1"},
	} {
		king, _ := board.ParseSquare(test.king)
		rook, _ := board.ParseSquare(test.rook)
		if got := describe(NewPlan(board.White, king, rook)); got != test.want {
			t.Errorf("%s: king %s, rook %s:\n got %s\nwant %s", test.name, test.king, test.rook, got, test.want)
		}
	}
}

// For every pair of squares the castling puts the rook between its king and the
// far wing, so one always passes the other, and king and rook never end where
// something else may stand.
func TestEveryCastlingOfARank(t *testing.T) {
	counts := map[Method]int{}
	for _, c := range []board.Color{board.White, board.Black} {
		for k := 0; k < 8; k++ {
			for r := 0; r < 8; r++ {
				if k == r {
					continue
				}
				king, rook := board.SquareAt(k, c.HomeRank()), board.SquareAt(r, c.HomeRank())
				p := NewPlan(c, king, rook)
				counts[p.Method]++
				both := king.Set() | rook.Set()
				landing := p.KingTo.Set() | p.RookTo.Set()
				if p.Empty&both != 0 || landing&^(p.Empty|both) != 0 {
					t.Errorf("%v %v: landing squares %v are not all accounted for in %v", king, rook, landing.Squares(), p.Empty.Squares())
				}
				if (p.Jumps == NoJump) != (p.Method == Transposition) {
					t.Errorf("%v %v: %v jumps %v", king, rook, p.Method, p.Jumps)
				}
				if p.MayBeOccupied&(p.Empty|both) != 0 {
					t.Errorf("%v %v: %v may be occupied and may not", king, rook, p.MayBeOccupied.Squares())
				}
			}
		}
	}
	if counts[Transposition] != 4 || counts[KingOnly] == 0 || counts[RookOnly] == 0 {
		t.Errorf("methods over all pairs: %v", counts)
	}
}
