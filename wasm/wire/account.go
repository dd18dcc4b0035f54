package wire

// What does a caller tell of what happened at the board, and is it told as asked?

import (
	"strconv"
	"strings"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/phrase"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// Fault is what is wrong with an account of what happened.
type Fault = struct {
	// The code of the error.
	Code string `js:"code"`
	// The field at fault, such as events[2].touch.
	Name string `js:"name"`
	// An English sentence.
	Text string `js:"text"`
}

// The codes of faults.
const (
	faultArgument = "ERR_ARGUMENT" // not told as asked
	faultEvent    = "ERR_EVENT"    // told well, but it cannot have happened so
	faultIncident = "ERR_INCIDENT"
	faultPly      = "ERR_PLY" // the record has no such ply
)

// account reads fields and keeps the first fault.
type account struct{ fault *Fault }

//go:noinline
func (a *account) wrong(name, wanted string, v *value) {
	a.fail(faultArgument, name, wanted+" was expected, not "+v.shown()+".")
}

func (a *account) fail(code, name, text string) {
	if a.fault == nil {
		a.fault = &Fault{code, name, text}
	}
}

// shown says what a value is.
func (v *value) shown() string {
	switch v.kind {
	case boolean:
		if v.truth {
			return "true"
		}
		return "false"
	case number:
		return v.text
	case quoted:
		if len(v.text) > 40 {
			return "a long text"
		}
		return `"` + v.text + `"`
	case list:
		return "a list"
	case object:
		return "an object"
	}
	return "nothing"
}

// word reads one of some words, parted by spaces, and returns its index; fallback
// where nothing is told, which is wrong where fallback is -1.
//
//go:noinline
func (a *account) word(name string, v *value, words string, fallback int) int {
	if v.kind == nothing && fallback >= 0 {
		return fallback
	}
	if v.kind == quoted {
		index := 0
		for word, rest, more := "", words, true; more; index++ {
			if word, rest, more = strings.Cut(rest, " "); word == v.text {
				return index
			}
		}
	}
	a.wrong(name, "one of "+words, v)
	return max(fallback, 0)
}

func (a *account) flag(name string, v *value, fallback bool) bool {
	if v.kind == nothing {
		return fallback
	}
	if v.kind != boolean {
		a.wrong(name, "true or false", v)
	}
	return v.truth
}

//go:noinline
func (a *account) integer(name string, v *value, least, most, fallback int) int {
	if v.kind == nothing {
		return fallback
	}
	if v.kind != number || !v.whole || v.n < least || v.n > most {
		a.wrong(name, "a whole number from "+strconv.Itoa(least)+" to "+strconv.Itoa(most), v)
		return fallback
	}
	return v.n
}

func (a *account) square(name string, v *value) board.Square {
	if v.kind == quoted {
		if s, ok := board.ParseSquare(v.text); ok {
			return s
		}
	}
	a.wrong(name, "a square such as e4", v)
	return board.NoSquare
}

const colors = "white black"

// player reads a colour; nobody where none is told.
func (a *account) player(name string, v *value) reason.Player {
	if v.kind == nothing {
		return reason.Nobody
	}
	return reason.Player(a.word(name, v, colors, -1) + 1)
}

// clocks reads what both players have left, in milliseconds, nil where it is not
// told. Parts of a millisecond do not count.
func (a *account) clocks(name string, v *value) *arbiter.Clocks {
	if v.kind == nothing {
		return nil
	}
	if v.kind != object {
		a.wrong(name, "an object with white and black", v)
	}
	left := func(color string) int {
		field := *v.field(color)
		if whole, _, parts := strings.Cut(field.text, "."); field.kind == number && parts {
			field.n, field.whole = wholeNumber(whole)
		}
		if field.kind == nothing {
			a.wrong(name+"."+color, "a number of milliseconds", &field)
		}
		return a.integer(name+"."+color, &field, 0, 1<<31-1, 0)
	}
	return &arbiter.Clocks{White: left("white"), Black: left("black")}
}

// Told is an account as it was read: what is asked, and the clocks.
type Told struct {
	Clocks   *arbiter.Clocks
	Claim    arbiter.ClaimRequest
	By       reason.Player // who claims; nobody for the player who has the move
	Written  string        // the intended move as it is spelled
	Events   []arbiter.Event
	Incident arbiter.Incident
}

// open reads the pair [what is asked, options].
func (a *account) open(json string, told *Told) *value {
	v, ok := parseJSON(json)
	if !ok || len(v.items) != 2 {
		a.wrong("request", "an account in JSON", &v)
		return &value{}
	}
	options := &v.items[1]
	if options.kind != nothing && options.kind != object {
		a.wrong("options", "an object", options)
	}
	told.Clocks = a.clocks("options.clock", options.field("clock"))
	return &v.items[0]
}

// ReadClaim reads what a player claims.
func ReadClaim(json string) (told *Told, fault *Fault) {
	var a account
	told = new(Told)
	v := a.open(json, told)
	if v.kind != object {
		a.wrong("claim", "an object", v)
	}
	told.Claim.Kind = arbiter.ClaimKind(a.word("claim.kind", v.field("kind"), "threefold fifty-move", -1))
	told.Claim.Touched = a.flag("claim.touched", v.field("touched"), false)
	told.Claim.Unwritten = !a.flag("claim.written", v.field("written"), true)
	told.Claim.Withdrawn = a.flag("claim.withdrawn", v.field("withdrawn"), false)
	told.By = a.player("claim.by", v.field("by"))
	if intending := v.field("intending"); intending.kind == quoted {
		told.Written = intending.text
	} else if intending.kind != nothing {
		a.wrong("claim.intending", "a move", intending)
	}
	if clocks := a.clocks("claim.clock", v.field("clock")); clocks != nil {
		told.Clocks = clocks
	}
	return told, a.fault
}

// ReadEvents reads what the hands did.
func ReadEvents(json string) (told *Told, fault *Fault) {
	var a account
	told = new(Told)
	v := a.open(json, told)
	if v.kind != list || len(v.items) > arbiter.MaxEvents {
		a.wrong("events", "a list of at most "+strconv.Itoa(arbiter.MaxEvents)+" events", v)
		return told, a.fault
	}
	for i := range v.items {
		told.Events = append(told.Events, a.event("events["+strconv.Itoa(i)+"]", &v.items[i]))
	}
	return told, a.fault
}

// eventNames are the fields that tell what happened, in the order of the kinds.
const eventNames = "touch adjust release remove place press say claim complain"

func (a *account) event(name string, v *value) arbiter.Event {
	e := arbiter.Event{Square: board.NoSquare}
	e.ByOpponent = a.word(name+".by", v.field("by"), "player opponent", 0) == 1
	e.Together = a.flag(name+".together", v.field("together"), false)
	found := 0
	kind := arbiter.EventKind(0)
	for field, rest, more := "", eventNames, true; more; kind++ {
		field, rest, more = strings.Cut(rest, " ")
		told := v.field(field)
		if told.kind == nothing {
			continue
		}
		found++
		e.Kind = kind
		at := name + "." + field
		switch kind {
		case arbiter.Adjust, arbiter.Press, arbiter.Complain:
			if !a.flag(at, told, true) {
				a.wrong(at, "true", told)
			}
		case arbiter.Say:
			e.Say = arbiter.Saying(a.word(at, told, "check adjust castling draw", -1))
		case arbiter.ClaimMade:
			e.Claim = arbiter.ClaimKind(a.word(at, told, "threefold fifty-move", -1))
		case arbiter.Place:
			e.Role = board.Roles[a.word(at, told, "pawn knight bishop rook queen king", -1)]
			e.Square = a.square(name+".at", v.field("at"))
		default:
			e.Square = a.square(at, told)
		}
	}
	if found != 1 {
		a.wrong(name, "an event with one of "+eventNames, v)
	}
	return e
}

// incidentKinds are the words for the kinds, in their order.
const incidentKinds = "flag-fall resignation agreement illegal-move double-move clock-without-move two-hands " +
	"unreplaced-promotion wrong-setup colours-reversed board-turned displaced-pieces both-kings-in-check " +
	"left-without-notice disturbance draw-offer assistant king-captured"

// ReadIncident reads what happened.
func ReadIncident(json string) (told *Told, fault *Fault) {
	var a account
	told = new(Told)
	v := a.open(json, told)
	if v.kind != object {
		a.wrong("incident", "an object", v)
		return told, a.fault
	}
	at := func(field string) (string, *value) { return "incident." + field, v.field(field) }
	integer := func(field string, least, fallback int) int {
		name, v := at(field)
		return a.integer(name, v, least, 1<<30, fallback)
	}
	word := func(field, words string, fallback int) int {
		name, v := at(field)
		return a.word(name, v, words, fallback)
	}
	flag := func(field string, fallback bool) bool {
		name, v := at(field)
		return a.flag(name, v, fallback)
	}
	i := &told.Incident
	*i = arbiter.Incident{
		Kind: arbiter.IncidentKind(word("kind", incidentKinds, -1)),
		Both: flag("both", false), EarlierPeriod: !flag("lastPeriod", true),
		Manner:    arbiter.Manner(word("manner", "announced signed stopped-clocks tipped-king handshake", 0)),
		Confirmed: flag("confirmed", false),
		Ply:       integer("ply", -1<<30, arbiter.NextPly), DiscoveredPly: integer("discoveredPly", -1<<30, -1),
		Offence: integer("offence", -1<<30, 1), MovesMade: integer("movesMade", -1<<30, 0),
		Detail:     arbiter.SetupDetail(word("detail", "pieces king-and-queen king-and-rook clock", 0)),
		Illegal:    flag("illegal", false),
		ByOpponent: word("claimedBy", "arbiter opponent", 0) == 1,
		Identified: arbiter.Before,
	}
	name, color := at("color")
	i.Player = a.player(name, color)
	if i.Player == reason.Nobody && (i.Kind == arbiter.Resignation || i.Kind == arbiter.LeftWithoutNotice) {
		a.wrong(name, "white or black", color)
	}
	i.Pressed = flag("pressed", i.Kind != arbiter.DisplacedPieces && i.Kind != arbiter.BothKingsInCheck)
	switch name, v := at("identified"); v.kind {
	case number:
		i.Identified = a.integer(name, v, 0, 1<<30, 0)
	default:
		if !a.flag(name, v, true) {
			i.Identified = arbiter.Unknown
		}
	}
	if name, v := at("move"); v.kind != nothing {
		from, okFrom := board.ParseSquare(v.text[:min(2, len(v.text))])
		to, okTo := board.ParseSquare(v.text[min(2, len(v.text)):min(4, len(v.text))])
		if okFrom && okTo && len(v.text) <= 5 {
			i.Tried = arbiter.Attempt{From: uint8(from), To: uint8(to), Given: true}
		} else {
			a.wrong(name, "a move by its squares, such as e1g1,", v)
		}
	}
	return told, a.fault
}

// ToldRuling is a ruling as JavaScript gives it back: what of it is applied.
type ToldRuling struct {
	Result  game.Result
	End     reason.Code
	Article string
	ByClaim bool // it is a ruling on a claim
	Restore int
	// Moves are those allowed, as they are spelled; nil for all.
	Moves []string
}

// ends are what can end a game, by a ruling or as a ruling may say, too: first those
// that make it a draw.
const (
	ends = "threefold fifty-moves agreement stalemate dead-position fivefold seventy-five-moves " +
		"checkmate resignation flag-fall illegal-moves arbiter"
	drawnEnds = 7
)

// ReadRuling reads a ruling that is to be applied.
func ReadRuling(json string) (told *ToldRuling, fault *Fault) {
	var a account
	told = new(ToldRuling)
	var unused Told
	v := a.open(json, &unused)
	if v.kind != object {
		a.wrong("ruling", "an object", v)
	}
	result := a.word("ruling.result", v.field("result"), "* 1-0 0-1 1/2-1/2", 0)
	told.Result = game.Result(result)
	end := v.field("reason")
	if (result == 0) != (end.kind == nothing) {
		a.fail("ERR_RULING", "ruling", "a result and its reason belong together.")
	} else if result != 0 {
		if a.word("ruling.reason", end, ends, -1) < drawnEnds && told.Result != game.Drawn {
			a.fail("ERR_RULING", "ruling", "by this reason the game is drawn.")
		}
		told.End, _ = reason.Named(end.text)
	}
	if article := v.field("article"); article.kind == quoted {
		told.Article = article.text
	}
	told.ByClaim = strings.HasPrefix(v.field("code").text, "claim-")
	told.Restore = a.integer("ruling.restorePly", v.field("restorePly"), 0, 1<<30, arbiter.Unchanged)
	if moves := v.field("moves"); moves.kind == list && len(moves.items) > 0 {
		for i := range moves.items {
			told.Moves = append(told.Moves, moves.items[i].text)
		}
	} else if moves.kind != nothing {
		a.wrong("ruling.moves", "a list of moves", moves)
	}
	if must := v.field("mustPlay"); must.kind == quoted {
		told.Moves = []string{must.text}
	} else if must.kind != nothing {
		a.wrong("ruling.mustPlay", "a move", must)
	}
	return told, a.fault
}

// FindMove reads a legal move in any notation.
func FindMove(p *position.Position, spelled string) (position.Move, bool) {
	m, e := san.Parse(p, spelled, san.Options{Mode: san.Lenient})
	return m, e == nil
}

// NewFault tells a fault that the arbiter found.
func NewFault(f *arbiter.Fault) *Fault {
	told := &Fault{Code: faultIncident, Name: "incident." + f.Field}
	if f.Event >= 0 {
		told.Code, told.Name = faultEvent, "events["+strconv.Itoa(f.Event)+"]."+f.Field
	} else if f.Field == "ply" || f.Field == "discoveredPly" || f.Field == "identified" {
		told.Code = faultPly
	}
	told.Text = phrase.English.Sentence(&reason.Reason{Code: f.Code}, &phrase.Context{})
	return told
}
