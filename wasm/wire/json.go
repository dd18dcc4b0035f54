package wire

// What does the JSON say in which JavaScript passes an account of what happened?
//
// JavaScript writes it with JSON.stringify, so that a caller's getters and proxies
// have run before Go reads anything. It is read all the same as if anybody had
// written it: to a depth, without numbers that are not whole.

import (
	"strings"
	"unicode/utf8"
)

// kind is what a value of JSON is.
type kind uint8

const (
	nothing kind = iota // null, and what is not there
	boolean
	number
	quoted // a string
	list
	object
)

// value is a value of JSON. Its zero value is null.
type value struct {
	kind  kind
	truth bool
	whole bool // the number is a whole one that fits
	n     int
	text  string   // of a string; of a number, as it is spelled
	items []value  // of a list, or of an object
	names []string // of an object's items
}

// field returns a field of an object; null where it is not there.
func (v *value) field(name string) *value {
	for i, n := range v.names {
		if n == name {
			return &v.items[i]
		}
	}
	return &value{}
}

// maxDepth is how deep lists and objects may lie in each other.
const maxDepth = 8

// parseJSON reads a text; ok is false where it is not JSON, or too deep.
func parseJSON(text string) (v value, ok bool) {
	p := jsonReader{rest: text}
	v, ok = p.value(0)
	p.space()
	return v, ok && p.rest == ""
}

type jsonReader struct{ rest string }

func (p *jsonReader) space() {
	for p.rest != "" && strings.IndexByte(" \t\r\n", p.rest[0]) >= 0 {
		p.rest = p.rest[1:]
	}
}

// take drops a prefix; false where it is not there.
func (p *jsonReader) take(prefix string) bool {
	p.space()
	rest, found := strings.CutPrefix(p.rest, prefix)
	p.rest = rest
	return found
}

func (p *jsonReader) value(depth int) (v value, ok bool) {
	switch {
	case depth > maxDepth:
		return v, false
	case p.take("null"):
		return v, true
	case p.take("true"):
		return value{kind: boolean, truth: true}, true
	case p.take("false"):
		return value{kind: boolean}, true
	case p.take(`"`):
		v.kind = quoted
		v.text, ok = p.string()
		return v, ok
	case p.take("["):
		v.kind = list
		ok = p.items("]", func() bool { return p.item(&v, depth) })
		return v, ok
	case p.take("{"):
		v.kind = object
		ok = p.items("}", func() bool {
			if !p.take(`"`) {
				return false
			}
			name, good := p.string()
			v.names = append(v.names, name)
			return good && p.take(":") && p.item(&v, depth)
		})
		return v, ok
	}
	end := 0
	for end < len(p.rest) && strings.IndexByte("+-.0123456789eE", p.rest[end]) >= 0 {
		end++
	}
	v = value{kind: number, text: p.rest[:end]}
	p.rest = p.rest[end:]
	v.n, v.whole = wholeNumber(v.text)
	return v, end > 0
}

// wholeNumber reads a whole number that fits into 32 bits. Package strconv would bring
// reflection along, 2 kB after brotli, to compare its errors.
func wholeNumber(text string) (n int, ok bool) {
	digits, negative := strings.CutPrefix(text, "-")
	if digits == "" || len(digits) > 10 {
		return 0, false
	}
	var whole int64
	for i := range len(digits) {
		if digits[i] < '0' || digits[i] > '9' {
			return 0, false
		}
		whole = whole*10 + int64(digits[i]-'0')
	}
	if negative {
		whole = -whole
	}
	return int(whole), whole == int64(int32(whole))
}

// item reads a value into a list or an object.
func (p *jsonReader) item(into *value, depth int) bool {
	v, ok := p.value(depth + 1)
	into.items = append(into.items, v)
	return ok
}

// items reads what is separated by commas up to a closing sign.
func (p *jsonReader) items(end string, one func() bool) bool {
	if p.take(end) {
		return true
	}
	for {
		if !one() {
			return false
		}
		if p.take(end) {
			return true
		}
		if !p.take(",") {
			return false
		}
	}
}

// string reads to the closing quote, the opening one being read.
func (p *jsonReader) string() (string, bool) {
	var read []byte
	for i := 0; i < len(p.rest); i++ {
		sign := p.rest[i]
		if sign == '"' {
			p.rest = p.rest[i+1:]
			return string(read), true
		}
		if sign == '\\' {
			i++
			if i == len(p.rest) {
				break
			}
			sign = p.rest[i]
			if sign == 'u' {
				code, ok := hex(p.rest[i+1:])
				if !ok {
					break
				}
				// A surrogate becomes the sign for what cannot be read: no word here has any.
				read = utf8.AppendRune(read, code)
				i += 4
				continue
			}
			if k := strings.IndexByte("nrtbf", sign); k >= 0 {
				sign = "\n\r\t\b\f"[k]
			}
		}
		read = append(read, sign)
	}
	return "", false
}

// hex reads four digits of base 16.
func hex(text string) (code rune, ok bool) {
	const digits = "0123456789abcdefABCDEF"
	for i := range 4 {
		if i == len(text) {
			return 0, false
		}
		digit := strings.IndexByte(digits, text[i])
		if digit < 0 {
			return 0, false
		}
		if digit > 15 {
			digit -= 6
		}
		code = code<<4 | rune(digit)
	}
	return code, true
}
