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
	open        outcome = iota // it has not ended
	interrupted                // the states allowed are spent
	found                      // a mate was found
	exhausted                  // there is none
)

// few is how many positions the arena holds until more are needed.
const few = 1 << 14

// explore goes on for so many states where it stopped.
func (s *Solver) explore(states int) outcome {
	stop := s.left - min(states, s.left)
	if s.left == stop {
		return interrupted
	}
	if s.count == 0 {
		s.forget()
	}
	size := few
	if s.count+s.left-stop > few {
		size = s.limit
	}
	s.reserve(min(size, s.limit))
	if s.count == 0 {
		s.left--
		st := stateOf(&s.root)
		s.push(s.insert(&st, 0), s.distance(&s.root))
	}
	for s.left > stop {
		index := s.pop()
		if index == 0 {
			return exhausted
		}
		p := s.nodes[index].position()
		for _, m := range p.AppendMoves(s.moves[:0]) {
			next := p.Play(m)
			b := next.Board()
			if p.Turn() == board.Black && hopeless(&b, board.White) {
				continue
			}
			st := stateOf(&next)
			if s.left == stop {
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
