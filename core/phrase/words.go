package phrase

// Which words are sentences filled with, and how are they put together?

import (
	"strconv"
	"strings"
)

// Words by their names, each an entry with the key word/NAME. Where English has
// alternatives or {} another language has as many.
//
//	language     the ISO 639 code
//	man          men by their letters in roleLetters, the last for one whose kind is not
//	             known, as the language calls a certain one: "the pawn|the knight|…"
//	man.FORM     the same in another form, which {men.FORM} asks for
//	man-on       a man on a square, with {man} and {at}
//	gender       m or f for each of the men, where the language has genders
//	player       White, Black and a player who is not known
//	list         a list of three with {} for each
//	quote        what is quoted, in place of {}
//	ply          a ply, by its number in place of {}
//	start        ply 0
//	minutes      so many minutes: {} and, where there is a plural, the chooser {:one|more}
//	seconds      so many seconds
//	time         minutes and seconds together, each in place of {}
//	decimal      the sign ahead of tenths of a second
//	text         what stands in place of a text that is not given
//	move         the same for a move
//	cited        a text in place of {}, with {article} and {edition} behind it
//	fischer      the same for a point of the rules of Fischer Random Chess, {article}

const roleLetters = "pnbrqk"

// cut is strings.Cut, which would be repeated wherever it is called.
//
//go:noinline
func cut(text, separator string) (before, after string, found bool) {
	return strings.Cut(text, separator)
}

// word returns a word, "" where there is none.
func (c *catalogue) word(name string) string { return c.Find("word/" + name) }

// around puts a text in the place of {} in a word.
func (c *catalogue) around(name, text string) string {
	before, after, _ := cut(c.word(name), "{}")
	return before + text + after
}

// part returns one of the alternatives.
func part(alternatives string, index int) string {
	for range index {
		_, alternatives, _ = cut(alternatives, "|")
	}
	one, _, _ := cut(alternatives, "|")
	return one
}

// rightShape tells whether a word has as many alternatives and places as the
// English one.
func rightShape(key, text string) bool {
	model := English.catalogue.Find(key)
	if strings.HasPrefix(key, "word/man.") {
		model = English.catalogue.word("man")
	}
	plural := strings.Contains(model, "{:")
	return model == "" || strings.Count(text, "{}") == strings.Count(model, "{}") &&
		(plural || strings.Count(text, "{") == strings.Count(model, "{") && strings.Count(text, "|") == strings.Count(model, "|"))
}

// list joins n names as the language does.
//
//go:noinline
func (c *catalogue) list(n int, name func(i int) string) string {
	_, after, _ := cut(c.word("list"), "{}")
	comma, after, _ := cut(after, "{}")
	and, _, _ := cut(after, "{}")
	told := ""
	for i := range n {
		switch {
		case i == 0:
		case i == n-1:
			told += and
		default:
			told += comma
		}
		told += name(i)
	}
	return told
}

// man names a kind of man in a form, "" for the one with its article.
func (c *catalogue) man(kind int, form string) string {
	if form != "" {
		form = "." + form
	}
	return part(c.word("man"+form), kind)
}

func (c *catalogue) ply(ply int) string {
	if ply == 0 {
		return c.word("start")
	}
	return c.around("ply", strconv.Itoa(ply))
}
