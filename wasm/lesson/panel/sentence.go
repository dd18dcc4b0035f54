package panel

// How does a reason read in a panel?

import (
	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/phrase"
)

// grounds lists reasons, each with its article.
func grounds(g *game.Game, list []arbiter.Ground) Node {
	n := element("ul", "reasons")
	for _, ground := range list {
		n.Kids = append(n.Kids, groundIn("li", g, ground))
	}
	return n
}

// groundIn is an element with a reason in words and its article.
func groundIn(tag string, g *game.Game, ground arbiter.Ground) Node {
	n := element(tag, "", text(phrase.English.Sentence(ground.Reason, contextOf(g))))
	if ground.Article != "" {
		n.Kids = append(n.Kids, text(" "), element("span", "article", text("Article "+ground.Article)))
	}
	return n
}

// contextOf lets sentences name the men on the board and the moves of the record.
func contextOf(g *game.Game) phrase.Context {
	p := g.Position()
	return phrase.Context{
		Man: func(s uint8) byte {
			piece := p.At(board.Square(s))
			if piece == board.NoPiece {
				return 0
			}
			return piece.Letter()
		},
		Moment: func(ply int) string {
			if ply > g.Ply() {
				return "the intended move"
			}
			return moveAt(g, ply)
		},
	}
}
