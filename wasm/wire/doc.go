// Package wire is what crosses the border to JavaScript: plain structs, and the
// converters that make them of what the core answers.
//
// The structs hold only string, bool, int, float64, slices, and pointers to
// these or to such structs, with a js tag on every field: package vert, which
// turns them into JavaScript values, panics on more than that. A pointer is a
// value that may be null. A slice is never nil, since that would be null where
// an array was promised; where null is meant, the field is a pointer to a slice.
// A ts tag names the TypeScript type where it says more than the Go type does;
// wasm/wire/gen makes js/wire.ts of structs, tags and comments.
package wire

//go:generate go run ./gen
