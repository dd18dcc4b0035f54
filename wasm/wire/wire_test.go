package wire

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/phrase"
	"chessarbiter/core/position"
)

// answers are all structs that cross the border as answers; the others are parts
// of them.
var answers = []any{
	Move{}, Explanation{}, Refusal{}, FenReport{}, Problem{}, CastlingOption{}, Status{}, Repetition{}, Claim{},
	Ruling{}, FlatNode{}, PgnItem{}, Article{},
}

func TestVertCanCarryEveryAnswer(t *testing.T) {
	seen := map[reflect.Type]bool{}
	var walk func(t *testing.T, kind reflect.Type, path string)
	walk = func(t *testing.T, kind reflect.Type, path string) {
		switch kind.Kind() {
		case reflect.String, reflect.Bool, reflect.Int, reflect.Float64:
			if kind.PkgPath() != "" {
				t.Errorf("%s is of the named type %s", path, kind)
			}
		case reflect.Slice, reflect.Pointer:
			walk(t, kind.Elem(), path)
		case reflect.Struct:
			if seen[kind] {
				return
			}
			seen[kind] = true
			for i := range kind.NumField() {
				f := kind.Field(i)
				if f.Tag.Get("js") == "" || f.Anonymous || !f.IsExported() {
					t.Errorf("%s.%s has no js tag of its own", path, f.Name)
				}
				walk(t, f.Type, path+"."+f.Name)
			}
		default:
			t.Errorf("%s is a %s", path, kind)
		}
	}
	for _, answer := range answers {
		walk(t, reflect.TypeOf(answer), reflect.TypeOf(answer).Name())
	}
}

func read(t *testing.T, text string, variant position.Variant) position.Position {
	t.Helper()
	p, e := fen.Read(text, variant)
	if e != nil {
		t.Fatal(text, e)
	}
	return p
}

// context opens a game and plays moves.
func context(t *testing.T, text string, variant position.Variant, moves string) *Context {
	t.Helper()
	g := game.New(read(t, text, variant), variant)
	for _, move := range strings.Fields(moves) {
		m, e := san.Parse(g.Position(), move, san.Options{})
		if e != nil {
			t.Fatal(move, e)
		}
		g.Play(m)
	}
	return &Context{Game: g, Edition: laws.Edition2023, Language: phrase.English}
}

const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

func TestAPackedMoveHasAllThatIsToldOfIt(t *testing.T) {
	for _, test := range []struct {
		name, fen string
		variant   position.Variant
		move      string
		want      Move
	}{
		{"a capture en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", position.Standard, "exd6",
			Move{From: "e5", To: "d6", UCI: "e5d6", SAN: "exd6", Piece: "pawn", Captured: text("pawn"), EnPassant: true}},
		{"a promotion that captures", "r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", position.Standard, "bxa8=N",
			Move{From: "b7", To: "a8", UCI: "b7a8n", SAN: "bxa8=N", Piece: "pawn", Captured: text("rook"), Promotion: text("knight")}},
		{"castling in chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", position.Standard, "O-O",
			Move{From: "e1", To: "g1", UCI: "e1g1", SAN: "O-O", Piece: "king", Castling: text("h")}},
		{"castling in Chess960", "4k3/8/8/8/8/8/8/R3K3 w A - 0 1", position.Chess960, "O-O-O",
			Move{From: "e1", To: "a1", UCI: "e1a1", SAN: "O-O-O", Piece: "king", Castling: text("a")}},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := read(t, test.fen, test.variant)
			m, e := san.Parse(&p, test.move, san.Options{})
			if e != nil {
				t.Fatal(e)
			}
			if got := NewMove(&p, m, test.variant); !reflect.DeepEqual(*got, test.want) {
				t.Errorf("got %+v", got)
			}
		})
	}
	p := position.Initial()
	if got := NewMove(&p, position.NoMove, position.Standard); got.SAN != "--" || got.UCI != "0000" || got.From != "e1" || got.To != "e1" {
		t.Errorf("a null move is told as %+v", got)
	}
}

func TestDestinationsNameBothSquaresOfACastling(t *testing.T) {
	for _, test := range []struct {
		name, fen string
		variant   position.Variant
		want      string
	}{
		{"in chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", position.Standard, "d1 f1 g1 h1 d2 e2 f2"},
		{"where the king may step on its target as well", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", position.Chess960, "e1 g1 h1 e2 f2 g2"},
		{"where the king stands on its target", "4k3/8/8/8/8/8/8/6KR w H - 0 1", position.Chess960, "f1 h1 f2 g2 h2"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := read(t, test.fen, test.variant)
			var d Destinations
			d.Fill(&p)
			if got := strings.Join(squares(d[p.King(board.White)].Squares()), " "); got != test.want {
				t.Errorf("got %s", got)
			}
		})
	}
}

func TestAMarkedMoveHasWhatItsNotationTellsBesides(t *testing.T) {
	for _, test := range []struct {
		name, fen, move string
		want            san.Marks
	}{
		{"nothing", start, "Nf3", 0},
		{"a pawn's capture", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", san.FromFile},
		{"one of two knights of a rank", "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "Nbd2", san.FromFile},
		{"one of two rooks of a file", "4k3/R7/8/8/8/8/8/R3K3 w - - 0 1", "R1a4", san.FromRank},
		{"a check", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+", san.Check},
		{"a mate", "4k3/7R/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#", san.Mate},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := read(t, test.fen, position.Standard)
			m, e := san.Parse(&p, test.move, san.Options{})
			if e != nil {
				t.Fatal(e)
			}
			next := p.Play(m)
			packed := PackMarked(&p, m, &next, position.Standard)
			if got := san.Marks(packed >> 25); got != test.want {
				t.Errorf("got the marks %b", got)
			}
			if packed&(1<<25-1) != Pack(&p, m, position.Standard) {
				t.Error("the marks change the move")
			}
		})
	}
}

func TestOffsetsAreCountedAsJavaScriptDoes(t *testing.T) {
	for _, test := range []struct {
		text        string
		bytes, want int
	}{{"abc", 2, 2}, {"é1", 2, 1}, {"♔1", 3, 1}, {"😀1", 4, 2}, {"", 0, 0}, {"ab", 9, 2}} {
		if got := Units(test.text, test.bytes); got != test.want {
			t.Errorf("%d bytes of %q are %d units", test.bytes, test.text, got)
		}
	}
}

func TestASentenceCallsAPlyByItsMove(t *testing.T) {
	c := context(t, start, position.Standard, "Nf3 Nf6 Ng1 Ng8 e4 e5 Ke2")
	for ply, want := range map[int]string{0: "the first position", 1: "1.Nf3", 4: "2...Ng8", 7: "4.Ke2", 8: "ply 8"} {
		if got := c.moment(ply); got != want {
			t.Errorf("ply %d is called %q", ply, got)
		}
	}
	lost := c.Castlings(board.White)[0]
	if !strings.Contains(lost.Reasons[0].Text, "4.Ke2") || lost.Lost.Ply != 7 {
		t.Errorf("got %+v", lost)
	}
}

func TestATextIsRefusedWithTheReasonsOfEveryPieceItMayMean(t *testing.T) {
	for _, test := range []struct {
		name, fen, move string
		want            []string
	}{
		{"one piece: its own reasons only", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", []string{"pinned"}},
		{"two pieces: that none can, and why each cannot", "4r1k1/8/8/8/8/8/4N3/N3K3 w - - 0 1", "Nc3", []string{"no-such-move", "pinned", "not-how-it-moves"}},
		{"nonsense", start, "?", []string{"unreadable"}},
		{"ambiguous", "k7/8/8/8/8/8/8/K3R2R w - - 0 1", "Rf1", []string{"ambiguous"}},
		{"castling through a piece", start, "O-O", []string{"castling-way-occupied"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := context(t, test.fen, position.Standard, "")
			_, e := san.Parse(c.Game.Position(), test.move, san.Options{Mode: san.Lenient})
			if e == nil {
				t.Fatal("the move is legal")
			}
			r := c.Refusal(e, e.Offset)
			var got []string
			for _, reason := range r.Explanation.Reasons {
				got = append(got, reason.Code)
			}
			slices.Sort(got)
			slices.Sort(test.want)
			if !slices.Equal(got, test.want) {
				t.Errorf("got %v", got)
			}
		})
	}
}

func TestEveryListIsThereAlsoWhereItIsEmpty(t *testing.T) {
	c := context(t, start, position.Standard, "e4")
	asked := arbiter.Case{Game: c.Game, Edition: c.Edition}
	judged := asked.Claim(arbiter.ClaimRequest{})
	report := fen.Check("", position.Standard, fen.Strict)
	item := NewPgnItem(pgn.Read("1. e4 *", pgn.Options{})[0])
	var walk func(v reflect.Value, path string)
	walk = func(v reflect.Value, path string) {
		switch v.Kind() {
		case reflect.Slice:
			if v.IsNil() {
				t.Errorf("%s would be null", path)
			}
			for i := range v.Len() {
				walk(v.Index(i), path)
			}
		case reflect.Pointer:
			if !v.IsNil() {
				walk(v.Elem(), path)
			}
		case reflect.Struct:
			for i := range v.NumField() {
				walk(v.Field(i), path+"."+v.Type().Field(i).Name)
			}
		}
	}
	repeated, status := asked.Repetition(), arbiter.StatusOf(c.Game, c.Edition)
	for _, answer := range []any{
		c.Castlings(board.White, board.Black), c.Claims(asked.Claims()), c.Repetition(&repeated), *c.ClaimRuling(judged, ""), c.Status(status),
		c.Explanation(board.E1, board.E8, board.NoRole), c.RefusalOf(board.A1, board.A8, board.NoRole), Tree(c.Game),
		NewFenReport("", report), item,
	} {
		walk(reflect.ValueOf(answer), reflect.TypeOf(answer).String())
	}
}

func TestTheTreeStandsWithParentsBeforeTheirChildren(t *testing.T) {
	g := pgn.Read("1. e4 {[%clk 0:0:1][%csl Ga1] good} (1. d4 d5 (1... Nf6)) 1... e5 $1 *", pgn.Options{})[0].Record
	var got []string
	for i, n := range Tree(g) {
		if n.Parent >= i {
			t.Errorf("node %d has the parent %d", i, n.Parent)
		}
		got = append(got, board.Square(n.Packed&63).String()+board.Square(n.Packed>>6&63).String())
	}
	if text := strings.Join(got[1:], " "); text != "e2e4 e7e5 d2d4 d7d5 g8f6" {
		t.Errorf("got %s", text)
	}
	notes := Tree(g)[1].Notes
	if *notes.Clock != 1000 || notes.After[0] != "good" || notes.Shapes[0] != (Shape{Color: "green", From: "a1"}) {
		t.Errorf("got %+v", notes)
	}
}
