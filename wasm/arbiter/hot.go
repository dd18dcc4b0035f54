//go:build js && wasm

package main

// The calls that are made at every move: they take and give numbers only.

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
	"chessarbiter/wasm/heap"
	"chessarbiter/wasm/wire"
)

// facts puts what is asked of a game all the time into the words: ply, last ply
// of the line, turn, number of the next move, whether in check.
//
//go:wasmexport facts
func facts(handle int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	p := s.Position()
	words[0] = int32(s.Ply())
	words[1] = int32(s.End())
	words[2] = int32(p.Turn())
	words[3] = int32(p.Fullmove())
	words[4] = 0
	if p.InCheck() {
		words[4] = 1
	}
	return 0
}

// moves puts the legal moves that no ruling forbids, or those of them from one square,
// into the words, packed. It returns how many they are.
//
//go:wasmexport moves
func moves(handle, from int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	p := s.Position()
	n := int32(0)
	var next position.Position
	for _, m := range s.moves() {
		if from >= 0 && m.From() != square(from) || !s.Allows(m) {
			continue
		}
		p.PlayTo(&next, m)
		words[n] = wire.PackMarked(p, m, &next, s.Variant())
		n++
	}
	return n
}

// dests puts the destinations into the words and returns how many squares have any. For each
// there is the square (bits 0 to 5) and how many targets it has (from bit 6 on), then the lower
// and the upper half of the set of them. In the word behind them there is 1 where the game is known not to
// be over: so whoever asks for both after each move asks once.
//
//go:wasmexport dests
func dests(handle int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	from := destinations.Fill(s.Position())
	if r := s.Ruling(); r != nil && r.Moves != nil {
		from = destinations.Only(s.Position(), r.Moves)
	}
	n := tellDestinations(from)
	words[3*n] = 0
	if n > 2 && s.GoesOn() {
		words[3*n] = 1
	}
	return n
}

// fenDests does what dests does for the position of the FEN in the input; refused where that
// cannot be played.
//
//go:wasmexport fenDests
func fenDests(length, variantNumber int32) int32 {
	heap.SafePoint()
	var p position.Position
	if !readFen(&p, length, variant(variantNumber)) {
		return refused
	}
	return tellDestinations(destinations.Fill(&p))
}

// tellDestinations puts the destinations from some squares into the words.
func tellDestinations(from board.SquareSet) int32 {
	n := 0
	for rest := from; rest != 0; rest &= rest - 1 {
		square := rest.First() & 63
		targets := destinations[square]
		words[n], words[n+1], words[n+2] = int32(square)|int32(targets.Count())<<6, int32(targets), int32(targets>>32)
		n += 3
	}
	return int32(from.Count())
}

// playSquares makes the move from one square to another, with the role of a
// promotion or none. It returns the move, packed.
//
//go:wasmexport playSquares
func playSquares(handle, from, to, promotion int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	m, ok := s.Position().Find(square(from), square(to), role(promotion))
	if !ok {
		return s.refuseSquares(square(from), square(to), role(promotion))
	}
	return s.play(m)
}

// playText makes the move that the input spells, with the letters behind it.
//
//go:wasmexport playText
func playText(handle, length, strict, lettersLength int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	o, known := options(strict, length, lettersLength)
	if !known {
		return outside
	}
	spelling := text(length)
	m, e := san.Parse(s.Position(), spelling, o)
	if e != nil {
		return s.refuseText(spelling, e)
	}
	return s.play(m)
}

// play makes a legal move, if no ruling forbids it.
func (s *seat) play(m position.Move) int32 {
	before := s.Position()
	if !s.Make(m) {
		return s.refuseByRuling()
	}
	return wire.PackMarked(before, m, s.Position(), s.Variant())
}

// step goes one half-move back or forward and tells the move, or answers outside.
// A ruling that was applied at the cursor is a step of its own on the way back.
//
//go:wasmexport step
func step(handle, forward int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	if forward != 0 {
		if !s.Forward() {
			return outside
		}
		return s.packed(s.Current())
	}
	node, ok := s.Back()
	if !ok || node == nil {
		return outside
	}
	return s.packed(node)
}

// packed returns the move that led to a node, packed.
func (s *seat) packed(node *game.Node) int32 {
	return wire.PackMarked(node.Parent().Position(), node.Move(), node.Position(), s.Variant())
}

// gotoPly goes to a ply of the line.
//
//go:wasmexport gotoPly
func gotoPly(handle, ply int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	if !s.Goto(int(ply)) {
		return outside
	}
	return 0
}

// fenText writes the FEN of the cursor and returns its length.
//
//go:wasmexport fenText
func fenText(handle, shredder, always int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	return write(fen.Format(s.Position(), fen.Style{Shredder: shredder != 0, AlwaysEnPassant: always != 0}))
}

// isOver tells whether the game is over.
//
//go:wasmexport isOver
func isOver(handle int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	if s.IsOver() {
		return 1
	}
	return 0
}

// castlingStates tells the states of the four castlings, two bits each.
//
//go:wasmexport castlingStates
func castlingStates(handle int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	states := arbiter.CastlingStates(s.Game)
	return int32(states[0]) | int32(states[1])<<2 | int32(states[2])<<4 | int32(states[3])<<6
}

// perft counts the sequences of moves from the FEN in the input; refused where
// that cannot be played.
//
//go:wasmexport perft
func perft(length, variantNumber, depth int32) float64 {
	heap.SafePoint()
	var p position.Position
	if !readFen(&p, length, variant(variantNumber)) {
		return float64(refused)
	}
	return float64(p.Perft(int(depth)))
}
