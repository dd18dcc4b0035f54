//go:build js && wasm

package main

// How is a ruling that JavaScript gives back applied to a game?

import (
	"chessarbiter/core/position"
	"chessarbiter/core/session"
	"chessarbiter/wasm/wire"
)

// apply records the ruling in the input at the cursor. It answers outside where the
// ruling does not belong to the position: where no such claim is correct, a move is
// not legal, or the record has no such ply.
//
//go:wasmexport apply
func apply(handle, length int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	told, fault := wire.ReadRuling(text(length))
	if fault != nil {
		return refuse(fault)
	}
	moves, ok := s.movesOf(told)
	if !ok || !s.Apply(session.Decision{
		Result: told.Result, End: told.End, Article: told.Article, ByClaim: told.ByClaim,
		Restore: told.Restore, Moves: moves,
	}) {
		return outside
	}
	return 0
}

// movesOf reads the moves that a ruling allows where it leads to; false where one is
// not legal there.
func (s *seat) movesOf(told *wire.ToldRuling) (moves []position.Move, ok bool) {
	node := s.Target(told.Restore)
	if node == nil {
		return nil, false
	}
	for _, spelled := range told.Moves {
		m, ok := wire.FindMove(node.Position(), spelled)
		if !ok {
			return nil, false
		}
		moves = append(moves, m)
	}
	return moves, true
}
