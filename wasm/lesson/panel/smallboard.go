package panel

// How does a position look that is shown beside others: on a small board that one can
// only look at?

import (
	"strconv"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/position"
)

// mostBoards is how many small boards stand side by side; of more, the first and the
// last ones.
const mostBoards = 4

// smallBoard opens a figure with a position, seen from the side of the table, and what is
// to say under it. moment names it for a screen reader, which hears where the men stand.
// The style sheet draws the men by their classes.
func (v *view) smallBoard(p *position.Position, moment string, marked board.SquareSet) {
	v.open("figure.small")
	v.open("div.squares role=img")
	v.set("aria-label", v.say("small.label", moment, v.menOf(p, board.White), v.menOf(p, board.Black)))
	for i := range 64 {
		s := board.Square(i ^ 56)
		if v.Orientation == board.Black {
			s = board.Square(i ^ 7)
		}
		template := "span.light"
		if (s.File()+s.Rank())%2 == 0 {
			template = "span.dark"
		}
		if marked.Has(s) {
			template += ".marked"
		}
		if piece := p.At(s); piece != board.NoPiece {
			template += "." + piece.Color().String() + "." + piece.Role().String()
		}
		v.draw(template)
	}
	v.end()
	v.open("figcaption")
}

// menOf lists where the men of a player stand: "king e1, rook a1, pawn a2".
func (v *view) menOf(p *position.Position, c board.Color) string {
	b := p.Board()
	var list []string
	for i := len(board.Roles) - 1; i >= 0; i-- {
		role := board.Roles[i]
		for _, s := range b.Of(c, role).Squares() {
			list = append(list, v.manOn(role, s))
		}
	}
	return v.listed(list)
}

// figures are the positions in which something has stood, each with its ply and move;
// intended is a move that would lead to the last of them, position.NoMove for none.
func (v *view) figures(plies []int, intended position.Move) {
	v.open("div.figures")
	left := len(plies) - mostBoards
	for i, ply := range plies {
		if left > 0 && i > 0 && i <= left {
			if i == 1 {
				v.count("p.more", "small.more", left)
			}
			continue
		}
		v.figure(ply, intended, 0)
	}
	v.end()
}

// figure is the position at a ply of the line, or after the intended move.
func (v *view) figure(ply int, intended position.Move, marked board.SquareSet) {
	name := ""
	if n := v.At(ply); n != nil {
		v.smallBoard(n.Position(), v.moveAt(ply), marked)
	} else {
		next := v.Position().Play(intended)
		name = number(v.Position()) + v.spell(v.Position(), intended)
		v.smallBoard(&next, name, marked)
	}
	v.tell("span.ply-number", "small.ply", strconv.Itoa(ply))
	v.text(" ")
	if name != "" {
		v.put("span.now", name)
	} else {
		v.plyOrNow(ply)
	}
	v.end()
	v.end()
}

// nearFigures are a position that only looks the same and the one it is compared with,
// side by side; what differs is marked on both.
func (v *view) nearFigures(miss *game.NearMiss, with int, intended position.Move) {
	var marked board.SquareSet
	for i := range miss.Differences {
		marked |= miss.Differences[i].Square.Set()
	}
	v.open("div.figures")
	v.figure(miss.Ply, position.NoMove, marked)
	v.figure(with, intended, marked)
	v.end()
}

// nearMisses are the positions that a claim could not count, each with the sentences
// that say why.
func (v *view) nearMisses(r *arbiter.Ruling, intended position.Move) {
	with := v.Ply()
	if intended != position.NoMove {
		with++
	}
	told := v.Context().Repetition(&r.Repetition)
	for i := range min(len(told.NearMisses), mostBoards/2) {
		miss := &r.Repetition.NearMisses[i]
		v.nearMiss(&told.NearMisses[i], arbiter.Difference(r.Edition, *miss))
		v.nearFigures(miss, with, intended)
	}
}
