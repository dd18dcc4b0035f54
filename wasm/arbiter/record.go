//go:build js && wasm

package main

// The record as a whole: its line, its tree, its text.

import (
	"unsafe"

	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/notation/san"
	"chessarbiter/wasm/heap"
	"chessarbiter/wasm/wire"
)

// line puts the moves after a ply of the line to the cursor into the words, and
// their notation into the output, as many as fit. It returns how many they are;
// the word after the last is the length of the output.
//
//go:wasmexport line
func line(handle, from int32) int32 {
	s, ok := find(handle)
	if !ok {
		return stale
	}
	const longest = 16 // bytes of one move's notation and a space, and more
	notation := output[:0]
	n := 0
	for ply := int(from) + 1; ply <= s.Ply() && n < len(words)-1 && len(notation) <= len(output)-longest; ply++ {
		node := s.At(ply)
		before := node.Parent().Position()
		words[n] = wire.Pack(before, node.Move(), s.Variant())
		notation = append(san.Append(notation, before, node.Move(), nil), ' ')
		n++
	}
	words[n] = int32(len(notation))
	return int32(n)
}

// tree delivers the whole tree as a list.
//
//go:wasmexport tree
func tree(handle int32) int32 {
	s, ok := find(handle)
	if !ok {
		return stale
	}
	return deliver(wire.Tree(s.Game))
}

// What can be done at the end of a path.
const (
	enter = iota
	promote
	remove
)

// changeTree enters, promotes or removes what is at the end of the path whose
// indices are in the input, as 32-bit numbers.
//
//go:wasmexport changeTree
func changeTree(handle, length, change int32) int32 {
	s, ok := find(handle)
	if !ok {
		return stale
	}
	path := make([]int, length)
	for i := range path {
		path[i] = int(*(*int32)(unsafe.Pointer(&input[4*i])))
	}
	done := false
	switch change {
	case enter:
		done = s.Enter(path)
	case promote:
		done = s.Promote(path)
	case remove:
		done = s.Drop(path)
	}
	if !done {
		return outside
	}
	return 0
}

// The flags of a written record.
const (
	withoutVariations = 1 << iota
	withoutComments
)

// pgnText delivers the record as text, with the letters in the input.
//
//go:wasmexport pgnText
func pgnText(handle, flags, lettersLength int32) int32 {
	s, ok := find(handle)
	if !ok {
		return stale
	}
	o, known := options(0, 0, lettersLength)
	if !known {
		return outside
	}
	noted := s.Result()
	s.SetResult(s.FinalResult())
	written := pgn.Format(s.Game, pgn.Style{
		Letters: o.Letters, WithoutVariations: flags&withoutVariations != 0, WithoutComments: flags&withoutComments != 0,
	})
	s.SetResult(noted)
	return deliver(written)
}

// What is made of the games of a file.
const (
	openGames = iota // each gets a handle
	tellLine         // its main line is told
	headingsOnly
)

// reading is a file that is being read.
type reading struct {
	*pgn.Reader
	games int32
}

// readers are the PGN files that are being read.
var readers wire.Table[*reading]

// findReader is to readers what find is to games.
func findReader(handle int32) (*reading, bool) {
	heap.SafePoint()
	return readers.Get(handle)
}

//go:wasmexport openReader
func openReader(strict, games int32) int32 {
	heap.SafePoint()
	if heap.OutOfRoom() {
		return full
	}
	o := pgn.Options{Mode: pgn.Lenient, HeadingsOnly: games == headingsOnly}
	if strict != 0 {
		o.Mode = pgn.Strict
	}
	if handle := readers.Put(&reading{pgn.NewReader(o), games}); handle != 0 {
		return handle
	}
	return full
}

// feedReader gives a reader the text in the input.
//
//go:wasmexport feedReader
func feedReader(handle, length int32) int32 {
	r, ok := findReader(handle)
	if !ok {
		return stale
	}
	r.Feed(input[:min(max(length, 0), int32(len(input)))])
	return 0
}

// endReader tells a reader that its text is complete.
//
//go:wasmexport endReader
func endReader(handle int32) int32 {
	r, ok := findReader(handle)
	if !ok {
		return stale
	}
	r.Close()
	return 0
}

// readGame delivers the next game that is complete, and opens it or tells its
// main line; outside where there is none yet.
//
//go:wasmexport readGame
func readGame(handle int32) int32 {
	if heap.OutOfRoom() {
		return full
	}
	r, ok := findReader(handle)
	if !ok {
		return stale
	}
	g := r.Next()
	if g == nil {
		return outside
	}
	item := wire.NewPgnItem(g)
	switch {
	case g.Record == nil:
	case r.games == tellLine:
		item.Line = wire.NewPgnLine(g.Record)
	default:
		opened := open(g.Record)
		if opened == full {
			return full
		}
		item.Handle = int(opened)
	}
	return deliver(item)
}

//go:wasmexport dropReader
func dropReader(handle int32) int32 {
	if !readers.Drop(handle) {
		return stale
	}
	return 0
}
