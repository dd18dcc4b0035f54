package wire

// The Laws of Chess as data.

import (
	"chessarbiter/core/laws"
	"chessarbiter/core/phrase"
)

// Article is an article of the Laws of Chess in our words.
type Article struct {
	ID    string `js:"id"`
	Title string `js:"title"`
	// What it says, paraphrased.
	Rule string `js:"rule"`
	// How well it is attested.
	Status string `js:"status" ts:"ArticleStatus"`
}

// Articles tells the articles of an edition that are listed, in English.
func Articles(e laws.Edition) []Article {
	list := []Article{}
	for _, a := range e.Articles() {
		title, rule := phrase.English.Article(a.Text)
		list = append(list, Article{ID: a.ID, Title: title, Rule: rule, Status: statusWord(a.Status)})
	}
	return list
}

func statusWord(s laws.Status) string {
	return [...]string{"", "read", "quoted", "partly-memory", "memory"}[s%5]
}
