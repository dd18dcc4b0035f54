package pgn

// How does text that comes in pieces become games, and which place is where?

import "chessarbiter/core/reason"

// Reader reads games from text that comes in pieces: Feed a piece, take what
// Next has until it has none, and so on; after Close, Next gives what is left.
// It keeps no more than the game it is reading, and where the text was cut does
// not matter.
type Reader struct {
	options Options
	closed  bool

	buffer []byte
	at     int // where in buffer the next token begins
	// enough is how much must be in buffer from at on before it is worth looking
	// for the end of the token again.
	enough int
	offset int // of buffer[0] in the whole text

	line      int
	firstByte bool // at is the very start of a line
	carriage  bool // the character before at is a carriage return
	lines     int  // ends of lines since the last token
	games     int  // that have been read
	// skipLine and skipBrace tell that the rest of the line, or of a comment in
	// braces, is left out.
	skipLine, skipBrace bool
	// column is that of buffer[marked].
	column, marked int

	token token
	words words
	game  builder
}

// NewReader returns a Reader at the start of a text.
func NewReader(o Options) *Reader {
	r := &Reader{options: o, line: 1, column: 1, firstByte: true}
	r.begin(0)
	return r
}

// Feed hands in the next piece of the text, which is copied.
func (r *Reader) Feed(chunk []byte) {
	r.discard()
	r.buffer = append(r.buffer, chunk...)
}

func (r *Reader) feed(text string) {
	r.discard()
	r.buffer = append(r.buffer, text...)
}

// discard forgets what has been read.
func (r *Reader) discard() {
	if r.at == 0 {
		return
	}
	r.columnAt(r.at)
	n := copy(r.buffer, r.buffer[r.at:])
	r.buffer = r.buffer[:n]
	r.offset += r.at
	r.at, r.marked = 0, 0
}

// Close tells that the text is complete.
func (r *Reader) Close() {
	r.closed = true
	r.enough = 0
}

// Next returns the next game; nil where more text is needed for it, and, after
// Close, where there is none.
func (r *Reader) Next() *Game {
	for {
		if r.game.over {
			if game, more := r.afterResult(); game != nil || more {
				return game
			}
			continue
		}
		token := r.next()
		switch {
		case token.kind == tokenMore:
			return nil
		case token.kind == tokenEnd:
			if !r.game.begun() {
				return nil
			}
			return r.finish(token)
		case token.kind == tokenTag && r.game.endsBefore(token):
			game := r.finish(token)
			r.handle(token)
			return game
		}
		r.handle(token)
	}
}

// afterResult ends the game whose result has been read, but first takes comments
// behind the result on its line. It returns the game, or neither it nor more
// where a comment was taken; more tells that text is missing.
func (r *Reader) afterResult() (game *Game, more bool) {
	if !r.closed && len(r.buffer)-r.at < r.enough {
		return nil, true
	}
	for r.at < len(r.buffer) && !lineEnd(r.buffer[r.at]) {
		if size := spaceSize(r.buffer[r.at:]); size > 0 {
			r.at += size
			continue
		}
		if !r.closed && partialSpace(r.buffer[r.at:]) {
			break
		}
		if c := r.buffer[r.at]; c != '{' && c != ';' {
			return r.finish(r.here()), false
		}
		token := r.next()
		if token.kind == tokenMore {
			return nil, true
		}
		r.handle(token)
		return nil, false
	}
	if r.at < len(r.buffer) && lineEnd(r.buffer[r.at]) || r.closed {
		return r.finish(r.here()), false
	}
	return nil, true
}

// here returns a token for the place where the next one begins.
func (r *Reader) here() *token {
	r.token = token{kind: tokenEnd, start: r.at, where: r.placeOf(r.at)}
	return &r.token
}

// wait asks for more text before the token that begins at is looked at again:
// for long tokens an eighth more, so that each byte is looked at few times.
func (r *Reader) wait() {
	pending := len(r.buffer) - r.at
	r.enough = pending + 1
	if pending > 4096 {
		r.enough = pending + pending/8
	}
}

// place is a place in the text.
type place struct{ offset, line, column int }

// placeOf returns the place of buffer[start], which lies on the current line and
// not before a place asked for earlier.
//
//go:noinline
func (r *Reader) placeOf(start int) place {
	return place{r.offset + start, r.line, r.columnAt(start)}
}

// columnAt moves the mark to an index and returns its column.
func (r *Reader) columnAt(index int) int {
	for ; r.marked < index; r.marked++ {
		if r.buffer[r.marked]&0xc0 != 0x80 { // not a continuation of a character
			r.column++
		}
	}
	return r.column
}

// newLine notes that a line ends just before an index. A carriage return and a
// line feed after it are one end.
func (r *Reader) newLine(end byte, index int) {
	if end != '\n' || !r.carriage {
		r.line++
		r.lines++
	}
	r.carriage = end == '\r'
	r.column, r.marked = 1, index
	r.firstByte = true
}

// passLines notes the line ends in buffer[from:to].
func (r *Reader) passLines(from, to int) {
	for i := from; i < to; i++ {
		switch c := r.buffer[i]; c {
		case '\n', '\r':
			r.newLine(c, i+1)
		default:
			r.carriage = false
		}
	}
}

// problem notes a fault. In the strict mode each is an error.
func (r *Reader) problem(severity reason.Severity, p *Problem, where *place) {
	if r.options.Mode == Strict {
		severity = reason.Error
	}
	g := &r.game
	switch {
	case len(g.out.Problems) < MaxProblems-1:
	case len(g.out.Problems) == MaxProblems-1:
		p = &Problem{Code: reason.PgnTooMany}
		severity = reason.Error
	default:
		return
	}
	p.Severity = severity
	p.Offset, p.Line, p.Column = where.offset, where.line, where.column
	p.Ply = g.nextPly()
	p.Token = cut(p.Token)
	g.out.Problems = append(g.out.Problems, *p)
}

//go:noinline
func (r *Reader) warn(code reason.Code, token string, where *place) {
	r.problem(reason.Warning, &Problem{Code: code, Token: token}, where)
}

//go:noinline
func (r *Reader) fail(code reason.Code, token string, where *place) {
	r.problem(reason.Error, &Problem{Code: code, Token: token}, where)
}
