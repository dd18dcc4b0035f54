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
}

const punished = -50

// kingSteps returns how many moves a king needs on the empty board.
func kingSteps(a, b board.Square) int {
	files, ranks := a.File()-b.File(), a.Rank()-b.Rank()
	return max(files, -files, ranks, -ranks)
}

// knightSteps are the moves of a knight by files and ranks on a board without end.
const knightSteps = "0323234532123434214323453232343423234345343434544343454554545456"

func knightMoves(a, b board.Square) int {
	files, ranks := a.File()-b.File(), a.Rank()-b.Rank()
	return int(knightSteps[(max(files, -files)<<3|max(ranks, -ranks))&63] - '0')
}

// minorMoves returns how many moves a knight or a bishop needs until it attacks
// the goal.
func minorMoves(b *board.Board, s, goal board.Square) int {
	switch {
	case b.Knights().Has(s):
		return max(knightMoves(s, goal)-1, 1-min(knightMoves(s, goal), 1))
	case lightSquares.Has(s) != lightSquares.Has(goal):
		return far
	case board.BishopLines(s).Has(goal):
		return 0
	}
	return 1
}

const far = 40

// take finds the nearest aim.
func (a *aim) take(b *board.Board) {
	occupied, pawns, knights := b.Occupied(), b.Pawns(), b.Knights()
	white := b.WhiteMen
	whiteKing, blackKing := (b.Kings() & white).First(), (b.Kings() &^ white).First()
	minors := (knights | b.Diagonals()&^b.Orthogonals()) & white
	helpers := occupied &^ (white | b.Kings() | b.Diagonals()&b.Orthogonals())
	if minors&^knights != 0 {
		helpers &^= b.Orthogonals() // they would take the bishop
	}
	heavy := b.Orthogonals()&white != 0
	corners := board.A1.Set() | board.H1.Set() | board.A8.Set() | board.H8.Set()
	promotion := 2 * far
	a.blocked = false
	if !heavy {
		for rest := pawns & white; rest != 0; rest &= rest - 1 {
			s := rest.First()
			ahead := board.FileA << s.File() &^ (s.Set()<<1 - 1)
			n := 3*(7-s.Rank()) + 4*(ahead&occupied).Count()
			if inWay := ahead & occupied; inWay != 0 {
				n += 2 * kingSteps(whiteKing, inWay.First())
			}
			promotion = min(promotion, n)
		}
		a.blocked = minors != 0
	}
	a.cost = 1 << 30
	for ; corners != 0; corners &= corners - 1 {
		corner := corners.First()
		// The kings, as seen from the corner.
		black, white := blackKing^corner, whiteKing^corner
		for flipped := range 2 {
			x, y := white.File(), white.Rank()
			if flipped != 0 {
				x, y = y, x
			}
			cost := max(black.File(), black.Rank()) + max(y-2, 2-y, x-1)
			block, promote := board.Square(1<<(3*flipped))^corner, false
			if !heavy {
				var close int
				close, promote = a.close(b, minors, helpers, corner, block)
				cost += min(close, promotion/2)
			}
			if cost < a.cost {
				x = min(x, 1) + 16
				if flipped != 0 {
					x = x>>3 | x&1<<3
				}
				a.cost, a.corner, a.king, a.block, a.promote = cost, corner, board.Square(x)^corner, block, promote
			}
		}
	}
	a.cost *= 2
}

// close returns how many moves are needed until one white man attacks the corner,
// and another the square beside it or a black man stands there; and whether that
// one must be promoted to.
func (a *aim) close(b *board.Board, minors, helpers board.SquareSet, corner, block board.Square) (moves int, promote bool) {
	help, promote := a.help(b, helpers, block)
	moves = far
	for rest := minors; rest != 0; rest &= rest - 1 {
		checker := rest.First()
		beside := help
		for others := minors &^ checker.Set(); others != 0; others &= others - 1 {
			beside = min(beside, minorMoves(b, others.First(), block))
		}
		moves = min(moves, beside+minorMoves(b, checker, corner))
	}
	return moves, promote
}

// help returns how far a black man is from that square beside the corner, and
// whether it must be promoted to.
func (a *aim) help(b *board.Board, helpers board.SquareSet, block board.Square) (moves int, promote bool) {
	moves = far
	for rest := helpers; rest != 0; rest &= rest - 1 {
		s := rest.First()
		switch b.RoleAt(s) {
		case board.Pawn:
			if s.File() == block.File() && s.Rank() >= block.Rank() && block.Rank() > 0 {
				moves = min(moves, s.Rank()-block.Rank())
			}
			if n := s.Rank() + 3; n < moves {
				moves, promote = n, true
			}
		case board.Knight:
			moves = min(moves, knightMoves(s, block))
		case board.Bishop:
			if lightSquares.Has(s) != lightSquares.Has(block) {
				break
			}
			fallthrough
		default:
			moves = min(moves, 1)
			if s == block {
				moves = 0
			}
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
	white := f.Turn() == board.White
	us, goal := b.Men(f.Turn()), a.corner
	others := b.Occupied() &^ us
	king, pawns := (b.Kings() & us).First(), b.Pawns()&us
	knights := b.Knights() & us
	knightGoal := a.block
	if white {
		goal, knightGoal = a.king, a.corner
	}
	if !a.blocked {
		knights = 0
	}
	now := kingSteps(king, goal)
	for i, m := range moves {
		rate := 0
		from, to := m.From(), m.To()
		capture := others>>(to&63)&1 != 0
		switch {
		case pawns>>(from&63)&1 != 0:
			switch promotion := m.Promotion(); {
			case white && promotion == board.Queen:
				rate = 100
			case promotion != board.NoRole:
				rate = punished + 1
				if !white && a.promote && promotion != board.Queen {
					rate = 15
				}
			case !white && a.promote && !capture:
				rate = 10
			case !white:
				rate = punished
			case capture || m.IsEnPassant():
				rate = 40 + int(b.RoleAt(to))
			default:
				rate = 20 + to.Rank()
			}
		case capture:
			rate = punished
			if white {
				rate = 40 + int(b.RoleAt(to))
			}
		case from == king:
			if !m.IsCastling() {
				rate = max(10*(now-kingSteps(to, goal)), -1)
			}
		case !white && a.blocked && to == a.block:
			rate = 5
		case knights>>(from&63)&1 != 0:
			rate = max(5*(knightMoves(from, knightGoal)-knightMoves(to, knightGoal)), -1)
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
