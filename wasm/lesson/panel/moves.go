package panel

// How does the record look: the moves with their variations, comments and signs?

import (
	"slices"
	"strconv"

	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/wasm/lesson/table"
)

// Moves returns the panel of the record: its heading, the sheet with the tree of moves,
// how the game has ended at the cursor, and what can be done with the move there.
func Moves(t *table.Table) []Node {
	v := view{t}
	return []Node{v.heading(), v.sheet(), element("div", "ending", v.over()...), v.moveTools()}
}

// heading names the players, the event and the score, as far as the record does.
func (v view) heading() Node {
	n := element("p", "heading")
	white, _ := v.Tag("White")
	black, _ := v.Tag("Black")
	if white != "" || black != "" {
		n.add(element("strong", "", text(v.say("moves.players", known(white), known(black)))))
	}
	for _, name := range [...]string{"Event", "Site", "Date"} {
		if value, _ := v.Tag(name); value != "" && value[0] != '?' {
			n.add(text(" "), element("span", "quiet-note", text(value)))
		}
	}
	if r := v.Result(); r != game.Unfinished {
		n.add(text(" "), element("span", "score", text(r.String())))
	}
	return n
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
func (v view) sheet() Node {
	kept, _ := v.Sheet.(*sheet)
	if kept == nil || kept.language != v.Words.Code() || kept.edits != v.Edits {
		kept = &sheet{language: v.Words.Code(), edits: v.Edits}
		v.Sheet = kept
	}
	start := v.stepButton(v.say("first-position"), "start", v.Current() == v.Root())
	n := element("div", "sheet").with("role", "group").with("aria-label", v.say("moves.label"))
	n.add(element("div", "row", append([]Node{start}, v.comments("p", v.Root().Notes().After)...)...))
	var steps []step
	rows := 0
	for first := v.Root().First(); first != nil; rows++ {
		steps = steps[:0]
		steps, first = rowFrom(first, steps)
		n.add(v.rowAt(kept, rows, steps))
	}
	kept.rows = kept.rows[:min(rows, len(kept.rows))]
	return n
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

// rowAt returns the row of a number, as it was drawn last where nothing in it is new.
func (v view) rowAt(kept *sheet, number int, steps []step) Node {
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
		return kept.rows[number].tree
	}
	drawn := row{current: current, tree: v.row(steps), nodes: make([]*game.Node, len(steps))}
	for i := range steps {
		drawn.nodes[i] = steps[i].node
	}
	if number < len(kept.rows) {
		kept.rows[number] = drawn
	} else {
		kept.rows = append(kept.rows, drawn)
	}
	return drawn.tree
}

// row draws a row. A variation is a block of its own, one within it stands in brackets.
func (v view) row(steps []step) Node {
	whole := element("div", "row")
	into, depth := whole, 0
	isNumbered := false // the next move of Black needs no number
	ways := []string{""}
	for _, s := range steps {
		for ; depth > s.depth || s.first && depth == s.depth; depth-- {
			if depth == 1 {
				into = whole
			} else {
				closeBracket(into)
			}
			isNumbered = false
		}
		if s.first {
			depth++
			ways = append(ways[:depth], ways[depth-1]+strconv.Itoa(s.node.Ply())+":"+strconv.Itoa(indexOf(s.node))+" ")
			if depth == 1 {
				into = element("div", "variation").with("role", "group").with("aria-label", v.say("moves.variation"))
				whole.add(into)
			} else {
				into.add(text("("))
			}
			isNumbered = false
		}
		isNumbered = v.move(into, s, ways[depth], isNumbered)
	}
	for ; depth > 1; depth-- {
		closeBracket(into)
	}
	return whole
}

// closeBracket ends a variation within another, with the bracket right behind its last
// move.
func closeBracket(n Node) {
	if last := len(n.Kids) - 1; last >= 0 && n.Kids[last].Tag == "" && n.Kids[last].Text == " " {
		n.Kids = n.Kids[:last]
	}
	n.add(text(") "))
}

// indexOf tells which of the alternatives a move is, 0 for the main continuation.
func indexOf(n *game.Node) int {
	index := 0
	for sibling := n.Parent().First(); sibling != n; sibling = sibling.Next() {
		index++
	}
	return index
}

// move adds a move with what is noted beside it. It returns whether the reply can go
// without a number.
func (v view) move(into Node, s step, way string, isNumbered bool) bool {
	before := s.node.Parent().Position()
	notes := s.node.Notes()
	tag := "p"
	if s.depth > 0 {
		tag = "span"
	}
	if said := v.comments(tag, notes.Before); said != nil {
		into.add(said...)
		isNumbered = false
	}
	if before.Turn() == board.White || !isNumbered {
		into.add(element("span", "number", text(number(before))), text(" "))
	}
	written := v.notation(s.node)
	signs, names := v.signs(notes.NAGs)
	button := v.stepButton(written+signs, "visit "+way+strconv.Itoa(s.node.Ply()), s.node == v.Current())
	if names != "" {
		button = button.with("aria-label", v.say("clause", written, names))
	}
	into.add(button, text(" "))
	isVaried := s.node.Next() != nil && s.node == s.node.Parent().First()
	if len(notes.After) == 0 {
		return before.Turn() == board.White && !isVaried
	}
	into.add(v.data(notes.After)...)
	said := v.comments(tag, notes.After)
	into.add(said...)
	return before.Turn() == board.White && !isVaried && said == nil
}

// stepButton goes to a position of the record. One of them can be reached by the Tab key,
// that of the cursor; the arrow keys lead to the others.
func (v view) stepButton(label, action string, isCurrent bool) Node {
	n := element("button", "move", text(label)).with("type", "button").with("data-action", action)
	if isCurrent {
		n = n.with("aria-current", "true")
	}
	return n.with("tabindex", index(isCurrent))
}

// comments are what comments say to people, each an element of its own; nil for nothing.
func (v view) comments(tag string, list []string) []Node {
	var nodes []Node
	for _, comment := range list {
		if said := pgn.Text(comment); said != "" {
			nodes = append(nodes, element(tag, "comment", text(said)), text(" "))
		}
	}
	return nodes
}

// data shows clock, time spent and evaluation, as the commands in comments tell them.
func (v view) data(comments []string) []Node {
	d := pgn.ReadDetails(comments)
	var list []Node
	add := func(key, value string) {
		list = append(list, element("span", "data", text(v.say(key, value))), text(" "))
	}
	if d.Clock != nil {
		add("moves.clock", clockTime(*d.Clock))
	}
	if d.Elapsed != nil {
		add("moves.elapsed", clockTime(*d.Elapsed))
	}
	if d.Evaluation != nil {
		add("moves.evaluation", d.Evaluation.Text)
	}
	return list
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
func (v view) signs(nags []uint8) (signs, names string) {
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
func (v view) moveTools() Node {
	here := v.Current()
	n := element("div", "tools")
	buttons := element("div", "buttons")
	if v.Variation() != nil {
		buttons.add(button("", v.say("moves.promote"), table.Ask("promote")))
	}
	if here.Parent() != nil {
		buttons.add(button("", v.say("moves.remove", v.numbered(here)), table.Ask("remove")))
	}
	name := v.say("first-position")
	if here.Parent() != nil {
		name = v.numbered(here)
	}
	field := element("textarea", "").with("rows", "2").with("maxlength", "10000").with("value", v.Comment())
	field.add(text(v.Comment()))
	n.add(buttons, element("form", "note-form",
		element("label", "choice", element("span", "", text(v.say("moves.comment", name))), field),
		element("button", "", text(v.say("moves.save"))).with("type", "submit"),
	).with("data-action", "comment"))
	return n
}
