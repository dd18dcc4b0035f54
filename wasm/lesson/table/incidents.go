package table

// What has happened at the board, in words of a page or a lesson?

import (
	"strings"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/lesson/script"
)

// incidentKinds are the words for the kinds, in their order; they are those of the
// JavaScript API, and so are the names and values of the fields.
const incidentKinds = "flag-fall resignation agreement illegal-move double-move clock-without-move two-hands " +
	"unreplaced-promotion wrong-setup colours-reversed board-turned displaced-pieces both-kings-in-check " +
	"left-without-notice disturbance draw-offer assistant king-captured"

// The words for the values of fields, in the order of the numbers.
const (
	colorWords  = " white black"
	mannerWords = "announced signed stopped-clocks tipped-king handshake"
	detailWords = "pieces king-and-queen king-and-rook clock"
	truthWords  = "false true"
	askerWords  = "arbiter opponent"
)

// ReadIncident reads what happened: its kind, then fields as name=value, or a colour
// alone. Nil where a word is unknown.
//
//	flag-fall white both=true lastPeriod=false
//	illegal-move move=e1g1 ply=5 discoveredPly=8 offence=2 pressed=false claimedBy=opponent
//	double-move black ply=3 identified=false
//	wrong-setup detail=king-and-queen movesMade=12
//	resignation white manner=handshake confirmed=true
func ReadIncident(words []string) *arbiter.Incident {
	if len(words) == 0 {
		return nil
	}
	kind, ok := script.OneOf(incidentKinds, words[0])
	if !ok {
		return nil
	}
	i := &arbiter.Incident{
		Kind: arbiter.IncidentKind(kind), Ply: arbiter.NextPly, DiscoveredPly: -1, Offence: 1, Identified: arbiter.Before,
	}
	i.Pressed = i.Kind != arbiter.DisplacedPieces && i.Kind != arbiter.BothKingsInCheck
	for _, word := range words[1:] {
		name, value, given := strings.Cut(word, "=")
		if !given {
			name, value = "color", word
		}
		if !setField(i, name, value) {
			return nil
		}
	}
	return i
}

// setField sets a field of an incident by its name.
func setField(i *arbiter.Incident, name, value string) bool {
	number := func(field *int) bool {
		n, ok := script.Number(value)
		*field = n
		return ok
	}
	n, ok := 0, false
	truth := func(field *bool) bool {
		n, ok = script.OneOf(truthWords, value)
		*field = n == 1
		return ok
	}
	switch name {
	case "color":
		n, ok = script.OneOf(colorWords, value)
		i.Player = reason.Player(n)
	case "manner":
		n, ok = script.OneOf(mannerWords, value)
		i.Manner = arbiter.Manner(n)
	case "detail":
		n, ok = script.OneOf(detailWords, value)
		i.Detail = arbiter.SetupDetail(n)
	case "claimedBy":
		n, ok = script.OneOf(askerWords, value)
		i.ByOpponent = n == 1
	case "both":
		return truth(&i.Both)
	case "confirmed":
		return truth(&i.Confirmed)
	case "pressed":
		return truth(&i.Pressed)
	case "illegal":
		return truth(&i.Illegal)
	case "lastPeriod":
		ok = truth(&i.EarlierPeriod)
		i.EarlierPeriod = !i.EarlierPeriod
	case "ply":
		return number(&i.Ply)
	case "discoveredPly":
		return number(&i.DiscoveredPly)
	case "offence":
		return number(&i.Offence)
	case "movesMade":
		return number(&i.MovesMade)
	case "identified":
		if value == "false" {
			i.Identified = arbiter.Unknown
			return true
		}
		return number(&i.Identified)
	case "move":
		i.Tried, ok = attemptOf(value)
	}
	return ok
}

// attemptOf reads a move by its squares, such as "e1g1".
func attemptOf(text string) (arbiter.Attempt, bool) {
	if len(text) < 4 || len(text) > 5 {
		return arbiter.Attempt{}, false
	}
	from, ok := board.ParseSquare(text[:2])
	to, known := board.ParseSquare(text[2:4])
	return arbiter.Attempt{From: uint8(from), To: uint8(to), Given: true}, ok && known
}

// Report is an incident as the reader has told it so far: its kind, and the fields that
// were filled in, as name=value.
type Report struct {
	Kind   string
	Fields []string
	// Wrong is the field that was told last and cannot be so, "" for none.
	Wrong string
}

// Field returns what was told of a field, "" for nothing.
func (r *Report) Field(name string) string {
	for _, field := range r.Fields {
		if known, value, _ := strings.Cut(field, "="); known == name {
			return value
		}
	}
	return ""
}

// tell fills a field in, or with "" empties it.
func (r *Report) tell(name, value string) {
	kept := r.Fields[:0:0]
	for _, field := range r.Fields {
		if known, _, _ := strings.Cut(field, "="); known != name {
			kept = append(kept, field)
		}
	}
	if value != "" {
		kept = append(kept, name+"="+value)
	}
	r.Fields = kept
}

// report is about the incident that is told:
//
//	incident-kind            the text names it
//	incident-field offence   the text is its value, "" for none
//	incident-ask             puts it to the arbiter
func (t *Table) report(a *Action) bool {
	switch a.Verb {
	case "incident-kind":
		if _, ok := script.OneOf(incidentKinds, a.Text); ok {
			t.Report = Report{Kind: a.Text}
			t.forget()
		}
	case "incident-field":
		value := strings.TrimSpace(a.Text)
		var trial arbiter.Incident
		if value != "" && !setField(&trial, a.Arg(0), value) {
			t.Report.Wrong = a.Arg(0)
			break
		}
		t.Report.Wrong = ""
		t.Report.tell(a.Arg(0), value)
		if asked := t.Answered(); asked != nil && !asked.Applied && asked.Question.Kind == OnIncident {
			t.askReport()
		}
	case "incident-ask":
		t.askReport()
	default:
		return false
	}
	return true
}

func (t *Table) askReport() {
	t.askIncident(append([]string{t.Report.Kind}, t.Report.Fields...))
}

func (t *Table) askIncident(words []string) {
	if incident := ReadIncident(words); incident != nil {
		t.answered(t.Ask(&Question{Kind: OnIncident, Incident: incident}))
	}
}
