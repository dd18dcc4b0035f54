package panel

import (
	"strings"
	"testing"

	"chessarbiter/wasm/lesson/table"
)

const (
	chess = "standard\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
	// The rooks' two trips of the near miss: rights are lost on the first.
	rookTrips = "e2e4 e7e5 g1f3 g8f6 h1g1 h8g8 g1h1 g8h8"
)

func mustRead(t *testing.T, text string) *table.Table {
	t.Helper()
	shown := table.New()
	if code := shown.Show(text); code != "" {
		t.Fatalf("%q: %s", text, code)
	}
	return shown
}

func show(nodes []Node) string {
	lines := make([]string, len(nodes))
	for i, n := range nodes {
		lines[i] = n.String()
	}
	return strings.Join(lines, "\n")
}

// section returns the lines of a text from one that is the heading up to the next
// of the headings.
func section(text, heading string, headings ...string) string {
	var lines []string
	inside := false
	for line := range strings.Lines(text + "\n") {
		line = strings.TrimSuffix(line, "\n")
		for _, h := range headings {
			if strings.HasPrefix(line, h) {
				inside = strings.HasPrefix(line, heading)
			}
		}
		if inside && line != "" {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, "\n")
}

func TestCastlingCards(t *testing.T) {
	for _, test := range []struct{ name, record, card, want string }{
		{
			"a castling that may be done now can be done from its card",
			chess + "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6", "White, kingside",
			"White, kingside O-O\nPossible now\nKing e1 to g1, rook h1 to f1.\n[Castle][Show squares]",
		},
		{
			"with nothing in the way, but the opponent has the move",
			chess + "e2e4 e7e5 g1f3 b8c6 f1c4", "White, kingside",
			"White, kingside O-O\nNothing in the way\nKing e1 to g1, rook h1 to f1.\n[Show squares]",
		},
		{
			"what stands in the way is named with its square",
			chess, "Black, queenside",
			"Black, queenside O-O-O\nPrevented now\nKing e8 to c8, rook a8 to d8.\n" +
				"The knight on b8, the bishop on c8 and the queen on d8 stand in the way. Article 3.8.2.2\n[Show squares]",
		},
		{
			"every attack on the king's way is a reason of its own",
			"standard\n4k3/8/8/8/8/5rr1/8/4K2R w K - 0 1\n", "White, kingside",
			"White, kingside O-O\nPrevented now\nKing e1 to g1, rook h1 to f1.\n" +
				"The king would cross f1, attacked by the rook on f3. Article 3.8.2.2\n" +
				"The king would land on g1, attacked by the rook on g3. Article 3.8.2.2\n[Show squares]",
		},
		{
			"a right that is lost names the move that lost it, and leads there",
			chess + "e2e4 e7e5 g1f3 g8f6 h1g1 h8g8 g1h1", "White, kingside",
			"White, kingside O-O\nLost for good\n" +
				"The rook from h1 has moved (3.Rg1), so the right to castle with it is gone for good. Article 3.8.2.1\n[Show 3.Rg1]",
		},
		{
			"a black move is written with dots",
			chess + "e2e4 e7e5 g1f3 g8f6 h1g1 h8g8 g1h1", "Black, kingside",
			"Black, kingside O-O\nLost for good\n" +
				"The rook from h8 has moved (3...Rg8), so the right to castle with it is gone for good. Article 3.8.2.1\n[Show 3...Rg8]",
		},
		{
			"a right that was never there offers nothing",
			"standard\n4k3/8/8/8/8/8/8/4K2R w - - 0 1\n", "White, kingside",
			"White, kingside O-O\nNot in this game\nThere was no right to this castling at the start. Article 3.8.2.1",
		},
		{
			"in Chess960 king and rook may change places",
			"chess960\n4k3/8/8/8/8/8/8/5KR1 w G - 0 1\n", "White, h-side",
			"White, h-side O-O\nPossible now\nKing f1 to g1, rook g1 to f1.\nKing and rook change places.\nMay stay occupied: e1 and h1.\n[Castle][Show squares]",
		},
		{
			"in Chess960 only the king may move",
			"chess960\n4k3/8/8/8/8/8/8/2K2R2 w F - 0 1\n", "White, h-side",
			"White, h-side O-O\nPossible now\nKing c1 to g1, rook stays on f1.\nOnly the king moves, over the rook.\nMay stay occupied: h1.\n[Castle][Show squares]",
		},
		{
			"in Chess960 only the rook may move",
			"chess960\n4k3/8/8/8/8/8/8/1RK5 w B - 0 1\n", "White, a-side",
			"White, a-side O-O-O\nPossible now\nKing stays on c1, rook b1 to d1.\nOnly the rook moves, over the king.\nMay stay occupied: a1 and e1.\n[Castle][Show squares]",
		},
		{
			"in Chess960 the rook must go first when the king lands on its square",
			"chess960\n4k3/8/8/8/8/8/8/1K4R1 w G - 0 1\n", "White, h-side",
			"White, h-side O-O\nPossible now\nKing b1 to g1, rook g1 to f1.\nBoth move, the rook first; the king jumps over the rook.\nMay stay occupied: h1.\n[Castle][Show squares]",
		},
		{
			"in Chess960 the rook can be the king's shield",
			"chess960\n7k/8/8/8/8/8/8/qRK5 w B - 0 1\n", "White, a-side",
			"White, a-side O-O-O\nPrevented now\nKing stays on c1, rook b1 to d1.\nOnly the rook moves, over the king.\n" +
				"The rook shields c1: once it has moved, the queen on a1 attacks the king there. Article 3.9.2\nMay stay occupied: a1 and e1.\n[Show squares]",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			panel := show(Castlings(mustRead(t, test.record)))
			if got := section(panel, test.card, "White, ", "Black, "); got != test.want {
				t.Errorf("got\n%s\nwant\n%s", got, test.want)
			}
		})
	}
}

func TestCastlingMarks(t *testing.T) {
	for _, test := range []struct{ name, record, want string }{
		{
			"attackers and attacked squares are marked above the way",
			"standard\n4k3/8/8/8/8/5r2/8/4K2R w K - 0 1\n",
			"mark e1=path f1=point g1=good h1=path f3=attack",
		},
		{
			"what stands in the way is marked as the reason",
			"standard\n4k3/8/8/8/8/8/8/4KB1R w K - 0 1\n",
			"mark e1=path f1=attack g1=good h1=path",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			card := Castlings(mustRead(t, test.record))[0].Kids[0]
			buttons := card.Kids[len(card.Kids)-1].Kids
			if got := buttons[len(buttons)-1].Attr("data-action"); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

func TestClaimsPanel(t *testing.T) {
	const knights = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1"
	headings := []string{"White has", "Black has", "The game is over", "A turn", "Repetition", "Fifty moves"}
	for _, test := range []struct{ name, record, heading, want string }{
		{"at the start there is nothing to claim", chess, "White has", "White has nothing to claim now."},
		{
			"the third time with the intended move can be claimed with that move",
			chess + knights, "Black has",
			"Black has the move and may claim a draw.\n" +
				"After Ng8 the position will have appeared 3 times (the first position, 2...Ng8 and 4...Ng8). Article 9.2.1\n[Claim with Ng8]",
		},
		{
			"once it has appeared, no move is needed",
			chess + knights + " f6g8", "White has",
			"White has the move and may claim a draw.\n" +
				"The position has appeared 3 times (the first position, 2...Ng8 and 4...Ng8). Article 9.2.2\n[Claim the draw]\n" +
				"After Nf3 the position will have appeared 3 times (1.Nf3, 3.Nf3 and 5.Nf3). Article 9.2.1\n[Claim with Nf3]",
		},
		{
			"a ruling that ended the game leaves nothing to claim",
			chess + knights + " f6g8\n1/2-1/2", "The game is over",
			"The game is over: there is nothing left to claim.",
		},
		{
			"nor does mate",
			chess + "f2f3 e7e5 g2g4 d8h4", "The game is over", "The game is over: there is nothing left to claim.",
		},
		{
			"a passed turn makes it analysis",
			chess + "0000 e7e5", "A turn", "A turn was passed in this line, so it is analysis: nothing can be claimed.",
		},
		{
			"all moves that complete fifty share one entry",
			"standard\n8/8/8/8/8/1k6/7p/K7 w - - 99 80\n", "White has",
			"White has the move and may claim a draw.\n" +
				"Any of these moves completes fifty moves without a pawn move or a capture. Article 9.3.1\n[Claim with Kb1]",
		},
		{
			"the occurrences lead to their plies",
			chess + knights + " f6g8", "Repetition",
			"Repetition\nThis position has stood 3 times:\n[the first position]\n[2...Ng8]\nnow",
		},
		{
			"a position that only looks the same says what differs and since when",
			chess + rookTrips, "Repetition",
			"Repetition\nThis position stands for the first time.\nIt only looks the same as after [2...Nf6]:\n" +
				"At 2...Nf6 the right to castle with the rook on h1 was still kept; it was lost at 3.Rg1. Article 9.2.3.2\n" +
				"At 2...Nf6 the right to castle with the rook on h8 was still kept; it was lost at 3...Rg8. Article 9.2.3.2",
		},
		{
			"the counter names the move that set it back",
			chess + "e2e4 d7d5 e4d5 g8f6 g1f3", "Fifty moves",
			"Fifty moves\n2 of 100\n2 half-moves without a pawn move or a capture; a claim needs 100.\nCounted since [2.exd5], a capture.",
		},
		{
			"a pawn move sets it back as well",
			chess + "e2e4 g8f6", "Fifty moves",
			"Fifty moves\n1 of 100\n1 half-move without a pawn move or a capture; a claim needs 100.\nCounted since [1.e4], a pawn move.",
		},
		{
			"a count that a FEN brought along says so",
			"standard\n4k3/8/8/8/8/8/8/R3K3 w - - 120 80\na1a2", "Fifty moves",
			"Fifty moves\n100 of 100\n121 half-moves without a pawn move or a capture; at 150 the game is drawn without a claim.\n" +
				"Part of them is from before the first position of this record.",
		},
		{
			"at nought there is nothing to lead to",
			chess + "e2e4", "Fifty moves",
			"Fifty moves\n0 of 100\n0 half-moves without a pawn move or a capture; a claim needs 100.",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			panel := show(Claims(mustRead(t, test.record)))
			if got := section(panel, test.heading, headings...); got != test.want {
				t.Errorf("got\n%s\nwant\n%s\nin\n%s", got, test.want, panel)
			}
		})
	}
}

func TestATreeIsWrittenDownForThePage(t *testing.T) {
	text := func(s string) Node { return Node{&Element{Text: s}} }
	tree := Node{&Element{
		Tag:   "p",
		Attrs: []Attr{{"class", "note"}, {"hidden", ""}},
		Kids:  []Node{text("a < \"b\"\n"), {&Element{Tag: "br"}}, text("♘")},
	}}
	want := `["p",["class","note","hidden",""],"a < \"b\"\u000a",["br",[]],"♘"]`
	if got := string(tree.AppendJSON(nil)); got != want {
		t.Errorf("written as %s, want %s", got, want)
	}
}

func TestClocksAreStartedOnlyWhereOneCanRun(t *testing.T) {
	mated := "standard\nrnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n"
	for _, test := range []struct {
		name  string
		table *table.Table
		want  bool
	}{
		{"a game that goes on", sit(t, chess, "clocks 5:00 5:00"), true},
		{"a game that is over", sit(t, mated, "clocks 5:00 5:00"), false},
		{"a clock whose flag has fallen", sit(t, chess, "clocks 0:00 5:00", "clock-start", "tick"), false},
	} {
		if told := show(Below(test.table)); strings.Contains(told, "[Start]") != test.want {
			t.Errorf("%s:\n%s", test.name, told)
		}
	}
}
