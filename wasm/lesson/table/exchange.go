package table

// How do positions and games come to the table as text, and leave it?

import (
	"slices"
	"strings"

	"chessarbiter/core/game"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/lesson/script"
)

// The bounds on a text that is read.
const (
	MaxText  = 1 << 20 // bytes
	MaxGames = 500
)

// Exchange is what was read last, and how the record is written.
type Exchange struct {
	// Text is what was read, "" for nothing yet. Fault is EmptyText or LongText where
	// nothing could be read in it.
	Text  string
	Fault TextFault
	// FEN is what was found in a FEN, nil where the text was none.
	FEN *fen.Report
	// Games are those of a PGN. Beyond tells that there are more than MaxGames.
	Games  []GameText
	Beyond bool
	// Taken is the number of the game on the table, from 0; -1 for none of them. For a FEN 0
	// tells that its position is on the table.
	Taken int
	Style pgn.Style
}

// TextFault is what is wrong with a text that is neither FEN nor PGN.
type TextFault string

// The faults of a text.
const (
	EmptyText TextFault = "exchange-empty"
	LongText  TextFault = "exchange-too-long"
)

// GameText is a game that was read in a PGN.
type GameText struct {
	Tags     []game.Tag
	Problems []pgn.Problem
	// IsReadable tells that there is something in it to put on the table.
	IsReadable bool
}

// Tag returns the value of a tag, "" where there is none.
func (g *GameText) Tag(name string) string {
	for _, t := range g.Tags {
		if t.Name == name {
			return t.Value
		}
	}
	return ""
}

// exchange takes and gives positions and games:
//
//	read             the text is a FEN or a PGN; it comes on the table where nothing is wrong with it
//	fen, pgn         the same; of several games the first comes on the table
//	take 3           puts a game of the text on the table, by its number from 0
//	take-repaired    puts the position on the table to which a FEN was repaired
//	write comments   whether to write comments, or variations: the text is "on", or nothing
//	copy fen         hands the text to the page, to be copied; copy pgn too
//	save             hands the PGN to the page, to be kept as a file
//	copied           the page has copied what it was given, or not: the text is "yes", or nothing
func (t *Table) exchange(a *Action) bool {
	x := &t.Exchange
	if t.Guess != nil && strings.HasPrefix(a.Verb, "take") {
		return true // it may be the record that is guessed
	}
	switch a.Verb {
	case "read", "fen", "pgn":
		t.read(a.Text, a.Verb)
	case "take":
		if n, ok := script.Number(a.Arg(0) + a.Text); ok {
			t.take(n)
		}
	case "take-repaired":
		if r := x.FEN; r != nil && r.OK && x.Taken < 0 {
			x.Taken = 0
			t.Put(game.New(r.Position, r.Variant))
		}
	case "write":
		switch a.Arg(0) {
		case "comments":
			x.Style.WithoutComments = a.Text == ""
		case "variations":
			x.Style.WithoutVariations = a.Text == ""
		}
	case "copy":
		switch a.Arg(0) {
		case "fen":
			t.answer.Copy = t.FEN()
		case "pgn":
			t.answer.Copy = t.PGN()
		}
	case "save":
		t.answer.Copy, t.answer.File = t.PGN(), "game.pgn"
	case "copied":
		if a.Text != "" {
			t.say(t.Words.Say("exchange.copied"))
		} else {
			t.alert(t.Words.Say("exchange.not-copied"))
		}
	default:
		return false
	}
	return true
}

// FEN returns the position as text.
func (t *Table) FEN() string { return fen.Format(t.Position(), fen.Style{}) }

// PGN returns the record as text, with the score that the table has found where none is
// noted.
func (t *Table) PGN() string {
	noted := t.Result()
	t.SetResult(t.FinalResult())
	text := pgn.Format(t.Game, t.Exchange.Style)
	t.SetResult(noted)
	return text
}

// read reads a text. What cannot be put on the table as it is changes nothing there; its
// problems are shown.
func (t *Table) read(text, verb string) {
	x := &t.Exchange
	*x = Exchange{Style: x.Style, Text: text, Taken: -1}
	switch {
	case strings.TrimSpace(text) == "":
		x.Fault = EmptyText
	case len(text) > MaxText:
		x.Fault, x.Text = LongText, ""
	case verb == "fen" || verb == "read" && looksLikeFEN(text):
		t.readFEN(strings.TrimSpace(text))
	default:
		t.readPGN(text)
		if n := len(x.Games); n > 0 && (n == 1 || verb == "pgn") && isFree(x.Games[0].Problems) {
			t.take(0)
		}
	}
	if x.Taken < 0 {
		t.openTab(string(OfExchange))
		if len(x.Games) < 2 {
			t.alert(t.Words.Say("exchange.not-read"))
		}
	}
}

// looksLikeFEN tells a FEN from a PGN: it is one line that begins with men and empty
// squares, rank by rank.
func looksLikeFEN(text string) bool {
	text = strings.TrimSpace(text)
	if strings.IndexByte(text, '\n') >= 0 {
		return false
	}
	first, _, _ := strings.Cut(text, " ")
	return strings.IndexByte(first, '/') >= 0 && !strings.ContainsAny(first, "-[]{}().")
}

// readFEN reads a FEN, of chess or else of Chess960.
func (t *Table) readFEN(text string) {
	x := &t.Exchange
	x.Text = text
	for _, variant := range [...]position.Variant{position.Standard, position.Chess960} {
		p, problems := fen.Read(text, variant)
		report := fen.Check(text, variant, fen.Lenient)
		if x.FEN == nil || problems == nil || report.OK && !x.FEN.OK {
			x.FEN = report
		}
		if problems == nil {
			x.Taken = 0
			t.Put(game.New(p, variant))
			return
		}
	}
}

// readPGN reads the games of a PGN without keeping their moves.
func (t *Table) readPGN(text string) {
	x := &t.Exchange
	eachGame(text, func(g *pgn.Game) bool {
		if x.Beyond = len(x.Games) == MaxGames; x.Beyond {
			return false
		}
		isReadable := g.Record != nil && (g.Record.Root().First() != nil || len(g.Tags) > 0)
		x.Games = append(x.Games, GameText{g.Tags, g.Problems, isReadable})
		return true
	})
}

// eachGame reads games until there are no more or one is told to be the last.
func eachGame(text string, take func(g *pgn.Game) bool) {
	const piece = 1 << 14
	r := pgn.NewReader(pgn.Options{})
	for {
		n := min(piece, len(text))
		if n == 0 {
			r.Close()
		} else {
			r.Feed([]byte(text[:n]))
			text = text[n:]
		}
		for g := r.Next(); g != nil; g = r.Next() {
			if !take(g) {
				return
			}
		}
		if n == 0 {
			return
		}
	}
}

// isFree tells that no problem is an error.
func isFree(problems []pgn.Problem) bool {
	return !slices.ContainsFunc(problems, func(p pgn.Problem) bool { return p.Severity == reason.Error })
}

// take puts a game of the text on the table, with its moves as far as they could be read.
func (t *Table) take(number int) {
	x := &t.Exchange
	if number < 0 || number >= len(x.Games) || !x.Games[number].IsReadable {
		return
	}
	x.Taken = number
	eachGame(x.Text, func(g *pgn.Game) bool {
		if number > 0 {
			number--
			return true
		}
		t.Put(g.Record)
		t.Goto(0)
		return false
	})
}
