package panel

// What does the panel say while a pupil guesses the moves of a record?

import (
	"strconv"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
	"chessarbiter/wasm/lesson/table"
)

// guess leads through a record that is guessed; before that it tells how to begin.
func (v *view) guess() {
	g := v.Guess
	if g == nil {
		v.guessStart()
		return
	}
	v.open("div.told")
	v.guessTold(g)
	v.end()
	if g.IsOver {
		v.draw("h3 @guess.over")
	} else if v.Movable() {
		turn := v.Position()
		v.tell("p.lead", "guess.which", v.subject(turn.Turn()), number(turn))
		v.guessHelp(g)
	} else {
		v.draw("div.buttons\n button.chief do=end @guess.go-on")
	}
	v.guessScore(g)
	v.draw("div.buttons\n button do=guess-end @guess.end")
}

func (v *view) guessStart() {
	if v.Current().First() == nil {
		v.draw("p.hint @guess.nothing")
		return
	}
	v.draw("p.hint @guess.hint")
	v.draw("div.buttons\n button do=guess-moves+white @guess.begin.white\n button do=guess-moves+black @guess.begin.black")
}

// guessTold says what the last try came to, and what it does by the rules. Whether it is a
// good move is for nobody here to say.
func (v *view) guessTold(g *table.Guess) {
	if r := v.Refused; r != nil && len(r.Reasons) > 0 {
		v.reasons(r.Reasons)
		return
	}
	if g.Verdict == "" {
		return
	}
	class := "p.verdict"
	switch g.Verdict {
	case table.GuessRight, table.GuessVariation:
		class += ".is-good.is-right"
	case table.GuessOther:
		class += ".is-bad.is-wrong"
	}
	before := v.Position()
	if g.Verdict == table.GuessRight || g.Verdict == table.GuessShown {
		n := lastMade(g)
		if n == nil {
			return
		}
		before = n.Node.Parent().Position()
	}
	if _, ok := before.Find(g.Tried.From(), g.Tried.To(), g.Tried.Promotion()); !ok {
		return // the reader has walked back
	}
	v.tell(class, "guess."+string(g.Verdict), v.spell(before, g.Tried))
	if g.Verdict == table.GuessOther {
		v.open("ul.reasons")
		v.effects(before, g.Tried)
		v.endUnlessEmpty()
	}
	if g.Reply != nil {
		v.tell("p.reply-move", "guess.reply", v.numbered(g.Reply))
	}
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

// effects tells what a legal move does by the rules: captures, castles, promotes, gives
// check or ends the game.
func (v *view) effects(p *position.Position, m position.Move) {
	if _, captures := p.Irreversible(m); captures {
		target := m.To()
		if m.IsEnPassant() {
			target ^= 8
		}
		v.tell("li", "does.capture", v.manOn(p.At(target).Role(), target))
	}
	if m.IsCastling() {
		v.draw("li @does.castle")
	}
	if role := m.Promotion(); role != board.NoRole {
		v.tell("li", "does.promote", v.role(role))
	}
	next := p.Play(m)
	switch {
	case next.IsCheckmate():
		v.draw("li @does.mate")
	case next.IsStalemate():
		v.draw("li @does.stalemate")
	case next.InCheck():
		v.draw("li @does.check")
	}
	own := board.RankSet(p.Turn().HomeRank())
	if !m.IsCastling() && p.CastlingRooks()&own != next.CastlingRooks()&own {
		v.draw("li @does.rights")
	}
}

// guessHelp gives hints, and in the end the move.
func (v *view) guessHelp(g *table.Guess) {
	v.open("div.help")
	role, square := g.Hint()
	if role != board.NoRole {
		v.tell("p.hint", "guess.piece", v.role(role))
	}
	more := "button.quiet do=guess-hint @guess.hint-piece"
	switch {
	case square != board.NoSquare:
		v.tell("p.hint", "guess.square", square.String())
		more = ""
	case role != board.NoRole:
		more = "button.quiet do=guess-hint @guess.hint-square"
	}
	v.open("div.buttons")
	if more != "" {
		v.draw(more)
	}
	v.draw("button.quiet do=guess-show @guess.show")
	v.end()
	v.end()
}

// guessScore lists the moves that were asked for, and how they were found.
func (v *view) guessScore(g *table.Guess) {
	v.open("div.score-sheet")
	if asked, found, first := g.Score(); asked > 0 {
		v.tell("p.progress", "guess.score", strconv.Itoa(found), strconv.Itoa(asked), strconv.Itoa(first))
		v.open("ul.guessed")
		for i := range g.Asked {
			if m := &g.Asked[i]; m.Node != nil {
				v.guessed(m)
			}
		}
		v.end()
	}
	v.end()
}

// guessed tells how a move was found.
func (v *view) guessed(m *table.GuessedMove) {
	how := "guess.found"
	switch {
	case m.IsShown:
		how = "guess.was-shown"
	case m.IsFirst():
		how = "guess.at-once"
	}
	line := v.say("guess.line", v.numbered(m.Node), v.say(how))
	counted := func(key string, n int) {
		if n > 0 {
			line = v.say("clause", line, v.Words.Count(key, n))
		}
	}
	counted("guess.misses", m.Misses)
	counted("guess.variations", m.Variations)
	counted("guess.hints", m.Hints)
	v.put("li", line)
}
