package table_test

import (
	"strings"
	"testing"

	"chessarbiter/wasm/lesson/panel"
	"chessarbiter/wasm/lesson/table"
)

func TestAPositionIsSetUp(t *testing.T) {
	for _, test := range []struct {
		name, actions, fen string
	}{
		{"men are put on an empty board", "setup-clear,setup-tool K,square e1,setup-tool k,square e8", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
		{"a man put on the same man goes", "setup-clear,setup-tool K,square e1,setup-tool k,square e8,setup-tool Q,square a1,square a1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
		{"the hand takes a man from square to square, and captures", "square e2,square e7", "rnbqkbnr/ppppPppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"},
		{"the hand lets go where it took up", "square e2,square e2,square d2,square d4", "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1"},
		{"the eraser", "setup-tool eraser,square a1,square b8", "r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1"},
		{"the right goes with its rook", "square h1,square h3", "rnbqkbnr/pppppppp/8/8/8/7R/PPPPPPPP/RNBQKBN1 w Qkq - 0 1"},
		{"rights are given and taken", "setup-right a1,setup-right h8,setup-right h8\non", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kkq - 0 1"},
		{"no right where no rook stands", "setup-right d1\non,setup-right e4\non", initial},
		{"the turn and the counters", "setup-turn\nblack,setup-halfmoves\n7,setup-fullmove\n40", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 7 40"},
		{"an en passant square", "square e2,square e5,square d7,square d5,setup-passed\nd6", "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 1"},
		{"a start of Chess960 by its number", "setup-number\n0", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"},
		{"of two rooks in Chess960 one says which", "setup-clear,setup-variant\nchess960,setup-tool K,square d1,setup-tool k,square d8,setup-tool R,square f1,square h1,setup-right f1\non", "3k4/8/8/8/8/8/8/3K1R1R w F - 0 1"},
		{"the initial position", "setup-clear,setup-initial", initial},
		{"the position on the table", "setup-clear,setup-current", initial},
		{"what is none of these changes nothing", "square z9,setup-tool x,setup-tool,setup-turn\nred,setup-halfmoves\n-1,setup-halfmoves\nx,setup-fullmove\n0,setup-fullmove\n99999999999999999999,setup-passed\nz9,setup-number\n960,setup-number\n,setup-variant\ngo,setup-right", initial},
	} {
		t.Run(test.name, func(t *testing.T) {
			shown := table.New()
			shown.Do(table.Read("tab setup"))
			for action := range strings.SplitSeq(test.actions, ",") {
				shown.Do(table.Read(action))
			}
			if got, _ := shown.Editor().FEN(); got != test.fen {
				t.Errorf("got %s, want %s", got, test.fen)
			}
			if shown.FEN() != initial {
				t.Error("the game on the table has changed")
			}
			board, _, _ := strings.Cut(test.fen, " ")
			if told := shown.Do(table.Action{}).Board; !strings.HasPrefix(told.FEN, board+" ") || told.Gestures != "squares" {
				t.Errorf("the board shows %s, by %s", told.FEN, told.Gestures)
			}
			if shown.Do(table.Read("setup-play")); shown.FEN() != test.fen || shown.End() != 0 {
				t.Errorf("played from here is %s", shown.FEN())
			}
		})
	}
}

func TestNoMoveIsMadeWhileAPositionIsSetUp(t *testing.T) {
	shown := table.New()
	shown.Do(table.Read("tab setup"))
	for _, action := range []string{"type\ne4", "move e2 e4"} {
		if told := shown.Do(table.Read(action)); told.Alert == "" || shown.Ply() != 0 {
			t.Errorf("%q leads to ply %d and says %q", action, shown.Ply(), told.Alert)
		}
	}
}

func TestEveryProblemOfASetUpIsToldAndMarked(t *testing.T) {
	for _, test := range []struct {
		name, actions string
		isPlayable    bool
		says          []string
		marked        []string
	}{
		{"no kings", "setup-clear", false, []string{"White has no king.", "Black has no king."}, nil},
		{"pawns on the last ranks", "setup-tool P,square a8,setup-tool p,square h1", false, []string{"pawn"}, []string{"a8", "h1"}},
		{"the opponent in check", "setup-tool eraser,square e2,square e7,setup-tool Q,square e4", false, nil, []string{"e8", "e4"}},
		{"nine pawns are no game's, and can be played", "setup-tool P,square e4", true, []string{"though no game leads to it"}, nil},
		{"nothing", "setup-initial", true, []string{"Nothing is wrong", "starting position 518"}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			shown := table.New()
			shown.Do(table.Read("tab setup"))
			for action := range strings.SplitSeq(test.actions, ",") {
				shown.Do(table.Read(action))
			}
			drawn := lines(panel.Side(shown))
			for _, says := range test.says {
				if !strings.Contains(drawn, says) {
					t.Errorf("%q is not said in\n%s", says, drawn)
				}
			}
			if strings.Contains(drawn, "Play from here") != test.isPlayable {
				t.Errorf("playing is offered wrongly in\n%s", drawn)
			}
			marks := ""
			for _, h := range shown.Do(table.Action{}).Board.Highlights {
				marks += h.Square + " "
			}
			for _, s := range test.marked {
				if !strings.Contains(marks, s) {
					t.Errorf("%s is not marked, but %s", s, marks)
				}
			}
			if shown.Do(table.Read("setup-play")); !test.isPlayable && shown.FEN() != initial {
				t.Errorf("%s is on the table", shown.FEN())
			}
		})
	}
}

func TestThePanelsThatAPageAsksFor(t *testing.T) {
	for _, test := range []struct{ actions, tabs, open string }{
		{"", "why moves castling claims hands arbiter guess setup exchange", "why"},
		{"panels\nmoves why", "moves why", "moves"},
		{"panels\ncastling  nothing\tclaims castling", "castling claims", "castling"},
		{"panels\nnothing", "why moves castling claims hands arbiter guess setup exchange", "why"},
		{"panels\nmoves,move e2 e5", "moves", "moves"},
		{"panels\nmoves,panels", "why moves castling claims hands arbiter guess setup exchange", "moves"},
		{"mode\nsetup", "why moves castling claims hands arbiter guess setup exchange", "setup"},
		{"mode\nguess", "why moves castling claims hands arbiter guess setup exchange", "why"}, // no move follows
		{"pgn\n1. e4 e5,mode\nguess", "guess why castling", "guess"},
		{"pgn\n1. e4 e5,mode\nguess,mode\nplay", "why moves castling claims hands arbiter guess setup exchange", "why"},
		{"panels\nwhy,fen\nnonsense", "why", "why"},
	} {
		shown := table.New()
		for action := range strings.SplitSeq(test.actions, ",") {
			shown.Do(table.Read(action))
		}
		names := ""
		for _, tab := range shown.Tabs() {
			names += " " + string(tab)
		}
		if strings.TrimSpace(names) != test.tabs || string(shown.Open) != test.open {
			t.Errorf("%q shows%s with %s open, want %s with %s", test.actions, names, shown.Open, test.tabs, test.open)
		}
	}
}

func TestWhatAManMayDoIsTold(t *testing.T) {
	for _, test := range []struct{ name, fen, action, says string }{
		{"where it may go", initial, "about g1", "knight g1: Nf3, Nh3"},
		{"that it may go nowhere, and why", "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "about e2", "knight e2: no legal move."},
		{"why the one in hand may not come here", initial, "about a2 a1", "pawn"},
		{"nothing of an empty square", initial, "about e4", ""},
		{"nothing of what is no square", initial, "about x", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			shown := table.New()
			shown.Do(table.Action{Verb: "fen", Text: test.fen})
			if told := shown.Do(table.Read(test.action)); !strings.Contains(told.Alert, test.says) || test.says == "" && told.Alert != "" {
				t.Errorf("said %q, want %q", told.Alert, test.says)
			}
		})
	}
}
