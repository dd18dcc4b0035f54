//go:build js && wasm

package main

// Which games are open, and what besides the record belongs to each?

import (
	"strings"

	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/phrase"
	"chessarbiter/core/position"
	"chessarbiter/core/session"
	"chessarbiter/wasm/heap"
	"chessarbiter/wasm/wire"
)

// seat is an open game with the language in which it is answered for.
type seat struct {
	*session.Session
	language phrase.Language
}

// sessions are the open games by their handles.
var sessions wire.Table[*seat]

// find returns an open game, nil where there is none. Every export that takes a handle calls it first.
func find(handle int32) *seat {
	heap.SafePoint()
	s, _ := sessions.Get(handle)
	return s
}

// What an export answers where it cannot do what is asked.
const (
	refused int32 = -1 // the mailbox says why
	stale   int32 = -2 // the handle names no open game
	full    int32 = -3 // too many games are open
	outside int32 = -4 // there is no such ply, path, move or reader
)

// open keeps a game and returns its handle, or full.
func open(g *game.Game) int32 {
	s := &seat{session.New(g), phrase.English}
	s.Dead, s.CanMate = isDead, canWin
	if handle := sessions.Put(s); handle != 0 {
		return handle
	}
	return full
}

// initial is the position that most games start from.
var initial = position.Initial()

// newGame opens a game that starts from the FEN in the input, or from the initial
// position where there is none.
//
//go:wasmexport newGame
func newGame(length, variantNumber int32) int32 {
	heap.SafePoint()
	if heap.OutOfRoom() {
		return full
	}
	if length <= 0 {
		return open(game.New(initial, variant(variantNumber)))
	}
	var start position.Position
	if !readFen(&start, length, variant(variantNumber)) {
		return refused
	}
	return open(game.New(start, variant(variantNumber)))
}

//go:wasmexport dropGame
func dropGame(handle int32) int32 {
	if !sessions.Drop(handle) {
		return stale
	}
	return 0
}

// variant returns the variant that JavaScript names by a number.
func variant(number int32) position.Variant {
	if number == int32(position.Chess960) {
		return position.Chess960
	}
	return position.Standard
}

// square returns the square that JavaScript names by a number.
func square(number int32) board.Square {
	if number < 0 || number > int32(board.NoSquare) {
		return board.NoSquare
	}
	return board.Square(number)
}

// role returns the role that JavaScript names by a number.
func role(number int32) board.Role { return board.Role(number & 7) }

// moves returns the legal moves at the cursor, in the shared room.
func (s *seat) moves() []position.Move { return s.Position().AppendMoves(legal[:0]) }

// context is what answers about the game are told in.
func (s *seat) context() *wire.Context {
	return &wire.Context{Game: s.Game, Edition: s.Edition, Language: s.language}
}

// options are how a move's text of some length in the input is read. The letters
// stand behind it: a language, or the names of king, queen, rook, bishop, knight
// and pawn, each followed by a space. known is false where they are none.
func options(strict, length, lettersLength int32) (o san.Options, known bool) {
	if strict == 0 {
		o.Mode = san.Lenient
	}
	if lettersLength == 0 {
		return o, true
	}
	o.Letters, known = letters(text(length + lettersLength)[length:])
	return o, known
}

// letters returns the letters of a language, or those that are listed.
func letters(named string) (*san.Letters, bool) {
	if list := split(named); len(list) == 6 {
		return san.NewLetters(list[0], list[1], list[2], list[3], list[4], list[5])
	}
	if named == "figurines" {
		return san.Figurines, true
	}
	return san.LettersOf(named)
}

// split returns the parts of a text that end in a space.
func split(list string) []string {
	var parts []string
	for i := strings.IndexByte(list, ' '); i >= 0; i = strings.IndexByte(list, ' ') {
		parts = append(parts, list[:i])
		list = list[i+1:]
	}
	return parts
}
