package phrase

// How is a sentence filled with the facts of a reason?

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"chessarbiter/core/reason"
)

// factNames are those of the facts that a sentence can name in braces:
//
//	{at}       the squares               {men}   the men on them
//	{from}     the first of them         {to}    the last of them
//	{role}     the man on the first      {by}    the men that cause it
//	{shield}   the men on those of the squares that are not empty
//	{mover}    the kind of man that moves
//	{piece}    the kind of man whose letter in FEN is the text
//	{ply} {plies} {count}                {moves} the count of half-moves, halved
//	{time}     the time in minutes and seconds
//	{player}   White or Black            {opponent} the other one
//	{text}     what was written, quoted  {move}  the same without quotes
//	{article} {edition}                  what the answer rests on
//
// {men.FORM} asks for a form of the men, where the language has it: so do by,
// shield, role, mover and piece; role, mover and piece are bare without.
//
// {FACT:one|more} chooses by the number of a fact, {FACT:one|two|more} too, and
// {FACT:m|f|mm|ff} by gender and number of men.
var factNames = [...]string{
	"at", "from", "to", "men", "by", "shield", "role", "mover", "piece", "ply", "plies", "count", "moves", "time",
	"player", "opponent", "text", "move", "article", "edition",
}

// Their places in factNames.
const (
	at = iota
	from
	to
	men
	by
	shield
	role
	mover
	piece
	ply
	plies
	count
	moves
	time
	player
	opponent
	text
	move
	article
	edition
)

// fillable tells whether all that stands in the braces of a sentence can be filled
// in.
func (c *catalogue) fillable(template string) bool {
	for template != "" {
		before, rest, found := cut(template, "{")
		name, after, closed := cut(rest, "}")
		if strings.Contains(before, "}") || found && !closed {
			return false
		}
		if !found {
			break
		}
		fact, forms, chooses := cut(name, ":")
		fact, form, formed := cut(fact, ".")
		number := slices.Index(factNames[:], fact)
		if number < 0 || chooses && (formed || strings.Contains(forms, "{")) {
			return false
		}
		isMen := number >= men && number <= piece
		if formed && !(isMen && c.word("man."+form) != "") {
			return false
		}
		if n := strings.Count(forms, "|"); chooses && (n == 0 || n > 3 || n == 3 && !isMen) {
			return false
		}
		template = after
	}
	return true
}

// filler puts the facts of a reason into a sentence.
type filler struct {
	*catalogue
	*reason.Reason
	*Context
}

func (f *filler) fill(template string) string {
	filled := ""
	for {
		before, rest, found := cut(template, "{")
		filled += before
		if !found {
			return filled
		}
		var name string
		name, template, _ = cut(rest, "}")
		fact, forms, chooses := cut(name, ":")
		fact, form, _ := cut(fact, ".")
		number := slices.Index(factNames[:], fact)
		if chooses {
			filled += f.choose(number, forms)
		} else {
			filled += f.fact(number, form)
		}
	}
}

// choose returns the form that fits the number, and the gender, of a fact.
func (f *filler) choose(fact int, forms string) string {
	last := strings.Count(forms, "|")
	index := f.number(fact) - 1
	if last < 3 {
		if index < 0 || index > last {
			index = last
		}
		return part(forms, index)
	}
	return part(forms, 2*min(max(index, 0), 1)+f.gender(fact))
}

// number returns how many of a fact there are.
func (f *filler) number(fact int) int {
	switch fact {
	case by:
		return len(f.By)
	case shield:
		return len(f.occupied(f.Squares))
	case count:
		return f.Count
	case moves:
		return f.Count / 2
	case plies:
		return len(f.Plies)
	case time:
		if f.Time == minute || f.Time == second {
			return 1
		}
		return 2
	case role, mover, piece:
		return 1
	}
	return len(f.Squares)
}

// gender returns 1 where all men of a fact are feminine, else 0.
func (f *filler) gender(fact int) int {
	squares := f.squaresOf(fact)
	if len(squares) == 0 {
		return f.isFeminine(f.one(fact))
	}
	all := 1
	for _, s := range squares {
		all &= f.isFeminine(f.kind(s))
	}
	return all
}

func (f *filler) isFeminine(kind int) int {
	if genders := f.word("gender"); kind < len(genders) && genders[kind] == 'f' {
		return 1
	}
	return 0
}

// squaresOf returns the squares of the men of a fact, nil where it has none.
func (f *filler) squaresOf(fact int) []uint8 {
	switch fact {
	case men:
		return f.Squares
	case by:
		return f.By
	case shield:
		return f.occupied(f.Squares)
	}
	return nil
}

// one returns the kind of the single man of a fact.
func (f *filler) one(fact int) int {
	switch {
	case fact == mover:
		return kindOf(f.Mover)
	case fact == piece && f.Text != "":
		return kindOf(f.Text[0])
	case fact == role && len(f.Squares) > 0:
		return f.kind(f.Squares[0])
	}
	return len(roleLetters)
}

func (f *filler) fact(fact int, form string) string {
	switch fact {
	case at:
		return f.list(len(f.Squares), func(i int) string { return squareName(f.Squares[i]) })
	case from, to:
		if len(f.Squares) == 0 {
			return ""
		}
		if fact == from {
			return squareName(f.Squares[0])
		}
		return squareName(f.Squares[len(f.Squares)-1])
	case men, by, shield:
		squares := f.squaresOf(fact)
		return f.list(len(squares), func(i int) string { return f.manOn(squares[i], form) })
	case role, mover, piece:
		if form == "" {
			form = "bare"
		}
		return f.man(f.one(fact), form)
	case ply:
		return f.moment(f.Ply)
	case plies:
		return f.list(len(f.Plies), func(i int) string { return f.moment(f.Plies[i]) })
	case count:
		return strconv.Itoa(f.Count)
	case moves:
		return strconv.Itoa(f.Count / 2)
	case time:
		return f.time(max(f.Time, -f.Time))
	case player, opponent:
		return f.player(fact == opponent)
	case article:
		return f.Article
	case edition:
		return f.Edition
	}
	switch {
	case fact == move && f.Text == "":
		return f.word("move")
	case f.Text == "":
		return f.word("text")
	case fact == move:
		return shortened(f.Text)
	}
	return f.around("quote", shortened(f.Text))
}

// startsLow tells whether a sentence begins with a fact that keeps its small
// letter: a square, also ahead of its man, or what was written. start is the
// sentence up to its first closing brace.
func (f *filler) startsLow(start string) bool {
	if start == "" || start[0] != '{' {
		return false
	}
	switch slices.Index(factNames[:], start[1:]) {
	case at, from, to:
		return true
	case men, by, shield:
		return strings.HasPrefix(f.word("man-on"), "{at}")
	case move, text:
		return f.Text != ""
	}
	return false
}

// player names the player of a reason, or the other one. Problems of a set-up have
// the colour as their text.
func (f *filler) player(other bool) string {
	p := f.Player
	switch {
	case p != reason.Nobody:
	case f.Text == "white":
		p = reason.White
	case f.Text == "black":
		p = reason.Black
	}
	if p != reason.White && p != reason.Black {
		return part(f.word("player"), 2)
	}
	if (p == reason.White) != other {
		return part(f.word("player"), 0)
	}
	return part(f.word("player"), 1)
}

// Milliseconds.
const (
	second = 1000
	minute = 60 * second
)

// time says a time, without minutes or seconds that are none.
func (f *filler) time(ms int) string {
	minutes, rest := ms/minute, ms%minute
	seconds := f.units("seconds", rest/second, rest%second/100)
	if minutes == 0 {
		return seconds
	}
	told := f.units("minutes", minutes, 0)
	if rest < 100 {
		return told
	}
	before, after, _ := cut(f.word("time"), "{}")
	between, after, _ := cut(after, "{}")
	return before + told + between + seconds + after
}

// units says a number of minutes or seconds.
func (f *filler) units(name string, whole, tenths int) string {
	number := strconv.Itoa(whole)
	if tenths > 0 {
		number += f.word("decimal") + strconv.Itoa(tenths)
		whole = 2
	}
	before, rest, chooses := cut(f.around(name, number), "{:")
	if !chooses {
		return before
	}
	forms, after, _ := cut(rest, "}")
	if whole == 1 {
		return before + part(forms, 0) + after
	}
	return before + part(forms, 1) + after
}

func squareName(s uint8) string { return string([]byte{'a' + s&7, '1' + s>>3&7}) }

// manOn names a man with its square.
func (f *filler) manOn(s uint8, form string) string {
	first, rest, _ := cut(f.word("man-on"), "}")
	between, last, _ := cut(rest, "{")
	_, after, _ := cut(last, "}")
	man, on := f.man(f.kind(s), form), squareName(s)
	if first == "{at" {
		man, on = on, man
	}
	return man + between + on + after
}

// kind returns the index in roleLetters of the man on a square, 6 where it is not
// known.
func (f *filler) kind(s uint8) int {
	if f.Man == nil {
		return len(roleLetters)
	}
	return kindOf(f.Man(s))
}

func kindOf(letter byte) int {
	if i := strings.IndexByte(roleLetters, letter|0x20); i >= 0 {
		return i
	}
	return len(roleLetters)
}

// occupied returns those squares that have a man on them; all where the men are
// not known.
func (f *filler) occupied(squares []uint8) []uint8 {
	if f.Man == nil {
		return squares
	}
	var list []uint8
	for _, s := range squares {
		if f.Man(s) != 0 {
			list = append(list, s)
		}
	}
	return list
}

func (f *filler) moment(ply int) string {
	if f.Moment == nil {
		return f.ply(ply)
	}
	return f.Moment(ply)
}

// maxQuoted is how many bytes of a text are quoted.
const maxQuoted = 40

func shortened(text string) string {
	if len(text) <= maxQuoted {
		return text
	}
	end := maxQuoted
	for end > 0 && !utf8.RuneStart(text[end]) {
		end--
	}
	return text[:end] + "…"
}
