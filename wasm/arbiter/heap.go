//go:build js && wasm && !gc.custom

package main

// safePoint is where memory may be freed; other collectors choose by themselves.
func safePoint() {}

// outOfRoom tells whether memory is too short for another game; here only the
// table of games is bounded.
func outOfRoom() bool { return false }
