package san

// How is a move written?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// Format returns the legal move as the PGN standard's export format writes it
// (section 8.2.3), "--" for position.NoMove.
func Format(p *position.Position, m position.Move) string {
	return string(Append(make([]byte, 0, 8), p, m, nil))
}

// Append appends the legal move to dst, with the given letters or, for nil, the
// English ones. It allocates nothing where dst has room.
//
// The square of departure is told as far as needed among the legal moves: by its
// file, else by its rank, else by both. A move that gives check ends in +, one
// that mates in #.
func Append(dst []byte, p *position.Position, m position.Move, letters *Letters) []byte {
	if m == position.NoMove {
		return append(dst, "--"...)
	}
	if m.IsCastling() {
		dst = append(dst, m.CastlingSide().SAN()...)
		return appendCheck(dst, p, m)
	}
	f := newField(p)
	from, to := m.From(), m.To()
	role := f.board.RoleAt(from)
	if role == board.Pawn {
		if from.File() != to.File() {
			dst = append(dst, 'a'+byte(from.File()), 'x')
		}
	} else {
		dst = appendName(dst, role, letters)
		if rivals := f.reach(role, to) &^ from.Set(); rivals != 0 {
			dst = f.appendDeparture(dst, rivals, from, to)
		}
		if f.occupied.Has(to) {
			dst = append(dst, 'x')
		}
	}
	dst = append(dst, 'a'+byte(to.File()), '1'+byte(to.Rank()))
	if promotion := m.Promotion(); promotion != board.NoRole {
		dst = appendName(append(dst, '='), promotion, letters)
	}
	return appendCheck(dst, p, m)
}

func appendName(dst []byte, role board.Role, letters *Letters) []byte {
	if letters == nil {
		return append(dst, role.Letter())
	}
	return append(dst, letters.names[role&7]...)
}

// appendDeparture appends what sets the piece on from apart from its rivals,
// which attack the same square but may be pinned.
func (f *field) appendDeparture(dst []byte, rivals board.SquareSet, from, to board.Square) []byte {
	for rest := rivals; rest != 0; rest &= rest - 1 {
		if rival := rest & -rest; !f.safe(rival, to.Set(), 0) {
			rivals &^= rival
		}
	}
	if rivals == 0 {
		return dst
	}
	sameFile := rivals&board.FileSet(from.File()) != 0
	sameRank := rivals&board.RankSet(from.Rank()) != 0
	if !sameFile || sameRank {
		dst = append(dst, 'a'+byte(from.File()))
	}
	if sameFile {
		dst = append(dst, '1'+byte(from.Rank()))
	}
	return dst
}

func appendCheck(dst []byte, p *position.Position, m position.Move) []byte {
	next := p.Play(m)
	switch {
	case !next.InCheck():
		return dst
	case next.HasMoves():
		return append(dst, '+')
	}
	return append(dst, '#')
}
