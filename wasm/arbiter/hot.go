//go:build js && wasm

package main

// The calls that are made at every move: they take and give numbers only.

import (
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
	s, ok := find(handle)
	if !ok {
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
// into the words, and their notation into the output. It returns how many they are;
// the word after the last is the length of the output.
//
//go:wasmexport moves
func moves(handle, from int32) int32 {
	s, ok := find(handle)
	if !ok {
		return stale
	}
	p := s.Position()
	notation := output[:0]
	n := int32(0)
	for _, m := range s.moves() {
		if from >= 0 && m.From() != square(from) || !s.Allows(m) {
			continue
		}
		words[n] = wire.Pack(p, m, s.Variant())
		notation = append(san.Append(notation, p, m, nil), ' ')
		n++
	}
	words[n] = int32(len(notation))
	return n
}

// dests puts the destinations into the targets and returns their length.
//
//go:wasmexport dests
func dests(handle int32) int32 {
	s, ok := find(handle)
	if !ok {
		return stale
	}
	n := 0
	from := destinations.Fill(s.Position())
	if r := s.Ruling(); r != nil && r.Moves != nil {
		from = destinations.Only(s.Position(), r.Moves)
	}
	for ; from != 0; from &= from - 1 {
		square := from.First()
		set := destinations[square]
		targets[n] = byte(square)
		targets[n+1] = byte(set.Count())
		n += 2
		for ; set != 0; set &= set - 1 {
			targets[n] = byte(set.First())
			n++
		}
	}
	return int32(n)
}

// playSquares makes the move from one square to another, with the role of a
// promotion or none. It answers as told does.
//
//go:wasmexport playSquares
func playSquares(handle, from, to, promotion int32) int32 {
	s, ok := find(handle)
	if !ok {
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
	s, ok := find(handle)
	if !ok {
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
	return told(before, m, s.Variant())
}

// told returns the packed move; its notation is in the output, and the first word
// is how long that is.
func told(p *position.Position, m position.Move, variant position.Variant) int32 {
	words[0] = int32(len(san.Append(output[:0], p, m, nil)))
	return wire.Pack(p, m, variant)
}

// step goes one half-move back or forward and tells the move, or answers outside.
// A ruling that was applied at the cursor is a step of its own on the way back.
//
//go:wasmexport step
func step(handle, forward int32) int32 {
	s, ok := find(handle)
	if !ok {
		return stale
	}
	var node *game.Node
	if forward != 0 {
		if !s.Forward() {
			return outside
		}
		node = s.Current()
	} else if node, ok = s.Back(); !ok || node == nil {
		return outside
	}
	return told(node.Parent().Position(), node.Move(), s.Variant())
}

// gotoPly goes to a ply of the line.
//
//go:wasmexport gotoPly
func gotoPly(handle, ply int32) int32 {
	s, ok := find(handle)
	if !ok {
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
	s, ok := find(handle)
	if !ok {
		return stale
	}
	return write(fen.Format(s.Position(), fen.Style{Shredder: shredder != 0, AlwaysEnPassant: always != 0}))
}

// isOver tells whether the game is over.
//
//go:wasmexport isOver
func isOver(handle int32) int32 {
	s, ok := find(handle)
	if !ok {
		return stale
	}
	if s.IsOver() {
		return 1
	}
	return 0
}

// perft counts the sequences of moves from the FEN in the input; refused where
// that cannot be played.
//
//go:wasmexport perft
func perft(length, variantNumber, depth int32) float64 {
	heap.SafePoint()
	p, e := fen.Read(text(length), variant(variantNumber))
	if e != nil {
		return float64(refuseFen(text(length), variant(variantNumber)))
	}
	return float64(p.Perft(int(depth)))
}
