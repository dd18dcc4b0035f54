package panel

// What does the panel show where positions and games come in and go out as text?

import (
	"strconv"
	"unicode/utf8"

	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/phrase"
	"chessarbiter/core/phrase/words"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/lesson/table"
)

// exchange reads FEN and PGN, tells all that is wrong with them, and hands out the position
// and the record.
func (v *view) exchange() {
	v.draw(`div.reading
 form.wide do=read
  label.choice
   span @exchange.text
   textarea.given rows=4 spellcheck=false autocomplete=off
  button type=submit @exchange.read
 label.choice
  span @exchange.file
  input type=file do=read accept=.pgn,.fen,.epd,.txt,application/x-chess-pgn,text/plain`)
	v.open("div.report")
	v.readReport(&v.Exchange)
	v.end()
	v.open("div.hand-out")
	v.handOut()
	v.end()
}

// good and bad draw a verdict.
func (v *view) good(key string) { v.draw("p.verdict.is-good.is-right @" + key) }
func (v *view) bad(key string)  { v.draw("p.verdict.is-bad.is-wrong @" + key) }

// readReport tells what was read and what is wrong with it.
func (v *view) readReport(x *table.Exchange) {
	switch {
	case x.Fault != "":
		v.bad(string(x.Fault))
	case x.FEN != nil:
		v.fenReport(x)
	case x.Text != "":
		v.pgnReport(x)
	}
}

func (v *view) fenReport(x *table.Exchange) {
	r := x.FEN
	if x.Taken == 0 {
		v.good("exchange.taken")
	} else {
		v.bad("exchange.not-read")
	}
	v.open("ul.reasons.problems-found")
	before := ""
	for i := range r.Problems {
		p := &r.Problems[i]
		says := v.problem(p, &r.Setup.Board)
		if p.Offset >= 0 {
			at := utf8.RuneCountInString(x.Text[:min(p.Offset, len(x.Text))]) + 1
			says = v.say("exchange.at-character", strconv.Itoa(at), says)
		}
		// Each field that is missing is a problem; the reader is told once that there are too few.
		if says != before {
			v.found(p.Severity, says)
		}
		before = says
	}
	v.end()
	if x.Taken < 0 && r.OK {
		v.readOnly("exchange.repaired", r.Repaired)
		v.draw("div.buttons\n button.chief do=take-repaired @exchange.take-repaired")
	}
}

// found is a problem with how much it matters.
func (v *view) found(s reason.Severity, says string) {
	v.open(words.Fill("li.is-{1}\n strong @exchange.{1}", s.String()))
	v.text(" " + says)
	v.end()
}

func (v *view) pgnReport(x *table.Exchange) {
	problems := 0
	for i := range x.Games {
		problems += len(x.Games[i].Problems)
	}
	isOne := len(x.Games) == 1
	switch {
	case isOne && x.Taken == 0:
		v.good("exchange.taken-game")
	case len(x.Games) > 1:
		v.gameList(x)
	default:
		v.bad("exchange.not-read")
	}
	if problems > 0 {
		v.count("p.lead", "exchange.problems", problems)
	}
	for i := range x.Games {
		g := &x.Games[i]
		if len(g.Problems) == 0 {
			continue
		}
		if !isOne {
			v.put("h4", v.gameName(i, g))
		}
		v.open("ul.reasons.problems-found")
		for j := range g.Problems {
			v.found(g.Problems[j].Severity, v.pgnProblem(&g.Problems[j]))
		}
		v.end()
	}
	if isOne && x.Taken < 0 && x.Games[0].IsReadable {
		v.draw("div.buttons\n button.chief do=take+0 @exchange.take-anyway")
	}
}

// pgnProblem says what is wrong in a PGN, and where.
func (v *view) pgnProblem(p *pgn.Problem) string {
	says := v.written(p.Code, p.Token)
	if p.Cause.Code != reason.None {
		says += " " + v.Language.Sentence(&p.Cause, &phrase.Context{})
	}
	if p.Other != "" {
		says += " " + v.say("exchange.other", p.Other)
	}
	return v.say("exchange.at-line", strconv.Itoa(p.Line), strconv.Itoa(p.Column), says)
}

// gameList chooses one of several games.
func (v *view) gameList(x *table.Exchange) {
	key := "exchange.games"
	if x.Beyond {
		key = "exchange.games-beyond"
	}
	v.open("div.games")
	v.open("form.wide do=take")
	v.open("label.choice")
	v.count("span", key, len(x.Games))
	v.open("select")
	for i := range x.Games {
		g := &x.Games[i]
		v.open("option value=" + strconv.Itoa(i))
		v.text(v.gameName(i, g))
		if !g.IsReadable {
			v.set("disabled", "")
		}
		v.end()
	}
	v.endChoice()
	v.draw("button.chief type=submit @exchange.take")
	v.end()
	if x.Taken >= 0 {
		v.tell("p.hint", "exchange.on-table", v.gameName(x.Taken, &x.Games[x.Taken]))
	}
	v.end()
}

func (v *view) gameName(number int, g *table.GameText) string {
	name := v.say("exchange.game", strconv.Itoa(number+1), known(g.Tag("White")), known(g.Tag("Black")))
	for _, tag := range [...]string{"Event", "Date", "Result"} {
		if value := g.Tag(tag); value != "" && value[0] != '?' && value != "*" {
			name = v.say("clause", name, value)
		}
	}
	return name
}

// handOut gives the position as FEN and the record as PGN.
func (v *view) handOut() {
	style := &v.Exchange.Style
	record := v.PGN()
	v.readOnly("exchange.fen", v.FEN())
	v.draw("div.buttons\n button do=copy+fen @exchange.copy-fen")
	v.open("label.choice\n span @exchange.pgn")
	v.open("textarea.given rows=6 readonly spellcheck=false")
	v.set("value", record)
	v.text(record)
	v.endChoice()
	v.check(v.say("exchange.variations"), "write variations", !style.WithoutVariations)
	v.check(v.say("exchange.comments"), "write comments", !style.WithoutComments)
	v.draw("div.buttons\n button do=copy+pgn @exchange.copy-pgn\n button do=save @exchange.save")
}
