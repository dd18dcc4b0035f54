package phrase

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"chessarbiter/core/laws"
	"chessarbiter/core/reason"
)

// codes are all codes that package reason declares, by the file they stand in.
func codes(t *testing.T) map[reason.Code]string {
	t.Helper()
	const folder = "../reason"
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	named := regexp.MustCompile(`(?m)^\t[A-Z]\w*(?: +Code = .*?)? +// ([a-z0-9-]+)`)
	found := map[reason.Code]string{}
	for _, entry := range entries {
		if strings.HasSuffix(entry.Name(), "_test.go") {
			continue
		}
		source, err := os.ReadFile(filepath.Join(folder, entry.Name()))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range named.FindAllSubmatch(source, -1) {
			if code, ok := reason.Named(string(name[1])); ok {
				found[code] = entry.Name()
			}
		}
	}
	if last := reason.Code(len(found)); last.String() == "" || (last+1).String() != "" {
		t.Fatalf("%d codes found, which are not all", len(found))
	}
	return found
}

func TestEveryCodeHasASentence(t *testing.T) {
	all := codes(t)
	for code, file := range all {
		if English.catalogue.sentence(code) == "" {
			t.Errorf("no sentence for %s (reason/%s)", code, file)
		}
	}
	for _, key := range keys(wholeEnglish) {
		if _, ok := reason.Named(key); !ok && !strings.Contains(key, "/") {
			t.Errorf("a sentence for %s, which is no code", key)
		}
	}
}

// keys are those of all entries of a language, sorted.
func keys(l Language) []string {
	l.catalogue.Find("")
	var list []string
	for i := range l.catalogue.Len() {
		key, _ := l.catalogue.Entry(i)
		list = append(list, key)
	}
	return list
}

// withoutArticle are codes about what was written or what the record is, and not
// about a rule.
var withoutArticle = map[reason.Code]bool{
	reason.NotASquare: true, reason.Unreadable: true, reason.Ambiguous: true, reason.NoSuchMove: true,
	reason.ClaimGameOver: true, reason.ClaimAnalysis: true, reason.RulingBinds: true,
}

func TestEveryRefusalByTheLawsHasItsArticle(t *testing.T) {
	ruled := map[string]bool{"move.go": true, "verdict.go": true}
	for code, file := range codes(t) {
		if !ruled[file] {
			continue
		}
		article := ""
		for _, edition := range laws.Editions() {
			article += edition.Behind(code, "")
		}
		if withoutArticle[code] != (article == "") {
			t.Errorf("behind %s stands %q", code, article)
		}
	}
}

func square(name string) uint8 { return name[0] - 'a' + 8*(name[1]-'1') }

func squares(names ...string) []uint8 {
	var list []uint8
	for _, name := range names {
		list = append(list, square(name))
	}
	return list
}

func TestSentencesInEnglish(t *testing.T) {
	board := map[uint8]byte{
		square("b5"): 'B', square("c6"): 'n', square("e8"): 'k', square("a1"): 'R', square("f1"): 'N', square("e1"): 'K', square("f8"): 'r',
	}
	man := func(s uint8) byte { return board[s] }
	moment := func(ply int) string { return fmt.Sprintf("%d...Qe5+", ply/2) }
	for _, test := range []struct {
		name    string
		reason  reason.Reason
		context Context
		want    string
	}{
		{"a pin names the pinned and the pinning piece", reason.Reason{Code: reason.Pinned, Squares: squares("c6", "d7"), By: squares("b5")}, Context{Man: man},
			"The knight on c6 is pinned to its king by the bishop on b5."},
		{"without a board pieces have no kind", reason.Reason{Code: reason.LeavesKingInCheck, Squares: squares("e1"), By: squares("f8")}, Context{},
			"After this move the piece on f8 would attack the king on e1."},
		{"the mover is named", reason.Reason{Code: reason.NotHowItMoves, Squares: squares("a1", "b5")}, Context{Man: man, Mover: 'R'},
			"That is not how a rook moves."},
		{"one piece stands", reason.Reason{Code: reason.WayBlocked, Squares: squares("f1")}, Context{Man: man},
			"The knight on f1 stands in the way."},
		{"several pieces stand", reason.Reason{Code: reason.WayBlocked, Squares: squares("a1", "e1", "f1")}, Context{Man: man},
			"The rook on a1, the king on e1 and the knight on f1 stand in the way."},
		{"own pieces are named by role", reason.Reason{Code: reason.OwnPieceOnTarget, Squares: squares("a1")}, Context{Man: man},
			"A rook of the same colour stands on a1."},
		{"a ply has a number", reason.Reason{Code: reason.CastlingKingMoved, Ply: 7}, Context{},
			"The king has moved (ply 7), so the right to castle is gone for good."},
		{"or a name", reason.Reason{Code: reason.CastlingKingMoved, Ply: 24}, Context{Moment: moment},
			"The king has moved (12...Qe5+), so the right to castle is gone for good."},
		{"plies are listed", reason.Reason{Code: reason.ThreefoldIntended, Count: 3, Plies: []int{0, 4, 8}, Text: "Nf3"}, Context{},
			"After Nf3 the position will have appeared 3 times (the first position, ply 4 and ply 8)."},
		{"one minute", reason.Reason{Code: reason.ClaimIncorrect, Count: 1}, Context{},
			"The claim is incorrect: the opponent gets 1 more minute, and the game goes on."},
		{"two minutes", reason.Reason{Code: reason.ClaimIncorrect, Count: 2}, Context{},
			"The claim is incorrect: the opponent gets 2 more minutes, and the game goes on."},
		{"half-moves become moves", reason.Reason{Code: reason.FiftyAppeared, Count: 101}, Context{},
			"50 moves by each player have passed without a pawn move or a capture."},
		{"text is quoted", reason.Reason{Code: reason.Unreadable, Text: "Zf3"}, Context{},
			"“Zf3” does not name a move."},
		{"long text is cut between letters", reason.Reason{Code: reason.Unreadable, Text: strings.Repeat("é", 30)}, Context{},
			"“" + strings.Repeat("é", 20) + "…” does not name a move."},
		{"missing text is not quoted", reason.Reason{Code: reason.Unreadable}, Context{},
			"This does not name a move."},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := English.Sentence(&test.reason, &test.context); got != test.want {
				t.Errorf("reads  %s\nwanted %s", got, test.want)
			}
		})
	}
}

func TestProblemsOfASetUp(t *testing.T) {
	for _, test := range []struct {
		problem reason.Problem
		want    string
	}{
		{reason.Problem{Code: reason.SetupNoKing, Text: "white"}, "White has no king."},
		{reason.Problem{Code: reason.SetupNoKing, Text: "black"}, "Black has no king."},
		{reason.Problem{Code: reason.FenPieceLetter, Text: "x"}, "“x” names no piece."},
		{reason.Problem{Code: reason.SetupPawnOnEndRank, Squares: squares("a1", "h8")}, "No pawn can stand on a1 and h8."},
	} {
		if got := English.Problem(&test.problem, &Context{}); got != test.want {
			t.Errorf("%s reads %q, want %q", test.problem.Code, got, test.want)
		}
	}
}

func TestACodeWithoutASentenceIsGivenByItsName(t *testing.T) {
	terse, ok := Load("word/language = en\n")
	if got := terse.Sentence(&reason.Reason{Code: reason.NoPiece}, &Context{}); !ok || got != "no-piece" {
		t.Errorf("it reads %q", got)
	}
}

func ExampleLanguage_Sentence() {
	r := reason.Reason{Code: reason.CastlingThroughCheck, Squares: []uint8{5}, By: []uint8{61}}
	men := map[uint8]byte{4: 'K', 7: 'R', 61: 'r'}
	fmt.Println(English.Sentence(&r, &Context{Man: func(square uint8) byte { return men[square] }}))
	// Output: The king would cross f1, attacked by the rook on f8.
}

func TestEveryArticleHasItsTitleAndRule(t *testing.T) {
	used := map[string]bool{}
	for _, edition := range laws.Editions() {
		for _, a := range edition.Articles() {
			used[a.Text] = true
			if title, rule := English.Article(a.Text); title == "" || !strings.HasSuffix(rule, ".") || strings.HasSuffix(title, ".") {
				t.Errorf("edition %v: Article %s (%s) is %q, %q", edition, a.ID, a.Text, title, rule)
			}
		}
	}
	for _, key := range keys(wholeEnglish) {
		if article, ok := strings.CutPrefix(key, "article/"); ok && !used[article] {
			t.Errorf("%s is the text of no article", key)
		}
	}
}
