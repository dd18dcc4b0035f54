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

// smallBoard is a figure with a position, seen from the side of the table, and what is
// to say under it. moment names it for a screen reader, which hears where the men stand.
// The style sheet draws the men by their classes.
func (v view) smallBoard(p *position.Position, moment string, marked board.SquareSet, under ...Node) Node {
	squares := element("div", "squares").with("role", "img").with("aria-label", v.say("small.label", moment, v.menOf(p, board.White), v.menOf(p, board.Black)))
	for i := range 64 {
		s := board.Square(i ^ 56)
		if v.Orientation == board.Black {
			s = board.Square(i ^ 7)
		}
		class := "light"
		if (s.File()+s.Rank())%2 == 0 {
			class = "dark"
		}
		if marked.Has(s) {
			class += " marked"
		}
		if piece := p.At(s); piece != board.NoPiece {
			class += " " + piece.Color().String() + " " + piece.Role().String()
		}
		squares.add(element("span", class))
	}
	return element("figure", "small", squares, element("figcaption", "", under...))
}

// menOf lists where the men of a player stand: "king e1, rook a1, pawn a2".
func (v view) menOf(p *position.Position, c board.Color) string {
	b := p.Board()
	var list []string
	for i := len(board.Roles) - 1; i >= 0; i-- {
		role := board.Roles[i]
		for s := range b.Of(c, role).All() {
			list = append(list, v.say("small.man", v.say("role."+role.String()), s.String()))
		}
	}
	return v.listed(list)
}

// figures are the positions in which something has stood, each with its ply and move;
// intended is a move that would lead to the last of them, position.NoMove for none.
func (v view) figures(plies []int, intended position.Move) Node {
	row := element("div", "figures")
	left := len(plies) - mostBoards
	for i, ply := range plies {
		if left > 0 && i > 0 && i <= left {
			if i == 1 {
				row.add(element("p", "more", text(v.Words.Count("small.more", left))))
			}
			continue
		}
		row.add(v.figure(ply, intended, 0))
	}
	return row
}

// figure is the position at a ply of the line, or after the intended move.
func (v view) figure(ply int, intended position.Move, marked board.SquareSet) Node {
	label := element("span", "ply-number", text(v.say("small.ply", strconv.Itoa(ply))))
	n := v.At(ply)
	if n == nil {
		next := v.Position().Play(intended)
		name := number(v.Position()) + v.spell(v.Position(), intended)
		return v.smallBoard(&next, name, marked, label, text(" "), element("span", "now", text(name)))
	}
	moment := v.moveAt(ply)
	under := v.plyButton(ply)
	if ply == v.Ply() {
		under = element("span", "now", text(v.say("now")))
	}
	return v.smallBoard(n.Position(), moment, marked, label, text(" "), under)
}

// nearFigures are a position that only looks the same and the one it is compared with,
// side by side; what differs is marked on both.
func (v view) nearFigures(miss *game.NearMiss, with int, intended position.Move) Node {
	var marked board.SquareSet
	for _, d := range miss.Differences {
		marked |= d.Square.Set()
	}
	return element("div", "figures", v.figure(miss.Ply, position.NoMove, marked), v.figure(with, intended, marked))
}

// nearMisses are the positions that a claim could not count, each with the sentences
// that say why.
func (v view) nearMisses(r *arbiter.Ruling, intended position.Move) []Node {
	with := v.Ply()
	if intended != position.NoMove {
		with++
	}
	told := v.Context().Repetition(r.Repetition)
	var list []Node
	for i := range r.Repetition.NearMisses {
		miss := &r.Repetition.NearMisses[i]
		if i >= mostBoards/2 {
			break
		}
		list = append(list, v.nearMiss(&told.NearMisses[i], arbiter.Difference(r.Edition, *miss)), v.nearFigures(miss, with, intended))
	}
	return list
}
