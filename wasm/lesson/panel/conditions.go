package panel

// How does the reader choose the edition of the Laws, the language and the kind of
// game?

import (
	"chessarbiter/core/laws"
	"chessarbiter/wasm/lesson/table"
)

// Conditions returns the controls by which the reader chooses by what is judged.
func Conditions(t *table.Table) []Node { return drawn(t, (*view).conditions) }

func (v *view) conditions() {
	v.open("div.conditions")
	v.choice("conditions.edition", "edition")
	for _, e := range laws.Editions() {
		v.option(e.String(), e.String(), v.Edition.String())
	}
	v.endChoice()
	v.choice("conditions.language", "language")
	for i := range table.Languages {
		l := &table.Languages[i]
		v.option(l.Code, l.Name, v.Words.Code())
	}
	v.endChoice()
	v.choose("conditions.time", "time", v.TimeControl.String(), "conditions.", "standard rapid blitz")
	reading := "until-moved"
	if v.WhileUsable {
		reading = "while-usable"
	}
	v.choose("conditions.reading", "reading", reading, "conditions.", "until-moved while-usable")
	v.check(v.say("conditions.supervised"), "supervised", !v.Unsupervised)
	v.check(v.say("conditions.clocks"), "clocks", v.Clocks.Shown)
	v.end()
}
