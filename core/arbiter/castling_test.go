package arbiter_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/chess960"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
)

const (
	standard = position.Standard
	random   = position.Chess960
)

// spellOption writes an option as "state method order jumps king rook may loss".
func spellOption(o *arbiter.CastlingOption) string {
	text := o.State.String()
	switch o.State {
	case arbiter.CastlingLost:
		return fmt.Sprintf("%s at %d by %v", text, o.Loss.Ply, o.Loss.By)
	case arbiter.CastlingNever:
		return text
	}
	text += " " + o.Plan.Method.String()
	if o.Plan.Method == castling.DoubleMove {
		text += " " + o.Plan.Order.String()
	}
	text += fmt.Sprintf(" jumps:%v %v-%v %v-%v", o.Plan.Jumps, o.Plan.KingFrom, o.Plan.KingTo, o.Plan.RookFrom, o.Plan.RookTo)
	for s := range o.Plan.MayBeOccupied.All() {
		text += " " + s.String()
	}
	return text
}

func TestCastlingOptions(t *testing.T) {
	for _, test := range []struct {
		name, fen string
		variant   position.Variant
		moves     string
		color     board.Color
		side      castling.Side
		want      string
		reasons   []string
	}{
		{"possible as in chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", standard, "", board.White, castling.HSide,
			"legal double-move either jumps:both e1-g1 h1-f1", nil},
		{"possible as if that player had the move", "r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1", standard, "", board.Black, castling.ASide,
			"legal double-move either jumps:both e8-c8 a8-d8", nil},
		{"out of check", "4k3/8/8/8/8/8/4r3/4K2R w K - 0 1", standard, "", board.White, castling.HSide,
			"prevented double-move either jumps:both e1-g1 h1-f1", []string{"castling-out-of-check e1 by e2 (3.8.2.2)"}},
		{"through check", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", standard, "", board.White, castling.HSide,
			"prevented double-move either jumps:both e1-g1 h1-f1", []string{"castling-through-check f1 by f8 (3.8.2.2)"}},
		{"into check", "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", standard, "", board.White, castling.HSide,
			"prevented double-move either jumps:both e1-g1 h1-f1", []string{"castling-into-check g1 by g8 (3.8.2.2)"}},
		{"the rook may cross an attacked square", "r3k3/8/8/8/8/8/1R2K3/8 b q - 0 1", standard, "", board.Black, castling.ASide,
			"legal double-move either jumps:both e8-c8 a8-d8", nil},
		{"a knight beside the rook stands in the way of it", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", standard, "", board.White, castling.ASide,
			"prevented double-move either jumps:both e1-c1 a1-d1", []string{"castling-way-occupied b1 by b1 (3.8.2.2)"}},
		{"every reason is told", "2r1k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", standard, "", board.White, castling.ASide,
			"prevented double-move either jumps:both e1-c1 a1-d1", []string{"castling-way-occupied b1 by b1 (3.8.2.2)", "castling-into-check c1 by c8 (3.8.2.2)"}},
		{"the right is kept while castling is prevented", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", standard, "Rh2 Rf7 Rh1", board.White, castling.HSide,
			"lost at 1 by rook-moved", []string{"castling-rook-moved h1 (3.8.2.1)"}},
		{"lost by the king", start, standard, "e4 e5 Ke2 Nf6 Ke1 Ng8", board.White, castling.ASide,
			"lost at 3 by king-moved", []string{"castling-king-moved a1 (3.8.2.1)"}},
		{"lost with the rook", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", standard, "Rxh8+", board.Black, castling.HSide,
			"lost at 1 by rook-captured", []string{"castling-rook-captured h8 (3.8.2)"}},
		{"never held", "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", standard, "", board.White, castling.ASide,
			"never", []string{"castling-never (3.8.2.1)"}},
		{"who has castled cannot again", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", standard, "O-O", board.White, castling.ASide,
			"lost at 1 by castled", []string{"castling-done a1 (3.8.2.1)"}},
		{"not castled who walked to g1 and f1 (point 16.4)", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", standard, "Kf2 Kd8 Rf1 Ke8 Kg1", board.White, castling.HSide,
			"lost at 1 by king-moved", []string{"castling-king-moved h1 (3.8.2.1)"}},

		{"by transposition", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", random, "", board.White, castling.HSide,
			"legal transposition jumps:none f1-g1 g1-f1 e1 h1", nil},
		{"only the king moves", "4k3/8/8/8/8/8/8/NN1RK3 w D - 0 1", random, "", board.White, castling.ASide,
			"legal king-only jumps:king e1-c1 d1-d1 a1 b1", nil},
		{"only the rook moves", "4k3/8/8/8/8/8/8/1RK5 w B - 0 1", random, "", board.White, castling.ASide,
			"legal rook-only jumps:rook c1-c1 b1-d1 a1 e1", nil},
		{"the king first", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", random, "", board.White, castling.HSide,
			"legal double-move king-first jumps:rook f1-g1 h1-f1 e1", nil},
		{"the rook first", "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", random, "", board.White, castling.HSide,
			"legal double-move rook-first jumps:king e1-g1 g1-f1 h1", nil},
		{"the rook's own square must be free for it", "4k3/8/8/8/8/8/8/RK1N4 w A - 0 1", random, "", board.White, castling.ASide,
			"prevented double-move either jumps:rook b1-c1 a1-d1 e1", []string{"castling-way-occupied d1 by d1 (II.3.2)"}},
		{"by the own other rook (point 17)", "4k3/8/8/8/8/8/8/1RKR4 w BD - 0 1", random, "", board.White, castling.ASide,
			"prevented rook-only jumps:rook c1-c1 b1-d1 a1 e1", []string{"castling-own-rook-in-way d1 by d1 (II.3.2)"}},
		{"the rook leaves its shield (point 12)", "7k/8/8/8/8/8/8/qRK5 w B - 0 1", random, "", board.White, castling.ASide,
			"prevented rook-only jumps:rook c1-c1 b1-d1 a1 e1", []string{"castling-uncovers-check c1 by a1 (3.9.2)"}},
		{"the king jumps over its rook on an attacked square (point 12)", "3rk3/8/8/8/8/8/8/3RK3 w D - 0 1", random, "", board.White, castling.ASide,
			"prevented king-only jumps:king e1-c1 d1-d1 a1 b1", []string{"castling-through-check d1 by d8 (3.8.2.2)"}},
		{"out of check also where the king stays (point 10)", "2r1k3/8/8/8/8/8/8/1RK5 w B - 0 1", random, "", board.White, castling.ASide,
			"prevented rook-only jumps:rook c1-c1 b1-d1 a1 e1", []string{"castling-out-of-check c1 by c8 (3.8.2.2)"}},
		{"no capture by castling (point 8)", "4k3/8/8/8/8/8/8/4KRn1 w F - 0 1", random, "", board.White, castling.HSide,
			"prevented king-only jumps:king e1-g1 f1-f1 h1", []string{"castling-way-occupied g1 by g1 (II.3.2)"}},
		{"the rook outside the castling rook does not matter", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1", random, "h1h5 e8d8 h5h1 d8e8", board.White, castling.HSide,
			"legal double-move rook-first jumps:king e1-g1 g1-f1 h1", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := record(t, test.fen, test.variant, test.moves)
			o := arbiter.CastlingOf(g, edition, test.color, test.side)
			if got := spellOption(o); got != test.want {
				t.Errorf("\n got %s\nwant %s", got, test.want)
			}
			same(t, "reasons", spell(o.Reasons), test.reasons)
		})
	}
}

func TestTheFourOptionsInOrder(t *testing.T) {
	g := record(t, "r3k2r/8/8/8/8/8/8/4K2R w Kkq - 0 1", standard, "")
	got := ""
	for _, o := range arbiter.CastlingOptions(g, edition) {
		got += fmt.Sprintf("%v %v %v %s, ", o.Color, o.Side, o.State, uci.Format(o.Move, g.Variant()))
	}
	want := "white h legal e1g1, white a never 0000, black h legal 0000, black a legal 0000, "
	if got != want {
		t.Errorf("\n got %s\nwant %s", got, want)
	}
}

// In random games from all starting positions the options of the player who has
// the move agree with the legal moves, and a right that is gone stays gone.
func TestOptionsAgreeWithTheLegalMoves(t *testing.T) {
	source := rand.New(rand.NewPCG(9, 60))
	for number := range 960 {
		p, _ := chess960.FromNumber(number)
		g := game.New(p, random)
		var gone [2][2]bool
		for range 30 {
			moves := g.Position().Moves()
			if len(moves) == 0 {
				break
			}
			legal := map[position.Move]bool{}
			for _, m := range moves {
				if m.IsCastling() {
					legal[m] = true
				}
			}
			states := arbiter.CastlingStates(g)
			for i, o := range arbiter.CastlingOptions(g, edition) {
				if states[i] != o.State {
					t.Fatalf("%d ply %d: state %v of %+v", number, g.Ply(), states[i], o)
				}
				if (o.State == arbiter.CastlingLegal) != (len(o.Reasons) == 0) {
					t.Fatalf("%d ply %d: %+v", number, g.Ply(), o)
				}
				if want := o.State == arbiter.CastlingLegal && o.Color == g.Position().Turn(); want != legal[o.Move] {
					t.Fatalf("%d ply %d: %+v, legal castlings %v", number, g.Ply(), o, legal)
				}
				delete(legal, o.Move)
				lost := o.State == arbiter.CastlingLost
				if gone[o.Color][o.Side] && !lost || lost && (o.Loss.Ply < 1 || o.Loss.Ply > g.Ply()) {
					t.Fatalf("%d ply %d: %+v", number, g.Ply(), o)
				}
				gone[o.Color][o.Side] = lost
			}
			if len(legal) > 0 {
				t.Fatalf("%d ply %d: no option for %v", number, g.Ply(), legal)
			}
			g.Play(moves[source.IntN(len(moves))])
		}
	}
}
