package table_test

// Does every lesson of the demo have its texts in every language?

import (
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/phrase/words"
	"chessarbiter/wasm/lesson/script"
	"chessarbiter/wasm/lesson/table"
)

// keysOf returns every key that a lesson names.
func keysOf(l *script.Lesson) []string {
	keys := []string{l.Title}
	for i := range l.Steps {
		keys = append(keys, l.Steps[i].Title)
		for _, note := range l.Steps[i].Notes {
			keys = append(keys, note.Says...)
			for _, q := range note.Asks {
				keys = append(keys, q.Key)
				if q.Hint != "" {
					keys = append(keys, q.Hint)
				}
			}
		}
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

func TestEveryLessonHasItsTextsInEveryLanguage(t *testing.T) {
	for _, name := range lessonNames {
		lesson := script.Read(read(t, name, "lesson.pgn"), script.Readers{
			Incident: table.ReadIncident, Event: table.ReadEvent, Time: table.ReadTime,
		})
		keys := keysOf(lesson)
		for _, language := range table.Languages {
			text := read(t, name, language.Code+".txt")
			texts, ok := words.Read(language.Code, text)
			if !ok {
				t.Errorf("%s/%s.txt is not read", name, language.Code)
			}
			for _, key := range keys {
				if texts.Own(key) == "" {
					t.Errorf("%s/%s.txt lacks %s", name, language.Code, key)
				}
			}
			for line := range strings.Lines(text) {
				key, says, _ := strings.Cut(strings.TrimSpace(line), " = ")
				if key != "" && !slices.Contains(keys, key) {
					t.Errorf("%s/%s.txt: nothing names %s", name, language.Code, key)
				}
				if strings.ContainsAny(says, "<>{}|") {
					t.Errorf("%s/%s.txt, %s: a sign that is none of plain text", name, language.Code, key)
				}
			}
		}
		for i := range lesson.Steps {
			if lesson.Steps[i].Title == "" || lesson.Steps[i].Source == "" {
				t.Errorf("%s, step %d: no title, or no source", name, i+1)
			}
		}
	}
}
