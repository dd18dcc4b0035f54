package table

// What does the arbiter answer to a question of a lesson, and was the pupil right?

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/core/session"
	"chessarbiter/core/unwinnable"
	"chessarbiter/wasm/lesson/script"
	"chessarbiter/wasm/wire"
)

// Reply is the arbiter's answer by an edition.
type Reply struct {
	Edition laws.Edition
	// Outcome is the answer in a word, one of Outcomes or "undecided".
	Outcome string
	// Code is that of the ruling, reason.None where the answer is none.
	Code reason.Code
	// Text is the answer in a sentence, "" where the reasons say it; Article is what
	// it rests on.
	Text    string
	Article *string
	Reasons []wire.Reason
	// Opinions are the readings that are held where the text leaves the question open.
	Opinions []string
	// Line are moves that show it.
	Line []string
	// Fault is why there is no answer, "" where there is one.
	Fault string
}

// Outcomes are the answers in a word that a question can have, for the pupil to
// choose from.
func Outcomes(k script.Kind) []string {
	switch k {
	case script.Castling:
		return []string{"legal", "prevented", "lost"}
	case script.CanCastle, script.CanMate:
		return []string{"yes", "no"}
	case script.Status:
		return []string{"goes-on", "drawn", "won"}
	case script.Explain:
		return []string{"legal", "illegal"}
	case script.Claim:
		return []string{"upheld", "rejected"}
	case script.Incident:
		return []string{"goes-on", "drawn", "white-wins", "black-wins", "new-game"}
	}
	return []string{"free", "bound", "made", "illegal"}
}

// circumstances are what the replies depend on besides the question.
type circumstances struct {
	Conditions
	language string
}

func (t *Table) circumstances() circumstances {
	return circumstances{t.Conditions(), t.Words.Code()}
}

// Asking returns what the pupil has done with a question of the step.
func (t *Table) Asking(q *script.Question) *Asking {
	if i := t.course.find(q.Number); i >= 0 {
		return &t.course.asked[i]
	}
	return &Asking{}
}

// find returns the index of what was done with a question of the step, -1 for nothing.
func (c *Course) find(number int) int {
	for i := range c.asked {
		if c.asked[i].step == c.At && c.asked[i].number == number {
			return i
		}
	}
	return -1
}

// think does what the pupil does with a question: guess, hint, answer.
func (t *Table) think(a *Action) {
	number, ok := script.Number(a.Arg(0))
	q := t.course.question(number)
	if !ok || q == nil {
		return
	}
	i := t.course.find(number)
	if i < 0 {
		i = len(t.course.asked)
		t.course.asked = append(t.course.asked, Asking{step: t.course.At, number: number})
	}
	asked := &t.course.asked[i]
	switch a.Verb {
	case "guess":
		for _, outcome := range Outcomes(q.Query.Kind) {
			if outcome == a.Text && !asked.HasAsked {
				asked.Guess = outcome
			}
		}
	case "hint":
		asked.HasHint = true
	case "answer":
		asked.HasAsked = true
		if replies := t.Replies(q); len(replies) > 0 {
			t.say(t.Words.Say("outcome." + replies[0].Outcome))
		}
	}
}

// question returns a question of the step, nil where there is none of that number.
func (c *Course) question(number int) *script.Question {
	s := c.Step()
	for i := range s.Notes {
		for j := range s.Notes[i].Asks {
			if q := s.Notes[i].Asks[j]; q.Number == number {
				return q
			}
		}
	}
	return nil
}

// Replies asks the arbiter a question that the pupil has asked, by each of its
// editions; nothing where he has not. What was answered is answered again only where
// the edition, the conditions or the language have changed.
func (t *Table) Replies(q *script.Question) []Reply {
	i := t.course.find(q.Number)
	if i < 0 || !t.course.asked[i].HasAsked {
		return nil
	}
	asked := &t.course.asked[i]
	if now := t.circumstances(); asked.replies == nil || asked.under != now {
		asked.under = now
		asked.replies = t.answers(q)
	}
	return asked.replies
}

// IsRight tells whether the pupil's answer is that of the arbiter, by the first of
// the editions named.
func (a *Asking) IsRight() bool {
	return len(a.replies) > 0 && a.Guess != "" && a.Guess == a.replies[0].Outcome
}

// Progress tells how many questions of the lesson there are, how many of them the
// pupil has asked, and how many of those he had right.
func (c *Course) Progress() (questions, asked, right int) {
	for i := range c.Steps {
		questions += c.Steps[i].Questions
	}
	for i := range c.asked {
		if c.asked[i].HasAsked {
			asked++
		}
		if c.asked[i].IsRight() {
			right++
		}
	}
	return questions, asked, right
}

// answers asks the arbiter on the record of the lesson, whatever the pupil has done
// with the one on the table.
func (t *Table) answers(q *script.Question) []Reply {
	s := t.course.Step()
	for i := range s.Notes {
		for j := range s.Notes[i].Asks {
			if s.Notes[i].Asks[j] == q {
				s.Game.Visit(s.Notes[i].Node)
			}
		}
	}
	editions := q.Query.Editions
	if len(editions) == 0 {
		editions = []laws.Edition{t.Edition}
	}
	replies := make([]Reply, len(editions))
	for i, e := range editions {
		replies[i].Edition = e
		t.reply(&replies[i], s.Game, &q.Query)
	}
	return replies
}

// reply fills in what the arbiter answers by an edition.
func (t *Table) reply(r *Reply, g *game.Game, q *script.Query) {
	by := t.Conditions()
	by.Edition = r.Edition
	if q.Time != nil {
		by.TimeControl = *q.Time
	}
	if q.Unsupervised != nil {
		by.Unsupervised = *q.Unsupervised
	}
	if q.WhileUsable != nil {
		by.WhileUsable = *q.WhileUsable
	}
	other := &Table{Session: session.New(g), Language: t.Language, Words: t.Words}
	other.Dead, other.CanMate = t.Dead, t.CanMate
	other.judgeBy(&by)
	switch q.Kind {
	case script.Castling:
		r.castling(other, q)
	case script.CanCastle:
		a := arbiter.CanCastle(g, q.Color, q.Side, statesOfCastling)
		r.prospect(other, a.Verdict == arbiter.Possible, a.Verdict == arbiter.Impossible, a.Line)
	case script.CanMate:
		a := t.solver.Ask(g.Position(), q.Color, statesOfRuling)
		r.prospect(other, a.Verdict == unwinnable.Winnable, a.Verdict == unwinnable.Unwinnable, a.Line)
	case script.Status:
		r.status(other)
	case script.Explain:
		_, r.Reasons = other.Context().WhyNot(q.From, q.To, q.Promotion)
		r.Outcome = choose(r.Reasons == nil, "legal", "illegal")
	default:
		r.ruling(other.Rule(&Question{
			Kind: questionKinds[q.Kind], Claim: q.Claim, Move: q.Written, Events: q.Events, Incident: q.Incident, Clocks: q.Clocks,
		}, &by))
	}
}

// questionKinds are the kinds of questions to the arbiter by the kinds in lessons.
var questionKinds = [...]QuestionKind{script.Claim: OnClaim, script.Incident: OnIncident, script.Touch: OnHands}

func choose(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}

func (r *Reply) castling(t *Table, q *script.Query) {
	o := arbiter.CastlingOf(t.Game, t.Edition, q.Color, q.Side)
	r.Outcome = o.State.String()
	if o.State == arbiter.CastlingNever {
		r.Outcome = arbiter.CastlingLost.String()
	}
	r.Reasons = t.Context().Reasons(o.Reasons, board.NewPiece(o.Color, board.King))
}

// prospect is whether something can ever come about, with moves that lead to it.
func (r *Reply) prospect(t *Table, yes, no bool, line []position.Move) {
	switch {
	case yes:
		r.Outcome = "yes"
		r.Line = t.Context().Line(line)
	case no:
		r.Outcome = "no"
	default:
		r.Outcome = "undecided"
	}
}

func (r *Reply) status(t *Table) {
	status := t.Status()
	switch {
	case !status.Over:
		r.Outcome = "goes-on"
		return
	case status.Result == game.Drawn:
		r.Outcome = "drawn"
	default:
		r.Outcome = "won"
	}
	r.Code = status.Code
	told := t.Context().Status(status)
	r.Text, r.Article = told.Text, told.Article
}

// ruling takes a ruling as the answer. Its reasons are told one by one, so that each
// has its article.
func (r *Reply) ruling(asked *Asked) {
	if r.Fault = asked.Fault; r.Fault != "" {
		r.Outcome = "undecided"
		return
	}
	r.Code = asked.Ruling.Code
	r.Reasons, r.Opinions = asked.Told.Grounds, asked.Told.Opinions
	switch asked.Question.Kind {
	case OnClaim:
		r.Outcome = choose(asked.Ruling.Upheld == arbiter.Granted, "upheld", "rejected")
	case OnHands:
		r.Outcome = handsOutcome(asked.Ruling.Hands)
	default:
		r.Outcome = [...]string{"goes-on", "white-wins", "black-wins", "drawn"}[asked.Ruling.Result&3]
		if code := asked.Ruling.Code; code == reason.WrongSetupNewGame || code == reason.ColoursNewGame {
			r.Outcome = "new-game"
		}
	}
}

// handsOutcome groups what hands can have come to.
func handsOutcome(s arbiter.HandState) string {
	switch s {
	case arbiter.HandsBound, arbiter.HandsCastling, arbiter.HandsPromoting:
		return "bound"
	case arbiter.HandsMade, arbiter.HandsCompleted:
		return "made"
	case arbiter.HandsIllegal, arbiter.HandsIllegalCompleted:
		return "illegal"
	}
	return "free"
}
