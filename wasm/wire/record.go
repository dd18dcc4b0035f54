package wire

// The record of a game as it crosses the border: a flat list, so that no depth
// of play or of variations needs a deep stack on either side.

import (
	"chessarbiter/core/game"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/phrase"
	"chessarbiter/core/reason"
)

// FlatNode is a node of the tree of moves; its parent stands before it.
type FlatNode = struct {
	// The index of its parent in the list; -1 for the root.
	Parent int `js:"parent"`
	// The position after so many half-moves.
	Ply int `js:"ply"`
	// The move that leads here, as PackMarked makes it; 0 for the root.
	Packed int `js:"packed"`
	// What is noted beside the move; null for nothing.
	Notes *Notes `js:"notes"`
}

// Notes are what stands in the record beside a move.
type Notes = struct {
	// Numeric annotation glyphs, such as 1 for a good move.
	NAGs []int `js:"nags"`
	// Comments ahead of the move, without the commands in them.
	Before []string `js:"before"`
	// Comments behind the move; those ahead of the whole game stand with the
	// first position.
	After []string `js:"after"`
	// The clock's reading after the move, in milliseconds.
	Clock *int `js:"clock"`
	// Coloured squares and arrows.
	Shapes []Shape `js:"shapes"`
}

// Shape is a coloured square, or an arrow.
type Shape = struct {
	// green, red, yellow or blue; any other by the capital letter it was written with.
	Color string `js:"color"`
	From  string `js:"from"` // ts: Square
	// The end of an arrow; null for a square.
	To *string `js:"to"` // ts: Square
}

// PgnProblem is one fault of a PGN.
type PgnProblem = struct {
	// The stable name of the fault.
	Code string `js:"code"`
	// A warning has been repaired or can be lived with.
	Severity string `js:"severity"` // ts: Severity
	// The line in the file, from 1.
	Line int `js:"line"`
	// The column, in characters from 1.
	Column int `js:"column"`
	// The byte of the file at which the fault starts, from 0.
	Offset int `js:"offset"`
	// The ply that the next move would have led to.
	Ply int `js:"ply"`
	// The piece of text at fault.
	Token string `js:"token"`
	// An English sentence.
	Text string `js:"text"`
}

// PgnLine is the main line of a PGN.
type PgnLine = struct {
	// The variant that the tags name or the first position needs.
	Variant string `js:"variant"` // ts: Variant
	// The first position, as it was read or repaired.
	FEN string `js:"fen"`
	// The moves as UCI writes them, with a space between.
	Moves string `js:"moves"`
}

// PgnItem is one game of a PGN as it is read.
type PgnItem = struct {
	// The handle of the game; 0 where it could not be set up.
	Handle  int    `js:"handle"`
	Variant string `js:"variant"` // ts: Variant
	// Names and values in turn.
	Headers  []string     `js:"headers"`
	Problems []PgnProblem `js:"problems"`
	// Null where it was not asked for or the game could not be set up.
	Line *PgnLine `js:"line"`
	// The byte of the file at which the game starts, from 0, and that behind its end.
	Start int `js:"start"`
	End   int `js:"end"`
}

// Tree tells the whole tree of a record, parents before their children, the main
// continuation first.
func Tree(g *game.Game) []FlatNode {
	type place struct {
		node   *game.Node
		parent int
	}
	var list []FlatNode
	for stack := []place{{g.Root(), -1}}; len(stack) > 0; {
		here := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		list = append(list, flatNode(g, here.node, here.parent))
		children := here.node.Children()
		for i := len(children) - 1; i >= 0; i-- {
			stack = append(stack, place{children[i], len(list) - 1})
		}
	}
	return list
}

func flatNode(g *game.Game, n *game.Node, parent int) FlatNode {
	told := FlatNode{Parent: parent, Ply: n.Ply()}
	if n.Parent() != nil {
		told.Packed = int(PackMarked(n.Parent().Position(), n.Move(), n.Position(), g.Variant()))
	}
	if notes := n.Notes(); len(notes.NAGs)+len(notes.Before)+len(notes.After) > 0 {
		told.Notes = newNotes(&notes)
	}
	return told
}

func newNotes(notes *game.Notes) *Notes {
	details := pgn.ReadDetails(notes.After)
	told := &Notes{
		NAGs: make([]int, len(notes.NAGs)), Before: comments(notes.Before), After: comments(notes.After),
		Clock: details.Clock, Shapes: make([]Shape, len(details.Shapes)),
	}
	for i, nag := range notes.NAGs {
		told.NAGs[i] = int(nag)
	}
	for i, s := range details.Shapes {
		told.Shapes[i] = Shape{Color: colorWord(s.Color), From: s.From.String()}
		if s.To != s.From {
			told.Shapes[i].To = text(s.To.String())
		}
	}
	return told
}

// colorWord returns the colour of a shape by its letter.
func colorWord(letter byte) string {
	switch letter {
	case 'G':
		return "green"
	case 'R':
		return "red"
	case 'Y':
		return "yellow"
	case 'B':
		return "blue"
	}
	return string([]byte{letter})
}

// comments returns what comments say to people; never nil.
func comments(list []string) []string {
	told := []string{}
	for _, comment := range list {
		if said := pgn.Text(comment); said != "" {
			told = append(told, said)
		}
	}
	return told
}

// NewPgnItem tells a game that was read, but for its handle.
func NewPgnItem(g *pgn.Game) *PgnItem {
	item := &PgnItem{
		Headers: make([]string, 0, 2*len(g.Tags)), Problems: make([]PgnProblem, len(g.Problems)),
		Start: g.Start, End: g.End,
	}
	if g.Record != nil {
		item.Variant = g.Record.Variant().String()
	}
	for _, t := range g.Tags {
		item.Headers = append(item.Headers, t.Name, t.Value)
	}
	for i := range g.Problems {
		item.Problems[i] = *pgnProblem(&g.Problems[i])
	}
	return item
}

// NewPgnLine tells the line to the cursor.
func NewPgnLine(g *game.Game) *PgnLine {
	start := g.Start()
	moves := make([]byte, 0, 6*g.Ply())
	for ply := 1; ply <= g.Ply(); ply++ {
		if ply > 1 {
			moves = append(moves, ' ')
		}
		moves = uci.Append(moves, g.At(ply).Move(), g.Variant())
	}
	return &PgnLine{Variant: g.Variant().String(), FEN: fen.Format(&start, fen.Style{}), Moves: string(moves)}
}

func pgnProblem(p *pgn.Problem) *PgnProblem {
	told := &PgnProblem{
		Code: p.Code.String(), Severity: p.Severity.String(), Line: p.Line, Column: p.Column, Offset: p.Offset,
		Ply: p.Ply, Token: p.Token, Text: sentence(&reason.Reason{Code: p.Code, Text: p.Token}),
	}
	if p.Cause.Code != reason.None {
		told.Text += " " + sentence(&p.Cause)
	}
	return told
}

func sentence(r *reason.Reason) string { return phrase.English.Sentence(r, &phrase.Context{}) }
