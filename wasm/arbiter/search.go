//go:build js && wasm

package main

// How is a question searched for long, piece by piece? In between JavaScript tells how
// far the search is, or stops.

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/position"
	"chessarbiter/core/unwinnable"
)

// search is the question that is searched for. It has its own memory, so that anything
// may be asked meanwhile; only the game must stay where it is.
var search struct {
	handle   int32
	root     position.Key
	mate     *unwinnable.Solver
	castling *arbiter.CastlingSearch
}

// beginSearch takes the question whether a colour can ever castle to a side, or mate
// where the side is negative, in place of the one before.
//
//go:wasmexport beginSearch
func beginSearch(handle, color, side, states int32) int32 {
	search.mate, search.castling = nil, nil
	s := find(handle)
	if s == nil {
		return stale
	}
	search.handle, search.root = handle, s.Position().Key()
	if side < 0 {
		search.mate = new(unwinnable.Solver)
		search.mate.Begin(s.Position(), board.Color(color&1), int(states))
	} else {
		search.castling = arbiter.NewCastlingSearch(s.Game, board.Color(color&1), castling.Side(side&1), int(states))
	}
	return 0
}

// continueSearch goes on for about so many positions. It answers 1 while the search is
// under way, and puts how many positions were looked at into the words; 0 when the
// answer is in the mailbox; outside where there is no question, or the game has moved on.
//
//go:wasmexport continueSearch
func continueSearch(states int32) int32 {
	s := find(search.handle)
	switch {
	case s == nil:
		return stale
	case s.Position().Key() != search.root:
		return outside
	case search.mate != nil:
		a, ok := search.mate.Continue(int(states))
		if !ok {
			words[0] = int32(a.States)
			return 1
		}
		search.mate = nil
		return deliver(s.context().CanMate(&a))
	case search.castling != nil:
		a, ok := search.castling.Continue(int(states))
		if !ok {
			words[0] = int32(a.States)
			return 1
		}
		search.castling = nil
		return deliver(s.context().CanCastle(&a))
	}
	return outside
}
