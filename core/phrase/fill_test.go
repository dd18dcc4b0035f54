package phrase

import (
	"strings"
	"testing"

	"chessarbiter/core/reason"
)

// told is the code whose sentence is another in a language made withEntry.
const told = reason.HandsNothing

// withEntry returns a language in which one sentence is another.
func withEntry(t *testing.T, l Language, template string) Language {
	t.Helper()
	entry := "\n" + told.String() + " = "
	before, after, _ := strings.Cut(l.catalogue.String(), entry)
	_, after, _ = strings.Cut(after, "\n")
	made, fault := Read(before + entry + template + "\n" + after)
	if fault != nil {
		t.Fatalf("%v: %s: %v", l, template, fault.Kind)
	}
	return made
}

func TestFactsInEveryLanguage(t *testing.T) {
	board := map[uint8]byte{square("a1"): 'R', square("e1"): 'K', square("d8"): 'q', square("f8"): 'r', square("c6"): 'n'}
	context := Context{Man: func(s uint8) byte { return board[s] }, Mover: 'B', Article: "9.2", Edition: "2018"}
	all := map[string]Language{}
	for _, l := range languages(t) {
		all[l.String()] = l
	}
	for _, test := range []struct {
		name, language, template string
		reason                   reason.Reason
		want                     string
	}{
		{"one square", "en", "{at}.", reason.Reason{Squares: squares("e4")}, "e4."},
		{"two squares", "es", "{at}.", reason.Reason{Squares: squares("e4", "e5")}, "e4 y e5."},
		{"three squares", "id", "{at}.", reason.Reason{Squares: squares("e4", "e5", "e6")}, "e4, e5 dan e6."},
		{"three squares in Chinese", "zh", "{at}格。", reason.Reason{Squares: squares("e4", "e5", "e6")}, "e4、e5和e6格。"},
		{"the first and the last", "en", "From {from} to {to}.", reason.Reason{Squares: squares("e4", "e5", "e6")}, "From e4 to e6."},
		{"no square", "en", "From {from} to {to}{at}.", reason.Reason{}, "From  to ."},
		{"men with their articles", "pt", "{men}.", reason.Reason{Squares: squares("a1", "e1")}, "A torre de a1 e o rei de e1."},
		{"by a man", "pt", "Atacado {by.by}.", reason.Reason{By: squares("d8", "f8", "c6")}, "Atacado pela dama de d8, pela torre de f8 e pelo cavalo de c6."},
		{"of a man", "es", "El movimiento {men.of}.", reason.Reason{Squares: squares("e1", "a1")}, "El movimiento del rey de e1 y de la torre de a1."},
		{"to a man", "es", "Toca {men.to}.", reason.Reason{Squares: squares("e1")}, "Toca al rey de e1."},
		{"a man in Chinese", "zh", "{men}。", reason.Reason{Squares: squares("c6")}, "c6格的马。"},
		{"any man", "en", "It is {mover.a}, {role.a}.", reason.Reason{Squares: squares("d8")}, "It is a bishop, a queen."},
		{"a man named by its letter", "es", "Promociona a {piece}.", reason.Reason{Text: "n"}, "Promociona a caballo."},
		{"masculine", "es", "{men:clavado|clavada|clavados|clavadas}.", reason.Reason{Squares: squares("c6")}, "clavado."},
		{"feminine", "es", "Está {men:clavado|clavada|clavados|clavadas}.", reason.Reason{Squares: squares("a1")}, "Está clavada."},
		{"all feminine", "pt", "Estão {by:cravado|cravada|cravados|cravadas}.", reason.Reason{By: squares("a1", "d8")}, "Estão cravadas."},
		{"mixed", "pt", "Estão {by:cravado|cravada|cravados|cravadas}.", reason.Reason{By: squares("a1", "e1")}, "Estão cravados."},
		{"a man that is not known", "es", "Está {men:clavado|clavada|clavados|clavadas}.", reason.Reason{Squares: squares("h5")}, "Está clavada."},
		{"first", "en", "The {count:first|second|third} time.", reason.Reason{Count: 1}, "The first time."},
		{"second", "en", "The {count:first|second|third} time.", reason.Reason{Count: 2}, "The second time."},
		{"the last of the choice is for all more", "en", "The {count:first|second|third} time.", reason.Reason{Count: 7}, "The third time."},
		{"none is many", "en", "{count} {count:time|times}.", reason.Reason{}, "0 times."},
		{"one ply", "en", "{plies:Ply|Plies}.", reason.Reason{Plies: []int{3}}, "Ply."},
		{"two minutes", "en", "{time}.", reason.Reason{Time: 120_000}, "2 minutes."},
		{"one minute", "es", "{time}.", reason.Reason{Time: 60_000}, "1 minuto."},
		{"a minute and a half", "en", "{time}.", reason.Reason{Time: 90_000}, "1 minute 30 seconds."},
		{"a minute and a half in Portuguese", "pt", "{time}.", reason.Reason{Time: 90_000}, "1 minuto e 30 segundos."},
		{"a minute and a half in Chinese", "zh", "{time}。", reason.Reason{Time: 90_000}, "1分钟30秒。"},
		{"a time taken away", "id", "{time}.", reason.Reason{Time: -45_000}, "45 detik."},
		{"one second", "pt", "{time}.", reason.Reason{Time: 1000}, "1 segundo."},
		{"a second and a half", "es", "{time}.", reason.Reason{Time: 1500}, "1,5 segundos."},
		{"a minute and a part of a second", "en", "{time}.", reason.Reason{Time: 60_050}, "1 minute."},
		{"no time", "en", "{time}.", reason.Reason{}, "0 seconds."},
		{"one minute is singular", "en", "{time:is|are}.", reason.Reason{Time: 60_000}, "is."},
		{"White", "en", "{player} and {opponent}.", reason.Reason{Player: reason.White}, "White and Black."},
		{"Black", "es", "Las {player} y las {opponent}.", reason.Reason{Player: reason.Black}, "Las negras y las blancas."},
		{"nobody", "zh", "{player}。", reason.Reason{}, "棋手。"},
		{"a player in the text", "id", "{player} dan {opponent}.", reason.Reason{Text: "black"}, "Hitam dan Putih."},
		{"a player before a text", "pt", "As {player} jogam {move}.", reason.Reason{Player: reason.White, Text: "black"}, "As brancas jogam black."},
		{"a citation within", "en", "In {edition} it was Article {article}.", reason.Reason{}, "In 2018 it was Article 9.2."},
		{"a quotation", "es", "Dice {text}.", reason.Reason{Text: "e9"}, "Dice «e9»."},
	} {
		t.Run(test.language+": "+test.name, func(t *testing.T) {
			l := withEntry(t, all[test.language], test.template)
			test.reason.Code = told
			f := filler{l.catalogue, &test.reason, &context}
			got := f.fill(test.template)
			if test.name == "men with their articles" {
				got = l.Sentence(&test.reason, &context)
			}
			if got != test.want {
				t.Errorf("reads  %s\nwanted %s", got, test.want)
			}
		})
	}
}

func TestWhatBeginsWithASmallLetter(t *testing.T) {
	for _, test := range []struct{ template, want string }{
		{"{at} is a square.", "e4 is a square."},
		{"{men} stays.", "The piece on e4 stays."},
		{"{mover.a} moves.", "A knight moves."},
		{"{move} is a move.", "d4 is a move."},
		{"{text} is a move.", "“d4” is a move."},
		{"{ply} is early.", "The first position is early."},
	} {
		l := withEntry(t, wholeEnglish, test.template)
		r := reason.Reason{Code: told, Squares: squares("e4"), Text: "d4"}
		if got := l.Sentence(&r, &Context{Mover: 'N'}); got != test.want {
			t.Errorf("%s reads %q, want %q", test.template, got, test.want)
		}
	}
}

func TestTheArticleStandsBehind(t *testing.T) {
	for _, l := range languages(t) {
		want := map[string]string{
			"en": "It is so (Article 9.5.3, 2023).", "es": "Es así (artículo 9.5.3, 2023).", "pt": "É assim (Artigo 9.5.3, 2023).",
			"id": "Begitulah (Pasal 9.5.3, 2023).", "zh": "是这样（2023年版第9.5.3条）。",
		}[l.String()]
		text := map[string]string{"en": "It is so.", "es": "Es así.", "pt": "É assim.", "id": "Begitulah.", "zh": "是这样。"}[l.String()]
		if got := l.Cited(text, "9.5.3", "2023"); got != want {
			t.Errorf("reads %q, want %q", got, want)
		}
		// The rules of Fischer Random Chess are no part of the Laws.
		fischer := map[string]string{
			"en": "It is so (Fischer Random Chess, point 14).", "es": "Es así (Ajedrez Aleatorio de Fischer, punto 14).",
			"pt": "É assim (Xadrez Aleatório de Fischer, ponto 14).", "id": "Begitulah (Catur Acak Fischer, butir 14).",
			"zh": "是这样（菲舍尔任意制象棋，第14点）。",
		}[l.String()]
		if got := l.Cited(text, "FR.14", "2023"); got != fischer {
			t.Errorf("reads %q, want %q", got, fischer)
		}
		if got := l.Cited(text, "", "2023"); got != text {
			t.Errorf("without an article it reads %q", got)
		}
		between := map[string]string{"zh": ""}
		space, ok := between[l.String()]
		if !ok {
			space = " "
		}
		if got := l.Together([]string{text, text}); got != text+space+text {
			t.Errorf("two of them read %q", got)
		}
	}
}

func TestACitationGoesIntoTheBracketsThatStandThere(t *testing.T) {
	for language, test := range map[string][2]string{
		"en": {"It came three times (1.e4).", "It came three times (1.e4; Article 9.2, 2023)."},
		"zh": {"出现三次（1.e4）。", "出现三次（1.e4；2023年版第9.2条）。"},
	} {
		for _, l := range languages(t) {
			if l.String() == language {
				if got := l.Cited(test[0], "9.2", "2023"); got != test[1] {
					t.Errorf("reads %s, want %s", got, test[1])
				}
			}
		}
	}
}
