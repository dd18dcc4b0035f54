package unwinnable

// What the analysis of mobility says is held against complete enumeration.

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

// enumerate looks at all positions that can be reached, up to a number, for one
// in which winner has mated.
func enumerate(p position.Position, winner board.Color, limit int) (mate, complete bool) {
	seen := map[position.Key]bool{p.Key(): true}
	queue := []position.Position{p}
	var moves []position.Move
	for len(queue) > 0 {
		p := queue[0]
		queue = queue[1:]
		moves = p.AppendMoves(moves[:0])
		if len(moves) == 0 && p.InCheck() && p.Turn() != winner {
			return true, true
		}
		for _, move := range moves {
			next := p.Play(move)
			if key := next.Key(); !seen[key] {
				if len(seen) >= limit {
					return false, false
				}
				seen[key] = true
				queue = append(queue, next)
			}
		}
	}
	return false, true
}

// effort is what the larger stages may spend on a position.
func effort() int {
	if n, err := strconv.Atoi(os.Getenv("ARBITER_EFFORT")); err == nil {
		return n
	}
	if os.Getenv("ARBITER_LONG") != "" {
		return 16000
	}
	return 100
}

// provers are the stages that only ever prove that a side cannot mate.
var provers = []struct {
	name  string
	exact bool // does not depend on a budget
	prove func(p *position.Position, winner board.Color) bool
}{
	{"static", true, static},
	{"static after each move", true, func(p *position.Position, winner board.Color) bool {
		return p.HasMoves() && staticAfter(p, winner, p.Moves())
	}},
	{"splits", false, func(p *position.Position, winner board.Color) bool {
		proved, _ := splits(p, winner, effort())
		return proved
	}},
	{"cloud", false, func(p *position.Position, winner board.Color) bool {
		var c cloud
		proved, _ := c.proves(p, winner, effort())
		return proved
	}},
}

func TestWhoIsProvedUnableToMate(t *testing.T) {
	for _, test := range []struct {
		name, fen string
		white     bool // White is proved unable to mate
		black     bool
	}{
		{"a wall of pawns that no king passes", "8/8/3k4/1p2p1p1/pP1pP1P1/P2P4/1K6/8 b - - 0 1", true, true},
		{"behind a comb of pawns harmless bishops", "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", true, true},
		{"a zig-zag wall of twenty men", "4kb2/8/1p1p4/pPpPp1p1/P1P1PpPp/5P1P/8/4KB2 w - - 0 1", true, true},
		{"only White's bishop attacks what the other king may come to", "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1", false, true},
		{"nothing is proved in the initial array", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false, false},
		{"a lone knight mates beside a blocking pawn", "5n1K/5k2/7P/8/8/8/8/8 w - - 0 1", false, false},
		{"a lone bishop mates beside a blocking bishop", "8/8/8/8/1b6/8/B1k5/K7 b - - 0 1", false, false},
		{"a mate on the board is none that cannot be given", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", false, false},
		{"a capture en passant that is legal now opens the wall", "8/8/3k4/pPp1p1p1/P1PpPpPp/3P1P1P/8/3K4 w - c6 0 1", false, false},
		{"a right to castle that can never be used changes nothing", "2k5/8/8/8/3p1p1p/1BpP1P1P/2P1BPBP/3BKBNR w K - 0 1", true, true},
		{"a king that may castle leaves its corner", "6bk/4p1pp/4PpP1/5P2/8/8/8/4K2R w K - 0 1", false, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := read(t, test.fen)
			for _, winner := range [2]board.Color{board.White, board.Black} {
				want := [2]bool{test.white, test.black}[winner]
				if got := static(&p, winner); got != want {
					t.Errorf("%s: %v is proved unable to mate: %v, want %v", test.fen, winner, got, want)
				}
			}
		})
	}
}

func TestWhatTheLargerStagesProve(t *testing.T) {
	for _, test := range []struct {
		name, stage, fen string
		winner           board.Color
		budget           int
	}{
		{"a king in check has to go back behind the wall", "static after each move",
			"8/8/8/p1p1kp1p/P1Pp1P1P/3P2K1/8/8 b - - 0 1", board.Black, 0},
		{"a rook in the corner holds all, and can be taken by one bishop only", "splits",
			"B2b4/8/4k3/8/1p1p1p1p/1PpP1P1P/K1P4b/RB6 w - - 0 1", board.White, 100},
		{"the same for the other side", "splits", "rb6/k1p4B/1pPp1p1p/1P1P1P1P/8/4K3/8/b2B4 w - - 0 1", board.Black, 100},
		{"five bishops of one colour around a stalemated king", "cloud",
			"3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 w - - 0 1", board.White, 1000},
		{"nor can the other side mate there", "cloud",
			"3k1b2/2p1pBp1/KpP1P1P1/1P3B2/4B1B1/5B2/8/8 b - - 0 1", board.Black, 1000},
		{"twelve bishops and a king with two squares", "cloud",
			"8/8/3b3p/2b2p1P/1b1b1p1K/b1b2Pp1/1b1b2P1/b4kb1 w - - 0 1", board.Black, 1000},
		{"what hangs is taken at once, and the wall is closed", "cloud",
			"1b6/4k1p1/1p1p4/1P1Pp1p1/4P1P1/6bB/6r1/5K2 w - - 0 1", board.White, 4000},
		{"the last piece is never given away, and free pawns do not help", "cloud",
			"8/6pp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1", board.White, 200000},
		{"each bishop on its side of the wall", "cloud",
			"6B1/b7/2k5/p1p1p1pB/P1P1P1P1/pp6/rp6/1K2b3 b - - 0 1", board.White, 20000},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := read(t, test.fen)
			if static(&p, test.winner) {
				t.Errorf("%s is proved by the first stage", test.fen)
			}
			proved, states := false, 0
			switch test.stage {
			case "static after each move":
				proved = staticAfter(&p, test.winner, p.Moves())
			case "splits":
				proved, states = splits(&p, test.winner, test.budget)
			default:
				var c cloud
				proved, states = c.proves(&p, test.winner, test.budget)
			}
			if !proved || states > test.budget {
				t.Errorf("%s: proved %v with %d states, want it with %d", test.fen, proved, states, test.budget)
			}
		})
	}
}

func TestTheLargerStagesKeepTheirBudget(t *testing.T) {
	p := read(t, "8/8/3B4/8/2b1k3/8/1PP3pp/B1K4b w - - 0 1")
	var c cloud
	for _, budget := range []int{0, 1, 10, 1000, 5000} {
		if _, states := c.proves(&p, board.White, budget); states > budget+position.MaxMoves {
			t.Errorf("a budget of %d: %d states", budget, states)
		}
		if _, states := splits(&p, board.White, budget); states > budget {
			t.Errorf("a budget of %d: %d fixpoints", budget, states)
		}
	}
}

func TestAQuietPawnPushMayMateInALockedPosition(t *testing.T) {
	for _, test := range []struct {
		fen    string
		winner board.Color
	}{
		{"k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1", board.Black},
		{"k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1", board.White},
		{"3b4/4p1p1/1p1pP1P1/1P1PpBp1/1pBpP1P1/1P1P4/4K1P1/2k5 w - - 0 1", board.White},
		{"7k/1p3Kp1/bP6/Bp4p1/1P4Pb/6pB/1P4P1/8 b - - 0 1", board.White},
		{"8/1p4p1/6Pb/1p4pB/bP4P1/Bp6/1P3kP1/7K w - - 0 1", board.Black},
		{"8/1p4p1/bP6/Bp4p1/1P4Pb/6pB/1Pk3P1/K7 b - - 0 1", board.White},
	} {
		p := read(t, test.fen)
		for _, prover := range provers {
			if prover.prove(&p, test.winner) {
				t.Errorf("%s: %s claims that %v cannot mate", test.fen, prover.name, test.winner)
			}
		}
	}
}

func format(p *position.Position) string { return fen.Format(p, fen.Style{}) }

// flip returns the position with files mirrored, or colours and ranks swapped.
func flip(p *position.Position, files, colors bool) position.Position {
	setup := p.Setup()
	var b board.Board
	turned := func(s board.Square) board.Square {
		if files {
			s ^= 7
		}
		if colors {
			s ^= 56
		}
		return s
	}
	var rooks board.SquareSet
	for s := board.Square(0); s < 64; s++ {
		if piece := setup.Board.At(s); piece != board.NoPiece {
			color := piece.Color()
			if colors {
				color = color.Other()
			}
			b.Put(turned(s), board.NewPiece(color, piece.Role()))
		}
		if setup.Rooks.Has(s) {
			rooks |= turned(s).Set()
		}
	}
	setup.Board, setup.Rooks = b, rooks
	if colors {
		setup.Turn = setup.Turn.Other()
	}
	if setup.EnPassant != board.NoSquare {
		setup.EnPassant = turned(setup.EnPassant)
	}
	return position.Restore(&setup)
}

// seed is 1, or what ARBITER_SEED says.
func seed() uint64 {
	if n, err := strconv.ParseUint(os.Getenv("ARBITER_SEED"), 10, 64); err == nil {
		return n
	}
	return 1
}

// locked makes a position of pawns that block each other, kings and a few pieces.
func locked(random *rand.Rand) (position.Position, bool) {
	setup := position.Setup{Turn: board.Color(random.IntN(2)), EnPassant: board.NoSquare, Fullmove: 1}
	b := &setup.Board
	free := func() board.Square {
		for {
			if s := board.Square(random.IntN(64)); b.At(s) == board.NoPiece {
				return s
			}
		}
	}
	b.Put(free(), board.NewPiece(board.White, board.King))
	b.Put(free(), board.NewPiece(board.Black, board.King))
	level, last := 1+random.IntN(5), -2
	for file := range 8 {
		if random.IntN(3) == 0 {
			continue
		}
		if last == file-1 {
			level += 1 - 2*random.IntN(2) // beside each other they do not capture
		} else {
			level += random.IntN(3) - 1
		}
		level = min(max(level, 1), 5)
		low, high := board.SquareAt(file, level), board.SquareAt(file, level+1)
		if b.At(low) != board.NoPiece || b.At(high) != board.NoPiece {
			continue
		}
		last = file
		upper, lower := board.NewPiece(board.Black, board.Pawn), board.NewPiece(board.White, board.Pawn)
		if random.IntN(16) == 0 {
			upper, lower = lower, upper
		}
		b.Put(low, lower)
		if random.IntN(12) != 0 {
			b.Put(high, upper)
		}
	}
	roles := [...]board.Role{board.Bishop, board.Bishop, board.Bishop, board.Knight, board.Rook, board.Queen, board.Pawn}
	for range random.IntN(3) {
		s, role := free(), roles[random.IntN(len(roles))]
		if role == board.Pawn && (s.Rank() == 0 || s.Rank() == 7) {
			continue
		}
		b.Put(s, board.NewPiece(board.Color(random.IntN(2)), role))
	}
	if b.Kings().Count() != 2 {
		return position.Position{}, false
	}
	p, _, ok := position.NewPlayable(setup, position.Chess960)
	return p, ok
}

// castle gives a right to castle to each king on its home rank with a rook.
func castle(setup *position.Setup) {
	b := &setup.Board
	for side := board.White; side <= board.Black; side++ {
		home := board.RankSet(side.HomeRank()) & b.Men(side)
		if home&b.Kings() != 0 && home&b.Rooks() != 0 {
			setup.Rooks |= (home & b.Rooks()).First().Set()
		}
	}
}

// mutate changes a man or two of a position.
func mutate(random *rand.Rand, p *position.Position) (position.Position, bool) {
	setup := p.Setup()
	b := &setup.Board
	if random.IntN(2) == 0 {
		castle(&setup)
	}
	for range 1 + random.IntN(3) {
		s, to := board.Square(random.IntN(64)), board.Square(random.IntN(64))
		piece := b.At(s)
		if to == s || piece == board.NoPiece || b.Kings().Has(to) {
			continue
		}
		if piece.Role() != board.King {
			switch random.IntN(5) {
			case 0:
				b.Clear(s.Set())
				continue
			case 1:
				piece = board.NewPiece(board.Color(random.IntN(2)), board.Roles[random.IntN(5)])
				to = s
			}
		}
		b.Clear(s.Set())
		b.Put(to, piece)
	}
	setup.Turn = board.Color(random.IntN(2))
	setup.EnPassant = board.NoSquare
	setup.Rooks &= b.Rooks()
	for side := board.White; side <= board.Black; side++ {
		if home := board.RankSet(side.HomeRank()); b.Kings()&b.Men(side)&home == 0 {
			setup.Rooks &^= home
		}
	}
	moved, _, ok := position.NewPlayable(setup, position.Chess960)
	return moved, ok
}

var searcher Solver

// lineIsFound tells whether the searches find a line to mate.
func lineIsFound(p *position.Position, winner board.Color, states int) bool {
	s := &searcher
	s.take(p, winner)
	s.left, s.count = 2*states, 0
	if s.dive(3, states, false) == found {
		return true
	}
	s.spend(states)
	return s.explore() == found
}

// check asks each prover about both sides, holds what it claims against complete
// enumeration or a search for a line, and tells how many claims were enumerated.
func check(t *testing.T, p *position.Position, limit int) (claims, checked int) {
	t.Helper()
	for _, winner := range [2]board.Color{board.White, board.Black} {
		known, mate, complete := false, false, false
		for _, prover := range provers {
			proved := prover.prove(p, winner)
			turned := flip(p, p.CastlingRooks() == 0, true) // castling tells the files apart
			if prover.exact && prover.prove(&turned, winner.Other()) != proved {
				t.Errorf("%s: %s says %v of %v, and the contrary when the board is turned round", format(p), prover.name, proved, winner)
			}
			if !proved {
				continue
			}
			if !known {
				known = true
				mate, complete = enumerate(*p, winner, limit)
				mate = mate || !complete && lineIsFound(p, winner, limit)
			}
			if mate {
				t.Errorf("%s: %s claims that %v cannot mate", format(p), prover.name, winner)
			}
			claims++
			if complete {
				checked++
			}
		}
	}
	return claims, checked
}

func TestWhatIsProvedOfLockedPositionsHolds(t *testing.T) {
	rounds, limit := 2500, 3000
	if os.Getenv("ARBITER_LONG") != "" {
		rounds, limit = 200000, 100000
	}
	random := rand.New(rand.NewPCG(seed(), 2))
	claims, checked := 0, 0
	for range rounds {
		p, ok := locked(random)
		if !ok {
			continue
		}
		for range 3 {
			a, b := check(t, &p, limit)
			claims, checked = claims+a, checked+b
			next, ok := mutate(random, &p)
			if !ok {
				break
			}
			p = next
		}
	}
	if checked < 100 {
		t.Errorf("only %d claims were checked", checked)
	}
	t.Logf("%d of %d claims are checked by complete enumeration", checked, claims)
}
