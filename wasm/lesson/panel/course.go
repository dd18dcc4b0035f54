package panel

// How does a lesson look: its step, what is said here, and the questions?

import (
	"strconv"
	"strings"

	"chessarbiter/core/phrase"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/lesson/script"
	"chessarbiter/wasm/lesson/table"
)

// Course returns the lesson that is gone through, nothing where there is none.
func Course(t *table.Table) []Node {
	v := view{t}
	c := t.Course()
	if c == nil {
		return nil
	}
	head := element("div", "lesson-head",
		element("h2", "", text(v.LessonTitle())),
		v.steps(c))
	body := element("div", "lesson-step")
	if c.Step().Title != "" {
		body.add(element("h3", "", text(v.StepTitle())))
	}
	note, isHere := v.Note()
	if note != nil {
		body.add(v.note(note)...)
	}
	if !isHere {
		body.add(element("div", "buttons", button("quiet", v.say("course.resume"), table.Ask("resume"))))
	}
	if source := c.Step().Source; source != "" {
		body.add(paragraph("source", v.say("course.source", source)))
	}
	nodes := []Node{head, body}
	if questions, asked, right := c.Progress(); questions > 0 {
		nodes = append(nodes, paragraph("progress", v.say("course.progress", strconv.Itoa(asked), strconv.Itoa(questions), strconv.Itoa(right))))
	}
	if len(c.Problems) > 0 {
		nodes = append(nodes, v.lessonProblems(c))
	}
	return nodes
}

// steps are the buttons that go from step to step. At either end they stay, so that
// the focus does, and do nothing.
func (v view) steps(c *table.Course) Node {
	move := func(sign, key, which string, isEnd bool) Node {
		return button("step", sign, table.Ask("step", which)).
			with("aria-label", v.say(key)).with("title", v.say(key)).with("aria-disabled", boolean(isEnd))
	}
	at := v.say("course.step", strconv.Itoa(c.At+1), strconv.Itoa(len(c.Steps)))
	return element("div", "steps",
		move("◀\uFE0E", "course.previous", "previous", c.At == 0),
		element("span", "at", text(at)),
		move("▶\uFE0E", "course.next", "next", c.At == len(c.Steps)-1)).
		with("role", "group").with("aria-label", v.say("course.steps"))
}

// note is what is said and asked at a position.
func (v view) note(n *script.Note) []Node {
	var list []Node
	for _, key := range n.Says {
		list = append(list, paragraph("say", v.Text(key)))
	}
	for _, plain := range n.Plain {
		list = append(list, paragraph("say", plain))
	}
	for i := range n.Asks {
		list = append(list, v.card(&n.Asks[i]))
	}
	return list
}

// card is a question: what the pupil thinks, then what the arbiter says.
func (v view) card(q *script.Question) Node {
	replies := v.Replies(q)
	asked := v.Asking(q)
	number := strconv.Itoa(q.Number)
	title := "question-" + number
	card := element("section", "card", element("h4", "", text(v.Text(q.Key))).with("id", title)).
		with("role", "group").with("aria-labelledby", title)

	think := v.say("course.guess")
	if len(q.Query.Editions) > 1 {
		think = v.say("course.guess-under", q.Query.Editions[0].String())
	}
	choices := element("div", "buttons guess").with("role", "group").with("aria-label", think)
	for _, outcome := range table.Outcomes(q.Query.Kind) {
		ask := table.Ask("guess", number)
		ask.Text = outcome
		choices.add(button("choice-button", v.say("outcome."+outcome), ask).
			with("aria-pressed", boolean(asked.Guess == outcome)).with("aria-disabled", boolean(asked.HasAsked)))
	}
	card.add(paragraph("think", think), choices)

	// What was pressed stays where it is, so that the focus does.
	if q.Hint != "" {
		hint := button("quiet", v.say("course.hint"), table.Ask("hint", number)).with("aria-expanded", boolean(asked.HasHint))
		card.add(element("div", "buttons", hint))
		if asked.HasHint {
			card.add(paragraph("hint", v.Text(q.Hint)))
		}
	}
	ask := button("ask", v.say("course.ask"), table.Ask("answer", number)).with("aria-disabled", boolean(asked.HasAsked))
	card.add(element("div", "buttons", ask))
	if len(replies) == 0 {
		return card
	}
	if asked.Guess != "" {
		said, class := "course.wrong", "verdict is-wrong"
		if asked.IsRight() {
			said, class = "course.right", "verdict is-right"
		}
		card.add(paragraph(class, v.say(said)))
	}
	list := element("ul", "replies")
	for i := range replies {
		list.add(v.reply(&replies[i]))
	}
	card.add(list)
	return card
}

// reply is the arbiter's answer by an edition, with its reasons.
func (v view) reply(r *table.Reply) Node {
	n := element("li", "reply", element("p", "outcome",
		element("span", "laws", text(v.say("course.laws", r.Edition.String()))), text(" "),
		element("strong", "", text(v.say("outcome."+r.Outcome)))))
	if r.Fault != "" {
		n.add(paragraph("failure", r.Fault))
	}
	if r.Text != "" {
		n.add(v.sentence("p", r.Text, r.Article))
	}
	if len(r.Reasons) > 0 {
		n.add(v.reasons(r.Reasons))
	}
	if r.Ruling != nil {
		for _, o := range r.Ruling.Evidence.Opinions {
			n.add(paragraph("opinion", o.Text))
		}
	}
	if len(r.Line) > 0 {
		n.add(paragraph("line", v.say("course.line", strings.Join(r.Line, " "))))
	}
	return n
}

// lessonProblems lists what in the lesson was not understood, for who writes it.
func (v view) lessonProblems(c *table.Course) Node {
	list := element("ul", "")
	for _, p := range c.Problems {
		says := v.say("course.code."+string(p.Code), p.Token)
		if !strings.HasPrefix(string(p.Code), "lesson-") {
			says = v.Language.Sentence(reason.Reason{Code: p.Code, Text: p.Token}, phrase.Context{})
		}
		line := v.say("course.problem", strconv.Itoa(p.Step), says)
		if p.Line > 0 {
			line = v.say("course.problem-line", strconv.Itoa(p.Step), strconv.Itoa(p.Line), says)
		}
		list.add(element("li", "", text(line)))
	}
	return element("details", "problems",
		element("summary", "", text(v.Words.Count("course.problems", len(c.Problems)))), list)
}
