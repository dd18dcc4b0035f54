package panel

// What does the panel of the castlings show?

import (
	"strings"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
	"chessarbiter/wasm/lesson/table"
	"chessarbiter/wasm/wire"
)

// Castlings returns the panel of the four castlings: a card for each, White's
// first, that tells its state, how it is done and what stands in its way.
//
// It stands alone in a page that keeps its game itself.
func Castlings(t *table.Table) []Node { return castlings(t, false) }

// CastlingTab returns the same at the table, where one can ask besides whether a
// castling that is prevented can ever come about.
func CastlingTab(t *table.Table) []Node { return castlings(t, true) }

func castlings(t *table.Table, asks bool) []Node {
	v := view{t}
	list := element("ul", "castlings")
	told := v.Context().Castlings(board.White, board.Black)
	for i, option := range arbiter.CastlingOptions(v.Game, v.Edition) {
		list.add(v.castling(&option, &told[i], asks))
	}
	return []Node{list}
}

// castling is the card of a castling; told has its reasons in words.
func (v view) castling(o *arbiter.CastlingOption, told *wire.CastlingOption, asks bool) Node {
	head := element("h3", "",
		element("span", "who", text(v.castlingName(o))),
		text(" "), element("span", "san", text(o.Side.SAN())))
	n := element("li", "castling is-"+o.State.String(), head, paragraph("state", v.stateWords(o)))
	if o.State <= arbiter.CastlingPrevented {
		n.add(paragraph("way", v.wayWords(o.Plan)))
		if v.Variant() == position.Chess960 {
			n.add(paragraph("how", v.methodWords(o.Plan)))
		}
	}
	if len(told.Reasons) > 0 {
		n.add(v.reasons(told.Reasons))
	}
	if o.State <= arbiter.CastlingPrevented && o.Plan.MayBeOccupied != 0 {
		n.add(paragraph("how", v.say("castling.occupied", v.squareList(o.Plan.MayBeOccupied.Squares()))))
	}
	if e := v.EverOf(o.Color, o.Side); e != nil {
		n.add(v.ever(e)...)
	}
	if buttons := v.castlingButtons(o, asks); len(buttons) > 0 {
		n.add(element("div", "buttons", buttons...))
	}
	return n
}

func (v view) castlingButtons(o *arbiter.CastlingOption, asks bool) []Node {
	name := v.castlingName(o)
	labelled := func(class, label, spoken string, a table.Action) Node {
		return button(class, label, a).with("aria-label", spoken+": "+name)
	}
	var list []Node
	if o.Move != position.NoMove {
		castle := v.say("castling.castle")
		list = append(list, labelled("", castle, castle, table.Ask("play", uci.Format(o.Move, v.Variant()))))
	}
	switch {
	case o.State <= arbiter.CastlingPrevented:
		show := v.say("castling.squares")
		list = append(list, labelled("quiet", show, show, table.Ask("mark", marks(o)...)))
		if asks && o.State == arbiter.CastlingPrevented && v.EverOf(o.Color, o.Side) == nil {
			ever := v.say("castling.ever")
			list = append(list, labelled("quiet", ever, ever, table.Ask("can-castle", o.Color.String(), o.Side.String())))
		}
	case o.State == arbiter.CastlingLost:
		at := v.moveAt(o.Loss.Ply)
		list = append(list, labelled("quiet", v.say("castling.at", at), v.say("castling.at-label", at), goTo(o.Loss.Ply)))
	}
	return list
}

// ever tells whether a castling can ever come about, and by which moves.
func (v view) ever(e *table.EverCastling) []Node {
	list := []Node{paragraph("ever", v.say("ever."+e.Verdict.String()))}
	if len(e.Line) > 0 {
		list = append(list, paragraph("line", v.line(e.Line)))
	}
	return list
}

// line writes moves that follow the position, with their numbers.
func (v view) line(moves []position.Move) string {
	p := *v.Position()
	var b strings.Builder
	for i, m := range moves {
		if i > 0 {
			b.WriteByte(' ')
		}
		if i == 0 || p.Turn() == board.White {
			b.WriteString(number(&p))
		}
		b.WriteString(v.spell(&p, m))
		p = p.Play(m)
	}
	return b.String()
}

func (v view) castlingName(o *arbiter.CastlingOption) string {
	return v.say("castling.name", v.player(o.Color), v.sideName(o.Side))
}

// marks are the squares to mark for a castling: where king and rook go, what the
// king crosses, what stands in the way and what attacks.
func marks(o *arbiter.CastlingOption) []string {
	var kinds [64]string
	mark := func(kind string, squares board.SquareSet) {
		for s := range squares.All() {
			kinds[s] = kind
		}
	}
	mark("path", o.Plan.KingWay|o.Plan.KingFrom.Set()|o.Plan.RookFrom.Set())
	mark("good", o.Plan.KingTo.Set()|o.Plan.RookTo.Set())
	for _, r := range o.Reasons {
		for _, s := range r.Squares {
			kinds[s&63] = "point"
		}
	}
	for _, r := range o.Reasons {
		for _, s := range r.By {
			kinds[s&63] = "attack"
		}
	}
	var words []string
	for s, kind := range kinds {
		if kind != "" {
			words = append(words, board.Square(s).String()+"="+kind)
		}
	}
	return words
}

// sideName names a side as players of the variant do.
func (v view) sideName(side castling.Side) string {
	switch {
	case v.Variant() == position.Chess960:
		return v.say(side.String() + "-side")
	case side == castling.HSide:
		return v.say("kingside")
	}
	return v.say("queenside")
}

func (v view) stateWords(o *arbiter.CastlingOption) string {
	switch o.State {
	case arbiter.CastlingLegal:
		if o.Move != position.NoMove {
			return v.say("castling.possible")
		}
		return v.say("castling.free")
	case arbiter.CastlingPrevented:
		return v.say("castling.prevented")
	case arbiter.CastlingLost:
		return v.say("castling.lost")
	}
	return v.say("castling.never")
}

func (v view) wayWords(p castling.Plan) string {
	return v.say("castling.way", v.goes(p.KingFrom, p.KingTo), v.goes(p.RookFrom, p.RookTo))
}

func (v view) goes(from, to board.Square) string {
	if from == to {
		return v.say("castling.stays", from.String())
	}
	return v.say("castling.goes", from.String(), to.String())
}

// methodWords tells how king and rook are moved by hand: the four methods, who
// goes first and who jumps over whom.
func (v view) methodWords(p castling.Plan) string {
	jumps := func(key string, jumper castling.Jumps) string {
		if p.Jumps == jumper {
			key += "-jumps"
		}
		return v.say(key)
	}
	switch p.Method {
	case castling.Transposition:
		return v.say("castling.transposition")
	case castling.KingOnly:
		return jumps("castling.king-only", castling.KingJumps)
	case castling.RookOnly:
		return jumps("castling.rook-only", castling.RookJumps)
	}
	order := v.say("castling.either")
	switch p.Order {
	case castling.KingFirst:
		order = v.say("castling.king-first")
	case castling.RookFirst:
		order = v.say("castling.rook-first")
	}
	switch p.Jumps {
	case castling.KingJumps:
		return v.say("castling.king-jumps", order)
	case castling.RookJumps:
		return v.say("castling.rook-jumps", order)
	case castling.BothJump:
		return v.say("castling.both-jump", order)
	}
	return v.say("castling.no-jump", order)
}
