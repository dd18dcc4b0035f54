//go:build js && wasm

package main

// How does an answer that is more than numbers reach JavaScript? Package vert
// makes a JavaScript value of a wire struct, and that is left in the mailbox; under
// the release compiler by the steps in answer_tinygo.go. It is imported here only.

import (
	"syscall/js"

	"github.com/norunners/vert"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
	"chessarbiter/wasm/wire"
)

// mailbox is the object that JavaScript gave at the start.
var mailbox = js.Global().Get("__mailbox")

// deliver leaves a wire struct, or a slice of them, or a text in the mailbox.
func deliver(answer any) int32 {
	clearSheets()
	mailbox.Set("value", vert.ValueOf(answer).JSValue())
	return 0
}

// refuse leaves why something cannot be done.
func refuse(why any) int32 {
	deliver(why)
	return refused
}

// readFen reads the FEN in the input; where it cannot be played it is refused.
//
//go:noinline
func readFen(p *position.Position, length int32, v position.Variant) bool {
	spelling := text(length)
	read, e := fen.Read(spelling, v)
	if e != nil {
		r := fen.Check(spelling, v, fen.Strict)
		refuse(wire.NewProblems(spelling, r.Unplayable(), r.Setup.Board))
		return false
	}
	*p = read
	return true
}

// refuseText tells why a text names no move.
func (s *seat) refuseText(spelling string, e *san.Error) int32 {
	return refuse(s.context().Refusal(e, wire.Units(spelling, e.Offset)))
}

// refuseSquares tells why a move between two squares is not legal.
func (s *seat) refuseSquares(from, to board.Square, promotion board.Role) int32 {
	return refuse(s.context().RefusalOf(from, to, promotion))
}

// refuseByRuling tells that a ruling demands another move.
func (s *seat) refuseByRuling() int32 {
	r := s.Ruling()
	return refuse(s.context().RefusalByRuling(r.Moves, r.Article, r.ByClaim))
}

// explained tells of a legal move that a ruling forbids it, where one does.
func (s *seat) explained(x *wire.Explanation, m position.Move) *wire.Explanation {
	if x.Legal && !s.Allows(m) {
		r := s.Ruling()
		return s.context().Forbidden(r.Moves, r.Article, r.ByClaim)
	}
	return x
}
