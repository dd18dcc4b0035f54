// Package wire is what crosses the border to JavaScript: plain structs, and the
// converters that make them of what the core answers.
//
// The structs hold only string, bool, int, float64, slices, and pointers to
// these or to such structs, with a js tag on every field: package vert, which
// turns them into JavaScript values, panics on more than that. A pointer is a
// value that may be null. A slice is never nil, since that would be null where
// an array was promised; where null is meant, the field is a pointer to a slice.
// Each struct is an alias (type Move = struct): vert needs no names of types, and they
// would be a part of the program, 0.4 kB of it.
//
// A comment behind a field, such as "ts: Square", names the TypeScript type where that
// says more than the Go type does; in a tag it would be a part of the program.
// wasm/wire/gen makes js/wire.ts of structs, tags and comments.
package wire

//go:generate go run ./gen
