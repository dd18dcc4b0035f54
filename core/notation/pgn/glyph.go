package pgn

// Which numeric glyph does a sign stand for (section 10 of the standard, and the
// numbers beyond 139 that are in common use)?

import "strings"

// suffixes are the signs that the standard allows after a move, with the glyphs
// they abbreviate.
var suffixes = [...]string{1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}

// suffixGlyph returns the glyph of a sign of the standard, 0 where it is none.
func suffixGlyph(sign string) uint8 {
	for glyph := 1; glyph < len(suffixes); glyph++ {
		if suffixes[glyph] == sign {
			return uint8(glyph)
		}
	}
	return 0
}

// symbol is a sign in common use with its glyph.
type symbol struct {
	sign  string
	glyph uint8
}

// symbols come with the longer ones before those that are their ends.
var symbols = []symbol{
	{"!?", 5}, {"?!", 6}, {"!!", 3}, {"??", 4}, {"!", 1}, {"?", 2},
	{"‼", 3}, {"⁇", 4}, {"⁉", 5}, {"⁈", 6},
	{"□", 7}, {"⩲", 14}, {"⩱", 15}, {"±", 16}, {"∓", 17}, {"∞", 13},
	{"+--", 20}, {"--+", 21}, {"−−+", 21}, {"+−−", 20},
	{"+/-", 16}, {"-/+", 17}, {"+/−", 16}, {"−/+", 17}, {"+/=", 14}, {"=/+", 15}, {"=/∞", 44}, {"~/=", 44},
	{"+-", 18}, {"-+", 19}, {"+−", 18}, {"−+", 19}, {"+–", 18}, {"–+", 19}, {"+=", 14}, {"=+", 15}, {"=∞", 44},
	{"=", 10}, {"~", 13},
	{"⯹", 44}, {"⨀", 22}, {"⊙", 22}, {"○", 26}, {"⟳", 32}, {"↑", 36}, {"→", 40}, {"⇆", 132}, {"⇄", 132}, {"⊕", 138},
	{"∆", 140}, {"Δ", 140}, {"△", 140}, {"⌓", 142}, {"TN", 146}, {"N", 146}, {"RR", 145}, {"D", 220},
}

// symbolGlyph returns the glyph of a sign that stands by itself, 0 where it is
// none.
func symbolGlyph(sign string) uint8 {
	for _, s := range symbols {
		if s.sign == sign {
			return s.glyph
		}
	}
	return 0
}

// endGlyph returns the glyph of the sign at the end of a word and the word
// without it; 0 where there is none. Letters are no signs there.
func endGlyph(word string) (rest string, glyph uint8) {
	for _, s := range symbols {
		if c := s.sign[0]; c >= 'A' && c <= 'Z' {
			continue
		}
		if rest, found := strings.CutSuffix(word, s.sign); found {
			return rest, s.glyph
		}
	}
	return word, 0
}
