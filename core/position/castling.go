package position

// May a king castle now, and what stands in its way?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/reason"
)

// CastlingView is one of the four castlings of a position.
type CastlingView struct {
	Held bool          // the right is kept
	Plan castling.Plan // where king and rook go; zero where the right is not held
	// Reasons are all that prevents a castling whose right is held (Article
	// 3.8.2.2, Guidelines II.3); none where it may be done.
	Reasons []reason.Reason
}

// Castling returns the castling of a colour to a side, judged as if that colour
// had the move now.
func (p *Position) Castling(c board.Color, side castling.Side) CastlingView {
	rook := p.CastlingRook(c, side)
	if rook == board.NoSquare {
		return CastlingView{}
	}
	plan := castling.NewPlan(c, p.King(c), rook)
	return CastlingView{Held: true, Plan: plan, Reasons: p.castlingObstacles(&plan)}
}

// CastlingsOf returns the rooks with which a colour may castle, judged as if that colour had the move
// now: what Castling tells, without the reasons.
func (p *Position) CastlingsOf(c board.Color) board.SquareSet {
	as := *p
	as.turn = c
	v := as.look()
	_, rooks := v.kingMoves(&as)
	return rooks
}

func (p *Position) castlingObstacles(plan *castling.Plan) (reasons []reason.Reason) {
	add := func(code reason.Code, squares, by board.SquareSet) {
		reasons = append(reasons, *newReason(code, squares, by))
	}
	b := &p.board
	us, them := plan.Color, plan.Color.Other()
	occupied := b.Occupied()
	kingSet, rookSet := plan.KingFrom.Set(), plan.RookFrom.Set()

	if checkers := b.Attackers(plan.KingFrom, them, occupied); checkers != 0 {
		add(reason.CastlingOutOfCheck, kingSet, checkers)
	}
	inWay := plan.Empty & occupied
	ownRook := inWay & p.rooks & b.Men(us)
	if ownRook != 0 {
		add(reason.CastlingOwnRookInWay, ownRook, ownRook)
	}
	if inWay != ownRook {
		add(reason.CastlingWayOccupied, inWay&^ownRook, inWay&^ownRook)
	}

	withoutKing := occupied &^ kingSet
	var crossed, by board.SquareSet
	for s := range plan.KingWay.All() {
		if attackers := b.Attackers(s, them, withoutKing); attackers != 0 {
			crossed |= s.Set()
			by |= attackers
		}
	}
	if crossed != 0 {
		add(reason.CastlingThroughCheck, crossed, by)
	}
	landing := plan.KingTo.Set()
	if attackers := b.Attackers(plan.KingTo, them, withoutKing); attackers != 0 {
		if plan.KingTo != plan.KingFrom {
			add(reason.CastlingIntoCheck, landing, attackers)
		}
	} else {
		after := withoutKing&^rookSet | landing | plan.RookTo.Set()
		if attackers := b.Attackers(plan.KingTo, them, after); attackers != 0 {
			add(reason.CastlingUncoversCheck, landing, attackers)
		}
	}
	return reasons
}

//go:noinline
func newReason(code reason.Code, squares, by board.SquareSet) *reason.Reason {
	return reason.New(code, squares.Squares(), by.Squares())
}
