package wire

// In what is an answer about a game told: which edition, which language, which
// words for squares and plies?

import (
	"strconv"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/phrase"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// Context is what answers about a game are told in. Everything is told of the
// position at the cursor.
type Context struct {
	Game     *game.Game
	Edition  laws.Edition
	Language phrase.Language
	// Letters name the men in moves, nil for those of English. Only the san of a Move
	// keeps to English whatever they are.
	Letters *san.Letters
	// next is the notation of the move that a player means to make, "" where it is not
	// known.
	next string
}

// say returns the sentence of a reason; mover is what moves, board.NoPiece where
// nothing does.
//
//go:noinline
func (c *Context) say(r *reason.Reason, mover board.Piece) string {
	p := c.Game.Position()
	words := phrase.Context{Man: men(p.Board()), Moment: c.moment}
	if mover != board.NoPiece {
		words.Mover = mover.Letter()
	}
	return c.Language.Sentence(r, &words)
}

// men tells the letter of the man on each square of a board, 0 for none.
func men(b board.Board) func(uint8) byte {
	return func(s uint8) byte {
		if piece := b.At(board.Square(s)); piece != board.NoPiece {
			return piece.Letter()
		}
		return 0
	}
}

// moment calls a ply by its move, such as "12...Qe5+", the next one by the move that a
// player means to make; the first position and other plies by their number.
func (c *Context) moment(ply int) string {
	before, move := c.Game.Position(), c.next
	if node := c.Game.At(ply); node != nil && node.Parent() != nil {
		before = node.Parent().Position()
		move = c.spell(before, node.Move())
	} else if node != nil || move == "" || ply != c.Game.Ply()+1 {
		return c.Language.Ply(ply)
	}
	dots := "."
	if before.Turn() == board.Black {
		dots = "..."
	}
	return strconv.Itoa(before.Fullmove()) + dots + move
}

// notation returns the notation of a legal move at the cursor, nil for no move.
//
//go:noinline
func (c *Context) notation(m position.Move) *string {
	if m == position.NoMove {
		return nil
	}
	return text(c.spell(c.Game.Position(), m))
}

// Line tells moves that follow each other, the first one at the cursor.
func (c *Context) Line(moves []position.Move) []string {
	p := *c.Game.Position()
	line := make([]string, len(moves))
	for i, m := range moves {
		line[i] = c.spell(&p, m)
		p.PlayTo(&p, m)
	}
	return line
}

// spell writes a legal move of a position with the letters of the answer.
func (c *Context) spell(p *position.Position, m position.Move) string {
	return string(san.Append(nil, p, m, c.Letters))
}

// reason tells a reason with its article.
func (c *Context) reason(g *arbiter.Ground, mover board.Piece) *Reason {
	return &Reason{
		Code: g.Code.String(), Article: orNull(g.Article), Text: c.say(&g.Reason, mover),
		Squares: squares(g.Squares), By: squares(g.By),
	}
}

// Reasons tells several; never nil.
//
//go:noinline
func (c *Context) Reasons(grounds []arbiter.Ground, mover board.Piece) []Reason {
	list := make([]Reason, len(grounds))
	for i := range grounds {
		list[i] = *c.reason(&grounds[i], mover)
	}
	return list
}

// text returns a pointer to a string, for fields that may be null.
//
//go:noinline
func text(s string) *string { return &s }

// orNull returns a pointer to a string, nil for the empty one.
//
//go:noinline
func orNull(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

// squares returns the names of squares; never nil.
func squares[S ~uint8](list []S) []string {
	names := make([]string, len(list))
	for i, s := range list {
		names[i] = board.Square(s).String()
	}
	return names
}

// plies returns a list of plies; never nil.
func plies(list []int) []int {
	if list == nil {
		return []int{}
	}
	return list
}
