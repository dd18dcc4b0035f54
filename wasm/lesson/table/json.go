package table

// How is an answer written for the page?

import "strconv"

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
	const hex = "0123456789abcdef"
	*w = append(*w, '"')
	for i := range len(s) {
		switch b := s[i]; {
		case b == '"' || b == '\\':
			*w = append(*w, '\\', b)
		case b < ' ':
			*w = append(*w, '\\', 'u', '0', '0', hex[b>>4], hex[b&15])
		default:
			*w = append(*w, b)
		}
	}
	*w = append(*w, '"')
}

// fields writes fields that are texts: a name, its value, and so on.
func (w *writer) fields(pairs ...string) {
	for i := 0; i < len(pairs); i += 2 {
		w.name(pairs[i])
		w.text(pairs[i+1])
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

// objects writes a field that is a list of objects.
func objects[T any](w *writer, name string, list []T, fields func(each *T)) {
	w.name(name)
	w.open('[')
	for i := range list {
		w.open('{')
		fields(&list[i])
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
	w.fields("orientation", a.Orientation, "say", a.Say, "alert", a.Alert, "wants", a.Wants, "texts", a.Texts, "copy", a.Copy, "file", a.File)
	w.flag("same", a.Same)
	w.flag("ticks", a.Ticks)
	w.end('}')
	return w
}

func (b *BoardState) fields(w *writer) {
	w.fields("fen", b.FEN, "variant", b.Variant, "check", b.Check, "movable", b.Movable, "gestures", b.Gestures)
	w.name("lastMove")
	w.texts(b.LastMove)
	targets := func(t *Targets) {
		w.fields("from", t.From)
		w.name("to")
		w.texts(t.To)
	}
	objects(w, "dests", b.Dests, targets)
	objects(w, "explains", b.Explains, targets)
	objects(w, "castlings", b.Castlings, func(c *CastlingSquares) {
		w.fields("king", c.King, "rook", c.Rook, "kingTo", c.KingTo, "rookTo", c.RookTo, "side", c.Side)
	})
	objects(w, "highlights", b.Highlights, func(h *Highlight) {
		w.fields("square", h.Square, "kind", h.Kind, "label", h.Label)
	})
	objects(w, "shapes", b.Shapes, func(s *Shape) { w.fields("from", s.From, "to", s.To, "brush", s.Brush) })
}
