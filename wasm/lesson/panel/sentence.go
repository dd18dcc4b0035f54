package panel

// How does a reason read in a panel?

import "chessarbiter/wasm/wire"

// reasons lists reasons, each with its article.
func (v *view) reasons(list []wire.Reason) {
	v.open("ul.reasons")
	for i := range list {
		v.reason("li", &list[i])
	}
	v.end()
}

// reason is an element with a reason in words and its article.
func (v *view) reason(tag string, r *wire.Reason) { v.sentence(tag, r.Text, r.Article) }

// sentence is an element with a sentence and the article behind it, nil for none.
//
//go:noinline
func (v *view) sentence(tag, says string, article *string) {
	v.open(tag)
	v.text(says)
	if article != nil {
		v.text(" ")
		v.tell("span.article", "article", *article)
	}
	v.end()
}
