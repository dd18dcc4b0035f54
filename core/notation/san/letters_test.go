package san_test

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// beyondAttested are languages whose five pieces a source attests, while sources
// differ about the pawn or about how usual the letters are today.
var beyondAttested = []string{"id", "fi", "et", "ro"}

func TestLettersAreThoseOfTheSources(t *testing.T) {
	data, err := os.ReadFile("testdata/piece-letters.json")
	if err != nil {
		t.Fatal(err)
	}
	var sources map[string]struct{ K, Q, R, B, N, P, Status string }
	if err := json.Unmarshal(data, &sources); err != nil {
		t.Fatal(err)
	}
	known := san.Languages()
	for code, want := range sources {
		expected := want.Status == "attested" || slices.Contains(beyondAttested, code)
		letters, ok := san.LettersOf(code)
		if ok != expected || ok != slices.Contains(known, code) {
			t.Errorf("%s, %s: known is %v", code, want.Status, ok)
		}
		if !ok {
			continue
		}
		for role, name := range map[board.Role]string{
			board.King: want.K, board.Queen: want.Q, board.Rook: want.R, board.Bishop: want.B, board.Knight: want.N, board.Pawn: "",
		} {
			if got := letters.Name(role); got != name {
				t.Errorf("%s: the %v is %q, want %q", code, role, got, name)
			}
		}
	}
	for _, code := range known {
		if _, ok := sources[code]; !ok {
			t.Errorf("%s has no source", code)
		}
	}
	for _, code := range []string{"", "xx", "EN", "english", "sr", "ar"} {
		if _, ok := san.LettersOf(code); ok {
			t.Errorf("%q has letters", code)
		}
	}
}

// In one position every piece can move: written and read back in each language,
// and read by no letter that the language does not use.
func TestEveryLanguageReadsWhatItWritesAndOnlyThat(t *testing.T) {
	p := at(t, "4k3/P7/8/8/8/8/3P4/RNBQK3 w Q - 0 1", position.Standard)
	legal := p.Moves()
	for _, code := range san.Languages() {
		letters, _ := san.LettersOf(code)
		written := map[string]bool{}
		for _, m := range legal {
			text := string(san.Append(nil, &p, m, letters))
			if written[text] {
				t.Errorf("%s writes %q twice", code, text)
			}
			written[text] = true
			for _, mode := range []san.Mode{san.Strict, san.Lenient} {
				if got, e := san.Parse(&p, text, san.Options{Mode: mode, Letters: letters}); e != nil || got != m {
					t.Errorf("%s: %q reads as %v (%v), want %v", code, text, got, e, m)
				}
			}
		}
		for _, m := range legal {
			if english := san.Format(&p, m); p.At(m.From()).Role() != board.Pawn && !m.IsCastling() && !written[english] {
				// An English letter means what it means in that language, or nothing.
				got, e := san.Parse(&p, english, san.Options{Mode: san.Lenient, Letters: letters})
				if e == nil && got == m {
					t.Errorf("%s: the English %q is read", code, english)
				}
			}
		}
	}
}

func TestNamedLettersAreRead(t *testing.T) {
	const clash = "6k1/P7/8/8/3b4/8/1P3P2/R1BQKBNR w K - 0 1"
	for _, test := range []struct{ name, fen, language, texts, want string }{
		{"Spanish", initial, "es", "Cf3|Cg1-f3|cf3|♘f3|g1f3|Cxf3+", "g1f3"},
		{"Portuguese", initial, "pt", "Cf3|cf3", "g1f3"},
		{"Indonesian", initial, "id", "Kf3|kf3|Kg1f3", "g1f3"},
		{"Chinese in English letters and in characters", initial, "zh", "Nf3|nf3|马f3|馬f3|马g1-f3", "g1f3"},
		{"Chinese for the pawn", initial, "zh", "兵e4|Pe4|e4", "e2e4"},
		{"German", initial, "de", "Sf3|Sg1-f3|sf3", "g1f3"},
		{"Spanish for the pawn", initial, "es", "Pe4|Pe2-e4", "e2e4"},
		{"a pawn where the Dutch knight could go, its letters named", initial, "en", "Pf3|pf3", "f2f3"},
		{"French", initial, "fr", "Cf3", "g1f3"},
		{"Hungarian", initial, "hu", "Hf3|hf3", "g1f3"},
		{"Dutch", initial, "nl", "Pf3|pf3", "g1f3"},
		{"Polish", initial, "pl", "Sf3", "g1f3"},
		{"Russian", initial, "ru", "Кf3", "g1f3"},
		{"Russian for the pawn", initial, "ru", "пe4|e4", "e2e4"},
		{"Russian for the king, in two letters", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "ru", "Крd2|Крe1-d2", "e1d2"},
		{"Turkish for the king, with its letter or without the cedilla", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "tr", "Şd2|Sd2", "e1d2"},
		{"Turkish for the rook", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "tr", "Ka2|ka2", "a1a2"},
		{"Greek for the bishop, and its twin in Latin", "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "el", "Αd2|Ad2", "c1d2"},
		{"Vietnamese for the rook, whose letter is a sign elsewhere", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "vi", "Xa2|Xa1-a2", "a1a2"},
		{"Estonian for the bishop, whose letter castles elsewhere", "4k3/8/8/8/8/8/8/2B1K2R w K - 0 1", "et", "Od2|od2", "c1d2"},
		{"Estonian for castling", "4k3/8/8/8/8/8/8/2B1K2R w K - 0 1", "et", "O-O|0-0|OO", "e1g1"},
		{"a Spanish promotion", clash, "es", "a8=D+|a8D|a8(d)|a7a8D|a7a8q", "a7a8q"},
		{"a Spanish promotion to a knight", clash, "es", "a8=C|a7a8c|a7a8n", "a7a8n"},
		{"a promotion in the letters of UCI that no piece but the king has in Spanish", clash, "es", "a7a8r", "a7a8r"},
		{"a German promotion", clash, "de", "a8D|a7a8d|a8=♛", "a7a8q"},
		{"the small letter of a German pawn is the bishop of UCI", clash, "de", "a7a8b", "a7a8b"},
		{"a Spanish bishop in a small letter where no a-pawn can go", clash, "es", "ad2", "c1d2"},
		{"a French bishop in a small letter where no f-pawn can go", clash, "fr", "fb5", "f1b5"},
		{"the f-pawn where it can", clash, "fr", "f4", "f2f4"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := at(t, test.fen, position.Standard)
			letters, ok := san.LettersOf(test.language)
			if !ok {
				t.Fatalf("no letters of %s", test.language)
			}
			for _, text := range strings.Split(test.texts, "|") {
				m, e := san.Parse(&p, text, san.Options{Mode: san.Lenient, Letters: letters})
				if got := uci.Format(m, position.Standard); e != nil || got != test.want {
					t.Errorf("%q reads as %s (%+v), want %s", text, got, e, test.want)
				}
			}
		})
	}
}

func TestNamedLettersAreRefused(t *testing.T) {
	for _, test := range []struct {
		name, fen, language, texts string
		code                       reason.Code
	}{
		{"English letters are no German ones", initial, "de", "Nf3", reason.Unreadable},
		{"the German B is the pawn, which is never written, and not the bishop", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "de", "Bc4|Be2", reason.Unreadable},
		{"the Spanish R is the king", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "es", "Ra2", reason.NoSuchMove},
		{"the Indonesian K is the knight", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "id", "Kd2", reason.NoSuchMove},
		{"the Latin K is no Russian letter", initial, "ru", "Kf3", reason.Unreadable},
		{"b as a promotion is Indonesian for the rook and UCI for the bishop", promoting, "id", "a7a8b", reason.Ambiguous},
		{"r as a promotion is Icelandic for the knight and UCI for the rook", promoting, "is", "a7a8r", reason.Ambiguous},
		{"n as a promotion is Romanian for the bishop and UCI for the knight", promoting, "ro", "a7a8n", reason.Ambiguous},
		{"a Spanish king is no promotion", promoting, "es", "a8=R", reason.PromotionRole},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := at(t, test.fen, position.Standard)
			letters, _ := san.LettersOf(test.language)
			for _, text := range strings.Split(test.texts, "|") {
				m, e := san.Parse(&p, text, san.Options{Mode: san.Lenient, Letters: letters})
				if e == nil || e.Code != test.code {
					t.Errorf("%q reads as %s (%+v), want %s", text, uci.Format(m, position.Standard), e, test.code)
				}
				if test.code == reason.Ambiguous && len(e.Candidates) != 2 {
					t.Errorf("%q leaves %v", text, e.Candidates)
				}
			}
		})
	}
}

func TestLettersOfACallersOwn(t *testing.T) {
	for _, test := range []struct {
		name  string
		names string // king queen rook bishop knight pawn
		ok    bool
	}{
		{"English", "K Q R B N P", true},
		{"without the pawn", "K Q R B N ", true},
		{"two letters", "Кр Ф Л С К п", true},
		{"two letters of ASCII", "K Q R B Kt P", true},
		{"Chinese", "王 后 車 象 馬 兵", true},
		{"one twice", "K Q R B K P", false},
		{"an empty one", "K Q  B N P", false},
		{"a small letter", "K q R B N P", false},
		{"a letter that would swallow a file", "K Q Re B N P", false},
		{"a digit", "K Q 4 B N P", false},
		{"a sign", "K + R B N P", false},
		{"a sign in second place", "K Q= R B N P", false},
		{"a sign outside ASCII", "K Q R × N P", false},
		{"a figure, which is read anyway", "K Q ♗ B N P", false},
		{"a twin of the O", "K Q О B N P", false},
		{"three letters", "K Q R Bsp N P", false},
		{"bytes that are no UTF-8", "K Q \xff B N P", false},
		{"a control character", "K Q \x01 B N P", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			n := strings.Split(test.names, " ")
			letters, ok := san.NewLetters(n[0], n[1], n[2], n[3], n[4], n[5])
			if ok != test.ok || ok != (letters != nil) {
				t.Fatalf("%q: ok is %v", test.names, ok)
			}
			if !ok {
				return
			}
			p := position.Initial()
			if m, e := san.Parse(&p, n[4]+"f3", san.Options{Letters: letters}); e != nil || uci.Format(m, position.Standard) != "g1f3" {
				t.Errorf("%sf3 reads as %v, %v", n[4], m, e)
			}
		})
	}
}
