package panel

// What does the panel say while a pupil guesses the moves of a record?

import (
	"strconv"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
	"chessarbiter/wasm/lesson/table"
)

// GuessPanel returns the panel of a record that is guessed; before that, how to begin.
func GuessPanel(t *table.Table) []Node {
	v := view{t}
	g := t.Guess
	if g == nil {
		return v.guessStart()
	}
	list := []Node{element("div", "told", v.guessTold(g)...)}
	if g.IsOver {
		list = append(list, element("h3", "", text(v.say("guess.over"))))
	} else if t.Movable() {
		turn := t.Position()
		list = append(list, paragraph("lead", v.say("guess.which", v.subject(turn.Turn()), number(turn))), v.guessHelp(g))
	} else {
		list = append(list, element("div", "buttons", button("chief", v.say("guess.go-on"), table.Ask("end"))))
	}
	return append(list, v.guessScore(g), element("div", "buttons", button("", v.say("guess.end"), table.Ask("guess-end"))))
}

func (v view) guessStart() []Node {
	if v.Current().First() == nil {
		return []Node{paragraph("hint", v.say("guess.nothing"))}
	}
	buttons := element("div", "buttons")
	for _, c := range [...]board.Color{board.White, board.Black} {
		buttons.add(button("", v.say("guess.begin."+c.String()), table.Ask("guess-moves", c.String())))
	}
	return []Node{paragraph("hint", v.say("guess.hint")), buttons}
}

// guessTold says what the last try came to, and what it does by the rules. Whether it is a
// good move is for nobody here to say.
func (v view) guessTold(g *table.Guess) []Node {
	if r := v.Refused; r != nil && len(r.Reasons) > 0 {
		return []Node{v.reasons(r.Reasons)}
	}
	if g.Verdict == "" {
		return nil
	}
	class := "verdict"
	switch g.Verdict {
	case table.GuessRight, table.GuessVariation:
		class += " is-good is-right"
	case table.GuessOther:
		class += " is-bad is-wrong"
	}
	before := v.Position()
	isMade := g.Verdict == table.GuessRight || g.Verdict == table.GuessShown
	if isMade {
		n := lastMade(g)
		if n == nil {
			return nil
		}
		before = n.Node.Parent().Position()
	}
	if _, ok := before.Find(g.Tried.From(), g.Tried.To(), g.Tried.Promotion()); !ok {
		return nil // the reader has walked back
	}
	list := []Node{paragraph(class, v.say("guess."+string(g.Verdict), v.spell(before, g.Tried)))}
	if g.Verdict == table.GuessOther {
		if does := v.does(before, g.Tried); len(does) > 0 {
			effects := element("ul", "reasons")
			for _, says := range does {
				effects.add(element("li", "", text(says)))
			}
			list = append(list, effects)
		}
	}
	if g.Reply != nil {
		list = append(list, paragraph("reply-move", v.say("guess.reply", v.numbered(g.Reply))))
	}
	return list
}

// lastMade is the move that came on the table last.
func lastMade(g *table.Guess) *table.GuessedMove {
	for i := len(g.Asked) - 1; i >= 0; i-- {
		if g.Asked[i].Node != nil {
			return &g.Asked[i]
		}
	}
	return nil
}

// does tells what a legal move does by the rules: captures, castles, promotes, gives check
// or ends the game.
func (v view) does(p *position.Position, m position.Move) []string {
	var list []string
	if _, captures := p.Irreversible(m); captures {
		target := m.To()
		if m.IsEnPassant() {
			target ^= 8
		}
		man := v.say("small.man", v.say("role."+p.At(target).Role().String()), target.String())
		list = append(list, v.say("does.capture", man))
	}
	if m.IsCastling() {
		list = append(list, v.say("does.castle"))
	}
	if role := m.Promotion(); role != board.NoRole {
		list = append(list, v.say("does.promote", v.say("role."+role.String())))
	}
	next := p.Play(m)
	switch {
	case next.IsCheckmate():
		list = append(list, v.say("does.mate"))
	case next.IsStalemate():
		list = append(list, v.say("does.stalemate"))
	case next.InCheck():
		list = append(list, v.say("does.check"))
	}
	own := board.RankSet(p.Turn().HomeRank())
	if !m.IsCastling() && p.CastlingRooks()&own != next.CastlingRooks()&own {
		list = append(list, v.say("does.rights"))
	}
	return list
}

// guessHelp gives hints, and in the end the move.
func (v view) guessHelp(g *table.Guess) Node {
	n := element("div", "help")
	role, square := g.Hint()
	if role != board.NoRole {
		n.add(paragraph("hint", v.say("guess.piece", v.say("role."+role.String()))))
	}
	buttons := element("div", "buttons")
	if square == board.NoSquare {
		key := "guess.hint-piece"
		if role != board.NoRole {
			key = "guess.hint-square"
		}
		buttons.add(button("quiet", v.say(key), table.Ask("guess-hint")))
	} else {
		n.add(paragraph("hint", v.say("guess.square", square.String())))
	}
	buttons.add(button("quiet", v.say("guess.show"), table.Ask("guess-show")))
	n.add(buttons)
	return n
}

// guessScore lists the moves that were asked for, and how they were found.
func (v view) guessScore(g *table.Guess) Node {
	n := element("div", "score-sheet")
	asked, found, first := g.Score()
	if asked == 0 {
		return n
	}
	n.add(paragraph("progress", v.say("guess.score", strconv.Itoa(found), strconv.Itoa(asked), strconv.Itoa(first))))
	list := element("ul", "guessed")
	for i := range g.Asked {
		m := &g.Asked[i]
		if m.Node == nil {
			continue
		}
		how := "guess.found"
		switch {
		case m.IsShown:
			how = "guess.was-shown"
		case m.IsFirst():
			how = "guess.at-once"
		}
		line := v.say("guess.line", v.numbered(m.Node), v.say(how))
		if m.Misses > 0 {
			line = v.say("clause", line, v.Words.Count("guess.misses", m.Misses))
		}
		if m.Variations > 0 {
			line = v.say("clause", line, v.Words.Count("guess.variations", m.Variations))
		}
		if m.Hints > 0 {
			line = v.say("clause", line, v.Words.Count("guess.hints", m.Hints))
		}
		list.add(element("li", "", text(line)))
	}
	n.add(list)
	return n
}
