// Package phrase says in words what the other rooms answer in codes. It is the
// only place with prose.
//
// A language is one catalogue (see Read): a sentence for every code of package
// reason, the title and the rule of every article, and the words that sentences
// are filled with. The files are in languages/, where a sentence is written. English is
// built in; the others the program is given when somebody asks for them.
package phrase

import (
	"strings"

	"chessarbiter/core/reason"
)

// Language is a language in which everything can be said. Its zero value is
// none; Read and English give them.
type Language struct{ catalogue *catalogue }

// String returns the ISO 639 code of the language, such as "en".
func (l Language) String() string { return l.catalogue.word("language") }

// Context is what a sentence can name beside the facts of a reason. Each part may
// be missing; the sentence is less exact then.
type Context struct {
	// Man returns the letter in FEN of the man on a square of the position that
	// is spoken about, 0 where there is none.
	Man func(square uint8) byte
	// Mover is the letter in FEN of the man that moves, 0 for none.
	Mover byte
	// Moment returns how to call a ply, such as "12...Qe5+".
	Moment func(ply int) string
	// Article and Edition are what the answer rests on, for the sentences that name
	// them within.
	Article, Edition string
}

// Sentence says a reason: one to three sentences, each with a capital and a full
// stop. It returns the name of the code where the language has no sentence for it,
// which the tests rule out for all codes of package reason.
func (l Language) Sentence(r *reason.Reason, c *Context) string {
	template := l.catalogue.sentence(r.Code)
	if template == "" {
		return r.Code.String()
	}
	f := filler{l.catalogue, r, c}
	text := f.fill(template)
	if fact, _, ok := cut(template, "}"); ok && f.startsLow(fact) {
		return text
	}
	return capital(text)
}

// Problem says what is wrong with a position that was set up.
func (l Language) Problem(p *reason.Problem, c *Context) string {
	return l.Sentence(&reason.Reason{Code: p.Code, Squares: p.Squares, Text: p.Text}, c)
}

// Article returns the title of an article and what it says. key is the one by
// which package laws names the text; where the language does not have it both are
// "".
func (l Language) Article(key string) (title, rule string) {
	text := ""
	if l == English {
		text = englishArticle(key)
	} else {
		text = l.catalogue.Find("article/" + key)
	}
	title, rule, _ = cut(text, " | ")
	return title, rule
}

// Cited puts the article and the edition behind a text, in brackets before its last
// full stop, or within those that stand there. The points of the rules of Fischer Random
// Chess belong to no edition. Without an article the text stays as it is.
func (l Language) Cited(text, article, edition string) string {
	if article == "" {
		return text
	}
	text = strings.TrimSuffix(strings.TrimSuffix(text, "."), "。")
	word := "cited"
	if point, ok := strings.CutPrefix(article, "FR."); ok {
		word, article = "fischer", point
	}
	f := filler{l.catalogue, &reason.Reason{}, &Context{Article: article, Edition: edition}}
	before, after, _ := cut(l.catalogue.word(word), "{}")
	for _, brackets := range [][3]string{{")", " (", "; "}, {"）", "（", "；"}} {
		open, inside := strings.CutSuffix(text, brackets[0])
		if rest, ok := strings.CutPrefix(after, brackets[1]); ok && inside {
			text, after = open+brackets[2], rest
		}
	}
	return before + text + f.fill(after)
}

// Together joins sentences into one text, with a space between where the language
// has one.
func (l Language) Together(sentences []string) string {
	text := ""
	for _, s := range sentences {
		if text != "" && !strings.HasSuffix(text, "。") {
			text += " "
		}
		text += s
	}
	return text
}

// Ply calls a ply by its number, and the first position as such.
func (l Language) Ply(ply int) string { return l.catalogue.ply(ply) }

// capital makes the first letter a capital, as far as it is one of a to z.
func capital(text string) string {
	if text != "" && text[0] >= 'a' && text[0] <= 'z' {
		return string(text[0]-'a'+'A') + text[1:]
	}
	return text
}
