package arbiter

// Can a right to castle that is kept ever be exercised?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/game"
	"chessarbiter/core/position"
)

// Prospect tells whether a castling can ever come about.
type Prospect uint8

// The three verdicts. Undecided says only that the positions allowed were not
// enough.
const (
	Undecided  Prospect = iota
	Possible            // a series of legal moves leads to it
	Impossible          // no series of legal moves does
)

var prospectNames = [3]string{"undecided", "possible", "impossible"}

// String returns the verdict as the JavaScript API spells it.
func (p Prospect) String() string { return prospectNames[p%3] }

// CanCastleAnswer is the answer to CanCastle.
type CanCastleAnswer struct {
	Verdict Prospect
	Line    []position.Move // the moves up to the castling itself; nil unless Possible
	States  int             // how many positions were visited
}

// maxCastlingStates is the most positions that a search may visit, some 100 MB.
const maxCastlingStates = 1 << 20

// CanCastle tells whether a colour can ever castle to a side from the position at
// the cursor, both players helping. A right that is not held is Impossible. The
// counters of Article 9 do not matter, mate and stalemate do. At most states
// positions are visited, those first that look nearest to the castling; where all
// that keep the right are exhausted it is Impossible.
func CanCastle(g *game.Game, c board.Color, side castling.Side, states int) CanCastleAnswer {
	a, _ := NewCastlingSearch(g, c, side, states).Continue(maxCastlingStates + 1)
	return a
}

// CastlingSearch answers CanCastle piece by piece. It visits the positions that can be
// reached while the right is kept. King and rook stand still in all of them, so the
// plan is the same.
type CastlingSearch struct {
	root   position.Position
	plan   castling.Plan
	rook   board.Square // NoSquare where there is no right
	states int          // how many may be visited
	// reached are the positions in the order found; slots find them by hash.
	reached []reachedState
	slots   []int32
	// heads begin the lists of positions that wait, by their rank; the lowest is
	// looked at first.
	heads  []int32
	lowest int
	list   []position.Move
}

// NewCastlingSearch begins the search of CanCastle.
func NewCastlingSearch(g *game.Game, c board.Color, side castling.Side, states int) *CastlingSearch {
	s := &CastlingSearch{root: *g.Position(), states: min(states, maxCastlingStates)}
	if s.rook = s.root.CastlingRook(c, side); s.rook != board.NoSquare {
		s.plan = castling.NewPlan(c, s.root.King(c), s.rook)
	}
	return s
}

// Continue visits about so many positions more. ok tells that the answer is there; else
// a tells only how many have been visited.
func (s *CastlingSearch) Continue(states int) (a CanCastleAnswer, ok bool) {
	if s.rook == board.NoSquare {
		return CanCastleAnswer{Verdict: Impossible}, true
	}
	a.Verdict, a.Line, ok = s.run(len(s.reached) + max(states, 1))
	a.States = len(s.reached)
	return a, ok
}

type reachedState struct {
	position     position.Position
	hash         uint32
	parent, next int32 // -1 for none
	depth        uint16
	move         position.Move
}

const (
	castlingRanks = 1024
	// stepWeight is how much an obstacle counts against a half-move already made.
	stepWeight = 4
)

// run goes on until so many positions are reached.
func (s *CastlingSearch) run(pause int) (verdict Prospect, line []position.Move, ok bool) {
	if s.states <= 0 {
		return Undecided, nil, true
	}
	if len(s.reached) == 0 {
		s.heads = make([]int32, castlingRanks)
		for i := range s.heads {
			s.heads[i] = -1
		}
		s.grow()
		s.list = make([]position.Move, 0, position.MaxMoves)
		s.reach(s.root, -1, position.NoMove)
	}
	for len(s.reached) < pause {
		at := s.take()
		if at < 0 {
			return Impossible, nil, true
		}
		here := s.reached[at].position
		for _, m := range here.AppendMoves(s.list[:0]) {
			if m.IsCastling() && m.To() == s.rook {
				return Possible, s.line(at, m), true
			}
			var next position.Position
			here.PlayTo(&next, m)
			if !next.CastlingRooks().Has(s.rook) {
				continue
			}
			if len(s.reached) >= s.states {
				return Undecided, nil, true
			}
			s.reach(next, at, m)
		}
	}
	return Undecided, nil, false
}

// reach notes a position unless it was reached before.
func (s *CastlingSearch) reach(p position.Position, parent int32, m position.Move) {
	key := p.Key()
	hash := uint32(key.Hash() >> 32)
	slot := s.slot(hash)
	for s.slots[slot] >= 0 {
		if n := &s.reached[s.slots[slot]]; n.hash == hash && n.position.Key() == key {
			return
		}
		slot = (slot + 1) & (len(s.slots) - 1)
	}
	n := reachedState{position: p, hash: hash, parent: parent, move: m}
	if parent >= 0 {
		n.depth = min(s.reached[parent].depth, 0xfffe) + 1
	}
	rank := min(int(n.depth)+stepWeight*s.missing(&p), castlingRanks-1)
	n.next = s.heads[rank]
	s.heads[rank] = int32(len(s.reached))
	s.lowest = min(s.lowest, rank)
	s.slots[slot] = int32(len(s.reached))
	s.reached = append(s.reached, n)
	if 2*len(s.reached) > len(s.slots) {
		s.grow()
	}
}

func (s *CastlingSearch) slot(hash uint32) int { return int(hash) & (len(s.slots) - 1) }

// grow doubles the slots.
func (s *CastlingSearch) grow() {
	s.slots = make([]int32, max(1<<10, 2*len(s.slots)))
	for i := range s.slots {
		s.slots[i] = -1
	}
	for i := range s.reached {
		slot := s.slot(s.reached[i].hash)
		for s.slots[slot] >= 0 {
			slot = (slot + 1) & (len(s.slots) - 1)
		}
		s.slots[slot] = int32(i)
	}
}

// take removes the position of the lowest rank, -1 where none waits.
func (s *CastlingSearch) take() int32 {
	for ; s.lowest < len(s.heads); s.lowest++ {
		if at := s.heads[s.lowest]; at >= 0 {
			s.heads[s.lowest] = s.reached[at].next
			return at
		}
	}
	return -1
}

func (s *CastlingSearch) line(at int32, last position.Move) []position.Move {
	line := make([]position.Move, 0, int(s.reached[at].depth)+1)
	for ; s.reached[at].parent >= 0; at = s.reached[at].parent {
		line = append(line, s.reached[at].move)
	}
	for i, j := 0, len(line)-1; i < j; i, j = i+1, j-1 {
		line[i], line[j] = line[j], line[i]
	}
	return append(line, last)
}

// missing estimates how many moves are still needed: to clear the squares that
// king and rook cross, to end the attacks on the king's way, to be on move.
func (s *CastlingSearch) missing(p *position.Position) int {
	b := p.Board()
	us := s.plan.Color
	occupied := b.Occupied()
	moves := 0
	if p.Turn() != us {
		moves = 1
	}
	for rest := s.plan.Empty & occupied; rest != 0; rest &= rest - 1 {
		moves += s.toLeave(&b, rest.First(), 3)
	}
	king := s.plan.KingFrom.Set()
	var attackers board.SquareSet
	for way := s.plan.KingWay | king | s.plan.KingTo.Set(); way != 0; way &= way - 1 {
		attackers |= b.Attackers(way.First(), us.Other(), occupied&^king)
	}
	for ; attackers != 0; attackers &= attackers - 1 {
		moves++
	}
	return moves
}

// toLeave estimates how many moves it takes a man to leave its square without
// standing in the way again, those included by which others let it out.
func (s *CastlingSearch) toLeave(b *board.Board, at board.Square, depth int) int {
	man := b.At(at)
	occupied := b.Occupied()
	own := b.Men(man.Color())
	var targets board.SquareSet
	if man.Role() == board.Pawn {
		targets = board.PawnAttacks(man.Color(), at) & occupied
		if ahead := board.Square(int(at) + 8 - 16*int(man.Color())); ahead < board.NoSquare {
			targets |= ahead.Set()
			if occupied&ahead.Set() != 0 && !own.Has(ahead) {
				targets &^= ahead.Set()
			}
		}
	} else {
		targets = board.Attacks(man, at, occupied)
	}
	targets &^= s.plan.Empty | s.plan.KingFrom.Set() | s.plan.RookFrom.Set() | b.Kings()
	if targets&^own != 0 {
		return 1
	}
	least := 3
	if depth > 0 {
		for ; targets != 0; targets &= targets - 1 {
			least = min(least, s.toLeave(b, targets.First(), depth-1))
		}
	}
	return least + 1
}
