package san

// By which letters are the pieces named?

import (
	"strings"
	"unicode/utf8"

	"chessarbiter/core/board"
)

// Letters is one set of names for the six roles. Only LettersOf, NewLetters and
// the variables of this package make them; a Letters never changes.
type Letters struct {
	// names are indexed by role. No name stands for a pawn, whose moves name
	// none; one that is given is read and never written.
	names [8]string
	more  []spelling // what is read besides
}

// spelling is a further name of a role.
type spelling struct {
	text string
	role board.Role
}

// order is that in which the names of the roles are listed.
var order = [6]board.Role{board.King, board.Queen, board.Rook, board.Bishop, board.Knight, board.Pawn}

// set makes Letters from names in the order king, queen, rook, bishop, knight,
// pawn.
func set(king, queen, rook, bishop, knight, pawn string, more ...spelling) Letters {
	return Letters{
		names: [8]string{
			board.King: king, board.Queen: queen, board.Rook: rook,
			board.Bishop: bishop, board.Knight: knight, board.Pawn: pawn,
		},
		more: more,
	}
}

// Figurines names the pieces by their figures. Reading takes figures of both
// colours, whatever the letters; writing uses the outlined ones.
var Figurines = &figurines

var figurines = set("♔", "♕", "♖", "♗", "♘", "♙")

// NewLetters makes a set of names of a caller's own. Each name has one character
// or two, begins with a capital or with a letter outside ASCII, and differs from
// the others; that of the pawn may be empty. ok is false where one does not fit.
func NewLetters(king, queen, rook, bishop, knight, pawn string) (letters *Letters, ok bool) {
	l := set(king, queen, rook, bishop, knight, pawn)
	for _, r := range board.Roles[:] {
		if name := l.names[r]; (name != "" || r != board.Pawn) && !validName(name) {
			return nil, false
		}
		for _, other := range board.Roles[:] {
			if r != other && l.names[r] == l.names[other] {
				return nil, false
			}
		}
	}
	return &l, true
}

// validName tells whether a name cannot be mistaken for a square or a sign.
func validName(name string) bool {
	first, n := utf8.DecodeRuneInString(name)
	if !nameRune(first) || first >= 'a' && first <= 'z' {
		return false
	}
	second, m := utf8.DecodeRuneInString(name[n:])
	return n == len(name) || nameRune(second) && (second < 'a' || second > 'h') && n+m == len(name)
}

// nameRune tells whether a character may stand in a name: a letter of ASCII, or
// any other that this package does not read as a sign.
func nameRune(r rune) bool {
	if r < utf8.RuneSelf {
		return r|0x20 >= 'a' && r|0x20 <= 'z'
	}
	if _, sign := figure(r); sign {
		return false
	}
	return r > 0x9f && r != utf8.RuneError && fold(r) == other
}

// Name returns what is written for a role; "" for a pawn.
func (l *Letters) Name(r board.Role) string {
	if r == board.Pawn {
		return ""
	}
	return l.names[r&7]
}

// at returns the role that is named at the start of a text, and how long its
// name is: the longest where several fit; NoRole where none does.
func (l *Letters) at(text string) (role board.Role, size int) {
	if text == "" {
		return board.NoRole, 0
	}
	for r, name := range l.names[:] {
		if len(name) > size && name[0] == text[0] && strings.HasPrefix(text, name) {
			role, size = board.Role(r), len(name)
		}
	}
	for _, s := range l.more {
		if len(s.text) > size && strings.HasPrefix(text, s.text) {
			role, size = s.role, len(s.text)
		}
	}
	return role, size
}

// small returns the role whose name is a single letter of ASCII that was written
// as a small one.
func (l *Letters) small(letter byte) board.Role {
	if letter < 'a' || letter > 'z' || letter == 'x' {
		return board.NoRole
	}
	for r, name := range l.names[:] {
		if len(name) == 1 && name[0] == letter&^0x20 {
			return board.Role(r)
		}
	}
	return board.NoRole
}

// figure returns the role that a figure of either colour shows.
func figure(r rune) (board.Role, bool) {
	if r < '♔' || r > '♟' {
		return board.NoRole, false
	}
	return order[(r-'♔')%6], true
}
