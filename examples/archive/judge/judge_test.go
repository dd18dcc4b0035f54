package judge

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/laws"
	"chessarbiter/core/notation/pgn"
)

// look judges a text of one game, by the edition of 2023 where it has no date.
func look(t *testing.T, text string) Report {
	t.Helper()
	games := pgn.Read(text, pgn.Options{})
	if len(games) != 1 {
		t.Fatalf("%d games in %s", len(games), text)
	}
	j := Judge{Undated: laws.Edition2023, States: 1_000_000}
	return j.Game(games[0])
}

// brief is a finding in the words of the tables below.
func brief(f *Finding) string {
	words := []string{string(f.Kind), f.Code}
	add := func(format string, value any, given bool) {
		if given {
			words = append(words, fmt.Sprintf(format, value))
		}
	}
	add("%s", f.Player, f.Player != "")
	add("at %d", f.Ply, f.Kind != Record)
	add("x%d", f.Turns, f.Turns > 1)
	add("+%d", f.Beyond, f.Beyond > 0)
	add("-> %s", f.Lawful, f.Lawful != "")
	add("by %s", f.Article, f.Article != "")
	return strings.Join(words, " ")
}

func briefs(findings []Finding) []string {
	list := []string{}
	for i := range findings {
		list = append(list, brief(&findings[i]))
	}
	return list
}

// expectation is a game and what is found in it, in the words of brief.
type expectation struct {
	name string
	tags string // such as Date=2020.05.01, separated by semicolons
	text string // the moves, with the result
	want []string
}

func (e expectation) pgn() string {
	var b strings.Builder
	for _, tag := range strings.Split(e.tags, ";") {
		if name, value, ok := strings.Cut(strings.TrimSpace(tag), "="); ok {
			fmt.Fprintf(&b, "[%s \"%s\"]\n", name, value)
			if name == "FEN" {
				b.WriteString("[SetUp \"1\"]\n")
			}
		}
	}
	return b.String() + "\n" + e.text + "\n"
}

func runTable(t *testing.T, table []expectation) {
	for _, e := range table {
		t.Run(e.name, func(t *testing.T) {
			report := look(t, e.pgn())
			if got := briefs(report.Findings); !slices.Equal(got, e.want) && len(got)+len(e.want) > 0 {
				t.Errorf("found:\n  %s\nwant:\n  %s", strings.Join(got, "\n  "), strings.Join(e.want, "\n  "))
			}
		})
	}
}

// once is a trip of all four knights, after which the first position stands again.
const once = "Nf3 Nf6 Ng1 Ng8 "

func trips(n int) string { return strings.Repeat(once, n) }

func TestClaimsThatStoodAreTold(t *testing.T) {
	runTable(t, []expectation{
		{"a third occurrence is passed over by both players", "Date=2020.05.01", trips(2) + "e4 e5 1-0", []string{
			"claim threefold-intended black at 7 by 9.2.1.1",
			"claim threefold-appeared white at 8 by 9.2.1.2",
			"claim threefold-intended white at 8 by 9.2.1.1",
		}},
		{"a drawn game may have ended by the claim of its last move", "Date=2020.05.01", trips(2) + "1/2-1/2", nil},
		{"so may one without a result", "Date=2020.05.01", trips(2) + "*", nil},
		{"one that was won or lost has not", "Date=2020.05.01", trips(2) + "0-1", []string{
			"claim threefold-intended black at 7 by 9.2.1.1",
			"claim threefold-appeared white at 8 by 9.2.1.2",
			"claim threefold-intended white at 8 by 9.2.1.1",
		}},
		{"a draw by another move than the one that repeats was no claim", "Date=2020.05.01", trips(1) + "Nf3 Nf6 Ng1 Nc6 1/2-1/2", []string{
			"claim threefold-intended black at 7 by 9.2.1.1",
		}},
		{"twice is not three times", "Date=2020.05.01", trips(1) + "Nf3 Nf6 e3 e6 1-0", nil},
		{"the right to castle makes another position", "Date=2020.05.01",
			"Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8 e3 e6 1/2-1/2", nil},
		{"a capture in passing that is legal makes another position", "FEN=4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
			"e4 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8 Ke1 1/2-1/2", nil},
		{"one that nobody can make does not", "FEN=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e4 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8 Ke1 Kd7 1-0", []string{
			"claim threefold-intended white at 8 by 9.2.1",
			"claim threefold-appeared black at 9 by 9.2.2",
			"claim threefold-intended black at 9 by 9.2.1",
		}},
		{"fifty moves, first by an intended move, then without", "FEN=8/8/8/8/8/1k6/8/K6R w - - 98 60", "Rh2 Kc3 Rh4 1-0", []string{
			"claim fifty-intended black at 1 x2 by 9.3.1",
			"claim fifty-appeared white at 2 by 9.3.2",
			"claim fifty-intended white at 2 by 9.3.1",
			"claim fifty-appeared black at 3 by 9.3.2",
		}},
		{"each turn at which it stands counts", "FEN=8/8/8/8/8/1k6/8/K6R w - - 100 60", "Rh2 Kc3 Rh4 Kb3 1-0", []string{
			"claim fifty-appeared white at 0 x3 by 9.3.2",
			"claim fifty-intended white at 0 x3 by 9.3.1",
			"claim fifty-appeared black at 1 x2 by 9.3.2",
			"claim fifty-intended black at 1 x2 by 9.3.1",
		}},
		{"a capture comes before the fiftieth move", "FEN=8/8/8/8/7n/1k6/8/K6R w - - 98 60", "Rxh4 Kc3 1/2-1/2", nil},
		{"before 2017 the article had another number", "Date=1999.09.01", trips(2) + "e4 1/2-1/2", []string{
			"claim threefold-intended black at 7 by 9.2a",
			"claim threefold-appeared white at 8 by 9.2b",
			"claim threefold-intended white at 8 by 9.2a",
		}},
	})
}

func TestEndsThatWerePassedOverAreTold(t *testing.T) {
	rook := "FEN=8/8/8/8/8/1k6/8/K6R w - - 148 90"
	claims := []string{
		"claim fifty-appeared white at 0 by 9.3.2", "claim fifty-intended white at 0 by 9.3.1",
		"claim fifty-appeared black at 1 by 9.3.2", "claim fifty-intended black at 1 by 9.3.1",
	}
	with := func(more ...string) []string { return append(slices.Clone(claims), more...) }
	runTable(t, []expectation{
		{"a mate on the board is a win", "", "f3 e5 g4 Qh4# 1/2-1/2", []string{"score checkmate at 4 -> 0-1 by 5.1.1"}},
		{"and is no finding where it is scored so", "", "f3 e5 g4 Qh4# 0-1", nil},
		{"and none where nobody has scored it", "", "f3 e5 g4 Qh4# *", nil},
		{"a stalemate is a draw", "FEN=7k/5Q2/5K2/8/8/8/8/8 w - - 0 1", "Qg6 1-0",
			[]string{"score stalemate at 1 -> 1/2-1/2 by 5.2.1"}},
		{"a bishop alone cannot mate", "FEN=8/8/8/8/8/1k6/8/K3n2B w - - 0 1", "Be4 Nc2+ Bxc2+ Kxc2 Ka2 Kc3 1/2-1/2",
			[]string{"played-on dead-position at 3 +3 by 5.2.2"}},
		{"and does not win", "FEN=8/8/8/8/8/1k6/8/K3n2B w - - 0 1", "Be4 Nc2+ Bxc2+ 1-0",
			[]string{"score dead-position at 3 -> 1/2-1/2 by 5.2.2"}},
		{"a knight beside the opponent's pawn can", "FEN=8/8/8/1p6/8/1k6/8/K3N3 w - - 0 1", "Nf3 Kc3 Nd4 1/2-1/2", nil},
		{"the fifth occurrence ends the game", "Date=2019.01.01", trips(4) + "e4 e5 1/2-1/2", []string{
			"claim threefold-intended black at 7 x5 by 9.2.1.1",
			"claim threefold-appeared white at 8 x4 by 9.2.1.2",
			"claim threefold-intended white at 8 x4 by 9.2.1.1",
			"claim threefold-appeared black at 9 x4 by 9.2.1.2",
			"played-on fivefold at 16 +2 by 9.6.1",
		}},
		{"seventy-five moves end it", rook, "Rh2 Kc3 Rh4 Kb3 1/2-1/2", with("played-on seventy-five-moves at 2 +2 by 9.6.2")},
		{"as a draw", rook, "Rh2 Kc3 1-0", with("score seventy-five-moves at 2 -> 1/2-1/2 by 9.6.2")},
		{"unless the last of them mates", "FEN=k7/8/1K6/8/8/8/8/7R w - - 149 90", "Rh8# 1-0", []string{
			"claim fifty-appeared white at 0 by 9.3.2", "claim fifty-intended white at 0 by 9.3.1",
		}},
		{"before 2014 they do not", "Date=2014.06.30; " + rook, "Rh2 Kc3 Rh4 Kb3 1/2-1/2", []string{
			"claim fifty-appeared white at 0 x2 by 9.3b", "claim fifty-intended white at 0 x2 by 9.3a",
			"claim fifty-appeared black at 1 by 9.3b", "claim fifty-intended black at 1 by 9.3a",
		}},
	})
}
