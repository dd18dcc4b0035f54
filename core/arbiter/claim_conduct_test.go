package arbiter_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

const third = shuffle + " g1f3 g8f6 f3g1" // Black can claim with Ng8

// Two moves of Black's knight on f6.
var (
	knightHome = position.NewMove(board.SquareAt(5, 5), board.SquareAt(6, 7), board.NoRole)
	knightAway = position.NewMove(board.SquareAt(5, 5), board.SquareAt(4, 3), board.NoRole)
)

// attempt is an illegal move by its squares.
func attempt(squares string) arbiter.Attempt {
	from, _ := board.ParseSquare(squares[:2])
	to, _ := board.ParseSquare(squares[2:])
	return arbiter.Attempt{From: uint8(from), To: uint8(to), Given: true}
}

func TestHowAClaimIsMadeInEachEdition(t *testing.T) {
	for _, test := range []struct {
		sentence, fen, moves, intending string
		claim                           arbiter.ClaimRequest
		editions                        string
		article                         string
		grounds                         []string
		moveList                        string          // "" for every legal move
		allowed                         []position.Move // by an earlier ruling
	}{
		{"correct by an intended move", start, third, "Ng8", arbiter.ClaimRequest{}, "1997 2001 2005 2009 2014", "9.2a", []string{"threefold-intended (9.2a)", "claim-correct (9.2a)"}, "", nil},
		{"correct by an intended move", start, third, "Ng8", arbiter.ClaimRequest{}, "2017 2018", "9.2.1.1", []string{"threefold-intended (9.2.1.1)", "claim-correct (9.2.1.1)"}, "", nil},
		{"correct by an intended move", start, third, "Ng8", arbiter.ClaimRequest{}, "2023", "9.2.1", []string{"threefold-intended (9.2.1)", "claim-correct (9.2.1)"}, "", nil},
		{"touched and not yet moved", start, third, "Ng8", arbiter.ClaimRequest{Touched: true}, "1997 2001 2005", "9.2a", []string{"threefold-intended (9.2a)", "claim-correct (9.2a)", "claim-touched-still (9.4)"}, "", nil},
		{"touched and not yet moved", start, third, "Ng8", arbiter.ClaimRequest{Touched: true}, since2009, "9.4", []string{"claim-touched (9.4)"}, "", nil},
		{"taken back", start, third, "Ng8", arbiter.ClaimRequest{Withdrawn: true}, "2009", "9.2a", []string{"threefold-intended (9.2a)", "claim-correct (9.2a)", "claim-not-withdrawn (9.5)"}, "", nil},
		{"an incorrect one taken back", start, shuffle, "", arbiter.ClaimRequest{Withdrawn: true}, "2023", "9.5.3",
			[]string{"claim-too-few (9.2.2)", "claim-incorrect (9.5.3)", "claim-is-offer (9.1.2.3)", "claim-not-withdrawn (9.5.1)"}, "", nil},
		{"a move not written, of an occurrence that is none", start, shuffle, "Nf3", arbiter.ClaimRequest{Unwritten: true}, "2009", "9.5b",
			[]string{"claim-too-few-intended (9.2a)", "claim-not-written (9.2a)", "claim-incorrect (9.5b)", "claim-move-binds (9.5b)", "claim-is-offer (9.1b)"}, "g1f3", nil},
		{"a move that an earlier ruling rules out", start, third, "Ng8", arbiter.ClaimRequest{}, "2009", "9.5b", []string{"claim-other-move (9.5b)"}, "", []position.Move{knightAway}},
		{"the move that an earlier ruling demands", start, third, "Ng8", arbiter.ClaimRequest{}, "2009", "9.2a", []string{"threefold-intended (9.2a)", "claim-correct (9.2a)"}, "", []position.Move{knightAway, knightHome}},
		{"what has appeared, whatever must be played", start, again(shuffle, 2), "", arbiter.ClaimRequest{}, "2009", "9.2b", []string{"threefold-appeared (9.2b)", "claim-correct (9.2b)"}, "", []position.Move{knightAway}},
		{"an illegal move of a knight", start, shuffle, "", arbiter.ClaimRequest{Illegal: true, Tried: attempt("g1g3")}, since2009, "",
			[]string{"claim-move-illegal", "claim-incorrect", "claim-piece-binds g1", "claim-is-offer"}, "g1f3 g1h3", nil},
		{"an illegal move of a knight", start, shuffle, "", arbiter.ClaimRequest{Illegal: true, Tried: attempt("g1g3")}, "1997 2001 2005", "",
			[]string{"claim-move-illegal", "claim-formula", "claim-is-offer"}, "", nil},
		{"an illegal move of a rook that cannot move", start, shuffle, "", arbiter.ClaimRequest{Illegal: true, Tried: attempt("a1a3")}, since2009, "",
			[]string{"claim-move-illegal", "claim-incorrect", "claim-is-offer"}, "", nil},
		{"an illegal move of a knight, one of whose moves is ruled out", start, shuffle, "", arbiter.ClaimRequest{Illegal: true, Tried: attempt("g1g3")}, since2009, "",
			[]string{"claim-move-illegal", "claim-incorrect", "claim-piece-binds g1", "claim-is-offer"}, "g1f3", []position.Move{position.NewMove(board.G1, board.SquareAt(5, 2), board.NoRole)}},
		{"illegal castling: a move of the king, castling to the other side included", "4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1", "", "", arbiter.ClaimRequest{Illegal: true, Tried: attempt("e1h1")}, since2009, "",
			[]string{"claim-move-illegal", "claim-incorrect", "claim-piece-binds e1", "claim-is-offer"}, "e1d1 e1f2 e1a1", nil},
		{"an illegal move of nobody's", start, shuffle, "", arbiter.ClaimRequest{Illegal: true, Tried: attempt("e5e6")}, since2009, "",
			[]string{"claim-move-illegal", "claim-incorrect", "claim-is-offer"}, "", nil},
		{"an illegal move of the opponent's", start, shuffle, "", arbiter.ClaimRequest{Illegal: true, Tried: attempt("g8f6")}, since2009, "",
			[]string{"claim-move-illegal", "claim-incorrect", "claim-is-offer"}, "", nil},
		{"an illegal move that nobody told the squares of", start, shuffle, "", arbiter.ClaimRequest{Illegal: true}, since2009, "",
			[]string{"claim-move-illegal", "claim-incorrect", "claim-is-offer"}, "", nil},
		{"fifty moves by the player who has moved", lastBeforeEnd, "Kb1", "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim, ByOpponent: true}, allEditions, "9.3", []string{"claim-not-on-move (9.3)"}, "", nil},
		{"fifty moves completed", lastBeforeEnd, "Kb1", "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim}, "1997 2001 2005 2009 2014", "9.3b", []string{"fifty-appeared (9.3b)", "claim-correct (9.3b)"}, "", nil},
		{"after mate", "R6k/8/6K1/8/8/8/8/8 b - - 100 120", "", "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim}, "1997 2001 2005 2009 2014", "5.1a", []string{"claim-game-over (5.1a)", "checkmate h8 by a8 (5.1a)"}, "", nil},
		{"after a fifth occurrence that ends nothing yet", start, again(shuffle, 4), "", arbiter.ClaimRequest{}, "1997 2001 2005 2009", "9.2b", []string{"threefold-appeared (9.2b)", "claim-correct (9.2b)"}, "", nil},
		{"after a fifth occurrence in a row", start, again(shuffle, 4), "", arbiter.ClaimRequest{}, "2014", "9.6a", []string{"claim-game-over (9.6a)", "fivefold (9.6a)"}, "", nil},
		{"after a fifth occurrence that is not in a row", start, scattered, "", arbiter.ClaimRequest{}, "2014", "9.2b", []string{"threefold-appeared (9.2b)", "claim-correct (9.2b)"}, "", nil},
		{"after seventy-five moves that end nothing yet", "7k/7p/8/8/8/8/7P/K7 w - - 150 80", "", "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim}, "1997 2001 2005 2009", "9.3b", []string{"fifty-appeared (9.3b)", "claim-correct (9.3b)"}, "", nil},
		{"after seventy-five moves", "7k/7p/8/8/8/8/7P/K7 w - - 150 80", "", "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim}, "2014", "9.6b", []string{"claim-game-over (9.6b)", "seventy-five-moves (9.6b)"}, "", nil},
	} {
		for _, e := range named(t, test.editions) {
			t.Run(fmt.Sprintf("%s/%v", test.sentence, e), func(t *testing.T) {
				c := arbiter.Case{Game: record(t, test.fen, standard, test.moves), Edition: e, Allowed: test.allowed}
				q := test.claim
				if test.intending != "" {
					q.Intending = move(t, c.Game, test.intending)
				}
				r := c.Claim(q)
				checkClaim(t, &c, &q, r)
				if test.article != "" {
					if r.Article != test.article {
						t.Errorf("by Article %s, want %s", r.Article, test.article)
					}
					same(t, "grounds", spell(r.Grounds), test.grounds)
				} else {
					same(t, "grounds", unnumbered(r.Grounds, e), test.grounds)
				}
				if got := spellMoves(r.Moves); got != test.moveList {
					t.Errorf("allowed are %q, want %q", got, test.moveList)
				}
			})
		}
	}
}

// unnumbered writes reasons without their articles, and the formula of either kind.
func unnumbered(grounds []arbiter.Ground, e laws.Edition) []string {
	var list []string
	for _, g := range grounds {
		text := g.Code.String()
		if e.Effective().Year < 2009 && len(text) > 13 && text[:13] == "claim-formula" {
			text = text[:13]
		}
		if len(g.Squares) > 0 {
			text += " " + names(g.Squares)
		}
		list = append(list, text)
	}
	return list
}

func spellMoves(moves []position.Move) string {
	text := ""
	for _, m := range moves {
		if text != "" {
			text += " "
		}
		text += m.From().String() + m.To().String()
	}
	return text
}

// A ruling rests on the weakest of its texts.
func TestHowWellARulingIsAttested(t *testing.T) {
	for _, test := range []struct {
		edition laws.Edition
		moves   string
		want    laws.Status
	}{
		{laws.Edition1997, shuffle, laws.Memory}, // the penalty
		{laws.Edition1997, again(shuffle, 2), laws.Read},
		{laws.Edition2005, shuffle, laws.Read},
		{laws.Edition2014, shuffle, laws.Memory}, // a claim as an offer
		{laws.Edition2017, shuffle, laws.PartMemory},
		{laws.Edition2023, shuffle, laws.Read},
	} {
		c := arbiter.Case{Game: record(t, start, standard, test.moves), Edition: test.edition}
		if r := c.Claim(arbiter.ClaimRequest{}); r.Attested != test.want {
			t.Errorf("%v after %q: %v, want %v (%v)", test.edition, test.moves, r.Attested, test.want, spell(r.Grounds))
		}
	}
}

// In random games with castling rights, in every edition and by both readings, the
// claims are those that a plain list of all positions gives, and every opinion that
// is told counts what its holder would.
func TestClaimsByBothReadingsAgreeWithAPlainList(t *testing.T) {
	source := rand.New(rand.NewPCG(2, 5))
	differed, found := 0, 0
	for _, text := range []string{
		"4k3/8/8/8/8/6q1/6P1/3QK2R w K - 0 1", "r3k3/p1N5/8/8/8/8/P7/6K1 b q - 0 1", "4k2r/7p/8/8/Q7/8/8/K7 b k - 0 1", "rk5r/p6p/8/8/8/8/Q7/2K5 w ah - 0 1",
	} {
		variant := standard
		if text[:2] == "rk" {
			variant = random
		}
		for range 25 {
			g := record(t, text, variant, "")
			list := []position.Position{g.Start()}
			for range 24 {
				moves := g.Position().Moves()
				if len(moves) == 0 {
					break
				}
				m := moves[source.IntN(len(moves))]
				if back, ok := homeward(g); ok && source.IntN(10) > 0 {
					m = back
				}
				g.Play(m)
				list = append(list, *g.Position())
			}
			if !g.Position().HasMoves() {
				continue
			}
			for _, e := range named(t, "1997 2005 2009 2023") {
				for _, usable := range []bool{false, true} {
					c := arbiter.Case{Game: g, Edition: e, WhileUsable: usable}
					if c.IsOver() {
						continue
					}
					by := usable && e.Effective().Year < 2009
					for _, m := range append(g.Position().Moves(), position.NoMove) {
						q := arbiter.ClaimRequest{Intending: m}
						r := c.Claim(q)
						checkClaim(t, &c, &q, r)
						then := list
						if m != position.NoMove {
							then = append(slices.Clone(list), g.Position().Play(m))
						}
						moved, forced := plainCount(then, false), plainCount(then, true)
						want := moved
						if by {
							want = forced
						}
						if r.Repetition.Count != want {
							t.Fatalf("%s: %v, while usable %v: %d occurrences, want %d", fen.Format(&then[len(then)-1], fen.Style{}), e, usable, r.Repetition.Count, want)
						}
						opinions := ""
						if moved != forced && e.Effective().Year < 2009 {
							opinions = fmt.Sprintf("gijssen %v %d, reuben %v %d", moved >= 3, moved, forced >= 3, forced)
							differed++
						}
						if got := spellOpinions(r.Opinions); got != opinions {
							t.Fatalf("opinions %q, want %q", got, opinions)
						}
						if r.Upheld == arbiter.Granted {
							found++
						}
					}
				}
			}
		}
	}
	if differed < 50 || found < 50 {
		t.Errorf("only %d differences and %d correct claims were met", differed, found)
	}
}

// homeward returns the move that takes the last own move back, where it is legal.
func homeward(g *game.Game) (position.Move, bool) {
	if g.Ply() < 2 {
		return position.NoMove, false
	}
	last := g.At(g.Ply() - 1).Move()
	return g.Position().Find(last.To(), last.From(), board.NoRole)
}

// plainCount counts the last of some positions, by rights or by what is still left
// of them.
func plainCount(list []position.Position, usable bool) (n int) {
	key := func(p position.Position) position.Key {
		k := p.Key()
		if !usable {
			return k
		}
		moves := p.Moves()
		pieces := map[board.Square]bool{}
		for _, m := range moves {
			pieces[m.From()] = true
		}
		for rook := range k.CastlingRooks.All() {
			survives := rook.Rank() != p.Turn().HomeRank() || len(moves) == 0 || len(pieces) > 1 && !p.InCheck()
			for _, m := range moves {
				next := p.Play(m)
				survives = survives || next.CastlingRooks().Has(rook) || m.IsCastling() && m.To() == rook
			}
			if !survives {
				k.CastlingRooks &^= rook.Set()
			}
		}
		return k
	}
	last := key(list[len(list)-1])
	for _, p := range list {
		if key(p) == last {
			n++
		}
	}
	return n
}
