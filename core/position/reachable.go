package position

// Could a game have led here? Signs that none did; the position can be played
// all the same.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/reason"
)

// reachable reports the signs. Where the Setup is not playable only those are
// looked for that do not depend on it.
func (c *checker) reachable(playable bool) {
	c.material(board.White)
	c.material(board.Black)
	c.counting()
	if playable {
		c.castlingFiles()
		c.lastMove()
	}
}

func (c *checker) unreachable(code reason.Code, field string, squares board.SquareSet, text string) {
	c.report(reason.Reachable, code, field, squares, text)
}

const darkSquares board.SquareSet = 0xaa55aa55aa55aa55

// material: the men of Article 2.2, and each one too many of its kind in place of
// a pawn (Article 3.7.3.3). A bishop never changes the colour of its squares.
func (c *checker) material(color board.Color) {
	b := &c.Board
	if men := b.Men(color); men.Count() > 16 {
		c.unreachable(reason.SetupManyMen, "placement", men, color.String())
	}
	pawns := b.Of(color, board.Pawn)
	if pawns.Count() > 8 {
		c.unreachable(reason.SetupManyPawns, "placement", pawns, color.String())
	}
	missing := max(0, 8-pawns.Count())
	bishops := b.Of(color, board.Bishop)
	dark, light := bishops&darkSquares, bishops&^darkSquares
	promoted := max(0, b.Of(color, board.Queen).Count()-1) +
		max(0, b.Of(color, board.Rook).Count()-2) +
		max(0, b.Of(color, board.Knight).Count()-2)
	switch {
	case promoted+max(0, bishops.Count()-2) > missing:
		c.unreachable(reason.SetupManyPromoted, "placement", 0, color.String())
	case promoted+max(0, dark.Count()-1)+max(0, light.Count()-1) > missing:
		crowd := dark
		if light.Count() > dark.Count() {
			crowd = light
		}
		c.unreachable(reason.SetupBishopsOnColour, "placement", crowd, color.String())
	}
}

// counting: the half-moves without a capture or a pawn move are at most those
// played, and a pawn that just advanced sets them to nothing. Diagrams are often
// given with counters that nobody counted, so these are warnings.
func (c *checker) counting() {
	before := len(c.problems)
	if c.Fullmove >= 1 && c.Halfmoves > 2*(c.Fullmove-1)+int(c.Turn) {
		c.unreachable(reason.SetupHalfmoveTooHigh, "halfmove", 0, "")
	}
	if c.EnPassant != board.NoSquare && c.Halfmoves > 0 {
		c.unreachable(reason.SetupHalfmoveEnPassant, "halfmove", 0, "")
	}
	for i := before; i < len(c.problems); i++ {
		c.problems[i].Severity = reason.Warning
	}
}

// castlingFiles: both players start from the same array, with the king between
// its rooks. So while both keep a right, their kings stand on the same file, and
// while both keep the right to one side, so do the rooks.
func (c *checker) castlingFiles() {
	var kings board.SquareSet
	var files [2][2]board.SquareSet // by colour and side
	for _, color := range [2]board.Color{board.White, board.Black} {
		rooks := c.Rooks & board.RankSet(color.HomeRank())
		if rooks == 0 {
			continue
		}
		king := c.Board.KingOf(color)
		if (board.FileA | board.FileH).Has(king) {
			c.unreachable(reason.SetupCastlingFiles, "castling", king.Set()|rooks, color.String())
		}
		kings |= king.Set()
		for ; rooks != 0; rooks &= rooks - 1 {
			files[color][castling.SideOf(king, rooks.First())] = rooks.First().Set()
		}
	}
	if white, black := kings&board.Rank1, kings&board.Rank8; white != 0 && black != 0 && white<<56 != black {
		c.unreachable(reason.SetupCastlingFiles, "castling", kings, "")
	}
	for _, side := range [2]castling.Side{castling.ASide, castling.HSide} {
		white, black := files[board.White][side], files[board.Black][side]
		if white != 0 && black != 0 && white<<56 != black {
			c.unreachable(reason.SetupCastlingFiles, "castling", white|black, "")
		}
	}
}
