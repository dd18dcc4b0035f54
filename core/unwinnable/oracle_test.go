package unwinnable

// The rules of movement once more, slow and plain: letters in a mailbox. It shares
// nothing with package position but the names of squares.

import (
	"strings"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// plain is a position: letters on 64 squares, a1 first, and a space where there is
// nothing; then the turn, the rooks that may castle and the square passed over.
type plain struct {
	at     [64]byte
	white  bool
	rooks  uint64
	passed int // -1 for none
}

// plainMove goes to the rook where it castles.
type plainMove struct {
	from, to  int
	promotion byte
	castling  bool
}

func plainOf(p *position.Position) plain {
	q := plain{white: p.Turn() == board.White, rooks: uint64(p.CastlingRooks()), passed: -1}
	for i := range q.at {
		q.at[i] = ' '
		if piece := p.At(board.Square(i)); piece != board.NoPiece {
			q.at[i] = piece.Letter()
		}
	}
	if s := p.PassedSquare(); s != board.NoSquare {
		q.passed = int(s)
	}
	return q
}

func isOf(letter byte, white bool) bool {
	return letter != ' ' && (letter < 'a') == white
}

func away(s, files, ranks int) int {
	file, rank := s%8+files, s/8+ranks
	if file < 0 || file > 7 || rank < 0 || rank > 7 {
		return -1
	}
	return 8*rank + file
}

// ways are the steps of a man, by files and ranks as digits from -2 ('0') to 2.
var ways = map[byte]string{
	'n': "0103101430344143", 'b': "11133133", 'r': "12213223", 'q': "1113313312213223", 'k': "1113313312213223",
}

// tries lists the moves of one side but castling, whether or not its king is left
// to be captured.
func (p *plain) tries(white bool) (list []plainMove) {
	add := func(from, to int) {
		if p.at[from]|0x20 == 'p' && (to < 8 || to >= 56) {
			for _, role := range "qrbn" {
				list = append(list, plainMove{from: from, to: to, promotion: byte(role)})
			}
			return
		}
		list = append(list, plainMove{from: from, to: to})
	}
	for from, letter := range p.at {
		if !isOf(letter, white) {
			continue
		}
		kind := letter | 0x20
		if kind == 'p' {
			ahead, start := 1, 1
			if !white {
				ahead, start = -1, 6
			}
			if one := away(from, 0, ahead); one >= 0 && p.at[one] == ' ' {
				add(from, one)
				if two := away(one, 0, ahead); from/8 == start && p.at[two] == ' ' {
					add(from, two)
				}
			}
			for _, side := range [2]int{-1, 1} {
				if to := away(from, side, ahead); to >= 0 && (isOf(p.at[to], !white) || to == p.passed && white == p.white) {
					add(from, to)
				}
			}
			continue
		}
		for i := 0; i < len(ways[kind]); i += 2 {
			files, ranks := int(ways[kind][i])-'2', int(ways[kind][i+1])-'2'
			for to := away(from, files, ranks); to >= 0 && !isOf(p.at[to], white); to = away(to, files, ranks) {
				add(from, to)
				if kind == 'n' || kind == 'k' || p.at[to] != ' ' {
					break
				}
			}
		}
	}
	return list
}

// attacked tells whether a side could capture on a square.
func (p *plain) attacked(s int, white bool) bool {
	q := *p
	if q.at[s] == ' ' || isOf(q.at[s], white) {
		q.at[s] = 'q' // a pawn captures only where there is something
		if !white {
			q.at[s] = 'Q'
		}
	}
	for _, m := range q.tries(white) {
		if m.to == s {
			return true
		}
	}
	return false
}

func (p *plain) king(white bool) int {
	if white {
		return strings.IndexByte(string(p.at[:]), 'K')
	}
	return strings.IndexByte(string(p.at[:]), 'k')
}

func (p *plain) inCheck() bool { return p.attacked(p.king(p.white), !p.white) }

// moves lists the legal moves.
func (p *plain) moves() (legal []plainMove) {
	for _, m := range p.tries(p.white) {
		next := p.play(m)
		if !next.attacked(next.king(p.white), !p.white) {
			legal = append(legal, m)
		}
	}
	home := 0
	if !p.white {
		home = 56
	}
	king := p.king(p.white)
	for rook := home; rook < home+8; rook++ {
		if p.rooks>>rook&1 == 0 || p.inCheck() {
			continue
		}
		kingTo, rookTo := home+6, home+5
		if rook < king {
			kingTo, rookTo = home+2, home+3
		}
		free := true
		for s := min(king, rook, kingTo, rookTo); s <= max(king, rook, kingTo, rookTo); s++ {
			between := s >= min(king, kingTo) && s <= max(king, kingTo)
			if between || s >= min(rook, rookTo) && s <= max(rook, rookTo) {
				free = free && (p.at[s] == ' ' || s == king || s == rook)
			}
			if between {
				there := *p
				there.at[s], there.at[king] = there.at[king], ' '
				if s == king {
					there = *p
				}
				free = free && !there.attacked(s, !p.white)
			}
		}
		m := plainMove{from: king, to: rook, castling: true}
		if next := p.play(m); free && !next.attacked(kingTo, !p.white) {
			legal = append(legal, m)
		}
	}
	return legal
}

// play makes a move.
func (p *plain) play(m plainMove) plain {
	q := *p
	letter, other := p.at[m.from], p.at[m.to]
	q.at[m.from], q.at[m.to] = ' ', ' '
	q.white, q.passed = !p.white, -1
	q.rooks &^= 1<<m.from | 1<<m.to
	home := m.from / 8 * 8
	switch {
	case m.castling && m.to < m.from:
		q.at[home+2], q.at[home+3] = letter, other
	case m.castling:
		q.at[home+6], q.at[home+5] = letter, other
	case m.promotion != 0:
		q.at[m.to] = m.promotion ^ (^letter & 0x20)
	default:
		q.at[m.to] = letter
	}
	if letter|0x20 == 'p' {
		if m.to == p.passed {
			q.at[m.from/8*8+m.to%8] = ' '
		}
		if m.to-m.from == 16 || m.from-m.to == 16 {
			q.passed = (m.from + m.to) / 2
		}
	}
	if letter|0x20 == 'k' {
		q.rooks &^= 0xff << home
	}
	return q
}

// enumerate looks at all positions that can be reached, at most so many: whether
// White or Black mates in one of them, and whether these are all.
func (p plain) enumerate(most int) (mate [2]bool, all bool) {
	seen := map[plain]bool{p: true}
	queue := []plain{p}
	for len(queue) > 0 {
		p := queue[0]
		queue = queue[1:]
		moves := p.moves()
		if len(moves) == 0 && p.inCheck() {
			if p.white {
				mate[board.Black] = true
			} else {
				mate[board.White] = true
			}
		}
		for _, m := range moves {
			next := p.play(m)
			if !seen[next] {
				if len(seen) == most {
					return mate, false
				}
				seen[next] = true
				queue = append(queue, next)
			}
		}
	}
	return mate, true
}

// mates plays a line of moves and tells whether it ends in mate by winner.
func (p plain) mates(winner board.Color, line []position.Move) bool {
	for _, move := range line {
		m := plainMove{from: int(move.From()), to: int(move.To()), castling: move.IsCastling()}
		if role := move.Promotion(); role != board.NoRole {
			m.promotion = role.Letter() | 0x20
		}
		legal := false
		for _, other := range p.moves() {
			legal = legal || other == m
		}
		if !legal {
			return false
		}
		p = p.play(m)
	}
	return p.white != (winner == board.White) && len(p.moves()) == 0 && p.inCheck()
}
