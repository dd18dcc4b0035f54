package pgn

// Which tags are written, and how?

import (
	"chessarbiter/core/game"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

// roster are the seven tags that come first, in this order, with what is written
// where nothing is known (section 8.1.1). The result is that of the record.
var roster = []game.Tag{
	{Name: "Event", Value: "?"}, {Name: "Site", Value: "?"}, {Name: "Date", Value: "????.??.??"}, {Name: "Round", Value: "?"},
	{Name: "White", Value: "?"}, {Name: "Black", Value: "?"}, {Name: "Result", Value: "*"},
}

// appendHeading appends the seven tags, the others in their order, and what is
// missing of Variant, SetUp and FEN.
func appendHeading(dst []byte, g *game.Game) []byte {
	tags := g.Tags()
	for _, t := range roster {
		if i := indexOf(tags, t.Name); i >= 0 {
			t.Value = tags[i].Value
			tags = append(tags[:i], tags[i+1:]...)
		}
		if t.Name == "Result" {
			t.Value = g.Result().String()
		}
		dst = appendTag(dst, t)
	}
	for _, t := range withStart(tags, g) {
		dst = appendTag(dst, t)
	}
	return dst
}

func indexOf(tags []game.Tag, name string) int {
	for i := range tags {
		if tags[i].Name == name {
			return i
		}
	}
	return -1
}

// withStart returns the tags with those that reading needs to find the variant
// and the first position. Where they do so already they stay as they are.
func withStart(tags []game.Tag, g *game.Game) []game.Tag {
	set := func(name string, needed bool, right func(string) bool, value func() string) {
		switch i := indexOf(tags, name); {
		case i >= 0 && !right(tags[i].Value):
			tags[i].Value = value()
		case i < 0 && needed:
			tags = append(tags, game.Tag{Name: name, Value: value()})
		}
	}
	start, variant := g.Start(), g.Variant()
	setUp := start != position.Initial() || variant == position.Chess960
	set("Variant", variant == position.Chess960, func(value string) bool {
		v, ok := variantOf(value)
		return ok && v == variant
	}, func() string { return [2]string{"Standard", "Chess960"}[variant] })
	set("SetUp", setUp, func(value string) bool {
		return value == "1" || !setUp
	}, func() string { return "1" })
	set("FEN", setUp, func(value string) bool {
		p, e := fen.Read(value, variant)
		return e == nil && p == start
	}, func() string { return fen.Format(&start, fen.Style{AlwaysEnPassant: true}) })
	return tags
}

// appendTag appends a line of the heading. What a tag cannot hold is replaced: in
// a name by _, in a value by a space.
func appendTag(dst []byte, t game.Tag) []byte {
	dst = append(dst, '[')
	for i := 0; i < len(t.Name); i++ {
		c := t.Name[i]
		if asciiSpace(c) || c == '"' || c == ']' {
			c = '_'
		}
		dst = append(dst, c)
	}
	if t.Name == "" {
		dst = append(dst, '_')
	}
	dst = append(dst, ` "`...)
	for i := 0; i < len(t.Value); i++ {
		switch c := t.Value[i]; c {
		case '"', '\\':
			dst = append(dst, '\\', c)
		case '\n', '\r':
			dst = append(dst, ' ')
		default:
			dst = append(dst, c)
		}
	}
	return append(dst, "\"]\n"...)
}
