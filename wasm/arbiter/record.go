//go:build js && wasm

package main

// The record as a whole: its line, its tree, its text.

import (
	"strings"
	"unsafe"

	"chessarbiter/core/notation/pgn"
	"chessarbiter/wasm/heap"
	"chessarbiter/wasm/wire"
)

// line puts the moves after a ply of the line to the cursor into the words, packed, as
// many as fit. It returns how many they are.
//
//go:wasmexport line
func line(handle, from int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	n := 0
	for ply := int(from) + 1; ply <= s.Ply() && n < len(words); ply++ {
		words[n] = s.packed(s.At(ply))
		n++
	}
	return int32(n)
}

// tree delivers the whole tree as a list.
//
//go:wasmexport tree
func tree(handle int32) int32 {
	s := find(handle)
	if s == nil {
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
	s := find(handle)
	if s == nil {
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
	s := find(handle)
	if s == nil {
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

// readGame opens the next game that is complete, or tells its main line; outside where there
// is none yet. A game without a fault, as most are, is told quickly: by its handle, with the
// words of tellPlain; of any other all is delivered.
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
	if g.Record != nil && len(g.Problems) == 0 && r.games == openGames && tellPlain(g) {
		return open(g.Record)
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

// tellPlain puts the headers of a game into the output, a NUL behind each name and value, and
// into the words how long that is, the variant, and where the game starts and ends. It is false
// where the output is too small, or a header has a NUL.
func tellPlain(g *pgn.Game) bool {
	text := output[:0]
	for _, t := range g.Tags {
		if len(text)+len(t.Name)+len(t.Value)+2 > len(output) || strings.IndexByte(t.Value, 0) >= 0 {
			return false
		}
		text = append(append(append(append(text, t.Name...), 0), t.Value...), 0)
	}
	words[0], words[1], words[2], words[3] = int32(len(text)), int32(g.Record.Variant()), int32(g.Start), int32(g.End)
	return true
}

//go:wasmexport dropReader
func dropReader(handle int32) int32 {
	if !readers.Drop(handle) {
		return stale
	}
	return 0
}
