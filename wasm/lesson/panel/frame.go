package panel

// How are the panels arranged beside the board?

import "chessarbiter/wasm/lesson/table"

// Foot returns what stands below the board: how to walk through the game.
func Foot(t *table.Table) []Node {
	v := view{t}
	nav := element("div", "walk").with("role", "group").with("aria-label", v.say("go.label"))
	for _, step := range [...]struct{ verb, key, sign string }{
		{"start", "go.start", "|◀\uFE0E"}, {"back", "go.back", "◀\uFE0E"}, {"forward", "go.forward", "▶\uFE0E"}, {"end", "go.end", "▶\uFE0E|"}, {"flip", "go.flip", "⇅"},
	} {
		nav.add(button("step", step.sign, table.Ask(step.verb)).
			with("aria-label", v.say(step.key)).with("title", v.say(step.key)))
	}
	return []Node{nav}
}

// Side returns what stands beside the board: the tabs, and the panel of the one that
// is open.
func Side(t *table.Table) []Node {
	v := view{t}
	tabs := element("div", "tabs").with("role", "tablist").with("aria-label", v.say("tabs"))
	for _, tab := range t.Tabs() {
		isOpen := tab == t.Open
		n := button("tab", v.say("tab."+string(tab)), table.Ask("tab", string(tab))).
			with("role", "tab").with("id", "tab-"+string(tab)).with("aria-controls", "panel").
			with("aria-selected", boolean(isOpen)).with("tabindex", index(isOpen))
		tabs.add(n)
	}
	panel := element("div", "panel panel-"+string(t.Open), open(t)...).
		with("role", "tabpanel").with("id", "panel").with("aria-labelledby", "tab-"+string(t.Open)).with("tabindex", "0")
	return []Node{tabs, panel}
}

// open returns the panel of the tab that is open.
func open(t *table.Table) []Node {
	switch t.Open {
	case table.OfMoves:
		return Moves(t)
	case table.Castling:
		return CastlingTab(t)
	case table.Claims:
		return ClaimsTab(t)
	case table.OfHands:
		return Hands(t)
	case table.Arbiter:
		return Incidents(t)
	case table.OfGuess:
		return GuessPanel(t)
	case table.OfSetup:
		return Setup(t)
	case table.OfExchange:
		return Exchange(t)
	}
	return Why(t)
}

func boolean(is bool) string {
	if is {
		return "true"
	}
	return "false"
}

func index(is bool) string {
	if is {
		return "0"
	}
	return "-1"
}
