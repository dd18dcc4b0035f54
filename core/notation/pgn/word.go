package pgn

// What is a word of the moves: a number, a move, a sign, a result?

import (
	"chessarbiter/core/game"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// takeWord takes a word.
func (r *Reader) takeWord(t *token) {
	g := &r.game
	if t.text[0] == '%' {
		r.skipLine = true
		if !g.dead() {
			r.warn(reason.PgnEscape, r.text(t), r.tokenPlace(t))
		}
		return
	}
	number, word := afterNumber(t.text)
	if number {
		g.numbered = true
		// What is told of the move is told of the place behind the number.
		t.start += len(t.text) - len(word)
		t.text = word
	} else if c := word[0]; c == '*' || digit(c) || c == 0xc2 { // the last begins ½
		if result, spelling := readResult(string(word)); spelling != resultNone {
			r.takeResult(t, result, spelling)
			return
		}
	}
	if len(word) > 0 && !g.dead() {
		r.move(t, r.words.text(word))
	}
}

// words keeps words that were seen, by their hash: a few hundred make up most of
// all games, and need not be allocated again.
type words [512]string

func (w *words) text(word []byte) string {
	hash := uint32(len(word))
	for _, c := range word {
		hash = hash*31 + uint32(c)
	}
	kept := &w[hash%uint32(len(w))]
	if len(*kept) != len(word) {
		*kept = string(word)
		return *kept
	}
	for i, c := range word {
		if (*kept)[i] != c {
			*kept = string(word)
			return *kept
		}
	}
	return *kept
}

const ellipsis = "…"

// protocolNull is a null move as UCI spells it.
const protocolNull = "0000"

// afterNumber returns what comes after a move number and its dots. A number needs
// no dots where nothing or a letter follows it.
func afterNumber(word []byte) (number bool, rest []byte) {
	digits := 0
	for digits < len(word) && digit(word[digits]) {
		digits++
	}
	i := digits
	for i < len(word) {
		if word[i] == '.' {
			i++
		} else if len(word)-i >= len(ellipsis) && string(word[i:i+len(ellipsis)]) == ellipsis {
			i += len(ellipsis)
		} else {
			break
		}
	}
	switch {
	case i > digits, i == len(word) && string(word) != protocolNull,
		digits > 0 && i < len(word) && (letterOrDigit(word[i]) || word[i] == 0xe2 && i+1 < len(word) && word[i+1] == 0x99): // the last begins a figure
		return true, word[i:]
	}
	return false, word
}

// resultSpelling is how a result is spelled.
type resultSpelling uint8

const (
	resultNone     resultSpelling = iota
	resultStandard                // as the standard has it
	resultLoose                   // otherwise
)

// readResult reads a result. Besides the four of the standard it takes other
// dashes, a colon, and half a point by itself.
func readResult(text string) (game.Result, resultSpelling) {
	if result, ok := game.ParseResult(text); ok {
		return result, resultStandard
	}
	if len(text) > 16 {
		return game.Unfinished, resultNone
	}
	var plain []byte
	for _, char := range text {
		switch char {
		case '½':
			plain = append(plain, "1/2"...)
		case ':', '‐', '‑', '‒', '–', '—', '−':
			plain = append(plain, '-')
		case '0', '1', '2', '/', '-':
			plain = append(plain, byte(char))
		default:
			return game.Unfinished, resultNone
		}
	}
	switch string(plain) {
	case "1-0":
		return game.WhiteWins, resultLoose
	case "0-1":
		return game.BlackWins, resultLoose
	case "1/2", "1/2-1/2":
		return game.Drawn, resultLoose
	}
	return game.Unfinished, resultNone
}

// takeResult takes a result, which ends the game unless it stands in a variation.
func (r *Reader) takeResult(t *token, result game.Result, spelling resultSpelling) {
	g := &r.game
	where := r.tokenPlace(t)
	text := r.text(t)
	if spelling == resultLoose {
		r.warn(reason.PgnResult, text, where)
	}
	g.over = len(g.outer) == 0 && g.beyond == 0
	if !g.over && !g.dead() {
		r.warn(reason.PgnResultInside, text, where)
	}
	g.result, g.hasResult, g.resultToken, g.resultPlace = result, true, text, *where
	g.resultInside = !g.over
}

// move takes a word that should be a move.
func (r *Reader) move(t *token, word string) {
	g := &r.game
	p := g.record.Position()
	core, sign := cutSign(word)
	if core == "" && g.moved {
		r.sign(t, sign)
		return
	}
	if core == protocolNull {
		core = "--"
	}
	m, e := san.Parse(p, core, r.lenient())
	if e == nil {
		r.demandStandard(t, core, p, m)
		r.play(t, m)
		r.sign(t, sign)
		return
	}
	if r.peeled(t, core, sign) {
		return
	}
	switch glyph := symbolGlyph(word); {
	case glyph != 0 && g.moved:
		r.strictly(reason.PgnSymbol, word, t)
		g.glyph(glyph)
	case isRemark(core) && g.moved:
		r.strictly(reason.PgnStray, word, t)
		r.sign(t, sign)
	default:
		r.refuse(t, word, e)
	}
}

func (r *Reader) lenient() san.Options {
	return san.Options{Mode: san.Lenient, Letters: r.options.Letters, NullMoves: true}
}

// demandStandard notes, in the strict mode, that a legal move is not spelled as
// the standard has it.
func (r *Reader) demandStandard(t *token, word string, p *position.Position, m position.Move) {
	if r.options.Mode != Strict {
		return
	}
	if _, e := san.Parse(p, word, san.Options{Mode: san.Strict, Letters: r.options.Letters}); e != nil {
		r.problem(reason.Error, &Problem{
			Code: reason.PgnMove, Token: r.decode([]byte(word), t), Cause: *e.About(), Other: string(san.Append(nil, p, m, r.options.Letters)),
		}, r.tokenPlace(t))
	}
}

// strictly notes a fault that the lenient mode does not mind.
//
//go:noinline
func (r *Reader) strictly(code reason.Code, word string, t *token) {
	if r.options.Mode == Strict {
		r.fail(code, r.decode([]byte(word), t), r.tokenPlace(t))
	}
}

// play makes a legal move.
func (r *Reader) play(t *token, m position.Move) {
	g := &r.game
	if g.moves++; g.moves > MaxMoves {
		r.fail(reason.PgnTooLong, "", r.tokenPlace(t))
		g.full = true
		return
	}
	n := g.record.Play(m)
	if len(g.before) > 0 {
		notes := n.Annotate()
		notes.Before = append(notes.Before, g.before...)
		g.before = nil
	}
	g.moved, g.numbered = true, false
}

// cutSign cuts exclamation and question marks from the end of a word.
func cutSign(word string) (core, sign string) {
	i := len(word)
	for i > 0 && (word[i-1] == '!' || word[i-1] == '?') {
		i--
	}
	return word[:i], word[i:]
}

// sign notes exclamation and question marks behind a move. Where there are more
// than the standard knows, the first two count.
func (r *Reader) sign(t *token, sign string) {
	if sign == "" || r.game.full {
		return
	}
	glyph := suffixGlyph(sign)
	if glyph == 0 {
		r.warn(reason.PgnGlyph, sign, r.tokenPlace(t))
		glyph = suffixGlyph(sign[:2])
	}
	r.game.glyph(glyph)
}

// peeled takes a word that is a move with other signs at its end, such as
// Nf3+/-; false where it is not.
func (r *Reader) peeled(t *token, core, sign string) bool {
	g := &r.game
	var glyphs []uint8
	rest := core
	for range 3 {
		shorter, glyph := endGlyph(rest)
		if glyph == 0 || shorter == "" {
			break
		}
		glyphs = append(glyphs, glyph)
		rest, shorter = cutSign(shorter)
		if glyph = suffixGlyph(shorter); glyph != 0 {
			glyphs = append(glyphs, glyph)
		}
		m, e := san.Parse(g.record.Position(), rest, r.lenient())
		if e != nil {
			continue
		}
		r.strictly(reason.PgnSymbol, core, t)
		r.play(t, m)
		for i := len(glyphs) - 1; i >= 0 && !g.full; i-- {
			g.glyph(glyphs[i])
		}
		r.sign(t, sign)
		return true
	}
	return false
}

// isRemark tells whether a word is a sign of check, mate or en passant that
// stands apart from its move.
func isRemark(word string) bool {
	return among(word, "+ ++ # † ‡ ch ch. mate e.p. e.p ep ep.")
}

// refuse takes a word that is no legal move. Where it may have been meant as one,
// the rest of the line is left out: the moves after it would mean others.
func (r *Reader) refuse(t *token, word string, e *san.Error) {
	where := r.tokenPlace(t)
	token := r.decode([]byte(word), t)
	if e.Code == reason.Unreadable && !hasSquare(word) {
		r.warn(reason.PgnStray, token, where)
		return
	}
	cause := e.About()
	if !r.game.record.Position().HasMoves() {
		cause = &reason.Reason{Code: reason.GameOver}
	}
	cause.Text = token
	r.problem(reason.Error, &Problem{Code: reason.PgnMove, Token: token, Cause: *cause}, where)
	r.game.ended = true
}

// hasSquare tells whether a square is named somewhere in a word.
func hasSquare(word string) bool {
	for i := 1; i < len(word); i++ {
		if file := word[i-1] | 0x20; file >= 'a' && file <= 'h' && word[i] >= '1' && word[i] <= '8' {
			return true
		}
	}
	return false
}
