package arbiter_test

// Published rulings and reports of faults in other programs, judged by the
// edition of 2023. The tables stand in core/testdata.

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

type ruling struct {
	ID, FEN, Kind string
	Variant       string
	Moves         []string
	Intended      string
	Attempt       string
	Verdict       string   `json:"verdict_code"`
	Editions      []string `json:"edition_keys"`
	Occurrences   *struct {
		Count int `json:"static_rights_legal_ep"`
	}
}

func rulings(t *testing.T) []ruling {
	t.Helper()
	data, err := os.ReadFile("../testdata/rulings.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Cases []ruling }
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	return file.Cases
}

func variantOf(name string) position.Variant {
	if name == "chess960" {
		return position.Chess960
	}
	return position.Standard
}

func TestPublishedRulings(t *testing.T) {
	judged := map[string]int{}
	for _, c := range rulings(t) {
		check, ok := map[string]func(*testing.T, ruling, *game.Game){
			"repetition": claimRuling, "repetition-castling": claimRuling, "repetition-en-passant": claimRuling,
			"fifty-move": claimRuling, "claim-procedure": procedureRuling, "automatic-draw": endRuling, "stalemate": endRuling,
			"castling-legality": castlingRuling, "chess960": castlingRuling,
		}[c.Kind]
		if !ok {
			continue
		}
		judged[c.Kind]++
		t.Run(c.ID, func(t *testing.T) {
			check(t, c, record(t, c.FEN, variantOf(c.Variant), strings.Join(c.Moves, " ")))
		})
	}
	if len(judged) != 9 || judged["repetition-castling"] != 15 || judged["claim-procedure"] != 3 {
		t.Errorf("judged %v", judged)
	}
}

// claimRuling judges a claim of a third occurrence or of fifty moves.
func claimRuling(t *testing.T, c ruling, g *game.Game) {
	request := arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim}
	if c.Kind != "fifty-move" {
		request.Kind = arbiter.ThreefoldClaim
	}
	if c.Intended != "" {
		request.Intending = move(t, g, c.Intended)
	}
	r := judge(g, request)
	if c.Occurrences != nil {
		if r.Repetition.Count != c.Occurrences.Count || (r.Upheld == arbiter.Granted) != (c.Occurrences.Count >= 3) {
			t.Errorf("%d occurrences, upheld %v, want %d", r.Repetition.Count, r.Upheld, c.Occurrences.Count)
		}
	}
	switch c.Verdict {
	case "claim-correct", "claim-incorrect":
		if r.Code.String() != c.Verdict {
			t.Errorf("%s, want %s", r.Code, c.Verdict)
		}
	case "threefold":
		if r.Upheld != arbiter.Granted {
			t.Error("no third occurrence")
		}
	case "same":
		if r.Repetition.Count != 2 {
			t.Errorf("%d occurrences of the same position", r.Repetition.Count)
		}
	case "not-same", "not-threefold", "info":
		if r.Upheld == arbiter.Granted {
			t.Error("a third occurrence")
		}
	default:
		t.Errorf("verdict %s", c.Verdict)
	}
	listed := slices.ContainsFunc(arbiter.Claims(g, edition), func(k arbiter.Claim) bool {
		return k.Kind == request.Kind && k.Intending == request.Intending
	})
	if listed != (r.Upheld == arbiter.Granted) {
		t.Errorf("listed %v, upheld %v", listed, r.Upheld)
	}
}

// procedureRuling judges how a claim of an existing third occurrence was made.
func procedureRuling(t *testing.T, c ruling, g *game.Game) {
	var request arbiter.ClaimRequest
	if c.Intended != "" {
		request.Intending = move(t, g, c.Intended)
	}
	if judge(g, request).Upheld != arbiter.Granted {
		t.Error("the claim itself is not correct")
	}
	switch c.ID {
	case "claim-after-touch":
		request.Touched = true
	case "claim-not-on-move":
		request.ByOpponent = true
	case "claim-without-writing":
		request.Unwritten = true
	default:
		t.Fatal("a procedure that is not known")
	}
	if r := judge(g, request); r.Code.String() != c.Verdict {
		t.Errorf("%s, want %s", r.Code, c.Verdict)
	}
}

func endRuling(t *testing.T, c ruling, g *game.Game) {
	want := map[string]game.Result{"draw": game.Drawn, "win-white": game.WhiteWins}[c.Verdict]
	if s := arbiter.StatusOf(g, edition); !s.Over || s.Result != want {
		t.Errorf("%+v, want %v", s, want)
	}
}

func castlingRuling(t *testing.T, c ruling, g *game.Game) {
	side := castling.ASide // both published cases and the attempts are of this side
	o := arbiter.CastlingOf(g, edition, g.Position().Turn(), side)
	if legal := c.Verdict == "legal"; (o.State == arbiter.CastlingLegal) != legal || (o.Move != position.NoMove) != legal {
		t.Errorf("%v for %v, want %s", o.State, spell(o.Reasons), c.Verdict)
	}
	if c.Attempt != "" && o.Plan.KingFrom.String()+o.Plan.RookFrom.String() != c.Attempt {
		t.Errorf("castling by %v%v, want %s", o.Plan.KingFrom, o.Plan.RookFrom, c.Attempt)
	}
}

type report struct {
	ID, Area string
	Input    struct {
		FEN, Variant string
		Moves        []string
		MovesUCI     []string `json:"moves_uci"`
	}
	Expected struct {
		Count        int    `json:"occurrences_of_final_position"`
		Threefold    *bool  `json:"threefold_claim_available"`
		Fivefold     *bool  `json:"fivefold_automatic"`
		Fifty        *bool  `json:"fifty_claim"`
		GameOver     any    `json:"game_over"`
		Automatic    *bool  `json:"automatic_draw"`
		Checkmate    bool   `json:"checkmate"`
		Stalemate    bool   `json:"stalemate"`
		Result       string `json:"result"`
		Dead         *bool
		RightKept    *bool             `json:"right_kept"`
		Castling     map[string]string `json:"castling_reasons"`
		RookSquare   map[string]string `json:"rook_square"`
		Legal        []string
		NotLegal     []string `json:"not_legal"`
		ThenLegal    []string `json:"then_legal"`
		StrictReject string   `json:"fen_strict"`
	}
}

func TestPublishedReports(t *testing.T) {
	data, err := os.ReadFile("../testdata/reports.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	judged := map[string]int{}
	for line := range strings.Lines(string(data)) {
		var head struct{ Area string }
		if err := json.Unmarshal([]byte(line), &head); err != nil {
			t.Fatal(err)
		}
		if !slices.Contains([]string{"repetition", "fifty-move", "castling", "castling-960", "dead-position"}, head.Area) {
			continue
		}
		var c report
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			t.Fatal(err)
		}
		t.Run(c.ID, func(t *testing.T) {
			g := reported(t, &c)
			if c.checkRecord(t, g)+c.checkCastling(t, g) > 0 {
				judged[c.Area]++
			}
		})
	}
	for area, least := range map[string]int{"repetition": 11, "fifty-move": 8, "castling": 7, "castling-960": 4, "dead-position": 6} {
		if judged[area] < least {
			t.Errorf("only %d reports of %s say something about the arbiter", judged[area], area)
		}
	}
}

// reported sets up the game of a report; a FEN that strict reading rejects is
// repaired.
func reported(t *testing.T, c *report) *game.Game {
	t.Helper()
	text := c.Input.FEN
	if c.Expected.StrictReject != "" {
		check := fen.Check(text, variantOf(c.Input.Variant), fen.Lenient)
		if check.Repaired == "" {
			t.Fatalf("%s is not repaired", text)
		}
		text = check.Repaired
	}
	return record(t, text, variantOf(c.Input.Variant), strings.Join(append(c.Input.Moves, c.Input.MovesUCI...), " "))
}

// checkRecord returns how many expectations it compared.
func (c *report) checkRecord(t *testing.T, g *game.Game) (compared int) {
	t.Helper()
	e := &c.Expected
	status, claims := arbiter.StatusOf(g, edition), arbiter.Claims(g, edition)
	expect := func(what string, got, want bool) {
		t.Helper()
		compared++
		if got != want {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	claimable := func(kind arbiter.ClaimKind) bool {
		return slices.ContainsFunc(claims, func(k arbiter.Claim) bool { return k.Kind == kind && k.Intending == position.NoMove })
	}
	if e.Count != 0 {
		expect("count", g.Repetition().Count == e.Count, true)
	}
	if e.Threefold != nil {
		expect("third occurrence", claimable(arbiter.ThreefoldClaim), *e.Threefold)
	}
	if e.Fifty != nil {
		expect("fifty moves", claimable(arbiter.FiftyMoveClaim), *e.Fifty)
	}
	if e.Fivefold != nil {
		expect("fifth occurrence", status.Code == reason.Fivefold, *e.Fivefold)
	}
	if over, ok := e.GameOver.(bool); ok {
		expect("over", status.Over, over)
	}
	if e.Automatic != nil && c.Area == "fifty-move" {
		expect("automatic draw", status.Over && status.Result == game.Drawn, *e.Automatic)
	}
	if e.Checkmate {
		expect("mate", status.Code == reason.Checkmate, true)
	}
	if e.Stalemate {
		expect("stalemate", status.Code == reason.Stalemate, true)
	}
	if e.Result != "" {
		expect("result", status.Result.String() == e.Result, true)
	}
	if b := g.Position().Board(); e.Dead != nil && b.Pawns() == 0 {
		expect("dead", status.Code == reason.DeadPosition, *e.Dead)
	}
	return compared
}

// saidOf tells which code the words of a report mean.
func saidOf(words string, attackedIsLanding bool) []reason.Code {
	switch {
	case strings.HasPrefix(words, "no rook"):
		return []reason.Code{reason.CastlingNever}
	case words == "king is in check":
		return []reason.Code{reason.CastlingOutOfCheck}
	case strings.HasSuffix(words, "is occupied"):
		return []reason.Code{reason.CastlingWayOccupied}
	case strings.Contains(words, "after the rook has moved"):
		return []reason.Code{reason.CastlingUncoversCheck}
	case strings.HasSuffix(words, "is attacked") && attackedIsLanding:
		return []reason.Code{reason.CastlingIntoCheck}
	case strings.HasSuffix(words, "is attacked"):
		return []reason.Code{reason.CastlingThroughCheck}
	}
	return nil
}

var sides = map[string]castling.Side{"K": castling.HSide, "Q": castling.ASide, "O-O": castling.HSide, "O-O-O": castling.ASide}

// checkCastling returns how many expectations it compared.
func (c *report) checkCastling(t *testing.T, g *game.Game) (compared int) {
	t.Helper()
	e := &c.Expected
	turn := g.Position().Turn()
	for letter, words := range e.Castling {
		compared++
		o := arbiter.CastlingOf(g, edition, turn, sides[letter])
		landing := castling.KingTo(turn, o.Side).String()
		if got, want := codes(o.Reasons), saidOf(words, strings.HasPrefix(words, landing)); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v (%s)", letter, got, want, words)
		}
		if square, _, ok := strings.Cut(words, " is "); ok && square != "king" && names(o.Reasons[0].Squares) != square {
			t.Errorf("%s: on %s, want %s", letter, names(o.Reasons[0].Squares), square)
		}
		if e.RightKept != nil && (o.State == arbiter.CastlingPrevented) != *e.RightKept {
			t.Errorf("%s: %v", letter, o.State)
		}
	}
	for letter, square := range e.RookSquare {
		compared++
		if o := arbiter.CastlingOf(g, edition, turn, sides[letter]); o.Plan.RookFrom.String() != square {
			t.Errorf("%s: with the rook on %v, want %s", letter, o.Plan.RookFrom, square)
		}
	}
	for legal, list := range map[bool][]string{true: append(e.Legal, e.ThenLegal...), false: e.NotLegal} {
		for _, san := range list {
			side, ok := sides[strings.TrimRight(san, "+#")]
			if !ok {
				continue
			}
			compared++
			o := arbiter.CastlingOf(g, edition, turn, side)
			if (o.State == arbiter.CastlingLegal) != legal {
				t.Errorf("%s is %v: %v", san, o.State, spell(o.Reasons))
			}
			x := arbiter.Explain(g, edition, g.Position().King(turn), castling.KingTo(turn, side), board.NoRole)
			if legal && !x.Legal {
				t.Errorf("%s is refused: %v", san, spell(x.Reasons))
			}
		}
	}
	return compared
}
