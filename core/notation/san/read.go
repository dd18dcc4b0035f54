package san

// What does a text say, apart from any position?

import (
	"strings"
	"unicode/utf8"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/reason"
)

// unknown stands for a file or rank that the text does not tell.
const unknown = -1

// spoken is what a text says.
type spoken struct {
	castles bool
	side    castling.Side

	role                 board.Role // NoRole where the text names none
	fromFile, fromRank   int8       // unknown where the text is silent
	toFile, toRank       int8       // toRank is unknown only for a pawn's "exd"
	capture, passing     bool       // a sign of capture, a note of en passant
	orKnight             bool       // the pawn's letter may be meant as the Dutch knight's
	promotion, protocols board.Role // protocols is the promotion by the letters of UCI, where it differs
}

// reader goes through a text.
type reader struct {
	text    string
	at      int
	letters *Letters
	unnamed bool // nobody named the letters
}

// Kinds of characters: those of ASCII stand for themselves.
const (
	other = 0xff
	end   = 0
)

// fold returns the kind of a character: the ASCII character whose place it
// takes, other where it has none.
func fold(r rune) byte {
	switch r {
	case '‐', '‑', '‒', '–', '—', '―', '−', '﹣', '-':
		return '-'
	case '×', '✕', '✖', '⨯':
		return 'x'
	case 'О', 'о', 'Ο', 'ο': // Cyrillic and Greek
		return 'O'
	case '†':
		return '+'
	case '‡':
		return '#'
	case '‼', '⁇', '⁈', '⁉':
		return '!'
	case '\u00a0', '\u2009', '\u202f':
		return ' '
	}
	return other
}

// kind returns the kind of the next character and its length; end and 0 at the
// end of the text.
func (r *reader) kind() (byte, int) {
	if r.at >= len(r.text) {
		return end, 0
	}
	b := r.text[r.at]
	switch {
	case b == ' ' || b >= '\t' && b <= '\r':
		return ' ', 1
	case b < ' ' || b == 0x7f:
		return other, 1
	case b < utf8.RuneSelf:
		return b, 1
	}
	char, size := utf8.DecodeRuneInString(r.text[r.at:])
	return fold(char), size
}

// take passes over the next character where it is of that kind.
//
//go:noinline
func (r *reader) take(kind byte) bool {
	k, size := r.kind()
	if k != kind {
		return false
	}
	r.at += size
	return true
}

func (r *reader) spaces() {
	for r.take(' ') {
	}
}

// word passes over a word of ASCII, in either case.
func (r *reader) word(word string) bool {
	if len(r.text)-r.at < len(word) {
		return false
	}
	for i := 0; i < len(word); i++ {
		if r.text[r.at+i]|0x20 != word[i] {
			return false
		}
	}
	r.at += len(word)
	return true
}

// nullSpelling is how a null move is spelled.
type nullSpelling uint8

const (
	notNull      nullSpelling = iota
	recordNull                // as in records of games
	protocolNull              // as in UCI
)

// null tells whether the rest of the text is a null move.
func (r *reader) null() nullSpelling {
	if r.at == len(r.text) || strings.IndexByte("-Z0n@\xe2", r.text[r.at]) < 0 {
		return notNull
	}
	switch trimEnd(r.text[r.at:]) {
	case "--", "––", "Z0", "null", "@@@@":
		return recordNull
	case "0000":
		return protocolNull
	}
	return notNull
}

// read reads the rest of the text, which must be one move; fault is the offset
// of the first character that does not fit, -1 where all do.
func (r *reader) read() (s spoken, fault int) {
	start := r.at
	if side, ok := r.castling(); ok {
		s = spoken{castles: true, side: side}
		fault = r.notes(&s)
		return s, fault
	}
	letterP := r.unnamed && r.word("p")
	r.at = start
	role := r.piece()
	s, fault = r.squares(role)
	if role != board.NoRole || fault < 0 && !s.noPawnReading() {
		s.orKnight = letterP
		return s, fault
	}
	// A small letter is a file, and a piece only where no pawn can be meant.
	r.at = start
	if role, ok := r.smallPiece(); ok {
		if again, wrong := r.squares(role); wrong < 0 || fault == start {
			again.orKnight = letterP
			return again, wrong
		}
	}
	return s, fault
}

// plain reads a move as most texts spell it: the English letter of a piece, what tells its square of
// departure, a capture, the target, a promotion after a sign, one sign of check. It is false, and
// nothing is read, for any other text; what it reads, read would read alike.
func (r *reader) plain(s *spoken) bool {
	text := r.text[r.at:]
	n := len(text)
	if n > 2 && (text[n-1] == '+' || text[n-1] == '#') {
		n--
	}
	*s = spoken{fromFile: unknown, fromRank: unknown}
	if n > 4 && text[n-2] == '=' {
		if s.promotion = plainRole(text[n-1]); s.promotion == board.NoRole {
			return false
		}
		n -= 2
	}
	if n < 2 {
		return false
	}
	s.toFile, s.toRank = within(text[n-2], 'a'), within(text[n-1], '1')
	if s.toFile|s.toRank < 0 {
		return false
	}
	n -= 2
	if n > 0 && text[n-1] == 'x' {
		s.capture = true
		n--
	}
	if n == 0 {
		return !s.capture
	}
	i := 0
	if s.role = plainRole(text[0]); s.role != board.NoRole {
		i = 1
	} else if n > 1 || !s.capture {
		return false
	}
	if i < n {
		if s.fromFile = within(text[i], 'a'); s.fromFile != unknown {
			i++
		}
	}
	if i < n {
		if s.fromRank = within(text[i], '1'); s.fromRank != unknown {
			i++
		}
	}
	// A small letter that is no file beside the target's may be a piece's.
	beside := s.fromFile != unknown && (s.fromFile-s.toFile == 1 || s.toFile-s.fromFile == 1)
	return i == n && (s.role != board.NoRole || beside)
}

// plainRole returns the role with an English letter but the pawn's.
func plainRole(letter byte) board.Role {
	if letter > 'R' || letter == 'P' {
		return board.NoRole
	}
	role, _ := board.RoleOf(letter)
	return role
}

// within returns the place of a character among eight from the lowest on.
func within(c, low byte) int8 {
	if c-low > 7 {
		return unknown
	}
	return int8(c - low)
}

// noPawnReading tells whether what was read as a pawn's file cannot be one.
func (s *spoken) noPawnReading() bool {
	if s.role != board.NoRole || s.fromFile == unknown || s.fromRank != unknown {
		return false
	}
	apart := s.fromFile - s.toFile
	return apart < -1 || apart > 1
}

// castling reads two or three of O, o, 0 and their like, with dashes or without.
func (r *reader) castling() (castling.Side, bool) {
	start, last, count := r.at, r.at, 0
	for ; r.anyO(); r.take('-') {
		last = r.at
		count++
	}
	r.at = last // a dash at the end belongs to no castling
	switch count {
	case 2:
		return castling.HSide, true
	case 3:
		return castling.ASide, true
	}
	r.at = start
	return 0, false
}

func (r *reader) anyO() bool { return r.take('O') || r.take('0') || r.take('o') }

// piece reads a piece's letter or figure.
func (r *reader) piece() board.Role {
	// A quick answer for pawn moves in English letters.
	if r.letters == &english && r.at < len(r.text) && r.text[r.at] >= 'a' && r.text[r.at] <= 'z' {
		return board.NoRole
	}
	if role, size := r.letters.at(r.text[r.at:]); size != 0 {
		r.at += size
		return role
	}
	char, size := utf8.DecodeRuneInString(r.text[r.at:])
	role, ok := figure(char)
	if !ok {
		return board.NoRole
	}
	r.at += size
	if rest := r.text[r.at:]; strings.HasPrefix(rest, "\ufe0e") || strings.HasPrefix(rest, "\ufe0f") {
		r.at += len("\ufe0e") // how the figure is to be drawn
	}
	return role
}

// smallPiece reads a piece's letter written small.
func (r *reader) smallPiece() (board.Role, bool) {
	k, size := r.kind()
	role := r.letters.small(k)
	if role == board.NoRole {
		return role, false
	}
	r.at += size
	return role, true
}

// file and rank read a letter from a to h and a digit from 1 to 8.
func (r *reader) file() int8 { return r.within('a') }
func (r *reader) rank() int8 { return r.within('1') }

//go:noinline
func (r *reader) within(low byte) int8 {
	k, size := r.kind()
	place := within(k, low)
	if place != unknown {
		r.at += size
	}
	return place
}

// squares reads what follows the piece's name up to the end of the text.
func (r *reader) squares(role board.Role) (s spoken, fault int) {
	s = spoken{role: role}
	start := r.at
	s.fromFile, s.fromRank = r.file(), r.rank()
	first := r.at
	if s.fromRank != unknown && s.fromFile == unknown && role == board.NoRole {
		return s, start
	}
	s.capture = r.take('x') || r.take(':') || first != start && r.take('X')
	dash := !s.capture && r.take('-')
	if dash && first == start && role == board.NoRole {
		return s, start
	}
	separated := r.at != first
	second := r.at
	s.toFile = r.file()
	s.toRank = r.rank()
	full := s.fromFile != unknown && s.fromRank != unknown
	switch {
	case s.toFile != unknown && s.toRank != unknown:
	case full && !separated:
		// One square, perhaps with a letter after it that is no file.
		r.at = second
		s.toFile, s.toRank = s.fromFile, s.fromRank
		s.fromFile, s.fromRank = unknown, unknown
	case s.toFile != unknown && pawnLike(role) && s.fromFile != unknown && !full && s.fromFile != s.toFile:
		// A pawn's capture by files alone, such as "exd".
	case s.toFile != unknown:
		return s, r.at
	default:
		return s, second
	}
	if fault := r.promotion(&s, full && !separated && role == board.NoRole); fault >= 0 {
		return s, fault
	}
	fault = r.notes(&s)
	return s, fault
}

func pawnLike(role board.Role) bool { return role == board.NoRole || role == board.Pawn }

// promotion reads =Q, Q, q, (Q), (=Q) or /Q; protocol tells that two squares
// stand before it as in UCI.
func (r *reader) promotion(s *spoken, protocol bool) (fault int) {
	before := r.at
	r.spaces()
	bare, bracket := false, false
	switch {
	case r.take('='), r.take('/'):
		bracket = r.take('(')
	case r.take('('):
		bracket = true
		r.take('=')
	default:
		r.at = before
		bare = true
	}
	letter := r.at
	if bare && r.startsNote() {
		return -1
	}
	role := r.piece()
	if role == board.NoRole {
		k, size := r.kind()
		if role = r.letters.small(k); role != board.NoRole {
			r.at += size
		}
		if protocol && bare {
			if uci, ok := protocolRole(k); ok && role != uci {
				if role == board.NoRole || role == board.King || role == board.Pawn {
					r.at, role = letter+size, uci
				} else {
					s.protocols = uci
				}
			}
		}
	}
	s.promotion = role
	switch {
	case role != board.NoRole && bracket && !r.take(')'):
		return r.at
	case role != board.NoRole, bare:
	case bracket:
		r.at = before // perhaps a note in brackets
	default:
		return letter
	}
	return -1
}

// protocolRole returns the role of a promotion's letter in UCI.
func protocolRole(letter byte) (board.Role, bool) {
	switch letter {
	case 'q', 'r', 'b', 'n':
		return board.RoleOf(letter)
	}
	return board.NoRole, false
}

// startsNote tells whether a word of a note begins here, and not a piece's letter.
func (r *reader) startsNote() bool {
	here := *r
	return here.noteWord(new(spoken))
}

// notes reads what may follow a move: signs and words for check and mate, notes
// of en passant, marks of good and bad moves, the sign of a draw offer.
func (r *reader) notes(s *spoken) (fault int) {
	for {
		k, size := r.kind()
		switch k {
		case end:
			return -1
		case ' ', '+', '#', '!', '?':
			r.at += size
			continue
		}
		if !r.noteWord(s) {
			return r.at
		}
	}
}

// noteWord reads one note that is not a single sign.
func (r *reader) noteWord(s *spoken) bool {
	start := r.at
	bracket := r.take('(')
	switch {
	case bracket && r.take('=') && r.take(')'): // a draw is offered
		return true
	case r.passing():
		s.passing = true
		if !bracket || r.take(')') {
			return true
		}
	case !bracket && (r.word("mate") || r.word("ch")):
		r.take('.')
		return true
	}
	r.at = start
	return false
}

// passing reads e.p. with its stops and space or without.
func (r *reader) passing() bool {
	start := r.at
	if r.word("e") {
		r.take('.')
		r.spaces()
		if r.word("p") {
			r.take('.')
			return true
		}
	}
	r.at = start
	return false
}

// unreadable is the error for the character at an offset.
func unreadable(text string, offset int) *Error {
	token := ""
	for _, char := range text[offset:] {
		token = string(char)
		break
	}
	return &Error{Code: reason.Unreadable, Token: token, Offset: offset, To: board.NoSquare}
}

// clip returns the move in a text from an offset on, without spaces around it,
// as valid UTF-8.
func clip(text string, offset int) string {
	return trimEnd(strings.ToValidUTF8(text[offset:], "\ufffd"))
}

// trimEnd returns a text without the spaces at its end.
func trimEnd(text string) string {
	for {
		char, size := utf8.DecodeLastRuneInString(text)
		if size == 0 || char != ' ' && (char < '\t' || char > '\r') && fold(char) != ' ' {
			return text
		}
		text = text[:len(text)-size]
	}
}
