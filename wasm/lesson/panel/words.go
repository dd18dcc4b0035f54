package panel

// How do the panels name players, moves, plies and squares?

import (
	"strconv"
	"strings"

	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/position"
)

// say returns words of the table.
//
//go:noinline
func (v *view) say(key string, facts ...string) string { return v.Words.Say(key, facts...) }

// player names a player in a heading or a choice.
func (v *view) player(c board.Color) string { return v.say(c.String()) }

// subject names a player who does what the sentence says: "Las blancas" where the
// heading has "Blancas".
func (v *view) subject(c board.Color) string { return v.say("subject." + c.String()) }

// role names a kind of man.
func (v *view) role(r board.Role) string { return v.say("role." + r.String()) }

// manOn names a man with its square.
func (v *view) manOn(r board.Role, s board.Square) string {
	return v.say("small.man", v.role(r), s.String())
}

// notation writes a legal move with the letters of the reader's language.
func (v *view) notation(n *game.Node) string {
	if n.IsNull() {
		return "--"
	}
	return v.spell(n.Parent().Position(), n.Move())
}

// spell writes a legal move of a position with the letters of the reader's language.
func (v *view) spell(p *position.Position, m position.Move) string {
	return v.Spell(p, m)
}

// spellAll writes several.
func (v *view) spellAll(p *position.Position, moves []position.Move) string {
	names := make([]string, len(moves))
	for i, m := range moves {
		names[i] = v.spell(p, m)
	}
	return v.listed(names)
}

// moveAt names the move that led to a ply of the line with its number, "12.Nf3"
// or "12...Nf6", and the first position.
func (v *view) moveAt(ply int) string {
	n := v.At(ply)
	if n == nil || n.Parent() == nil {
		return v.say("first-position")
	}
	return v.numbered(n)
}

func (v *view) numbered(n *game.Node) string {
	return number(n.Parent().Position()) + v.notation(n)
}

// number is what stands before the next move of a position, "12." or "12...".
func number(p *position.Position) string {
	if p.Turn() == board.Black {
		return strconv.Itoa(p.Fullmove()) + "..."
	}
	return strconv.Itoa(p.Fullmove()) + "."
}

// squareList returns "a1", "a1 and b1", "a1, b1 and c1".
func (v *view) squareList(squares []board.Square) string {
	names := make([]string, len(squares))
	for i, s := range squares {
		names[i] = s.String()
	}
	return v.join(names)
}

// join returns a list as a sentence has it.
func (v *view) join(list []string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	last := len(list) - 1
	return v.say("and", v.listed(list[:last]), list[last])
}

// listed returns a list as it stands after a colon, without "and".
func (v *view) listed(list []string) string {
	if len(list) == 0 {
		return ""
	}
	all := list[0]
	for _, s := range list[1:] {
		all = v.say("comma", all, s)
	}
	return all
}

// atPly draws words of the table with a button where {1} stands, which shows a ply.
func (v *view) atPly(template, key string, ply int) {
	before, after, _ := strings.Cut(v.say(key), "{1}")
	v.open(template)
	v.text(before)
	v.plyButton(ply)
	v.text(after)
	v.end()
}
