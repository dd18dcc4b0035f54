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
	var next position.Position
	p.PlayTo(&next, m)
	marks := MarksOf(p, m, &next)
	if m.IsCastling() {
		dst = append(dst, m.CastlingSide().SAN()...)
	} else {
		dst = appendSquares(dst, p, m, marks, letters)
	}
	switch {
	case marks&Mate != 0:
		dst = append(dst, '#')
	case marks&Check != 0:
		dst = append(dst, '+')
	}
	return dst
}

// appendSquares appends what moves, from where as far as that is told, and where to.
func appendSquares(dst []byte, p *position.Position, m position.Move, marks Marks, letters *Letters) []byte {
	from, to := m.From(), m.To()
	if role := p.At(from).Role(); role != board.Pawn {
		dst = appendName(dst, role, letters)
	}
	if marks&FromFile != 0 {
		dst = append(dst, 'a'+byte(from.File()))
	}
	if marks&FromRank != 0 {
		dst = append(dst, '1'+byte(from.Rank()))
	}
	if m.IsEnPassant() || p.At(to) != board.NoPiece {
		dst = append(dst, 'x')
	}
	dst = append(dst, 'a'+byte(to.File()), '1'+byte(to.Rank()))
	if promotion := m.Promotion(); promotion != board.NoRole {
		dst = appendName(append(dst, '='), promotion, letters)
	}
	return dst
}

// Marks are what the notation of a move tells besides the move itself.
type Marks uint8

// The marks. A pawn's capture tells its file always.
const (
	FromFile Marks = 1 << iota
	FromRank
	Check
	Mate
)

// MarksOf returns the marks of a legal move, which leads to the position next.
func MarksOf(p *position.Position, m position.Move, next *position.Position) Marks {
	marks := departure(p, m)
	switch {
	case !next.InCheck():
	case next.HasMoves():
		marks |= Check
	default:
		marks |= Mate
	}
	return marks
}

// departure returns how much of the square of departure is told.
func departure(p *position.Position, m position.Move) Marks {
	from, to := m.From(), m.To()
	switch role := p.RoleAt(from); {
	case role == board.Pawn:
		if from.File() != to.File() {
			return FromFile
		}
	case role != board.King:
		b := p.Board()
		rivals := b.Of(p.Turn(), role) &^ from.Set()
		if rivals == 0 {
			return 0
		}
		if rivals &= board.Attacks(board.NewPiece(p.Turn(), role), to, b.Occupied()); rivals != 0 {
			f := newField(p)
			return f.apart(rivals, from, to)
		}
	}
	return 0
}

func appendName(dst []byte, role board.Role, letters *Letters) []byte {
	if letters == nil {
		return append(dst, role.Letter())
	}
	return append(dst, letters.names[role&7]...)
}

// apart returns what sets the piece on from apart from its rivals, which attack the
// same square but may be pinned.
func (f *field) apart(rivals board.SquareSet, from, to board.Square) (marks Marks) {
	for rest := rivals; rest != 0; rest &= rest - 1 {
		if rival := rest & -rest; !f.safe(rival, to.Set(), 0) {
			rivals &^= rival
		}
	}
	if rivals == 0 {
		return 0
	}
	sameFile := rivals&board.FileSet(from.File()) != 0
	if !sameFile || rivals&board.RankSet(from.Rank()) != 0 {
		marks = FromFile
	}
	if sameFile {
		marks |= FromRank
	}
	return marks
}
