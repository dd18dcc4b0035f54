// Package pieces cuts files of games into pieces of whole games, which can be read
// apart from each other.
package pieces

// Where can a file be cut without tearing a game?

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"

	"chessarbiter/core/notation/pgn"
)

// Piece is a part of a file that begins and ends between two games.
type Piece struct {
	File       string
	Start, End int64 // its bytes in the file
	First      int   // the number of its first game in the file, from 1
	// Text is the piece itself, where the file cannot be read from the middle; else
	// it is nil.
	Text []byte
}

// Cut reads a file once and emits its pieces, each of the fewest games that fill size
// bytes. Where a game ends is told by the reader that will read the moves: a bracket
// or an empty line in a comment tears nothing. No more than a game and a block are
// held, and the piece as well where its text must go along.
func Cut(ctx context.Context, file string, size int64, emit func(Piece)) error {
	in, err := open(ctx, file)
	if err != nil {
		return err
	}
	defer in.Close()
	_, seekable := in.seeker()
	c := cutter{Piece: Piece{File: file, First: 1}, size: size, carries: !seekable, emit: emit}
	err = games(in, func(text []byte) {
		if c.carries {
			c.Text = append(c.Text, text...)
		}
	}, pgn.Options{HeadingsOnly: true}, func(g *pgn.Game) { c.game(int64(g.End)) })
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	c.cut()
	return nil
}

// cutter is the piece that is being filled.
type cutter struct {
	Piece
	size    int64
	carries bool // the text goes along; Text may reach beyond End
	games   int
	emit    func(Piece)
}

// game adds a game. What stands between two games belongs to the one before.
func (c *cutter) game(end int64) {
	if c.games > 0 && c.End-c.Start >= c.size {
		c.cut()
	}
	c.games++
	c.End = end
}

// cut emits the piece, if there is any, and begins the next.
func (c *cutter) cut() {
	if c.games == 0 {
		return
	}
	done := c.Piece
	if c.carries {
		length := c.End - c.Start
		done.Text = c.Text[:length:length]
		c.Text = append([]byte(nil), c.Text[length:]...)
	}
	c.emit(done)
	c.Start, c.First, c.games = c.End, c.First+c.games, 0
}

// Read reads the games of a piece one after the other. Their places are those in the
// file, and number is that of the game in the file.
func (p *Piece) Read(ctx context.Context, take func(g *pgn.Game, number int)) error {
	in, err := p.reader(ctx)
	if err != nil {
		return err
	}
	defer in.Close()
	text, before := p.midLine(in)
	number := p.First
	err = games(text, func([]byte) {}, pgn.Options{}, func(g *pgn.Game) {
		g.Start = int(p.Start) + max(0, g.Start-before)
		g.End += int(p.Start) - before
		for i := range g.Problems {
			g.Problems[i].Offset += int(p.Start) - before
		}
		take(g, number)
		number++
	})
	if err != nil {
		return fmt.Errorf("%s: %w", p.File, err)
	}
	return nil
}

// midLine puts a space before a piece that begins with a percent sign: at the start of a
// line that would be a line to pass over, and a piece begins with one only behind a
// result on the same line. before is how many bytes were put there.
func (p *Piece) midLine(in io.Reader) (text io.Reader, before int) {
	buffered := bufio.NewReader(in)
	if first, err := buffered.Peek(1); p.Start > 0 && err == nil && first[0] == '%' {
		return io.MultiReader(strings.NewReader(" "), buffered), 1
	}
	return buffered, 0
}
