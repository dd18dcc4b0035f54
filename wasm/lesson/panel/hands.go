package panel

// How does the reader tell what hands do on the board, and what have they come to?

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/phrase/words"
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

// hands is about the hands on the board.
func (v *view) hands() {
	if !v.IsOver() {
		v.draw("p.hint @hands.hint")
		v.handChoices(&v.Hands)
		v.open("div.buttons")
		v.deedButtons()
		v.end()
		v.eventList()
		if v.Hands.Fault != "" {
			v.tell("p.failure", "hands.fault", v.Hands.Fault)
		}
	} else {
		v.draw("p.lead @hands.over")
	}
	v.answer(table.OnHands)
}

func (v *view) handChoices(h *table.Hands) {
	v.open("div.fields")
	v.choose("hands.tool", "hand-tool", string(h.Tool), "tool.", table.HandTools)
	by := "player"
	if h.ByOpponent {
		by = "opponent"
	}
	turn := v.Position().Turn()
	v.choice("hands.whose", "hand-by")
	v.option("player", v.player(turn), by)
	v.option("opponent", v.player(turn.Other()), by)
	v.endChoice()
	if h.Tool == table.PlaceDeed {
		v.choose("hands.role", "hand-role", h.Role.String(), "role.", "queen rook bishop knight")
	}
	v.end()
}

func (v *view) deedButtons() {
	for i := range deeds {
		d := &deeds[i]
		event := d.event
		if v.Hands.ByOpponent || event == "complain" { // only the opponent can
			event = "opponent:" + event
		}
		v.draw(words.Fill("button do=hand+{1} @{2}", event, d.key))
	}
}

// eventList tells what has happened so far in this turn.
func (v *view) eventList() {
	v.open("section.turn\n h3 @hands.turn")
	events := v.Hands.Events
	if len(events) == 0 {
		v.draw("p @hands.nothing")
	} else {
		v.open("ol.events")
		for i := range events {
			v.put("li", v.event(&events[i]))
		}
		v.end()
		v.draw("div.buttons\n button do=hand-undo @hands.undo\n button do=hand-clear @hands.clear")
	}
	v.end()
}

// event tells an event in words.
func (v *view) event(e *arbiter.Event) string {
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
	return v.say(key, v.subject(turn), fact, v.role(e.Role))
}
