package fen_test

// Public reports of faults in chess programs, as far as positions, rights and
// legal moves go, and worked rulings on castling.

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// report is one case of reports.jsonl, the fields that concern this package.
type report struct {
	ID    string
	Area  string
	Input struct {
		FEN      string
		MovesUCI []string `json:"moves_uci"`
		Variant  string
	}
	Expected struct {
		Legal           []string
		NotLegal        []string `json:"not_legal"`
		ThenLegal       []string `json:"then_legal"`
		Moves           *int     `json:"n_legal"`
		UCI             any
		After           string            `json:"fen_after"`
		AfterShredder   string            `json:"fen_after_shredder"`
		OutShredder     string            `json:"fen_out_shredder"`
		Out             string            `json:"fen_out"`
		EnPassantOut    string            `json:"fen_ep_out"`
		EnPassantRepair string            `json:"fen_lenient_ep"`
		LenientEP       string            `json:"lenient_ep"`
		Rights          string            `json:"rights_after_normalising"`
		StandardRights  string            `json:"standard_mode_rights"`
		Field           string            `json:"castling_field_xfen"`
		Castling        map[string]string `json:"castling_reasons"`
		RookSquare      map[string]string `json:"rook_square"`
		RightKept       bool              `json:"right_kept"`
		FENStrict       string            `json:"fen_strict"`
		Strict          string
		Lenient         string
		SameAs          []string `json:"same_first_four_fields_as_moves"`
	}
}

func readReports(t *testing.T) (reports []report) {
	t.Helper()
	data, err := os.ReadFile("../../testdata/reports.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		var head struct{ Area string }
		if err := json.Unmarshal([]byte(line), &head); err != nil {
			t.Fatal(err)
		}
		if !slices.Contains([]string{"castling", "castling-960", "en-passant", "fen-validation"}, head.Area) {
			continue
		}
		var r report
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatalf("%v in %s", err, line)
		}
		reports = append(reports, r)
	}
	return reports
}

func TestReportedFaults(t *testing.T) {
	reports := readReports(t)
	if len(reports) != 39 {
		t.Fatalf("%d cases, want 39", len(reports))
	}
	for _, r := range reports {
		t.Run(r.ID, func(t *testing.T) {
			variant := standard
			if r.Input.Variant == "chess960" {
				variant = chess960
			}
			strict := fen.Check(r.Input.FEN, variant, fen.Strict)
			lenient := fen.Check(r.Input.FEN, variant, fen.Lenient)
			checkReports(t, r.Input.FEN, strict, lenient)
			r.verdict(t, strict, lenient)
			if !lenient.OK {
				return
			}
			p := lenient.Position
			r.before(t, &p)
			r.moves(t, &p)
			for _, move := range r.Input.MovesUCI {
				p = playUCI(t, p, move)
			}
			r.after(t, &p, variant)
		})
	}
}

// verdict compares whether the FEN is accepted.
func (r *report) verdict(t *testing.T, strict, lenient *fen.Report) {
	e := &r.Expected
	if rejected := strings.HasPrefix(e.Strict+e.FENStrict, "reject"); strict.OK == rejected {
		t.Errorf("strictly OK: %v with %s", strict.OK, spell(strict.Problems))
	}
	if strings.HasPrefix(e.Lenient, "accept") && !lenient.OK {
		t.Errorf("not accepted leniently: %s", spell(lenient.Problems))
	}
	if e.Out != "" && strict.Repaired != e.Out {
		t.Errorf("written %s, want %s", strict.Repaired, e.Out)
	}
	if want := e.EnPassantRepair + e.LenientEP; want != "" && strings.Fields(lenient.Repaired)[3] != want {
		t.Errorf("repaired to %s, want the en passant square %s", lenient.Repaired, want)
	}
	if want := e.Rights + e.StandardRights; want != "" && strings.Fields(lenient.Repaired)[2] != want {
		t.Errorf("repaired to %s, want the rights %s", lenient.Repaired, want)
	}
	if strings.Contains(e.FENStrict, "in chess960 the same field is valid") {
		if other := fen.Check(r.Input.FEN, chess960, fen.Strict); !other.OK {
			t.Errorf("not accepted in Chess960: %s", spell(other.Problems))
		}
	}
}

// before compares the position as it was read.
func (r *report) before(t *testing.T, p *position.Position) {
	e := &r.Expected
	if e.OutShredder != "" {
		if got := fen.Format(p, fen.Style{Shredder: true}); got != e.OutShredder {
			t.Errorf("written %s, want %s", got, e.OutShredder)
		}
	}
	if e.EnPassantOut != "" && strings.Fields(fen.Format(p, fen.Style{}))[3] != e.EnPassantOut {
		t.Errorf("written %s, want the en passant square %s", fen.Format(p, fen.Style{}), e.EnPassantOut)
	}
	for wing, why := range e.Castling {
		view := p.Castling(p.Turn(), sideOf(wing))
		dropped := strings.Contains(why, "no rook on")
		if view.Held && len(view.Reasons) == 0 || view.Held == dropped {
			t.Errorf("castling %s: held %v, reasons %+v, though %s", wing, view.Held, view.Reasons, why)
		}
		if e.RightKept && !view.Held {
			t.Errorf("castling %s: the right is not kept", wing)
		}
	}
	for wing, square := range e.RookSquare {
		if got := p.CastlingRook(p.Turn(), sideOf(wing)); got.String() != square {
			t.Errorf("castling %s is with the rook on %v, want %s", wing, got, square)
		}
	}
}

func sideOf(wing string) castling.Side {
	if wing == "Q" {
		return castling.ASide
	}
	return castling.HSide
}

// moves compares the legal moves.
func (r *report) moves(t *testing.T, p *position.Position) {
	e := &r.Expected
	if e.Moves != nil && p.CountMoves() != *e.Moves {
		t.Errorf("%d legal moves, want %d", p.CountMoves(), *e.Moves)
	}
	for _, san := range e.Legal {
		if len(fitting(p, san)) != 1 {
			t.Errorf("%s is not legal", san)
		}
	}
	for _, san := range e.NotLegal {
		if len(fitting(p, san)) != 0 {
			t.Errorf("%s is legal", san)
		}
	}
	if spellings, ok := e.UCI.(map[string]any); ok {
		for uci, san := range spellings {
			from, to := uciSquares(uci)
			m, found := p.Find(from, to, board.NoRole)
			if !found || !slices.Contains(fitting(p, san.(string)), m) {
				t.Errorf("%s is not %s", uci, san)
			}
		}
	}
}

// fitting returns the legal moves that a castling, a king's move or a pawn's
// capture in SAN can mean; the cases use no other.
func fitting(p *position.Position, san string) []position.Move {
	san = strings.TrimRight(san, "+#")
	return slices.DeleteFunc(p.Moves(), func(m position.Move) bool {
		switch {
		case strings.HasPrefix(san, "O-O"):
			return !m.IsCastling() || m.CastlingSide().SAN() != san
		case strings.HasPrefix(san, "K"):
			return m.IsCastling() || p.At(m.From()).Role() != board.King || m.To().String() != san[1:]
		default:
			return p.At(m.From()).Role() != board.Pawn || m.From().String()[:1] != san[:1] || m.To().String() != san[2:]
		}
	})
}

func uciSquares(uci string) (from, to board.Square) {
	from, _ = board.ParseSquare(uci[:2])
	to, _ = board.ParseSquare(uci[2:])
	return from, to
}

func playUCI(t *testing.T, p position.Position, uci string) position.Position {
	t.Helper()
	from, to := uciSquares(uci)
	m, ok := p.Find(from, to, board.NoRole)
	if !ok {
		t.Fatalf("%s: %s is not legal", fen.Format(&p, fen.Style{}), uci)
	}
	return p.Play(m)
}

// after compares the position after the moves of the case.
func (r *report) after(t *testing.T, p *position.Position, variant position.Variant) {
	e := &r.Expected
	got, shredder := fen.Format(p, fen.Style{}), fen.Format(p, fen.Style{Shredder: true})
	if e.After != "" && got != e.After {
		t.Errorf("after the moves %s, want %s", got, e.After)
	}
	if e.AfterShredder != "" && shredder != e.AfterShredder {
		t.Errorf("after the moves %s, want %s", shredder, e.AfterShredder)
	}
	if e.Field != "" && strings.Fields(got)[2] != e.Field {
		t.Errorf("after the moves %s, want the rights %s", got, e.Field)
	}
	for _, san := range e.ThenLegal {
		if len(fitting(p, san)) != 1 {
			t.Errorf("after the moves %s is not legal", san)
		}
	}
	if len(e.SameAs) > 0 {
		other, err := fen.Read(r.Input.FEN, variant)
		if err != nil {
			t.Fatal(spell(err.Problems))
		}
		for _, move := range e.SameAs {
			other = playUCI(t, other, move)
		}
		if other.Key() != p.Key() || strings.Join(strings.Fields(fen.Format(&other, fen.Style{}))[:4], " ") != strings.Join(strings.Fields(got)[:4], " ") {
			t.Errorf("%s is another position than %s", fen.Format(&other, fen.Style{}), got)
		}
	}
	checkRoundTrip(t, *p, variant)
}

// The rulings on whether a castling is legal.
func TestRulingsOnCastling(t *testing.T) {
	data, err := os.ReadFile("../../testdata/rulings.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Cases []struct {
			ID, Kind, FEN, Variant, Attempt string
			Verdict                         string `json:"verdict_code"`
			Question                        string
		}
	}
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	judged := 0
	for _, c := range file.Cases {
		if c.Kind != "castling-legality" && c.Kind != "chess960" {
			continue
		}
		judged++
		variant := standard
		if c.Variant == "chess960" {
			variant = chess960
		}
		p, err := fen.Read(c.FEN, variant)
		if err != nil {
			t.Errorf("%s: %s", c.ID, spell(err.Problems))
			continue
		}
		view := p.Castling(p.Turn(), castling.ASide) // all of them ask about the a-side
		from, to := view.Plan.KingFrom, view.Plan.RookFrom
		if c.Attempt != "" {
			from, to = uciSquares(c.Attempt)
		}
		m, found := p.Find(from, to, board.NoRole)
		if legal := found && m.IsCastling(); legal != (c.Verdict == "legal") || legal != (len(view.Reasons) == 0) {
			t.Errorf("%s: %s legal %v, reasons %+v", c.ID, c.Question, legal, view.Reasons)
		}
		if c.Verdict == "illegal" && view.Reasons[0].Code != reason.CastlingWayOccupied {
			t.Errorf("%s: reasons %+v", c.ID, view.Reasons)
		}
	}
	if judged != 3 {
		t.Errorf("%d rulings, want 3", judged)
	}
}
