//go:build js && wasm

// Command arbiter is arbiter.wasm: the program behind the JavaScript API. It has
// no document, no clock and no state but the games that are open.
//
// JavaScript calls its exports. Texts come in through one buffer and go out
// through another, moves go out as numbers (buffers.go); what is more than that is
// made of wire structs and left in the mailbox, an object that JavaScript gave at
// the start (mailbox.go). A game is named by a handle; every export that takes
// one answers stale where it names nothing.
//
// Nothing here blocks, starts a goroutine or recovers. Whatever JavaScript
// passes, no export may panic: a panic kills the program and every open game.
package main

// main only waits. Everything is set up in package variables and init, because
// the release compiler never runs main.
func main() { select {} }
