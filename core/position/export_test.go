package position

import "chessarbiter/core/board"

// Retractions returns the boards from which one move of the player not to move
// can have led to the position. A captured man is a knight on each of them.
func Retractions(p *Position, variant Variant) (boards []board.Board) {
	c := checker{Setup: p.Setup(), variant: variant}
	c.retract(func(before *board.Board) bool {
		boards = append(boards, *before)
		return false
	})
	return boards
}

// Replies returns how many replies there are to each of the legal moves, as Perft counts
// them.
func Replies(p *Position) (counts []int) {
	var r replies
	r.look(p)
	for _, m := range p.Moves() {
		counts = append(counts, r.count(p, m))
	}
	return counts
}
