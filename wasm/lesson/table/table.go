// Package table is the teaching table behind its page: a game, how it is judged and
// in which language, what is open beside the board, and what the reader has done.
// It draws nothing and knows no browser, so it is tested without one: package panel
// says how it looks, and the program lesson puts that into the page.
//
// Everything that happens comes in as an Action, by Do; bad input changes nothing.
package table

import (
	"slices"
	"strings"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/phrase"
	"chessarbiter/core/phrase/words"
	"chessarbiter/core/position"
	"chessarbiter/core/session"
	"chessarbiter/core/unwinnable"
	"chessarbiter/wasm/wire"
)

// Table is a teaching table.
type Table struct {
	*session.Session
	Language phrase.Language // of the arbiter's sentences
	Words    words.Language  // of the table's own
	// Ended tells that the page says that the game is over.
	Ended bool
	// Orientation is the side at the bottom of the board.
	Orientation board.Color
	// Open is the tab that is open.
	Open Tab
	// Refused is the last move that was tried and is not possible; nil for none.
	Refused *Refused
	// Marks are the squares that are marked on the board.
	Marks []Mark
	// Asked is the last question to the arbiter with the ruling on it; nil for none.
	Asked *Asked
	// Claim is the claim that the reader is telling, Report the incident.
	Claim  arbiter.ClaimRequest
	Report Report
	// Hands are on the board while their tab is open.
	Hands Hands
	// Castlings are the answers on whether a castling can ever come about.
	Castlings []EverCastling
	// Clocks are the two clocks.
	Clocks Clocks
	// Panels are the tabs that are shown, in their order; nil for all.
	Panels []Tab
	// Guess is the record that is being guessed, nil for none.
	Guess *Guess
	// Exchange is what was read as text.
	Exchange Exchange
	// Edits counts the changes to the record that leave its moves where they are: of comments
	// and of the order of variations.
	Edits int
	// Sheet is what package panel has drawn of the record last.
	Sheet any
	// Now is the time of the page in milliseconds, as it was told last.
	Now float64
	// More tells that another action follows at once, so that the board need not be told.
	More bool

	solver unwinnable.Solver
	// applied is where the ruling on Asked has led, revisions are all that were applied.
	applied   *game.Node
	revisions []revision
	// catalogues are the languages that were loaded, by their codes.
	catalogues []catalogue
	editor     *Editor // the position that is set up, nil for the one on the table
	course     *Course // the lesson that is gone through, nil for none
	answer     *Answer // to the action that is done
}

// Tab is what can be looked at beside the board.
type Tab string

// The tabs, in their order.
const (
	Why      Tab = "why"
	OfMoves  Tab = "moves"
	Castling Tab = "castling"
	Claims   Tab = "claims"
	OfHands  Tab = "hands"
	Arbiter  Tab = "arbiter"
	OfGuess  Tab = "guess"
	OfSetup  Tab = "setup"

	OfExchange Tab = "exchange"
)

// allTabs are the tabs where the page asks for no others; guessTabs those while a record is
// guessed, so that nothing of it is seen and no ruling changes it.
var (
	allTabs   = [...]Tab{Why, OfMoves, Castling, Claims, OfHands, Arbiter, OfGuess, OfSetup, OfExchange}
	guessTabs = [...]Tab{OfGuess, Why, Castling}
)

// Tabs are the tabs that the table has now, in their order.
func (t *Table) Tabs() []Tab {
	switch {
	case t.Guess != nil:
		return guessTabs[:]
	case t.Panels != nil:
		return t.Panels
	}
	return allTabs[:]
}

// Mark is a mark on a square of the board. Kind is path, good, point or attack.
type Mark struct {
	Square board.Square
	Kind   string
}

// Refused is a move that was tried and is not possible, at which position, and why.
type Refused struct {
	From, To board.Square // board.NoSquare where the text named no move
	Text     string       // as the reader wrote it, "" for a move on the board
	Node     *game.Node
	Reasons  []wire.Reason

	fault *san.Error // what is wrong with the text, nil for a move on the board
}

// New returns a table with the initial position that speaks English.
func New() *Table {
	t := Mute()
	t.Language, t.Words = phrase.English, words.English
	return t
}

// Speaks tells whether the table has learnt a language.
func (t *Table) Speaks() bool { return t.Words != words.Language{} }

// Mute returns a table with the initial position that speaks no language yet: until it
// has learnt one (see conditions) it takes no other action.
func Mute() *Table {
	t := &Table{Open: Why}
	t.Put(game.New(position.Initial(), position.Standard))
	return t
}

// statesOfRuling is the budget, in states, of the question whether a player can
// mate where a ruling turns on it.
const statesOfRuling = 50_000

// Put puts a record on the table in place of the one before. The conditions stay.
func (t *Table) Put(g *game.Game) { t.seat(session.New(g)) }

// seat puts a session on the table, under the conditions of the one before.
func (t *Table) seat(s *session.Session) {
	if before := t.Session; before != nil {
		s.Edition, s.TimeControl = before.Edition, before.TimeControl
		s.Unsupervised, s.WhileUsable = before.Unsupervised, before.WhileUsable
	}
	s.Dead = t.solver.Dead
	s.CanMate = func(p *position.Position, winner board.Color) unwinnable.Verdict {
		return t.solver.Ask(p, winner, statesOfRuling).Verdict
	}
	t.Session = s
	t.Asked, t.applied, t.revisions = nil, nil, nil
	t.Guess, t.editor = nil, nil
	if t.Open == OfGuess {
		t.Open = Why
	}
	t.stopClocks()
	t.moved()
}

// Position is the one at the cursor, Current its place in the record. Both are asked for
// everywhere, so they are called and not found anew through session and game.
//
//go:noinline
func (t *Table) Position() *position.Position { return t.Session.Position() }

//go:noinline
func (t *Table) Current() *game.Node { return t.Session.Current() }

// Context is what answers about the game are told in.
func (t *Table) Context() *wire.Context {
	letters, _ := san.LettersOf(t.Words.Code())
	return &wire.Context{Game: t.Game, Edition: t.Edition, Language: t.Language, Letters: letters}
}

// Do does what an action asks for and returns what the page is told. An action that
// is none changes nothing.
func (t *Table) Do(action Action) *Answer {
	a := &action
	t.answer = &Answer{}
	if !t.Speaks() && a.Verb != "catalogue" {
		t.answer.Same = true
		return t.answer
	}
	fell := t.watch()
	_ = t.play(a) || t.walk(a) || t.look(a) || t.conditions(a) || t.keepTime(a) || t.ever(a) || t.lesson(a) ||
		t.exchange(a) || t.guessing(a) || t.Guess != nil ||
		t.edit(a) || t.ask(a) || t.report(a) || t.handle(a) || t.annotate(a)
	if tabs := t.Tabs(); !slices.Contains(tabs, t.Open) {
		t.Open = tabs[0]
	}
	t.answer.Texts = t.wantsTexts()
	t.answer.Ticks = t.Clocks.Running
	if t.answer.Same = t.More || a.Verb == "tick" && !fell; t.answer.Same {
		return t.answer
	}
	t.board(&t.answer.Board)
	t.answer.Orientation = t.Orientation.String()
	return t.answer
}

// look opens tabs, marks squares and turns the board:
//
//	tab claims
//	mode guess       how the table is used: play, guess at the cursor, or as a tab is named
//	panels           the text names the tabs that are shown, in their order; none for all
//	mark e1=path g1=good
//	flip, orientation black
func (t *Table) look(a *Action) bool {
	switch a.Verb {
	case "tab":
		t.openTab(a.Arg(0))
	case "mode":
		t.use(a.Arg(0) + strings.TrimSpace(a.Text))
	case "panels":
		t.showTabs(a.Text)
	case "mark":
		t.Marks = readMarks(a.Args)
	case "flip":
		t.Orientation = t.Orientation.Other()
	case "orientation":
		t.Orientation = board.White
		if a.Arg(0) == board.Black.String() {
			t.Orientation = board.Black
		}
	default:
		return false
	}
	return true
}

// use chooses how the table is used; false where it cannot be used so.
func (t *Table) use(mode string) bool {
	switch mode {
	case "play":
		if t.Guess != nil {
			t.endGuess()
		}
		t.openTab(string(Why))
		return true
	case string(OfGuess):
		t.beginGuess(t.Position().Turn())
		return t.Guess != nil
	}
	return t.openTab(mode)
}

// showTabs shows some of the tabs and opens the first; names that are none are passed over.
func (t *Table) showTabs(names string) {
	t.Panels = nil
	for _, name := range strings.Fields(names) {
		if tab := Tab(name); slices.Contains(allTabs[:], tab) && !slices.Contains(t.Panels, tab) {
			t.Panels = append(t.Panels, tab)
		}
	}
	if t.Panels != nil && t.Guess == nil {
		t.Open = t.Panels[0]
	}
}

// readMarks reads marks as an action has them: "e1=path g1=good".
func readMarks(list []string) []Mark {
	var marks []Mark
	for _, word := range list {
		if len(word) < 4 || word[2] != '=' {
			continue
		}
		if s, ok := board.ParseSquare(word[:2]); ok {
			marks = append(marks, Mark{s, word[3:]})
		}
	}
	return marks
}

// moved forgets what was about the position that was left.
func (t *Table) moved() {
	t.Refused, t.Marks, t.Castlings = nil, nil, nil
	if t.editor != nil && !t.editor.isTouched {
		t.editor = nil
	}
	t.Hands.clear()
}

// say has a text said politely to a screen reader, alert at once.
func (t *Table) say(text string)   { t.answer.Say = text }
func (t *Table) alert(text string) { t.answer.Alert = text }
