package table

// What do hands do on the board in this turn, event by event (Article 4)?

import (
	"strings"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/position"
	"chessarbiter/wasm/lesson/script"
)

// Hands is a turn as it is told while the tab of the hands is open: every square that
// is chosen on the board is an event.
type Hands struct {
	// Events are those that happened so far, in their order.
	Events []arbiter.Event
	// Tool is what a chosen square means, Role the piece that is placed.
	Tool HandTool
	Role board.Role
	// ByOpponent tells that the hand is that of the player who is not on move.
	ByOpponent bool
	// Fault says why the event that was told last cannot have happened, "" for none. It is
	// not among the events.
	Fault string
}

// HandTool is what a square means that is chosen on the board.
type HandTool string

// The tools, in the order in which they are offered.
const (
	AnyDeed     HandTool = "auto" // touch where a piece stands, and let go elsewhere
	TouchDeed   HandTool = "touch"
	TogetherToo HandTool = "together" // a touch at the same moment as the one before
	ReleaseDeed HandTool = "release"
	RemoveDeed  HandTool = "remove"
	PlaceDeed   HandTool = "place"
)

// HandTools are the words for all of them.
const HandTools = "auto touch together release remove place"

func (h *Hands) clear() { h.Events, h.Fault = nil, "" }

// eventWords are the words for the kinds of events, in their order; sayings those for
// what is said.
const (
	eventWords = "touch adjust release remove place press say claim complain"
	sayings    = "check adjust castling draw"
)

// The words for the men, in the order of board.Roles, and for claims, in their order.
const (
	roles  = "pawn knight bishop rook queen king"
	claims = "threefold fifty-move"
)

// ReadEvent reads an event of a turn as pages and lessons write it:
//
//	touch=e1, together=h1, release=g1, remove=d5, place=queen@e8
//	press, adjust, complain
//	say=check, say=adjust, say=castling, say=draw
//	claim=threefold, claim=fifty-move
//
// With "opponent:" before it the other player did it.
func ReadEvent(word string) (e arbiter.Event, ok bool) {
	word, e.ByOpponent = strings.CutPrefix(word, "opponent:")
	name, value, _ := strings.Cut(word, "=")
	if name == "together" {
		name, e.Together = "touch", true
	}
	kind, ok := script.OneOf(eventWords, name)
	if !ok {
		return e, false
	}
	e.Kind, e.Square = arbiter.EventKind(kind), board.NoSquare
	n := 0
	switch e.Kind {
	case arbiter.Touch, arbiter.Release, arbiter.Remove:
		e.Square, ok = board.ParseSquare(value)
	case arbiter.Place:
		role, at, _ := strings.Cut(value, "@")
		n, known := script.OneOf(roles, role)
		e.Role = board.Roles[n]
		e.Square, ok = board.ParseSquare(at)
		ok = ok && known
	case arbiter.Say:
		n, ok = script.OneOf(sayings, value)
		e.Say = arbiter.Saying(n)
	case arbiter.ClaimMade:
		n, ok = script.OneOf(claims, value)
		e.Claim = arbiter.ClaimKind(n)
	}
	return e, ok
}

// handle is about the hands on the board:
//
//	square e1                 a square was chosen while the tab is open
//	hand touch=e1             an event, see ReadEvent
//	hand-tool, hand-role, hand-by   the text is what squares mean, which piece, whose hand
//	hand-undo, hand-clear     without the last event, without any
//	hand-play                 makes the move that the hands have made
//	hand-illegal              asks what follows from the illegal move that they have made
func (t *Table) handle(a *Action) bool {
	h := &t.Hands
	switch a.Verb {
	case "square":
		if s, ok := board.ParseSquare(a.Arg(0)); ok && t.Open == OfHands {
			t.chooseSquare(s)
		}
	case "hand":
		if e, ok := ReadEvent(a.Arg(0)); ok {
			t.happens(e)
		}
	case "hand-tool":
		if _, ok := script.OneOf(HandTools, a.Text); ok {
			h.Tool = HandTool(a.Text)
		}
	case "hand-role":
		if n, ok := script.OneOf(roles, a.Text); ok {
			h.Role = board.Roles[n]
		}
	case "hand-by":
		h.ByOpponent = a.Text == "opponent"
	case "hand-undo":
		if n := len(h.Events); n > 0 {
			t.replay(h.Events[:n-1])
		}
	case "hand-clear":
		t.replay(nil)
	case "hand-play":
		t.playHands()
	case "hand-illegal":
		t.askIllegal()
	default:
		return false
	}
	return true
}

// chooseSquare makes an event of a square that was chosen.
func (t *Table) chooseSquare(s board.Square) {
	h := &t.Hands
	e := arbiter.Event{Kind: arbiter.Touch, Square: s, ByOpponent: h.ByOpponent}
	switch h.Tool {
	case TouchDeed:
	case TogetherToo:
		e.Together = true
	case ReleaseDeed:
		e.Kind = arbiter.Release
	case RemoveDeed:
		e.Kind = arbiter.Remove
	case PlaceDeed:
		e.Kind, e.Role = arbiter.Place, h.Role
		if e.Role == board.NoRole {
			e.Role = board.Queen
		}
	default:
		shown := t.HandsBoard()
		held := shown.Held()
		isFree := shown.at(s) == nil || len(held) > 0 && held[len(held)-1] == s
		if len(held) > 0 && isFree && !h.ByOpponent {
			e.Kind = arbiter.Release
		}
	}
	t.happens(e)
}

// happens adds an event to the turn and asks what the hands have come to. One that
// cannot have happened is refused and said.
func (t *Table) happens(e arbiter.Event) {
	h := &t.Hands
	events := append(h.Events[:len(h.Events):len(h.Events)], e)
	by := t.Conditions()
	asked := t.Rule(&Question{Kind: OnHands, Events: events}, &by)
	if h.Fault = asked.Fault; h.Fault != "" {
		t.alert(h.Fault)
		return
	}
	if t.Asked != nil && t.Asked.Applied && t.Asked.Question.Kind == OnHands && t.Answered() != nil {
		return // the turn is ruled on; it goes on by a move
	}
	h.Events = events
	t.Asked = asked
	t.answered(t.Asked)
}

// replay tells the turn anew.
func (t *Table) replay(events []arbiter.Event) {
	h := &t.Hands
	h.Fault = ""
	if t.Asked != nil && t.Asked.Applied {
		return
	}
	h.Events = events
	if t.Asked = nil; len(events) > 0 {
		t.answered(t.Ask(&Question{Kind: OnHands, Events: events}))
	}
}

// playHands makes the move that the hands have made.
func (t *Table) playHands() {
	a := t.Answered()
	if a == nil || a.Question.Kind != OnHands {
		return
	}
	if state := a.Ruling.Hands; state == arbiter.HandsMade || state == arbiter.HandsCompleted {
		if m := a.Ruling.MustPlay; m != position.NoMove && t.Position().IsLegal(m) {
			t.make(m)
		}
	}
}

// askIllegal asks what follows from the illegal move that the hands have made, in the
// tab of the arbiter.
func (t *Table) askIllegal() {
	a := t.Answered()
	if a == nil || a.Question.Kind != OnHands {
		return
	}
	completed := a.Ruling.Hands == arbiter.HandsIllegalCompleted
	if !completed && a.Ruling.Hands != arbiter.HandsIllegal {
		return
	}
	t.Report = Report{Kind: "illegal-move"}
	shown := t.HandsBoard()
	if from, to := shown.moved(); from == board.NoSquare {
		t.Report.Kind = "clock-without-move"
	} else {
		t.Report.tell("move", from.String()+to.String())
		t.Report.tell("pressed", choose(completed, "true", "false"))
	}
	t.Open = Arbiter
	t.askReport()
}
