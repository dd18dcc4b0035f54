//go:build js && wasm

package main

// What does a program ask that keeps a plain list of moves, without a tree?

// What standing tells in its lowest bits; above them stands how often the position has
// occurred.
const (
	inCheck  = 1 << iota // the player who has the move is in check
	stuck                // there is no legal move
	dead                 // nobody can mate any more, as far as status sees it
	occurred = iota
)

// standing tells all at once by which a position may end a game.
//
//go:wasmexport standing
func standing(handle int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	told := int32(s.Current().Occurrences()) << occurred
	p := s.Position()
	if p.InCheck() {
		told |= inCheck
	}
	if !p.HasMoves() {
		told |= stuck
	} else if _, isDead := s.FirstDead(s.Dead); isDead {
		told |= dead
	}
	return told
}

// takeBack goes one half-move back and forgets it.
//
//go:wasmexport takeBack
func takeBack(handle int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	if !s.TakeBack() {
		return outside
	}
	return 0
}
