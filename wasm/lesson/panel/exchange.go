package panel

// What does the panel show where positions and games come in and go out as text?

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/phrase"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/lesson/table"
)

// Exchange returns the panel that reads FEN and PGN, tells all that is wrong with them, and
// hands out the position and the record.
func Exchange(t *table.Table) []Node {
	v := view{t}
	return []Node{v.readForm(), v.readReport(), v.handOut()}
}

// readForm takes a text that is pasted, or a file.
func (v view) readForm() Node {
	return element("div", "reading",
		element("form", "wide",
			element("label", "choice", element("span", "", text(v.say("exchange.text"))),
				element("textarea", "given").with("rows", "4").with("spellcheck", "false").with("autocomplete", "off")),
			element("button", "", text(v.say("exchange.read"))).with("type", "submit"),
		).with("data-action", "read"),
		element("label", "choice", element("span", "", text(v.say("exchange.file"))),
			element("input", "").with("type", "file").with("data-action", "read").with("accept", ".pgn,.fen,.epd,.txt,application/x-chess-pgn,text/plain")),
	)
}

// readReport tells what was read and what is wrong with it.
func (v view) readReport() Node {
	x := &v.Table.Exchange
	n := element("div", "report")
	switch {
	case x.Fault != "":
		n.add(paragraph("verdict is-bad is-wrong", v.say(string(x.Fault))))
	case x.FEN != nil:
		v.fenReport(n, x)
	case x.Text != "":
		v.pgnReport(n, x)
	}
	return n
}

func (v view) fenReport(n Node, x *table.Exchange) {
	r := x.FEN
	if x.Taken == 0 {
		n.add(paragraph("verdict is-good is-right", v.say("exchange.taken")))
	} else {
		n.add(paragraph("verdict is-bad is-wrong", v.say("exchange.not-read")))
	}
	list := element("ul", "reasons problems-found")
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
			list.add(v.found(p.Severity, says))
		}
		before = says
	}
	n.add(list)
	if x.Taken < 0 && r.OK {
		n.add(v.readOnly("exchange.repaired", r.Repaired),
			element("div", "buttons", button("chief", v.say("exchange.take-repaired"), table.Ask("take-repaired"))))
	}
}

// found is a problem with how much it matters.
func (v view) found(s reason.Severity, says string) Node {
	return element("li", "is-"+s.String(), element("strong", "", text(v.say("exchange."+s.String()))), text(" "+says))
}

func (v view) pgnReport(n Node, x *table.Exchange) {
	problems := 0
	for i := range x.Games {
		problems += len(x.Games[i].Problems)
	}
	switch {
	case len(x.Games) == 0:
		n.add(paragraph("verdict is-bad is-wrong", v.say("exchange.not-read")))
		return
	case len(x.Games) > 1:
		n.add(v.gameList(x))
	case x.Taken == 0:
		n.add(paragraph("verdict is-good is-right", v.say("exchange.taken-game")))
	default:
		n.add(paragraph("verdict is-bad is-wrong", v.say("exchange.not-read")))
	}
	if problems > 0 {
		n.add(paragraph("lead", v.Words.Count("exchange.problems", problems)))
	}
	for i := range x.Games {
		g := &x.Games[i]
		if len(g.Problems) == 0 {
			continue
		}
		if len(x.Games) > 1 {
			n.add(element("h4", "", text(v.gameName(i, g))))
		}
		list := element("ul", "reasons problems-found")
		for j := range g.Problems {
			list.add(v.found(g.Problems[j].Severity, v.pgnProblem(&g.Problems[j])))
		}
		n.add(list)
	}
	if len(x.Games) == 1 && x.Taken < 0 && x.Games[0].IsReadable {
		n.add(element("div", "buttons", button("chief", v.say("exchange.take-anyway"), table.Ask("take", "0"))))
	}
}

// pgnProblem says what is wrong in a PGN, and where.
func (v view) pgnProblem(p *pgn.Problem) string {
	say := func(code reason.Code) string {
		return v.Language.Sentence(reason.Reason{Code: code, Text: p.Token}, phrase.Context{})
	}
	parts := []string{say(p.Code)}
	if p.Cause != "" {
		parts = append(parts, say(p.Cause))
	}
	if p.Other != "" {
		parts = append(parts, v.say("exchange.other", p.Other))
	}
	return v.say("exchange.at-line", strconv.Itoa(p.Line), strconv.Itoa(p.Column), strings.Join(parts, " "))
}

// gameList chooses one of several games.
func (v view) gameList(x *table.Exchange) Node {
	list := element("select", "")
	for i := range x.Games {
		g := &x.Games[i]
		n := element("option", "", text(v.gameName(i, g))).with("value", strconv.Itoa(i))
		if !g.IsReadable {
			n = n.with("disabled", "")
		}
		list.add(n)
	}
	key := "exchange.games"
	if x.Beyond {
		key = "exchange.games-beyond"
	}
	n := element("form", "wide",
		element("label", "choice", element("span", "", text(v.Words.Count(key, len(x.Games)))), list),
		element("button", "chief", text(v.say("exchange.take"))).with("type", "submit"),
	).with("data-action", "take")
	told := element("div", "games", n)
	if x.Taken >= 0 {
		told.add(paragraph("hint", v.say("exchange.on-table", v.gameName(x.Taken, &x.Games[x.Taken]))))
	}
	return told
}

func (v view) gameName(number int, g *table.GameText) string {
	name := v.say("exchange.game", strconv.Itoa(number+1), known(g.Tag("White")), known(g.Tag("Black")))
	for _, tag := range [...]string{"Event", "Date", "Result"} {
		if value := g.Tag(tag); value != "" && value[0] != '?' && value != "*" {
			name = v.say("clause", name, value)
		}
	}
	return name
}

// handOut gives the position as FEN and the record as PGN.
func (v view) handOut() Node {
	style := &v.Table.Exchange.Style
	record := v.PGN()
	return element("div", "hand-out",
		v.readOnly("exchange.fen", v.FEN()),
		element("div", "buttons", button("", v.say("exchange.copy-fen"), table.Ask("copy", "fen"))),
		element("label", "choice", element("span", "", text(v.say("exchange.pgn"))),
			element("textarea", "given", text(record)).with("rows", "6").with("readonly", "").with("spellcheck", "false").with("value", record)),
		v.check("exchange.variations", "write variations", !style.WithoutVariations),
		v.check("exchange.comments", "write comments", !style.WithoutComments),
		element("div", "buttons",
			button("", v.say("exchange.copy-pgn"), table.Ask("copy", "pgn")),
			button("", v.say("exchange.save"), table.Ask("save"))),
	)
}
