//go:build js && wasm

// Lesson is the program of lesson.wasm: the teaching table. It draws its panels into
// a page, does what a click on them asks for, and tells what the board shows.
//
// JavaScript writes text into one fixed buffer, in pieces if need be, and calls an
// export that takes the text so far. Objects go through the mailbox, an object that
// JavaScript puts on the program's global object as __mailbox before the start: in
// it are the elements to draw into, any of which may be missing, and the answers. No
// export calls back, blocks or starts a goroutine, so the same source serves both
// compilers. Memory is freed at the head of an export, so none may be called while
// another has not returned (see package heap).
package main

import (
	"syscall/js"
	"unsafe"

	"chessarbiter/wasm/heap"
	"chessarbiter/wasm/lesson/panel"
	"chessarbiter/wasm/lesson/table"
	"chessarbiter/wasm/wire"
)

const bufferSize = 1 << 14

var (
	buffer  [bufferSize]byte
	pending []byte // text received and not yet taken

	mailbox js.Value
	played  = table.Mute()
	// canvases are the places of the page that are drawn, with what stands in each.
	canvases = [...]struct {
		canvas
		show func(t *table.Table) []panel.Node
		// ticks tells that it changes as time passes.
		ticks bool
	}{
		{canvas{name: "course"}, panel.Course, false},
		{canvas{name: "above"}, panel.Above, true},
		{canvas{name: "below"}, panel.Below, true},
		{canvas{name: "side"}, panel.Side, false},
		{canvas{name: "foot"}, panel.Foot, false},
		{canvas{name: "conditions"}, panel.Conditions, false},
		{canvas{name: "castling"}, panel.Castlings, false},
		{canvas{name: "claims"}, panel.Claims, false},
	}
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

// draw brings every place that the page has up to date, or where only time has passed
// those that tell it.
func draw(ticked bool) {
	if !played.Speaks() {
		return
	}
	for i := range canvases {
		if c := &canvases[i]; (c.ticks || !ticked) && c.isThere() {
			c.draw(c.show(played))
		}
	}
}

// show draws the panels for a record that the page keeps (see table.Show). It
// returns 1, or 0 with the code of what is wrong in the mailbox's `error`; then the
// panels stay as they are.
//
//go:wasmexport show
func show() int32 {
	heap.SafePoint()
	if code := played.Show(takeText()); code != "" {
		mailbox.Set("error", code)
		return 0
	}
	draw(false)
	return 1
}

// act does what the text asks for (see table.Action), at a time of the page in
// milliseconds, and leaves in the mailbox's `answer` what the page is told. Where
// more than 0 actions follow at once, nothing is drawn yet.
//
//go:wasmexport act
func act(now float64, more int32) {
	heap.SafePoint()
	played.Now, played.More = now, more > 0
	told := played.Do(table.Read(takeText()))
	answer(told)
	if !played.More {
		draw(told.Same)
	}
}
