package wire

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"
)

// goValue makes of a value what encoding/json would.
func goValue(v *value) any {
	switch v.kind {
	case boolean:
		return v.truth
	case number:
		var n float64
		json.Unmarshal([]byte(v.text), &n)
		return n
	case quoted:
		return v.text
	case list:
		made := []any{}
		for i := range v.items {
			made = append(made, goValue(&v.items[i]))
		}
		return made
	case object:
		made := map[string]any{}
		for i, name := range v.names {
			made[name] = goValue(&v.items[i])
		}
		return made
	}
	return nil
}

var texts = []string{
	`null`, `true`, `[]`, `{}`, ` [ 1 , -2.5e3 , "x" ] `, `{"a":{"b":[null,false]},"c":""}`,
	`"\"\\\/\b\f\n\r\t\u00e9\u4e2d"`, `"\ud83d"`, `[{"touch":"e2"},{"press":true}]`, `0`, `-1`, `2147483648`,
}

func TestJSONIsReadAsTheStandardLibraryReadsIt(t *testing.T) {
	for _, text := range texts {
		v, ok := parseJSON(text)
		var want any
		if err := json.Unmarshal([]byte(text), &want); err != nil {
			t.Fatal(err)
		}
		if got := goValue(&v); !ok || !reflect.DeepEqual(got, want) {
			t.Errorf("%s is read as %#v, want %#v", text, got, want)
		}
	}
}

func TestTextThatIsNoJSONIsRefused(t *testing.T) {
	for _, text := range []string{
		``, `nul`, `[1,]`, `[1 2]`, `{"a"}`, `{"a":}`, `{a:1}`, `"open`, `"\`, `"\u12`, `"\u12g4"`, `[[[[[[[[[[1]]]]]]]]]]`, `1 2`, `]`, `{]`, `,`,
	} {
		if v, ok := parseJSON(text); ok {
			t.Errorf("%q is read as %#v", text, goValue(&v))
		}
	}
}

func FuzzJSON(f *testing.F) {
	for _, text := range texts {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		v, ok := parseJSON(text)
		var want any
		// JavaScript never escapes a pair of surrogates, and a pair is not read as one sign.
		if json.Unmarshal([]byte(text), &want) == nil && utf8.ValidString(text) && !strings.Contains(strings.ToLower(text), `\ud`) {
			if ok && !reflect.DeepEqual(goValue(&v), want) || !ok && strings.Count(text, "[")+strings.Count(text, "{") <= maxDepth {
				t.Errorf("%q is read as %#v, want %#v", text, goValue(&v), want)
			}
		}
		ReadClaim(text)
		ReadEvents(text)
		ReadIncident(text)
		ReadRuling(text)
	})
}
