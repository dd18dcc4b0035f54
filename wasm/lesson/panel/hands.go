package panel

// How does the reader tell what hands do on the board, and what have they come to?

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/wasm/lesson/table"
)

// deeds are what a player can do beside the squares: as an event, and how it is called.
var deeds = [...]struct{ event, key string }{
	{"press", "deed.press"},
	{"say=adjust", "deed.adjust"},
	{"say=castling", "deed.castling"},
	{"say=check", "deed.check"},
	{"say=draw", "deed.draw"},
	{"claim=threefold", "deed.threefold"},
	{"claim=fifty-move", "deed.fifty"},
	{"complain", "deed.complain"},
}

// Hands returns the panel of the hands on the board.
func Hands(t *table.Table) []Node {
	v := view{t}
	if t.IsOver() {
		return append([]Node{paragraph("lead", v.say("hands.over"))}, Ruling(t, table.OnHands)...)
	}
	list := []Node{
		paragraph("hint", v.say("hands.hint")),
		element("div", "fields", v.handChoices()...),
		element("div", "buttons", v.deedButtons()...),
		v.eventList(),
	}
	if t.Hands.Fault != "" {
		list = append(list, paragraph("failure", v.say("hands.fault", t.Hands.Fault)))
	}
	return append(list, Ruling(t, table.OnHands)...)
}

func (v view) handChoices() []Node {
	var tools, roles []option
	for _, tool := range table.HandTools {
		tools = append(tools, option{string(tool), v.say("tool." + string(tool))})
	}
	for _, r := range board.Promotions {
		roles = append(roles, option{r.String(), v.say("role." + r.String())})
	}
	by := "player"
	if v.Table.Hands.ByOpponent {
		by = "opponent"
	}
	turn := v.Position().Turn()
	list := []Node{
		v.choice("hands.tool", "hand-tool", string(v.Table.Hands.Tool), tools),
		v.choice("hands.whose", "hand-by", by, []option{{"player", v.player(turn)}, {"opponent", v.player(turn.Other())}}),
	}
	if v.Table.Hands.Tool == table.PlaceDeed {
		list = append(list, v.choice("hands.role", "hand-role", v.Table.Hands.Role.String(), roles))
	}
	return list
}

func (v view) deedButtons() []Node {
	prefix := ""
	if v.Table.Hands.ByOpponent {
		prefix = "opponent:"
	}
	var list []Node
	for _, d := range deeds {
		event := prefix + d.event
		if d.event == "complain" { // only the opponent can
			event = "opponent:complain"
		}
		list = append(list, button("", v.say(d.key), table.Ask("hand", event)))
	}
	return list
}

// eventList tells what has happened so far in this turn.
func (v view) eventList() Node {
	events := v.Table.Hands.Events
	n := element("section", "turn", element("h3", "", text(v.say("hands.turn"))))
	if len(events) == 0 {
		n.add(paragraph("", v.say("hands.nothing")))
		return n
	}
	list := element("ol", "events")
	for i := range events {
		list.add(element("li", "", text(v.event(&events[i]))))
	}
	n.add(list, element("div", "buttons",
		button("", v.say("hands.undo"), table.Ask("hand-undo")), button("", v.say("hands.clear"), table.Ask("hand-clear"))))
	return n
}

// event tells an event in words.
func (v view) event(e *arbiter.Event) string {
	key := [...]string{
		"event.touch", "event.adjust", "event.release", "event.remove", "event.place",
		"event.press", "event.say", "event.claim", "event.complain",
	}[e.Kind%9]
	turn := v.Position().Turn()
	if e.ByOpponent {
		turn = turn.Other()
	}
	fact := ""
	switch e.Kind {
	case arbiter.Touch:
		if e.Together {
			key = "event.together"
		}
		fact = e.Square.String()
	case arbiter.Release, arbiter.Remove, arbiter.Place:
		fact = e.Square.String()
	case arbiter.Say:
		key = [...]string{"event.check", "event.adjust", "event.castling", "event.draw"}[e.Say%4]
	case arbiter.ClaimMade:
		key = [...]string{"event.threefold", "event.fifty"}[e.Claim&1]
	}
	return v.say(key, v.subject(turn), fact, v.say("role."+e.Role.String()))
}
