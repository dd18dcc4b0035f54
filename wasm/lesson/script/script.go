// Package script reads lessons. A lesson is a PGN: each of its games is a step, its
// tags say how the step is shown, and commands in its comments name texts and ask
// questions. The texts themselves stand in files beside it, one for each language.
// The format is described in docs/lessons.md.
//
// A question holds what is asked, never the answer: that is the arbiter's, at the
// time somebody asks. Reading never fails; what is wrong is told as Problems, and
// the rest is read.
package script

import (
	"slices"
	"strconv"
	"strings"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/reason"
)

// The bounds on a lesson; what lies beyond is left out, with a problem.
const (
	MaxBytes     = 1 << 20
	MaxSteps     = 512
	MaxQuestions = 64 // of a step
	MaxProblems  = 64
)

// Lesson is a lesson that was read.
type Lesson struct {
	Title    string // a key, "" for none
	Steps    []*Step
	Problems []Problem

	text string
	read Readers
}

// Readers read what a lesson tells in the words of the table.
type Readers struct {
	// Incident reads what happened: its kind, then fields as name=value or a colour; nil
	// where a word is unknown.
	Incident func(words []string) *arbiter.Incident
	// Event reads what a hand did, such as release=g1.
	Event func(word string) (arbiter.Event, bool)
	// Time reads a time such as 5:00, in milliseconds.
	Time func(text string) (ms int, ok bool)
}

// Step is one step: a game, where to begin in it, and how it is shown.
type Step struct {
	Title  string // a key, "" for none
	Source string // where position and question are from, as written
	// Game is the record with its comments. Its cursor may be moved, it may not be
	// changed otherwise: what is put on a table is a Copy.
	Game  *game.Game
	Begin *game.Node
	Laws  laws.Edition // the zero Edition where none is named
	// Mode and Show name how the table is used and which tab is open, as written.
	Mode, Show string
	// Side is whose moves the pupil makes, Orientation who is at the bottom.
	Side, Orientation reason.Player
	Clocks            *arbiter.Clocks
	Notes             []*Note
	Questions         int // of all notes

	number int // in the text, from 0
}

// Note is what is said and asked at a position.
type Note struct {
	Node *game.Node
	// Says are the keys of texts, Plain what the comments say in words of their own.
	Says, Plain []string
	Asks        []*Question
}

// Question is a question to the arbiter.
type Question struct {
	Number int    // within the step, from 0
	Key    string // of its text
	Hint   string // key of a hint, "" for none
	Query  Query
}

// Problem is something in a lesson that was not understood.
type Problem struct {
	Step int // from 1
	// Fault says what; where it is "" the fault lies in the PGN, and Code says what.
	Fault Fault
	Code  reason.Code
	// Line is where, from 1; 0 where that is not known.
	Line int
	// Token is the piece of text at fault, cut where it is long.
	Token string
}

// Fault is what can be wrong with a lesson, apart from the PGN that it is written in.
type Fault string

// The faults.
const (
	TooLong    Fault = "lesson-too-long"
	TooMany    Fault = "lesson-too-many" // steps, or questions of a step
	BadTag     Fault = "lesson-tag"      // a value that the tag cannot have
	BadMode    Fault = "lesson-mode"     // a mode or tab that the table does not have
	BadCommand Fault = "lesson-command"
	BadKey     Fault = "lesson-key"
	BadQuery   Fault = "lesson-query"
	LoneHint   Fault = "lesson-hint" // a hint that no question stands before
)

// Read reads a lesson. One without a step has none that can be shown.
func Read(text string, read Readers) *Lesson {
	l := &Lesson{text: text, read: read}
	if len(text) > MaxBytes {
		l.problem(&Problem{Step: 1, Fault: TooLong})
		return l
	}
	reader := pgn.NewReader(pgn.Options{})
	reader.Feed([]byte(text))
	reader.Close()
	for number := 0; ; number++ {
		g := reader.Next()
		if g == nil {
			return l
		}
		if number == MaxSteps {
			l.problem(&Problem{Step: number + 1, Fault: TooMany, Token: strconv.Itoa(MaxSteps)})
			return l
		}
		for i := range g.Problems {
			if p := &g.Problems[i]; p.Severity == reason.Error {
				l.problem(&Problem{Step: number + 1, Code: p.Code, Line: p.Line, Token: p.Token})
			}
		}
		if g.Record != nil {
			s := stepReader{l, &Step{Game: g.Record, number: number}}
			s.read()
			l.Steps = append(l.Steps, s.Step)
		}
	}
}

// Copy returns the record of a step anew, to be played with.
func (l *Lesson) Copy(step int) *game.Game {
	reader := pgn.NewReader(pgn.Options{})
	reader.Feed([]byte(l.text))
	reader.Close()
	for range l.Steps[step].number {
		reader.Next()
	}
	return reader.Next().Record
}

func (l *Lesson) problem(p *Problem) {
	const longest = 60
	if len(l.Problems) < MaxProblems {
		if len(p.Token) > longest {
			p.Token = strings.ToValidUTF8(p.Token[:longest], "") + "…"
		}
		l.Problems = append(l.Problems, *p)
	}
}

// Problem notes what the table finds wrong with a step.
func (l *Lesson) Problem(step int, fault Fault, token string) {
	p := Problem{Step: l.Steps[step].number + 1, Fault: fault, Token: token}
	if !slices.Contains(l.Problems, p) {
		l.problem(&p)
	}
}

// stepReader reads a step.
type stepReader struct {
	lesson *Lesson
	*Step
}

func (s *stepReader) wrong(fault Fault, token string) {
	s.lesson.problem(&Problem{Step: s.number + 1, Fault: fault, Token: token})
}

func (s *stepReader) read() {
	for _, t := range s.Game.Tags() {
		s.tag(t)
	}
	if s.Orientation == reason.Nobody {
		s.Orientation = s.Side
	}
	for stack := []*game.Node{s.Game.Root()}; len(stack) > 0; {
		n := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		s.node(n)
		children := n.Children()
		slices.Reverse(children)
		stack = append(stack, children...)
	}
	if s.Begin == nil {
		s.Begin = s.Game.Root()
	}
	s.Game.Visit(s.Begin)
}

func (s *stepReader) tag(t game.Tag) {
	ok := true
	switch t.Name {
	case "Lesson":
		if ok = isKey(t.Value); ok && s.lesson.Title == "" {
			s.lesson.Title = t.Value
		}
	case "Step":
		if ok = isKey(t.Value); ok {
			s.Title = t.Value
		}
	case "Laws":
		s.Laws, ok = laws.Named(t.Value)
	case "Mode":
		s.Mode = t.Value
	case "Show":
		s.Show = t.Value
	case "Side":
		s.Side, ok = player(t.Value)
	case "Orientation":
		s.Orientation, ok = player(t.Value)
	case "Clocks":
		s.Clocks, ok = s.clocks(t.Value)
	case "Source":
		s.Source = t.Value
	}
	if !ok {
		s.wrong(BadTag, t.Name+" "+t.Value)
	}
}

// node reads the comments at a position.
func (s *stepReader) node(n *game.Node) {
	note := &Note{Node: n}
	comments := n.Notes()
	for _, comment := range append(slices.Clone(comments.Before), comments.After...) {
		if words := pgn.Text(comment); words != "" {
			note.Plain = append(note.Plain, words)
		}
		for _, c := range pgn.Commands(comment) {
			s.command(note, c)
		}
	}
	if len(note.Says)+len(note.Plain)+len(note.Asks) > 0 {
		s.Notes = append(s.Notes, note)
	}
}

func (s *stepReader) command(note *Note, c pgn.Command) {
	switch c.Name {
	case "at":
		s.Begin = note.Node
	case "say":
		if s.key(c.Value) {
			note.Says = append(note.Says, c.Value)
		}
	case "hint":
		if len(note.Asks) == 0 {
			s.wrong(LoneHint, c.Value)
		} else if s.key(c.Value) {
			note.Asks[len(note.Asks)-1].Hint = c.Value
		}
	case "ask":
		s.ask(note, c.Value)
	case "csl", "cal", "clk", "emt", "eval":
	default:
		s.wrong(BadCommand, c.Name)
	}
}

func (s *stepReader) ask(note *Note, value string) {
	words := strings.Fields(value)
	if s.Questions == MaxQuestions {
		s.wrong(TooMany, value)
		return
	}
	if len(words) == 0 || !s.key(words[0]) {
		return
	}
	question := &Question{Number: s.Questions, Key: words[0]}
	if fault := question.Query.read(note.Node, words[1:], s.lesson.read); fault != "" {
		s.wrong(BadQuery, words[0]+": "+fault)
		return
	}
	question.Query.Clocks = s.Clocks
	note.Asks = append(note.Asks, question)
	s.Questions++
}

func (s *stepReader) key(key string) bool {
	if !isKey(key) {
		s.wrong(BadKey, key)
		return false
	}
	return true
}

// isKey tells whether a word can be the key of a text: letters, digits, hyphens and
// dots.
func isKey(word string) bool {
	return word != "" && len(word) <= 64 && !strings.ContainsFunc(word, func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '.')
	})
}

func player(word string) (reason.Player, bool) {
	color, ok := OneOf(colors, word)
	if !ok {
		return reason.Nobody, false
	}
	return reason.White + reason.Player(color), true
}

// clocks reads what both players have left, White first, as in "5:00 1:03:20".
func (s *stepReader) clocks(text string) (*arbiter.Clocks, bool) {
	words := strings.Fields(text)
	if len(words) != 2 {
		return nil, false
	}
	white, okWhite := s.lesson.read.Time(words[0])
	black, okBlack := s.lesson.read.Time(words[1])
	return &arbiter.Clocks{White: white, Black: black}, okWhite && okBlack
}
