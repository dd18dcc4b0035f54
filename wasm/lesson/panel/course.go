package panel

// How does a lesson look: its step, what is said here, and the questions?

import (
	"strconv"
	"strings"

	"chessarbiter/core/phrase"
	"chessarbiter/core/phrase/words"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/lesson/script"
	"chessarbiter/wasm/lesson/table"
)

// Course returns the lesson that is gone through, nothing where there is none.
func Course(t *table.Table) []Node {
	return drawn(t, func(v *view) {
		if c := v.Course(); c != nil {
			v.lesson(c)
		}
	})
}

func (v *view) lesson(c *table.Course) {
	v.open("div.lesson-head")
	if c.Title != "" {
		v.quote("h2", c.Title)
	} else {
		v.draw("h2 @course")
	}
	v.steps(c)
	v.end()
	v.open("div.lesson-step")
	if title := c.Step().Title; title != "" {
		v.quote("h3", title)
	}
	note, isHere := v.Note()
	if note != nil {
		v.note(note)
	}
	if !isHere {
		v.draw("div.buttons\n button.quiet do=resume @course.resume")
	}
	if source := c.Step().Source; source != "" {
		v.tell("p.source", "course.source", source)
	}
	v.end()
	if questions, asked, right := c.Progress(); questions > 0 {
		v.tell("p.progress", "course.progress", strconv.Itoa(asked), strconv.Itoa(questions), strconv.Itoa(right))
	}
	if len(c.Problems) > 0 {
		v.lessonProblems(c)
	}
}

// quote draws an element with a text of the lesson. One that is not in the language of
// the table says in which it is, for who hears it.
func (v *view) quote(template, key string) {
	text, language := v.Text(key)
	v.open(template)
	if language != v.Words.Code() {
		v.set("lang", language)
	}
	v.text(text)
	v.end()
}

// steps are the buttons that go from step to step. At either end they stay, so that
// the focus does, and do nothing.
func (v *view) steps(c *table.Course) {
	v.open("div.steps role=group aria-label=@course.steps")
	v.stepTo("◀\uFE0E", "previous", c.At == 0)
	v.tell("span.at", "course.step", strconv.Itoa(c.At+1), strconv.Itoa(len(c.Steps)))
	v.stepTo("▶\uFE0E", "next", c.At == len(c.Steps)-1)
	v.end()
}

func (v *view) stepTo(sign, which string, isEnd bool) {
	v.open(words.Fill("button.step do=step+{1} aria-label=@course.{1} title=@course.{1}", which))
	v.is("aria-disabled", isEnd)
	v.text(sign)
	v.end()
}

// note is what is said and asked at a position.
func (v *view) note(n *script.Note) {
	for _, key := range n.Says {
		v.quote("p.say", key)
	}
	for _, plain := range n.Plain {
		v.put("p.say", plain)
	}
	for i := range n.Asks {
		v.card(n.Asks[i])
	}
}

// card is a question: what the pupil thinks, then what the arbiter says.
func (v *view) card(q *script.Question) {
	replies := v.Replies(q)
	asked := v.Asking(q)
	number := strconv.Itoa(q.Number)
	v.open("section.card role=group aria-labelledby=question-" + number)
	v.quote("h4 id=question-"+number, q.Key)

	think := v.say("course.guess")
	if len(q.Query.Editions) > 1 {
		think = v.say("course.guess-under", q.Query.Editions[0].String())
	}
	v.put("p.think", think)
	v.open("div.buttons.guess role=group")
	v.set("aria-label", think)
	for _, outcome := range table.Outcomes(q.Query.Kind) {
		v.open("button.choice-button @outcome." + outcome)
		v.does("guess " + number + "\n" + outcome)
		v.is("aria-pressed", asked.Guess == outcome)
		v.is("aria-disabled", asked.HasAsked)
		v.end()
	}
	v.end()

	// What was pressed stays where it is, so that the focus does.
	if q.Hint != "" {
		v.draw(words.Fill("div.buttons\n button.quiet do=hint+{1} aria-expanded={2} @course.hint", number, boolean(asked.HasHint)))
		if asked.HasHint {
			v.quote("p.hint", q.Hint)
		}
	}
	v.draw(words.Fill("div.buttons\n button.ask do=answer+{1} aria-disabled={2} @course.ask", number, boolean(asked.HasAsked)))
	if len(replies) > 0 {
		v.replies(asked, replies)
	}
	v.end()
}

// replies are what the arbiter says, and whether the pupil was right.
func (v *view) replies(asked *table.Asking, replies []table.Reply) {
	switch {
	case asked.Guess == "":
	case asked.IsRight():
		v.draw("p.verdict.is-right @course.right")
	default:
		v.draw("p.verdict.is-wrong @course.wrong")
	}
	v.open("ul.replies")
	for i := range replies {
		v.reply(&replies[i])
	}
	v.end()
}

// reply is the arbiter's answer by an edition, with its reasons.
func (v *view) reply(r *table.Reply) {
	v.open("li.reply")
	v.open("p.outcome")
	v.tell("span.laws", "course.laws", r.Edition.String())
	v.text(" ")
	v.draw("strong @outcome." + r.Outcome)
	v.end()
	if r.Fault != "" {
		v.put("p.failure", r.Fault)
	}
	if r.Text != "" {
		v.sentence("p", r.Text, r.Article)
	}
	if len(r.Reasons) > 0 {
		v.reasons(r.Reasons)
	}
	for _, opinion := range r.Opinions {
		v.put("p.opinion", opinion)
	}
	if len(r.Line) > 0 {
		v.tell("p.line", "course.line", strings.Join(r.Line, " "))
	}
	v.end()
}

// lessonProblems lists what in the lesson was not understood, for who writes it.
func (v *view) lessonProblems(c *table.Course) {
	v.open("details.problems")
	v.count("summary", "course.problems", len(c.Problems))
	v.open("ul")
	for i := range c.Problems {
		p := &c.Problems[i]
		says := ""
		if p.Fault != "" {
			says = v.say("course.code."+string(p.Fault), p.Token)
		} else {
			says = v.written(p.Code, p.Token)
		}
		if p.Line > 0 {
			v.tell("li", "course.problem-line", strconv.Itoa(p.Step), strconv.Itoa(p.Line), says)
		} else {
			v.tell("li", "course.problem", strconv.Itoa(p.Step), says)
		}
	}
	v.end()
	v.end()
}

// written says what is wrong with a word that somebody has written.
func (v *view) written(code reason.Code, word string) string {
	return v.Language.Sentence(&reason.Reason{Code: code, Text: word}, &phrase.Context{})
}
