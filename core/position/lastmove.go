package position

// Can the check have been given by one move? The last move is taken back in every
// way there is; before it the king now in check must have stood unattacked, since
// it was the other player's turn (Article 3.9.2). So a double check needs an
// uncovered line, and no check comes from three sides.

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/reason"
)

// lastMove reports a check that no move can have given, and an en passant square
// whose double step cannot have been the last move.
func (c *checker) lastMove() {
	us := c.Turn
	king := c.Board.KingOf(us)
	checkers := c.Board.Attackers(king, us.Other(), c.Board.Occupied())
	if c.EnPassant != board.NoSquare {
		before := c.Board
		takeBack(&before, c.EnPassant^8, c.EnPassant^8^16, board.NewPiece(us.Other(), board.Pawn))
		if attackers := c.attackers(&before); attackers != 0 {
			c.unreachable(reason.SetupEnPassantCheck, "en-passant", attackers|checkers, c.EnPassant.String())
		}
		return
	}
	if checkers == 0 || c.retract(func(*board.Board) bool { return true }) {
		return
	}
	if checkers.Count() > 2 {
		c.unreachable(reason.SetupManyCheckers, "placement", checkers, us.String())
		return
	}
	c.unreachable(reason.SetupImpossibleCheck, "placement", checkers, us.String())
}

// takeBack takes a man back from one square to another, where it was that piece.
func takeBack(b *board.Board, from, to board.Square, piece board.Piece) {
	b.Clear(from.Set())
	b.Put(to, piece)
}

// attackers returns who attacks, on the board before the last move, the king of
// the player who has the move now.
func (c *checker) attackers(before *board.Board) board.SquareSet {
	return before.Attackers(before.KingOf(c.Turn), c.Turn.Other(), before.Occupied())
}

// retract takes back every move that the player not to move can have made last
// and yields the board before each that leaves the king of the player to move
// unattacked, until yield returns true. It tells whether one did.
func (c *checker) retract(yield func(before *board.Board) bool) bool {
	them := c.Turn.Other()
	empty := ^c.Board.Occupied()
	// Men that keep a castling right have not moved.
	unmoved := c.Rooks & board.RankSet(them.HomeRank())
	if unmoved != 0 {
		unmoved |= c.Board.Of(them, board.King)
	}
	captured := c.missing()
	try := func(from, to board.Square, role board.Role, captured board.Piece) bool {
		before := c.Board
		takeBack(&before, from, to, board.NewPiece(them, role))
		before.Put(from, captured)
		return c.attackers(&before) == 0 && yield(&before)
	}
	for movers := c.Board.Men(them) &^ unmoved; movers != 0; movers &= movers - 1 {
		from := movers.First()
		piece := c.Board.At(from)
		if piece.Role() == board.Pawn {
			if c.retractPawn(from, try) || c.retractEnPassant(from, yield) {
				return true
			}
			continue
		}
		for origins := board.Attacks(piece, from, ^empty) & empty; origins != 0; origins &= origins - 1 {
			to := origins.First()
			if try(from, to, piece.Role(), board.NoPiece) || captured != board.NoPiece && try(from, to, piece.Role(), captured) {
				return true
			}
		}
		lastRank := board.RankSet(c.Turn.HomeRank())
		if lastRank.Has(from) && piece.Role() != board.King && c.Board.Of(them, board.Pawn).Count() < 8 && c.retractPawn(from, try) {
			return true
		}
	}
	return unmoved == 0 && c.retractCastling(yield)
}

// missing returns a man that the player to move can have lost in the last move,
// NoPiece where none is missing. A knight serves on any square: whoever was
// captured only filled it, and a missing pawn may have been promoted.
func (c *checker) missing() board.Piece {
	if c.Board.Men(c.Turn).Count() >= 16 {
		return board.NoPiece
	}
	return board.NewPiece(c.Turn, board.Knight)
}

// retractPawn takes back a step, a double step, a capture or a promotion of the
// pawn that went to from.
func (c *checker) retractPawn(from board.Square, try func(from, to board.Square, role board.Role, captured board.Piece) bool) bool {
	them := c.Turn.Other()
	occupied := c.Board.Occupied()
	back := them.Other() // a pawn goes back as the other colour's goes ahead
	behind := forward(from.Set(), back) &^ (endRanks | occupied)
	if behind != 0 && try(from, behind.First(), board.Pawn, board.NoPiece) {
		return true
	}
	if from.Rank() == 3+int(them) {
		if home := forward(behind, back) &^ occupied; home != 0 && try(from, home.First(), board.Pawn, board.NoPiece) {
			return true
		}
	}
	captured := c.missing()
	if captured == board.NoPiece {
		return false
	}
	for origins := board.PawnAttacks(back, from) &^ (endRanks | occupied); origins != 0; origins &= origins - 1 {
		if try(from, origins.First(), board.Pawn, captured) {
			return true
		}
	}
	return false
}

// retractEnPassant takes back a capture en passant of the pawn that went to from.
func (c *checker) retractEnPassant(from board.Square, yield func(before *board.Board) bool) bool {
	them := c.Turn.Other()
	taken, origin := from^8, from^8^16
	occupied := c.Board.Occupied()
	if from.Rank() != 5-3*int(them) || occupied.Has(taken) || occupied.Has(origin) ||
		c.missing() == board.NoPiece || c.Board.Of(c.Turn, board.Pawn).Count() >= 8 {
		return false
	}
	for origins := board.PawnAttacks(c.Turn, from) &^ occupied; origins != 0; origins &= origins - 1 {
		before := c.Board
		takeBack(&before, from, origins.First(), board.NewPiece(them, board.Pawn))
		before.Put(taken, board.NewPiece(c.Turn, board.Pawn))
		if c.attackers(&before) == 0 && yield(&before) {
			return true
		}
	}
	return false
}

// retractCastling takes back a castling, from wherever king and rook can have
// stood.
func (c *checker) retractCastling(yield func(before *board.Board) bool) bool {
	them := c.Turn.Other()
	for _, side := range [2]castling.Side{castling.ASide, castling.HSide} {
		kingTo, rookTo := castling.KingTo(them, side), castling.RookTo(them, side)
		if c.Board.At(kingTo) != board.NewPiece(them, board.King) || c.Board.At(rookTo) != board.NewPiece(them, board.Rook) {
			continue
		}
		lifted := c.Board
		lifted.Clear(kingTo.Set() | rookTo.Set())
		for file := 1; file < 7; file++ {
			for rookFile := 0; rookFile < 8; rookFile++ {
				if file == rookFile || c.variant == Standard && (file != 4 || rookFile != 7*int(side)) {
					continue
				}
				king, rook := board.SquareAt(file, them.HomeRank()), board.SquareAt(rookFile, them.HomeRank())
				if castling.SideOf(king, rook) != side {
					continue
				}
				plan := castling.NewPlan(them, king, rook)
				if (plan.Empty|king.Set()|rook.Set())&lifted.Occupied() != 0 {
					continue
				}
				before := lifted
				before.Put(king, board.NewPiece(them, board.King))
				before.Put(rook, board.NewPiece(them, board.Rook))
				if c.attackers(&before) == 0 && c.couldCastle(&before, &plan) && yield(&before) {
					return true
				}
			}
		}
	}
	return false
}

// couldCastle tells whether the castling was legal before it was made, and
// whether king and rook stood where the other player's, if unmoved, still stand.
func (c *checker) couldCastle(before *board.Board, plan *castling.Plan) bool {
	occupied := before.Occupied()
	for way := plan.KingWay | plan.KingFrom.Set(); way != 0; way &= way - 1 {
		if before.Attackers(way.First(), c.Turn, occupied) != 0 {
			return false
		}
	}
	king := c.Board.KingOf(c.Turn)
	for rest := c.Rooks & board.RankSet(c.Turn.HomeRank()); rest != 0; rest &= rest - 1 {
		rook := rest.First()
		if king.File() != plan.KingFrom.File() || castling.SideOf(king, rook) == plan.Side && rook.File() != plan.RookFrom.File() {
			return false
		}
	}
	return true
}
