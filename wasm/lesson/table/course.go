package table

// Which lesson is on the table, at which step, and what has the pupil answered?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/phrase/words"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/lesson/script"
)

// Course is a lesson that is gone through. What the pupil answers is kept as long
// as the lesson is on the table, and nowhere else.
type Course struct {
	*script.Lesson
	At int // the number of the step, from 0

	texts []texts
	asked []Asking
}

// texts are the texts of a lesson in a language; none where there are none.
type texts struct {
	code  string
	words words.Language
}

// Asking is what the pupil has done with a question.
type Asking struct {
	step, number int
	// Guess is what he thinks the answer is, "" while he has said nothing.
	Guess string
	// HasHint and HasAsked tell what he has asked for.
	HasHint, HasAsked bool

	replies []Reply
	under   circumstances // of the replies
}

// Course returns the lesson on the table, nil for none.
func (t *Table) Course() *Course { return t.course }

// Step returns the step that is shown.
func (c *Course) Step() *script.Step { return c.Steps[c.At] }

// lesson goes through a lesson:
//
//	lesson              the text is a PGN; one without a step changes nothing
//	lesson-end          it is taken from the table, the men stay
//	texts es            the text is the lesson's texts in a language, empty for none
//	step 3              shows a step, by its number from 1; next and previous too
//	resume              back to where the step is told
//	guess 2             the text is what the pupil thinks of a question
//	hint 2              shows a hint
//	answer 2            asks the arbiter
func (t *Table) lesson(a *Action) bool {
	if a.Verb == "lesson" {
		t.begin(a.Text)
		return true
	}
	switch a.Verb {
	case "texts", "step", "resume", "guess", "hint", "answer", "lesson-end":
	default:
		return false
	}
	if t.course == nil {
		return true
	}
	switch a.Verb {
	case "lesson-end":
		t.course = nil
	case "texts":
		t.course.learn(a.Arg(0), a.Text)
	case "step":
		t.turnTo(a.Arg(0))
	case "resume":
		t.resume()
	default:
		t.think(a)
	}
	return true
}

var readers = script.Readers{Incident: ReadIncident, Event: ReadEvent, Time: ReadTime}

// begin puts a lesson on the table.
func (t *Table) begin(text string) {
	l := script.Read(text, readers)
	if len(l.Steps) == 0 {
		t.alert(t.Words.Say("course.unreadable"))
		return
	}
	t.course = &Course{Lesson: l}
	t.show(0)
}

// turnTo shows another step.
func (t *Table) turnTo(which string) {
	at := t.course.At
	switch which {
	case "next":
		at++
	case "previous":
		at--
	default:
		n, ok := script.Number(which)
		if !ok {
			return
		}
		at = n - 1
	}
	if at >= 0 && at < len(t.course.Steps) {
		t.show(at)
		t.say(t.StepTitle())
	}
}

// show puts a step on the table as its tags say.
func (t *Table) show(at int) {
	c := t.course
	c.At = at
	s := c.Step()
	t.Put(c.Copy(at))
	t.visit(s.Begin)
	if s.Laws.String() != "" {
		t.Edition = s.Laws
	}
	t.Clocks = Clocks{}
	if s.Clocks != nil {
		t.Clocks.Shown = true
		t.setClock(board.White, s.Clocks.White)
		t.setClock(board.Black, s.Clocks.Black)
	}
	t.Orientation = board.White
	if s.Orientation == reason.Black {
		t.Orientation = board.Black
	}
	t.Open = Why
	if s.Show != "" && !t.openTab(s.Show) {
		c.Problem(at, script.BadMode, s.Show)
	}
	switch {
	case s.Mode == string(OfGuess) && s.Side == reason.White:
		t.beginGuess(board.White)
	case s.Mode == string(OfGuess) && s.Side == reason.Black:
		t.beginGuess(board.Black)
	case s.Mode != "" && s.Mode != "play" && !t.use(s.Mode):
		c.Problem(at, script.BadMode, s.Mode)
	}
}

// openTab opens a tab by its name; false where the table has none.
func (t *Table) openTab(name string) bool {
	for _, tab := range t.Tabs() {
		if string(tab) == name {
			t.Open = tab
		}
	}
	return string(t.Open) == name
}

// visit goes to the position of a node of the lesson by its moves, as far as the
// record on the table still has them.
func (t *Table) visit(n *game.Node) {
	here := t.Root()
	for _, step := range lineTo(n) {
		next := childBy(here, step)
		if next == nil {
			break
		}
		here = next
	}
	t.Visit(here)
	t.moved()
}

// lineTo returns the nodes from the root, which is left out, to a node.
func lineTo(n *game.Node) []*game.Node {
	list := make([]*game.Node, n.Ply())
	for ; n.Parent() != nil; n = n.Parent() {
		list[n.Ply()-1] = n
	}
	return list
}

// childBy returns the child with the move that led to step, nil for none.
func childBy(n, step *game.Node) *game.Node {
	child := n.First()
	for child != nil && child.Move() != step.Move() {
		child = child.Next()
	}
	return child
}

// Note returns what the lesson says and asks at the position on the table, or else
// at the last one on the way to it where it says or asks anything; nil for nothing.
// isHere tells which of the two.
func (t *Table) Note() (note *script.Note, isHere bool) {
	s := t.course.Step()
	here := s.Game.Root()
	line := lineTo(t.Current())
	followed := 0
	for _, step := range line {
		next := childBy(here, step)
		if next == nil {
			break
		}
		here = next
		followed++
	}
	for n := here; n != nil; n = n.Parent() {
		for i := range s.Notes {
			if s.Notes[i].Node == n {
				return s.Notes[i], n == here && followed == len(line)
			}
		}
	}
	return nil, followed == len(line)
}

// resume goes back to where the step is told.
func (t *Table) resume() {
	n := t.course.Step().Begin
	if note, _ := t.Note(); note != nil {
		n = note.Node
	}
	t.visit(n)
}

// learn takes the texts of the lesson in a language.
func (c *Course) learn(code, text string) {
	read, ok := words.Read(code, text)
	if !ok {
		read = words.Language{}
	}
	for i := range c.texts {
		if c.texts[i].code == code {
			c.texts[i].words = read
			return
		}
	}
	if len(c.texts) < len(Languages) {
		c.texts = append(c.texts, texts{code, read})
	}
}

// in returns the texts in a language; false where they have not been told.
func (c *Course) in(code string) (l words.Language, known bool) {
	for i := range c.texts {
		if c.texts[i].code == code {
			return c.texts[i].words, true
		}
	}
	return words.Language{}, false
}

// Text returns a text of the lesson in the reader's language, or else in English, or
// else its key.
func (t *Table) Text(key string) (text, language string) {
	language = t.Words.Code()
	for _, code := range [...]string{language, "en"} {
		if l, _ := t.course.in(code); l.Own(key) != "" {
			return l.Own(key), code
		}
	}
	return key, language
}

// StepTitle is the title of the step that is shown, or else of the lesson.
func (t *Table) StepTitle() string {
	for _, title := range [...]string{t.course.Step().Title, t.course.Title} {
		if title != "" {
			text, _ := t.Text(title)
			return text
		}
	}
	return t.Words.Say("course")
}

// wantsTexts is the language whose texts of the lesson have not been told, "" for none.
func (t *Table) wantsTexts() string {
	if t.course != nil {
		for _, code := range [...]string{"en", t.Words.Code()} {
			if _, known := t.course.in(code); !known {
				return code
			}
		}
	}
	return ""
}
