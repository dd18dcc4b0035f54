package fen

// What does each field of the text say, and what is wrong with how it says it?

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// reader reads one FEN and reports on it.
type reader struct {
	text    string
	lenient bool
	Report

	fields [6]span // a missing field is empty and lies at the end
	// placed tells that the placement could be read, turned that the turn could.
	placed, turned bool
	// letters are the offsets of the castling letters by the square of the rook
	// each names, as letterIndex numbers them; 0 where there is none.
	letters [16]int

	failed  bool // a problem is an error
	refused bool // an error is of the levels syntax and playable
}

// span is a part of the text, from one byte offset to another.
type span struct{ from, to int }

// The fields.
const (
	placementField = iota
	turnField
	castlingField
	enPassantField
	halfmoveField
	fullmoveField
)

var fieldNames = [6]string{"placement", "turn", "castling", "en-passant", "halfmove", "fullmove"}

// wholeText is the Field of problems that belong to no single field.
const wholeText = "fen"

// fieldDefaults are what a lenient reader puts in place of missing fields.
var fieldDefaults = [6]string{"", "w", "-", "-", "0", "1"}

// report adds a problem. Where it is not a warning anyway, it is one for a lenient
// reader who can repair it, and one that concerns only how a position came about.
//
//go:noinline
func (r *reader) report(problem *reason.Problem, repairable bool) {
	if r.lenient && (repairable || problem.Level == reason.Reachable) {
		problem.Severity = reason.Warning
	}
	isError := problem.Severity == reason.Error
	switch {
	case len(r.Problems) < MaxProblems:
		r.Problems = append(r.Problems, *problem)
	case isError && !r.failed:
		r.Problems[MaxProblems-1] = *problem
	}
	r.failed = r.failed || isError
	r.refused = r.refused || isError && problem.Level != reason.Reachable
}

// fault reports a fault of syntax at a part of the text that a lenient reader
// replaces by repaired.
//
//go:noinline
func (r *reader) fault(code reason.Code, field string, at span, repaired string) {
	if r.full(!r.lenient) {
		return
	}
	problem := reason.Problem{Code: code, Level: reason.Syntax, Field: field, Offset: at.from, Text: r.clip(at)}
	if r.lenient {
		problem.Repaired = repaired
	}
	r.report(&problem, true)
}

// hopeless reports a fault of syntax that nobody can repair.
//
//go:noinline
func (r *reader) hopeless(code reason.Code, field string, at span) {
	if r.full(true) {
		return
	}
	r.report(&reason.Problem{Code: code, Level: reason.Syntax, Field: field, Offset: at.from, Text: r.clip(at)}, false)
}

// full tells whether another error, or warning, of syntax would change nothing
// any more: a long text may have a million of them.
func (r *reader) full(isError bool) bool {
	return len(r.Problems) == MaxProblems && (r.failed || !isError)
}

// clip returns a part of the text for a report: not all of a long one, and valid
// UTF-8 in any case.
func (r *reader) clip(at span) string {
	const most = 40
	if at.to-at.from > most {
		at.to = at.from + most
		for at.to > at.from && !utf8.RuneStart(r.text[at.to]) {
			at.to--
		}
	}
	return strings.ToValidUTF8(r.text[at.from:at.to], "\uFFFD")
}

// syntax reads all fields into the setup.
func (r *reader) syntax() {
	r.Setup = position.Setup{EnPassant: board.NoSquare, Fullmove: 1}
	count := r.split()
	if count == 0 {
		r.hopeless(reason.FenEmpty, wholeText, span{0, len(r.text)})
		return
	}
	r.turned = r.lenient
	r.placement(r.fields[placementField])
	for field := turnField; field < len(r.fields); field++ {
		at := r.fields[field]
		if field >= count {
			r.fault(reason.FenFieldMissing, fieldNames[field], at, fieldDefaults[field])
			continue
		}
		switch field {
		case turnField:
			r.turn(at)
		case castlingField:
			r.castling(at)
		case enPassantField:
			r.enPassant(at)
		case halfmoveField:
			r.Setup.Halfmoves = r.counter(at, field, 0, reason.FenHalfmove)
		case fullmoveField:
			r.Setup.Fullmove = r.counter(at, field, 1, reason.FenFullmove)
		}
	}
}

// split finds the fields, reports faults between them, and returns how many of
// the six there are.
func (r *reader) split() int {
	count, at := 0, 0
	for i := range r.fields {
		r.fields[i] = span{len(r.text), len(r.text)}
	}
	for {
		start := at
		at = r.skip(at, true)
		gap := r.text[start:at]
		if at == len(r.text) {
			if gap != "" {
				r.fault(reason.FenSpacing, wholeText, span{start, at}, "")
			}
			return count
		}
		if count == len(r.fields) {
			r.fault(reason.FenFieldExtra, wholeText, span{at, len(r.text)}, "")
			return count
		}
		switch {
		case count == 0 && gap != "":
			r.fault(reason.FenSpacing, wholeText, span{start, at}, "")
		case count > 0 && gap != " ":
			r.fault(reason.FenSpacing, wholeText, span{start, at}, " ")
		}
		end := r.skip(at, false)
		r.fields[count] = span{at, end}
		count++
		at = end
	}
}

// skip returns where the white space, or what is not white space, ends that
// begins at an offset.
func (r *reader) skip(at int, space bool) int {
	text := r.text
	for !space && at < len(text) && text[at]-'!' < utf8.RuneSelf-'!' {
		at++
	}
	for at < len(text) {
		c, size := rune(text[at]), 1
		if c >= utf8.RuneSelf {
			c, size = utf8.DecodeRuneInString(text[at:])
		}
		if isSpace(c) != space {
			break
		}
		at += size
	}
	return at
}

// isSpace tells whether a character shows as white space or not at all; pasted
// text has all kinds.
func isSpace(c rune) bool {
	switch {
	case c == ' ', c >= '\t' && c <= '\r':
		return true
	case c < utf8.RuneSelf:
		return false
	}
	return c == 0x85 || c == 0xa0 || c == 0x1680 || c >= 0x2000 && c <= 0x200b ||
		c == 0x2028 || c == 0x2029 || c == 0x202f || c == 0x205f || c == 0x3000 || c == 0xfeff
}

func (r *reader) turn(at span) {
	text := r.text[at.from:at.to]
	r.turned = true
	switch text {
	case "w":
		return
	case "b":
		r.Setup.Turn = board.Black
		return
	}
	switch lower(text) {
	case "w", "white":
		r.fault(reason.FenTurn, fieldNames[turnField], at, "w")
	case "b", "black":
		r.Setup.Turn = board.Black
		r.fault(reason.FenTurn, fieldNames[turnField], at, "b")
	default:
		r.turned = false
		r.hopeless(reason.FenTurn, fieldNames[turnField], at)
	}
}

// lower returns a short text with its ASCII letters in lower case, "" for a long
// one. The tables of Unicode would be most of this program.
func lower(text string) string {
	var letters [5]byte
	if len(text) > len(letters) {
		return ""
	}
	for i, c := range []byte(text) {
		if c >= 'A' && c <= 'Z' {
			c |= 0x20
		}
		letters[i] = c
	}
	return string(letters[:len(text)])
}

func (r *reader) enPassant(at span) {
	text := r.text[at.from:at.to]
	if text == "-" {
		return
	}
	square, ok := board.ParseSquare(text)
	if !ok {
		if len(text) == 2 {
			square, _ = board.ParseSquare(lower(text))
		}
		r.fault(reason.FenEnPassant, fieldNames[enPassantField], at, square.String())
	}
	r.Setup.EnPassant = square
}

// counter reads a number of low..MaxCounter.
func (r *reader) counter(at span, field, low int, code reason.Code) int {
	n := 0
	for _, c := range []byte(r.text[at.from:at.to]) {
		if c < '0' || c > '9' {
			n = -1
			break
		}
		n = min(10*n+int(c-'0'), position.MaxCounter+1)
	}
	if n >= low && n <= position.MaxCounter {
		return n
	}
	n = min(max(n, low), position.MaxCounter)
	r.fault(code, fieldNames[field], at, strconv.Itoa(n))
	return n
}
