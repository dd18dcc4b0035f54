package game

import (
	"reflect"
	"slices"
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/position"
)

func squares(names ...string) (set board.SquareSet) {
	for _, name := range names {
		s, _ := board.ParseSquare(name)
		set |= s.Set()
	}
	return set
}

func TestWhichRightsDoNotOutliveTheNextMove(t *testing.T) {
	for _, test := range []struct {
		name, fen string
		variant   position.Variant
		want      []string
	}{
		{"after 1...Qg3+ only the king can move", "4k3/8/8/8/8/6q1/6P1/3QK2R w K - 1 2", position.Standard, []string{"h1"}},
		{"after 1...Qe5+ the queen can interpose", "4k3/8/8/4q3/8/8/6P1/3QK2R w K - 1 2", position.Standard, nil},
		{"after 12...Qe5+ both replies are the king's", "r2n1bnr/ppp1pkpp/8/4q3/P6P/1P3P2/2PP1P2/RNB1K2R w K - 1 13", position.Standard, []string{"h1"}},
		{"both rights of a king that must step aside", "4k3/8/8/8/8/8/3q4/R3K2R w KQ - 0 1", position.Standard, []string{"a1", "h1"}},
		{"a check that only king or rook can answer", "4k3/8/8/8/8/8/P2PPP2/4K1qR w K - 0 1", position.Standard, []string{"h1"}},
		{"a check that the other rook can answer", "4k3/8/8/8/8/8/P2PPP2/R2qK3 w Q - 0 1", position.Standard, []string{"a1"}},
		{"castling itself is possible", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", position.Standard, nil},
		{"nobody forces a choice between king and rook", "4k3/8/8/8/8/8/7p/4K2R w K - 0 1", position.Standard, nil},
		{"no check, but only the king can move", "4k3/8/8/8/8/5p1p/5P1P/4K1BR w K - 0 1", position.Standard, []string{"h1"}},
		{"no right, nothing to lose", "4k3/8/8/8/Q7/8/8/K7 b - - 0 1", position.Standard, nil},
		{"not of the opponent, who may yet be spared", "4k1br/5p1p/5P1P/8/8/8/8/4K3 w k - 0 1", position.Standard, nil},
		{"no moves at all", "4k3/8/8/8/8/6n1/3PPP2/3QKB1R w K - 0 1", position.Standard, nil},
		{"only the king can move, but to castle as well", "4k3/8/8/8/8/6p1/6P1/5KRB w G - 0 1", position.Chess960, nil},
		{"in Chess960", "4k3/8/8/8/8/7b/8/5K1R w H - 0 1", position.Chess960, []string{"h1"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := start(t, test.fen, test.variant)
			if got, want := ForcedRights(&p), squares(test.want...); got != want {
				t.Errorf("forced are %v, want %v", got.Squares(), want.Squares())
			}
		})
	}
}

// In positions of random games a forced right is one that no legal move keeps or
// uses.
func TestForcedRightsAgreeWithTheMoves(t *testing.T) {
	seed, forced := uint32(7), 0
	for _, fen := range []string{
		"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "4k2r/2q5/8/8/8/8/5P2/R2QK2R w KQk - 0 1", "r3k2r/1q6/8/8/8/6N1/8/3QK2R w Kkq - 0 1",
	} {
		for range 400 {
			g := New(start(t, fen, position.Standard), position.Standard)
			for range 12 {
				p := g.Position()
				moves := p.Moves()
				got := ForcedRights(p)
				for rook := range (p.CastlingRooks() & board.RankSet(p.Turn().HomeRank())).All() {
					gone := !slices.ContainsFunc(moves, func(m position.Move) bool {
						next := p.Play(m)
						return next.CastlingRooks().Has(rook) || m.IsCastling() && m.To() == rook
					})
					if got.Has(rook) && !gone || gone && p.InCheck() && len(moves) > 0 && !got.Has(rook) {
						t.Fatalf("%v: %v forced is %v", p.Setup(), rook, got.Has(rook))
					}
					if got.Has(rook) {
						forced++
					}
				}
				if len(moves) == 0 {
					break
				}
				seed = seed*1664525 + 1013904223
				g.Play(moves[int(seed>>8)%len(moves)])
			}
		}
	}
	if forced < 100 {
		t.Errorf("only %d forced rights were met", forced)
	}
}

func TestTheSamePositionByEitherReading(t *testing.T) {
	const notebook = "4k3/8/8/8/5q2/8/6P1/3QK2R b K - 0 1"
	lineA := []string{"f4e5", "e1f1", "e5f4", "f1e1", "f4e5", "e1f1", "e5f4", "f1e1", "f4e5"}
	lineB := []string{"f4g3", "e1f1", "g3f4", "f1e1", "f4g3", "e1f1", "g3f4", "f1e1", "f4g3"}
	h1, _ := board.ParseSquare("h1")
	kept := func(lostAt int) []Difference {
		return []Difference{{CastlingDiffers, board.White, castling.HSide, h1, lostAt}}
	}
	for _, test := range []struct {
		name, fen string
		moves     []string
		reading   Reading
		plies     []int
		misses    []NearMiss
	}{
		{"line A until moved", notebook, lineA, UntilMoved, []int{5, 9}, []NearMiss{{1, kept(2)}}},
		{"line A while usable: 2.Qe2 keeps the right", notebook, lineA, WhileUsable, []int{5, 9}, []NearMiss{{1, kept(2)}}},
		{"line B until moved", notebook, lineB, UntilMoved, []int{5, 9}, []NearMiss{{1, kept(2)}}},
		{"line B while usable", notebook, lineB, WhileUsable, []int{1, 5, 9}, nil},
		{"line B while usable, the position before: gone with the check, not with the move", notebook, lineB[:4], WhileUsable, []int{4}, []NearMiss{{0, kept(1)}}},
		{"line B until moved, the position before", notebook, lineB[:4], UntilMoved, []int{4}, []NearMiss{{0, kept(2)}}},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := New(start(t, test.fen, position.Standard), position.Standard)
			play(t, g, test.moves[:len(test.moves)-1]...)
			last := find(t, g, test.moves[len(test.moves)-1])
			want := Repetition{len(test.plies), test.plies, test.misses}
			if got := g.RepetitionAfterBy(last, test.reading); !reflect.DeepEqual(got, want) {
				t.Errorf("foretold is %+v, want %+v", got, want)
			}
			g.Play(last)
			if got := g.RepetitionBy(test.reading); !reflect.DeepEqual(got, want) {
				t.Errorf("got %+v, want %+v", got, want)
			}
		})
	}
}

func TestConsecutiveOccurrences(t *testing.T) {
	shuffle := []string{"g1f3", "g8f6", "f3g1", "f6g8"}
	other := []string{"b1c3", "b8c6", "c3b1", "c6b8"}
	detour := []string{"g1f3", "b8c6", "f3g1", "c6b8"}
	longer := []string{"g1f3", "g8f6", "b1c3", "b8c6", "f3g1", "f6g8", "c3b1", "c6b8"}
	for _, test := range []struct {
		name  string
		moves [][]string
		ply   int // 0 for never
	}{
		{"four shuffles", [][]string{shuffle, shuffle, shuffle, shuffle}, 16},
		{"also by different moves", [][]string{shuffle, other, detour, shuffle}, 16},
		{"three shuffles are four occurrences", [][]string{shuffle, shuffle, shuffle}, 0},
		{"a longer way round breaks the row", [][]string{shuffle, shuffle, longer, shuffle}, 0},
		{"and a new row begins behind it", [][]string{shuffle, longer, shuffle, shuffle, shuffle, shuffle}, 28},
		{"five times, but every eighth ply", [][]string{longer, longer, longer, longer}, 0},
	} {
		for _, hash := range []func(position.Key) uint64{nil, always} {
			g := newGame(position.Initial(), position.Standard, hash)
			for _, moves := range test.moves {
				play(t, g, moves...)
			}
			play(t, g, "e2e4")
			ply, ok := g.FirstConsecutive(5)
			if ok != (test.ply > 0) || ok && ply != test.ply {
				t.Errorf("%s: %d, %v; want %d", test.name, ply, ok, test.ply)
			}
		}
	}
}
