package script

// How are numbers and known words read?

import "strings"

// Number reads a whole number of one to nine digits. Package strconv would bring
// reflection along, 4 kB after brotli, to word its errors.
func Number(text string) (n int, ok bool) {
	if text == "" || len(text) > 9 {
		return 0, false
	}
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return 0, false
		}
		n = n*10 + int(text[i]-'0')
	}
	return n, true
}

// OneOf returns which of some words, parted by spaces, a word is.
//
//go:noinline
func OneOf(words, word string) (index int, ok bool) {
	for more := true; more; index++ {
		known := ""
		if known, words, more = strings.Cut(words, " "); known == word {
			return index, true
		}
	}
	return 0, false
}
