package table

// What does the board show?

import (
	"slices"
	"strings"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/wire"
)

// board tells the state of the board element.
func (t *Table) board(state *BoardState) {
	p := t.Position()
	state.FEN, state.Variant = fen.Format(p, fen.Style{}), t.Variant().String()
	state.Movable, state.Gestures = p.Turn().String(), "moves"
	state.Dests = t.dests()
	node := t.Current()
	state.Shapes = append(shapes(node.Notes().After), t.refusalShapes()...)
	if node.Parent() != nil && !node.IsNull() {
		state.LastMove = []string{node.Move().From().String(), wire.Target(node.Move(), t.Variant()).String()}
	}
	if !t.Movable() {
		state.Movable = "none"
	}
	if p.InCheck() {
		state.Check = p.King(p.Turn()).String()
	}
	state.castling(arbiter.CastlingOf(t.Game, t.Edition, p.Turn(), castling.HSide))
	state.castling(arbiter.CastlingOf(t.Game, t.Edition, p.Turn(), castling.ASide))
	for _, m := range t.marks(state) {
		state.Highlights = append(state.Highlights, Highlight{m.Square.String(), drawnAs(m.Kind), t.Words.Say("mark." + m.Kind)})
	}
}

// drawnAs is the kind of highlight, as the board draws it, of a mark.
func drawnAs(kind string) string {
	switch kind {
	case "may":
		return "good"
	case "can":
		return "path"
	case "setup-attack":
		return "attack"
	case "setup-point":
		return "point"
	}
	return kind
}

// marks are the squares that are marked. While a position is set up it is shown. While hands are on the board it shows where
// they have left the pieces, every square can be chosen, and no move is made.
func (t *Table) marks(state *BoardState) []Mark {
	if t.Open == OfSetup {
		return t.Editor().boardOf(state)
	}
	if t.Open != OfHands || t.IsOver() {
		return t.Marks
	}
	asked := t.Answered()
	if asked != nil && asked.Applied {
		return t.Marks
	}
	hands := t.HandsBoard()
	_, rest, _ := strings.Cut(state.FEN, " ")
	state.FEN = hands.Placement() + " " + rest
	state.onlySquares()
	if asked == nil || asked.Question.Kind != OnHands {
		return hands.marks(nil)
	}
	return hands.marks(&asked.Ruling)
}

// onlySquares lets squares be chosen and no move be made.
func (s *BoardState) onlySquares() {
	s.Movable, s.Gestures, s.Check = "both", "squares", ""
	s.Dests, s.Explains, s.LastMove, s.Castlings = nil, nil, nil, nil
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
	var list []Targets
	for _, s := range from.Squares() {
		targets := Targets{From: s.String()}
		for _, to := range destinations[s].Squares() {
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
	var list []Shape
	shown := pgn.ReadDetails(comments).Shapes
	for i := range shown {
		s := &shown[i]
		shape := Shape{From: s.From.String(), Brush: brush(s.Color)}
		if s.To != s.From && s.To != board.NoSquare {
			shape.To = s.To.String()
		}
		list = append(list, shape)
	}
	return list
}

// most is how many arrows a refusal draws.
const most = 8

// refusalShapes draw why a move is not possible: the move that was tried, red arrows
// from the men because of which to what they attack, red circles round what stands in
// the way.
func (t *Table) refusalShapes() []Shape {
	r := t.Refused
	if r == nil || r.Node != t.Current() {
		return nil
	}
	var list []Shape
	if r.From < board.NoSquare && r.To < board.NoSquare && r.From != r.To {
		list = append(list, Shape{r.From.String(), r.To.String(), "yellow"})
	}
	king := t.Position().King(t.Position().Turn()).String()
	for i := range r.Reasons {
		why := &r.Reasons[i]
		targets := why.Squares
		if why.Code == reason.Pinned.String() { // its squares are the line; it ends at the king
			targets = []string{king}
		}
		for _, by := range why.By {
			if slices.Contains(why.Squares, by) && why.Code != reason.Pinned.String() {
				list = append(list, Shape{From: by, Brush: "red"})
				continue
			}
			for _, target := range targets {
				list = append(list, Shape{by, target, "red"})
			}
		}
	}
	return list[:min(len(list), most)]
}
