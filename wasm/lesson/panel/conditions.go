package panel

// How does the reader choose the edition of the Laws, the language and the kind of
// game?

import (
	"chessarbiter/core/laws"
	"chessarbiter/wasm/lesson/table"
)

// Conditions returns the controls by which the reader chooses by what is judged.
func Conditions(t *table.Table) []Node {
	v := view{t}
	var editions, languages, times []option
	for _, e := range laws.Editions() {
		editions = append(editions, option{e.String(), e.String()})
	}
	for _, l := range table.Languages {
		languages = append(languages, option{l.Code, l.Name})
	}
	for _, c := range [...]laws.TimeControl{laws.Standard, laws.Rapid, laws.Blitz} {
		times = append(times, option{c.String(), v.say("conditions." + c.String())})
	}
	reading := "until-moved"
	if t.WhileUsable {
		reading = "while-usable"
	}
	readings := []option{
		{"until-moved", v.say("conditions.until-moved")}, {"while-usable", v.say("conditions.while-usable")},
	}
	return []Node{element("div", "conditions",
		v.choice("conditions.edition", "edition", v.Edition.String(), editions),
		v.choice("conditions.language", "language", v.Words.Code(), languages),
		v.choice("conditions.time", "time", v.TimeControl.String(), times),
		v.choice("conditions.reading", "reading", reading, readings),
		v.check("conditions.supervised", "supervised", !t.Unsupervised),
		v.check("conditions.clocks", "clocks", t.Clocks.Shown),
	)}
}

// option is a value that can be chosen, with its name.
type option struct{ value, name string }

// choice is a labelled list of which one is chosen; the choice asks for the action
// with the value as its text.
func (v view) choice(label, verb, chosen string, options []option) Node {
	list := element("select", "").with("data-action", verb)
	for _, o := range options {
		n := element("option", "", text(o.name)).with("value", o.value)
		if o.value == chosen {
			n = n.with("selected", "")
		}
		list.add(n)
	}
	return element("label", "choice", element("span", "", text(v.say(label))), list)
}

// check is a labelled box that is on or off; a change asks for the action with "on" or
// nothing as its text.
func (v view) check(label, verb string, on bool) Node {
	box := element("input", "").with("type", "checkbox").with("data-action", verb)
	if on {
		box = box.with("checked", "")
	}
	return element("label", "check", box, text(" "), element("span", "", text(v.say(label))))
}
