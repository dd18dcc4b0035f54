package table

// What does the board show?

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/wasm/wire"
)

// board returns the state of the board element.
func (t *Table) board() BoardState {
	p := t.Position()
	state := BoardState{
		FEN: fen.Format(p, fen.Style{}), Variant: t.Variant().String(), Movable: p.Turn().String(), Gestures: "moves",
		Dests: t.dests(), Explains: []Targets{}, LastMove: []string{}, Castlings: []CastlingSquares{},
		Highlights: []Highlight{}, Shapes: shapes(t.Current().Notes().After),
	}
	if node := t.Current(); node.Parent() != nil && !node.IsNull() {
		state.LastMove = []string{node.Move().From().String(), wire.Target(node.Move(), t.Variant()).String()}
	}
	if p.InCheck() {
		state.Check = p.King(p.Turn()).String()
	}
	for _, option := range arbiter.CastlingOptions(t.Game, t.Edition) {
		if option.Color == p.Turn() {
			state.castling(&option)
		}
	}
	for _, m := range t.Marks {
		state.Highlights = append(state.Highlights, Highlight{m.Square.String(), m.Kind, t.Words.Say("mark." + m.Kind)})
	}
	return state
}

// castling lets the king be put on its rook: to castle, or to be told why not.
func (s *BoardState) castling(o *arbiter.CastlingOption) {
	plan := &o.Plan
	switch o.State {
	case arbiter.CastlingLegal:
		s.Castlings = append(s.Castlings, CastlingSquares{
			King: plan.KingFrom.String(), Rook: plan.RookFrom.String(),
			KingTo: plan.KingTo.String(), RookTo: plan.RookTo.String(), Side: o.Side.String(),
		})
	case arbiter.CastlingPrevented:
		king, rook := plan.KingFrom.String(), plan.RookFrom.String()
		for i := range s.Explains {
			if s.Explains[i].From == king {
				s.Explains[i].To = append(s.Explains[i].To, rook)
				return
			}
		}
		s.Explains = append(s.Explains, Targets{king, []string{rook}})
	}
}

// dests lists the squares that may be chosen after each square.
func (t *Table) dests() []Targets {
	var destinations wire.Destinations
	from := destinations.Fill(t.Position())
	if r := t.Ruling(); r != nil && r.Moves != nil {
		from = destinations.Only(t.Position(), r.Moves)
	}
	list := []Targets{}
	for s := range from.All() {
		targets := Targets{From: s.String()}
		for to := range destinations[s].All() {
			targets.To = append(targets.To, to.String())
		}
		list = append(list, targets)
	}
	return list
}

// brush returns a brush of the board by its letter in PGN.
func brush(letter byte) string {
	switch letter {
	case 'R':
		return "red"
	case 'B':
		return "blue"
	case 'Y':
		return "yellow"
	}
	return "green"
}

// shapes are the arrows and coloured squares that comments ask for.
func shapes(comments []string) []Shape {
	list := []Shape{}
	for _, s := range pgn.ReadDetails(comments).Shapes {
		shape := Shape{From: s.From.String(), Brush: brush(s.Color)}
		if s.To != s.From && s.To != board.NoSquare {
			shape.To = s.To.String()
		}
		list = append(list, shape)
	}
	return list
}
