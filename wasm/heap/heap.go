//go:build js && wasm && !gc.custom

package heap

// SafePoint is where memory may be freed; other collectors choose by themselves.
func SafePoint() {}

// OutOfRoom tells whether memory is too short for another game; here only the
// table of games is bounded.
func OutOfRoom() bool { return false }
