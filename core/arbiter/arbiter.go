// Package arbiter answers what an arbiter is asked at the board: is the game
// over, what may be claimed, is this claim correct, why was that move refused,
// which castlings are possible now and ever, what does a touched piece bind to, what
// follows from an illegal move, a fallen flag or a resignation.
//
// It reads the record (package game), applies one edition of the Laws (package
// laws) and changes nothing. Every answer names the article it rests on. What a
// position alone can tell is told by package position; here are the answers that
// need the record as well.
//
// Two rules hold everywhere. The first end on the line from the first position
// to the cursor counts: what was played after it, for analysis, does not bring
// the game back. And a line with a null move is analysis: nothing can be claimed
// in it and nothing is counted, though mate, stalemate and dead positions are
// told.
package arbiter

import (
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// Ground is a reason with the article behind it.
type Ground struct {
	reason.Reason
	Article string // "" where no article is concerned
}

// grounded finds the article behind a reason. detail, which may be "", is what
// besides the code can matter (laws.Edition.Behind).
//
//go:noinline
func grounded(e laws.Edition, r *reason.Reason, detail string) *Ground {
	g := &Ground{Article: e.Behind(r.Code, detail)}
	g.Reason = *r
	return g
}

// addGround appends a reason with the article behind it, as grounded finds it.
//
//go:noinline
func addGround(list *[]Ground, e laws.Edition, r *reason.Reason, detail string) {
	*list = append(*list, Ground{})
	(*list)[len(*list)-1] = *grounded(e, r, detail)
}

// variantDetail tells the variant where the article depends on it.
//
//go:noinline
func variantDetail(g *game.Game) string {
	if g.Variant() == position.Chess960 {
		return position.Chess960.String()
	}
	return ""
}
