package panel

// What does the panel say of the move that was tried last, or of the position?

import "chessarbiter/core/arbiter"

// why tells why a move is not possible, and where none was tried how the game stands.
func (v *view) why() {
	if r := v.Refused; r != nil && len(r.Reasons) > 0 {
		title := r.Text
		if r.Text == "" {
			title = r.From.String() + "–" + r.To.String()
		}
		v.tell("h3.refusal", "why.move", title)
		v.reasons(r.Reasons)
		v.demanded()
		return
	}
	if status := v.Status(); status.Over {
		v.draw("h3 @why.over")
		v.over(status)
		return
	}
	if v.demanded() {
		return
	}
	if len(v.Judged(nil).Claims()) > 0 {
		v.tell("p.lead.is-open", "why.claimable", v.subject(v.Position().Turn()))
		v.draw("div.buttons\n button do=tab+claims @why.to-claims")
		return
	}
	v.draw("p.hint @why.hint")
}

// over tells the score of a game that is over, and what has ended it.
func (v *view) over(status *arbiter.Status) {
	told := v.Context().Status(status)
	v.put("p.result", printed(told.Result))
	v.sentence("p", told.Text, told.Article)
}

// printed writes a score as books do.
func printed(score string) string {
	switch score {
	case "1-0":
		return "1–0"
	case "0-1":
		return "0–1"
	case "1/2-1/2":
		return "½–½"
	}
	return score
}

// demanded names the moves that a ruling at the cursor leaves; nothing where it leaves
// all.
func (v *view) demanded() bool {
	r := v.Ruling()
	if r == nil || r.Moves == nil {
		return false
	}
	key := "why.demanded"
	if len(r.Moves) > 1 {
		key = "why.left"
	}
	var article *string
	if r.Article != "" {
		article = &r.Article
	}
	v.sentence("p", v.say(key, v.spellAll(v.Position(), r.Moves)), article)
	return true
}
