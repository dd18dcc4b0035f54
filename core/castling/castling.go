// Package castling answers what a castling is, from where king and rook stand:
// which squares each goes to, by which of the four methods, who goes first, who
// jumps over whom, what must be empty, what must not be attacked.
//
// The initial array is one of the 960 starting positions, so there is one rule:
// Article 3.8.2 and Guidelines II.3 of the Laws, and points 1 to 18 of the rules
// of Fischer Random Chess.
package castling

import "chessarbiter/core/board"

// Side is the side to which a king castles: towards the a-file (0-0-0) or the
// h-file (0-0).
type Side uint8

// The two sides.
const (
	ASide Side = iota
	HSide
)

var sideNames = [2]string{"a", "h"}

// String returns "a" or "h".
func (s Side) String() string { return sideNames[s&1] }

// SAN returns "O-O-O" or "O-O".
func (s Side) SAN() string {
	if s == ASide {
		return "O-O-O"
	}
	return "O-O"
}

// KingTo returns the square on which the king of that colour lands (point 7).
func KingTo(c board.Color, s Side) board.Square {
	return board.SquareAt(2+4*int(s&1), c.HomeRank())
}

// RookTo returns the square on which the rook of that colour lands (point 7).
func RookTo(c board.Color, s Side) board.Square {
	return board.SquareAt(3+2*int(s&1), c.HomeRank())
}

// SideOf returns the side to which a king castles with a rook, both on one rank:
// the a-side where the rook stands on a lower file.
func SideOf(king, rook board.Square) Side {
	if rook < king {
		return ASide
	}
	return HSide
}

// ways[king][rook] are, for a king and a rook on these files, the squares that must be
// empty but for the two, and those that the king crosses and lands on: on both home ranks.
var ways [8][8]struct{ empty, king board.SquareSet }

func init() {
	const bothHomeRanks = 1 | 1<<56
	for king := board.A1; king <= board.H1; king++ {
		for rook := board.A1; rook <= board.H1; rook++ {
			if king != rook {
				plan := NewPlan(board.White, king, rook)
				ways[king][rook].empty = plan.Empty * bothHomeRanks
				ways[king][rook].king = (plan.KingWay | plan.KingTo.Set()) * bothHomeRanks
			}
		}
	}
}

// Ways returns of the castling of the king on one square with the rook on another
// what NewPlan calls Empty, and the squares that the king crosses and lands on: on
// both home ranks, whosever king it is.
//
//go:inline
func Ways(king, rook board.Square) (empty, way board.SquareSet) {
	w := &ways[king&7][rook&7]
	return w.empty, w.king
}

// Method is one of the four ways in which castling is carried out (point 1).
type Method uint8

// The four methods.
const (
	DoubleMove    Method = iota // king and rook each make a move
	Transposition               // king and rook change places
	KingOnly                    // only the king moves, the rook stands on its square
	RookOnly                    // only the rook moves, the king stands on its square
)

var methodNames = [4]string{"double-move", "transposition", "king-only", "rook-only"}

// String returns the name of the method as the JavaScript API spells it.
func (m Method) String() string { return methodNames[m&3] }

// Order says which of king and rook must be moved first by hand (point 2): the
// one that stands in the other's way.
type Order uint8

// The three orders.
const (
	Either Order = iota
	KingFirst
	RookFirst
)

var orderNames = [3]string{"either", "king-first", "rook-first"}

// String returns the name of the order as the JavaScript API spells it.
func (o Order) String() string { return orderNames[o%3] }

// Jumps says who passes over whom (points 3 to 5).
type Jumps uint8

// Who jumps. BothJump is said where either may go first and the second one
// jumps; in a transposition king and rook change places and nobody does.
const (
	NoJump Jumps = iota
	KingJumps
	RookJumps
	BothJump
)

var jumpsNames = [4]string{"none", "king", "rook", "both"}

// String returns the name as the JavaScript API spells it.
func (j Jumps) String() string { return jumpsNames[j&3] }

// Plan is a castling from where king and rook stand, whatever else is on the
// board.
type Plan struct {
	Color              board.Color
	Side               Side
	KingFrom, RookFrom board.Square
	KingTo, RookTo     board.Square
	Method             Method
	Order              Order
	Jumps              Jumps
	// Empty are the squares on which only the castling king and rook may stand:
	// those between them and those that they cross or land on (point 9).
	Empty board.SquareSet
	// KingWay are the squares the king crosses, without where it stands and
	// where it lands; none of them may be attacked (point 12).
	KingWay board.SquareSet
	// MayBeOccupied are those of a, b, e (a-side) or e, h (h-side) of the home
	// rank that need not be empty (point 18).
	MayBeOccupied board.SquareSet
}

// NewPlan returns the castling of the king on king with the rook on rook. Both
// must stand on the home rank of their colour, on different squares.
func NewPlan(c board.Color, king, rook board.Square) Plan {
	side := SideOf(king, rook)
	p := Plan{Color: c, Side: side, KingFrom: king, RookFrom: rook, KingTo: KingTo(c, side), RookTo: RookTo(c, side)}
	both := king.Set() | rook.Set()
	kingSpan := board.Between(king, p.KingTo) | p.KingTo.Set()
	rookSpan := board.Between(rook, p.RookTo) | p.RookTo.Set()
	p.Empty = (board.Between(king, rook) | kingSpan | rookSpan) &^ both
	p.KingWay = board.Between(king, p.KingTo)

	kingMoves, rookMoves := king != p.KingTo, rook != p.RookTo
	switch {
	case kingMoves && rookMoves && p.KingTo == rook && p.RookTo == king:
		p.Method = Transposition
	case kingMoves && rookMoves:
		p.Method = DoubleMove
	case kingMoves:
		p.Method = KingOnly
	default:
		p.Method = RookOnly
	}
	switch {
	case p.Method != DoubleMove:
	case p.RookTo == king:
		p.Order = KingFirst
	case p.KingTo == rook:
		p.Order = RookFirst
	}
	p.Jumps = p.jumps()

	relevant := board.FileSet(4) | board.FileH
	if side == ASide {
		relevant = board.FileA | board.FileSet(1) | board.FileSet(4)
	}
	p.MayBeOccupied = relevant & board.RankSet(c.HomeRank()) &^ (p.Empty | both)
	return p
}

// jumps plays the two motions in each order that is possible and collects who
// passes over the other's square.
func (p *Plan) jumps() Jumps {
	var jumps Jumps
	kingWay := board.Between(p.KingFrom, p.KingTo)
	rookWay := board.Between(p.RookFrom, p.RookTo)
	if p.Method == Transposition {
		return NoJump
	}
	if p.Order != RookFirst && kingWay.Has(p.RookFrom) || p.Order != KingFirst && kingWay.Has(p.RookTo) {
		jumps |= KingJumps
	}
	if p.Order != RookFirst && rookWay.Has(p.KingTo) || p.Order != KingFirst && rookWay.Has(p.KingFrom) {
		jumps |= RookJumps
	}
	return jumps
}
