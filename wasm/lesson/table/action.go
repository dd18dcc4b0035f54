package table

// What can the reader of the table ask for, and how is that written into the page?

import "strings"

// Action is what a control asks for. The page carries it as text in the attribute
// data-action: the verb, then its words, with a space between. What the reader has
// written or chosen stands on the lines after the first.
type Action struct {
	Verb string
	Args []string
	Text string
}

// Ask makes an action.
func Ask(verb string, args ...string) Action { return Action{Verb: verb, Args: args} }

// String returns the action as the page carries it.
func (a Action) String() string {
	s := strings.TrimRight(strings.Join(append([]string{a.Verb}, a.Args...), " "), " ")
	if a.Text != "" {
		s += "\n" + a.Text
	}
	return s
}

// Read reads an action as the page carries it.
func Read(s string) Action {
	line, text, _ := strings.Cut(s, "\n")
	words := strings.Fields(line)
	if len(words) == 0 {
		return Action{}
	}
	return Action{Verb: words[0], Args: words[1:], Text: text}
}

// Arg returns an argument, "" where it is missing.
func (a *Action) Arg(i int) string {
	if i < len(a.Args) {
		return a.Args[i]
	}
	return ""
}
