package panel

// What may a click on a panel ask for, and how is that written into the page?

import (
	"strconv"
	"strings"
)

// The verbs of actions.
const (
	Play  = "play"  // play the move What (UCI)
	Claim = "claim" // claim What ("threefold" or "fifty-move"), intending the move Move (SAN) or none
	Goto  = "goto"  // show the position after Ply half-moves
	Mark  = "mark"  // mark the squares named in What, "" for none
)

// Action is what a button asks for. The page carries it as text in the
// attribute data-action: the verb, then its words.
type Action struct {
	Verb string
	What string
	Move string
	Ply  int
}

// String returns the action as the page carries it.
func (a Action) String() string {
	switch a.Verb {
	case Goto:
		return a.Verb + " " + strconv.Itoa(a.Ply)
	case Mark:
		return strings.TrimSpace(a.Verb + " " + a.What)
	}
	return strings.TrimSpace(a.Verb + " " + a.What + " " + a.Move)
}

// ParseAction reads an action as the page carries it.
func ParseAction(s string) (Action, bool) {
	words := strings.Split(s, " ")
	a := Action{Verb: words[0]}
	rest := words[1:]
	switch {
	case a.Verb == Mark:
		a.What = strings.Join(rest, " ")
	case a.Verb == Goto && len(rest) == 1:
		ply, err := strconv.Atoi(rest[0])
		a.Ply = ply
		return a, err == nil && ply >= 0
	case a.Verb == Play && len(rest) == 1:
		a.What = rest[0]
	case a.Verb == Claim && len(rest) == 1:
		a.What = rest[0]
	case a.Verb == Claim && len(rest) == 2:
		a.What, a.Move = rest[0], rest[1]
	default:
		return Action{}, false
	}
	return a, true
}
