package script

// What is asked of the arbiter, and how is it written in a lesson?

import (
	"strings"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/san"
)

// Kind is what a question is about.
type Kind uint8

// The kinds.
const (
	Castling  Kind = iota // may this castling be done; Color, Side
	CanCastle             // can it ever be done; Color, Side
	CanMate               // can this player ever mate; Color
	Status                // is the game over
	Explain               // is this move legal; From, To, Promotion
	Claim                 // is this claim correct; Claim
	Incident              // what follows from what happened; Incident
	Touch                 // what have the hands come to; Events
)

// The words for the kinds, for sides, claims and rates of play, in their order.
const (
	kinds        = "castling can-castle can-mate status explain claim incident touch"
	colors       = "white black"
	sides        = "a h"
	claims       = "threefold fifty-move"
	TimeControls = "standard rapid blitz"
)

// Query is what is asked.
type Query struct {
	Kind      Kind
	Color     board.Color
	Side      castling.Side
	From, To  board.Square
	Promotion board.Role
	Claim     arbiter.ClaimRequest
	Written   string // the intended move of a claim, as it is spelled
	Incident  *arbiter.Incident
	Events    []arbiter.Event

	// Editions are those by which the same is asked, in the order named; where there
	// is none it is that of the table.
	Editions []laws.Edition
	// What is told of the conditions of play; nil for those of the table.
	Time         *laws.TimeControl
	Unsupervised *bool
	WhileUsable  *bool
	Clocks       *arbiter.Clocks
}

// read reads the words of a query at a position. fault is the word at fault,
// or the name of a field, "" for none.
func (q *Query) read(n *game.Node, words []string, read Readers) (fault string) {
	words, fault = q.conditions(words)
	if fault != "" {
		return fault
	}
	if len(words) == 0 {
		return "?"
	}
	kind, ok := OneOf(kinds, words[0])
	if !ok {
		return words[0]
	}
	q.Kind = Kind(kind)
	switch q.Kind {
	case Castling, CanCastle, CanMate:
		fault = q.sides(words)
	case Status:
		if len(words) > 1 {
			fault = words[1]
		}
	case Explain:
		fault = q.squares(words)
	case Claim:
		fault = q.claim(n, words)
	case Incident:
		fault = q.incident(words, read)
	default:
		fault = q.touch(words, read)
	}
	return fault
}

// conditions takes the words on editions and conditions of play out of a query.
func (q *Query) conditions(words []string) (rest []string, fault string) {
	for i := 0; i < len(words); i++ {
		name, value, _ := strings.Cut(words[i], "=")
		ok := true
		switch name {
		case "under":
			for i+1 < len(words) {
				e, known := laws.Named(words[i+1])
				if words[i+1] == "all" {
					q.Editions = laws.Editions()
				} else if known && len(q.Editions) < len(laws.Editions()) {
					q.Editions = append(q.Editions, e)
				} else {
					break
				}
				i++
			}
			ok = len(q.Editions) > 0
		case "time":
			var n int
			n, ok = OneOf(TimeControls, value)
			control := laws.TimeControl(n)
			q.Time = &control
		case "supervised":
			no := value == "no"
			q.Unsupervised, ok = &no, no || value == "yes"
		case "reading":
			usable := value == "while-usable"
			q.WhileUsable, ok = &usable, usable || value == "until-moved"
		default:
			rest = append(rest, words[i])
		}
		if !ok {
			return nil, words[i]
		}
	}
	return rest, ""
}

// sides reads "castling white h", or a colour alone where it is about mate.
func (q *Query) sides(words []string) (fault string) {
	wanted := 3
	if q.Kind == CanMate {
		wanted = 2
	}
	if len(words) != wanted {
		return words[0]
	}
	color, ok := OneOf(colors, words[1])
	if !ok {
		return words[1]
	}
	q.Color = board.Color(color)
	if wanted == 3 {
		side, ok := OneOf(sides, words[2])
		if !ok {
			return words[2]
		}
		q.Side = castling.Side(side)
	}
	return ""
}

// squares reads "explain e7e8q": its squares and what a pawn becomes.
func (q *Query) squares(words []string) (fault string) {
	if len(words) != 2 || len(words[1]) < 4 || len(words[1]) > 5 {
		return words[0]
	}
	word := words[1]
	from, okFrom := board.ParseSquare(word[:2])
	to, okTo := board.ParseSquare(word[2:4])
	if len(word) == 5 {
		i := strings.IndexByte("nbrq", word[4])
		if i < 0 {
			return word
		}
		q.Promotion = [...]board.Role{board.Knight, board.Bishop, board.Rook, board.Queen}[i]
	}
	if !okFrom || !okTo {
		return word
	}
	q.From, q.To = from, to
	return ""
}

// claim reads "claim threefold Qe5+ written=no touched=yes by=opponent".
func (q *Query) claim(n *game.Node, words []string) (fault string) {
	if len(words) == 1 {
		return words[0]
	}
	kind, ok := OneOf(claims, words[1])
	if !ok {
		return words[1]
	}
	q.Claim.Kind = arbiter.ClaimKind(kind)
	for i, word := range words[2:] {
		switch word {
		case "written=yes", "touched=no", "by=player":
		case "written=no":
			q.Claim.Unwritten = true
		case "touched=yes":
			q.Claim.Touched = true
		case "by=opponent":
			q.Claim.ByOpponent = true
		default:
			m, e := san.Parse(n.Position(), word, san.Options{Mode: san.Lenient})
			if e != nil || i > 0 {
				return word
			}
			q.Claim.Intending, q.Written = m, word
		}
	}
	return ""
}

// incident reads "incident flag-fall white lastPeriod=no": the kind, whose it is, the fields.
func (q *Query) incident(words []string, read Readers) (fault string) {
	plain := make([]string, len(words)-1)
	for i, word := range words[1:] {
		name, value, _ := strings.Cut(word, "=")
		switch value {
		case "yes":
			word = name + "=true"
		case "no":
			word = name + "=false"
		}
		plain[i] = word
	}
	if q.Incident = read.Incident(plain); q.Incident == nil {
		return strings.Join(words, " ")
	}
	return ""
}

// touch reads "touch e1 h1 release=g1 press": a square that is touched, or another event.
func (q *Query) touch(words []string, read Readers) (fault string) {
	if len(words) == 1 || len(words) > arbiter.MaxEvents+1 {
		return words[0]
	}
	for _, word := range words[1:] {
		event := word
		if _, ok := board.ParseSquare(word); ok {
			event = "touch=" + word
		}
		e, ok := read.Event(event)
		if !ok {
			return word
		}
		q.Events = append(q.Events, e)
	}
	return ""
}
