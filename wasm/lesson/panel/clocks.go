package panel

// How do the two clocks look?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/phrase/words"
	"chessarbiter/wasm/lesson/table"
)

// Above returns the clock above the board, nothing where the table has none.
func Above(t *table.Table) []Node {
	return drawn(t, func(v *view) {
		if v.Clocks.Shown {
			v.clock(v.Orientation.Other())
		}
	})
}

// Below returns the clock below the board, and what stops and starts both.
func Below(t *table.Table) []Node {
	return drawn(t, func(v *view) {
		if v.Clocks.Shown {
			v.clock(v.Orientation)
			v.clockControls()
		}
	})
}

func (v *view) clockControls() {
	v.open("div.buttons.clock-controls")
	if v.Clocks.Running {
		v.draw("button do=clock-stop @clock.stop")
		v.draw("button do=clock-press @clock.press")
	} else if !v.IsOver() && !v.Clocks.Fallen[v.Position().Turn()] {
		v.draw("button do=clock-start @clock.start")
	}
	for c := board.White; c <= board.Black; c++ {
		if v.Clocks.Fallen[c] {
			v.draw(words.Fill("button.chief do=flag+{1} @clock.flag.{1}", c.String()))
		}
	}
	v.end()
}

// clock is the clock of a player.
func (v *view) clock(c board.Color) {
	template := "div.clock"
	if v.Clocks.Running && v.Clocks.Turn == c {
		template += ".is-running"
	}
	if v.Clocks.Fallen[c] {
		template += ".is-fallen"
	}
	name := v.say("clock.of." + c.String())
	shows := clockTime(v.Left(c))
	v.open(template + " role=group")
	v.set("aria-label", name)
	v.put("span.who", v.player(c))
	v.open("span.time role=timer")
	v.set("aria-label", name+": "+shows)
	v.text(shows)
	v.end()
	if v.Clocks.Fallen[c] {
		v.draw("span.flag @clock.fallen")
	}
	v.draw(words.Fill(`form.clock-set do=clock-set+{1}
 input type=text size=7 inputmode=numeric autocomplete=off placeholder=5:00 aria-label=@clock.set-of.{1}
 button type=submit @clock.set`, c.String()))
	v.end()
}
