package game

// How often has a position stood, and where did it nearly (Article 9.2)?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/position"
)

// Repetition is what the record tells about one position.
type Repetition struct {
	// Count is how many times it has stood, the last time included.
	Count int
	// Plies are where it stood, in order.
	Plies []int
	// NearMisses are the earlier positions in which the same pieces stood on the
	// same squares with the same player to move, which still were not the same
	// position.
	NearMisses []NearMiss
}

// NearMiss is an earlier position that only looks the same.
type NearMiss struct {
	Ply         int
	Differences []Difference
}

// DifferenceKind is in what an earlier position differs.
type DifferenceKind uint8

// The two kinds: a right to castle was kept then (Article 9.2.3.2), or a pawn
// could be captured in passing (Article 9.2.3.1).
const (
	CastlingDiffers DifferenceKind = iota
	EnPassantDiffers
)

var differenceKindNames = [2]string{"castling", "en-passant"}

// String returns "castling" or "en-passant".
func (k DifferenceKind) String() string { return differenceKindNames[k&1] }

// Difference is something that was possible in the earlier position and is not
// any more.
type Difference struct {
	Kind DifferenceKind
	// Color is who had the right to castle, or could capture.
	Color board.Color
	// Side is the side of the castling; it says nothing for en passant.
	Side castling.Side
	// Square is where the castling rook stood, or the square on which the pawn
	// would have been captured in passing.
	Square board.Square
	// LostAt is the first ply at which it was gone.
	LostAt int
}

// Repetition tells how often the position at the cursor has stood on the line to
// it.
func (g *Game) Repetition() Repetition { return g.RepetitionBy(UntilMoved) }

// RepetitionAfter tells how often the position after a legal move at the cursor
// would have stood, the move not being made.
func (g *Game) RepetitionAfter(m position.Move) Repetition { return g.RepetitionAfterBy(m, UntilMoved) }

// OccurrencesAfter is the Count of RepetitionAfter, faster.
func (g *Game) OccurrencesAfter(m position.Move) int {
	p := g.Position().Play(m)
	return int(g.occurrences(&p, g.hashOf(&p), g.ply+1-p.Halfmoves())) + 1
}

// FirstOccurrence returns the first ply on the line to the cursor at which a
// position had stood for the n-th time; ok is false where none did.
func (g *Game) FirstOccurrence(n int) (ply int, ok bool) {
	if int(g.line[g.ply].mostOccurrences) < n {
		return 0, false
	}
	for int(g.line[ply].mostOccurrences) < n {
		ply++
	}
	return ply, true
}

// FirstConsecutive returns the first ply on the line to the cursor at which a
// position had stood n times at consecutive moves by each player, that is every
// four plies; ok is false where none did.
func (g *Game) FirstConsecutive(n int) (ply int, ok bool) {
	if int(g.line[g.ply].mostOccurrences) < n {
		return 0, false
	}
	for ply = 4 * (n - 1); ply <= g.ply; ply++ {
		if int(g.line[ply].occurrences) >= n && g.consecutive(ply, n) {
			return ply, true
		}
	}
	return 0, false
}

// consecutive tells whether the position at a ply stood at each of the n-1 moves
// of the player before.
func (g *Game) consecutive(ply, n int) bool {
	key := g.line[ply].position.Key()
	for i := 1; i < n; i++ {
		if before := g.line[ply-4*i]; before.hash != g.line[ply].hash || before.position.Key() != key {
			return false
		}
	}
	return true
}

// occurrences returns how often a position with its hash has stood from ply since to
// the cursor. Since is that of the last capture or pawn move, before which it
// cannot have stood; it may be negative.
func (g *Game) occurrences(p *position.Position, hash uint64, since int) uint16 {
	for n := *g.head(hash); n != nil && int(n.ply) >= since; n = n.same {
		if n.hash == hash && n.position.Key() == p.Key() {
			return min(n.occurrences, 0xfffe)
		}
	}
	return 0
}

// repetition looks for a position that stands, or would stand, at a ply.
// Positions with equal Keys are the same by any reading.
func (g *Game) repetition(p *position.Position, ply int, by Reading) Repetition {
	key := p.Key()
	hash := g.hashOf(p)
	compared := by.key(p)
	var r Repetition
	for i := max(0, ply-p.Halfmoves()); i < ply; i++ {
		n := g.line[i]
		if n.position.Turn() != key.Turn || n.position.Board() != key.Board {
			continue
		}
		if n.hash == hash && n.position.Key() == key {
			r.Plies = append(r.Plies, i)
		} else if then := by.key(&n.position); then == compared {
			r.Plies = append(r.Plies, i)
		} else {
			r.NearMisses = append(r.NearMisses, NearMiss{i, g.differences(then, compared, i, ply, by)})
		}
	}
	r.Plies = append(r.Plies, ply)
	r.Count = len(r.Plies)
	return r
}

// differences tells what the Key at ply from had that the one at ply to has not.
func (g *Game) differences(from, to position.Key, fromPly, toPly int, by Reading) []Difference {
	var list []Difference
	for rook := range (from.CastlingRooks &^ to.CastlingRooks).All() {
		color := board.White
		if rook.Rank() == board.Black.HomeRank() {
			color = board.Black
		}
		list = append(list, Difference{
			Kind: CastlingDiffers, Color: color, Side: castling.SideOf(from.Board.KingOf(color), rook),
			Square: rook, LostAt: g.lost(rook, fromPly, toPly, by),
		})
	}
	if from.EnPassant != to.EnPassant {
		list = append(list, Difference{Kind: EnPassantDiffers, Color: from.Turn, Square: from.EnPassant, LostAt: fromPly + 1})
	}
	return list
}
