package panel

// How does a reason read in a panel?

import "chessarbiter/wasm/wire"

// reasons lists reasons, each with its article.
func (v view) reasons(list []wire.Reason) Node {
	n := element("ul", "reasons")
	for i := range list {
		n.add(v.reason("li", &list[i]))
	}
	return n
}

// reason is an element with a reason in words and its article.
func (v view) reason(tag string, r *wire.Reason) Node {
	return v.sentence(tag, r.Text, r.Article)
}

// sentence is an element with a sentence and the article behind it, nil for none.
func (v view) sentence(tag, says string, article *string) Node {
	n := element(tag, "", text(says))
	if article != nil {
		n.add(text(" "), element("span", "article", text(v.say("article", *article))))
	}
	return n
}
