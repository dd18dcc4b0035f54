package table

// What is the arbiter asked at the table, on what, and what does he answer?

import (
	"strings"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/phrase"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/core/session"
	"chessarbiter/wasm/lesson/script"
	"chessarbiter/wasm/wire"
)

// Question is what the arbiter is asked of the position at the cursor. Which of its
// fields count stands with each kind.
type Question struct {
	Kind QuestionKind
	// Claim is a claim of a draw, and Move its intended move in any notation, "" for
	// none; Claim.Intending is found from it.
	Claim arbiter.ClaimRequest
	Move  string
	// Events are what the hands did in this turn.
	Events []arbiter.Event
	// Incident is what happened, nil for nothing.
	Incident *arbiter.Incident
	// Clocks are what both players have left; nil for what the clocks of the table show,
	// which may be nothing.
	Clocks *arbiter.Clocks
}

// QuestionKind is what is asked.
type QuestionKind uint8

// The kinds.
const (
	OnClaim    QuestionKind = iota // is this claim correct? Claim, Move
	OnHands                        // what have the hands come to? Events
	OnIncident                     // what follows from what happened? Incident
)

// Conditions are by what is judged.
type Conditions struct {
	Edition      laws.Edition
	TimeControl  laws.TimeControl
	Unsupervised bool
	WhileUsable  bool
}

// Asked is a question with the ruling on it. Where Fault is not "" it cannot have
// happened so, and nothing is ruled.
type Asked struct {
	Node       *game.Node // where it was asked
	Question   Question
	Conditions Conditions
	Ruling     arbiter.Ruling
	Told       *wire.Words // the same in the reader's language
	// Fault says why nothing is ruled, FaultEvent which of the events cannot be, -1 for
	// none.
	Fault      string
	FaultEvent int
	// Applied tells that the ruling was applied.
	Applied bool
	// Editions has the same question under every edition, nil until that is asked for.
	Editions []*Asked
}

// Conditions returns those that are chosen.
func (t *Table) Conditions() Conditions {
	return Conditions{t.Edition, t.TimeControl, t.Unsupervised, t.WhileUsable}
}

// Ask asks the arbiter by the chosen conditions and keeps the answer in t.Asked. It
// changes nothing else.
func (t *Table) Ask(q *Question) *Asked {
	by := t.Conditions()
	t.Asked = t.Rule(q, &by)
	return t.Asked
}

// Rule asks the arbiter by any conditions. It keeps and changes nothing.
func (t *Table) Rule(q *Question, by *Conditions) *Asked {
	chosen := t.Conditions()
	t.judgeBy(by)
	asked := t.rule(q, by)
	t.judgeBy(&chosen)
	return asked
}

// rule asks by the conditions of the session, which are these.
func (t *Table) rule(q *Question, by *Conditions) *Asked {
	asked := &Asked{Node: t.Current(), Question: *q, Conditions: *by, FaultEvent: -1}
	clocks := q.Clocks
	if clocks == nil {
		clocks = t.clocksTold()
	}
	judged := t.Judged(clocks)
	var ruling *arbiter.Ruling
	var fault *arbiter.Fault
	switch q.Kind {
	case OnClaim:
		claim := &asked.Question.Claim
		written, wrong := t.intend(claim, q.Move)
		if wrong != nil {
			asked.Fault = t.Context().WhyNotText(wrong)[0].Text
			return asked
		}
		asked.Question.Move = written
		ruling = judged.Claim(*claim)
	case OnHands:
		ruling, fault = judged.Touch(q.Events)
	default:
		incident := *q.Incident
		if incident.Kind == arbiter.DoubleMove && incident.Ply < 0 {
			incident.Ply = t.Ply() + 1 // the second move is not in the record
		}
		ruling, fault = judged.Incident(incident)
	}
	if fault != nil {
		asked.FaultEvent = fault.Event
		asked.Fault = t.Language.Sentence(&reason.Reason{Code: fault.Code}, &phrase.Context{})
		return asked
	}
	asked.Ruling = *ruling
	asked.Told = t.tell(asked)
	return asked
}

// tell tells a ruling in the reader's language and under its own edition; the cursor
// is where it was asked.
func (t *Table) tell(asked *Asked) *wire.Words {
	context := t.Context()
	context.Edition = asked.Conditions.Edition
	if asked.Question.Kind == OnClaim {
		written := asked.Question.Move
		if m := asked.Question.Claim.Intending; m != position.NoMove {
			written = t.Spell(t.Position(), m)
		}
		return context.ClaimWords(&asked.Ruling, written)
	}
	return context.Words(&asked.Ruling)
}

func (t *Table) judgeBy(c *Conditions) {
	t.Edition, t.TimeControl, t.Unsupervised, t.WhileUsable = c.Edition, c.TimeControl, c.Unsupervised, c.WhileUsable
}

// intend reads the intended move of a claim and returns it as it is written. One that
// is not legal belongs to the claim too; a text that names no move is wrong.
func (t *Table) intend(claim *arbiter.ClaimRequest, text string) (written string, wrong *san.Error) {
	if text == "" || claim.Intending != position.NoMove {
		return text, nil // a question that is put anew has its move
	}
	p := t.Position()
	letters, _ := san.LettersOf(t.Words.Code())
	m, e := san.Parse(p, text, san.Options{Mode: san.Lenient, Letters: letters})
	if e != nil {
		if plain, none := san.Parse(p, text, san.Options{Mode: san.Lenient}); none == nil {
			m, e = plain, nil
		}
	}
	if e == nil {
		claim.Intending = m
		return san.Format(p, m), nil
	}
	switch e.Code {
	case reason.NoSuchMove, reason.PromotionNotPossible, reason.PromotionRole:
		claim.Illegal = true
		if len(e.From) == 1 && e.To < board.NoSquare {
			claim.Tried = arbiter.Attempt{From: uint8(e.From[0]), To: uint8(e.To), Given: true}
		}
		return text, nil
	}
	return "", e
}

// Answered returns the last question where it belongs to the position on the board:
// it was asked there, or its ruling has led there. Nil for none.
func (t *Table) Answered() *Asked {
	a := t.Asked
	if a == nil || a.Node != t.Current() && !(a.Applied && t.applied == t.Current()) {
		return nil
	}
	return a
}

// askAgain rules and tells anew what is shown, after the conditions, the clocks or the
// language have changed. A ruling that was applied stays, and is only told anew.
func (t *Table) askAgain() {
	a := t.Asked
	switch {
	case a == nil || a.Node != t.Current() && !a.Applied:
		t.Asked = nil
	case !a.Applied:
		t.Ask(&a.Question)
		if a.Editions != nil {
			t.askEditions()
		}
	default:
		t.visiting(a.Node, func() { a.Told = t.tell(a) })
	}
}

// visiting does something with the cursor elsewhere in the record.
func (t *Table) visiting(n *game.Node, do func()) {
	ply := t.Ply()
	t.Goto(t.End())
	walked := t.Current()
	t.Visit(n)
	do()
	t.Visit(walked)
	t.Goto(ply)
}

// askEditions asks the same under every edition.
func (t *Table) askEditions() {
	a := t.Asked
	if a == nil || a.Applied || a.Node != t.Current() {
		return
	}
	a.Editions = nil
	for _, e := range laws.Editions() {
		by := a.Conditions
		by.Edition = e
		a.Editions = append(a.Editions, t.Rule(&a.Question, &by))
	}
}

// Changes tells whether a ruling changes anything when it is applied.
func (a *Asked) Changes() bool {
	r := &a.Ruling
	return a.Fault == "" && (r.Result != game.Unfinished || r.Restore != arbiter.Unchanged || r.Moves != nil || r.Change != nil)
}

// revision is a ruling that was applied: where it led to, what the clocks gained, and
// whether the session keeps it.
type revision struct {
	node   *game.Node
	change arbiter.Clocks
	kept   bool
}

// apply applies the ruling that is shown.
func (t *Table) apply() {
	a := t.Asked
	if a == nil || a.Applied || a.Node != t.Current() || !a.Changes() {
		return
	}
	if !t.Apply(session.DecisionOf(&a.Ruling, a.Question.Kind == OnClaim)) {
		return
	}
	done := revision{node: t.Current()}
	done.kept = a.Ruling.Result != game.Unfinished || a.Ruling.Moves != nil || done.node != a.Node
	if a.Ruling.Change != nil {
		done.change = t.addTime(a.Ruling.Change)
	}
	if a.Ruling.Result != game.Unfinished {
		t.stopClocks()
	}
	t.revisions = append(t.revisions, done)
	t.moved()
	a.Applied, t.applied = true, t.Current()
	t.say(t.Words.Say("ruling.applied"))
}

// forget puts the question away, unless its ruling is on the board.
func (t *Table) forget() {
	if t.Asked != nil && !t.Asked.Applied {
		t.Asked = nil
	}
}

// takeBack takes back the ruling that is applied at the cursor, with what it did to
// the clocks; false where there is none.
func (t *Table) takeBack() bool {
	last := len(t.revisions) - 1
	if last < 0 || t.revisions[last].node != t.Current() {
		return false
	}
	done := t.revisions[last]
	t.revisions = t.revisions[:last]
	t.addTime(&arbiter.Clocks{White: -done.change.White, Black: -done.change.Black})
	if done.kept && t.Ruling() != nil {
		t.Back()
	}
	if a := t.Asked; a != nil && a.Applied && t.applied == done.node {
		a.Applied, t.applied = false, nil
	}
	t.moved()
	return true
}

// ask puts questions to the arbiter:
//
//	claim threefold              the position has appeared
//	claim fifty-move Nf3         with an intended move, in any notation
//	claim-kind, claim-unwritten, claim-touched   fill in the claim that is told
//	claim-told                   puts it to the arbiter; the text is its intended move
//	incident flag-fall color=white both=yes   see ReadIncident
//	editions                     the question that is shown, under every edition
//	apply, take-back             its ruling
//	forget                       the question
func (t *Table) ask(a *Action) bool {
	switch a.Verb {
	case "claim":
		if kind, ok := script.OneOf(claims, a.Arg(0)); ok {
			t.askClaim(&arbiter.ClaimRequest{Kind: arbiter.ClaimKind(kind)}, a)
		}
	case "claim-kind":
		if kind, ok := script.OneOf(claims, a.Text); ok {
			t.Claim.Kind = arbiter.ClaimKind(kind)
		}
	case "claim-unwritten":
		t.Claim.Unwritten = a.Text != ""
	case "claim-touched":
		t.Claim.Touched = a.Text != ""
	case "claim-told":
		t.askClaim(&t.Claim, a)
	case "incident":
		t.askIncident(a.Args)
	case "editions":
		t.askEditions()
	case "apply":
		t.apply()
	case "take-back":
		t.takeBack()
	case "forget":
		t.forget()
	default:
		return false
	}
	return true
}

// askClaim puts a claim to the arbiter; its intended move is the text, or else the second
// word.
func (t *Table) askClaim(claim *arbiter.ClaimRequest, a *Action) {
	move := strings.TrimSpace(a.Text)
	if move == "" {
		move = a.Arg(1)
	}
	t.answered(t.Ask(&Question{Claim: *claim, Move: move}))
}

// answered has the answer said.
func (t *Table) answered(a *Asked) {
	if a.Fault != "" {
		t.alert(a.Fault)
		return
	}
	t.say(a.Told.Text)
}
