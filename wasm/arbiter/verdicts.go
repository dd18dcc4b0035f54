//go:build js && wasm

package main

// The calls that are made once for what a user does. What they find is left in
// the mailbox.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/chess960"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
	"chessarbiter/wasm/heap"
	"chessarbiter/wasm/wire"
)

// checkFen reports on the FEN in the input.
//
//go:wasmexport checkFen
func checkFen(length, variantNumber, lenient int32) int32 {
	heap.SafePoint()
	mode := fen.Strict
	if lenient != 0 {
		mode = fen.Lenient
	}
	spelling := text(length)
	return deliver(wire.NewFenReport(spelling, fen.Check(spelling, variant(variantNumber), mode)))
}

// startFen writes the FEN of a starting position of Chess960 and returns its
// length.
//
//go:wasmexport startFen
func startFen(number int32) int32 {
	heap.SafePoint()
	p, ok := chess960.FromNumber(int(number))
	if !ok {
		return outside
	}
	return write(fen.Format(&p, fen.Style{}))
}

// startNumber returns the number of the starting position in the input, outside
// where it is none.
//
//go:wasmexport startNumber
func startNumber(length int32) int32 {
	heap.SafePoint()
	var p position.Position
	if !readFen(&p, length, position.Chess960) {
		return refused
	}
	number, ok := chess960.Number(&p)
	if !ok {
		return outside
	}
	return int32(number)
}

// explainSquares tells whether the move between two squares is legal, and why not.
//
//go:wasmexport explainSquares
func explainSquares(handle, from, to, promotion int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	m, _ := s.Position().Find(square(from), square(to), role(promotion))
	return deliver(s.explained(s.context().Explanation(square(from), square(to), role(promotion)), m))
}

// explainText tells whether the move that the input spells is legal, and why not.
//
//go:wasmexport explainText
func explainText(handle, length int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	c := s.context()
	m, e := san.Parse(s.Position(), text(length), san.Options{Mode: san.Lenient})
	if e != nil {
		return deliver(c.ExplainText(e))
	}
	return deliver(s.explained(c.Legal(m), m))
}

// castlings delivers the castlings of White (0), Black (1) or both (2).
//
//go:wasmexport castlings
func castlings(handle, color int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	c := s.context()
	if color > 1 {
		return deliver(c.Castlings(board.White, board.Black))
	}
	return deliver(c.Castlings(board.Color(color & 1)))
}

//go:wasmexport status
func status(handle int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	return deliver(s.context().Status(s.Status()))
}

//go:wasmexport repetition
func repetition(handle int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	found := s.Case(nil).Repetition()
	return deliver(s.context().Repetition(&found))
}

//go:wasmexport claims
func claims(handle int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	return deliver(s.context().Claims(s.Judged(nil).Claims()))
}
