package pgn

// What does a tag of the heading say?

import "chessarbiter/core/reason"

// bracket is a tag or, among the moves, something in brackets that is none.
func (r *Reader) bracket(t *token) {
	if r.game.moving {
		looks, sure := looksLikeTag(r.buffer[t.start:], r.closed)
		switch {
		case !sure:
			return
		case !looks:
			r.strayBracket(t)
			return
		}
	}
	s := tagScanner{text: r.buffer[t.start:], whole: r.closed}
	if len(s.text) > MaxTagBytes {
		s.text, s.whole = s.text[:MaxTagBytes], true
	}
	if !s.scan() {
		return
	}
	r.take(t, tokenTag, t.start+s.end)
	t.name, t.value = s.name, s.value
	if s.faulty {
		t.fault = reason.PgnTag
	}
	r.passLines(t.start, r.at)
	r.skipLine = s.end == MaxTagBytes
}

// strayBracket is what stands in brackets, within one line.
func (r *Reader) strayBracket(t *token) {
	i := t.start
	for i < len(r.buffer) && r.buffer[i] != ']' && !lineEnd(r.buffer[i]) && i-t.start < MaxTagBytes {
		i++
	}
	if i == len(r.buffer) && !r.closed {
		return
	}
	if i < len(r.buffer) && r.buffer[i] == ']' {
		i++
	}
	r.take(t, tokenStray, i)
}

// tagScanner takes a tag apart: [, a name, a value in quotation marks, ]. It also
// takes a value without quotation marks, with some of its own inside, and a tag
// that its line ends before the tag does.
type tagScanner struct {
	text  []byte // from the opening bracket on
	whole bool   // no more text will come

	name, value []byte
	end         int // where the text goes on
	faulty      bool
}

// scan is false where the text ends before the tag does.
func (s *tagScanner) scan() bool {
	start, crossed := s.blanks(1)
	if crossed && (start == len(s.text) || s.text[start] == '[') {
		s.end, s.faulty = 1, true // a bracket alone
		return s.whole || start < len(s.text)
	}
	i := start
	for i < len(s.text) && !lineEnd(s.text[i]) {
		if c := s.text[i]; c == ' ' || c == '\t' || c == '"' || c == ']' {
			break
		}
		i++
	}
	s.name = s.text[min(start, i):i]
	s.faulty = len(s.name) == 0
	nameEnd := i
	i, crossed = s.blanks(i)
	switch {
	case i == len(s.text):
		s.end, s.faulty = nameEnd, true
		return s.whole
	case s.text[i] == '"':
		return s.quoted(i + 1)
	case crossed:
		s.end, s.faulty = nameEnd, true
		return true
	}
	return s.unquoted(i)
}

// blanks returns the index of the next character that is no white space; crossed
// tells that a line ended before it.
func (s *tagScanner) blanks(i int) (index int, crossed bool) {
	for ; i < len(s.text); i++ {
		switch c := s.text[i]; {
		case lineEnd(c):
			crossed = true
		case c != ' ' && c != '\t':
			return i, crossed
		}
	}
	return i, crossed
}

// unquoted takes the rest of the line, up to the closing bracket, as the value.
func (s *tagScanner) unquoted(start int) bool {
	s.faulty = true
	i := start
	for i < len(s.text) && s.text[i] != ']' && !lineEnd(s.text[i]) {
		i++
	}
	s.value = trim(s.text[start:i])
	s.end = i
	if i == len(s.text) {
		return s.whole
	}
	if s.text[i] == ']' {
		s.end++
	}
	return true
}

// quoted takes the value up to a quotation mark with the closing bracket behind
// it, or the end of the line.
func (s *tagScanner) quoted(start int) bool {
	for i := start; i < len(s.text); i++ {
		switch c := s.text[i]; {
		case c == '\\' && i+1 < len(s.text) && (s.text[i+1] == '"' || s.text[i+1] == '\\'):
			i++
		case lineEnd(c):
			s.unclosed(start, i)
			return true
		case c == '"':
			next, crossed := s.blanks(i + 1)
			switch {
			case next < len(s.text) && s.text[next] == ']':
				s.value, s.end = s.text[start:i], next+1
				return true
			case next == len(s.text) && !s.whole:
				return false
			case next == len(s.text) || crossed || s.text[next] == '[':
				s.value, s.end, s.faulty = s.text[start:i], i+1, true
				return true
			}
			s.faulty = true // a quotation mark inside the value
		}
	}
	s.unclosed(start, len(s.text))
	return s.whole
}

// unclosed takes the value up to the end of the line, without a bracket and a
// quotation mark there, of which a backslash had taken the meaning.
func (s *tagScanner) unclosed(start, end int) {
	s.faulty, s.end = true, end
	s.value = trim(s.text[start:end])
	if n := len(s.value); n > 0 && s.value[n-1] == ']' {
		s.value = trim(s.value[:n-1])
		if n := len(s.value); n > 0 && s.value[n-1] == '"' {
			s.value = s.value[:n-1]
		}
	}
}

// trim returns the text without white space of ASCII at its ends.
func trim[T string | []byte](text T) T {
	for len(text) > 0 && asciiSpace(text[0]) {
		text = text[1:]
	}
	for len(text) > 0 && asciiSpace(text[len(text)-1]) {
		text = text[:len(text)-1]
	}
	return text
}

func asciiSpace(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }

// unescape returns a tag's value without the backslashes that guard quotation
// marks and backslashes.
func unescape(value []byte) []byte {
	var plain []byte
	for i := 0; i < len(value); i++ {
		if value[i] == '\\' && i+1 < len(value) && (value[i+1] == '"' || value[i+1] == '\\') {
			if plain == nil {
				plain = append(make([]byte, 0, len(value)), value[:i]...)
			}
			i++
		}
		if plain != nil {
			plain = append(plain, value[i])
		}
	}
	if plain == nil {
		return value
	}
	return plain
}
