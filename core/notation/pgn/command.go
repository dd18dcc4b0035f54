package pgn

// What do the commands say that programs embed in comments: clocks, evaluations,
// coloured squares and arrows?

import (
	"strings"

	"chessarbiter/core/board"
)

// Command is a command embedded in a comment, such as [%clk 1:30:00]: its name
// and the rest up to the closing bracket, without white space around it.
type Command struct{ Name, Value string }

// Commands returns the commands of a comment in their order.
func Commands(comment string) []Command {
	var list []Command
	for {
		_, c, rest, found := cutCommand(comment)
		if !found {
			return list
		}
		list = append(list, c)
		comment = rest
	}
}

// Text returns what a comment says to people: its text without the commands.
func Text(comment string) string {
	var out []byte
	for {
		before, _, rest, found := cutCommand(comment)
		if before = trim(before); before != "" {
			if len(out) > 0 {
				out = append(out, ' ')
			}
			out = append(out, before...)
		}
		if !found {
			return string(out)
		}
		comment = rest
	}
}

// cutCommand finds the first command of a text.
func cutCommand(text string) (before string, c Command, after string, found bool) {
	for start := 0; start+1 < len(text); start++ {
		if text[start] != '[' || text[start+1] != '%' {
			continue
		}
		body, after, closed := strings.Cut(text[start+len("[%"):], "]")
		if !closed {
			break
		}
		body = trim(body)
		space := 0
		for space < len(body) && !asciiSpace(body[space]) {
			space++
		}
		return text[:start], Command{body[:space], trim(body[space:])}, after, true
	}
	return text, Command{}, "", false
}

// Shape is a coloured square, or an arrow where To is another square than From.
type Shape struct {
	Color    byte // 'G', 'R', 'Y', 'B' or another capital letter
	From, To board.Square
}

// Evaluation is what an engine says, as seen by White.
type Evaluation struct {
	// Text is as written, such as 0.17, #-3 or 0.17,12 with a depth.
	Text string
	// Mate tells that Value is the number of moves to mate, negative where Black
	// mates; else it is in hundredths of a pawn.
	Mate  bool
	Value int
}

// Details are the data in the comments beside one move. A time is nil where no
// comment tells it, and so is an evaluation; of several the last one counts.
type Details struct {
	Clock      *int // [%clk]: milliseconds left after the move
	Elapsed    *int // [%emt]: milliseconds spent on the move
	Evaluation *Evaluation
	Shapes     []Shape // [%csl] and [%cal] in their order
}

// ReadDetails reads the commands it knows and passes over those it does not, and
// those it cannot read.
func ReadDetails(comments []string) Details {
	var d Details
	for _, comment := range comments {
		for _, c := range Commands(comment) {
			d.read(c)
		}
	}
	return d
}

func (d *Details) read(c Command) {
	switch c.Name {
	case "clk":
		if ms, ok := readTime(c.Value); ok {
			d.Clock = &ms
		}
	case "emt":
		if ms, ok := readTime(c.Value); ok {
			d.Elapsed = &ms
		}
	case "eval":
		if e, ok := readEvaluation(c.Value); ok {
			d.Evaluation = &e
		}
	case "csl", "cal":
		for item, rest, more := "", c.Value, true; more; {
			item, rest, more = strings.Cut(rest, ",")
			if s, ok := readShape(trim(item)); ok {
				d.Shapes = append(d.Shapes, s)
			}
		}
	}
}

// readTime reads h:mm:ss, m:ss or s, with or without a fraction, as milliseconds.
func readTime(text string) (ms int, ok bool) {
	whole, fraction, _ := strings.Cut(text, ".")
	parts := 0
	for part, rest, more := "", whole, true; more; parts++ {
		part, rest, more = strings.Cut(rest, ":")
		n, ok := readNumber(part)
		if !ok || parts == 3 || ms > (1<<31-1)/60-1 {
			return 0, false
		}
		ms = ms*60 + n
	}
	if ms > (1<<31-1)/1000-1 {
		return 0, false // more than a count of milliseconds in 31 bits: 24 days
	}
	ms *= 1000
	for i, unit := 0, 100; i < len(fraction); i, unit = i+1, unit/10 {
		if !digit(fraction[i]) {
			return 0, false
		}
		ms += int(fraction[i]-'0') * unit
	}
	return ms, true
}

// maxNumber bounds the numbers in commands, so that sums with them fit 31 bits.
const maxNumber = 1 << 24

// readNumber reads digits, at least one, that make a number below maxNumber.
//
//go:noinline
func readNumber(text string) (n int, ok bool) {
	for i := 0; i < len(text); i++ {
		if !digit(text[i]) {
			return 0, false
		}
		if n = 10*n + int(text[i]-'0'); n >= maxNumber {
			return 0, false
		}
	}
	return n, text != ""
}

// signOf takes a sign off a number.
func signOf(text string) (sign int, rest string) {
	if rest, found := strings.CutPrefix(text, "-"); found {
		return -1, rest
	}
	return 1, strings.TrimPrefix(text, "+")
}

// readEvaluation reads pawns with decimals, of which two count, or # and moves to
// mate; a depth after a comma is left in the Text only.
func readEvaluation(text string) (e Evaluation, ok bool) {
	e.Text = text
	value, _, _ := strings.Cut(text, ",")
	value = trim(value)
	if mate, found := strings.CutPrefix(value, "#"); found {
		sign, moves := signOf(mate)
		n, ok := readNumber(moves)
		e.Mate, e.Value = true, sign*n
		return e, ok
	}
	sign, pawns := signOf(value)
	whole, decimals, _ := strings.Cut(pawns, ".")
	if whole == "" && decimals == "" || decimals != "" && !digits(decimals) {
		return e, false
	}
	n := 0
	if whole != "" {
		if n, ok = readNumber(whole); !ok || n > 1e6 {
			return e, false
		}
	}
	decimals += "000"
	hundredths := 10*int(decimals[0]-'0') + int(decimals[1]-'0')
	if decimals[2] >= '5' {
		hundredths++
	}
	e.Value = sign * (100*n + hundredths)
	return e, true
}

// digits tells whether a text is nothing else.
func digits(text string) bool {
	for i := 0; i < len(text); i++ {
		if !digit(text[i]) {
			return false
		}
	}
	return true
}

// readShape reads a colour and one square or two.
func readShape(text string) (s Shape, ok bool) {
	if len(text) != 3 && len(text) != 5 || text[0] < 'A' || text[0] > 'Z' {
		return s, false
	}
	s.Color = text[0]
	from, ok := board.ParseSquare(text[1:3])
	if s.From, s.To = from, from; !ok || len(text) == 3 {
		return s, ok
	}
	s.To, ok = board.ParseSquare(text[3:5])
	return s, ok
}
