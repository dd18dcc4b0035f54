//go:build js && wasm

// Command dead measures how long it takes to see that a position of a real game is not
// dead, in WebAssembly: the look at every position, and what is behind it for those
// few that it does not settle. JavaScript has the clock and the games (bench/dead.mjs).
package main

import (
	"unsafe"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
	"chessarbiter/core/unwinnable"
	_ "chessarbiter/wasm/heap" // the memory of arbiter.wasm
)

func main() {}

// The positions that the look settles, and those behind it. There is no allocation,
// so that no collector has a part in the figures.
var (
	input  [1 << 12]byte
	before [1 << 19]position.Position
	behind [1 << 17]position.Position
	counts [2]int
	solver unwinnable.Solver
)

// address returns where the moves of a game go: three bytes each, from, to and the role
// of a promotion.
//
//go:wasmexport address
func address() uint32 { return uint32(uintptr(unsafe.Pointer(&input))) }

// add takes in the positions after each of the moves in the input, from the initial
// position on, and returns how many there are.
//
//go:wasmexport add
func add(moves int32) (done int32) {
	p := position.Initial()
	for ; done < moves; done++ {
		at := input[3*done:][:3]
		m, ok := p.Find(board.Square(at[0]), board.Square(at[1]), board.Role(at[2]))
		if !ok {
			break
		}
		p = p.Play(m)
		if unwinnable.MayBeAlive(&p) {
			before[counts[0]] = p
			counts[0]++
		} else {
			behind[counts[1]] = p
			counts[1]++
		}
	}
	return done
}

// count returns how many positions the look settles, or are behind it.
//
//go:wasmexport count
func count(isBehind int32) int32 { return int32(counts[isBehind&1]) }

// look looks at each of those positions, and returns how many are dead.
//
//go:wasmexport look
func look(isBehind int32) (dead int32) {
	list := before[:counts[0]]
	if isBehind != 0 {
		list = behind[:counts[1]]
	}
	for i := range list {
		if solver.Dead(&list[i]) {
			dead++
		}
	}
	return dead
}
