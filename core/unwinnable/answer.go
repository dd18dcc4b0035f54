package unwinnable

// Can this side ever mate? The question, the answer, and in which order the
// stages are asked.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// Verdict tells whether a side can ever mate.
type Verdict uint8

// The verdicts. Undecided says only that the states allowed were not enough.
const (
	Undecided Verdict = iota
	Winnable
	Unwinnable
)

var verdictNames = [3]string{"undecided", "winnable", "unwinnable"}

// String returns the name in lower case.
func (v Verdict) String() string { return verdictNames[v%3] }

// Kind tells how a verdict is proved.
type Kind uint8

// The kinds of evidence.
const (
	NoEvidence    Kind = iota
	Line               // a series of legal moves that ends in mate
	Material           // the pieces of the side can mate in no position
	EveryLineDies      // every series of moves ends soon, and in no mate by the side
	Static             // what the pieces can ever reach and attack allows no mate
	Abstraction        // no mate among the states of a coarser game that allows more
	Closure            // no mate among all positions that can be reached, but for those proved static
)

var kindNames = [7]string{"", "line", "material", "every-line-dies", "static", "abstraction", "closure"}

// String returns the name in lower case, "" for NoEvidence.
func (k Kind) String() string { return kindNames[k%7] }

// Evidence is how a verdict is proved. Count is the number of half-moves of a
// line, or of the states of an abstraction or a closure, and 0 for other kinds.
type Evidence struct {
	Kind  Kind
	Count int
}

// Answer is the answer to one question.
type Answer struct {
	Verdict Verdict
	// Line ends in mate by the side asked about. Where the position is that mate
	// already it is empty; it is nil where the verdict is not Winnable.
	Line     []position.Move
	Evidence Evidence
	// Bounds are known where the verdict is Unwinnable by a proof of Static, Abstraction
	// or Closure, and no capture en passant is legal.
	Bounds Bounds
	States int // how many positions and states of abstractions were visited
}

// Solver answers questions one after the other, and keeps its memory from one to
// the next. The zero Solver is ready.
type Solver struct {
	root  position.Position // White is the side that is to mate
	left  int               // how many states may still be visited
	limit int               // how many were allowed
	stop  int               // down to which number of left the stage may go
	pause int               // and down to which one may go without a pause
	proof Kind              // what proves that White can never mate
	moves []position.Move   // room for the moves of all positions on a path
	stack
	arena
	cloud  cloud
	winner board.Color
	stage  stage
	part   int // of the states, for the stages of a turn
	turns  int
}

// stage is what is done next.
type stage uint8

const (
	begins stage = iota
	splitting
	exploring
	diving
	clouding
)

// MaxStates is the most states that a question can allow.
const MaxStates = 1<<25 - 2

// Ask tells whether winner can mate by any series of legal moves from p. Castling,
// captures en passant and promotions count; the rules of fifty and seventy-five
// moves and of repetition do not. At most states positions are visited.
func (s *Solver) Ask(p *position.Position, winner board.Color, states int) Answer {
	s.Begin(p, winner, states)
	a, _ := s.Continue(MaxStates)
	return a
}

// Begin takes a question as Ask does, and answers nothing yet.
func (s *Solver) Begin(p *position.Position, winner board.Color, states int) {
	s.take(p, winner)
	s.winner = winner
	s.limit = min(max(states, 0), MaxStates)
	s.left, s.count, s.turns, s.part, s.stage = s.limit, 0, 0, 1000, begins
}

// Continue goes on with the question of Begin for about so many states, which take
// some microseconds each. ok tells that the answer is there; else a tells only how
// many states have been visited. Nothing else may be asked in between.
func (s *Solver) Continue(states int) (a Answer, ok bool) {
	s.pause = max(s.left-max(states, 1), 0)
	a, ok = s.answer()
	s.pause = 0
	a.States = s.limit - s.left
	if a.Evidence.Kind >= Static {
		if a.Bounds = s.boundsOf(&s.root); s.winner == board.Black {
			a.Bounds = a.Bounds.turned()
		}
	}
	if a.Verdict == Winnable {
		a.Evidence = Evidence{Line, len(a.Line)}
		if s.winner == board.Black {
			for i := range a.Line {
				a.Line[i] ^= 56 | 56<<6
			}
		}
	}
	return a, ok
}

func unwinnable(kind Kind, count int) Answer {
	return Answer{Verdict: Unwinnable, Evidence: Evidence{kind, count}}
}

// take makes a position the root, turned so that White is to mate.
func (s *Solver) take(p *position.Position, winner board.Color) {
	s.root = *p
	if winner == board.Black {
		s.root = mirror(p)
	}
}

// quick asks the stages that cost next to nothing, and notes which of them
// proves that White can never mate.
func (s *Solver) quick() outcome {
	p := &s.root
	if !p.HasMoves() {
		s.proof = EveryLineDies
		if p.Turn() == board.Black && p.InCheck() {
			s.depth = 0
			return found
		}
		return exhausted
	}
	b := p.Board()
	s.proof = Material
	if hopeless(&b, board.White) {
		return exhausted
	}
	s.proof = EveryLineDies
	if result := s.lines(7, 300); result != interrupted {
		return result
	}
	s.proof = Static
	if likelyBlocked(&b) && (static(p, board.White) || p.InCheck() && staticAfter(p, board.White, p.AppendMoves(s.moves[:0]))) {
		return exhausted
	}
	return open
}

// spend lets a stage have so many states.
func (s *Solver) spend(states int) { s.stop = s.left - min(states, s.left) }

// mostSplits is how many fixpoints there are between two pauses at most.
const mostSplits = 4_000

// answer asks the stages in order, until one answers, a pause is due, or no states are
// left. The first do not pause: they cost little.
func (s *Solver) answer() (a Answer, ok bool) {
	if s.stage == begins {
		pause := s.pause
		s.pause = 0
		if a, ok = s.first(); ok {
			return a, true
		}
		s.pause = pause
		s.stage = splitting
	}
	// Proofs and searches take turns, each a larger part of the states.
	for p := &s.root; s.left > 0; {
		if s.left <= s.pause {
			return Answer{}, false
		}
		switch s.stage {
		case splitting:
			proved, spent := splits(p, board.White, min(s.part/50, mostSplits, s.left))
			s.left -= min(spent, s.left)
			if proved {
				return unwinnable(Static, 0), true
			}
			s.spend(2 * s.part)
			s.stage = exploring
		case exploring:
			switch s.explore() {
			case found:
				return Answer{Verdict: Winnable, Line: s.lineTo(s.mate)}, true
			case exhausted:
				return unwinnable(Closure, s.count), true
			case interrupted:
				s.start(2+s.turns, s.part/2, false)
				s.stage = diving
			}
		case diving:
			switch s.descend(false) {
			case found:
				return s.lineOfStack(), true
			case open:
			default:
				s.cloud.begin(p, board.White, min(s.part, s.left))
				s.stage = clouding
			}
		case clouding:
			before := s.cloud.met()
			result := s.cloud.run(s.left - s.pause)
			s.left -= min(s.cloud.met()-before, s.left)
			switch result {
			case exhausted:
				return unwinnable(Abstraction, s.cloud.met()), true
			case interrupted:
				s.turns++
				s.part *= 4
				s.stage = splitting
			}
		}
	}
	return Answer{}, true
}

// first asks the stages that cost little.
func (s *Solver) first() (a Answer, ok bool) {
	switch s.quick() {
	case found:
		return s.lineOfStack(), true
	case exhausted:
		return unwinnable(s.proof, 0), true
	}
	b := s.root.Board()
	if s.dive(1, 300, false) == found || s.dive(3, 1000, false) == found {
		return s.lineOfStack(), true
	}
	if !likelyBlocked(&b) && static(&s.root, board.White) {
		return unwinnable(Static, 0), true
	}
	return Answer{}, false
}

// likelyBlocked tells whether pawns stand in each other's way and neither a queen
// nor a rook is there to break through.
func likelyBlocked(b *board.Board) bool {
	pawns, white := b.Pawns(), b.WhiteMen
	return b.Orthogonals() == 0 && pawns&white&(pawns&^white>>8) != 0
}

// mirror turns the board round and gives each man the other colour: what White
// can do from the mirrored position, Black can from the other.
func mirror(p *position.Position) position.Position {
	s := p.Setup()
	b := &s.Board
	b.WhiteMen = turned(b.Men(board.Black))
	b.Code0, b.Code1, b.Code2 = turned(b.Code0), turned(b.Code1), turned(b.Code2)
	s.Rooks = turned(s.Rooks)
	s.Turn = s.Turn.Other()
	if s.EnPassant != board.NoSquare {
		s.EnPassant ^= 56
	}
	return position.Restore(&s)
}
