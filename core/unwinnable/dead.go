package unwinnable

// Is the position dead, as far as a look after each move can tell?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// fewMen is with how many men, kings included, a queen or a rook may be lost by
// force, so that the position is dead for that.
const fewMen = 6

// forcedMoves is how few moves leave a player no choice, so that every line may die.
const forcedMoves = 2

// Dead tells whether it is proved quickly that neither side can mate by any series
// of legal moves (Article 5.2.2): by the pieces, because every line dies, or
// because the pawns are locked. false says nothing; Solver.Ask tells.
func Dead(p *position.Position) bool {
	if mayBeAlive(p) {
		return false
	}
	var s Solver
	return s.Dead(p)
}

// Dead is the same without allocating anew each time.
func (s *Solver) Dead(p *position.Position) bool {
	if mayBeAlive(p) {
		return false
	}
	b := p.Board()
	stronger := board.White
	if white := b.Men(board.White); 2*white.Count() < b.Occupied().Count() {
		stronger = board.Black
	}
	s.left = 1000
	return s.cannotMate(p, stronger) && s.cannotMate(p, stronger.Other())
}

// cannotMate asks the quick stages whether winner can mate.
func (s *Solver) cannotMate(p *position.Position, winner board.Color) bool {
	s.take(p, winner)
	return s.quick() == exhausted
}

// mayBeAlive tells that none of the quick proofs will succeed: a queen or a rook
// is there beside many men, or many men without two pawns that block each other, and
// the player who has the move can choose.
func mayBeAlive(p *position.Position) bool {
	b := p.Board()
	pawns := b.Pawns()
	few := b.Occupied().Count() <= fewMen
	open := b.Orthogonals() != 0 || pawns&b.WhiteMen&(pawns&^b.WhiteMen>>8) == 0
	return !few && open && p.CountMoves() > forcedMoves
}
