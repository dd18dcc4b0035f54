package panel

// How do the two clocks look?

import (
	"chessarbiter/core/board"
	"chessarbiter/wasm/lesson/table"
)

// Above returns the clock above the board, nothing where the table has none.
func Above(t *table.Table) []Node { return view{t}.clock(t.Orientation.Other()) }

// Below returns the clock below the board, and what stops and starts both.
func Below(t *table.Table) []Node {
	v := view{t}
	list := v.clock(t.Orientation)
	if list == nil {
		return nil
	}
	controls := element("div", "buttons clock-controls")
	if t.Clocks.Running {
		controls.add(
			button("", v.say("clock.stop"), table.Ask("clock-stop")), button("", v.say("clock.press"), table.Ask("clock-press")))
	} else {
		controls.add(button("", v.say("clock.start"), table.Ask("clock-start")))
	}
	for _, c := range [...]board.Color{board.White, board.Black} {
		if t.Clocks.Fallen[c] {
			controls.add(button("chief", v.say("clock.flag."+c.String()), table.Ask("flag", c.String())))
		}
	}
	return append(list, controls)
}

// clock is the clock of a player.
func (v view) clock(c board.Color) []Node {
	if !v.Clocks.Shown {
		return nil
	}
	class := "clock"
	if v.Clocks.Running && v.Clocks.Turn == c {
		class += " is-running"
	}
	name := v.say("clock.of." + c.String())
	shows := clockTime(v.Left(c))
	kids := []Node{
		element("span", "who", text(v.player(c))),
		element("span", "time", text(shows)).with("role", "timer").with("aria-label", name+": "+shows),
	}
	if v.Clocks.Fallen[c] {
		class += " is-fallen"
		kids = append(kids, element("span", "flag", text(v.say("clock.fallen"))))
	}
	entry := element("input", "").with("type", "text").with("size", "7").with("inputmode", "numeric").
		with("autocomplete", "off").with("placeholder", "5:00").with("aria-label", v.say("clock.set-of."+c.String()))
	kids = append(kids, element("form", "clock-set", entry,
		element("button", "", text(v.say("clock.set"))).with("type", "submit")).with("data-action", "clock-set "+c.String()))
	return []Node{element("div", class, kids...).with("role", "group").with("aria-label", name)}
}
