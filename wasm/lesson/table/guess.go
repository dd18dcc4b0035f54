package table

// How does a pupil guess the moves of a record?
//
// While he does, the record on the table has the moves that were found and no others: the
// rest is kept here, and nothing that is drawn or told can give it away.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
	"chessarbiter/core/session"
)

// Guess is a record that is being guessed.
type Guess struct {
	Side board.Color // whose moves are guessed
	// Asked are the moves that were asked for, in their order. The last one is asked for
	// now, unless IsOver.
	Asked  []GuessedMove
	IsOver bool
	// Tried is the last try, and what it came to: "" before the first.
	Tried   position.Move
	Verdict GuessVerdict
	// Reply is the opponent's move that came by itself last, nil for none.
	Reply *game.Node

	record *session.Session // the whole record
	at     *game.Node       // of it, the position on the table
	tip    *game.Node       // the same position in the record on the table
}

// GuessVerdict is what a try came to.
type GuessVerdict string

// The verdicts.
const (
	GuessRight     GuessVerdict = "right"     // it is the move of the main line
	GuessVariation GuessVerdict = "variation" // the record has it as a variation
	GuessOther     GuessVerdict = "other"     // it is legal, and the record does not have it
	GuessShown     GuessVerdict = "shown"     // the pupil had the move shown
)

// GuessedMove is a move that a pupil is asked for.
type GuessedMove struct {
	// Node is the move once it is on the table, nil before.
	Node *game.Node
	// Misses counts the tries that the record does not have, Variations those that it has
	// as variations, Hints the hints that were given: the piece, then its square.
	Misses, Variations, Hints int
	IsShown                   bool

	tried []position.Move // so that none counts twice
}

// IsFirst tells that the move was found at the first try, without a hint.
func (m *GuessedMove) IsFirst() bool {
	return m.Node != nil && !m.IsShown && m.Misses == 0 && m.Hints == 0
}

// Score counts the moves that were asked for and are on the table, those that the pupil
// found, and those of them that he found at once.
func (g *Guess) Score() (asked, found, first int) {
	for i := range g.Asked {
		m := &g.Asked[i]
		if m.Node == nil {
			continue
		}
		asked++
		if !m.IsShown {
			found++
		}
		if m.IsFirst() {
			first++
		}
	}
	return asked, found, first
}

// now is the move that is asked for, nil where there is none.
func (g *Guess) now() *GuessedMove {
	if g.IsOver || len(g.Asked) == 0 {
		return nil
	}
	return &g.Asked[len(g.Asked)-1]
}

// Hint tells the role of the piece that moves once a hint was asked for, and its square
// after the second.
func (g *Guess) Hint() (role board.Role, square board.Square) {
	square = board.NoSquare
	m := g.now()
	if m == nil || m.Hints == 0 {
		return board.NoRole, square
	}
	from := g.at.First().Move().From()
	if m.Hints > 1 {
		square = from
	}
	return g.at.Position().At(from).Role(), square
}

// guessing leads a pupil through a record:
//
//	guess-moves white    begins at the cursor, with the moves of a side; of the one to move where none is named
//	guess-hint           names the piece, then its square
//	guess-show           shows the move
//	guess-end            puts the whole record back on the table
func (t *Table) guessing(a *Action) bool {
	switch a.Verb {
	case "guess-moves":
		side, ok := colorNamed(a.Arg(0))
		if !ok {
			side = t.Position().Turn()
		}
		t.beginGuess(side)
		return true
	case "guess-hint", "guess-show", "guess-end":
	default:
		return false
	}
	g := t.Guess
	if g == nil {
		return true
	}
	switch m := g.now(); {
	case a.Verb == "guess-end":
		t.endGuess()
	case m == nil:
	case a.Verb == "guess-hint":
		t.Visit(g.tip)
		m.Hints = min(m.Hints+1, 2)
		role, square := g.Hint()
		t.say(t.Words.Say("guess.piece", t.Words.Say("role."+role.String())))
		if square != board.NoSquare {
			t.Marks = []Mark{{square, "point"}}
			t.say(t.Words.Say("guess.square", square.String()))
		}
	default:
		t.Visit(g.tip)
		m.IsShown = true
		t.found(GuessShown)
	}
	return true
}

// Movable tells that a move can be made: while a record is guessed, only at its end.
func (t *Table) Movable() bool {
	g := t.Guess
	return g == nil || !g.IsOver && t.Current() == g.tip
}

// beginGuess hides what follows the cursor.
func (t *Table) beginGuess(side board.Color) {
	if t.Guess != nil {
		return
	}
	whole := t.Session
	at := whole.Current()
	if at.First() == nil {
		t.alert(t.Words.Say("guess.nothing"))
		return
	}
	known := game.New(whole.Start(), whole.Variant())
	for _, n := range lineTo(at) {
		known.Play(n.Move())
	}
	t.seat(session.New(known))
	t.Guess = &Guess{Side: side, record: whole, at: at, tip: t.Current()}
	t.Open = OfGuess
	t.follows()
}

// endGuess puts the whole record back on the table, at the position reached.
func (t *Table) endGuess() {
	g := t.Guess
	t.seat(g.record)
	t.Visit(g.at)
	t.openTab(string(OfMoves))
}

// guess takes a legal move as the pupil's guess.
func (t *Table) guess(move position.Move) {
	g := t.Guess
	m := g.now()
	if !t.Movable() || m == nil {
		return
	}
	t.Refused = nil
	g.Tried, g.Reply = move, nil
	want := g.at.First()
	if move == want.Move() {
		t.found(GuessRight)
		return
	}
	isNew := true
	for _, before := range m.tried {
		isNew = isNew && before != move
	}
	m.tried = append(m.tried, move)
	g.Verdict = GuessOther
	for n := want.Next(); n != nil; n = n.Next() {
		if n.Move() == move {
			g.Verdict = GuessVariation
		}
	}
	switch {
	case !isNew:
	case g.Verdict == GuessVariation:
		m.Variations++
	default:
		m.Misses++
	}
	t.alert(t.Words.Say("guess."+string(g.Verdict), t.Spell(g.tip.Position(), move)))
}

// found puts the move that was asked for on the table, and what follows it.
func (t *Table) found(verdict GuessVerdict) {
	g := t.Guess
	g.Verdict, g.Tried = verdict, g.at.First().Move()
	said := t.Words.Say("guess."+string(verdict), t.Spell(g.tip.Position(), g.Tried))
	t.follow()
	g.Asked[len(g.Asked)-1].Node = g.tip
	t.follows()
	if g.Reply != nil {
		said += " " + t.Words.Say("guess.reply", t.Spell(g.Reply.Parent().Position(), g.Reply.Move()))
	}
	t.say(said)
}

// follow takes one move of the record to the table.
func (t *Table) follow() {
	g := t.Guess
	g.at = g.at.First()
	t.Play(g.at.Move())
	g.tip = t.Current()
	t.moved()
}

// follows plays what is not asked for: the moves of the opponent. Then it asks for the next.
func (t *Table) follows() {
	g := t.Guess
	g.Reply = nil
	for next := g.at.First(); next != nil; next = g.at.First() {
		if !next.IsNull() && g.at.Position().Turn() == g.Side {
			g.Asked = append(g.Asked, GuessedMove{})
			return
		}
		t.follow()
		if !g.tip.IsNull() {
			g.Reply = g.tip
		}
	}
	g.IsOver = true
}

// Spell writes a legal move of a position with the letters of the reader's language.
func (t *Table) Spell(p *position.Position, m position.Move) string {
	letters, _ := san.LettersOf(t.Words.Code())
	return string(san.Append(nil, p, m, letters))
}
