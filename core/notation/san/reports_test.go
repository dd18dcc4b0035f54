package san_test

// Faults of other programs, as reported in public.

import (
	"encoding/json"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

type report struct {
	ID, Area string
	Input    struct {
		FEN     string
		Variant string
		MoveUCI string `json:"move_uci"`
		SAN     string
		Tokens  json.RawMessage
	}
	Expected json.RawMessage
}

// expectation is what the areas san and san-parse expect.
type expectation struct {
	SAN        string
	Strict     string
	Lenient    string
	WithLocale string `json:"with_locale"`
	Accepted   map[string]string
	Rejected   []string
}

// reports reads all reports.
func reports(t *testing.T) []report {
	t.Helper()
	data, err := os.ReadFile("../../testdata/reports.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	var list []report
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		var r report
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		list = append(list, r)
	}
	return list
}

var uciMove = regexp.MustCompile(`^[a-h][1-8][a-h][1-8][qrbn]?`)

func TestReportedFaults(t *testing.T) {
	for _, r := range reports(t) {
		if r.Area != "san" && r.Area != "san-parse" {
			continue
		}
		t.Run(r.ID, func(t *testing.T) {
			var expected expectation
			if err := json.Unmarshal(r.Expected, &expected); err != nil {
				t.Fatal(err)
			}
			p := at(t, r.Input.FEN, position.Standard)
			read := func(text string, o san.Options) string {
				m, e := san.Parse(&p, text, o)
				if e != nil {
					return "rejected"
				}
				return uci.Format(m, position.Standard)
			}
			checks := 0
			check := func(what, got, want string) {
				t.Helper()
				checks++
				if got != want {
					t.Errorf("%s: %s, want %s", what, got, want)
				}
			}
			if r.Input.MoveUCI != "" {
				m, e := uci.Parse(&p, r.Input.MoveUCI)
				if e != nil {
					t.Fatal(e)
				}
				check("written", san.Format(&p, m), expected.SAN)
				check("read", read(expected.SAN, san.Options{}), r.Input.MoveUCI)
			}
			if r.Input.SAN != "" {
				check("strict", read(r.Input.SAN, san.Options{}), expected.Strict)
				check("lenient", read(r.Input.SAN, san.Options{Mode: san.Lenient}), expected.Lenient)
			}
			var byLanguage map[string]string
			if json.Unmarshal(r.Input.Tokens, &byLanguage) == nil {
				for code, text := range byLanguage {
					letters, ok := san.LettersOf(code)
					if !ok {
						t.Errorf("no letters of %s", code)
					}
					check(code, read(text, san.Options{Mode: san.Lenient, Letters: letters}), expected.WithLocale)
					check("without "+code, read(text, san.Options{Mode: san.Lenient}), "rejected")
				}
			}
			for text, want := range expected.Accepted {
				move := uciMove.FindString(want)
				check("lenient "+text, read(text, san.Options{Mode: san.Lenient}), move)
				m, e := uci.Parse(&p, text)
				if lenientOnly := strings.Contains(want, "lenient only"); lenientOnly != (e != nil) {
					t.Errorf("as UCI, %s gives %v, %v", text, m, e)
				}
			}
			for _, text := range expected.Rejected {
				check("lenient "+text, read(text, san.Options{Mode: san.Lenient}), "rejected")
				if m, e := uci.Parse(&p, text); e == nil {
					t.Errorf("as UCI, %s reads as %v", text, m)
				}
			}
			if checks == 0 {
				t.Error("the case checks nothing")
			}
		})
	}
}

// Moves that the other areas say are legal or not, read as they are written there.
func TestMovesNamedByTheReportsOfOtherAreas(t *testing.T) {
	checks := 0
	for _, r := range reports(t) {
		var moves struct {
			Legal    []string
			NotLegal []string `json:"not_legal"`
		}
		if json.Unmarshal(r.Expected, &moves) != nil {
			continue
		}
		variant := position.Standard
		if r.Input.Variant == "chess960" {
			variant = position.Chess960
		}
		p, e := fen.Read(r.Input.FEN, variant)
		if e != nil {
			continue
		}
		for i, list := range [2][]string{moves.Legal, moves.NotLegal} {
			for _, text := range list {
				m, e := san.Parse(&p, text, san.Options{Mode: san.Lenient})
				if legal := e == nil; legal != (i == 0) {
					t.Errorf("%s: %s reads as %s, %v", r.ID, text, uci.Format(m, variant), e)
				}
				checks++
			}
		}
	}
	if checks < 14 {
		t.Errorf("only %d moves were read", checks)
	}
}

// What the reported case of long promotions asks for beside being refused.
func TestAMissingPromotionPieceHasItsOwnCode(t *testing.T) {
	p := at(t, promoting, position.Standard)
	for _, text := range []string{"a8", "a7a8", "axb8"} {
		_, e := san.Parse(&p, text, san.Options{Mode: san.Lenient})
		if e == nil || e.Code != reason.PromotionMissing || len(e.Candidates) != 4 || slices.Contains(e.Candidates, position.NoMove) {
			t.Errorf("%q gives %+v", text, e)
		}
	}
}
