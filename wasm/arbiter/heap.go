//go:build js && wasm && !gc.custom

package main

// safePoint is where memory may be freed; other collectors choose by themselves.
func safePoint() {}
