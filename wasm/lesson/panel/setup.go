package panel

// What does the panel show where a position is set up?

import (
	"strconv"

	"chessarbiter/core/board"
	"chessarbiter/core/chess960"
	"chessarbiter/core/phrase"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/lesson/table"
)

// Setup returns the panel of the position that is set up: what lies ready, whose turn it
// is, rights and counters, all that is wrong, and what can be done with it.
func Setup(t *table.Table) []Node {
	v := view{t}
	e := t.Editor()
	return []Node{v.palette(e), v.setupFields(e), v.setupRights(e), v.setupStarts(), v.setupProblems(e)}
}

// palette has the hand, the men and the eraser; the one in use is pressed.
func (v view) palette(e *table.Editor) Node {
	n := element("div", "palette").with("role", "group").with("aria-label", v.say("setup.palette"))
	tool := func(name, class, label string) {
		n.add(element("button", class).with("type", "button").with("data-action", "setup-tool "+name).
			with("aria-pressed", boolean(e.Tool == name)).with("aria-label", label).with("title", label))
	}
	tool(table.Hand, "tool hand-tool", v.say("setup.hand"))
	for _, letter := range table.Men {
		piece, _ := board.PieceOf(byte(letter))
		name := piece.Color().String() + " " + piece.Role().String()
		tool(string(letter), "tool man "+name, v.say("man."+string(letter)))
	}
	tool(table.Eraser, "tool eraser", v.say("setup.eraser"))
	return n
}

func (v view) setupFields(e *table.Editor) Node {
	passed := []option{{"-", v.say("setup.none")}}
	for s := range e.PassedOffered().All() {
		passed = append(passed, option{s.String(), s.String()})
	}
	return element("div", "fields",
		v.choice("setup.turn", "setup-turn", e.Turn.String(), []option{{"white", v.say("white")}, {"black", v.say("black")}}),
		v.choice("setup.variant", "setup-variant", e.Variant.String(), []option{
			{position.Standard.String(), v.say("setup.standard")}, {position.Chess960.String(), v.say("setup.chess960")},
		}),
		v.choice("setup.passed", "setup-passed", e.EnPassant.String(), passed),
		v.figureField("setup.halfmoves", "setup-halfmoves", e.Halfmoves, 0),
		v.figureField("setup.fullmove", "setup-fullmove", e.Fullmove, 1),
	)
}

// figureField is a labelled field for a number.
func (v view) figureField(label, verb string, value, least int) Node {
	field := element("input", "").with("type", "number").with("data-action", verb).with("inputmode", "numeric").
		with("min", strconv.Itoa(least)).with("max", strconv.Itoa(position.MaxCounter)).with("value", strconv.Itoa(value))
	return element("label", "choice", element("span", "", text(v.say(label))), field)
}

// setupRights asks for each rook in its place whether one may castle with it.
func (v view) setupRights(e *table.Editor) Node {
	n := element("div", "rights").with("role", "group").with("aria-label", v.say("setup.rights"))
	offered := e.RightsOffered()
	for _, c := range [...]board.Color{board.White, board.Black} {
		for s := range (offered & board.RankSet(c.HomeRank())).All() {
			label := v.say("setup.right", v.subject(c), s.String())
			box := element("input", "").with("type", "checkbox").with("data-action", "setup-right "+s.String())
			if e.Rooks.Has(s) {
				box = box.with("checked", "")
			}
			n.add(element("label", "check", box, text(" "), element("span", "", text(label))))
		}
	}
	return n
}

// setupStarts are the positions to begin with.
func (v view) setupStarts() Node {
	return element("div", "starts",
		element("div", "buttons",
			button("", v.say("setup.initial"), table.Ask("setup-initial")),
			button("", v.say("setup.clear"), table.Ask("setup-clear")),
			button("", v.say("setup.current"), table.Ask("setup-current")),
			button("", v.say("setup.shuffle"), table.Ask("setup-number")).with("data-random", strconv.Itoa(chess960.Count)),
		),
		element("form", "",
			element("label", "choice", element("span", "", text(v.say("setup.number"))),
				element("input", "").with("type", "number").with("inputmode", "numeric").with("min", "0").
					with("max", strconv.Itoa(chess960.Count-1)).with("required", "")),
			element("button", "", text(v.say("setup.by-number"))).with("type", "submit"),
		).with("data-action", "setup-number"),
	)
}

// setupProblems names all that is wrong, and offers to play where that is possible.
func (v view) setupProblems(e *table.Editor) Node {
	n := element("div", "judged")
	p, problems, ok := e.Judged()
	switch {
	case !ok:
		n.add(paragraph("verdict is-bad is-wrong", v.say("setup.unplayable")))
	case len(problems) > 0:
		n.add(paragraph("verdict", v.say("setup.unreachable")))
	default:
		n.add(paragraph("verdict is-good is-right", v.say("setup.good")))
	}
	list := element("ul", "reasons")
	for i := range problems {
		severity := reason.Error
		if problems[i].Level == reason.Reachable {
			severity = reason.Warning
		}
		list.add(v.found(severity, v.problem(&problems[i], &e.Board)))
	}
	n.add(list)
	if !ok {
		return n
	}
	if number, isStart := chess960.Number(&p); isStart {
		n.add(paragraph("hint", v.say("setup.is-number", strconv.Itoa(number))))
	}
	if fen, ok := e.FEN(); ok {
		n.add(v.readOnly("exchange.fen", fen))
	}
	n.add(element("div", "buttons", button("chief", v.say("setup.play"), table.Ask("setup-play"))))
	return n
}

// problem says what is wrong with a position that was set up or read.
func (v view) problem(p *reason.Problem, b *board.Board) string {
	return v.Language.Problem(*p, phrase.Context{Man: func(s uint8) byte {
		if piece := b.At(board.Square(s)); piece != board.NoPiece {
			return piece.Letter()
		}
		return 0
	}})
}

// readOnly is a labelled line of text that can be selected and copied.
func (v view) readOnly(label, value string) Node {
	return element("label", "choice", element("span", "", text(v.say(label))),
		element("input", "given").with("readonly", "").with("value", value).with("spellcheck", "false"))
}
