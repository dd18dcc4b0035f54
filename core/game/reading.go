package game

// How do castling rights count when two positions are compared (Article 9.2)?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// Reading is an opinion on how castling rights count when two positions are
// compared.
type Reading uint8

// The two readings. They differ for a right that its holder is forced to give up
// with the very next move.
const (
	UntilMoved  Reading = iota // it is there until the king or the rook has moved
	WhileUsable                // it is gone already
)

// ForcedRights returns the castling rooks of the player on move whose right does
// not outlive the next move: every legal move takes it away and none is that
// castling. The player must be forced, by a check or because a single piece can
// move; who may still choose between king and rook is not.
func ForcedRights(p *position.Position) (rooks board.SquareSet) {
	held := p.CastlingRooks() & board.RankSet(p.Turn().HomeRank())
	if held == 0 {
		return 0
	}
	var targets [64]board.SquareSet
	from := p.Targets(&targets)
	if from == 0 || from.More() && !p.InCheck() {
		return 0
	}
	king := p.King(p.Turn())
	for rest := held; rest != 0; rest &= rest - 1 {
		rook := rest & -rest
		if from&^(king.Set()|rook) == 0 && targets[king&63]&rook == 0 {
			rooks |= rook
		}
	}
	return rooks
}

// key returns what the reading compares.
func (r Reading) key(p *position.Position) position.Key {
	key := p.Key()
	if r == WhileUsable {
		key.CastlingRooks &^= ForcedRights(p)
	}
	return key
}

// RepetitionBy is Repetition by a reading.
func (g *Game) RepetitionBy(r Reading) Repetition { return g.repetition(g.Position(), g.ply, r) }

// RepetitionAfterBy is RepetitionAfter by a reading.
func (g *Game) RepetitionAfterBy(m position.Move, r Reading) Repetition {
	p := g.Position().Play(m)
	return g.repetition(&p, g.ply+1, r)
}

// lost returns the first ply after from at which the right to castle with a rook
// is gone by the reading; at to it is.
func (g *Game) lost(rook board.Square, from, to int, r Reading) int {
	ply := g.firstWithout(rook, from, to)
	if r == WhileUsable && ply-1 > from && ForcedRights(&g.line[ply-1].position).Has(rook) {
		ply--
	}
	return ply
}
