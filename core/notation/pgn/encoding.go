package pgn

// Which characters do bytes mean?

import "unicode/utf8"

// decode returns the bytes as UTF-8. Bytes that are not UTF-8 are taken for
// Windows-1252, which has all printable characters of Latin-1 at their places;
// ok is false then.
func decode(text []byte) (decoded string, ok bool) {
	if utf8.Valid(text) {
		return string(text), true
	}
	var out []byte
	for _, b := range text {
		char := rune(b)
		if b >= 0x80 && b < 0xa0 {
			char = windows1252[b-0x80]
		}
		out = utf8.AppendRune(out, char)
	}
	return string(out), false
}

// windows1252 are the characters of the bytes 0x80 to 0x9f; those five that mean
// nothing stay control characters.
var windows1252 = [32]rune{
	'€', 0x81, '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', 0x8d, 'Ž', 0x8f,
	0x90, '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', 0x9d, 'ž', 'Ÿ',
}

// lines returns the text with a line feed for each end of a line, without white
// space at its ends.
func lines(text []byte) []byte {
	text = trim(text)
	for i, c := range text {
		if c == '\r' {
			return unixLines(text, i)
		}
	}
	return text
}

func unixLines(text []byte, from int) []byte {
	out := append(make([]byte, 0, len(text)), text[:from]...)
	for i := from; i < len(text); i++ {
		switch {
		case text[i] != '\r':
			out = append(out, text[i])
		case i+1 == len(text) || text[i+1] != '\n':
			out = append(out, '\n')
		}
	}
	return out
}

// cut shortens a text for a Problem, between two characters.
func cut(text string) string {
	if len(text) <= maxToken {
		return text
	}
	end := maxToken
	for end > 0 && !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end]
}
