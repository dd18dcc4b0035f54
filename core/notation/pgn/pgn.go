// Package pgn reads and writes records of games in Portable Game Notation.
//
// Reading goes game by game through text that may come in pieces, and never
// fails: what is wrong is told in the Problems of the game, with its place, and
// the next game is read whatever happened in this one. The strict mode takes as
// error whatever the standard of 1994 does not allow in a file to be imported;
// the lenient mode reads what people and programs write, warns of what it had to
// mend, and takes as error only what it could not read. Both keep the moves up to
// the fault: a move that cannot be made ends its line, the lines around it go on.
//
// Comments stay as they are written, between their braces, with the commands that
// programs embed in them, such as [%clk 1:30:00]; Details and Text take them
// apart. What is written is the standard's export format, with all variations; a
// record that was read, written and read again is the same record.
package pgn

import (
	"chessarbiter/core/game"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/reason"
)

// Mode is how much is forgiven.
type Mode uint8

// The two modes.
const (
	Lenient Mode = iota
	Strict
)

// The bounds on a game; what lies beyond is left out, with a problem.
const (
	MaxGameBytes = 16 << 20 // of text
	MaxMoves     = 1 << 18  // in all variations together
	MaxDepth     = 256      // of variations within each other
	MaxTagBytes  = 1 << 16  // of one tag
	MaxProblems  = 64       // told of one game
	maxTags      = 1 << 10  // in one heading
	maxWord      = 255      // bytes of one word; longer ones are read in pieces
	maxToken     = 64       // bytes of a Problem's Token
)

// Options choose how to read.
type Options struct {
	Mode    Mode
	Letters *san.Letters // nil for English
	// HeadingsOnly passes over the moves unread: no game has a Record, and the
	// Problems are those of the headings and of brackets that do not close.
	HeadingsOnly bool
}

// Game is a game that was read.
type Game struct {
	// Record has the moves, the heading and the result. Its cursor stands at the
	// end of the main line. It is nil where the first position cannot be played.
	Record *game.Game
	// Tags are the heading in the order read, also where there is no Record.
	Tags []game.Tag
	// Problems are what is wrong, in the order found.
	Problems []Problem
	// Start and End are the bytes of the whole text, from 0, between which the
	// game stands: read alone, they are the same game.
	Start, End int
}

// OK tells that no problem is an error.
func (g *Game) OK() bool {
	for i := range g.Problems {
		if g.Problems[i].Severity == reason.Error {
			return false
		}
	}
	return true
}

// Problem is a fault of a game's text.
type Problem struct {
	Code     reason.Code
	Severity reason.Severity
	// Line and Column are where it is, both from 1; a column is a character.
	Line, Column int
	// Offset is where it is in bytes from the start of the text, from 0.
	Offset int
	// Ply is that of the position that the next move would have led to.
	Ply int
	// Token is the piece of text at fault, cut where it is long, as valid UTF-8.
	Token string
	// Cause says more: for PgnMove why there is no such move, for PgnFen the
	// first fault of the FEN; else its code is reason.None.
	Cause reason.Reason
	// Other is what the token is at odds with or was read as: for
	// PgnResultMismatch the result of the tag, for PgnFen what the FEN was
	// repaired to, for PgnMove the move in the standard's spelling where there is
	// one; else "".
	Other string
}

// Read reads all games of a text.
func Read(text string, o Options) []*Game {
	const piece = 1 << 14 // more would only be kept in memory
	r := NewReader(o)
	var games []*Game
	for len(text) > 0 {
		n := min(piece, len(text))
		r.feed(text[:n])
		text = text[n:]
		games = r.drain(games)
	}
	r.Close()
	return r.drain(games)
}

// drain appends the games that are complete.
func (r *Reader) drain(games []*Game) []*Game {
	for g := r.Next(); g != nil; g = r.Next() {
		games = append(games, g)
	}
	return games
}
