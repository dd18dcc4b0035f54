package pgn

// From which position does a game start, and which variant is it?

import (
	"strings"

	"chessarbiter/core/game"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// startRecord makes the record from the tags FEN, SetUp and Variant; nil where
// they name no position that can be played.
func (r *Reader) startRecord() *game.Game {
	g := &r.game
	name, where, named := g.tag("Variant")
	variant, known := position.Standard, true
	if named {
		if variant, known = variantOf(name); !known {
			r.fail(reason.PgnVariant, name, where)
			return nil
		}
	}
	text, where, hasFEN := g.tag("FEN")
	setUp, setUpPlace, hasSetUp := g.tag("SetUp")
	switch {
	case hasFEN && !hasSetUp:
		if r.options.Mode == Strict {
			r.fail(reason.PgnSetUp, text, where)
		}
	case hasFEN != (setUp == "1"), hasSetUp && setUp != "0" && setUp != "1":
		r.warn(reason.PgnSetUp, setUp, setUpPlace)
	}
	if !hasFEN {
		return game.New(position.Initial(), variant)
	}
	start, variant, ok := r.startPosition(text, variant, where)
	if !ok {
		return nil
	}
	return game.New(start, variant)
}

// startPosition reads the FEN: as it stands, as one of Chess960 where only that
// makes it right, else repaired.
func (r *Reader) startPosition(text string, variant position.Variant, where *place) (position.Position, position.Variant, bool) {
	start, e := fen.Read(text, variant)
	if e == nil {
		return start, variant, true
	}
	if variant == position.Standard {
		if start, e := fen.Read(text, position.Chess960); e == nil {
			r.warn(reason.PgnVariantMissing, text, where)
			return start, position.Chess960, true
		}
	}
	first := &e.Problems[0]
	problem := &Problem{
		Code: reason.PgnFen, Token: text, Cause: reason.Reason{Code: first.Code, Squares: first.Squares, Text: first.Text},
	}
	report := fen.Check(text, variant, fen.Lenient)
	if !report.OK && variant == position.Standard {
		if other := fen.Check(text, position.Chess960, fen.Lenient); other.OK {
			report, variant = other, position.Chess960
		}
	}
	if r.options.Mode == Strict || !report.Playable {
		r.problem(reason.Error, problem, where)
		return position.Position{}, variant, false
	}
	problem.Other = report.Repaired
	r.problem(reason.Warning, problem, where)
	return report.Position, variant, true
}

// variantOf returns the variant of a tag, of which many spellings are in use.
func variantOf(name string) (position.Variant, bool) {
	var plain []byte
	for i := 0; i < len(name); i++ {
		if c := name[i]; letterOrDigit(c) {
			if c >= 'A' && c <= 'Z' {
				c |= 0x20
			}
			plain = append(plain, c)
		}
	}
	spelling := string(plain)
	switch {
	case among(spelling, " standard standardchess chess classical normal fromposition"):
		return position.Standard, true
	case among(spelling, "960 c960 frc chess9lx"):
		return position.Chess960, true
	}
	for _, beginning := range [...]string{"chess960", "fischer", "freestyle"} {
		if strings.HasPrefix(spelling, beginning) {
			return position.Chess960, true
		}
	}
	return position.Standard, false
}

// among tells whether a word is one of a list with spaces between.
func among(word, list string) bool {
	for found := true; found; {
		var listed string
		if listed, list, found = strings.Cut(list, " "); listed == word {
			return true
		}
	}
	return false
}
