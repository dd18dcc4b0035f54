package panel

// What does the panel show where a position is set up?

import (
	"strconv"

	"chessarbiter/core/board"
	"chessarbiter/core/chess960"
	"chessarbiter/core/phrase"
	"chessarbiter/core/phrase/words"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/lesson/table"
)

// setup is about a position that is set up: what lies ready, whose turn it is, rights and
// counters, all that is wrong, and what can be done with it.
func (v *view) setup() {
	e := v.Editor()
	v.palette(e)
	v.setupFields(e)
	v.setupRights(e)
	v.draw(words.Fill(`div.starts
 div.buttons
  button do=setup-initial @setup.initial
  button do=setup-clear @setup.clear
  button do=setup-current @setup.current
  button do=setup-number data-random={1} @setup.shuffle
 form do=setup-number
  label.choice
   span @setup.number
   input type=number inputmode=numeric min=0 max={2} required
  button type=submit @setup.by-number`, strconv.Itoa(chess960.Count), strconv.Itoa(chess960.Count-1)))
	v.open("div.judged")
	v.setupJudged(e)
	v.end()
}

// palette has the hand, the men and the eraser; the one in use is pressed.
func (v *view) palette(e *table.Editor) {
	v.open("div.palette role=group aria-label=@setup.palette")
	v.tool(e, table.Hand, "hand-tool", "setup.hand")
	for _, letter := range table.Men {
		piece, _ := board.PieceOf(byte(letter))
		v.tool(e, string(letter), "man."+piece.Color().String()+"."+piece.Role().String(), "man."+string(letter))
	}
	v.tool(e, table.Eraser, "eraser", "setup.eraser")
	v.end()
}

func (v *view) tool(e *table.Editor, name, class, key string) {
	v.draw(words.Fill("button.tool.{1} do=setup-tool+{2} aria-label=@{3} title=@{3} aria-pressed={4}",
		class, name, key, boolean(e.Tool == name)))
}

func (v *view) setupFields(e *table.Editor) {
	v.open("div.fields")
	v.choose("setup.turn", "setup-turn", e.Turn.String(), "", "white black")
	v.choose("setup.variant", "setup-variant", e.Variant.String(), "setup.", "standard chess960")
	v.choice("setup.passed", "setup-passed")
	passed := e.EnPassant.String()
	v.option("-", v.say("setup.none"), passed)
	for _, s := range e.PassedOffered().Squares() {
		v.option(s.String(), s.String(), passed)
	}
	v.endChoice()
	v.figureField("halfmoves", e.Halfmoves, "0")
	v.figureField("fullmove", e.Fullmove, "1")
	v.end()
}

// figureField is a labelled field for a number.
func (v *view) figureField(name string, value int, least string) {
	v.draw(words.Fill(`label.choice
 span @setup.{1}
 input type=number inputmode=numeric do=setup-{1} min={2} max={3} value={4}`,
		name, least, strconv.Itoa(position.MaxCounter), strconv.Itoa(value)))
}

// setupRights asks for each rook in its place whether one may castle with it.
func (v *view) setupRights(e *table.Editor) {
	v.open("div.rights role=group aria-label=@setup.rights")
	offered := e.RightsOffered()
	for c := board.White; c <= board.Black; c++ {
		for _, s := range (offered & board.RankSet(c.HomeRank())).Squares() {
			v.check(v.say("setup.right", v.subject(c), s.String()), "setup-right "+s.String(), e.Rooks.Has(s))
		}
	}
	v.end()
}

// setupJudged names all that is wrong, and offers to play where that is possible.
func (v *view) setupJudged(e *table.Editor) {
	p, problems, ok := e.Judged()
	switch {
	case !ok:
		v.bad("setup.unplayable")
	case len(problems) > 0:
		v.draw("p.verdict @setup.unreachable")
	default:
		v.good("setup.good")
	}
	v.open("ul.reasons")
	for i := range problems {
		severity := reason.Error
		if problems[i].Level == reason.Reachable {
			severity = reason.Warning
		}
		v.found(severity, v.problem(&problems[i], &e.Board))
	}
	v.end()
	if !ok {
		return
	}
	if number, isStart := chess960.Number(&p); isStart {
		v.tell("p.hint", "setup.is-number", strconv.Itoa(number))
	}
	if fen, ok := e.FEN(); ok {
		v.readOnly("exchange.fen", fen)
	}
	v.draw("div.buttons\n button.chief do=setup-play @setup.play")
}

// problem says what is wrong with a position that was set up or read.
func (v *view) problem(p *reason.Problem, b *board.Board) string {
	return v.Language.Problem(p, &phrase.Context{Man: func(s uint8) byte {
		if piece := b.At(board.Square(s)); piece != board.NoPiece {
			return piece.Letter()
		}
		return 0
	}})
}

// readOnly is a labelled line of text that can be selected and copied.
func (v *view) readOnly(label, value string) {
	v.open("label.choice\n span @" + label)
	v.open("input.given readonly spellcheck=false")
	v.set("value", value)
	v.endChoice()
}
