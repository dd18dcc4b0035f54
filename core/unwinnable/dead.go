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
	if MayBeAlive(p) {
		return false
	}
	var s Solver
	return s.Dead(p)
}

// Dead is the same without allocating anew each time.
func (s *Solver) Dead(p *position.Position) bool {
	if MayBeAlive(p) {
		return false
	}
	if !p.HasMoves() {
		return !p.InCheck()
	}
	b := p.Board()
	stronger := board.White
	if white := b.Men(board.White); 2*white.Count() < b.Occupied().Count() {
		stronger = board.Black
	}
	s.left, s.brief = 1000, true
	dead := s.cannotMate(p, stronger) && s.cannotMate(p, stronger.Other())
	s.brief = false
	return dead
}

// cannotMate tells whether one of the quick stages proves that winner can never
// mate. The player who has the move has one.
func (s *Solver) cannotMate(p *position.Position, winner board.Color) bool {
	b := p.Board()
	if hopeless(&b, winner) {
		return true
	}
	blocked := likelyBlocked(&b)
	s.take(p, winner)
	if result := s.lines(depthOfLines(p, &b, blocked), 300); result != interrupted {
		return result == exhausted
	}
	return blocked && (!loose(&b) && walled(p, winner) ||
		p.InCheck() && staticAfter(p, winner, p.AppendMoves(s.moves[:0])))
}

// depthOfLines is how many choices lines are followed that may all die. Those of a
// few men die at once, unless pawns are locked, and so do those of many men who can
// choose.
func depthOfLines(p *position.Position, b *board.Board, blocked bool) int {
	switch few := b.Occupied().Count() <= fewMen; {
	case few && !blocked:
		return 3
	case few || p.CountMoves() <= forcedMoves:
		return 7
	}
	return 2
}

// loose tells whether a pawn has a free way to its promotion, or a knight can move,
// which takes what is in the way of the others. Pawns that are locked are not
// locked for long then.
func loose(b *board.Board) bool {
	occupied, white, pawns, knights := b.Occupied(), b.WhiteMen, b.Pawns(), b.Knights()
	black := occupied &^ white
	below, above := occupied>>8, occupied<<8 // the squares below and above a man
	for shift := 8; shift <= 32; shift *= 2 {
		below |= below >> shift
		above |= above << shift
	}
	return pawns&white&^below|pawns&black&^above != 0 ||
		steps(board.Knight, knights&white)&^white|steps(board.Knight, knights&black)&^black != 0
}

// MayBeAlive is the look with which Dead begins. It tells that none of the quick proofs
// will succeed: a queen or a rook is there beside many men, or many men without two
// pawns that block each other, and the player who has the move can choose: so there is a move.
func MayBeAlive(p *position.Position) bool {
	b := p.Board()
	return mayBeAlive(&b) && canChoose(p, &b)
}

// MayBeAliveByMen is MayBeAlive for a position in which three men can move.
func MayBeAliveByMen(p *position.Position) bool {
	b := p.Board()
	return mayBeAlive(&b)
}

func mayBeAlive(b *board.Board) bool { return b.Occupied().Count() > fewMen && !likelyBlocked(b) }

// canChoose tells whether the player who has the move has more than forcedMoves.
func canChoose(p *position.Position, b *board.Board) bool {
	us, occupied := b.Men(p.Turn()), b.Occupied()
	king := (b.Kings() & us).First()
	// Men that are on no line with their king move as they please, if it is not in check.
	free := us &^ (board.BishopLines(king) | board.RookLines(king))
	pushes := free & b.Pawns()
	if p.Turn() == board.White {
		pushes <<= 8
	} else {
		pushes >>= 8
	}
	easy := pushes&^occupied | steps(board.Knight, free&b.Knights())&^us
	return easy.Count() > forcedMoves && !p.InCheck() || p.CountMoves() > forcedMoves
}
