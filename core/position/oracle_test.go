package position_test

// A second move generator, slow and plain, that shares nothing with the real one
// but the names of squares: letters in a mailbox, moves tried out, and a check
// found by letting the opponent capture the king.

import (
	"slices"
	"strings"

	"chessarbiter/core/position"
)

// oracle is a position as letters on 64 squares, a1 first, 0 for an empty one.
type oracle struct {
	at        [64]byte
	white     bool
	rights    [64]bool // the rooks that may still castle
	passed    int      // the square a pawn just passed over, -1 for none
	halfmoves int
	fullmove  int
}

func newOracle(s position.Setup) oracle {
	o := oracle{white: s.Turn == 0, passed: -1, halfmoves: s.Halfmoves, fullmove: s.Fullmove}
	for i := range o.at {
		square := s.Board.At(squareOf(i))
		if square != 0 {
			o.at[i] = square.Letter()
		}
		o.rights[i] = s.Rooks.Has(squareOf(i))
	}
	if s.EnPassant < 64 {
		o.passed = int(s.EnPassant)
	}
	return o
}

// oracleMove is a move from a square to a square; castling goes to the rook.
type oracleMove struct {
	from, to  int
	promotion byte // a lower case letter
	castling  bool
	enPassant bool
	double    bool
}

func (m oracleMove) String() string {
	return strings.TrimRight(squareOf(m.from).String()+squareOf(m.to).String()+string(m.promotion), "\x00")
}

func isWhite(letter byte) bool { return letter != 0 && letter < 'a' }
func isBlack(letter byte) bool { return letter >= 'a' }

func (o *oracle) own(letter byte) bool {
	return o.white && isWhite(letter) || !o.white && isBlack(letter)
}

func (o *oracle) other(letter byte) bool { return letter != 0 && !o.own(letter) }

// step returns the square some files and ranks away, -1 off the board.
func step(square, files, ranks int) int {
	file, rank := square%8+files, square/8+ranks
	if file < 0 || file > 7 || rank < 0 || rank > 7 {
		return -1
	}
	return 8*rank + file
}

var (
	straight = [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}
	slanting = [][2]int{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}
	leaps    = [][2]int{{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}}
	allRound = slices.Concat(straight, slanting)
)

// ways returns how the men of a letter go, and whether they go on and on.
func ways(letter byte) (directions [][2]int, far bool) {
	switch letter | 0x20 {
	case 'n':
		return leaps, false
	case 'k':
		return allRound, false
	case 'b':
		return slanting, true
	case 'r':
		return straight, true
	}
	return allRound, true
}

// tries returns all moves but castling, whether or not they leave the own king
// to be captured.
func (o *oracle) tries() (list []oracleMove) {
	for from, letter := range o.at {
		switch {
		case !o.own(letter):
		case letter|0x20 == 'p':
			list = o.pawnTries(list, from)
		default:
			directions, far := ways(letter)
			for _, d := range directions {
				for to := step(from, d[0], d[1]); to >= 0 && !o.own(o.at[to]); to = step(to, d[0], d[1]) {
					list = append(list, oracleMove{from: from, to: to})
					if !far || o.at[to] != 0 {
						break
					}
				}
			}
		}
	}
	return list
}

func (o *oracle) pawnTries(list []oracleMove, from int) []oracleMove {
	ahead, start, last := 1, 1, 7
	if !o.white {
		ahead, start, last = -1, 6, 0
	}
	add := func(m oracleMove) {
		if m.to/8 != last {
			list = append(list, m)
			return
		}
		for _, promotion := range []byte("qrbn") {
			m.promotion = promotion
			list = append(list, m)
		}
	}
	if one := step(from, 0, ahead); o.at[one] == 0 {
		add(oracleMove{from: from, to: one})
		if two := step(one, 0, ahead); from/8 == start && o.at[two] == 0 {
			add(oracleMove{from: from, to: two, double: true})
		}
	}
	for _, aside := range []int{-1, 1} {
		switch to := step(from, aside, ahead); {
		case to < 0:
		case o.other(o.at[to]):
			add(oracleMove{from: from, to: to})
		case to == o.passed:
			add(oracleMove{from: from, to: to, enPassant: true})
		}
	}
	return list
}

// capturable tells whether the player to move could capture the piece on a
// square.
func (o *oracle) capturable(square int) bool {
	return slices.ContainsFunc(o.tries(), func(m oracleMove) bool { return m.to == square })
}

func (o *oracle) king(white bool) int {
	if white {
		return slices.Index(o.at[:], 'K')
	}
	return slices.Index(o.at[:], 'k')
}

// inCheck tells whether the king of the player to move could be captured.
func (o *oracle) inCheck() bool {
	passed := *o
	passed.white, passed.passed = !o.white, -1
	return passed.capturable(o.king(o.white))
}

// moves returns the legal moves.
func (o *oracle) moves() (legal []oracleMove) {
	for _, m := range o.tries() {
		next := o.play(m)
		if !next.capturable(next.king(o.white)) {
			legal = append(legal, m)
		}
	}
	for rook, held := range o.rights {
		if held && o.own(o.at[rook]) && o.mayCastle(rook) {
			legal = append(legal, oracleMove{from: o.king(o.white), to: rook, castling: true})
		}
	}
	return legal
}

// targets returns where king and rook land.
func targets(king, rook int) (kingTo, rookTo int) {
	home := king / 8 * 8
	if rook < king {
		return home + 2, home + 3
	}
	return home + 6, home + 5
}

// walk returns the squares from one to another on a rank, both included.
func walk(from, to int) (squares []int) {
	for s := min(from, to); s <= max(from, to); s++ {
		squares = append(squares, s)
	}
	return squares
}

func (o *oracle) mayCastle(rook int) bool {
	king := o.king(o.white)
	kingTo, rookTo := targets(king, rook)
	for _, s := range slices.Concat(walk(king, kingTo), walk(rook, rookTo), walk(king, rook)) {
		if s != king && s != rook && o.at[s] != 0 {
			return false
		}
	}
	letter := o.at[king]
	for _, s := range walk(king, kingTo) {
		there := *o
		there.at[king] = 0
		there.at[s] = letter
		if there.inCheck() {
			return false
		}
	}
	after := o.play(oracleMove{from: king, to: rook, castling: true})
	return !after.capturable(after.king(o.white))
}

// play makes a move.
func (o *oracle) play(m oracleMove) oracle {
	next := *o
	letter := o.at[m.from]
	next.halfmoves++
	if letter|0x20 == 'p' || o.other(o.at[m.to]) {
		next.halfmoves = 0
	}
	next.passed = -1
	next.at[m.from], next.at[m.to] = 0, 0
	next.rights[m.from], next.rights[m.to] = false, false
	switch {
	case m.castling:
		kingTo, rookTo := targets(m.from, m.to)
		next.at[kingTo], next.at[rookTo] = letter, o.at[m.to]
	case m.promotion != 0 && o.white:
		next.at[m.to] = m.promotion - 0x20
	case m.promotion != 0:
		next.at[m.to] = m.promotion
	default:
		next.at[m.to] = letter
	}
	if m.enPassant {
		next.at[m.from/8*8+m.to%8] = 0
	}
	if m.double {
		next.passed = (m.from + m.to) / 2
	}
	if letter|0x20 == 'k' {
		for s := range next.rights {
			if o.own(o.at[s]) {
				next.rights[s] = false
			}
		}
	}
	if !o.white {
		next.fullmove++
	}
	next.white = !o.white
	return next
}
