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
	"chessarbiter/core/reason"
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

// kinds are the words for the kinds, in their order.
var kinds = [...]string{"castling", "can-castle", "can-mate", "status", "explain", "claim", "incident", "touch"}

// String returns the word for the kind.
func (k Kind) String() string { return kinds[k%Kind(len(kinds))] }

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
	kind := 0
	for kind < len(kinds) && kinds[kind] != words[0] {
		kind++
	}
	if kind == len(kinds) {
		return words[0]
	}
	q.Kind = Kind(kind)
	rest := words[1:]
	switch q.Kind {
	case Castling, CanCastle, CanMate:
		fault = q.sides(rest)
	case Status:
		if len(rest) > 0 {
			fault = rest[0]
		}
	case Explain:
		fault = q.squares(rest)
	case Claim:
		fault = q.claim(n, rest)
	case Incident:
		fault = q.incident(rest, read)
	default:
		fault = q.touch(rest, read)
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
			ok = false
			for _, control := range [...]laws.TimeControl{laws.Standard, laws.Rapid, laws.Blitz} {
				if control.String() == value {
					q.Time, ok = &control, true
				}
			}
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

// sides reads "white h", or a colour alone where it is about mate.
func (q *Query) sides(words []string) (fault string) {
	wanted := 2
	if q.Kind == CanMate {
		wanted = 1
	}
	if len(words) != wanted {
		return q.Kind.String()
	}
	who, ok := player(words[0])
	if !ok {
		return words[0]
	}
	if who == reason.Black {
		q.Color = board.Black
	}
	if wanted == 2 {
		switch words[1] {
		case castling.HSide.String():
			q.Side = castling.HSide
		case castling.ASide.String():
			q.Side = castling.ASide
		default:
			return words[1]
		}
	}
	return ""
}

// squares reads a move as "e7e8q": its squares and what a pawn becomes.
func (q *Query) squares(words []string) (fault string) {
	if len(words) != 1 || len(words[0]) < 4 || len(words[0]) > 5 {
		return q.Kind.String()
	}
	word := words[0]
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

// claim reads "threefold Qe5+ written=no touched=yes by=opponent".
func (q *Query) claim(n *game.Node, words []string) (fault string) {
	switch {
	case len(words) == 0:
		return q.Kind.String()
	case words[0] == arbiter.FiftyMoveClaim.String():
		q.Claim.Kind = arbiter.FiftyMoveClaim
	case words[0] != arbiter.ThreefoldClaim.String():
		return words[0]
	}
	for i, word := range words[1:] {
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

// incident reads "flag-fall white lastPeriod=no": the kind, whose it is, the fields.
func (q *Query) incident(words []string, read Readers) (fault string) {
	plain := make([]string, len(words))
	for i, word := range words {
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
		return q.Kind.String() + " " + strings.Join(words, " ")
	}
	return ""
}

// touch reads "e1 h1 release=g1 press": a square that is touched, or another event.
func (q *Query) touch(words []string, read Readers) (fault string) {
	if len(words) == 0 || len(words) > arbiter.MaxEvents {
		return q.Kind.String()
	}
	for _, word := range words {
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
