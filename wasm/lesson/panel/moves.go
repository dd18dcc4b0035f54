package panel

// How does the record look: the moves with their variations, comments and signs?

import (
	"slices"
	"strconv"

	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/pgn"
)

// moves is about the record: its heading, the sheet with the tree of moves, how the game has
// ended at the cursor, and what can be done with the move there.
func (v *view) moves() {
	v.heading()
	v.sheet()
	v.open("div.ending")
	if status := v.Status(); status.Over {
		v.over(status)
	}
	v.end()
	v.moveTools()
}

// heading names the players, the event and the score, as far as the record does.
func (v *view) heading() {
	v.open("p.heading")
	white, _ := v.Tag("White")
	black, _ := v.Tag("Black")
	if white != "" || black != "" {
		v.tell("strong", "moves.players", known(white), known(black))
	}
	for _, name := range [...]string{"Event", "Site", "Date"} {
		if value, _ := v.Tag(name); value != "" && value[0] != '?' {
			v.text(" ")
			v.put("span.quiet-note", value)
		}
	}
	if r := v.Result(); r != game.Unfinished {
		v.text(" ")
		v.put("span.score", printed(r.String()))
	}
	v.end()
}

func known(name string) string {
	if name == "" {
		return "?"
	}
	return name
}

// sheet is the tree of moves as it was drawn last. A record has thousands of moves and a
// step changes two of them: so the rows are kept, and only those are made anew in which
// other moves stand than before, or the cursor has come or gone.
type sheet struct {
	language string
	edits    int
	rows     []row
}

// row is a move of White in the main line with the reply and with the variations of both.
type row struct {
	nodes   []*game.Node // all moves in it, in the order in which they stand
	current *game.Node   // the one at the cursor, nil for none
	tree    Node
}

// sheet draws the tree of moves.
func (v *view) sheet() {
	kept, _ := v.Sheet.(*sheet)
	if kept == nil || kept.language != v.Words.Code() || kept.edits != v.Edits {
		kept = &sheet{language: v.Words.Code(), edits: v.Edits}
		v.Sheet = kept
	}
	v.open("div.sheet role=group aria-label=@moves.label")
	v.open("div.row")
	v.stepButton(v.say("first-position"), "", "start", v.Current() == v.Root())
	v.comments("p.comment", v.Root().Notes().After)
	v.end()
	var steps []step
	rows := 0
	for first := v.Root().First(); first != nil; rows++ {
		steps = steps[:0]
		steps, first = rowFrom(first, steps)
		v.rowAt(kept, rows, steps)
	}
	v.end()
	kept.rows = kept.rows[:min(rows, len(kept.rows))]
}

// step is a move with how deep in variations it stands, 0 for the main line, and whether
// a variation begins with it.
type step struct {
	node  *game.Node
	depth int
	first bool
}

// rowFrom appends the moves of a row that begins with a move of the main line. It returns
// them and the move with which the next row begins, nil at the end.
func rowFrom(n *game.Node, steps []step) (list []step, next *game.Node) {
	for {
		steps = append(steps, step{node: n})
		steps = variationsOf(n, steps)
		n = n.First()
		if n == nil || n.Parent().Position().Turn() == board.White {
			return steps, n
		}
	}
}

// variationsOf appends the variations of a move with all that is in them, each move ahead
// of its own variations. It keeps a stack of its own, for they may be deep.
func variationsOf(n *game.Node, steps []step) []step {
	if n.Next() == nil {
		return steps
	}
	// A line that is being listed: the next move of it, and the next alternative to the last.
	type line struct{ next, also *game.Node }
	stack := []line{{also: n.Next()}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		switch {
		case top.also != nil:
			variation := top.also
			top.also = variation.Next()
			steps = append(steps, step{variation, len(stack), true})
			stack = append(stack, line{next: variation.First()})
		case top.next != nil:
			move := top.next
			top.next, top.also = move.First(), move.Next()
			steps = append(steps, step{node: move, depth: len(stack) - 1})
		default:
			stack = stack[:len(stack)-1]
		}
	}
	return steps
}

// rowAt draws the row of a number, as it was drawn last where nothing in it is new.
func (v *view) rowAt(kept *sheet, number int, steps []step) {
	here := v.Current()
	var current *game.Node
	isSame := number < len(kept.rows) && len(kept.rows[number].nodes) == len(steps)
	for i := range steps {
		if steps[i].node == here {
			current = here
		}
		isSame = isSame && kept.rows[number].nodes[i] == steps[i].node
	}
	if isSame && kept.rows[number].current == current {
		v.add(kept.rows[number].tree)
		return
	}
	v.row(steps)
	drawn := row{current: current, tree: v.at.Kids[len(v.at.Kids)-1], nodes: make([]*game.Node, len(steps))}
	for i := range steps {
		drawn.nodes[i] = steps[i].node
	}
	if number < len(kept.rows) {
		kept.rows[number] = drawn
	} else {
		kept.rows = append(kept.rows, drawn)
	}
}

// row draws a row. A variation is a block of its own, one within it stands in brackets.
func (v *view) row(steps []step) {
	v.open("div.row")
	depth := 0
	isNumbered := false // the next move of Black needs no number
	ways := []string{""}
	for _, s := range steps {
		for ; depth > s.depth || s.first && depth == s.depth; depth-- {
			v.closeVariation(depth)
			isNumbered = false
		}
		if s.first {
			depth++
			ways = append(ways[:depth], ways[depth-1]+strconv.Itoa(s.node.Ply())+":"+strconv.Itoa(indexOf(s.node))+" ")
			if depth == 1 {
				v.open("div.variation role=group aria-label=@moves.variation")
			} else {
				v.text("(")
			}
			isNumbered = false
		}
		isNumbered = v.move(s, ways[depth], isNumbered)
	}
	for ; depth > 0; depth-- {
		v.closeVariation(depth)
	}
	v.end()
}

// closeVariation ends a variation of a depth. Where it stands in another one the bracket is
// right behind its last move.
func (v *view) closeVariation(depth int) {
	if depth == 1 {
		v.end()
		return
	}
	kids := v.at.Kids
	if last := len(kids) - 1; last >= 0 && kids[last].Tag == "" && kids[last].Text == " " {
		v.at.Kids = kids[:last]
	}
	v.text(") ")
}

// indexOf tells which of the alternatives a move is, 0 for the main continuation.
func indexOf(n *game.Node) int {
	index := 0
	for sibling := n.Parent().First(); sibling != n; sibling = sibling.Next() {
		index++
	}
	return index
}

// move draws a move with what is noted beside it. It returns whether the reply can go
// without a number.
func (v *view) move(s step, way string, isNumbered bool) bool {
	before := s.node.Parent().Position()
	notes := s.node.Notes()
	comment := "p.comment"
	if s.depth > 0 {
		comment = "span.comment"
	}
	if v.comments(comment, notes.Before) {
		isNumbered = false
	}
	if before.Turn() == board.White || !isNumbered {
		v.put("span.number", number(before))
		v.text(" ")
	}
	written := v.notation(s.node)
	signs, names := v.signs(notes.NAGs)
	if names != "" {
		names = v.say("clause", written, names)
	}
	v.stepButton(written+signs, names, "visit "+way+strconv.Itoa(s.node.Ply()), s.node == v.Current())
	v.text(" ")
	isVaried := s.node.Next() != nil && s.node == s.node.Parent().First()
	isCommented := false
	if len(notes.After) > 0 {
		v.data(notes.After)
		isCommented = v.comments(comment, notes.After)
	}
	return before.Turn() == board.White && !isVaried && !isCommented
}

// stepButton goes to a position of the record; spoken is what a screen reader hears, "" for
// the label. One of them can be reached by the Tab key, that of the cursor; the arrow keys
// lead to the others.
func (v *view) stepButton(label, spoken, action string, isCurrent bool) {
	v.open("button.move")
	v.does(action)
	if isCurrent {
		v.set("aria-current", "true")
	}
	if spoken != "" {
		v.set("aria-label", spoken)
	}
	v.reached(isCurrent)
	v.text(label)
	v.end()
}

// comments draws what comments say to people, each as an element of its own; false for
// nothing.
func (v *view) comments(template string, list []string) (found bool) {
	for _, comment := range list {
		if said := pgn.Text(comment); said != "" {
			v.put(template, said)
			v.text(" ")
			found = true
		}
	}
	return found
}

// data shows clock, time spent and evaluation, as the commands in comments tell them.
func (v *view) data(comments []string) {
	d := pgn.ReadDetails(comments)
	if d.Clock != nil {
		v.datum("moves.clock", clockTime(*d.Clock))
	}
	if d.Elapsed != nil {
		v.datum("moves.elapsed", clockTime(*d.Elapsed))
	}
	if d.Evaluation != nil {
		v.datum("moves.evaluation", d.Evaluation.Text)
	}
}

func (v *view) datum(key, value string) {
	v.tell("span.data", key, value)
	v.text(" ")
}

// glyphs are the signs of the numeric glyphs that have one, of such as fonts have; those of
// the position stand apart from the move. Their names are words.
var glyphs = []struct {
	nag  uint8
	sign string
}{
	{1, "!"}, {2, "?"}, {3, "!!"}, {4, "??"}, {5, "!?"}, {6, "?!"}, {7, "□"}, {10, " ="}, {13, " ∞"}, {14, " +="}, {15, " =+"},
	{16, " ±"}, {17, " ∓"}, {18, " +−"}, {19, " −+"}, {22, " ⊙"}, {23, " ⊙"}, {32, " ↻"}, {33, " ↻"}, {36, " ↑"}, {37, " ↑"},
	{40, " →"}, {41, " →"}, {44, " =∞"}, {45, " =∞"}, {132, " ⇆"}, {133, " ⇆"}, {138, " ⊕"}, {139, " ⊕"}, {140, " ∆"}, {146, " N"},
}

// signs returns the signs of numeric glyphs and their names; a glyph without a sign shows
// its number.
func (v *view) signs(nags []uint8) (signs, names string) {
	for _, nag := range nags {
		written := strconv.Itoa(int(nag))
		sign, name := " $"+written, v.say("nag", written)
		if i := slices.IndexFunc(glyphs, func(g struct {
			nag  uint8
			sign string
		}) bool {
			return g.nag == nag
		}); i >= 0 {
			sign, name = glyphs[i].sign, v.say("nag."+written)
		}
		signs += sign
		if names != "" {
			name = v.say("clause", names, name)
		}
		names = name
	}
	return signs, names
}

// moveTools are what can be done with the move at the cursor.
func (v *view) moveTools() {
	here := v.Current()
	name := v.say("first-position")
	v.open("div.tools")
	v.open("div.buttons")
	if v.Variation() != nil {
		v.draw("button do=promote @moves.promote")
	}
	if here.Parent() != nil {
		name = v.numbered(here)
		v.tell("button do=remove", "moves.remove", name)
	}
	v.end()
	v.open("form.note-form do=comment")
	v.open("label.choice")
	v.tell("span", "moves.comment", name)
	v.open("textarea rows=2 maxlength=10000")
	v.set("value", v.Comment())
	v.text(v.Comment())
	v.endChoice()
	v.draw("button type=submit @moves.save")
	v.end()
	v.end()
}
