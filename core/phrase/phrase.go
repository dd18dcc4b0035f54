// Package phrase says in words what the other rooms answer in codes. It is the
// only place with prose.
//
// A language is one file with one table: a sentence for every code of package
// reason, and the words that sentences are filled with. A sentence is one or two
// plain main clauses; the facts of the reason stand in braces.
package phrase

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"chessarbiter/core/reason"
)

// Language is a language in which everything can be said. Its zero value is
// none; For returns them.
type Language struct{ words *words }

// words is what the file of a language states.
type words struct {
	code string
	// the names a man with its article, bare without it, by its letter in
	// roleLetters; the last are for a man whose kind is not known.
	the, bare [7]string
	on, and   string // between a man and its square, between the last two of a list
	ply       string // ahead of the number of a ply
	white     string // the players, as subjects
	black     string
	text      string // in place of a text that is not given
	sentences []sentence
}

// sentence has facts in braces:
//
//	{at}       the squares               {men}   the men on them
//	{role}     the man on the first      {by}    the men that cause it
//	{shield}   the men on those of the squares that are not empty
//	{mover}    the kind of man that moves
//	{ply} {plies} {count}                {moves} the count of half-moves, halved
//	{text}     what was written, quoted  {move}  the same without quotes
//	{player}   White or Black
//	{men:one|more} {by:…} {at:…} {count:…}  the word that fits their number
type sentence struct {
	code reason.Code
	text string
}

const roleLetters = "pnbrqk"

// languages that are built in.
var languages = []*words{&english}

// English is always there.
var English = Language{&english}

// For returns the language with an ISO 639 code such as "en"; ok is false where
// it is not there. Nothing falls back to another language.
func For(code string) (l Language, ok bool) {
	for _, w := range languages {
		if w.code == code {
			return Language{w}, true
		}
	}
	return Language{}, false
}

// Languages returns the codes of all languages that are there.
func Languages() []string {
	codes := make([]string, len(languages))
	for i, w := range languages {
		codes[i] = w.code
	}
	return codes
}

// String returns the code of the language.
func (l Language) String() string { return l.words.code }

// Context is what a sentence can name beside the facts of a reason. Each part may
// be missing; the sentence is less exact then.
type Context struct {
	// Man returns the letter in FEN of the man on a square of the position that
	// is spoken about, 0 where there is none.
	Man func(square uint8) byte
	// Mover is the letter in FEN of the man that moves, 0 for none.
	Mover byte
	// Moment returns how to call a ply, such as "12...Qe5+".
	Moment func(ply int) string
}

// Sentence says a reason: a sentence with a capital and a full stop. It returns
// the code itself where the language has no sentence for it, which the tests rule
// out for all codes of package reason.
func (l Language) Sentence(r reason.Reason, c Context) string {
	for _, s := range l.words.sentences {
		if s.code == r.Code {
			f := filler{l.words, r, c}
			text := f.fill(s.text)
			if r.Text != "" && (strings.HasPrefix(s.text, "{move}") || strings.HasPrefix(s.text, "{text}")) {
				return text // what was written stays as it was
			}
			return capital(text)
		}
	}
	return string(r.Code)
}

// Problem says what is wrong with a position that was set up.
func (l Language) Problem(p reason.Problem, c Context) string {
	return l.Sentence(reason.Reason{Code: p.Code, Squares: p.Squares, Text: p.Text}, c)
}

// capital makes the first letter a capital, as far as it is one of a to z.
func capital(text string) string {
	if text != "" && text[0] >= 'a' && text[0] <= 'z' {
		return string(text[0]-'a'+'A') + text[1:]
	}
	return text
}

// filler puts the facts of a reason into a sentence.
type filler struct {
	*words
	reason.Reason
	Context
}

func (f *filler) fill(text string) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		var name string
		name, text, _ = strings.Cut(rest, "}")
		if fact, forms, chooses := strings.Cut(name, ":"); chooses {
			one, more, _ := strings.Cut(forms, "|")
			if f.number(fact) == 1 {
				more = one
			}
			b.WriteString(more)
		} else {
			b.WriteString(f.fact(name))
		}
	}
}

// number returns how many of a fact there are.
func (f *filler) number(fact string) int {
	switch fact {
	case "by":
		return len(f.By)
	case "count":
		return f.Count
	}
	return len(f.Squares)
}

// factNames are those of the facts that a sentence can name.
var factNames = [...]string{"at", "men", "by", "shield", "role", "mover", "ply", "plies", "count", "moves", "player", "move", "text"}

// Their places in factNames.
const (
	at = iota
	men
	by
	shield
	role
	mover
	ply
	plies
	count
	moves
	player
	move
)

func (f *filler) fact(name string) string {
	switch slices.Index(factNames[:], name) {
	case at:
		return list(f.words, f.Squares, squareName)
	case men:
		return list(f.words, f.Squares, f.manOn)
	case by:
		return list(f.words, f.By, f.manOn)
	case shield:
		return list(f.words, f.occupied(f.Squares), f.manOn)
	case role:
		if len(f.Squares) > 0 {
			return f.bare[f.kind(f.Squares[0])]
		}
		return f.bare[6]
	case mover:
		return f.bare[kindOf(f.Mover)]
	case ply:
		return f.moment(f.Ply)
	case plies:
		return list(f.words, f.Plies, f.moment)
	case count:
		return strconv.Itoa(f.Count)
	case moves:
		return strconv.Itoa(f.Count / 2)
	case player:
		if f.Text == "white" {
			return f.white
		}
		return f.black
	case move:
		if f.Text == "" {
			return f.words.text
		}
		return shortened(f.Text)
	default:
		if f.Text == "" {
			return f.words.text
		}
		return "“" + shortened(f.Text) + "”"
	}
}

// list joins names as in "a, b and c".
//
//go:noinline
func list[T any](w *words, items []T, name func(T) string) string {
	var b strings.Builder
	for i, item := range items {
		switch {
		case i == 0:
		case i == len(items)-1:
			b.WriteString(w.and)
		default:
			b.WriteString(", ")
		}
		b.WriteString(name(item))
	}
	return b.String()
}

func squareName(s uint8) string { return string([]byte{'a' + s&7, '1' + s>>3&7}) }

func (f *filler) manOn(s uint8) string { return f.the[f.kind(s)] + f.on + squareName(s) }

// kind returns the index in roleLetters of the man on a square, 6 where it is not
// known.
func (f *filler) kind(s uint8) int {
	if f.Man == nil {
		return 6
	}
	return kindOf(f.Man(s))
}

func kindOf(letter byte) int {
	if i := strings.IndexByte(roleLetters, letter|0x20); i >= 0 {
		return i
	}
	return len(roleLetters)
}

// occupied returns those squares that have a man on them; all where the men are
// not known.
func (f *filler) occupied(squares []uint8) []uint8 {
	if f.Man == nil {
		return squares
	}
	var list []uint8
	for _, s := range squares {
		if f.Man(s) != 0 {
			list = append(list, s)
		}
	}
	return list
}

func (f *filler) moment(ply int) string {
	if f.Moment == nil {
		return f.ply + strconv.Itoa(ply)
	}
	return f.Moment(ply)
}

// maxQuoted is how many bytes of a text are quoted.
const maxQuoted = 40

func shortened(text string) string {
	if len(text) <= maxQuoted {
		return text
	}
	end := maxQuoted
	for end > 0 && !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end] + "…"
}
