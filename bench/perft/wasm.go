//go:build js && wasm

package main

import (
	"unsafe"

	"chessarbiter/wasm/heap"
)

func main() {}

var input [256]byte

// address returns where the FEN goes.
//
//go:wasmexport address
func address() uint32 { return uint32(uintptr(unsafe.Pointer(&input))) }

// perft counts the nodes from the FEN in the input, with full lists, each made anew where anew is not 0.
//
//go:wasmexport perft
func perft(length, depth, anew int32) float64 {
	heap.SafePoint()
	p := read(string(input[:length]))
	return float64(listing(&p, int(depth), room[:0], anew != 0))
}
