package panel

// What does the panel say of the move that was tried last, or of the position?

import "chessarbiter/wasm/lesson/table"

// Why returns the panel that tells why a move is not possible, and where none was
// tried how the game stands.
func Why(t *table.Table) []Node {
	v := view{t}
	if r := t.Refused; r != nil && len(r.Reasons) > 0 {
		title := r.Text
		if r.Text == "" {
			title = r.From.String() + "–" + r.To.String()
		}
		return append([]Node{
			element("h3", "refusal", text(v.say("why.move", title))),
			v.reasons(r.Reasons),
		}, v.demanded()...)
	}
	if over := v.over(); over != nil {
		return append([]Node{element("h3", "", text(v.say("why.over")))}, over...)
	}
	if demanded := v.demanded(); demanded != nil {
		return demanded
	}
	if len(v.Judged(nil).Claims()) > 0 {
		return []Node{
			paragraph("lead is-open", v.say("why.claimable", v.subject(v.Position().Turn()))),
			element("div", "buttons", button("", v.say("why.to-claims"), table.Ask("tab", string(table.Claims)))),
		}
	}
	return []Node{paragraph("hint", v.say("why.hint"))}
}

// over tells the score of the game at the cursor, and what has ended it; nothing while it goes on.
func (v view) over() []Node {
	status := v.Status()
	if !status.Over {
		return nil
	}
	told := v.Context().Status(status)
	return []Node{paragraph("result", told.Result), v.sentence("p", told.Text, told.Article)}
}

// demanded names the moves that a ruling at the cursor leaves; nothing where it leaves
// all.
func (v view) demanded() []Node {
	r := v.Table.Ruling()
	if r == nil || r.Moves == nil {
		return nil
	}
	key := "why.demanded"
	if len(r.Moves) > 1 {
		key = "why.left"
	}
	var article *string
	if r.Article != "" {
		article = &r.Article
	}
	return []Node{v.sentence("p", v.say(key, v.spellAll(v.Position(), r.Moves)), article)}
}
