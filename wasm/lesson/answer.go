//go:build js && wasm

package main

// How does an answer reach JavaScript? Package vert makes a value of it; it is
// imported here only.

import (
	"github.com/norunners/vert"

	"chessarbiter/wasm/lesson/table"
)

// answer leaves what the page is told in the mailbox.
func answer(told table.Answer) { mailbox.Set("answer", vert.ValueOf(told).JSValue()) }
