package judge

import (
	"strings"
	"testing"

	"chessarbiter/core/laws"
	"chessarbiter/core/notation/pgn"
)

func TestWhatIsWrongWithARecordIsTold(t *testing.T) {
	runTable(t, []expectation{
		{"a move that is not legal ends the judging", "", "e4 e5 Ke3 Nf6 1-0", []string{"record pgn-move"}},
		{"one row is enough for all that is wrong", "", "e4 e5 Ke3 (Kd3) (Kf3) 1-0", []string{"record pgn-move"}},
		{"a position that cannot be played", "FEN=8/8/8/8/8/8/8/8 w - - 0 1", "e4 1-0", []string{"record pgn-fen"}},
		{"another variant than chess", "Variant=Crazyhouse", "e4 e5 1-0", []string{"record pgn-variant"}},
		{"two results that differ, of which the one after the moves holds", "Result=1-0", "f3 e5 g4 Qh4# 0-1", []string{"record pgn-result-mismatch"}},
		{"a null move is analysis", "", trips(2) + "-- e5 1-0", []string{"record claim-analysis"}},
		{"a null move beside the game is nothing to us", "", "e4 (-- e5) e5 1-0", nil},
		{"a game that would take minutes", "Date=1990.01.01", trips(1501) + "1-0", []string{"record too-long"}},
		{"a claim in a variation is none", "Date=2020.05.01", "Nf3 (Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8 e4) Nf6 1-0", nil},
		{"signs and comments are no fault", "", "1.e4! $1 {best} e5 2. Nf3 ; and so on\n Nc6 1-0", nil},
	})
}

func TestARowHasItsFacts(t *testing.T) {
	e := expectation{tags: "White=A; Black=B; Event=C; Date=2020.05.01", text: trips(2) + "e4 1-0"}
	findings := look(t, e.pgn()).Findings
	if len(findings) != 3 {
		t.Fatalf("%d rows", len(findings))
	}
	f := findings[1]
	want := Finding{
		White: "A", Black: "B", Event: "C", Date: "2020.05.01", Result: "1-0",
		Kind: Claim, Code: "threefold-appeared", Article: "9.2.1.2", Edition: "2018", Basis: InForce,
		Player: "white", Ply: 8, Move: "4...Ng8", Count: 3, Turns: 1,
	}
	plies, text, attested := f.Plies, f.Text, f.Attested
	f.Plies, f.Text, f.Attested = nil, "", ""
	if !equal(&f, &want) {
		t.Errorf("%+v\nis not\n%+v", f, want)
	}
	if len(plies) != 3 || plies[0] != 0 || plies[1] != 4 || plies[2] != 8 {
		t.Errorf("plies %v", plies)
	}
	if attested == "" {
		t.Error("nobody says how well the article is attested")
	}
	for _, part := range []string{"3 times", "9.2.1.2", "2018", "4...Ng8"} {
		if !strings.Contains(text, part) {
			t.Errorf("%q does not speak of %q", text, part)
		}
	}
}

func TestTheEvidenceOfAnEndIsCounted(t *testing.T) {
	for text, want := range map[string]int{
		trips(4) + "e4 1/2-1/2": 5, "e4 e5 Qh5 Ke7 Qxe5# 1/2-1/2": 0,
	} {
		findings := look(t, text).Findings
		if f := &findings[len(findings)-1]; f.Count != want || f.Kind == Claim {
			t.Errorf("%s: %s counts %d, not %d", text, f.Code, f.Count, want)
		}
	}
}

func TestAMateIsToldWithItsMen(t *testing.T) {
	f := look(t, "f3 e5 g4 Qh4# 1/2-1/2").Findings[0]
	if !strings.Contains(f.Text, "queen on h4") || !strings.Contains(f.Text, "(Article 5.1.1, 2023)") || f.Move != "2...Qh4#" {
		t.Errorf("%s %s", f.Move, f.Text)
	}
}

// equal compares rows whose Plies are nil.
func equal(a, b *Finding) bool {
	return a.Plies == nil && b.Plies == nil && briefs([]Finding{*a})[0] == briefs([]Finding{*b})[0] &&
		a.White == b.White && a.Black == b.Black && a.Event == b.Event && a.Date == b.Date && a.Result == b.Result &&
		a.Edition == b.Edition && a.Basis == b.Basis && a.Move == b.Move && a.Count == b.Count && a.Offset == b.Offset
}

func TestAFaultOfOursIsAFinding(t *testing.T) {
	j := Judge{Undated: laws.Edition2023, States: 1000}
	report := j.Game(&pgn.Game{Start: 7}) // no record, and no problem that tells why
	if got := briefs(report.Findings); len(got) != 1 || got[0] != "record fault" || report.Judged {
		t.Errorf("%q, judged %v", got, report.Judged)
	}
	if report.Findings[0].At != 7 {
		t.Errorf("at byte %d", report.Findings[0].At)
	}
	if next := j.Game(pgn.Read("f3 e5 g4 Qh4# 1-0", pgn.Options{})[0]); len(next.Findings) != 1 {
		t.Errorf("then %q", briefs(next.Findings))
	}
}
