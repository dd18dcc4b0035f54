package position_test

import (
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// findSlowly looks for a move in the list of the legal ones.
func findSlowly(moves []position.Move, from, to board.Square, promotion board.Role) (position.Move, bool) {
	castles := position.NoMove
	for _, m := range moves {
		switch {
		case m.From() != from || m.Promotion() != promotion:
		case m.To() == to:
			return m, true
		case m.IsCastling() && m.KingTo() == to && from != to:
			castles = m
		}
	}
	return castles, castles != position.NoMove
}

func TestFindAgreesWithTheListOfLegalMoves(t *testing.T) {
	roles := []board.Role{board.NoRole, board.Pawn, board.Knight, board.King, board.Bishop, board.Rook, board.Queen}
	for i, suite := range readSuites(t, "chess960.epd") {
		if i%24 != 0 {
			continue
		}
		p := read(t, suite.fen, position.Chess960)
		for _, m := range append(p.Moves(), position.NoMove) {
			q := p
			if m != position.NoMove {
				q = p.Play(m)
			}
			if q.HasMoves() != (q.CountMoves() > 0) {
				t.Fatalf("%s after %v%v: HasMoves is %v", suite.fen, m.From(), m.To(), q.HasMoves())
			}
			moves := q.Moves()
			checkTargets(t, &q, moves)
			for from := board.Square(0); from < 64; from++ {
				if q.At(from) == board.NoPiece {
					continue
				}
				for to := board.Square(0); to < 64; to++ {
					for _, role := range roles {
						want, legal := findSlowly(moves, from, to, role)
						if got, ok := q.Find(from, to, role); ok != legal || ok && got != want {
							t.Fatalf("%s after %v%v: %v%v%v is %v %v, want %v %v", suite.fen, m.From(), m.To(), from, to, role, got, ok, want, legal)
						}
					}
				}
			}
		}
	}
}

// checkTargets holds Targets against the list of legal moves.
func checkTargets(t *testing.T, p *position.Position, moves []position.Move) {
	t.Helper()
	var want, got [64]board.SquareSet
	for _, m := range moves {
		want[m.From()] |= m.To().Set()
	}
	from := p.Targets(&got)
	for s := board.Square(0); s < 64; s++ {
		if got[s] != want[s] || from.Has(s) != (want[s] != 0) {
			t.Fatalf("from %v the targets are %v, want %v", s, got[s].Squares(), want[s].Squares())
		}
	}
}

func TestTheHashOfAPositionIsThatOfItsKey(t *testing.T) {
	for _, text := range []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 7 3", // can be captured
		"rnbqkbnr/ppp1pppp/8/3p4/8/8/PPPPPPPP/RNBQKBNR w KQkq d6 0 1",   // cannot
		"8/8/8/8/R2Pp2k/8/8/4K3 b - d3 0 1",                             // nor where it uncovers the king
	} {
		p := read(t, text, position.Standard)
		if p.Hash() != p.Key().Hash() {
			t.Errorf("%s: the hashes are %x and %x", text, p.Hash(), p.Key().Hash())
		}
	}
}

func TestASetupGivesThePositionBack(t *testing.T) {
	for _, text := range []string{
		"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w Kq f6 7 3",
		"8/8/3k4/8/8/8/8/K7 b - - 99 120",
	} {
		p := read(t, text, position.Standard)
		s := p.Setup()
		if position.Restore(&s) != p {
			t.Errorf("%s: another position came back", text)
		}
	}
}
