package unwinnable

// Is there a mate among the positions that can be reached? Each is seen once,
// the likeliest first; when none is left, all have been seen.

import (
	"math/bits"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// outcome is how a search ended.
type outcome uint8

const (
	open        outcome = iota // it has not ended, and goes on where it stopped
	interrupted                // the states allowed are spent
	found                      // a mate was found
	exhausted                  // there is none
)

// explore goes on where it stopped, until its states are spent: interrupted, or a
// pause is due: open.
func (s *Solver) explore() outcome {
	if s.left == s.stop {
		return interrupted
	}
	if s.count == 0 {
		s.forget()
		s.left--
		st := stateOf(&s.root)
		s.push(s.insert(&st, 0), s.distance(&s.root))
	}
	for s.left > s.stop {
		if s.left <= s.pause {
			return open
		}
		index := s.pop()
		if index == 0 {
			return exhausted
		}
		p := s.node(index).position()
		for _, m := range p.AppendMoves(s.moves[:0]) {
			var next position.Position
			p.PlayTo(&next, m)
			b := next.Board()
			if p.Turn() == board.Black && hopeless(&b, board.White) {
				continue
			}
			st := stateOf(&next)
			if s.left == s.stop {
				s.push(index, 0)
				return interrupted
			}
			child := s.insert(&st, index)
			if child == 0 {
				continue
			}
			s.left--
			if p.Turn() == board.White && next.InCheck() && !next.HasMoves() {
				s.mate = child
				return found
			}
			if pawn, capture := p.Irreversible(m); (pawn || capture) && s.tries < 100+20*s.hits {
				s.tries++
				if static(&next, board.White) {
					s.hits++
					continue
				}
			}
			s.push(child, s.distance(&next)+s.novelty(&next))
		}
	}
	return interrupted
}

// novelty is low for positions whose kings and pawns stand as in few that have
// been seen.
func (s *Solver) novelty(p *position.Position) int {
	const factor = 0x9e3779b97f4a7c15
	b := p.Board()
	pawns, kings := b.Pawns(), b.Kings()
	h := (uint64(pawns) + uint64(pawns&b.WhiteMen)*31 + uint64(kings&b.WhiteMen)) * factor
	h = (h + uint64(kings&^b.WhiteMen)) * factor
	n := &s.seen[(h^h>>32)*factor>>52]
	*n++
	return bits.Len32(*n)
}
