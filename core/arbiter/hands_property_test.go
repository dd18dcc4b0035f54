package arbiter_test

// What holds for all turns: random hands in random games, in chess and Chess960, by
// every edition.

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/chess960"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// randomGame plays some random moves from a starting position.
func randomGame(random *rand.Rand, variant position.Variant, moves int) *game.Game {
	p := position.Initial()
	if variant == position.Chess960 {
		p, _ = chess960.FromNumber(random.IntN(chess960.Count))
	}
	g := game.New(p, variant)
	for range moves {
		legal := g.Position().Moves()
		if len(legal) == 0 {
			break
		}
		g.Play(legal[random.IntN(len(legal))])
	}
	return g
}

// randomEvent is mostly one that can happen: the squares are those of pieces and of
// moves.
func randomEvent(random *rand.Rand, p *position.Position) arbiter.Event {
	e := arbiter.Event{Square: board.Square(random.IntN(64)), Together: random.IntN(8) == 0, ByOpponent: random.IntN(12) == 0}
	b := p.Board()
	men := b.Occupied().Squares()
	legal := p.Moves()
	switch n := random.IntN(24); {
	case n < 9:
		e.Kind, e.Square = arbiter.Touch, men[random.IntN(len(men))]
		if n < 4 && len(legal) > 0 {
			e.Square = legal[random.IntN(len(legal))].From()
		}
	case n < 16:
		e.Kind = arbiter.Release
		if len(legal) > 0 && n > 9 {
			m := legal[random.IntN(len(legal))]
			e.Square = []board.Square{m.To(), m.KingTo()}[random.IntN(2)]
		}
	case n < 18:
		e.Kind, e.Square = arbiter.Remove, men[random.IntN(len(men))]
	case n < 20:
		e.Kind, e.Role = arbiter.Place, board.Promotions[random.IntN(4)]
		e.Square = board.SquareAt(random.IntN(8), 7-p.Turn().HomeRank())
	case n < 21:
		e.Kind = arbiter.Press
	case n < 22:
		e.Kind, e.Say = arbiter.Say, arbiter.Saying(random.IntN(4))
	case n < 23:
		e.Kind = arbiter.Adjust
	default:
		e.Kind = []arbiter.EventKind{arbiter.ClaimMade, arbiter.Complain}[random.IntN(2)]
		e.ByOpponent = e.Kind == arbiter.Complain || e.ByOpponent
	}
	return e
}

// castlingTurn castles by hand, king or rook first, where that is legal.
func castlingTurn(random *rand.Rand, p *position.Position) []arbiter.Event {
	for _, m := range p.Moves() {
		if events := byHand(p, m); m.IsCastling() {
			if random.IntN(2) == 0 && len(events) == 4 {
				events[0], events[1], events[2], events[3] = events[2], events[3], events[0], events[1]
			}
			return events
		}
	}
	return nil
}

// narrower tells whether what is allowed now was allowed before, nil for all.
func narrower(now, before []position.Move) bool {
	if before == nil {
		return true
	}
	return now != nil && !slices.ContainsFunc(now, func(m position.Move) bool { return !slices.Contains(before, m) })
}

// An obligation never changes by what the hands do later, except as the Laws say: it
// can only become narrower, by
//
//   - a piece of the other colour (4.3.3), or king and rook (4.4.1),
//   - a piece released or placed as a part of a legal move (4.7, 4.4.4), or the clock.
//
// Other moves than before are allowed only where a breach stands, because nobody may
// complain any more or nobody has (4.8), and after a touch at the same moment as the one
// before, which counts as one with it.
func checkTurn(t *testing.T, c *arbiter.Case, events []arbiter.Event) (ruled int) {
	t.Helper()
	before := &arbiter.Ruling{}
	var kept []arbiter.Event
	for _, e := range events {
		r, fault := c.Touch(append(kept, e))
		if fault != nil {
			if fault.Event != len(kept) || fault.Field == "" || fault.Code == reason.None {
				t.Fatalf("fault %+v", *fault)
			}
			continue
		}
		ruled++
		kept = append(kept, e)
		whole(t, c, r)
		stood := hasCode(r, "complaint-lost") || hasCode(r, "touch-broken-on-claim") || hasCode(before, "touch-broken-on-claim")
		if !stood && !e.Together && !narrower(r.Moves, before.Moves) {
			t.Errorf("%s: allowed %s, and before %s", accountOf(kept), spellAllowed(c.Game, r.Moves), spellAllowed(c.Game, before.Moves))
		}
		made := before.Hands == arbiter.HandsMade || before.Hands == arbiter.HandsCompleted
		if made && !stood && r.MustPlay != before.MustPlay {
			t.Errorf("%s: a made move does not stand", accountOf(kept))
		}
		if t.Failed() {
			t.Fatalf("%v, %s: %s", c.Edition, accountOf(kept), fen.Format(c.Game.Position(), fen.Style{}))
		}
		before = r
	}
	return ruled
}

func hasCode(r *arbiter.Ruling, code string) bool {
	return slices.ContainsFunc(r.Grounds, func(g arbiter.Ground) bool { return g.Code.String() == code })
}

// accountOf spells events as turn reads them.
func accountOf(events []arbiter.Event) string {
	var list []string
	for _, e := range events {
		text := [...]string{"touch", "adjust", "release", "remove", "place", "press", "say", "claim", "complain"}[e.Kind]
		switch e.Kind {
		case arbiter.Touch, arbiter.Release, arbiter.Remove:
			text += " " + e.Square.String()
		case arbiter.Place:
			text += " " + e.Role.String() + " " + e.Square.String()
		case arbiter.Say:
			text += " " + [...]string{"check", "adjust", "castling", "draw"}[e.Say]
		}
		if e.Together {
			text = "and " + text
		}
		if e.ByOpponent {
			text = "opponent " + text
		}
		list = append(list, text)
	}
	return strings.Join(list, ", ")
}

// endings are positions in which pawns promote, capture in passing and kings castle.
var endings = []string{
	promotes, passing, castles, f1Watched, kingStuck,
	"1n2k2b/P1P3P1/8/8/8/8/1p4p1/R3K2R w KQ - 0 1",
	"r3k2r/2P2P2/8/8/2pP4/8/1p4p1/R1N1K1NR b KQkq d3 0 1",
}

func TestRandomHandsInRandomGames(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 9))
	editions := laws.Editions()
	ruled, states := 0, map[arbiter.HandState]int{}
	for i := range 3000 {
		variant := []position.Variant{position.Standard, position.Chess960}[i%2]
		g := randomGame(random, variant, random.IntN(120))
		if i%5 == 0 {
			g = record(t, endings[random.IntN(len(endings))], variant, "")
		}
		c := arbiter.Case{
			Game: g, Edition: editions[random.IntN(len(editions))],
			TimeControl: laws.TimeControl(random.IntN(3)), Unsupervised: random.IntN(2) == 0,
		}
		var events []arbiter.Event
		if random.IntN(3) == 0 {
			events = castlingTurn(random, g.Position())
		}
		for range 1 + random.IntN(12) {
			events = slices.Insert(events, random.IntN(len(events)+1), randomEvent(random, g.Position()))
		}
		ruled += checkTurn(t, &c, events)
		var kept []arbiter.Event
		for _, e := range events {
			if r, fault := c.Touch(append(kept, e)); fault == nil {
				kept = append(kept, e)
				states[r.Hands]++
			}
		}
	}
	for state := arbiter.HandsFree; state <= arbiter.HandsIllegalCompleted; state++ {
		if states[state] < 20 {
			t.Errorf("%v came up %d times", state, states[state])
		}
	}
	if ruled < 10_000 {
		t.Errorf("only %d rulings", ruled)
	}
}

// A move that is made by hand as the Laws say is made, in every position: the piece is
// touched and released, what it captures removed, castling done in either order that is
// allowed, a pawn replaced.
func TestEveryLegalMoveCanBeMadeByHand(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 960))
	for i := range 120 {
		variant := []position.Variant{position.Standard, position.Chess960}[i%2]
		g := randomGame(random, variant, random.IntN(150))
		for _, e := range laws.Editions() {
			c := arbiter.Case{Game: g, Edition: e}
			for _, m := range g.Position().Moves() {
				events := byHand(g.Position(), m)
				r, fault := c.Touch(append(events, arbiter.Event{Kind: arbiter.Press}))
				if fault != nil || r.Hands != arbiter.HandsCompleted || r.MustPlay != m {
					t.Fatalf("%v, %s, %s: %+v, %s", e, fen.Format(g.Position(), fen.Style{}), accountOf(events), fault, verdict(g, r))
				}
			}
		}
	}
}

// byHand tells how a move is made.
func byHand(p *position.Position, m position.Move) []arbiter.Event {
	at := func(kind arbiter.EventKind, s board.Square) arbiter.Event {
		return arbiter.Event{Kind: kind, Square: s}
	}
	var events []arbiter.Event
	switch {
	case m.IsCastling():
		rookTo := m.KingTo() - 1
		if m.To() < m.From() {
			rookTo = m.KingTo() + 1
		}
		if m.KingTo() != m.From() {
			events = append(events, at(arbiter.Touch, m.From()), at(arbiter.Release, m.KingTo()))
		}
		if m.To() != rookTo {
			events = append(events, at(arbiter.Touch, m.To()), at(arbiter.Release, rookTo))
		}
		return events
	case m.IsEnPassant():
		return []arbiter.Event{at(arbiter.Touch, m.From()), at(arbiter.Release, m.To()), at(arbiter.Remove, m.To()^8)}
	case p.At(m.To()) != board.NoPiece:
		events = append(events, at(arbiter.Remove, m.To()))
	}
	events = append(events, at(arbiter.Touch, m.From()), at(arbiter.Release, m.To()))
	if m.Promotion() != board.NoRole {
		place := at(arbiter.Place, m.To())
		place.Role = m.Promotion()
		events = append(events, at(arbiter.Remove, m.To()), place, at(arbiter.Release, m.To()))
	}
	return events
}

// FuzzTouch reads any bytes as events: nothing crashes, and what holds for all turns
// holds.
func FuzzTouch(f *testing.F) {
	f.Add([]byte{0, 4, 2, 6, 0, 7, 2, 5, 5, 0}, uint8(0), uint8(7))
	f.Add([]byte{0, 48, 3, 48, 4, 56 + 64*3, 2, 56, 5, 0}, uint8(1), uint8(0))
	f.Add([]byte{1, 0, 0, 12, 2, 28, 16, 52, 24, 0}, uint8(2), uint8(3))
	games := []*game.Game{}
	for i, text := range []string{castles, promotes, passing, f1Watched, double, shortWay, kingOnly, rookOnly, transposes} {
		variant := position.Standard
		if i > 3 {
			variant = position.Chess960
		}
		p, err := fen.Read(text, variant)
		if err != nil {
			f.Fatal(text)
		}
		games = append(games, game.New(p, variant))
	}
	f.Fuzz(func(t *testing.T, data []byte, which, how uint8) {
		editions := laws.Editions()
		c := arbiter.Case{
			Game: games[int(which)%len(games)], Edition: editions[how&7],
			TimeControl: laws.TimeControl(how >> 3 & 3), Unsupervised: how>>5&1 == 1,
		}
		var events []arbiter.Event
		for i := 0; i+1 < len(data) && len(events) < 64; i += 2 {
			kind, square := data[i], data[i+1]
			events = append(events, arbiter.Event{
				Kind: arbiter.EventKind(kind & 15), Square: board.Square(square & 127), Role: board.Role(kind >> 5),
				Say: arbiter.Saying(square & 7), Claim: arbiter.ClaimKind(square & 3),
				ByOpponent: kind>>4&1 == 1, Together: square>>7 == 1,
			})
		}
		r, fault := c.Touch(events)
		again, second := c.Touch(events)
		if (fault == nil) != (second == nil) || fault == nil && verdict(c.Game, r) != verdict(c.Game, again) {
			t.Error("the same turn is ruled in two ways")
		}
		checkTurn(t, &c, events)
	})
}
