package panel

// How does the reader tell what has happened at the board, and ask the arbiter?

import (
	"strconv"

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

// incidents is about what can happen at a board.
func (v *view) incidents() {
	chosen := v.Report.Kind
	fields := ""
	v.choice("incident.kind", "incident-kind")
	v.option("", v.say("incident.choose"), chosen)
	for i := range kinds {
		k := &kinds[i]
		v.option(k.kind, v.say("incident."+k.kind), chosen)
		if k.kind == chosen {
			fields = k.fields
		}
	}
	v.endChoice()
	v.open("div.fields")
	for fields != "" {
		var name string
		name, fields = cut(fields, ' ')
		v.field(name)
	}
	v.end()
	if chosen != "" {
		v.draw("div.buttons\n button.chief do=incident-ask @ask-arbiter")
	} else {
		v.draw("p.hint @incident.hint")
	}
	v.answer(table.OnIncident)
}

// field is a field of what happened.
func (v *view) field(name string) {
	told := v.Report.Field(name)
	key := "field." + name
	verb := "incident-field " + name
	switch name {
	case "move", "movesMade":
		v.entry(name, verb, told)
		return
	case "ply", "discoveredPly":
		v.choice(key, verb)
		v.plyOptions(key, told)
		v.endChoice()
		return
	}
	if name == "pressed" {
		switch v.Report.Kind {
		case "both-kings-in-check":
			key = "field.since"
			fallthrough
		case "displaced-pieces":
			if told == "" {
				told = "false"
			}
		}
	}
	v.choice(key, verb)
	if name == "color" {
		v.option("", v.say("field.color.none"), told)
	}
	for i := range values {
		if values[i].field != name {
			continue
		}
		if told == "" && name != "color" {
			told, _ = cut(values[i].list, ' ')
		}
		v.options(told, key+".", values[i].list)
	}
	v.endChoice()
}

// entry is a field that is written in.
func (v *view) entry(name, verb, told string) {
	v.open("label.choice\n span @field." + name)
	v.open("input type=text autocomplete=off spellcheck=false")
	v.does(verb)
	v.set("value", told)
	isWrong := v.Report.Wrong == name
	if isWrong {
		v.set("aria-invalid", "true")
	}
	v.end()
	if isWrong {
		v.draw("span.failure @field." + name + ".wrong")
	}
	v.end()
}

// mostPlies is how many moves of the record can be chosen from, the last ones.
const mostPlies = 40

// plyOptions are the moves of the record, the last one first, after what holds where
// none is chosen.
func (v *view) plyOptions(key, chosen string) {
	v.option("", v.say(key+".none"), chosen)
	for ply := v.Ply(); ply > 0 && ply > v.Ply()-mostPlies; ply-- {
		v.option(strconv.Itoa(ply), v.moveAt(ply), chosen)
	}
}
