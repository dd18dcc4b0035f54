package judge

import (
	"bufio"
	"compress/gzip"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/laws"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/reason"
)

func TestAFlagDoesNotFallForWhoCannotMate(t *testing.T) {
	bare := "FEN=8/8/8/8/8/1k6/1q6/7K w - - 0 60; Date=2020.02.02; Termination=Time forfeit"
	runTable(t, []expectation{
		{"a bare king does not win on time", bare, "Kg1 1-0", []string{"score flag-fall-draws black at 1 -> 1/2-1/2 by 6.9"}},
		{"who does not claim to win is fine", bare, "Kg1 1/2-1/2", nil},
		{"nor does a bishop against a bishop of its colour", "FEN=K7/8/8/8/8/1k6/3b4/6B1 w - - 0 60; Termination=Time forfeit", "Bh2 0-1",
			[]string{"played-on dead-position at 0 +1 by 5.2.2", "score dead-position at 0 -> 1/2-1/2 by 5.2.2"}},
		{"a knight wins against a pawn, since it can be helped", "FEN=8/8/8/1p6/8/1k6/8/K3N3 w - - 0 1; Termination=White won on time", "Nf3 1-0", nil},
		{"a knight does not against a queen", "FEN=8/8/8/1q6/8/1k6/8/K3N3 w - - 0 1; Date=2016.01.01; Termination=White won on time", "Nf3 1-0",
			[]string{"score flag-fall-draws black at 1 -> 1/2-1/2 by 6.9"}},
		{"nor do pawns that are locked", "FEN=8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 65 92; Termination=Time forfeit", "1-0",
			[]string{"score dead-position at 0 -> 1/2-1/2 by 5.2.2"}},
		{"a draw is too little where the other player can mate", "FEN=8/8/8/8/8/1k6/1q6/7K w - - 0 60; Termination=time forfeit", "1/2-1/2",
			[]string{"score flag-fall-loses white at 0 -> 0-1 by 6.9"}},
		{"unless both flags fell", "FEN=8/8/8/8/8/1k6/1q6/7K w - - 0 60; Termination=both flags fell", "1/2-1/2", nil},
		{"a comment tells it, too", "FEN=8/8/8/8/8/1k6/1q6/7K w - - 0 60", "Kg1 {+99.0/20 1.0s, Black loses on time} 1-0",
			[]string{"score flag-fall-draws black at 1 -> 1/2-1/2 by 6.9"}},
		{"and whose flag it was", "FEN=8/8/8/8/8/1k6/1q6/6RK w - - 0 60; Date=2012.01.01", "Rg3+ {White's flag fell.} 1-0",
			[]string{"score flag-fall-loses white at 1 -> 0-1 by 6.9"}},
		{"but not a comment that only speaks of time", "FEN=8/8/8/8/8/1k6/1q6/7K w - - 0 60; Date=2012.01.01",
			"Kg1 {White might have lost on time here, had the flag been seen} 1-0", nil},
		{"in the blitz of 1997 two knights against a bare king do not win", "FEN=8/8/8/8/8/1k6/8/K3NN2 b - - 0 60; Date=1998.01.01; TimeControl=300; Termination=time forfeit", "1-0",
			[]string{"score mating-potential-lacking black at 0 -> 1/2-1/2 by C4"}},
		{"whether a bishop against a knight does, its text leaves open", "FEN=8/8/8/8/8/1k3n2/8/K3B3 b - - 0 60; Date=1998.01.01; TimeControl=300; Termination=time forfeit", "1-0",
			[]string{"open mating-potential-open black at 0 by C4"}},
		{"in its slow games they do", "FEN=8/8/8/8/8/1k6/8/K3NN2 b - - 0 60; Date=1998.01.01; TimeControl=40/7200:3600; Termination=time forfeit", "1-0", nil},
	})
}

func TestWhatIsNotDecidedIsOpen(t *testing.T) {
	e := expectation{tags: "FEN=8/8/4k3/1p1p1p1p/1P1P1P1P/8/8/4K2B w - - 0 60; Date=2020.02.02; Termination=Time forfeit", text: "1-0"}
	j := Judge{Undated: laws.Edition2023, States: 1}
	got := briefs(j.Game(pgn.Read(e.pgn(), pgn.Options{})[0]).Findings)
	if want := []string{"open mate-undecided black at 0 by 6.9"}; !slices.Equal(got, want) {
		t.Errorf("%q, not %q", got, want)
	}
	if got := briefs(look(t, e.pgn()).Findings); len(got) > 0 && strings.HasPrefix(got[0], "open") {
		t.Errorf("%q with more states", got)
	}
}

func TestAResignationDoesNotLoseToWhoCannotMate(t *testing.T) {
	bare := "FEN=8/8/8/8/8/1k6/1q6/7K w - - 0 60; "
	runTable(t, []expectation{
		{"since 2023 it is a draw", bare + "Date=2023.01.01", "Kg1 1-0", []string{"score resignation-draws black at 1 -> 1/2-1/2 by 5.1.2"}},
		{"before, it was not", bare + "Date=2022.12.31", "Kg1 1-0", nil},
		{"nor is it one where the date leaves that open", bare + "Date=2022.??.??", "Kg1 1-0", nil},
		{"who can mate wins", bare + "Date=2023.01.01", "Kg1 0-1", nil},
		{"a forfeit is no resignation", bare + "Date=2023.01.01; Termination=rules infraction", "Kg1 1-0", nil},
		{"nor is leaving the game", bare + "Date=2023.01.01; Termination=Abandoned", "Kg1 1-0", nil},
		{"a game without a move may be lost by default", "Date=2023.01.01", "1-0", nil},
	})
}

// TestTimeoutsOfLichessAreFound judges positions of real games in which a flag fell and
// the player won who could not have mated: every hundredth, all with ARBITER_LONG=1.
func TestTimeoutsOfLichessAreFound(t *testing.T) {
	file, err := os.Open("../../../core/unwinnable/testdata/timeouts.txt.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	unpacked, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	every, number := 100, 0
	if os.Getenv("ARBITER_LONG") != "" {
		every = 1
	}
	for lines := bufio.NewScanner(unpacked); lines.Scan(); number++ {
		if number%every != 0 {
			continue
		}
		fen, result := lines.Text(), "1-0"
		var board, turn string
		if _, err := fmt.Sscan(fen, &board, &turn); err != nil {
			t.Fatal(err)
		}
		if turn == "w" {
			result = "0-1"
		}
		e := expectation{tags: "Date=2022.01.01; Termination=Time forfeit; FEN=" + fen, text: result}
		findings := look(t, e.pgn()).Findings
		scored := 0
		for i := range findings {
			if f := &findings[i]; f.Kind == Score && f.Lawful == "1/2-1/2" {
				scored++
			}
		}
		if scored != 1 {
			t.Errorf("%s %s: %q", fen, result, briefs(findings))
		}
	}
	if number < 50_000 {
		t.Errorf("only %d positions", number)
	}
}

func TestStatementsOnTimeAreUnderstood(t *testing.T) {
	for statement, want := range map[string]string{
		"white loses on time": "white", "black lost on time": "black", "white wins on time": "black",
		"black has won on time": "white", "white forfeits on time": "white", "black forfeits by time": "black",
		"white exceeded the time limit": "white", "black overstepped the time limit": "black",
		"white ran out of time": "white", "black's flag fell": "black", "white's flag has fallen": "white",
		"time forfeit": "", "black lost the game on time": "black",
		"white wins": "-", "black loses": "-", "white is in time trouble": "-", "time": "-",
		"white would have lost on time": "-", "both players were short of time": "-", "white mates": "-",
	} {
		loser, ok := flagIn(statement)
		got := colorName(loser)
		if !ok {
			got = "-"
		}
		if got != want {
			t.Errorf("%q is understood as %q, not as %q", statement, got, want)
		}
		if !ok && loser != reason.Nobody {
			t.Errorf("%q names a player", statement)
		}
	}
}
