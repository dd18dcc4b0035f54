package position

// From any arrangement of pieces to a Position that can be played, or to all
// that is wrong with it.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/reason"
)

// Variant is the game that is played. The rules of movement are the same; the
// variants differ in which castling rights are possible, and in how castling is
// written.
type Variant uint8

// The two variants.
const (
	Standard Variant = iota
	Chess960
)

var variantNames = [2]string{"standard", "chess960"}

// String returns "standard" or "chess960".
func (v Variant) String() string { return variantNames[v&1] }

// Setup is an arrangement of pieces, perhaps an impossible one.
type Setup struct {
	Board     board.Board
	Turn      board.Color
	Rooks     board.SquareSet // the squares of the rooks with which castling is said to be allowed
	EnPassant board.Square    // the square said to have been passed over, or NoSquare
	Halfmoves int
	Fullmove  int
}

// Setup returns the position as an arrangement.
func (p *Position) Setup() Setup {
	return Setup{Board: p.board, Turn: p.turn, Rooks: p.rooks, EnPassant: p.enPassant, Halfmoves: int(p.halfmoves), Fullmove: int(p.fullmove)}
}

// Restore returns the position whose Setup this is. Nothing is checked: a Setup
// that did not come from a Position goes through New.
func Restore(s *Setup) Position {
	return Position{
		board: s.Board, rooks: s.Rooks, enPassant: s.EnPassant, turn: s.Turn,
		halfmoves: uint16(s.Halfmoves), fullmove: uint16(s.Fullmove),
	}
}

// MaxCounter is the highest half-move or move number a position keeps; there the
// counters stop.
const MaxCounter = 1<<16 - 1

// New makes a Position of a Setup. The problems are all that were found, of the
// levels playable and reachable; ok tells that none is of level playable, so that
// the Position can be played. Problem.Field names the field of a FEN at fault.
func New(s Setup, variant Variant) (p Position, problems []reason.Problem, ok bool) {
	c := checker{Setup: s, variant: variant}
	p, ok = c.position()
	c.reachable(ok)
	return p, c.problems, ok
}

// NewPlayable is New without a look at whether a game can have led there. That
// is all that playing on needs, and quicker.
func NewPlayable(s Setup, variant Variant) (p Position, problems []reason.Problem, ok bool) {
	c := checker{Setup: s, variant: variant}
	p, ok = c.position()
	return p, c.problems, ok
}

// position makes the Position, or reports why it is not playable.
func (c *checker) position() (p Position, ok bool) {
	c.kings()
	c.pawns()
	c.castling()
	c.enPassant()
	c.counters()
	if len(c.problems) > 0 {
		return p, false
	}
	return Restore(&c.Setup), true
}

// checker collects the problems of a Setup.
type checker struct {
	Setup
	variant  Variant
	problems []reason.Problem
}

//go:noinline
func (c *checker) report(level reason.Level, code reason.Code, field string, squares board.SquareSet, text string) {
	problem := reason.Problem{Code: code, Level: level, Field: field, Offset: -1, Text: text}
	for s := range squares.All() {
		problem.Squares = append(problem.Squares, uint8(s))
	}
	c.problems = append(c.problems, problem)
}

func (c *checker) playable(code reason.Code, field string, squares board.SquareSet, text string) {
	c.report(reason.Playable, code, field, squares, text)
}

// kings: one of each colour (Article 2.2), not side by side, and the player not
// to move not in check (Article 3.9.2).
func (c *checker) kings() {
	single := true
	for _, color := range [2]board.Color{board.White, board.Black} {
		kings := c.Board.Of(color, board.King)
		switch {
		case kings == 0:
			c.playable(reason.SetupNoKing, "placement", 0, color.String())
			single = false
		case kings.More():
			c.playable(reason.SetupManyKings, "placement", kings, color.String())
			single = false
		}
	}
	if !single {
		return
	}
	waiting := c.Board.KingOf(c.Turn.Other())
	attackers := c.Board.Attackers(waiting, c.Turn, c.Board.Occupied())
	if board.KingAttacks(waiting).Has(c.Board.KingOf(c.Turn)) {
		c.playable(reason.SetupKingsAdjacent, "placement", c.Board.Kings(), "")
		attackers &^= c.Board.Kings()
	}
	if attackers != 0 {
		c.playable(reason.SetupOpponentInCheck, "placement", waiting.Set()|attackers, c.Turn.Other().String())
	}
}

func (c *checker) pawns() {
	if misplaced := c.Board.Pawns() & endRanks; misplaced != 0 {
		c.playable(reason.SetupPawnOnEndRank, "placement", misplaced, "")
	}
}

// castling: each right has its king and its rook in place, and there is one for
// each side. In standard chess that is the king on the e-file and the rook on the
// a-file or h-file.
func (c *checker) castling() {
	for _, color := range [2]board.Color{board.White, board.Black} {
		home := board.RankSet(color.HomeRank())
		king := c.Board.KingOf(color)
		kingInPlace := home.Has(king) && (c.variant == Chess960 || king.File() == 4)
		var sides [2]board.SquareSet
		for rest := c.Rooks & home; rest != 0; rest &= rest - 1 {
			rook := rest.First()
			switch {
			case !kingInPlace:
				c.playable(reason.SetupCastlingKing, "castling", rook.Set(), color.String())
			case c.Board.At(rook) != board.NewPiece(color, board.Rook),
				c.variant == Standard && rook.File() != 0 && rook.File() != 7:
				c.playable(reason.SetupCastlingRook, "castling", rook.Set(), color.String())
			default:
				sides[castling.SideOf(king, rook)] |= rook.Set()
			}
		}
		for _, rooks := range sides {
			if rooks.More() {
				c.playable(reason.FenCastlingTwice, "castling", rooks, color.String())
			}
		}
	}
	if stray := c.Rooks &^ endRanks; stray != 0 {
		c.playable(reason.SetupCastlingRook, "castling", stray, "")
	}
}

// enPassant: the square lies where a pawn of the player not to move passes it,
// that pawn stands before it, and it and the square the pawn came from are empty.
func (c *checker) enPassant() {
	s := c.EnPassant
	if s == board.NoSquare {
		return
	}
	if want := 5 - 3*int(c.Turn); s > board.NoSquare || s.Rank() != want {
		c.playable(reason.SetupEnPassantRank, "en-passant", s.Set(), s.String())
		return
	}
	occupied := c.Board.Occupied()
	if occupied.Has(s) {
		c.playable(reason.SetupEnPassantOccupied, "en-passant", s.Set(), s.String())
	}
	if pawn := s ^ 8; c.Board.At(pawn) != board.NewPiece(c.Turn.Other(), board.Pawn) {
		c.playable(reason.SetupEnPassantPawn, "en-passant", pawn.Set(), s.String())
	}
	if origin := s ^ 8 ^ 16; occupied.Has(origin) {
		c.playable(reason.SetupEnPassantOrigin, "en-passant", origin.Set(), s.String())
	}
}

func (c *checker) counters() {
	if c.Halfmoves < 0 || c.Halfmoves > MaxCounter {
		c.playable(reason.FenHalfmove, "halfmove", 0, "")
	}
	if c.Fullmove < 1 || c.Fullmove > MaxCounter {
		c.playable(reason.FenFullmove, "fullmove", 0, "")
	}
}
