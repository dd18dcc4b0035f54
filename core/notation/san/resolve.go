package san

// Which legal move of a position is it that a text speaks of?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// resolver collects the legal moves that fit what is spoken.
type resolver struct {
	spoken
	field
	p *position.Position
	// found are the legal moves that fit; where the promotion is not told, one
	// of the four stands for them. At most eight pieces reach one square, and at
	// most eight pawns stand on two files and capture towards one.
	found  [16]position.Move
	n      int
	silent bool // found a promotion of which the text does not tell the piece
}

// resolve returns the one legal move that fits, or why there is not one. It
// leaves the Error's Token and Offset to the caller.
func (r *resolver) resolve(p *position.Position) (position.Move, *Error) {
	if r.castles {
		return castle(p, r.side)
	}
	r.field, r.p = newField(p), p
	if r.promotion == board.King || r.promotion == board.Pawn {
		return position.NoMove, r.refuse(reason.PromotionRole)
	}
	role := r.role
	if role == board.NoRole {
		role = board.Pawn
		if r.fromFile != unknown && r.fromRank != unknown {
			role = r.ownRole(board.SquareAt(int(r.fromFile), int(r.fromRank)))
		}
	}
	switch role {
	case board.NoRole:
	case board.Pawn:
		r.pawns()
		if r.orKnight && r.n != 0 && r.toRank != unknown && r.promotion == board.NoRole {
			r.pieces(board.Knight)
		}
	case board.King:
		r.kings()
	default:
		r.pieces(role)
	}
	return r.verdict(role)
}

// ownRole returns the role of the own piece on a square, NoRole where there is none.
func (r *resolver) ownRole(s board.Square) board.Role {
	if !r.own.Has(s) {
		return board.NoRole
	}
	return r.board.RoleAt(s)
}

// castle returns the castling to a side.
func castle(p *position.Position, side castling.Side) (position.Move, *Error) {
	us := p.Turn()
	king, rook := p.King(us), p.CastlingRook(us, side)
	if rook != board.NoSquare {
		if m, ok := p.Find(king, rook, board.NoRole); ok && m.IsCastling() {
			return m, nil
		}
	} else {
		rook = castling.KingTo(us, side)
	}
	return position.NoMove, &Error{
		Code: reason.NoSuchMove, From: []board.Square{king}, To: rook, Castling: true, Side: side,
	}
}

// departures narrows a set to the squares that the text allows to be left.
func (r *resolver) departures(set board.SquareSet) board.SquareSet {
	if r.fromFile != unknown {
		set &= board.FileSet(int(r.fromFile))
	}
	if r.fromRank != unknown {
		set &= board.RankSet(int(r.fromRank))
	}
	return set
}

// to returns the square the text names, NoSquare where it tells only a file.
func (r *resolver) to() board.Square {
	if r.toRank == unknown {
		return board.NoSquare
	}
	return board.SquareAt(int(r.toFile), int(r.toRank))
}

func (r *resolver) add(from, to board.Square) {
	r.found[r.n] = position.NewMove(from, to, r.promotion)
	r.n++
}

func (r *resolver) pieces(role board.Role) {
	to := r.to()
	if r.own.Has(to) {
		return
	}
	for rest := r.departures(r.reach(role, to)); rest != 0; rest &= rest - 1 {
		if r.safe(rest&-rest, to.Set(), 0) {
			r.add(rest.First(), to)
		}
	}
}

// kings finds the king's step. Castling is meant only where the king's own
// square is told as well.
func (r *resolver) kings() {
	to := r.to()
	if r.departures(r.king.Set()) == 0 {
		return
	}
	if board.KingAttacks(r.king).Has(to) && !r.own.Has(to) && r.kingSafe(to) {
		r.add(r.king, to)
		return
	}
	if r.fromFile != unknown && r.fromRank != unknown && !r.capture {
		if m, ok := r.p.Find(r.king, to, board.NoRole); ok {
			r.found[r.n] = m
			r.n++
		}
	}
}

// pawns finds the pawn moves: captures where the text tells another file than
// the target's or has a sign of capture, else steps ahead.
func (r *resolver) pawns() {
	pawns := r.departures(r.board.Pawns() & r.own)
	if r.toRank == unknown {
		for rest := pawns; rest != 0; rest &= rest - 1 {
			r.pawnCapture(rest.First(), board.SquareAt(int(r.toFile), r.ahead(rest.First(), 1).Rank()))
		}
		return
	}
	to := r.to()
	if r.capture || r.fromFile != unknown && r.fromFile != r.toFile {
		for rest := pawns & board.PawnAttacks(r.us.Other(), to); rest != 0; rest &= rest - 1 {
			r.pawnCapture(rest.First(), to)
		}
		return
	}
	r.pawnStep(pawns, to)
}

// pawnCapture adds the capture of the pawn on from, if it is legal.
func (r *resolver) pawnCapture(from, to board.Square) {
	switch {
	case !board.PawnAttacks(r.us, from).Has(to):
	case r.theirs.Has(to):
		if r.safe(from.Set(), to.Set(), 0) {
			r.addPawn(from, to)
		}
	case r.passable.Has(to):
		if m, ok := r.p.Find(from, to, board.NoRole); ok {
			r.found[r.n] = m
			r.n++
		}
	}
}

// pawnStep adds the step of one or two squares that ends on to, if it is legal.
func (r *resolver) pawnStep(pawns board.SquareSet, to board.Square) {
	if r.occupied.Has(to) || to.Rank() == r.us.HomeRank() {
		return
	}
	from := r.ahead(to, -1)
	if !r.occupied.Has(from) && to.Rank() == 3+int(r.us) {
		if from = r.ahead(to, -2); pawns.Has(from) {
			if m, ok := r.p.Find(from, to, board.NoRole); ok {
				r.found[r.n] = m
				r.n++
			}
		}
		return
	}
	if pawns.Has(from) && r.safe(from.Set(), to.Set(), 0) {
		r.addPawn(from, to)
	}
}

// addPawn adds a pawn move that may be a promotion.
func (r *resolver) addPawn(from, to board.Square) {
	if r.toRank == unknown && r.promotion != board.NoRole && !r.lastRank(to) {
		return
	}
	r.silent = r.silent || r.promotion == board.NoRole && r.lastRank(to)
	r.add(from, to)
}

// verdict judges what was found for the role.
func (r *resolver) verdict(role board.Role) (position.Move, *Error) {
	if r.passing {
		n := 0
		for _, m := range r.found[:r.n] {
			if m.IsEnPassant() {
				r.found[n] = m
				n++
			}
		}
		r.n, r.silent = n, false
	}
	switch {
	case r.n == 0:
		return position.NoMove, r.refuse(reason.NoSuchMove)
	case r.promotion != board.NoRole && (role != board.Pawn || !r.lastRank(r.found[0].To())):
		return position.NoMove, r.refuse(reason.PromotionNotPossible)
	case r.n > 1 || r.protocols != board.NoRole:
		return position.NoMove, r.refuse(reason.Ambiguous)
	case r.silent:
		return position.NoMove, r.refuse(reason.PromotionMissing)
	}
	return r.found[0], nil
}

// refuse makes the error, with all that the position tells about it.
func (r *resolver) refuse(code reason.Code) *Error {
	e := &Error{Code: code, To: r.to(), Promotion: r.promotion}
	switch code {
	case reason.Ambiguous, reason.PromotionMissing:
		e.Candidates = r.candidates()
	}
	switch {
	case r.role != board.NoRole:
		e.From = r.departures(r.board.Of(r.us, r.role)).Squares()
	case r.fromFile != unknown && r.fromRank != unknown:
		e.From = []board.Square{board.SquareAt(int(r.fromFile), int(r.fromRank))}
	case r.fromFile != unknown || r.capture:
		e.From = r.departures(r.board.Of(r.us, board.Pawn)).Squares()
	default:
		e.From = (r.board.Of(r.us, board.Pawn) & board.FileSet(int(r.toFile))).Squares()
	}
	return e
}

// candidates returns all moves that were found, each promotion by itself.
func (r *resolver) candidates() []position.Move {
	var list []position.Move
	for _, m := range r.found[:r.n] {
		switch {
		case r.protocols != board.NoRole:
			list = append(list, m, position.NewMove(m.From(), m.To(), r.protocols))
		case m.Promotion() == board.NoRole && r.lastRank(m.To()) && r.board.Pawns().Has(m.From()):
			for _, role := range board.Promotions[:] {
				list = append(list, position.NewMove(m.From(), m.To(), role))
			}
		default:
			list = append(list, m)
		}
	}
	return list
}
