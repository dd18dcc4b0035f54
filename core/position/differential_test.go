package position_test

// Do the real moves agree with those of the oracle, in games played at random
// and on boards set up at random?

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/chess960"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

func squareOf(i int) board.Square { return board.Square(i) }

// rounds scales a count to where the test runs.
func rounds(n int) int {
	switch {
	case runtime.GOOS == "js":
		return n / 10
	case long():
		return n * 10
	}
	return n
}

func moveText(m position.Move) string {
	text := m.From().String() + m.To().String()
	if role := m.Promotion(); role != board.NoRole {
		text += string(role.Letter() | 0x20)
	}
	return text
}

func sortedTexts[M any](moves []M, text func(M) string) []string {
	list := make([]string, len(moves))
	for i, m := range moves {
		list[i] = text(m)
	}
	slices.Sort(list)
	return list
}

// compare compares all that both know about a position, and returns the legal
// moves of both in the same order.
func compare(t *testing.T, p *position.Position, o *oracle) ([]position.Move, []oracleMove) {
	t.Helper()
	name := fen.Format(p, fen.Style{Shredder: true, AlwaysEnPassant: true})
	if newOracle(p.Setup()) != *o {
		t.Fatalf("%s is not what the oracle has after the same moves: %+v", name, *o)
	}
	moves, expected := p.Moves(), o.moves()
	got, want := sortedTexts(moves, moveText), sortedTexts(expected, oracleMove.String)
	if !slices.Equal(got, want) {
		t.Fatalf("%s\n got %v\nwant %v", name, got, want)
	}
	if p.CountMoves() != len(want) || p.HasMoves() != (len(want) > 0) {
		t.Fatalf("%s: %d moves counted, want %d", name, p.CountMoves(), len(want))
	}
	compareReplies(t, p)
	if p.InCheck() != o.inCheck() {
		t.Fatalf("%s: in check %v", name, p.InCheck())
	}
	capture := slices.ContainsFunc(expected, func(m oracleMove) bool { return m.enPassant })
	if (p.EnPassant() != board.NoSquare) != capture {
		t.Fatalf("%s: a capture en passant is legal: %v", name, capture)
	}
	slices.SortFunc(moves, func(a, b position.Move) int { return strings.Compare(moveText(a), moveText(b)) })
	slices.SortFunc(expected, func(a, b oracleMove) int { return strings.Compare(a.String(), b.String()) })
	return moves, expected
}

// playAtRandom plays up to plies half-moves from a position, comparing each
// position, with a liking for castlings, captures en passant and promotions.
func playAtRandom(t *testing.T, random *rand.Rand, p position.Position, plies int, seen func(*position.Position, position.Move)) {
	t.Helper()
	o := newOracle(p.Setup())
	for range plies {
		moves, expected := compare(t, &p, &o)
		if len(moves) == 0 {
			return
		}
		i := random.IntN(len(moves))
		for j, m := range moves {
			if (m.IsCastling() || m.IsEnPassant() || m.Promotion() != board.NoRole) && random.IntN(4) == 0 {
				i = j
			}
		}
		next := p.Play(moves[i])
		seen(&next, moves[i])
		p, o = next, o.play(expected[i])
	}
}

func TestLegalMovesInRandomGames(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 960))
	var castlings, enPassant, promotions int
	for game := range rounds(120) {
		p, variant := position.Initial(), position.Standard
		if game%2 == 1 {
			p, _ = chess960.FromNumber(random.IntN(chess960.Count))
			variant = position.Chess960
		}
		playAtRandom(t, random, p, 150, func(p *position.Position, m position.Move) {
			switch {
			case m.IsCastling():
				castlings++
			case m.IsEnPassant():
				enPassant++
			case m.Promotion() != board.NoRole:
				promotions++
			}
			if _, problems, ok := position.New(p.Setup(), variant); !ok || len(problems) > 0 {
				t.Fatalf("a game led to %s, which is said to have problems: %+v", fen.Format(p, fen.Style{AlwaysEnPassant: true}), problems)
			}
		})
	}
	if castlings == 0 || enPassant == 0 || promotions == 0 {
		t.Errorf("only %d castlings, %d captures en passant and %d promotions were played", castlings, enPassant, promotions)
	}
}

func TestLegalMovesFromThePositionsOfTheNodeCounts(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 960))
	standard := readSuites(t, "standard.epd")
	for _, s := range standard {
		playAtRandom(t, random, read(t, s.fen, position.Standard), rounds(20), func(*position.Position, position.Move) {})
	}
}

// Boards with men scattered at random, many of which no game reaches: several
// checks at once, pawns in passing that uncover a check, castling rights in all
// kinds of surroundings.
func TestLegalMovesOnRandomBoards(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 960))
	playable, checks, passing, rights := 0, 0, 0, 0
	for range rounds(6000) {
		setup := randomSetup(random)
		p, _, ok := position.New(setup, position.Chess960)
		if !ok {
			continue
		}
		playable++
		if p.Checkers().More() {
			checks++
		}
		if p.EnPassant() != board.NoSquare {
			passing++
		}
		if p.CastlingRooks() != 0 {
			rights++
		}
		if playable%16 == 0 {
			compareRefusals(t, &p)
		}
		playAtRandom(t, random, p, 2, func(*position.Position, position.Move) {})
	}
	if playable*20 < rounds(6000) || checks == 0 || passing == 0 || rights == 0 {
		t.Errorf("of %d boards %d were playable, %d with several checks, %d with a pawn in passing, %d with castling rights", rounds(6000), playable, checks, passing, rights)
	}
}

// compareRefusals asks for every pair of squares why the move is not legal: there
// is a reason exactly where the move is none of the oracle's.
func compareRefusals(t *testing.T, p *position.Position) {
	t.Helper()
	o := newOracle(p.Setup())
	legal := map[[2]int]bool{}
	for _, m := range o.moves() {
		legal[[2]int{m.from, m.to}] = true
	}
	for from := range 64 {
		for to := range 64 {
			m, found := p.Find(squareOf(from), squareOf(to), board.NoRole)
			if !found {
				m, found = p.Find(squareOf(from), squareOf(to), board.Queen)
			}
			if found && !legal[[2]int{int(m.From()), int(m.To())}] || !found && legal[[2]int{from, to}] {
				t.Fatalf("%s: %v%v is found: %v", fen.Format(p, fen.Style{}), squareOf(from), squareOf(to), found)
			}
			if reasons := p.WhyNot(squareOf(from), squareOf(to), m.Promotion()); found != (len(reasons) == 0) {
				t.Fatalf("%s: %v%v is found: %v, reasons %+v", fen.Format(p, fen.Style{}), squareOf(from), squareOf(to), found, reasons)
			}
		}
	}
}

// randomSetup scatters two kings and up to 20 other men, and likes kings and
// rooks at home and pawns that have just advanced two squares.
func randomSetup(random *rand.Rand) position.Setup {
	s := position.Setup{Turn: board.Color(random.IntN(2)), EnPassant: board.NoSquare, Fullmove: 1}
	put := func(square board.Square, c board.Color, r board.Role) bool {
		if s.Board.At(square) != board.NoPiece {
			return false
		}
		s.Board.Put(square, board.NewPiece(c, r))
		return true
	}
	for _, c := range [2]board.Color{board.White, board.Black} {
		rank := random.IntN(8)
		atHome := random.IntN(2) == 0
		if atHome {
			rank = c.HomeRank()
		}
		put(board.SquareAt(random.IntN(8), rank), c, board.King)
		if !atHome {
			continue
		}
		king := s.Board.KingOf(c)
		for range 2 {
			rook := board.SquareAt(random.IntN(8), rank)
			if put(rook, c, board.Rook) && random.IntN(3) > 0 {
				s.Rooks |= rook.Set()
			}
		}
		if left := s.Rooks & board.RankSet(rank); left.More() && (left.First() < king) == (left.Last() < king) {
			s.Rooks &^= left.Last().Set()
		}
	}
	if random.IntN(3) == 0 {
		them := s.Turn.Other()
		square := board.SquareAt(random.IntN(8), 5-3*int(s.Turn))
		if s.Board.At(square) == board.NoPiece && s.Board.At(square^8^16) == board.NoPiece && put(square^8, them, board.Pawn) {
			s.EnPassant = square
			if file := square.File(); file > 0 {
				put((square^8)-1, s.Turn, board.Pawn)
			}
		}
	}
	for range random.IntN(20) {
		role := board.Roles[random.IntN(5)]
		square := board.Square(random.IntN(64))
		if square == s.EnPassant || s.EnPassant != board.NoSquare && square == s.EnPassant^8^16 || role == board.Pawn && (square < 8 || square >= 56) {
			continue
		}
		put(square, board.Color(random.IntN(2)), role)
	}
	return s
}
