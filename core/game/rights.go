package game

// Is a right to castle still held, and when and by what was it lost (Article
// 3.8.2.1)?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/reason"
)

// RightState is what has become of a right to castle.
type RightState uint8

// The three states.
const (
	Held  RightState = iota // the right is kept, whether or not castling is possible now
	Lost                    // it was held at the first position of the record and is gone for good
	Never                   // it was not held at the first position of the record
)

var rightStateNames = [3]string{"held", "lost", "never"}

// String returns "held", "lost" or "never".
func (s RightState) String() string { return rightStateNames[s%3] }

// Cause is by what a right to castle was lost.
type Cause uint8

// The four causes.
const (
	KingMoved Cause = iota
	RookMoved
	RookCaptured
	Castled
)

var causeNames = [4]string{"king-moved", "rook-moved", "rook-captured", "castled"}

// String returns the cause as the JavaScript API spells it.
func (c Cause) String() string { return causeNames[c&3] }

var causeCodes = [4]reason.Code{reason.CastlingKingMoved, reason.CastlingRookMoved, reason.CastlingRookCaptured, reason.CastlingDone}

// Code returns the cause as a reason.
func (c Cause) Code() reason.Code { return causeCodes[c&3] }

// Loss tells how a right to castle was lost. Ply is that of the position the move
// led to.
type Loss struct {
	Ply int
	By  Cause
}

// CastlingLoss tells what has become of a colour's right to castle to a side, on
// the line to the cursor. Loss says something only where the right is Lost.
func (g *Game) CastlingLoss(c board.Color, side castling.Side) (Loss, RightState) {
	rook := g.root.position.CastlingRook(c, side)
	if rook == board.NoSquare {
		return Loss{}, Never
	}
	if g.Position().CastlingRooks().Has(rook) {
		return Loss{}, Held
	}
	ply := g.firstWithout(rook, 0, g.ply)
	n := g.line[ply]
	loss := Loss{Ply: ply, By: RookCaptured}
	switch before := &n.parent.position; {
	case before.Turn() != c:
	case n.move.IsCastling():
		loss.By = Castled
	case n.move.From() == rook:
		loss.By = RookMoved
	default:
		loss.By = KingMoved
	}
	return loss, Lost
}

// firstWithout returns the first ply after from at which the right to castle with
// a rook is not held. It is held at from and not at to; a right that is lost does
// not come back, so halving finds the ply. The position at to need not be on the
// line yet.
func (g *Game) firstWithout(rook board.Square, from, to int) int {
	for to-from > 1 {
		middle := (from + to) / 2
		if g.line[middle].position.CastlingRooks().Has(rook) {
			from = middle
		} else {
			to = middle
		}
	}
	return to
}
