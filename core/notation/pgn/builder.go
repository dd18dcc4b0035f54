package pgn

// How do tokens become a record: the tree of variations, the comments and glyphs
// beside the moves, the result?

import (
	"chessarbiter/core/game"
	"chessarbiter/core/reason"
)

// builder is the game being read.
type builder struct {
	out    *Game
	places []place // of the Tags
	start  int     // where it begins in the text
	record *game.Game
	moving bool // the moves have begun, or what stands in their place
	full   bool // too long, or too many moves: the rest is left out
	over   bool // the result has been read

	// head are the comments ahead of the moves.
	head         []string
	headPlace    place
	encoding     bool // a fault of the encoding has been told
	loneCarriage bool // a lone carriage return has been told

	line   // the line being read
	outer  []variation
	beyond int // how many variations are open that are nested too deeply
	moves  int // in all variations

	result      game.Result
	hasResult   bool
	resultToken string
	resultPlace place
	// resultInside tells that the result stood in a variation, which counts only
	// where the variation did not end.
	resultInside bool
}

// line is the state of reading one line, the main one or a variation.
type line struct {
	moved    bool     // it has a move already
	numbered bool     // a move number has come since the last move
	ended    bool     // a move could not be made: the rest of the line is left out
	before   []string // comments for the move to come
}

// variation is a line that was left for a variation of its last move.
type variation struct {
	line
	node  *game.Node // to which it returns
	where place      // of the bracket
}

// begin starts the next game.
func (r *Reader) begin(start int) {
	outer := r.game.outer[:0]
	r.game = builder{out: &Game{}, start: start, outer: outer}
}

// begun tells whether there is anything of the game but comments.
func (b *builder) begun() bool { return b.moving || len(b.out.Tags) > 0 }

// nextPly returns the ply to which the next move would lead.
func (b *builder) nextPly() int {
	if b.record == nil {
		return 0
	}
	return b.record.Ply() + 1
}

// dead tells that nothing but the end of the line, or of the game, is of
// interest.
func (b *builder) dead() bool { return b.record == nil || b.ended || b.full || b.beyond > 0 }

// endsBefore tells whether a tag belongs to the next game: there are moves
// already, or this is a second heading without moves between.
func (b *builder) endsBefore(t *token) bool {
	if b.moving {
		return true
	}
	if !b.hasTag(string(t.name)) {
		return false
	}
	return t.lines > 1 || string(t.name) == "Event"
}

func (b *builder) hasTag(name string) bool {
	_, _, ok := b.tag(name)
	return ok
}

// tag returns the first value under a name, and where it stands.
func (b *builder) tag(name string) (value string, where *place, ok bool) {
	if i := indexOf(b.out.Tags, name); i >= 0 {
		return b.out.Tags[i].Value, &b.places[i], true
	}
	return "", nil, false
}

// handle takes a token into the game.
func (r *Reader) handle(t *token) {
	g := &r.game
	if !g.full && r.offset+r.at-g.start > MaxGameBytes {
		r.fail(reason.PgnTooLong, "", r.tokenPlace(t))
		g.full = true
	}
	switch t.kind {
	case tokenTag:
		r.tag(t)
		return
	case tokenComment:
		r.takeComment(t)
		return
	}
	r.beginMoves()
	switch t.kind {
	case tokenWord:
		r.takeWord(t)
	case tokenGlyph:
		r.takeGlyph(t)
	case tokenOpen:
		r.open(t)
	case tokenClose:
		r.close(t)
	case tokenStray:
		if !g.dead() {
			code := reason.PgnStray
			if t.text[0] == '}' {
				code = reason.PgnBraceClose
			}
			r.warn(code, r.text(t), &t.where)
		}
	}
}

// text returns the text of a token as UTF-8.
func (r *Reader) text(t *token) string { return r.decode(t.text, t) }

func (r *Reader) decode(text []byte, t *token) string {
	decoded, ok := decode(text)
	if !ok && !r.game.encoding {
		r.game.encoding = true
		r.warn(reason.PgnEncoding, decoded, r.tokenPlace(t))
	}
	return decoded
}

// tokenPlace returns the place of a token; that of a word is not known before it
// is asked for.
//
//go:noinline
func (r *Reader) tokenPlace(t *token) *place {
	if t.kind == tokenWord {
		t.where = r.placeOf(t.start)
	}
	return &t.where
}

// tag takes a line of the heading.
func (r *Reader) tag(t *token) {
	g := &r.game
	if len(g.head) > 0 && len(g.out.Tags) == 0 {
		r.warn(reason.PgnCommentBeforeHeading, g.head[0], &g.headPlace)
	}
	if len(g.out.Tags) == 0 && len(g.head) == 0 && r.games > 0 && t.lines < 2 {
		r.strictly(reason.PgnTagAfterMoves, r.text(t), t)
	}
	if t.fault != reason.None {
		r.warn(t.fault, r.text(t), &t.where)
		if len(t.name) == 0 {
			return
		}
	}
	tag := game.Tag{Name: r.decode(t.name, t), Value: r.decode(unescape(t.value), t)}
	if g.hasTag(tag.Name) {
		r.warn(reason.PgnTagTwice, tag.Name, &t.where)
	}
	if len(g.out.Tags) >= maxTags || g.full {
		r.fail(reason.PgnTooLong, tag.Name, &t.where)
		return
	}
	g.out.Tags = append(g.out.Tags, tag)
	g.places = append(g.places, t.where)
}

// beginMoves makes the record when the first token after the heading comes.
func (r *Reader) beginMoves() {
	g := &r.game
	if g.moving {
		return
	}
	g.moving = true
	if r.options.HeadingsOnly {
		return
	}
	if g.record = r.startRecord(); g.record == nil {
		return
	}
	if len(g.head) > 0 {
		g.record.Root().Annotate().After = g.head
	}
	for _, t := range g.out.Tags {
		g.record.AddTag(t.Name, t.Value)
	}
}

// takeComment takes a comment: after the move it follows; before the move to come
// where a move number has been seen, or the variation has no move yet.
func (r *Reader) takeComment(t *token) {
	g := &r.game
	if t.fault != reason.None {
		r.fail(t.fault, "{", &t.where)
	}
	if r.options.HeadingsOnly && g.moving {
		return
	}
	text := r.decode(lines(t.text), t)
	switch {
	case text == "" || g.full:
	case !g.moving:
		if len(g.head) == 0 {
			g.headPlace = t.where
		}
		g.head = append(g.head, text)
	case g.dead():
	case g.numbered || !g.moved && len(g.outer) > 0:
		g.before = append(g.before, text)
	default:
		g.noteAfter(text)
	}
}

func (b *builder) noteAfter(comments ...string) {
	notes := b.record.Current().Annotate()
	notes.After = append(notes.After, comments...)
}

// takeGlyph takes a numeric glyph, which belongs to the move before it.
func (r *Reader) takeGlyph(t *token) {
	g := &r.game
	if g.dead() {
		return
	}
	number := 0
	for _, c := range t.text[1:] {
		number = min(number*10+int(c-'0'), 256)
	}
	if len(t.text) == 1 || number > 255 || !g.moved {
		r.warn(reason.PgnGlyph, string(t.text), &t.where)
		return
	}
	g.glyph(uint8(number))
}

func (b *builder) glyph(glyph uint8) {
	notes := b.record.Current().Annotate()
	notes.NAGs = append(notes.NAGs, glyph)
}

// open begins a variation of the last move.
func (r *Reader) open(t *token) {
	g := &r.game
	if g.beyond > 0 || len(g.outer) == MaxDepth {
		if g.beyond == 0 && !g.dead() {
			r.fail(reason.PgnVariationDepth, "(", &t.where)
		}
		g.beyond++
		return
	}
	v := variation{line: g.line, where: t.where}
	inner := line{}
	switch {
	case g.dead():
		inner.ended = true
	case !g.moved:
		r.fail(reason.PgnVariationNowhere, "(", &t.where)
		inner.ended = true
	default:
		v.node = g.record.Current()
		v.numbered = false
		g.flush()
		g.record.Undo()
	}
	g.outer = append(g.outer, v)
	g.line = inner
}

// flush gives comments that stand before a move that does not come to the move
// before them.
func (b *builder) flush() {
	if len(b.before) > 0 && b.record != nil {
		b.noteAfter(b.before...)
		b.before = nil
	}
}

// close ends a variation and returns to the line it was a variation of.
func (r *Reader) close(t *token) {
	g := &r.game
	switch {
	case g.beyond > 0:
		g.beyond--
	case len(g.outer) == 0:
		if !g.dead() {
			r.warn(reason.PgnVariationClose, ")", &t.where)
		}
	default:
		if !g.moved && !g.dead() {
			r.warn(reason.PgnVariationEmpty, "()", &t.where)
		}
		g.leave()
	}
}

// leave goes back from a variation.
func (b *builder) leave() {
	v := b.outer[len(b.outer)-1]
	b.outer = b.outer[:len(b.outer)-1]
	if !b.ended {
		b.flush()
	}
	b.line = v.line
	if v.node != nil {
		b.record.Visit(v.node)
	}
}

// finish ends the game and begins the next, which begins with the token.
func (r *Reader) finish(t *token) *Game {
	g := &r.game
	where := r.tokenPlace(t)
	r.beginMoves()
	g.hasResult = g.hasResult && (!g.resultInside || len(g.outer) > 0)
	g.beyond = 0
	for len(g.outer) > 0 {
		if v := g.outer[len(g.outer)-1]; v.node != nil && !g.full {
			r.fail(reason.PgnVariationOpen, "(", &v.where)
		}
		g.leave()
	}
	if g.record != nil {
		if !g.ended {
			g.flush()
		}
		r.settleResult(where)
		g.record.Goto(g.record.End())
		g.out.Record = g.record
	}
	out := g.out
	out.Start, out.End = g.start, r.offset+t.start
	r.games++
	r.begin(out.End)
	return out
}

// settleResult decides between the result after the moves, which holds, and that
// of the heading.
func (r *Reader) settleResult(where *place) {
	g := &r.game
	value, at, tagged := g.tag("Result")
	head, spelling := readResult(value)
	switch {
	case !tagged:
	case spelling == resultNone:
		r.warn(reason.PgnResultTag, value, at)
		tagged = false
	case spelling == resultLoose:
		r.warn(reason.PgnResult, value, at)
	}
	switch {
	case !g.hasResult:
		r.warn(reason.PgnResultMissing, "", where)
		g.result = head
	case tagged && head != g.result:
		r.problem(reason.Warning, &Problem{Code: reason.PgnResultMismatch, Token: g.resultToken, Other: head.String()}, &g.resultPlace)
	}
	g.record.SetResult(g.result)
	if g.hasTag("Result") {
		g.record.SetTag("Result", g.result.String())
	}
}
