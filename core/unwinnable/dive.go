package unwinnable

// Which line leads to mate, or do all lines die? A search that goes deep: moves
// that lead towards a mate cost nothing.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

const (
	maxPlies  = 160                    // of a path
	room      = 16 * position.MaxMoves // for the moves of all positions on it
	tableBits = 14                     // of the table of positions that were left again
	tableSize = 1 << tableBits
)

// frame is a position on the path that is being looked at.
type frame struct {
	position.Position
	move            position.Move // that leads to the position
	first, at, last uint16        // the moves to play, in Solver.moves
	budget          int8          // what the moves from here may cost
	free            bool          // the move here was towards a mate
	lively          bool          // it may be alive, as far as a look can tell
}

type stack struct {
	frames []frame // frames[1:depth+1] are the path, or a line that was found
	depth  int
	listed bool // the moves of the last position on the path are known
	rates  []int8
	known  []uint64 // positions by hash, with the budget that was left there
	salt   uint64
	brief  bool // lines go on where two lively positions follow each other
}

// lines looks at all moves from the root, depth deep where there is a choice, and
// stops at the first line that goes on: exhausted says that each dies before.
func (s *Solver) lines(depth, states int) outcome { return s.dive(depth, states, true) }

// dive searches for mate. In lines mode each choice costs one, and the first line
// that outlives the budget ends the search.
func (s *Solver) dive(budget, states int, lines bool) outcome {
	s.start(budget, states, lines)
	return s.descend(lines)
}

// start puts the root on the path.
func (s *Solver) start(budget, states int, lines bool) {
	if s.frames == nil {
		s.frames = make([]frame, maxPlies)
		s.moves = make([]position.Move, 0, room)
	}
	if !lines && s.known == nil {
		s.known = make([]uint64, tableSize)
		s.rates = make([]int8, room)
	}
	s.spend(states)
	s.salt += 0x9e3779b97f4a7c15
	s.frames[0] = frame{Position: s.root, budget: int8(budget)}
	s.depth, s.listed = 0, false
}

// descend goes on with the path; open where a pause is due.
func (s *Solver) descend(lines bool) outcome {
	for {
		depth := s.depth
		f := &s.frames[depth]
		if !s.listed {
			if s.left <= s.stop {
				return interrupted
			}
			if s.left <= s.pause {
				return open
			}
			s.listed = true
			s.left--
			switch s.enter(f, depth, lines) {
			case found:
				return found
			case interrupted:
				if lines {
					return interrupted
				}
			}
		}
		if f.at == f.last {
			if depth == 0 {
				return exhausted
			}
			s.depth--
			continue
		}
		var m position.Move
		cost := 0
		if lines {
			m = s.moves[:f.last][f.at]
			f.at++
			if f.last-f.first > 1 {
				cost = 1
			}
		} else {
			m, cost = s.choose(f)
		}
		left := int(f.budget) - cost
		if !lines && f.free && cost > 0 {
			left++
		}
		if left < 0 {
			if lines {
				return interrupted
			}
			f.at = f.last // the others cost as much
			continue
		}
		s.depth, s.listed = depth+1, false
		next := &s.frames[depth+1]
		f.PlayTo(&next.Position, m)
		next.move, next.first, next.budget, next.free, next.lively = m, f.last, int8(left), cost == 0, false
	}
}

// enter lists the moves of a new position on the path: open. There are none where
// nothing can come of it, exhausted, or where the path is too long, interrupted.
func (s *Solver) enter(f *frame, depth int, lines bool) outcome {
	b := f.Board()
	f.at, f.last = f.first, f.first
	if f.Turn() == board.White && hopeless(&b, board.White) {
		return exhausted
	}
	if lines {
		for i := depth - 4; i >= 0; i -= 2 {
			if same(&s.frames[i].Position, &f.Position) {
				return exhausted
			}
		}
	} else {
		st := stateOf(&f.Position)
		h := st.hash() ^ s.salt
		slot := &s.known[h>>(64-tableBits)]
		budget := uint64(f.budget)*2 + 1
		if f.free {
			budget++
		}
		if *slot>>8 == h&(1<<56-1) && *slot&255 >= budget {
			return exhausted
		}
		*slot = h<<8 | budget
	}
	if lines {
		f.lively = s.brief && MayBeAlive(&f.Position)
		if f.lively && depth > 0 && s.frames[depth-1].lively || f.budget == 0 && f.CountMoves() > 1 {
			return interrupted
		}
	}
	list := f.AppendMoves(s.moves[:f.first])
	if len(list) == int(f.first) {
		if f.Turn() == board.Black && f.InCheck() {
			return found
		}
		return exhausted
	}
	if depth == maxPlies-1 || len(list)+2*position.MaxMoves > cap(list) {
		return interrupted
	}
	f.last = uint16(len(list))
	if !lines {
		s.rate(f, list[f.first:], s.rates[f.first:f.last])
	}
	return open
}

func same(a, b *position.Position) bool { return stateOf(a) == stateOf(b) }

// choose takes the best move that is left.
func (s *Solver) choose(f *frame) (m position.Move, cost int) {
	moves, rates := s.moves[:f.last], s.rates[:f.last]
	best := f.at
	for i := best + 1; i < f.last; i++ {
		if rates[i] > rates[best] {
			best = i
		}
	}
	m = moves[best]
	rate := rates[best]
	moves[best], rates[best] = moves[f.at], rates[f.at]
	moves[f.at], rates[f.at] = m, rate
	f.at++
	switch {
	case rate > 0:
		return m, 0
	case rate > punished:
		return m, 1
	}
	return m, 4
}

// lineOfStack is the answer that the path of the dive is.
func (s *Solver) lineOfStack() Answer {
	line := make([]position.Move, s.depth)
	for i := range line {
		line[i] = s.frames[i+1].move
	}
	return Answer{Verdict: Winnable, Line: line}
}
