package table

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

// lowered are the fields of a struct as JavaScript names them.
func lowered(t reflect.Type) map[string]reflect.Type {
	fields := map[string]reflect.Type{}
	for i := range t.NumField() {
		name := t.Field(i).Name
		if name == "FEN" {
			name = "fen"
		}
		fields[strings.ToLower(name[:1])+name[1:]] = t.Field(i).Type
	}
	return fields
}

// match fails where a value read from JSON lacks a field or has another.
func match(t *testing.T, where string, want reflect.Type, got any) {
	switch want.Kind() {
	case reflect.Struct:
		object, _ := got.(map[string]any)
		fields := lowered(want)
		if len(object) != len(fields) {
			t.Errorf("%s has %d fields, want %d", where, len(object), len(fields))
		}
		for name, field := range fields {
			match(t, where+"."+name, field, object[name])
		}
	case reflect.Slice:
		list, ok := got.([]any)
		if !ok || len(list) == 0 {
			t.Errorf("%s is %v, want a list with something in it", where, got)
			return
		}
		match(t, where+"[0]", want.Elem(), list[0])
	default:
		if got == nil || reflect.TypeOf(got).Kind() != want.Kind() {
			t.Errorf("%s is %v, want a %v", where, got, want)
		}
	}
}

func TestEveryFieldOfAnAnswerIsToldToThePage(t *testing.T) {
	odd := "\"\\\n\x01é中"
	a := Answer{
		Board: BoardState{
			Dests: []Targets{{To: []string{odd}}}, Explains: []Targets{{To: []string{"h1"}}}, LastMove: []string{"e2"},
			Castlings: []CastlingSquares{{}}, Highlights: []Highlight{{Label: odd}}, Shapes: []Shape{{}},
		},
		Say: odd,
	}
	var got map[string]any
	if err := json.Unmarshal(a.JSON(), &got); err != nil {
		t.Fatalf("%v in %s", err, a.JSON())
	}
	match(t, "answer", reflect.TypeOf(a), got)
	if got["say"] != odd {
		t.Errorf("a text comes back as %q, want %q", got["say"], odd)
	}
}
