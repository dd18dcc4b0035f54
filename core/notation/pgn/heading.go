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
	start, variant := g.Start(), g.Variant()
	setUp := start != position.Initial() || variant == position.Chess960
	tags = withTag(tags, game.Tag{Name: "Variant", Value: [2]string{"Standard", "Chess960"}[variant]}, variant == position.Chess960,
		func(value string) bool {
			v, ok := variantOf(value)
			return ok && v == variant
		})
	tags = withTag(tags, game.Tag{Name: "SetUp", Value: "1"}, setUp, func(value string) bool { return value == "1" || !setUp })
	return withTag(tags, game.Tag{Name: "FEN", Value: fen.Format(&start, fen.Style{AlwaysEnPassant: true})}, setUp,
		func(value string) bool {
			p, e := fen.Read(value, variant)
			return e == nil && p == start
		})
}

// withTag returns the tags with another one where it is needed; one of that name which
// is not right gets its value.
//
//go:noinline
func withTag(tags []game.Tag, t game.Tag, needed bool, right func(value string) bool) []game.Tag {
	switch i := indexOf(tags, t.Name); {
	case i >= 0 && !right(tags[i].Value):
		tags[i].Value = t.Value
	case i < 0 && needed:
		tags = append(tags, t)
	}
	return tags
}

// appendTag appends a line of the heading. What a tag cannot hold is replaced: in
// a name by _, in a value by a space.
func appendTag(dst []byte, t game.Tag) []byte {
	dst = append(dst, '[')
	start := len(dst)
	dst = append(dst, t.Name...)
	for i := start; i < len(dst); i++ {
		if c := dst[i]; asciiSpace(c) || c == '"' || c == ']' {
			dst[i] = '_'
		}
	}
	if t.Name == "" {
		dst = append(dst, '_')
	}
	dst = append(dst, ` "`...)
	for i := 0; i < len(t.Value); i++ {
		c := t.Value[i]
		switch c {
		case '"', '\\':
			dst = append(dst, '\\')
		case '\n', '\r':
			c = ' '
		}
		dst = append(dst, c)
	}
	return append(dst, "\"]\n"...)
}
