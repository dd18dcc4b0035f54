package pgn

// How is a record written: the export format of the standard, with all that the
// record holds?

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/san"
)

// Style is how a record is written. The zero Style is the export format of the
// standard, with all variations and comments.
type Style struct {
	Letters           *san.Letters // nil for English, the standard's
	WithoutVariations bool
	WithoutComments   bool // glyphs are written nevertheless
}

// width is how many characters a line of moves has at most (section 4.3), where
// no longer comment makes it longer: comments are not broken.
const width = 80

// Format returns the record as text that ends with an empty line.
func Format(g *game.Game, s Style) string { return string(Append(nil, g, s)) }

// Append appends the record to dst.
func Append(dst []byte, g *game.Game, s Style) []byte {
	w := writer{out: appendHeading(dst, g), style: s}
	w.out = append(w.out, '\n')
	w.moves(g)
	w.word(g.Result().String())
	return append(w.out, "\n\n"...)
}

// writer writes the moves.
type writer struct {
	out    []byte
	style  Style
	column int  // characters on the line
	tight  bool // no space belongs before the next word
	ended  bool // the line must end: a comment to its end stands there
	move   []byte
}

// open is a line that is being written: the main one or a variation.
type open struct {
	next *game.Node // the move to write next, nil where the line ends
	also *game.Node // the next alternative to the move written last, nil where there is none
}

// moves writes the tree. It keeps a stack of its own, for a tree may be deep.
func (w *writer) moves(g *game.Game) {
	root := g.Root()
	w.comments(root.Notes().After)
	stack := []open{{next: root.First()}}
	numbered := false // the next move of Black needs no number
	for {
		top := &stack[len(stack)-1]
		switch n := top.next; {
		case top.also != nil:
			variation := top.also
			top.also = variation.Next()
			stack = append(stack, open{next: variation.First()})
			w.word("(")
			w.tight = true
			numbered = w.node(variation, false, true)
		case n != nil:
			numbered = w.node(n, numbered, false)
			top.next = n.First()
			if n == n.Parent().First() && !w.style.WithoutVariations {
				top.also = n.Next()
			}
		case len(stack) == 1:
			return
		default:
			stack = stack[:len(stack)-1]
			w.tight = true
			w.word(")")
			numbered = false
		}
	}
}

// node writes a move with what is noted beside it. It returns whether the reply
// can go without a number.
func (w *writer) node(n *game.Node, numbered, first bool) bool {
	before := n.Parent().Position()
	notes := n.Notes()
	if first {
		w.comments(notes.Before)
	}
	if before.Turn() == board.White || !numbered || !first && len(notes.Before) > 0 && !w.style.WithoutComments {
		number := strconv.AppendInt(w.move[:0], int64(before.Fullmove()), 10)
		if number = append(number, '.'); before.Turn() == board.Black {
			number = append(number, ".."...)
		}
		w.move = number
		w.word(string(number))
	}
	if !first {
		w.comments(notes.Before)
	}
	w.move = san.Append(w.move[:0], before, n.Move(), w.style.Letters)
	w.word(string(w.move))
	for _, glyph := range notes.NAGs {
		w.word("$" + strconv.Itoa(int(glyph)))
	}
	w.comments(notes.After)
	return len(notes.After) == 0 || w.style.WithoutComments
}

// word writes a word that must not be broken, on this line or the next.
func (w *writer) word(text string) {
	length := utf8.RuneCountInString(text)
	space := 1
	if w.tight || w.column == 0 {
		space = 0
	}
	switch {
	case w.ended, w.column > 0 && w.column+space+length > width && text != ")":
		w.out = append(w.out, '\n')
		w.column = 0
	case space == 1:
		w.out = append(w.out, ' ')
		w.column++
	}
	w.out = append(w.out, text...)
	w.column += length
	w.tight, w.ended = false, false
}

// comments writes comments in braces; one that has a closing brace inside is
// written up to the end of its line, after a semicolon.
func (w *writer) comments(list []string) {
	if w.style.WithoutComments {
		return
	}
	for _, comment := range list {
		comment = trim(comment)
		switch {
		case comment == "":
		case strings.IndexByte(comment, '}') >= 0:
			w.word("; " + oneLine(comment))
			w.ended = true
		default:
			comment = withoutTags(comment)
			w.word("{ " + comment + " }")
			if i := strings.LastIndexByte(comment, '\n'); i >= 0 {
				w.column = utf8.RuneCountInString(comment[i+1:]) + len(" }")
			}
		}
	}
}

// oneLine returns a text with spaces for the ends of its lines.
func oneLine(text string) string {
	line := []byte(text)
	for i, c := range line {
		if lineEnd(c) {
			line[i] = ' '
		}
	}
	return string(line)
}

// withoutTags returns a comment with a space for the end of a line where reading would
// take the next line for a tag of the next game.
func withoutTags(comment string) string {
	if strings.IndexByte(comment, '[') < 0 {
		return comment
	}
	safe := max(strings.LastIndexByte(comment, '{'), len(comment)-MaxTagBytes)
	text := []byte(comment)
	for i, c := range text {
		if i > safe {
			break
		}
		if lineEnd(c) {
			if looks, _ := looksLikeTag(text[i+1:], true); looks {
				text[i] = ' '
			}
		}
	}
	return string(text)
}
