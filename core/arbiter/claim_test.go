package arbiter_test

import (
	"slices"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// The line of An Arbiter's Notebook 81: White loses the right to castle by 2.Kf1.
const (
	notebook      = "4k3/8/8/8/5q2/8/6P1/3QK2R b K - 0 1"
	notebookMoves = "Qe5+ Kf1 Qf4+ Ke1 Qe5+ Kf1 Qf4+ Ke1"
	lastBeforeEnd = "7k/7p/8/8/8/8/7P/K7 w - - 99 80"
)

func TestRulingsOnClaims(t *testing.T) {
	for _, test := range []struct {
		name, fen, moves string
		claim            arbiter.ClaimRequest
		intending        string
		code             reason.Code
		article          string
		grounds          []string
		minutes          int
		mustPlay         bool
	}{
		{"third occurrence, appeared", start, again(shuffle, 2), arbiter.ClaimRequest{}, "",
			reason.ClaimCorrect, "9.2.2", []string{"threefold-appeared (9.2.2)", "claim-correct (9.2.2)"}, 0, false},
		{"third occurrence, intended", start, shuffle + " g1f3 g8f6 f3g1", arbiter.ClaimRequest{}, "Ng8",
			reason.ClaimCorrect, "9.2.1", []string{"threefold-intended (9.2.1)", "claim-correct (9.2.1)"}, 0, false},
		{"only the second", start, shuffle, arbiter.ClaimRequest{}, "",
			reason.ClaimIncorrect, "9.5.3", []string{"claim-too-few (9.2.2)", "claim-incorrect (9.5.3)", "claim-is-offer (9.1.2.3)"}, 2, false},
		{"only the second, by an intended move, which binds", start, "g1f3 g8f6 f3g1", arbiter.ClaimRequest{}, "Ng8",
			reason.ClaimIncorrect, "9.5.3", []string{"claim-too-few-intended (9.2.1)", "claim-incorrect (9.5.3)", "claim-move-binds (9.5.3)", "claim-is-offer (9.1.2.3)"}, 2, true},
		{"a right to castle makes the difference", notebook, notebookMoves, arbiter.ClaimRequest{}, "Qe5+",
			reason.ClaimIncorrect, "9.5.3", []string{"claim-too-few-intended (9.2.1)", "different-castling h1 (9.2.3.2)", "claim-incorrect (9.5.3)", "claim-move-binds (9.5.3)", "claim-is-offer (9.1.2.3)"}, 2, true},
		{"a capture en passant makes the difference", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d5 " + again("Kd1 Kd8 Ke1 Ke8", 2), arbiter.ClaimRequest{}, "",
			reason.ClaimIncorrect, "9.5.3", []string{"claim-too-few (9.2.2)", "different-en-passant d6 (9.2.3.1)", "claim-incorrect (9.5.3)", "claim-is-offer (9.1.2.3)"}, 2, false},
		{"fifty moves, completed", "7k/7p/8/8/8/8/7P/K7 w - - 100 80", "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim}, "",
			reason.ClaimCorrect, "9.3.2", []string{"fifty-appeared (9.3.2)", "claim-correct (9.3.2)"}, 0, false},
		{"fifty moves, intended", lastBeforeEnd, "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim}, "Kb1",
			reason.ClaimCorrect, "9.3.1", []string{"fifty-intended (9.3.1)", "claim-correct (9.3.1)"}, 0, false},
		{"fifty moves, one half-move too soon", lastBeforeEnd, "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim}, "",
			reason.ClaimIncorrect, "9.5.3", []string{"claim-too-soon (9.3.2)", "claim-incorrect (9.5.3)", "claim-is-offer (9.1.2.3)"}, 2, false},
		{"two half-moves too soon with the intended move", "7k/7p/8/8/8/8/7P/K7 w - - 98 80", "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim}, "Kb1",
			reason.ClaimIncorrect, "9.5.3", []string{"claim-too-soon-intended (9.3.1)", "claim-incorrect (9.5.3)", "claim-move-binds (9.5.3)", "claim-is-offer (9.1.2.3)"}, 2, true},
		{"fifty moves with a pawn move", lastBeforeEnd, "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim}, "h4",
			reason.ClaimIncorrect, "9.5.3", []string{"claim-pawn-move (9.3.1)", "claim-incorrect (9.5.3)", "claim-move-binds (9.5.3)", "claim-is-offer (9.1.2.3)"}, 2, true},
		{"fifty moves with a capture", "7k/7p/8/8/8/8/1p6/K7 w - - 99 80", "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim}, "Kxb2",
			reason.ClaimIncorrect, "9.5.3", []string{"claim-capture (9.3.1)", "claim-incorrect (9.5.3)", "claim-move-binds (9.5.3)", "claim-is-offer (9.1.2.3)"}, 2, true},
		{"an illegal intended move binds nobody", start, again(shuffle, 2), arbiter.ClaimRequest{Illegal: true}, "",
			reason.ClaimIncorrect, "9.5.3", []string{"claim-move-illegal (9.5.3)", "claim-incorrect (9.5.3)", "claim-is-offer (9.1.2.3)"}, 2, false},
		{"a move that was not written", start, shuffle + " g1f3 g8f6 f3g1", arbiter.ClaimRequest{Unwritten: true}, "Ng8",
			reason.ClaimIncorrect, "9.5.3", []string{"claim-not-written (9.2.1)", "claim-incorrect (9.5.3)", "claim-move-binds (9.5.3)", "claim-is-offer (9.1.2.3)"}, 2, true},
		{"a fifty-move claim by a move that was not written", lastBeforeEnd, "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim, Unwritten: true}, "Kb1",
			reason.ClaimIncorrect, "9.5.3", []string{"claim-not-written (9.3.1)", "claim-incorrect (9.5.3)", "claim-move-binds (9.5.3)", "claim-is-offer (9.1.2.3)"}, 2, true},
		{"nothing needs to be written for what has appeared", start, again(shuffle, 2), arbiter.ClaimRequest{Unwritten: true}, "",
			reason.ClaimCorrect, "9.2.2", []string{"threefold-appeared (9.2.2)", "claim-correct (9.2.2)"}, 0, false},
		{"after touching a piece", start, again(shuffle, 2), arbiter.ClaimRequest{Touched: true}, "",
			reason.ClaimRefused, "9.4", []string{"claim-touched (9.4)"}, 0, false},
		{"by the player who has just moved", start, again(shuffle, 2), arbiter.ClaimRequest{ByOpponent: true}, "",
			reason.ClaimRefused, "9.2", []string{"claim-not-on-move (9.2)"}, 0, false},
		{"fifty moves by the player who has just moved", lastBeforeEnd, "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim, ByOpponent: true}, "",
			reason.ClaimRefused, "9.3", []string{"claim-not-on-move (9.3)"}, 0, false},
		{"after the fifth occurrence", start, again(shuffle, 4), arbiter.ClaimRequest{}, "",
			reason.ClaimRefused, "9.6.1", []string{"claim-game-over (9.6.1)", "fivefold (9.6.1)"}, 0, false},
		{"after mate", "R6k/8/6K1/8/8/8/8/8 b - - 100 120", "", arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim}, "",
			reason.ClaimRefused, "5.1.1", []string{"claim-game-over (5.1.1)", "checkmate h8 by a8 (5.1.1)"}, 0, false},
		{"in analysis", start, again("Nf3 -- Ng1 --", 3), arbiter.ClaimRequest{}, "",
			reason.ClaimRefused, "", []string{"claim-analysis ()"}, 0, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := record(t, test.fen, standard, test.moves)
			ply := g.Ply()
			if test.intending != "" {
				test.claim.Intending = move(t, g, test.intending)
			}
			r := judge(g, test.claim)
			if r.Code != test.code || r.Article != test.article || r.Edition != edition {
				t.Errorf("%s by %v %s, want %s by %s", r.Code, r.Edition, r.Article, test.code, test.article)
			}
			same(t, "grounds", spell(r.Grounds), test.grounds)
			if got := added(g, r); got != test.minutes {
				t.Errorf("%d minutes to the opponent, want %d", got, test.minutes)
			}
			if want := test.claim.Intending; test.mustPlay && r.MustPlay != want || !test.mustPlay && r.MustPlay != position.NoMove {
				t.Errorf("must play %d, intended %d", r.MustPlay, want)
			}
			end, result := reason.None, game.Unfinished
			if test.code == reason.ClaimCorrect {
				end, result = reason.Threefold, game.Drawn
				if test.claim.Kind == arbiter.FiftyMoveClaim {
					end = reason.FiftyMoves
				}
			}
			if (r.Upheld == arbiter.Granted) != (test.code == reason.ClaimCorrect) || r.Result != result || r.End != end {
				t.Errorf("upheld %v, %v by %q", r.Upheld, r.Result, r.End)
			}
			if g.Ply() != ply {
				t.Error("the claim has moved the cursor")
			}
		})
	}
}

func TestTheEvidenceOfARuling(t *testing.T) {
	g := record(t, notebook, standard, notebookMoves)
	r := judge(g, arbiter.ClaimRequest{Intending: move(t, g, "Qe5+")})
	if r.Repetition.Count != 2 || !slices.Equal(r.Repetition.Plies, []int{5, 9}) || len(r.Repetition.NearMisses) != 1 {
		t.Errorf("evidence: %+v", r.Repetition)
	}
	castling := r.Grounds[1]
	if castling.Code != reason.DifferentCastling || castling.Ply != 2 || !slices.Equal(castling.Plies, []int{1}) {
		t.Errorf("the difference is told as %+v", castling)
	}
	named := r.Named("Qe5+")
	if named.Grounds[0].Text != "Qe5+" || r.Grounds[0].Text != "" {
		t.Errorf("named %q, before %q", named.Grounds[0].Text, r.Grounds[0].Text)
	}

	g = record(t, "7k/7p/8/8/8/8/7P/K7 w - - 90 80", standard, "h3 Kg8 Kb1")
	r = judge(g, arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim})
	if r.Halfmoves != 2 || r.Since != 1 {
		t.Errorf("%d half-moves since ply %d", r.Halfmoves, r.Since)
	}
	g = record(t, lastBeforeEnd, standard, "Kb1 Kg8")
	r = judge(g, arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim})
	if r.Upheld != arbiter.Granted || r.Halfmoves != 101 || r.Since != 0 {
		t.Errorf("upheld %v, %d half-moves since ply %d", r.Upheld, r.Halfmoves, r.Since)
	}
}

// A move that is no legal one is judged like a move that is said to be illegal.
func TestAnIntendedMoveIsCheckedAgain(t *testing.T) {
	g := record(t, start, standard, again(shuffle, 2))
	for _, m := range []position.Move{position.NewMove(board.E1, board.E8, board.NoRole), position.NewMove(board.A1, board.A1, board.Queen), 0xffff} {
		r := judge(g, arbiter.ClaimRequest{Intending: m})
		if r.Upheld != arbiter.Rejected || r.MustPlay != position.NoMove || r.Grounds[0].Code != reason.ClaimMoveIllegal {
			t.Errorf("%d: %+v", m, r)
		}
	}
}

func TestWhatAnIncorrectClaimCostsInFasterGames(t *testing.T) {
	for control, minutes := range map[laws.TimeControl]int{laws.Standard: 2, laws.Rapid: 1, laws.Blitz: 1} {
		g := record(t, start, standard, shuffle)
		c := arbiter.Case{Game: g, Edition: edition, TimeControl: control}
		if r := c.Claim(arbiter.ClaimRequest{}); added(g, r) != minutes {
			t.Errorf("%v: %d minutes to the opponent, want %d", control, added(g, r), minutes)
		}
	}
}
