package unwinnable

import (
	"fmt"
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// place reads the placement of a FEN.
func place(t *testing.T, placement string) board.Board {
	t.Helper()
	var b board.Board
	file, rank := 0, 7
	for i := range len(placement) {
		switch c := placement[i]; {
		case c == '/':
			file, rank = 0, rank-1
		case c >= '1' && c <= '8':
			file += int(c - '0')
		default:
			piece, ok := board.PieceOf(c)
			if !ok {
				t.Fatalf("no piece %q in %s", c, placement)
			}
			b.Put(board.SquareAt(file, rank), piece)
			file++
		}
	}
	return b
}

func TestDeadByMaterial(t *testing.T) {
	for _, test := range []struct {
		name, placement string
		dead            bool
	}{
		{"bare kings are dead", "8/8/3k4/8/8/8/8/K7", true},
		{"one knight is dead", "8/8/3k4/8/8/8/8/K4N2", true},
		{"one black knight is dead", "8/8/3k4/8/8/4n3/8/K7", true},
		{"one bishop is dead", "8/8/3k4/8/8/8/8/K4B2", true},
		{"two bishops of one player on one colour are dead", "8/6k1/8/8/4B3/3B4/8/1K6", true},
		{"bishops of both players on one colour are dead", "8/8/3k4/8/8/1b6/8/K4B2", true},
		{"one of many bishops on the other colour is enough", "B1B1B1B1/8/k3B3/8/8/b7/8/K6b", false},
		{"many bishops on light squares are dead", "B1B1B1B1/8/k3B3/8/8/1b6/8/K6b", true},
		{"bishops on both colours are not", "8/8/3k4/8/1b6/8/8/K4B2", false},
		{"two bishops of one player on both colours are not", "8/8/3k4/8/8/8/8/K3BB2", false},
		{"two knights are not", "7k/8/5N1K/4N3/8/8/8/8", false},
		{"knight against knight is not", "8/8/3k4/8/8/4n3/8/K4N2", false},
		{"bishop against knight is not", "8/8/3k4/8/8/4n3/8/K4B2", false},
		{"bishop and knight of one player are not", "8/8/3k4/8/8/8/8/K3NB2", false},
		{"a pawn is not", "8/8/3k4/8/8/8/P7/K7", false},
		{"a rook is not", "8/8/3k4/8/8/8/8/K6R", false},
		{"a queen is not", "8/8/3k4/8/8/8/8/K6q", false},
		{"a knight and a pawn are not", "8/8/3k4/8/8/8/P7/K6N", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := place(t, test.placement)
			if got := ByMaterial(&b); got != test.dead {
				t.Errorf("%s: dead is %v, want %v", test.placement, got, test.dead)
			}
		})
	}
}

// mated tells whether the black king is mated on the board.
func mated(b board.Board) bool {
	king := b.KingOf(board.Black)
	if b.Attackers(king, board.White, b.Occupied()) == 0 {
		return false
	}
	setup := position.Setup{Board: b, Turn: board.Black, EnPassant: board.NoSquare, Fullmove: 1}
	p, _, ok := position.New(setup, position.Standard)
	return ok && p.IsCheckmate()
}

// anyMate looks at all placements of the two kings and the given pieces for a
// mated black king. The king is tried on one triangle of the board: the others
// are its reflections, and both colours of squares are tried.
func anyMate(pieces []board.Piece, squares []board.SquareSet) bool {
	var b board.Board
	var try func(i int) bool
	try = func(i int) bool {
		if i == len(pieces) {
			return mated(b)
		}
		for s := range (squares[i] &^ b.Occupied()).All() {
			b.Put(s, pieces[i])
			if try(i + 1) {
				return true
			}
			b.Clear(s.Set())
		}
		return false
	}
	return try(0)
}

func TestNoPlacementOfDeadMaterialIsMate(t *testing.T) {
	var triangle board.SquareSet
	for file := range 4 {
		for rank := range file + 1 {
			triangle |= board.SquareAt(file, rank).Set()
		}
	}
	const all = ^board.SquareSet(0)
	piece := board.NewPiece
	blackKing, whiteKing := piece(board.Black, board.King), piece(board.White, board.King)
	for _, test := range []struct {
		name   string
		extra  []board.Piece
		within board.SquareSet
		mate   bool
	}{
		{"bare kings", nil, all, false},
		{"knight", []board.Piece{piece(board.White, board.Knight)}, all, false},
		{"bishop", []board.Piece{piece(board.White, board.Bishop)}, all, false},
		{"bishop each, on light squares", []board.Piece{piece(board.White, board.Bishop), piece(board.Black, board.Bishop)}, lightSquares, false},
		{"bishop each, on dark squares", []board.Piece{piece(board.White, board.Bishop), piece(board.Black, board.Bishop)}, ^lightSquares, false},
		{"two bishops on light squares", []board.Piece{piece(board.White, board.Bishop), piece(board.White, board.Bishop)}, lightSquares, false},
		{"bishop each", []board.Piece{piece(board.White, board.Bishop), piece(board.Black, board.Bishop)}, all, true},
		{"knight each", []board.Piece{piece(board.White, board.Knight), piece(board.Black, board.Knight)}, all, true},
		{"knight against bishop", []board.Piece{piece(board.White, board.Knight), piece(board.Black, board.Bishop)}, all, true},
		{"bishop against knight", []board.Piece{piece(board.White, board.Bishop), piece(board.Black, board.Knight)}, all, true},
		{"two knights", []board.Piece{piece(board.White, board.Knight), piece(board.White, board.Knight)}, all, true},
		{"bishop and knight", []board.Piece{piece(board.White, board.Bishop), piece(board.White, board.Knight)}, all, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			pieces := append([]board.Piece{blackKing, whiteKing}, test.extra...)
			squares := []board.SquareSet{triangle, all}
			for range test.extra {
				squares = append(squares, test.within)
			}
			if got := anyMate(pieces, squares); got != test.mate {
				t.Errorf("a placement that is mate: %v, want %v", got, test.mate)
			}
		})
	}
}

func ExampleByMaterial() {
	var b board.Board
	b.Put(board.E1, board.NewPiece(board.White, board.King))
	b.Put(board.E8, board.NewPiece(board.Black, board.King))
	fmt.Println(ByMaterial(&b))
	b.Put(board.A1, board.NewPiece(board.White, board.Rook))
	fmt.Println(ByMaterial(&b))
	// Output:
	// true
	// false
}
