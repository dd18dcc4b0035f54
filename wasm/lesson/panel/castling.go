package panel

// What does the panel of the castlings show?

import (
	"strconv"
	"strings"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/phrase/words"
	"chessarbiter/core/position"
	"chessarbiter/wasm/lesson/table"
)

// Castlings returns the panel of the four castlings: a card for each, White's
// first, that tells its state, how it is done and what stands in its way.
//
// It stands alone in a page that keeps its game itself. At the table one can ask besides
// whether a castling that is prevented can ever come about.
func Castlings(t *table.Table) []Node {
	return drawn(t, func(v *view) { v.castlings(false) })
}

func (v *view) castlings(asks bool) {
	v.open("ul.castlings")
	for _, option := range arbiter.CastlingOptions(v.Game, v.Edition) {
		v.castling(option, asks)
	}
	v.end()
}

// castling is the card of a castling.
func (v *view) castling(o *arbiter.CastlingOption, asks bool) {
	v.open("li.castling.is-" + o.State.String())
	v.open("h3")
	v.put("span.who", v.castlingName(o))
	v.text(" ")
	v.put("span.san", o.Side.SAN())
	v.end()
	v.tell("p.state", stateKey(o))
	isKept := o.State <= arbiter.CastlingPrevented
	if isKept {
		v.tell("p.way", "castling.way", v.goes(o.Plan.KingFrom, o.Plan.KingTo), v.goes(o.Plan.RookFrom, o.Plan.RookTo))
		if v.Variant() == position.Chess960 {
			v.put("p.how", v.methodWords(&o.Plan))
		}
	}
	if len(o.Reasons) > 0 {
		v.reasons(v.Context().Reasons(o.Reasons, board.NewPiece(o.Color, board.King)))
	}
	if isKept && o.Plan.MayBeOccupied != 0 {
		v.tell("p.how", "castling.occupied", v.squareList(o.Plan.MayBeOccupied.Squares()))
	}
	ever := v.EverOf(o.Color, o.Side)
	if ever != nil {
		v.ever(ever)
	}
	if o.State != arbiter.CastlingNever {
		v.open("div.buttons")
		v.castlingButtons(o, asks && ever == nil)
		v.end()
	}
	v.end()
}

func (v *view) castlingButtons(o *arbiter.CastlingOption, asks bool) {
	if o.State == arbiter.CastlingLost {
		at := v.moveAt(o.Loss.Ply)
		v.castlingButton(o, "button.quiet do=goto+"+strconv.Itoa(o.Loss.Ply), v.say("castling.at", at), v.say("castling.at-label", at))
		return
	}
	if o.Move != position.NoMove {
		castle := v.say("castling.castle")
		v.castlingButton(o, "button do=play+"+uci.Format(o.Move, v.Variant()), castle, castle)
	}
	show := v.say("castling.squares")
	v.castlingButton(o, "button.quiet do=mark"+marks(o), show, show)
	if asks && o.State == arbiter.CastlingPrevented {
		ever := v.say("castling.ever")
		v.castlingButton(o, words.Fill("button.quiet do=can-castle+{1}+{2}", o.Color.String(), o.Side.String()), ever, ever)
	}
}

func (v *view) castlingButton(o *arbiter.CastlingOption, template, label, spoken string) {
	v.open(template)
	v.set("aria-label", spoken+": "+v.castlingName(o))
	v.text(label)
	v.end()
}

// ever tells whether a castling can ever come about, and by which moves.
func (v *view) ever(e *table.EverCastling) {
	v.tell("p.ever", "ever."+e.Verdict.String())
	if len(e.Line) > 0 {
		v.put("p.line", v.line(e.Line))
	}
}

// line writes moves that follow the position, with their numbers.
func (v *view) line(moves []position.Move) string {
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

func (v *view) castlingName(o *arbiter.CastlingOption) string {
	return v.say("castling.name", v.player(o.Color), v.sideName(o.Side))
}

// marks are the squares to mark for a castling: where king and rook go, what the
// king crosses, what stands in the way and what attacks, as words of an action.
func marks(o *arbiter.CastlingOption) (words string) {
	var points, attacks board.SquareSet
	for i := range o.Reasons {
		r := &o.Reasons[i]
		points |= setOf(r.Squares)
		attacks |= setOf(r.By)
	}
	good := o.Plan.KingTo.Set() | o.Plan.RookTo.Set()
	path := o.Plan.KingWay | o.Plan.KingFrom.Set() | o.Plan.RookFrom.Set()
	for _, s := range (path | good | points | attacks).Squares() {
		kind := "=path"
		switch {
		case attacks.Has(s):
			kind = "=attack"
		case points.Has(s):
			kind = "=point"
		case good.Has(s):
			kind = "=good"
		}
		words += "+" + s.String() + kind
	}
	return words
}

func setOf(squares []uint8) (set board.SquareSet) {
	for _, s := range squares {
		set |= board.Square(s & 63).Set()
	}
	return set
}

// sideName names a side as players of the variant do.
func (v *view) sideName(side castling.Side) string {
	switch {
	case v.Variant() == position.Chess960:
		return v.say(side.String() + "-side")
	case side == castling.HSide:
		return v.say("kingside")
	}
	return v.say("queenside")
}

func stateKey(o *arbiter.CastlingOption) string {
	if o.State == arbiter.CastlingLegal && o.Move == position.NoMove {
		return "castling.free"
	}
	return [...]string{"castling.possible", "castling.prevented", "castling.lost", "castling.never"}[o.State&3]
}

func (v *view) goes(from, to board.Square) string {
	if from == to {
		return v.say("castling.stays", from.String())
	}
	return v.say("castling.goes", from.String(), to.String())
}

// methodWords tells how king and rook are moved by hand: the four methods, who
// goes first and who jumps over whom.
func (v *view) methodWords(p *castling.Plan) string {
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
	order := "castling.either"
	switch p.Order {
	case castling.KingFirst:
		order = "castling.king-first"
	case castling.RookFirst:
		order = "castling.rook-first"
	}
	key := "castling.no-jump"
	switch p.Jumps {
	case castling.KingJumps:
		key = "castling.king-jumps"
	case castling.RookJumps:
		key = "castling.rook-jumps"
	case castling.BothJump:
		key = "castling.both-jump"
	}
	return v.say(key, v.say(order))
}
