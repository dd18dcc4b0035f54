// Package lines finds entries in a text that has one on each line, `key = text`, with
// empty lines between and comments that begin with #. It copies nothing: the first time
// somebody looks for an entry the lines are put in order, and then an entry is found by
// halving.
package lines

import "strings"

// Index is a text of entries. Its zero value has none.
type Index struct {
	text string
	// offsets are those of all entries in the order of their keys; nil until somebody looks
	// for one.
	offsets []uint32
}

// Most is how many entries a text may have.
const Most = 4096

// Of returns a text that is known to be one of entries.
func Of(text string) Index { return Index{text: text} }

// Read returns a text in which each line is an entry, empty or a comment; wrong is the
// number of the first line that is not, from 1, and 0 for none. No text of an entry is
// empty, and every key is one by isKey.
func Read(text string, isKey func(key string) bool) (t Index, wrong int) {
	t.text = text
	wrong = t.order(isKey)
	return t, wrong
}

// order finds the entries and sorts them by key.
func (t *Index) order(isKey func(key string) bool) (wrong int) {
	t.offsets = make([]uint32, 0, 512)
	number := 0
	for start, rest := 0, t.text; rest != ""; {
		var line string
		line, rest, _ = strings.Cut(rest, "\n")
		next := start + len(line) + 1
		number++
		if line = trimmed(line); line != "" && line[0] != '#' {
			key, says, ok := strings.Cut(line, " = ")
			if !ok || !isKey(key) || says == "" || says[0] == ' ' || len(t.offsets) == Most {
				return number
			}
			t.offsets = append(t.offsets, uint32(start))
		}
		start = next
	}
	t.sort()
	return 0
}

// sort brings the offsets into the order of the keys. The space behind a key comes
// before all that a key is made of, so lines compare as their keys do.
func (t *Index) sort() {
	for gap := len(t.offsets) / 2; gap > 0; gap /= 2 {
		for i := gap; i < len(t.offsets); i++ {
			moved := t.offsets[i]
			j := i
			for ; j >= gap && t.text[t.offsets[j-gap]:] > t.text[moved:]; j -= gap {
				t.offsets[j] = t.offsets[j-gap]
			}
			t.offsets[j] = moved
		}
	}
}

// String returns the text.
func (t *Index) String() string { return t.text }

// Len returns how many entries there are.
func (t *Index) Len() int {
	if t.offsets == nil {
		t.order(func(string) bool { return true })
	}
	return len(t.offsets)
}

// Entry returns an entry by its place in the order of the keys.
func (t *Index) Entry(i int) (key, says string) {
	line, _, _ := strings.Cut(t.text[t.offsets[i]:], "\n")
	key, says, _ = strings.Cut(line, " = ")
	return key, trimmed(says)
}

// Line returns the number of the line of an entry, from 1.
func (t *Index) Line(i int) int { return 1 + strings.Count(t.text[:t.offsets[i]], "\n") }

// Find returns the text of an entry, "" where there is none.
func (t *Index) Find(key string) string {
	low, high := 0, t.Len()
	for low < high {
		middle := (low + high) / 2
		found, _, _ := strings.Cut(t.text[t.offsets[middle]:], " ")
		switch {
		case found == key:
			_, says := t.Entry(middle)
			return says
		case found < key:
			low = middle + 1
		default:
			high = middle
		}
	}
	return ""
}

// trimmed returns a line without the spaces at its end.
func trimmed(line string) string {
	for line != "" && strings.IndexByte(" \r\t", line[len(line)-1]) >= 0 {
		line = line[:len(line)-1]
	}
	return line
}
