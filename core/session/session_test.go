package session_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/core/session"
	"chessarbiter/core/unwinnable"
)

// play plays moves that must be legal and allowed.
func play(t *testing.T, s *session.Session, moves ...string) {
	t.Helper()
	for _, spelled := range moves {
		m, err := san.Parse(s.Position(), spelled, san.Options{})
		if err != nil || !s.Make(m) {
			t.Fatalf("%s is not played at ply %d", spelled, s.Ply())
		}
	}
}

func find(t *testing.T, s *session.Session, spelled string) position.Move {
	t.Helper()
	m, err := san.Parse(s.Position(), spelled, san.Options{})
	if err != nil {
		t.Fatalf("%s: %v", spelled, err)
	}
	return m
}

func open() *session.Session { return session.New(game.New(position.Initial(), position.Standard)) }

func TestWhatARulingDemandsPlayObeys(t *testing.T) {
	s := open()
	play(t, s, "e4", "e5")
	king := find(t, s, "Ke2")
	if !s.Apply(session.Decision{Restore: arbiter.Unchanged, Moves: []position.Move{king}}) {
		t.Fatal("the ruling is not applied")
	}
	if s.Make(find(t, s, "Nf3")) {
		t.Error("a move that the ruling does not allow is made")
	}
	if moves := s.Moves(nil); len(moves) != 1 || moves[0] != king {
		t.Errorf("the moves are %v, want the one that the ruling allows", moves)
	}
	play(t, s, "Ke2")
	if s.Ruling() != nil {
		t.Error("the ruling binds the next move too")
	}
}

func TestARulingIsAStepOfItsOwnOnTheWayBack(t *testing.T) {
	s := open()
	play(t, s, "e4", "e5", "Nf3")
	s.Apply(session.Decision{Restore: 1})
	if s.Ply() != 1 {
		t.Fatalf("the ruling leads to ply %d, want 1", s.Ply())
	}
	if node, ok := s.Back(); node != nil || !ok || s.Ply() != 3 {
		t.Errorf("back leads to ply %d, want 3, where the ruling was applied", s.Ply())
	}
	if node, ok := s.Back(); node == nil || !ok || s.Ply() != 2 {
		t.Errorf("then back leads to ply %d, want 2", s.Ply())
	}
}

func TestTheMoveAfterAGameWasTakenBackIsTheMainLine(t *testing.T) {
	s := open()
	play(t, s, "e4", "e5", "Nf3")
	s.Apply(session.Decision{Restore: 1})
	play(t, s, "c5")
	if first := s.At(1).First(); first != s.Current() {
		t.Error("the move that was taken back is still the main line")
	}
}

func TestAGameEndsByTheFirstOfItsEnds(t *testing.T) {
	for _, row := range []struct {
		name   string
		before []string // moves before White resigns
		after  []string
		want   game.Result
		ply    int
	}{
		{"a resignation ends the game", []string{"e4"}, nil, game.BlackWins, 1},
		{"a mate played after it changes nothing", []string{"f3", "e5"}, []string{"g4", "Qh4#"}, game.BlackWins, 2},
	} {
		s := open()
		play(t, s, row.before...)
		s.Apply(session.Decision{Restore: arbiter.Unchanged, Result: game.BlackWins, End: reason.Resignation})
		play(t, s, row.after...)
		status := s.Status()
		if !status.Over || status.Result != row.want || status.Ply != row.ply || !s.IsOver() {
			t.Errorf("%s: result %s at ply %d, want %s at ply %d", row.name, status.Result, status.Ply, row.want, row.ply)
		}
		if got := s.FinalResult(); got != row.want {
			t.Errorf("%s: the record ends with %s, want %s", row.name, got, row.want)
		}
	}
}

// threeCanMove tells whether three men can move.
func threeCanMove(p *position.Position) bool {
	var targets [64]board.SquareSet
	return p.Targets(&targets).Count() >= 3
}

func TestAGameThatGoesOnIsNotOver(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 7))
	asked, told, ended := 0, 0, 0
	for range 60 {
		s, plain := open(), open()
		for s.Ply() < 500 && len(s.Moves(nil)) > 0 {
			moves := s.Moves(nil)
			m := moves[random.IntN(len(moves))]
			s.Make(m)
			plain.Make(m)
			over := plain.IsOver()
			if over {
				ended++
			}
			if threeCanMove(s.Position()) {
				asked++
				if s.GoesOn() {
					told++
					if over {
						t.Fatalf("the game goes on at ply %d, where it is over", s.Ply())
					}
				}
			}
			if s.IsOver() != over {
				t.Fatalf("over is %v at ply %d after it was asked whether the game goes on", !over, s.Ply())
			}
		}
	}
	if told < asked/2 || ended == 0 {
		t.Errorf("of %d positions %d are told to go on, and %d are over", asked, told, ended)
	}
}

func TestWhereARulingWasAppliedNothingIsToldQuickly(t *testing.T) {
	s := open()
	play(t, s, "e4")
	if s.IsOver() || !s.GoesOn() {
		t.Fatal("a game after one move does not go on")
	}
	s.Apply(session.Decision{Restore: arbiter.Unchanged, Result: game.WhiteWins, End: reason.Resignation})
	if s.GoesOn() {
		t.Error("the game goes on after a resignation")
	}
}

func TestAClaimEndsTheGameOnlyWhereItIsCorrect(t *testing.T) {
	s := open()
	d := session.Decision{Restore: arbiter.Unchanged, Result: game.Drawn, End: reason.Threefold, ByClaim: true}
	if s.Apply(d) {
		t.Error("a third occurrence is applied at the first")
	}
	play(t, s, "Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8")
	if !s.Apply(d) {
		t.Error("a third occurrence is not applied at the third")
	}
}

func TestARulingLeavesWithItsBranch(t *testing.T) {
	s := open()
	play(t, s, "e4", "e5")
	s.Apply(session.Decision{Restore: arbiter.Unchanged, Result: game.WhiteWins, End: reason.Resignation})
	s.Goto(1)
	play(t, s, "c5")
	if !s.Drop([]int{0, 0}) || s.IsOver() {
		t.Error("the branch is not removed, or its ruling stays")
	}
	s.Goto(1)
	play(t, s, "e5")
	if s.IsOver() {
		t.Error("the ruling on a branch that was removed comes back with its move")
	}
}

func TestARulingLeavesWithTheMoveThatIsTakenBack(t *testing.T) {
	s := open()
	if s.TakeBack() {
		t.Fatal("there is no move to take back")
	}
	play(t, s, "e4")
	s.Apply(session.Decision{Restore: arbiter.Unchanged, Result: game.WhiteWins, End: reason.Resignation})
	if !s.TakeBack() || s.End() != 0 || s.IsOver() {
		t.Error("the move stays in the record, or its ruling")
	}
	play(t, s, "e4")
	if s.IsOver() {
		t.Error("the ruling comes back with the move")
	}
}

func Example() {
	var solver unwinnable.Solver
	s := session.New(game.New(position.Initial(), position.Standard))
	s.CanMate = func(p *position.Position, winner board.Color) unwinnable.Verdict {
		return solver.Ask(p, winner, 10_000).Verdict
	}
	m, _ := san.Parse(s.Position(), "e4", san.Options{})
	s.Make(m)
	ruling, _ := s.Judged(nil).Incident(arbiter.Incident{Kind: arbiter.FlagFall, Player: reason.Black})
	s.Apply(session.DecisionOf(ruling, false))
	status := s.Status()
	fmt.Println(status.Result, status.Code)
	// Output: 1-0 flag-fall
}
