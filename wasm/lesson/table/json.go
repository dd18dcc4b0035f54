package table

// How is an answer written for the page?

import (
	"strconv"
	"strings"
)

// writer writes JSON. A value that is left out is "", false or an empty list.
type writer []byte

// open and end write a bracket; a comma before what follows in it is written by next.
func (w *writer) open(bracket byte) { w.next(); *w = append(*w, bracket) }
func (w *writer) end(bracket byte)  { *w = append(*w, bracket) }

// next writes the comma that is due.
func (w *writer) next() {
	if n := len(*w); n > 0 {
		switch (*w)[n-1] {
		case '{', '[', ':':
		default:
			*w = append(*w, ',')
		}
	}
}

// name writes the name of a field.
func (w *writer) name(s string) {
	w.text(s)
	*w = append(*w, ':')
}

// text writes a text.
func (w *writer) text(s string) {
	w.next()
	*w = AppendText(*w, s)
}

// AppendText appends a text in JSON.
func AppendText(list []byte, s string) []byte {
	const hex = "0123456789abcdef"
	list = append(list, '"')
	for i := range len(s) {
		switch b := s[i]; {
		case b == '"' || b == '\\':
			list = append(list, '\\', b)
		case b < ' ':
			list = append(list, '\\', 'u', '0', '0', hex[b>>4], hex[b&15])
		default:
			list = append(list, b)
		}
	}
	return append(list, '"')
}

// fields writes fields that are texts; their names are parted by spaces.
func (w *writer) fields(names string, values ...string) {
	for _, value := range values {
		var name string
		name, names, _ = strings.Cut(names, " ")
		w.name(name)
		w.text(value)
	}
}

// flag writes a field that is true or false.
func (w *writer) flag(name string, is bool) {
	w.name(name)
	*w = strconv.AppendBool(*w, is)
}

// texts writes a list of texts.
func (w *writer) texts(list []string) {
	w.open('[')
	for _, s := range list {
		w.text(s)
	}
	w.end(']')
}

// objects writes a field that is a list of so many objects.
func (w *writer) objects(name string, n int, fields func(i int)) {
	w.name(name)
	w.open('[')
	for i := range n {
		w.open('{')
		fields(i)
		w.end('}')
	}
	w.end(']')
}

// JSON writes the answer with the names of js/lesson/answer.ts.
func (a *Answer) JSON() []byte {
	var w writer
	w.open('{')
	w.name("board")
	w.open('{')
	a.Board.fields(&w)
	w.end('}')
	w.fields("orientation say alert wants texts copy file", a.Orientation, a.Say, a.Alert, a.Wants, a.Texts, a.Copy, a.File)
	w.flag("same", a.Same)
	w.flag("ticks", a.Ticks)
	w.end('}')
	return w
}

func (b *BoardState) fields(w *writer) {
	w.fields("fen variant check movable gestures", b.FEN, b.Variant, b.Check, b.Movable, b.Gestures)
	w.name("lastMove")
	w.texts(b.LastMove)
	w.targets("dests", b.Dests)
	w.targets("explains", b.Explains)
	w.objects("castlings", len(b.Castlings), func(i int) {
		c := &b.Castlings[i]
		w.fields("king rook kingTo rookTo side", c.King, c.Rook, c.KingTo, c.RookTo, c.Side)
	})
	w.objects("highlights", len(b.Highlights), func(i int) {
		h := &b.Highlights[i]
		w.fields("square kind label", h.Square, h.Kind, h.Label)
	})
	w.objects("shapes", len(b.Shapes), func(i int) {
		s := &b.Shapes[i]
		w.fields("from to brush", s.From, s.To, s.Brush)
	})
}

func (w *writer) targets(name string, list []Targets) {
	w.objects(name, len(list), func(i int) {
		w.fields("from", list[i].From)
		w.name("to")
		w.texts(list[i].To)
	})
}
