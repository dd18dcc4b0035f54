package position

// Could a game have led here? Signs that none did; the position can be played
// all the same.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/reason"
)

func (c *checker) reachable() {
	for _, color := range [2]board.Color{board.White, board.Black} {
		if c.Board.Men(color).Count() > 16 {
			c.report(reason.Reachable, reason.SetupManyMen, "placement", c.Board.Men(color), color.String())
		}
	}
}
