package panel

// How are the panels arranged beside the board?

import (
	"chessarbiter/core/phrase/words"
	"chessarbiter/wasm/lesson/table"
)

// Foot returns what stands below the board: how to walk through the game.
func Foot(t *table.Table) []Node {
	return drawn(t, func(v *view) {
		v.open("div.walk role=group aria-label=@go.label")
		v.walkButton("start", "|◀\uFE0E")
		v.walkButton("back", "◀\uFE0E")
		v.walkButton("forward", "▶\uFE0E")
		v.walkButton("end", "▶\uFE0E|")
		v.walkButton("flip", "⇅")
		v.end()
	})
}

func (v *view) walkButton(verb, sign string) {
	v.put(words.Fill("button.step do={1} aria-label=@go.{1} title=@go.{1}", verb), sign)
}

// Side returns what stands beside the board: the tabs, and the panel of the one that
// is open.
func Side(t *table.Table) []Node { return drawn(t, (*view).side) }

func (v *view) side() {
	v.open("div.tabs role=tablist aria-label=@tabs")
	for _, tab := range v.Tabs() {
		v.open(words.Fill("button.tab role=tab aria-controls=panel id=tab-{1} do=tab+{1} @tab.{1}", string(tab)))
		v.is("aria-selected", tab == v.Open)
		v.reached(tab == v.Open)
		v.end()
	}
	v.end()
	v.open(words.Fill("div.panel.panel-{1} id=panel role=tabpanel tabindex=0 aria-labelledby=tab-{1}", string(v.Open)))
	v.panel()
	v.end()
}

// reached tells whether the Tab key leads to the element, of several that belong together.
func (v *view) reached(is bool) {
	index := "-1"
	if is {
		index = "0"
	}
	v.set("tabindex", index)
}

// panel draws the panel of the tab that is open.
func (v *view) panel() {
	switch v.Open {
	case table.OfMoves:
		v.moves()
	case table.Castling:
		v.castlings(true)
	case table.Claims:
		v.claimsTab()
	case table.OfHands:
		v.hands()
	case table.Arbiter:
		v.incidents()
	case table.OfGuess:
		v.guess()
	case table.OfSetup:
		v.setup()
	case table.OfExchange:
		v.exchange()
	default:
		v.why()
	}
}
