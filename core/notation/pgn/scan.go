package pgn

// Where does each token of the text begin and end?

import (
	"unicode/utf8"

	"chessarbiter/core/reason"
)

type tokenKind uint8

const (
	tokenMore    tokenKind = iota // the token may go on in text yet to come
	tokenEnd                      // of the whole text
	tokenTag                      // [Name "value"]
	tokenWord                     // a move, a move number, a result, a sign
	tokenComment                  // in braces or after a semicolon; the text is what is inside
	tokenGlyph                    // $ and the digits
	tokenOpen                     // (
	tokenClose                    // )
	tokenStray                    // a character that belongs nowhere here
)

// token is a token of the text; text is valid until the next Feed.
type token struct {
	kind        tokenKind
	start       int // index in the buffer
	where       place
	text        []byte
	lines       int    // ends of lines ahead of it, since the token before
	name, value []byte // of a tag, the value still with its escapes
	fault       reason.Code
}

// next returns the next token and passes over it.
func (r *Reader) next() *token {
	t := &r.token
	*t = token{kind: tokenMore}
	if !r.closed && len(r.buffer)-r.at < r.enough {
		return t
	}
	r.enough = 0
	if !r.toToken() {
		if r.closed {
			return r.here()
		}
		r.wait()
		return t
	}
	start := r.at
	t.start, t.lines = start, r.lines
	if !r.game.begun() && len(r.game.head) == 0 {
		r.game.start = r.offset + start
	}
	switch r.buffer[start] {
	case '{':
		r.brace(t)
	case ';':
		r.restOfLine(t)
	case '[':
		r.bracket(t)
	case '(':
		r.take(t, tokenOpen, start+1)
	case ')':
		r.take(t, tokenClose, start+1)
	case '}', ']':
		r.take(t, tokenStray, start+1)
	case '*':
		r.take(t, tokenWord, start+1)
	case '$':
		r.glyph(t)
	default:
		r.word(t)
	}
	if t.kind == tokenMore {
		r.wait()
		return t
	}
	r.lines, r.firstByte = 0, false
	return t
}

// take makes the token end at an index of the buffer, where the text goes on.
//
//go:noinline
func (r *Reader) take(t *token, kind tokenKind, end int) {
	t.kind, t.text = kind, r.buffer[t.start:end]
	r.at = end
	if kind != tokenWord {
		t.where = r.placeOf(t.start)
	}
}

// marks are the characters that are, or may begin, something else than a part of a word.
var marks = makeMarks()

func makeMarks() (marks [256]uint8) {
	for _, c := range []byte(" \t\n\r\v\f\x1a{}[]();$*%") {
		marks[c] = 1
	}
	for c := utf8.RuneSelf; c < len(marks); c++ {
		marks[c] = 1
	}
	return marks
}

// toToken passes over white space and escaped lines; false where the text, as far
// as it is there, ends before the next token.
func (r *Reader) toToken() bool {
	for r.at < len(r.buffer) {
		c := r.buffer[r.at]
		if marks[c] == 0 && !r.carriage && !r.skipLine && !r.skipBrace {
			return true
		}
		switch {
		case c == '\n' || c == '\r':
			r.loneCarriage(c)
			r.at++
			r.newLine(c, r.at)
			r.skipLine = false
			continue
		case r.skipLine:
			r.carriage = false
			r.at++
			continue
		case r.skipBrace:
			looks, sure := r.firstByte, true
			if looks {
				looks, sure = looksLikeTag(r.buffer[r.at:], r.closed)
			}
			if !sure {
				return false
			}
			if !looks {
				r.skipBrace = c != '}'
				r.firstByte, r.carriage = false, false
				r.at++
				continue
			}
			r.skipBrace = false
		}
		r.loneCarriage(c)
		r.carriage = false
		if size := spaceSize(r.buffer[r.at:]); size > 0 {
			r.at += size
			r.firstByte = r.firstByte && c == 0xef // a byte-order mark does not count
			continue
		}
		if c >= 0x80 && !r.closed && partialSpace(r.buffer[r.at:]) {
			return false
		}
		if c != '%' || !r.firstByte {
			return true
		}
		r.skipLine = true
	}
	return false
}

// loneCarriage tells of a carriage return that no line feed follows.
func (r *Reader) loneCarriage(next byte) {
	if r.carriage && next != '\n' && !r.game.loneCarriage {
		r.game.loneCarriage = true
		where := r.placeOf(r.at)
		r.warn(reason.PgnLineEnd, "", &where)
	}
}

// spaceSize returns how many bytes of white space the text begins with, 0 where
// it begins with none: that of ASCII without the ends of lines, the spaces of
// Unicode, the byte-order mark, and the sign by which DOS ends a file.
func spaceSize(text []byte) int {
	switch c := text[0]; {
	case c == ' ' || c == '\t' || c == '\v' || c == '\f' || c == '\x1a':
		return 1
	case c < 0x80:
		return 0
	case c == 0xc2 && len(text) >= 2 && (text[1] == 0xa0 || text[1] == 0x85):
		return 2
	case len(text) >= 3:
		switch string(text[:3]) {
		case "\u2028", "\u2029", "\u202f", "\u205f", "\u3000", "\ufeff":
			return 3
		}
		if text[0] == 0xe2 && text[1] == 0x80 && text[2] >= 0x80 && text[2] <= 0x8b { // U+2000 to U+200B
			return 3
		}
	}
	return 0
}

// partialSpace tells whether the text may be the beginning of a white space of
// more than one byte.
func partialSpace(text []byte) bool {
	switch text[0] {
	case 0xc2:
		return len(text) < 2
	case 0xe2, 0xe3, 0xef:
		return len(text) < 3
	}
	return false
}

func lineEnd(c byte) bool { return c == '\n' || c == '\r' }

// brace is a comment in braces, which may hold anything but a closing one. A line inside
// it that looks like a tag is the next game's where the comment was never closed: it ends
// before that line if a brace opens after it, or none follows, before one closes.
func (r *Reader) brace(t *token) {
	from := t.start + 1
	limit := min(len(r.buffer), from+r.room())
	for i := from; i < limit; i++ {
		switch c := r.buffer[i]; {
		case c == '}':
			r.comment(t, i, i+1, reason.None)
			return
		case lineEnd(c):
			looks, sure := looksLikeTag(r.buffer[i+1:], r.closed)
			if looks {
				var end int
				if end, sure = r.closing(i+1, limit); sure && end < 0 {
					r.comment(t, i, i, reason.PgnBraceOpen)
				} else if sure {
					r.comment(t, end, end+1, reason.None)
				}
			}
			if looks || !sure {
				return
			}
		}
	}
	r.skipBrace = r.unended(t, limit, reason.PgnBraceOpen)
}

// closing returns where the brace closes that was open at buffer[from], -1 where one opens
// before, or none is near; sure is false where the text so far does not tell.
func (r *Reader) closing(from, limit int) (end int, sure bool) {
	near := min(limit, from+MaxTagBytes)
	i := from
	for i < near && r.buffer[i] != '}' && r.buffer[i] != '{' {
		i++
	}
	switch {
	case i == near:
		return -1, r.closed || near < len(r.buffer)
	case r.buffer[i] == '{':
		return -1, true
	}
	return i, true
}

// restOfLine is a comment up to the end of its line.
func (r *Reader) restOfLine(t *token) {
	from := t.start + 1
	limit := min(len(r.buffer), from+r.room())
	for i := from; i < limit; i++ {
		if lineEnd(r.buffer[i]) {
			r.comment(t, i, i, reason.None)
			return
		}
	}
	r.skipLine = r.unended(t, limit, reason.None)
}

// unended is a comment that does not end before limit: the text is not complete,
// or ends there, which is the given fault, or the game is too long.
func (r *Reader) unended(t *token, limit int, fault reason.Code) (tooLong bool) {
	tooLong = limit < len(r.buffer)
	if tooLong {
		fault = reason.PgnTooLong
	}
	if tooLong || r.closed {
		r.comment(t, limit, limit, fault)
	}
	return tooLong
}

// comment is the comment up to buffer[to], after which the text goes on at end.
//
//go:noinline
func (r *Reader) comment(t *token, to, end int, fault reason.Code) {
	t.kind, t.text, t.fault = tokenComment, r.buffer[t.start+1:to], fault
	t.where = r.placeOf(t.start)
	r.passLines(t.start, end)
	r.at = end
}

// looksLikeTag tells whether a text begins with a tag's name and the quotation
// mark of its value; sure is false where it ends before that can be told, and is
// not whole.
//
//go:noinline
func looksLikeTag(text []byte, whole bool) (looks, sure bool) {
	if len(text) > maxWord {
		text, whole = text[:maxWord], true
	}
	if len(text) == 0 {
		return false, whole
	}
	if text[0] != '[' {
		return false, true
	}
	name := spaces(text, 1)
	i := name
	for i < len(text) && (letterOrDigit(text[i]) || text[i] == '_') {
		i++
	}
	quote := spaces(text, i)
	if quote == len(text) {
		return false, whole
	}
	return i > name && text[quote] == '"', true
}

// spaces returns the index of the first character from i on that is no space.
func spaces(text []byte, i int) int {
	for i < len(text) && (text[i] == ' ' || text[i] == '\t') {
		i++
	}
	return i
}

func letterOrDigit(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || digit(c) }

func digit(c byte) bool { return c >= '0' && c <= '9' }

// glyph is a numeric glyph.
func (r *Reader) glyph(t *token) {
	i := t.start + 1
	for i < len(r.buffer) && digit(r.buffer[i]) && i-t.start < maxWord {
		i++
	}
	if i < len(r.buffer) || r.closed {
		r.take(t, tokenGlyph, i)
	}
}

// word is a run of other characters. A piece's letter in brackets right after a
// move belongs to it, as in e8(Q).
func (r *Reader) word(t *token) {
	start := t.start
	i := start
scan:
	for ; i < len(r.buffer) && i-start < maxWord; i++ {
		if marks[r.buffer[i]] == 0 {
			continue
		}
		switch c := r.buffer[i]; c {
		case ' ', '\t', '\n', '\r', '\v', '\f', '{', '}', '[', ']', ')', ';', '$', '*':
			break scan
		case '(':
			if i == start || len(r.buffer)-i < 3 && !r.closed {
				break scan
			}
			if len(r.buffer)-i < 3 || r.buffer[i+2] != ')' || !letterOrDigit(r.buffer[i+1]) || digit(r.buffer[i+1]) {
				break scan
			}
			i += 2
		default:
			if c < 0x80 {
				continue
			}
			if spaceSize(r.buffer[i:]) > 0 || !r.closed && partialSpace(r.buffer[i:]) {
				break scan
			}
		}
	}
	// Two characters ahead must be known to tell a bracket, three to tell a space.
	if i < start+maxWord && !r.closed && len(r.buffer)-i < 3 && (i == len(r.buffer) || r.buffer[i] == '(' || r.buffer[i] >= 0x80) {
		return
	}
	r.take(t, tokenWord, min(i, start+maxWord))
}

// room returns how much text the game may still have.
func (r *Reader) room() int {
	return max(0, MaxGameBytes-(r.offset+r.at-r.game.start))
}
