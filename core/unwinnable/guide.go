package unwinnable

// Which moves lead towards a mate, and how far is it? A guess, that decides about
// the order of the search and about nothing else.
//
// The picture is a black king in a corner and the white king two squares away, so
// that one square beside the corner is left: another white man attacks it, or a
// black one stands on it.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// aim is the mate that is nearest.
type aim struct {
	corner, king, block board.Square // where the black king, the white king and a black man go
	cost                int          // how far it is
	blocked             bool         // a black man is needed on block
	promote             bool         // and must be promoted to first
	advance             bool         // a white pawn must be promoted first
}

const punished = -50

// kingSteps returns how many moves a king needs on the empty board.
func kingSteps(a, b board.Square) int {
	files, ranks := a.File()-b.File(), a.Rank()-b.Rank()
	return max(files, -files, ranks, -ranks)
}

// knightMoves returns how many moves a knight on one of the squares needs until it
// attacks the goal, 4 where it needs more.
func knightMoves(from, goal board.SquareSet) int {
	n := 0
	for ; n < 4; n++ {
		goal = knightSteps(goal)
		if goal&from != 0 {
			break
		}
	}
	return n
}

func knightSteps(set board.SquareSet) (all board.SquareSet) {
	for ; set != 0; set &= set - 1 {
		all |= board.KnightAttacks(set.First())
	}
	return all
}

const far = 40

// take finds the nearest aim.
func (a *aim) take(b *board.Board) {
	occupied, pawns, knights := b.Occupied(), b.Pawns(), b.Knights()
	white := b.WhiteMen
	black := occupied &^ white
	bishops := b.Diagonals() &^ b.Orthogonals()
	corners := board.A1.Set() | board.H1.Set() | board.A8.Set() | board.H8.Set()
	light, dark := bishops&white&lightSquares, bishops&white&^lightSquares
	whiteKnights := knights & white
	a.blocked, a.promote, a.advance = false, false, false
	base := 0
	if b.Orthogonals()&white == 0 && (light == 0 || dark == 0) && (whiteKnights == 0 || light|dark == 0 && !whiteKnights.More()) {
		// One knight, or bishops of one colour: Black must help.
		a.blocked = whiteKnights|light|dark != 0
		base = 2 * far
		if pawns&white != 0 {
			a.advance = true
			for rest := pawns & white; rest != 0; rest &= rest - 1 {
				s := rest.First()
				ahead := board.FileA << s.File() &^ (s.Set()<<1 - 1)
				base = min(base, 3*(7-s.Rank())+4*((ahead&^s.Set())&occupied).Count())
			}
		}
		if light|dark != 0 {
			if light != 0 {
				corners &= lightSquares
			} else {
				corners &^= lightSquares
			}
		}
	}
	whiteKing, blackKing := (b.Kings() & white).First(), (b.Kings() & black).First()
	a.cost = 1 << 30
	// A queen takes what checks its king beside it, and so does a rook a bishop.
	helpers := black &^ (b.Kings() | b.Diagonals()&b.Orthogonals())
	if light|dark != 0 {
		helpers &^= b.Orthogonals()
	}
	for ; corners != 0; corners &= corners - 1 {
		corner := corners.First()
		inX, inY := board.Square(1), board.Square(8)
		if corner.File() != 0 {
			inX = -inX
		}
		if corner.Rank() != 0 {
			inY = -inY
		}
		for range 2 {
			k := corner + 2*inY
			if kingSteps(whiteKing, k+inX) < kingSteps(whiteKing, k) {
				k += inX
			}
			cost := base + 2*kingSteps(blackKing, corner) + 2*kingSteps(whiteKing, k)
			block := corner + inX
			promote := false
			if a.blocked {
				var help int
				help, promote = a.help(b, helpers, block)
				cost = min(cost, cost-base+2*help)
				if whiteKnights != 0 {
					cost += 2 * knightMoves(whiteKnights, corner.Set())
				}
			}
			if !a.blocked && b.Orthogonals()&white == 0 && !a.advance {
				for rest := whiteKnights; rest != 0; rest &= rest - 1 {
					cost += kingSteps(rest.First(), corner)
				}
			}
			if cost < a.cost {
				a.cost, a.corner, a.king, a.block, a.promote = cost, corner, k, block, promote
			}
			inX, inY = inY, inX
		}
	}
}

// help returns how far a black man is from that square beside the corner, and
// whether it must be promoted to.
func (a *aim) help(b *board.Board, helpers board.SquareSet, block board.Square) (moves int, promote bool) {
	moves = far
	if knights := b.Knights() & helpers; knights != 0 {
		for goal := block.Set(); goal&knights == 0 && moves < far+6; moves++ {
			goal = knightSteps(goal)
		}
		moves -= far
	}
	shade := lightSquares
	if !shade.Has(block) {
		shade = ^shade
	}
	if lines := helpers & (b.Orthogonals() | b.Diagonals()&shade); lines != 0 {
		moves = min(moves, 1)
		if lines.Has(block) {
			moves = 0
		}
	}
	for rest := b.Pawns() & helpers; rest != 0; rest &= rest - 1 {
		s := rest.First()
		if s.File() == block.File() && s.Rank() >= block.Rank() && block.Rank() > 0 {
			moves = min(moves, s.Rank()-block.Rank())
		}
		if n := s.Rank() + 3; n < moves {
			moves, promote = n, true
		}
	}
	return moves, promote
}

// rate gives the moves of a position their order, the highest first: those above 0
// lead towards the mate, those down to punished away from it.
func (s *Solver) rate(f *frame, moves []position.Move, rates []int8) {
	b := f.Board()
	var a aim
	a.take(&b)
	occupied := b.Occupied()
	white := f.Turn() == board.White
	goal := a.corner
	if white {
		goal = a.king
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
			if !white && a.promote && m.Promotion() != board.Queen {
				rate = 15
			}
		case white && capture:
			rate = 40 + int(b.RoleAt(m.To()))
		case white && role == board.Pawn:
			rate = 20 + m.To().Rank()
		case capture:
			rate = punished
		case role == board.Pawn:
			rate = punished
			if a.promote {
				rate = 10
			}
		case role == board.King && !m.IsCastling():
			rate = 10 * (kingSteps(m.From(), goal) - kingSteps(m.To(), goal))
			if rate < 0 {
				rate = -1
			}
		case !white && a.blocked && m.To() == a.block:
			rate = 5
		case role == board.Knight && a.blocked:
			goal := a.block
			if white {
				goal = a.corner
			}
			rate = 5 * (kingSteps(m.From(), goal) - kingSteps(m.To(), goal))
			if rate < 0 {
				rate = -1
			}
		}
		rates[i] = int8(rate)
	}
}

// distance estimates how far White is from mate.
func (s *Solver) distance(p *position.Position) int {
	b := p.Board()
	var a aim
	a.take(&b)
	king := p.King(board.Black)
	occupied := b.Occupied()
	flights := board.KingAttacks(king) &^ (occupied &^ b.WhiteMen) &^ b.AttackedBy(board.White, occupied&^king.Set())
	return a.cost + flights.Count()
}
