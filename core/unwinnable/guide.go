package unwinnable

// Which moves lead towards a mate, and how far is it? A guess that decides about
// the order only.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// plan is the picture of a mate that the searches look for: the black king in a
// corner of its own home rank, the white king two squares away.
type plan struct {
	corner, beside board.Square
	promote        bool // Black must promote first
}

const punished = -50

// prepare chooses the picture for the root.
func (s *Solver) prepare() {
	b := s.root.Board()
	s.plan = plan{corner: board.A8, beside: board.SquareAt(1, 5)}
	white := b.Men(board.White)
	bishops := b.Diagonals() &^ b.Orthogonals() & white
	right := s.root.King(board.Black).File() > 3
	if white&^(b.Kings()|bishops) == 0 || white&^(b.Kings()|bishops|b.Knights()) == 0 {
		right = bishops != 0 && bishops&lightSquares == 0
	}
	if right {
		s.plan = plan{corner: board.H8, beside: board.SquareAt(6, 5)}
	}
}

func kingSteps(a, b board.Square) int {
	files, ranks := a.File()-b.File(), a.Rank()-b.Rank()
	return max(files, -files, ranks, -ranks)
}

// rate gives the moves of a position their order, the highest first: those above 0
// lead towards the mate, those down to punished away from it.
func (s *Solver) rate(f *frame, moves []position.Move, rates []int8) {
	b := f.Board()
	occupied := b.Occupied()
	white := f.Turn() == board.White
	goal := s.corner
	if white {
		goal = s.beside
	}
	for i, m := range moves {
		rate := 0
		role := b.RoleAt(m.From())
		capture := occupied.Has(m.To()) && !m.IsCastling() || m.IsEnPassant()
		switch {
		case white && m.Promotion() == board.Queen:
			rate = 100
		case m.Promotion() != board.NoRole:
			rate = punished + 1
			if !white && !s.promote {
				rate = punished
			}
		case white && capture:
			rate = 40 + int(b.RoleAt(m.To()))
		case white && role == board.Pawn:
			rate = 20 + m.To().Rank()
		case capture, role == board.Pawn:
			rate = punished
			if role == board.Pawn && s.promote {
				rate = 10
			}
		case role == board.King && !m.IsCastling():
			rate = 10 * (kingSteps(m.From(), goal) - kingSteps(m.To(), goal))
			if rate < 0 {
				rate = -1
			}
		}
		rates[i] = int8(rate)
	}
}

// distance estimates how far White is from mate.
func (s *Solver) distance(p *position.Position) int {
	return 2*kingSteps(p.King(board.Black), s.corner) + 2*kingSteps(p.King(board.White), s.beside)
}
