package panel

// How does the reader tell what has happened at the board, and ask the arbiter?

import (
	"strconv"
	"strings"

	"chessarbiter/wasm/lesson/table"
)

// kinds are what can happen, each with the fields that it needs.
var kinds = [...]struct{ kind, fields string }{
	{"illegal-move", "ply move discoveredPly offence claimedBy pressed"},
	{"double-move", "color ply offence"},
	{"flag-fall", "color both lastPeriod"},
	{"resignation", "color manner confirmed"},
	{"agreement", ""},
	{"wrong-setup", "detail color movesMade"},
	{"colours-reversed", "movesMade"},
	{"both-kings-in-check", "pressed"},
	{"displaced-pieces", "color pressed"},
	{"clock-without-move", "color offence"},
	{"two-hands", "color offence pressed illegal"},
	{"unreplaced-promotion", "color move offence pressed"},
	{"king-captured", "offence"},
	{"board-turned", "movesMade"},
	{"draw-offer", "color"},
	{"left-without-notice", "color"},
	{"disturbance", "color"},
	{"assistant", "color"},
}

// values are those of the fields that have few, the first where nothing is told. What
// each is called stands in the words under field.NAME.VALUE.
var values = [...]struct{ field, list string }{
	{"color", "white black"},
	{"offence", "1 2 3"},
	{"claimedBy", "arbiter opponent"},
	{"manner", "announced signed stopped-clocks tipped-king handshake"},
	{"detail", "pieces king-and-queen king-and-rook clock"},
	{"pressed", "true false"},
	{"lastPeriod", "true false"},
	{"both", "false true"},
	{"confirmed", "false true"},
	{"illegal", "false true"},
}

// Incidents returns the panel of what can happen at a board.
func Incidents(t *table.Table) []Node {
	v := view{t}
	options := []option{{"", v.say("incident.choose")}}
	fields := ""
	for _, k := range kinds {
		options = append(options, option{k.kind, v.say("incident." + k.kind)})
		if k.kind == t.Report.Kind {
			fields = k.fields
		}
	}
	told := element("div", "fields")
	for name := range strings.FieldsSeq(fields) {
		told.add(v.field(name))
	}
	list := []Node{v.choice("incident.kind", "incident-kind", t.Report.Kind, options), told}
	if t.Report.Kind != "" {
		list = append(list, element("div", "buttons", button("chief", v.say("ask-arbiter"), table.Ask("incident-ask"))))
	} else {
		list = append(list, paragraph("hint", v.say("incident.hint")))
	}
	return append(list, Ruling(t, table.OnIncident)...)
}

// field is a field of what happened.
func (v view) field(name string) Node {
	told := v.Report.Field(name)
	verb := "incident-field " + name
	switch name {
	case "move", "movesMade":
		return v.entry(name, verb, told)
	case "ply", "discoveredPly":
		return v.choice("field."+name, verb, told, v.plyOptions(name))
	}
	key := "field." + name
	if name == "pressed" && v.Report.Kind == "both-kings-in-check" {
		key = "field.since"
	}
	var options []option
	if name == "color" {
		options = append(options, option{"", v.say("field.color.none")})
	}
	for i := range values {
		if values[i].field != name {
			continue
		}
		for value := range strings.FieldsSeq(values[i].list) {
			options = append(options, option{value, v.say(key + "." + value)})
		}
	}
	if told == "" {
		told = v.untold(name, options[0].value)
	}
	return v.choice(key, verb, told, options)
}

// untold is the value of a field that nothing is told of.
func (v view) untold(name, first string) string {
	if name == "pressed" && (v.Report.Kind == "displaced-pieces" || v.Report.Kind == "both-kings-in-check") {
		return "false"
	}
	return first
}

// entry is a field that is written in.
func (v view) entry(name, verb, told string) Node {
	field := element("input", "").with("type", "text").with("autocomplete", "off").with("spellcheck", "false").
		with("data-action", verb).with("value", told)
	n := element("label", "choice", element("span", "", text(v.say("field."+name))), field)
	if v.Report.Wrong == name {
		n.Kids[1] = field.with("aria-invalid", "true")
		n.add(element("span", "failure", text(v.say("field."+name+".wrong"))))
	}
	return n
}

// mostPlies is how many moves of the record can be chosen from, the last ones.
const mostPlies = 40

// plyOptions are the moves of the record, the last one first, after what holds where
// none is chosen.
func (v view) plyOptions(name string) []option {
	options := []option{{"", v.say("field." + name + ".none")}}
	for ply := v.Ply(); ply > 0 && ply > v.Ply()-mostPlies; ply-- {
		options = append(options, option{strconv.Itoa(ply), v.moveAt(ply)})
	}
	return options
}
