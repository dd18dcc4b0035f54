package table_test

import (
	"strings"
	"testing"

	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/wasm/lesson/panel"
	"chessarbiter/wasm/lesson/table"
)

// FuzzActions does what any page may ask for, one action after each form feed. Whatever
// comes, the position on the table can be played, the record reads back, and every panel
// can be drawn.
func FuzzActions(f *testing.F) {
	for _, actions := range []string{
		"move e2 e4\ftab moves\fcomment\nx } y\fback\fmove d2 d4\fpromote\fremove",
		"pgn\n" + secret + "\fmode\nguess\fguess-hint\fmove f1 b5\fguess-show\fguess-end\fvisit 5:1 6",
		"tab setup\fsquare e1\fsquare e4\fsetup-tool q\fsquare h8\fsetup-right a1\nx\fsetup-passed\ne3\fsetup-variant\nchess960\fsetup-number\n17\fsetup-play",
		"read\n" + initial + "\fread\n4k3/8/8/8/8/8/8/5KR1 w G - 0 1\fcopy pgn\fsave\ftake-repaired\ftake 0\fwrite comments",
		"panels\nexchange setup\fmode\nsetup\fabout e2\fabout e2 e4\ftab exchange\fread\n[FEN \"x\"]\n\n1. e4 (1. d4 (1. c4)) *",
	} {
		f.Add(actions)
	}
	f.Fuzz(func(t *testing.T, actions string) {
		shown := table.New()
		count := 0
		for action := range strings.SplitSeq(actions, "\f") {
			if count++; count > 30 {
				break
			}
			told := shown.Do(table.Read(action))
			if _, fault := fen.Read(shown.FEN(), shown.Variant()); fault != nil {
				t.Fatalf("after %q the position is %s", action, shown.FEN())
			}
			if told.Board.FEN == "" {
				t.Fatalf("after %q the board shows nothing", action)
			}
			panel.Side(shown)
		}
		for _, g := range pgn.Read(shown.PGN(), pgn.Options{}) {
			if g.Record == nil {
				t.Fatalf("the record does not read back:\n%s", shown.PGN())
			}
		}
	})
}
