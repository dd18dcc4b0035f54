//go:build js && wasm

// Lesson is the program of lesson.wasm: it draws the panels of the teaching table
// into a page and says what a click on them asks for.
//
// It keeps no game of its own. JavaScript writes text into one fixed buffer, in
// pieces if need be, and calls an export that takes the text so far. Objects go
// through the mailbox, an object that JavaScript puts on the program's global
// object as __mailbox before the start: in it are the elements to draw into,
// `castling` and `claims`, either of which may be missing, and the answers. No
// export calls back, blocks or starts a goroutine, so the same source serves both
// compilers.
package main

import (
	"syscall/js"
	"unsafe"

	"chessarbiter/core/laws"
	"chessarbiter/wasm/lesson/panel"
	"chessarbiter/wasm/wire"
)

const bufferSize = 1 << 14

var (
	buffer  [bufferSize]byte
	pending []byte // text received and not yet taken

	mailbox  js.Value
	castling = canvas{name: "castling"}
	claims   = canvas{name: "claims"}
)

func init() { mailbox = js.Global().Get("__mailbox") }

func main() { select {} }

// wireHash says which JavaScript this program belongs to, as in wasm/arbiter.
//
//go:wasmexport wireHash
func wireHash() int32 { return wire.Hash }

//go:wasmexport bufferAddress
func bufferAddress() unsafe.Pointer { return unsafe.Pointer(&buffer) }

//go:wasmexport bufferLength
func bufferLength() int32 { return bufferSize }

// addText takes the first n bytes of the buffer; text that comes in pieces is
// joined.
//
//go:wasmexport addText
func addText(n int32) {
	pending = append(pending, buffer[:max(0, min(n, bufferSize))]...)
}

func takeText() string {
	text := string(pending)
	pending = pending[:0]
	return text
}

// show draws the panels for a record given as text (see panel.Read). It returns
// 1, or 0 with the code of what is wrong in the mailbox's `error`; then the panels
// stay as they are.
//
//go:wasmexport show
func show() int32 {
	record, code := panel.Read(takeText())
	if code != "" {
		mailbox.Set("error", code)
		return 0
	}
	castling.draw(panel.Castlings(record, laws.Edition2023))
	claims.draw(panel.Claims(record, laws.Edition2023))
	return 1
}

// act reads the action that a click has found (see panel.Action). It returns 1,
// with the answer in the mailbox's `verb`, `what`, `move` and `ply`, or 0 where the
// text is no action.
//
//go:wasmexport act
func act() int32 {
	action, ok := panel.ParseAction(takeText())
	if !ok {
		return 0
	}
	mailbox.Set("verb", action.Verb)
	mailbox.Set("what", action.What)
	mailbox.Set("move", action.Move)
	mailbox.Set("ply", action.Ply)
	return 1
}
