package unwinnable

// Can mate be given on any square that the king may come to?
//
// The picture of a mate is looked for in what the men may ever do (mobility.go):
// the king on a square, a man that checks it, and each square beside it attacked
// by that man, by another, by the winning king, or filled by a man of the king's
// own side, a different one for each. Where there is no such picture there is no
// mate.

import (
	"math/bits"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// static tells whether it is proved, by a least fixpoint of what can ever happen,
// that winner can never mate. false says nothing. A position in which a capture
// en passant is legal is not looked at.
func static(p *position.Position, winner board.Color) bool {
	var m mobility
	if !m.grow(p, winner) {
		return false
	}
	return !m.mates()
}

// grow loads a position and finds the fixpoint; false where it is not looked at.
func (m *mobility) grow(p *position.Position, winner board.Color) bool {
	if p.PassedSquare() != board.NoSquare && p.EnPassant() != board.NoSquare || !m.load(p, winner) {
		return false
	}
	m.saturate()
	return true
}

// staticAfter tells whether static proves it after each of the moves, which are
// all that are legal. A king in check may have to go back behind a wall.
func staticAfter(p *position.Position, winner board.Color, moves []position.Move) bool {
	for _, move := range moves {
		var next position.Position
		p.PlayTo(&next, move)
		if !static(&next, winner) {
			return false
		}
	}
	return true
}

// walled is static where no pawn ever promotes, which is found out sooner: one that
// does leaves no board locked.
func walled(p *position.Position, winner board.Color) bool {
	if p.PassedSquare() != board.NoSquare && p.EnPassant() != board.NoSquare {
		return false
	}
	var m mobility
	if !m.load(p, winner) {
		return false
	}
	for m.round() {
		if m.promoted != 0 {
			return false
		}
	}
	return !m.mates()
}

// mates tells whether there is a picture of a mate.
func (m *mobility) mates() bool {
	var once, twice board.SquareSet
	var attacks [crew]board.SquareSet
	for i := m.first[winning] + 1; i < m.first[losing]; i++ {
		attacks[i] = m.attacks(i)
		twice |= once & attacks[i]
		once |= attacks[i]
	}
	king := m.reach[m.first[losing]]
	for rest := king & once; rest != 0; rest &= rest - 1 {
		s := rest.First()
		flights := board.KingAttacks(s)
		if !m.filled(s, flights&^once) {
			continue
		}
		for i := m.first[winning] + 1; i < m.first[losing]; i++ {
			if attacks[i]&s.Set() != 0 && m.matesWith(i, s, flights&^(twice|once&^attacks[i])) {
				return true
			}
		}
	}
	return false
}

// matesWith tells whether the man i may check the king on s and the flights, none
// of which another man attacks, may be closed.
func (m *mobility) matesWith(i int, s board.Square, flights board.SquareSet) bool {
	if m.promoted>>i&1 != 0 && (m.checks(i, board.Knight, s, flights) || m.checks(i, board.Queen, s, flights)) {
		return true
	}
	return m.checks(i, m.role[i], s, flights)
}

func (m *mobility) checks(i int, role board.Role, s board.Square, flights board.SquareSet) bool {
	fixed := (m.fixed[winning] | m.fixed[losing]) &^ s.Set()
	for from := whence(role, s, fixed) & m.reach[i]; from != 0; from &= from - 1 {
		q := from.First()
		covered := board.Attacks(board.NewPiece(board.White, role), q, fixed)
		if m.last>>i&1 == 0 && board.Between(q, s)&m.left == 0 {
			continue
		}
		if m.filledBut(s, flights&^covered, q.Set()) && !m.retaken(i, s, q, fixed) {
			return true
		}
	}
	return false
}

// whence returns the squares from which a winning man of that role attacks s.
func whence(role board.Role, s board.Square, fixed board.SquareSet) board.SquareSet {
	if role == board.Pawn {
		return pawnSteps(losing, s.Set())
	}
	return board.Attacks(board.NewPiece(board.White, role), s, fixed)
}

// retaken tells whether a losing man that stands still for ever can take the man
// i on q, and nobody else can check the king on s then.
func (m *mobility) retaken(i int, s, q board.Square, fixed board.SquareSet) bool {
	for c := m.first[losing] + 1; c < m.men; c++ {
		home := m.reach[c] & m.fixed[losing]
		if home == 0 {
			continue
		}
		ever := m.seen[winning] | m.seen[losing] | m.reach[0] | m.reach[m.first[losing]]
		if board.Attacks(board.NewPiece(board.Black, m.role[c]), home.First(), ever)&q.Set() != 0 && !m.checkedBut(i, s, fixed&^home) {
			return true
		}
	}
	return false
}

// checkedBut tells whether a winning man other than i may check the king on s.
func (m *mobility) checkedBut(i int, s board.Square, fixed board.SquareSet) bool {
	for j := 1; j < m.first[losing]; j++ {
		if j == i {
			continue
		}
		from := whence(m.role[j], s, fixed)
		if m.promoted>>j&1 != 0 {
			from |= whence(board.Queen, s, fixed) | whence(board.Knight, s, fixed)
		}
		if from&m.reach[j] != 0 {
			return true
		}
	}
	return false
}

// filled tells whether the flights of the king on s that no man attacks may be
// closed by the winning king and men of the losing side.
func (m *mobility) filled(s board.Square, open board.SquareSet) bool { return m.filledBut(s, open, 0) }

// filledBut is filled where the squares of but cannot be filled by a losing man.
func (m *mobility) filledBut(s board.Square, open, but board.SquareSet) bool {
	if open == 0 || open&but == 0 && m.matched(open) {
		return true
	}
	near := board.KingAttacks(s)
	for rest := m.reach[0] & steps(board.King, near) &^ near &^ s.Set(); rest != 0; rest &= rest - 1 {
		left := open &^ board.KingAttacks(rest.First())
		if left != open && left&but == 0 && m.matched(left) {
			return true
		}
	}
	return false
}

// matched tells whether each square of the set, of eight at most, may be filled
// by a man of its own of the losing side.
func (m *mobility) matched(squares board.SquareSet) bool {
	var fills [8]uint32
	n := 0
	for ; squares != 0; squares &= squares - 1 {
		for j := m.first[losing] + 1; j < m.men; j++ {
			if m.reach[j]&squares&-squares != 0 {
				fills[n&7] |= 1 << j
			}
		}
		if fills[n&7] == 0 {
			return false
		}
		n++
	}
	var match [8]uint32
	for i := 0; i < n; i++ {
		var tried uint32
		if !augment(i, &fills, &match, &tried) {
			return false
		}
	}
	return true
}

// augment finds a man for the i-th square, where need be by giving others to the
// squares before it.
func augment(i int, fills, match *[8]uint32, tried *uint32) bool {
	for rest := fills[i&7] &^ *tried; rest != 0; rest = (rest & (rest - 1)) &^ *tried {
		man := uint32(1) << bits.TrailingZeros32(rest)
		*tried |= man
		holder := -1
		for k := range match[:] {
			if match[k] == man {
				holder = k
			}
		}
		if holder < 0 || augment(holder, fills, match, tried) {
			match[i&7] = man
			return true
		}
	}
	return false
}
