package wire

// The Laws of Chess as data.

import (
	"chessarbiter/core/laws"
	"chessarbiter/core/phrase"
)

// Article is an article of the Laws of Chess in our words.
type Article = struct {
	ID    string `js:"id"`
	Title string `js:"title"`
	// What it says, paraphrased.
	Rule string `js:"rule"`
	// How well it is attested.
	Status string `js:"status"` // ts: ArticleStatus
}

// NewArticle tells an article in a language.
func NewArticle(a laws.Article, l phrase.Language) *Article {
	title, rule := l.Article(a.Text)
	return &Article{ID: a.ID, Title: title, Rule: rule, Status: statusWord(a.Status)}
}

func statusWord(s laws.Status) string {
	return [...]string{"", "read", "quoted", "partly-memory", "memory"}[s%5]
}
