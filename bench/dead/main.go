//go:build js && wasm

// Command dead measures how long it takes to see that a position of a real game is not
// dead, in WebAssembly: the look at every position, and the look at those few that it
// does not settle. JavaScript has the clock (bench/dead.mjs).
package main

import (
	"unsafe"

	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/position"
	"chessarbiter/core/unwinnable"
)

func main() {}

var (
	input  [1 << 16]byte
	kinds  [2][]position.Position // those that the look settles, and those behind it
	solver unwinnable.Solver
)

// address returns where the text of a game goes.
//
//go:wasmexport address
func address() uint32 { return uint32(uintptr(unsafe.Pointer(&input))) }

// add takes in the positions of the game in the input, and returns how many moves it has.
//
//go:wasmexport add
func add(length int32) (moves int32) {
	for _, g := range pgn.Read(string(input[:length]), pgn.Options{}) {
		if g.Record == nil {
			continue
		}
		for ply := 1; ply <= g.Record.Ply(); ply++ {
			p := *g.Record.At(ply).Position()
			kind := 1
			if unwinnable.MayBeAlive(&p) {
				kind = 0
			}
			kinds[kind] = append(kinds[kind], p)
			moves++
		}
	}
	return moves
}

// count returns how many positions there are of a kind.
//
//go:wasmexport count
func count(kind int32) int32 { return int32(len(kinds[kind&1])) }

// look looks at each position of a kind, and returns how many are dead.
//
//go:wasmexport look
func look(kind int32) (dead int32) {
	list := kinds[kind&1]
	for i := range list {
		if solver.Dead(&list[i]) {
			dead++
		}
	}
	return dead
}
