package wire

// Is every handed ruling given, natively as from JavaScript? The rows of
// core/testdata/verdicts.jsonl are the same for both; js/verdicts.test.ts asks them
// through the API.

import (
	"bufio"
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/phrase"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/core/unwinnable"
)

// verdict is a row: a game, the conditions, a question, and what the answer must hold.
type verdict struct {
	Case, Title    string
	Fen, Moves     string
	Variant        string
	Editions       []string
	TimeControl    string
	Supervised     *bool
	CastlingRights string
	Clock          json.RawMessage
	Ask            map[string]json.RawMessage
	Expect         map[string]any
}

func TestTheRulingsOfTheTable(t *testing.T) {
	file, err := os.Open("../../core/testdata/verdicts.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	rows := 0
	for lines := bufio.NewScanner(file); lines.Scan(); rows++ {
		var v verdict
		if err := json.Unmarshal(lines.Bytes(), &v); err != nil {
			t.Fatal(err)
		}
		for _, edition := range v.Editions {
			t.Run(v.Case+" by "+edition+": "+v.Title, func(t *testing.T) { v.check(t, edition) })
		}
	}
	if rows < 100 {
		t.Errorf("only %d rows", rows)
	}
}

func (v *verdict) check(t *testing.T, key string) {
	variant := position.Standard
	if v.Variant == "chess960" {
		variant = position.Chess960
	}
	start, e := fen.Read(v.Fen, variant)
	if e != nil {
		t.Fatal(e)
	}
	g := game.New(start, variant)
	for move := range strings.FieldsSeq(v.Moves) {
		m, e := uci.Parse(g.Position(), move)
		if e != nil {
			t.Fatalf("%s: %v", move, e)
		}
		g.Play(m)
	}
	edition, ok := laws.Named(key)
	if !ok {
		t.Fatalf("no edition %s", key)
	}
	var solver unwinnable.Solver
	c := &arbiter.Case{
		Game: g, Edition: edition, Unsupervised: v.Supervised != nil && !*v.Supervised,
		WhileUsable: v.CastlingRights == "while-usable",
		CanMate: func(p *position.Position, winner board.Color) unwinnable.Verdict {
			return solver.Ask(p, winner, 50_000).Verdict
		},
	}
	if i := slices.Index([]string{"", "rapid", "blitz"}, v.TimeControl); i > 0 {
		c.TimeControl = laws.TimeControl(i)
	}
	told := &Context{Game: g, Edition: edition, Language: phrase.English}
	answer := plain(reflect.ValueOf(v.ask(t, told, c))).(map[string]any)
	for path, want := range v.Expect {
		if got := look(answer, path); !reflect.DeepEqual(got, want) {
			t.Errorf("%s is %v, want %v; the answer is %v", path, got, want, answer)
		}
	}
}

// ask asks the question of the row.
func (v *verdict) ask(t *testing.T, told *Context, c *arbiter.Case) any {
	clock := "null"
	if v.Clock != nil {
		clock = `{"clock":` + string(v.Clock) + `}`
	}
	for question, about := range v.Ask {
		pair := "[" + string(about) + "," + clock + "]"
		var r *arbiter.Ruling
		var fault *arbiter.Fault
		var account *Told
		var wrong *Fault
		switch question {
		case "claim":
			account, wrong = ReadClaim(pair)
		case "touch":
			account, wrong = ReadEvents(pair)
		case "incident":
			account, wrong = ReadIncident(pair)
		case "status":
			status := c.Status()
			return told.Status(status)
		case "repetition":
			found := c.Repetition()
			return told.Repetition(&found)
		case "castling":
			states := []string{}
			for _, o := range told.Castlings(board.White, board.Black) {
				states = append(states, o.State)
			}
			return struct {
				States []string `js:"states"`
			}{states}
		case "canCastle":
			var right [2]string
			if err := json.Unmarshal(about, &right); err != nil {
				t.Fatal(err)
			}
			color := board.Color(slices.Index([]string{"white", "black"}, right[0]))
			side := castling.Side(slices.Index([]string{"a", "h"}, right[1]))
			answer := arbiter.CanCastle(c.Game, color, side, 50_000)
			return told.CanCastle(&answer)
		}
		if wrong != nil {
			t.Fatal(*wrong)
		}
		c.Clocks = account.Clocks
		switch question {
		case "claim":
			q := account.Claim
			q.ByOpponent = account.By != reason.Nobody && account.By != arbiter.PlayerOf(c.Game.Position().Turn())
			if account.Written != "" {
				m, e := san.Parse(c.Game.Position(), account.Written, san.Options{Mode: san.Lenient})
				if e != nil {
					t.Fatal(e)
				}
				q.Intending = m
			}
			r = c.Claim(q)
			return *told.ClaimRuling(r, account.Written)
		case "touch":
			r, fault = c.Touch(account.Events)
		case "incident":
			r, fault = c.Incident(account.Incident)
		}
		if fault != nil {
			t.Fatal(*NewFault(fault))
		}
		return *told.Ruling(r)
	}
	t.Fatal("nothing is asked")
	return nil
}

// plain makes of wire structs what JSON would have.
func plain(v reflect.Value) any {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return nil
		}
		return plain(v.Elem())
	case reflect.Slice:
		list := []any{}
		for i := range v.Len() {
			list = append(list, plain(v.Index(i)))
		}
		return list
	case reflect.Struct:
		fields := map[string]any{}
		for i := range v.NumField() {
			fields[v.Type().Field(i).Tag.Get("js")] = plain(v.Field(i))
		}
		return fields
	case reflect.Int:
		return float64(v.Int())
	}
	return v.Interface()
}

// look follows a path such as "evidence.opinions.length"; moves are told by their
// UCI, in the order of the alphabet.
func look(at any, path string) any {
	for name := range strings.SplitSeq(path, ".") {
		switch here := at.(type) {
		case map[string]any:
			at = here[name]
		case []any:
			at = float64(len(here))
		default:
			return nil
		}
	}
	if list, ok := at.([]any); ok && path == "moves" {
		spelled := []any{}
		for _, move := range list {
			spelled = append(spelled, move.(map[string]any)["uci"])
		}
		slices.SortFunc(spelled, func(a, b any) int { return strings.Compare(a.(string), b.(string)) })
		return spelled
	}
	return at
}
