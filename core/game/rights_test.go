package game

import (
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

func TestALostRightIsTracedToItsMove(t *testing.T) {
	tests := []struct {
		name, fen string
		variant   position.Variant
		moves     []string
		color     board.Color
		side      castling.Side
		state     RightState
		loss      Loss
	}{
		{"nothing has moved", initial, position.Standard, []string{"e2e4"}, board.White, castling.HSide, Held, Loss{}},
		{"the king has moved", initial, position.Standard, []string{"e2e4", "e7e5", "e1e2", "e8e7", "e2e1"}, board.White, castling.ASide, Lost, Loss{3, KingMoved}},
		{"the rook has moved and come back", initial, position.Standard, []string{"g1f3", "g8f6", "h1g1", "f6g8", "g1h1"}, board.White, castling.HSide, Lost, Loss{3, RookMoved}},
		{"the other rook has not moved", initial, position.Standard, []string{"g1f3", "g8f6", "h1g1", "f6g8", "g1h1"}, board.White, castling.ASide, Held, Loss{}},
		{"the rook was captured", initial, position.Standard, []string{"b2b3", "g7g6", "h2h3", "f8g7", "h3h4", "g7a1"}, board.White, castling.ASide, Lost, Loss{6, RookCaptured}},
		{"a rook captures a rook, and its own right is gone", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", position.Standard, []string{"a1a8"}, board.White, castling.ASide, Lost, Loss{1, RookMoved}},
		{"a rook captures a rook, and the other's right is gone", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", position.Standard, []string{"a1a8"}, board.Black, castling.ASide, Lost, Loss{1, RookCaptured}},
		{"a king captures a rook", "4k3/8/8/8/8/8/8/R3Kr2 w Q - 0 1", position.Standard, []string{"e1f1"}, board.White, castling.ASide, Lost, Loss{1, KingMoved}},
		{"castled to the h-side, the a-side is gone by it", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", position.Standard, []string{"e1h1"}, board.White, castling.ASide, Lost, Loss{1, Castled}},
		{"the first position had no such right", "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1", position.Standard, nil, board.White, castling.ASide, Never, Loss{}},
		{"castled without the king moving", "4k3/8/8/8/8/8/8/5RK1 w F - 0 1", position.Chess960, []string{"g1f1"}, board.White, castling.ASide, Lost, Loss{1, Castled}},
		{"lost as late as the last ply", initial, position.Standard, []string{"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "h8g8"}, board.Black, castling.HSide, Lost, Loss{8, RookMoved}},
		{"a null move loses nothing", initial, position.Standard, []string{"--", "--"}, board.White, castling.HSide, Held, Loss{}},
	}
	for _, test := range tests {
		g := New(start(t, test.fen, test.variant), test.variant)
		play(t, g, test.moves...)
		if loss, state := g.CastlingLoss(test.color, test.side); state != test.state || loss != test.loss {
			t.Errorf("%s: %v %+v", test.name, state, loss)
		}
	}
	for i, want := range []string{"king-moved", "rook-moved", "rook-captured", "castled"} {
		if got := Cause(i).String(); got != want {
			t.Errorf("cause %s, want %s", got, want)
		}
	}
	if Held.String()+Lost.String()+Never.String() != "heldlostnever" || CastlingDiffers.String()+EnPassantDiffers.String() != "castlingen-passant" {
		t.Error("a name is wrong")
	}
	if RookCaptured.Code() != reason.CastlingRookCaptured || Castled.Code() != reason.CastlingDone {
		t.Error("a cause has the wrong code")
	}
}

func TestTheMoveThatSetTheCounterBackIsKnown(t *testing.T) {
	tests := []struct {
		name, fen string
		moves     []string
		halfmoves int
		reset     Reset
		ok        bool
	}{
		{"nothing since the first position, whose FEN had counted", "3k4/8/8/8/8/8/4R3/4K3 w - - 97 112", []string{"e2e3", "d8c8", "e3e2"}, 100, Reset{}, false},
		{"a pawn move", initial, []string{"e2e4", "g8f6", "g1f3"}, 2, Reset{Ply: 1, Pawn: true}, true},
		{"a capture", initial, []string{"g1f3", "d7d5", "f3d4", "e7e5", "d4c6", "b8c6"}, 0, Reset{Ply: 6, Capture: true}, true},
		{"a pawn captures", initial, []string{"e2e4", "d7d5", "e4d5", "g8f6"}, 1, Reset{Ply: 3, Pawn: true, Capture: true}, true},
		{"a pawn captures in passing", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", []string{"e5d6", "e8d8"}, 1, Reset{Ply: 1, Pawn: true, Capture: true}, true},
		{"a promotion", "8/P3k3/8/8/8/8/8/4K3 w - - 5 20", []string{"a7a8q", "e7d7", "a8a7"}, 2, Reset{Ply: 1, Pawn: true}, true},
		{"castling counts on", "4k3/8/8/8/8/8/8/4K2R w K - 12 20", []string{"e1h1"}, 13, Reset{}, false},
		{"the loss of a right counts on", "r3k3/8/8/8/8/8/8/4K2R w Kq - 98 100", []string{"e1e2", "e8e7"}, 100, Reset{}, false},
		{"a counter from the FEN and a move since", "3k4/8/8/8/8/8/4R2P/4K3 w - - 97 112", []string{"h2h3", "d8c8"}, 1, Reset{Ply: 1, Pawn: true}, true},
	}
	for _, test := range tests {
		g := New(start(t, test.fen, position.Standard), position.Standard)
		play(t, g, test.moves...)
		reset, ok := g.ResetBy()
		if g.Halfmoves() != test.halfmoves || reset != test.reset || ok != test.ok {
			t.Errorf("%s: %d since %+v, %v", test.name, g.Halfmoves(), reset, ok)
		}
	}
}

func TestTheFirstFullCounterIsRemembered(t *testing.T) {
	g := New(start(t, "3k4/8/8/8/8/8/4R2P/4K3 w - - 148 112", position.Standard), position.Standard)
	play(t, g, "e2e3", "d8c8", "e3e2", "c8d8", "h2h3")
	if ply, ok := g.FirstCount(150); !ok || ply != 2 || g.Halfmoves() != 0 {
		t.Errorf("150 is said to be reached at %d, %v", ply, ok)
	}
	if _, ok := g.FirstCount(153); ok {
		t.Error("153 is said to be reached")
	}
	g.Goto(1)
	if _, ok := g.FirstCount(150); ok {
		t.Error("150 is said to be reached before it is")
	}
}

func TestTheHeadingKeepsItsOrder(t *testing.T) {
	g := New(position.Initial(), position.Standard)
	g.AddTag("White", "A")
	g.AddTag("Black", "B")
	g.SetTag("White", "C")
	if white, ok := g.Tag("White"); !ok || white != "C" || g.Tags()[1] != (Tag{"Black", "B"}) {
		t.Errorf("%v", g.Tags())
	}
	if _, ok := g.Tag("Event"); ok {
		t.Error("a tag that was not noted is there")
	}
	for _, text := range []string{"*", "1-0", "0-1", "1/2-1/2"} {
		if r, ok := ParseResult(text); !ok || r.String() != text {
			t.Errorf("%s is read as %v", text, r)
		}
	}
	if g.SetResult(Drawn); g.Result() != Drawn {
		t.Errorf("the result is %v", g.Result())
	}
	if _, ok := ParseResult("1/2"); ok {
		t.Error("1/2 is read as a result")
	}
	g.Root().Annotate().After = []string{"a comment"}
	if g.Root().Notes().After[0] != "a comment" || len(g.Root().Notes().NAGs) != 0 {
		t.Errorf("%v", g.Root().Notes())
	}
	if notes := g.Play(g.Position().Moves()[0]).Notes(); notes.After != nil {
		t.Errorf("%v", notes)
	}
}
