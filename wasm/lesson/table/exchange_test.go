package table_test

import (
	"strings"
	"testing"

	"chessarbiter/wasm/lesson/panel"
	"chessarbiter/wasm/lesson/table"
)

const initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

func lines(nodes []panel.Node) string {
	var b strings.Builder
	for _, n := range nodes {
		b.WriteString(n.String() + "\n")
	}
	return b.String()
}

func TestWhatIsReadComesOnTheTableOrIsTold(t *testing.T) {
	for _, test := range []struct {
		name, text, fen string
		says            []string
	}{
		{"a FEN", "8/8/8/8/8/4k3/8/4K2R w K - 3 40", "8/8/8/8/8/4k3/8/4K2R w K - 3 40", []string{"The position is on the table."}},
		{"a FEN with space around it", "\n  8/8/8/8/8/4k3/8/4K2R w K - 3 40 \n", "8/8/8/8/8/4k3/8/4K2R w K - 3 40", nil},
		{"a FEN of Chess960", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "4k3/8/8/8/8/8/8/5KR1 w K - 0 1", nil},
		{"a position that no game leads to is a note, and comes on the table", "4k3/8/8/8/8/8/PPPPPPPP/P3K3 w - - 0 1", "", []string{"Error:"}},
		{"every fault of a FEN has its place", "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq e9 a 1", "", []string{"Character 14:", "Character 45:", "Character 52:", "Character 55:"}},
		{"a FEN that can be repaired", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq", "", []string{"Put that position on the table"}},
		{"one game comes on the table at its start", "1. e4 e5 *", initial, []string{"The game is on the table."}},
		{"a fault of a PGN has its line and column", "[White \"A\"]\n\n1. e4 e5\n2. Nf6 Nc6 *", "", []string{"Line 4, column 4:", "Put on the table what could be read"}},
		{"of several games one is chosen", "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n", "", []string{"2 games: choose one", "1. A – ?", "2. B – ?"}},
		{"nothing", " \n", "", []string{"There is no text to read."}},
		{"too much", strings.Repeat("1. e4 e5 ", 130_000), "", []string{"longer than a megabyte"}},
		{"words", "what is this?", "", []string{"Nothing on the table has changed"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			shown := table.New()
			shown.Do(table.Read("move e2 e4"))
			before := shown.FEN()
			shown.Do(table.Action{Verb: "read", Text: test.text})
			want := test.fen
			if want == "" {
				want = before
			}
			if shown.FEN() != want {
				t.Errorf("on the table is %s, want %s", shown.FEN(), want)
			}
			shown.Do(table.Read("tab exchange"))
			drawn := lines(panel.Side(shown))
			for _, says := range test.says {
				if !strings.Contains(drawn, says) {
					t.Errorf("%q is not said in\n%s", says, drawn)
				}
			}
		})
	}
}

func TestWhatWasReadCanBeTaken(t *testing.T) {
	shown := table.New()
	shown.Do(table.Action{Verb: "read", Text: "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 d5 *\n"})
	shown.Do(table.Action{Verb: "take", Text: "1"})
	if white, _ := shown.Tag("White"); white != "B" || shown.End() != 2 || shown.Ply() != 0 {
		t.Errorf("the second game is not on the table: %s", shown.PGN())
	}
	for _, no := range []string{"take 2", "take -1", "take x", "take", "take-repaired", "write nothing", "copy", "copy nothing"} {
		if shown.Do(table.Read(no)); shown.End() != 2 {
			t.Errorf("%q changes the record", no)
		}
	}
	shown.Do(table.Action{Verb: "read", Text: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq"})
	if shown.Do(table.Read("take-repaired")); shown.FEN() != initial || shown.End() != 0 {
		t.Errorf("the repaired position is not on the table: %s", shown.FEN())
	}
}

func TestTheRecordIsWrittenWithOrWithoutVariationsAndComments(t *testing.T) {
	shown := table.New()
	shown.Do(table.Action{Verb: "pgn", Text: "1. e4 {best} (1. d4) e5 *"})
	for _, test := range []struct{ action, lacks string }{{"write comments", "best"}, {"write variations", "d4"}} {
		if told := shown.Do(table.Read("copy pgn")); !strings.Contains(told.Copy, test.lacks) {
			t.Errorf("before %q: %s", test.action, told.Copy)
		}
		shown.Do(table.Read(test.action))
		if told := shown.Do(table.Read("save")); strings.Contains(told.Copy, test.lacks) || told.File == "" {
			t.Errorf("after %q: %s", test.action, told.Copy)
		}
	}
	if told := shown.Do(table.Read("copy fen")); told.Copy != initial {
		t.Errorf("the FEN is %s", told.Copy)
	}
}

func TestAGameThatEndsByItselfIsWrittenWithItsScore(t *testing.T) {
	shown := table.New()
	shown.Do(table.Action{Verb: "pgn", Text: "1. f3 e5 2. g4 Qh4#"})
	if pgn := shown.PGN(); !strings.HasSuffix(strings.TrimSpace(pgn), "0-1") || shown.Ply() != 0 {
		t.Errorf("at ply %d the record is\n%s", shown.Ply(), pgn)
	}
}
