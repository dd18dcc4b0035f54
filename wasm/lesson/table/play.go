package table

// How are moves made, refused and claimed with, and how does one walk the record?

import (
	"strings"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
	"chessarbiter/wasm/lesson/script"
	"chessarbiter/wasm/wire"
)

// play makes moves:
//
//	move e2 e4, move e7 e8 queen   from the board; refused with every reason
//	explain e1 h1                  why a move is not possible
//	type                           the text is a move in any notation
//	about e2, about e4 e2          says what the man on a square may do, or one that is held there
//	play e1g1                      in UCI, from a button
func (t *Table) play(a *Action) bool {
	switch a.Verb {
	case "move", "explain", "type":
		if t.Open == OfSetup {
			t.alert(t.Words.Say("setup.no-moves"))
			return true
		}
	}
	switch a.Verb {
	case "move", "explain":
		from, ok := board.ParseSquare(a.Arg(0))
		to, known := board.ParseSquare(a.Arg(1))
		if ok && known {
			t.try(from, to, roleNamed(a.Arg(2)))
		}
	case "type":
		t.typed(a.Text)
	case "about":
		t.about(a.Arg(0), a.Arg(1))
	case "play":
		if m, err := uci.Parse(t.Position(), a.Arg(0)); err == nil {
			t.make(m)
		}
	default:
		return false
	}
	return true
}

// about says what the man on a square may do, and why it may do nothing; with a man held
// on another square, whether that one may come here, and why not.
func (t *Table) about(square, held string) {
	s, ok := board.ParseSquare(square)
	if !ok || t.Open == OfSetup || t.Open == OfHands {
		return
	}
	if from, ok := board.ParseSquare(held); ok && from != s {
		if _, reasons := t.Context().WhyNot(from, s, board.NoRole); len(reasons) > 0 {
			t.alert(reasons[0].Text)
		}
		return
	}
	p := t.Position()
	piece := p.At(s)
	if piece == board.NoPiece || piece.Color() != p.Turn() {
		return
	}
	man := t.Words.Say("small.man", t.Words.Say("role."+piece.Role().String()), square)
	var names []string
	for _, m := range t.Moves(nil) {
		if m.From() == s {
			names = append(names, t.Spell(p, m))
		}
	}
	if len(names) > 0 {
		t.alert(t.Words.Say("about.may", man, strings.Join(names, ", ")))
		return
	}
	said := t.Words.Say("about.none", man)
	men := p.Board()
	for _, to := range board.Attacks(piece, s, men.Occupied()).Squares() {
		if _, reasons := t.Context().WhyNot(s, to, board.NoRole); len(reasons) > 0 {
			said += " " + reasons[0].Text
			break
		}
	}
	t.alert(said)
}

func roleNamed(name string) board.Role {
	if n, ok := script.OneOf("queen rook bishop knight", name); ok {
		return board.Promotions[n]
	}
	return board.NoRole
}

// try makes a move between two squares, or says why it cannot be made.
func (t *Table) try(from, to board.Square, promotion board.Role) {
	if m, ok := t.Position().Find(from, to, promotion); ok {
		t.make(m)
		return
	}
	_, reasons := t.Context().WhyNot(from, to, promotion)
	t.refuse(&Refused{From: from, To: to, Reasons: reasons})
}

// typed makes the move that a text names.
func (t *Table) typed(text string) {
	letters, _ := san.LettersOf(t.Words.Code())
	m, err := san.Parse(t.Position(), text, san.Options{Mode: san.Lenient, Letters: letters})
	if err != nil {
		m, plain := san.Parse(t.Position(), text, san.Options{Mode: san.Lenient})
		if plain == nil {
			t.make(m)
			return
		}
		t.refuse(&Refused{From: board.NoSquare, To: board.NoSquare, Text: text, Reasons: t.Context().WhyNotText(err), fault: err})
		return
	}
	t.make(m)
}

// make makes a legal move, unless a ruling demands another. While a record is guessed it
// is a guess.
func (t *Table) make(m position.Move) {
	if t.Guess != nil {
		t.guess(m)
		return
	}
	if t.Make(m) {
		t.moved()
		t.pressed()
		return
	}
	r := t.Ruling()
	x := t.Context().Forbidden(r.Moves, r.Article, r.ByClaim)
	t.refuse(&Refused{From: m.From(), To: m.To(), Reasons: x.Reasons})
}

// refuse shows why a move cannot be made, on the board and in words.
func (t *Table) refuse(r *Refused) {
	if len(r.Reasons) == 0 {
		return
	}
	r.Node = t.Current()
	t.Refused = r
	if t.Guess == nil {
		t.openTab(string(Why))
	}
	t.Marks = marksOf(r.Reasons)
	t.alert(r.Reasons[0].Text)
}

// marksOf are the squares that reasons speak of: those in question, and those of the
// men because of which.
func marksOf(reasons []wire.Reason) []Mark {
	var marks []Mark
	add := func(names []string, kind string) {
		for _, name := range names {
			if s, ok := board.ParseSquare(name); ok {
				marks = append(marks, Mark{s, kind})
			}
		}
	}
	for i := range reasons {
		add(reasons[i].Squares, "point")
	}
	for i := range reasons {
		add(reasons[i].By, "attack")
	}
	return marks
}

// walk goes through the record:
//
//	goto 12              to a ply of the line
//	start, back, forward, end
func (t *Table) walk(a *Action) bool {
	here := t.Current()
	isWalk := t.walkBy(a)
	if t.Current() != here {
		t.stopClocks()
	}
	return isWalk
}

func (t *Table) walkBy(a *Action) bool {
	switch a.Verb {
	case "goto":
		if ply, ok := script.Number(a.Arg(0)); ok && t.Goto(ply) {
			t.moved()
		}
	case "start":
		t.Goto(0)
		t.moved()
	case "back":
		if t.takeBack() {
			break
		}
		if _, ok := t.Back(); ok {
			t.moved()
		}
	case "forward":
		if t.next() {
			t.moved()
		}
	case "end":
		for t.next() {
		}
		t.moved()
	default:
		return false
	}
	return true
}

// next goes on by the line that was walked before, or by the main continuation.
func (t *Table) next() bool {
	if t.Forward() {
		return true
	}
	first := t.Current().First()
	if first == nil || !t.Allows(first.Move()) {
		return false
	}
	t.Visit(first)
	return true
}
