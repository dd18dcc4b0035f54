//go:build js && wasm

package main

// Where do texts and numbers cross the border?

import (
	"unicode/utf8"
	"unsafe"

	"chessarbiter/core/position"
	"chessarbiter/wasm/wire"
)

// The buffers at fixed addresses, for which JavaScript asks once.
var (
	// input is where JavaScript writes a text, in UTF-8.
	input [1 << 16]byte
	// output is where a text goes out, such as a FEN.
	output [1 << 14]byte
	// words are numbers that go out: packed moves, destinations, or the facts of a game.
	words [1 << 11]int32
)

// Room for the legal moves of a position, and for where they go.
var (
	legal        [position.MaxMoves]position.Move
	destinations wire.Destinations
)

//go:wasmexport address
func address(which int32) int32 {
	var p unsafe.Pointer
	switch which {
	case 0:
		p = unsafe.Pointer(&input)
	case 1:
		p = unsafe.Pointer(&output)
	case 2:
		p = unsafe.Pointer(&words)
	case 3:
		p = sheetsAddress()
	}
	return int32(uintptr(p))
}

//go:wasmexport wireHash
func wireHash() int32 { return wire.Hash }

// text returns the first n bytes of the input. Nothing may keep it beyond the call.
func text(n int32) string { return unsafe.String(&input[0], min(max(n, 0), int32(len(input)))) }

// write puts as much of a text as fits into the output and returns its length.
func write(s string) int32 {
	n := copy(output[:], s)
	for n < len(s) && n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return int32(n)
}
