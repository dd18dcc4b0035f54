package table

// What do the clocks beside the board show, and what stops and starts them?

import (
	"strings"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/wasm/lesson/script"
)

// Clocks are the two clocks. Their zero value is hidden and shows nothing.
type Clocks struct {
	// Shown tells that the table has clocks; what they show counts for rulings then.
	Shown bool
	// Running tells that one of them runs: that of Turn.
	Running bool
	Turn    board.Color
	// Fallen tells whose flag has fallen.
	Fallen [2]bool

	left  [2]int  // milliseconds, by Color, when the running one was started
	since float64 // when that was
}

// What clocks are first set to, and the most that they can show, in milliseconds.
const (
	firstTime = 5 * 60_000
	mostTime  = 100 * 3600_000
)

// Left returns what a player has left, in milliseconds.
func (t *Table) Left(c board.Color) int {
	left := t.Clocks.left[c]
	if t.Clocks.Running && t.Clocks.Turn == c {
		left -= int(max(0, t.Now-t.Clocks.since))
	}
	return max(0, left)
}

// clocksTold is what a ruling knows of the clocks, nil where there are none.
func (t *Table) clocksTold() *arbiter.Clocks {
	if !t.Clocks.Shown {
		return nil
	}
	return &arbiter.Clocks{White: t.Left(board.White), Black: t.Left(board.Black)}
}

// startClock lets the clock of a player run, and only his.
func (t *Table) startClock(c board.Color) {
	t.stopClocks()
	if !t.Clocks.Fallen[c] {
		t.Clocks.Running, t.Clocks.Turn, t.Clocks.since = true, c, t.Now
	}
}

// stopClocks stops both.
func (t *Table) stopClocks() {
	t.Clocks.left[t.Clocks.Turn] = t.Left(t.Clocks.Turn)
	t.Clocks.Running = false
}

// setClock gives a player so much time, and his flag is up again.
func (t *Table) setClock(c board.Color, ms int) {
	t.stopClocks()
	t.Clocks.left[c], t.Clocks.Fallen[c] = min(max(0, ms), mostTime), false
}

// addTime changes both clocks as a ruling demands. It returns by how much: a clock shows
// neither less than nothing nor more than it can.
func (t *Table) addTime(change *arbiter.Clocks) (added arbiter.Clocks) {
	if !t.Clocks.Shown {
		return added
	}
	t.stopClocks()
	before := t.Clocks.left
	for c := board.White; c <= board.Black; c++ {
		if ms := change.Of(c); ms != 0 {
			t.setClock(c, t.Clocks.left[c]+ms)
		}
	}
	after := t.Clocks.left
	return arbiter.Clocks{White: after[board.White] - before[board.White], Black: after[board.Black] - before[board.Black]}
}

// pressed lets the clock of the player run who has the move, after a move was made
// while one ran; none where the game is over.
func (t *Table) pressed() {
	switch {
	case !t.Clocks.Running:
	case t.IsOver():
		t.stopClocks()
	default:
		t.startClock(t.Position().Turn())
	}
}

// watch finds out whether the flag of the running clock has fallen by now, and says so
// once.
func (t *Table) watch() (fell bool) {
	c := t.Clocks.Turn
	if !t.Clocks.Running || t.Left(c) > 0 {
		return false
	}
	t.stopClocks()
	t.Clocks.Fallen[c] = true
	t.alert(t.Words.Say("clock.fallen." + c.String()))
	return true
}

// keepTime is about the clocks:
//
//	clocks                   shown, where the text is not ""; hidden otherwise
//	clocks 5:00 3:20         shown, with these times for White and Black
//	clock-set white          the text is a time
//	clock-start, clock-stop  the clock of the player who has the move
//	clock-press              the other clock runs, without a move
//	flag white               asks what follows from the flag that has fallen
//	tick                     only time has passed
func (t *Table) keepTime(a *Action) bool {
	switch a.Verb {
	case "clocks":
		t.showClocks(a)
	case "clock-set":
		if c, ok := colorNamed(a.Arg(0)); ok {
			if ms, ok := ReadTime(a.Text); ok {
				t.setClock(c, ms)
				t.askAgain()
			}
		}
	case "clock-start":
		if t.Clocks.Shown && !t.IsOver() {
			t.startClock(t.Position().Turn())
		}
	case "clock-stop":
		t.stopClocks()
	case "clock-press":
		if t.Clocks.Running {
			t.startClock(t.Clocks.Turn.Other())
		}
	case "flag":
		if c, ok := colorNamed(a.Arg(0)); ok && t.Clocks.Fallen[c] {
			t.Report, t.Open = Report{Kind: "flag-fall"}, Arbiter
			t.Report.tell("color", c.String())
			t.askReport()
		}
	case "tick":
	default:
		return false
	}
	return true
}

func (t *Table) showClocks(a *Action) {
	if len(a.Args) == 0 {
		t.stopClocks()
		t.Clocks.Shown = a.Text != ""
		if t.Clocks.left == [2]int{} {
			t.Clocks.left = [2]int{firstTime, firstTime}
		}
		t.askAgain()
		return
	}
	white, ok := ReadTime(a.Arg(0))
	black, known := ReadTime(a.Arg(1))
	if ok && known {
		t.Clocks.Shown = true
		t.setClock(board.White, white)
		t.setClock(board.Black, black)
		t.askAgain()
	}
}

func colorNamed(name string) (board.Color, bool) {
	n, ok := script.OneOf("white black", name)
	return board.Color(n), ok
}

// ReadTime reads a time as people write it: minutes "5", minutes and seconds "5:00",
// or hours with them "1:30:00". It returns milliseconds.
func ReadTime(text string) (ms int, ok bool) {
	parts := strings.Split(strings.TrimSpace(text), ":")
	if len(parts) > 3 {
		return 0, false
	}
	seconds := 0
	for i, part := range parts {
		n, ok := digits(part)
		if !ok || i > 0 && n > 59 {
			return 0, false
		}
		seconds = seconds*60 + n
	}
	if len(parts) == 1 {
		seconds *= 60
	}
	// Compared in seconds: more milliseconds than that may be too many for 32 bits.
	if seconds > mostTime/1000 {
		return 0, false
	}
	return seconds * 1000, true
}

// digits reads a number of at most three digits.
func digits(s string) (n int, ok bool) {
	if s == "" || len(s) > 3 {
		return 0, false
	}
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, true
}
