package phrase

// Does every sentence of every language read as one of that language?

import (
	"fmt"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"chessarbiter/core/laws"
	"chessarbiter/core/reason"
)

// samples are facts of several shapes: one man, several men, none told, large
// numbers and small ones.
func samples() []struct {
	reason.Reason
	Context
} {
	men := map[uint8]byte{square("a1"): 'R', square("c6"): 'n', square("d8"): 'q', square("e1"): 'K', square("h7"): 'p'}
	man := func(s uint8) byte { return men[s] }
	moment := func(ply int) string { return fmt.Sprintf("%d...Qe5+", ply) }
	return []struct {
		reason.Reason
		Context
	}{
		{reason.Reason{Squares: squares("c6"), By: squares("d8"), Ply: 24, Plies: []int{4, 8, 12}, Count: 3, Text: "Nf3", Player: reason.White, Time: 120_000},
			Context{Man: man, Mover: 'R', Moment: moment, Article: "9.2", Edition: "2023"}},
		{reason.Reason{Squares: squares("a1", "e1", "h7"), By: squares("a1", "d8"), Ply: 1, Plies: []int{2}, Count: 1, Text: "O-O", Player: reason.Black, Time: 90_000},
			Context{Man: man, Mover: 'p', Moment: moment, Article: "A.3", Edition: "1997"}},
		{reason.Reason{Squares: squares("a1", "d8"), By: squares("h7"), Ply: 100, Plies: []int{0, 100}, Count: 100, Text: "e8=Q", Player: reason.White, Time: 45_000},
			Context{Man: man, Mover: 'q', Article: "4.4a", Edition: "2005"}},
		{reason.Reason{Squares: squares("b5"), By: squares("b6"), Plies: []int{7, 9}, Count: 2, Player: reason.Black, Time: 1500}, Context{Article: "II.3.2", Edition: "2018"}},
	}
}

// isSentence tells what is wrong with one or more sentences, "" for nothing.
func isSentence(language, text string) string {
	text = strings.ReplaceAll(text, "...Qe5+", ".Qe5+")
	first, _ := utf8.DecodeRuneInString(text)
	stop := "."
	if language == "zh" {
		stop = "。"
	}
	switch {
	case strings.ContainsAny(text, "{}|"):
		return "has a brace or a bar left"
	case strings.Contains(text, "  ") || strings.TrimSpace(text) != text:
		return "has a space too many"
	case !strings.HasSuffix(text, stop):
		return "does not end with a full stop"
	case language == "zh" && strings.HasPrefix(text, strings.ToUpper(text[:1])) && text[0] >= 'A' && text[0] <= 'H' && text[1] >= '1' && text[1] <= '8':
		return "begins with a square of a capital letter"
	case unicode.IsLower(first) && !(first >= 'a' && first <= 'h' && text[1] >= '1' && text[1] <= '8' || strings.HasPrefix(text, "e8=Q")):
		return "does not begin with a capital"
	case strings.Contains(text, " "+stop) || strings.Contains(text, " ,") || strings.Contains(text, ",,") || strings.Contains(text, "()"):
		return "has something missing"
	case strings.Contains(text, stop+stop):
		return "has two full stops"
	case language == "zh" && strings.ContainsAny(text, ",;:()!?"):
		return "has punctuation of half width"
	case language == "zh" && strings.Contains(strings.NewReplacer("Geurt Gijssen", "", "Stewart Reuben", "", `[名称 "值"]`, "").Replace(text), " "):
		return "has a space"
	case language != "zh" && strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Han, r) || r == '。' || r == '，' }):
		return "has Chinese in it"
	}
	return ""
}

func TestEverySentenceIsWellFormed(t *testing.T) {
	for _, l := range languages(t) {
		for _, key := range keys(l) {
			if strings.Contains(key, "/") {
				continue
			}
			for i, s := range samples() {
				s.Code, _ = reason.Named(key)
				if strings.HasPrefix(key, "setup-") {
					s.Text = "white"
				}
				text := l.Sentence(&s.Reason, &s.Context)
				if wrong := isSentence(l.String(), text); wrong != "" {
					t.Errorf("%v: %s with sample %d %s: %s", l, key, i, wrong, text)
				}
				text = l.Cited(text, s.Article, s.Edition)
				if wrong := isSentence(l.String(), text); wrong != "" || !strings.Contains(text, s.Context.Article) || !strings.Contains(text, s.Context.Edition) {
					t.Errorf("%v: %s with its article %s: %s", l, key, wrong, text)
				}
				if len(text) > 700 || strings.Count(text, ". ")+strings.Count(text, "。") > 4 {
					t.Errorf("%v: %s is too long: %s", l, key, text)
				}
			}
		}
	}
}

func TestEveryArticleHasATitleAndARule(t *testing.T) {
	used := map[string]string{}
	for _, e := range laws.Editions() {
		for _, a := range e.Articles() {
			used[a.Text] = fmt.Sprintf("Article %s of %v", a.ID, e)
		}
	}
	if len(used) < 100 {
		t.Fatalf("only %d articles are used", len(used))
	}
	for _, l := range languages(t) {
		for key, where := range used {
			title, rule := l.Article(key)
			if title == "" || isSentence(l.String(), rule) != "" || strings.HasSuffix(title, ".") || strings.HasSuffix(title, "。") {
				t.Errorf("%v: %s (%s) is %q, %q", l, key, where, title, rule)
			}
		}
		for _, key := range keys(l) {
			if text, ok := strings.CutPrefix(key, "article/"); ok && used[text] == "" {
				t.Errorf("%v: no edition has the article %s", l, text)
			}
		}
		if title, rule := l.Article("no-such-article"); title != "" || rule != "" {
			t.Errorf("%v: an article that is not there is %q, %q", l, title, rule)
		}
	}
}

// foreign are words of English that none of the other languages has, and words of
// English chess.
var foreign = strings.Fields(`the and of is was were are be been has have had must may might not with without after before
	his her it its this that these those there which who what when where than then by from for into only each every any other
	another move moves moved piece pieces pawn knight bishop rook queen king square squares game draw drawn claim claims player
	players opponent arbiter castling castle check checkmate stalemate clock flag time minute minutes second seconds rule rules
	article white black board position legal-move illegal touch touched capture captured right rights`)

// ofTheirOwn are words in that list that another language has too.
var ofTheirOwn = map[string]string{"es": "has", "pt": "has for move", "id": "", "zh": ""}

func TestNoEnglishIsLeftInOtherLanguages(t *testing.T) {
	english := map[string]bool{}
	for _, word := range foreign {
		english[word] = true
	}
	for _, l := range languages(t)[1:] {
		for _, key := range keys(l) {
			text := l.catalogue.Find(key)
			if text == wholeEnglish.catalogue.Find(key) && !strings.HasPrefix(key, "word/") {
				t.Errorf("%v: %s is the English sentence", l, key)
			}
			if key == "word/player" || l.String() == "id" && strings.HasPrefix(key, "pgn-") && strings.Contains(text, "carriage return") {
				continue
			}
			for _, word := range strings.FieldsFunc(outsideBraces(text), func(r rune) bool { return !unicode.IsLetter(r) || unicode.Is(unicode.Han, r) }) {
				if english[strings.ToLower(word)] && !strings.Contains(" "+ofTheirOwn[l.String()]+" ", " "+strings.ToLower(word)+" ") {
					t.Errorf("%v: %s has the word %q: %s", l, key, word, text)
				}
				if l.String() == "zh" && !strings.Contains(latinInChinese, " "+word+" ") {
					t.Errorf("zh: %s has the word %q: %s", key, word, text)
				}
			}
		}
	}
}

// latinInChinese are the words that keep their letters in Chinese: names, and what
// stands in a text as it is.
const latinInChinese = " zh FEN UTF Windows SetUp Result Geurt Gijssen Stewart Reuben w b a h e A "

// outsideBraces returns a sentence without its facts, but with the forms that are
// chosen from.
func outsideBraces(template string) string {
	var b strings.Builder
	for template != "" {
		before, rest, _ := strings.Cut(template, "{")
		inside, after, _ := strings.Cut(rest, "}")
		_, forms, _ := strings.Cut(inside, ":")
		b.WriteString(before + " " + strings.ReplaceAll(forms, "|", " ") + " ")
		template = after
	}
	return b.String()
}

func TestSentencesInOtherLanguages(t *testing.T) {
	board := map[uint8]byte{square("c6"): 'n', square("b5"): 'B', square("f8"): 'r', square("d8"): 'q', square("a1"): 'R', square("e1"): 'K'}
	context := Context{Man: func(s uint8) byte { return board[s] }, Mover: 'R'}
	all := map[string]Language{}
	for _, l := range languages(t) {
		all[l.String()] = l
	}
	for _, test := range []struct {
		reason reason.Reason
		want   map[string]string
	}{
		{reason.Reason{Code: reason.Pinned, Squares: squares("c6"), By: squares("b5")}, map[string]string{
			"es": "El caballo de c6 está clavado contra su rey por el alfil de b5.",
			"pt": "O cavalo de c6 está cravado contra o seu rei pelo bispo de b5.",
			"id": "Kuda di c6 terikat pada rajanya oleh gajah di b5.",
			"zh": "c6格的马被b5格的象牵制，不能离开己方的王。",
		}},
		{reason.Reason{Code: reason.CastlingThroughCheck, Squares: squares("f1"), By: squares("f8", "b5")}, map[string]string{
			"es": "El rey pasaría por f1, casilla atacada por la torre de f8 y por el alfil de b5.",
			"pt": "O rei passaria por f1, casa atacada pela torre de f8 e pelo bispo de b5.",
			"id": "Raja akan melewati f1, yang diserang oleh benteng di f8 dan gajah di b5.",
			"zh": "王要经过的f1格受到f8格的车和b5格的象的攻击。",
		}},
		{reason.Reason{Code: reason.NotHowItMoves}, map[string]string{
			"es": "Una torre no se mueve así.", "pt": "Uma torre não se move assim.", "id": "Bukan begitu cara benteng melangkah.", "zh": "车不是这样走的。",
		}},
		{reason.Reason{Code: reason.FlagDraws, Player: reason.Black}, map[string]string{
			"es": "Ha caído la bandera de las negras, pero las blancas no pueden dar mate mediante ninguna serie de movimientos legales: la partida es tablas.",
			"pt": "Caiu a seta das pretas, mas as brancas não podem dar xeque-mate por nenhuma série de lances legais: a partida está empatada.",
			"id": "Bendera Hitam jatuh, tetapi Putih tidak dapat mematkan dengan rangkaian langkah sah apa pun: permainan remis.",
			"zh": "黑方倒旗，但白方通过任何系列合规着法都不可能将死对方：对局作和。",
		}},
		{reason.Reason{Code: reason.ClaimTooSoon, Count: 1}, map[string]string{
			"es": "Solo se ha jugado 1 media jugada sin mover un peón ni capturar, y hacen falta 100.",
			"pt": "Só foi jogado 1 meio-lance sem movimento de peão e sem captura, e são necessários 100.",
			"id": "Baru 1 setengah langkah dijalankan tanpa langkah bidak dan tanpa pemukulan, padahal diperlukan 100.",
			"zh": "没有走兵也没有吃子的着法只有1个半回合，需要100个。",
		}},
		{reason.Reason{Code: reason.IllegalPenalty, Player: reason.White, Count: 2, Time: 60_000}, map[string]string{
			"es": "Es el segundo movimiento ilegal de las blancas, así que las negras reciben 1 minuto más.",
			"pt": "É o segundo lance ilegal das brancas; por isso as pretas recebem mais 1 minuto.",
			"id": "Ini langkah tidak sah Putih yang kedua, jadi Hitam mendapat tambahan waktu 1 menit.",
			"zh": "这是白方第二次走不合规则的着法，因此给黑方增加1分钟。",
		}},
		{reason.Reason{Code: reason.MoveMade, Text: "e4"}, map[string]string{
			"es": "e4 está hecho: la pieza se ha soltado.", "pt": "e4 está feito: a peça foi solta.",
			"id": "e4 sudah dijalankan: buahnya sudah dilepaskan.", "zh": "e4已走出：棋子已离手。",
		}},
	} {
		for language, want := range test.want {
			if got := all[language].Sentence(&test.reason, &context); got != want {
				t.Errorf("%s: %s\nreads  %s\nwanted %s", language, test.reason.Code, got, want)
			}
		}
	}
}
