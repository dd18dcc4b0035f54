package position

// Why is a move not legal?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/reason"
)

// WhyNot returns every reason why the move from one square to another is not
// legal, nil where it is. Castling is understood as in Find. promotion is the
// role the pawn shall become, NoRole for none.
func (p *Position) WhyNot(from, to board.Square, promotion board.Role) []reason.Reason {
	if from >= board.NoSquare || to >= board.NoSquare {
		return []reason.Reason{{Code: reason.NotASquare}}
	}
	if _, legal := p.Find(from, to, promotion); legal {
		return nil
	}
	w := refusal{p: p, from: from, to: to}
	if !p.HasMoves() {
		w.add(reason.GameOver, p.King(p.turn).Set(), 0)
	}
	piece := p.board.At(from)
	switch {
	case piece == board.NoPiece:
		w.add(reason.NoPiece, from.Set(), 0)
		return w.reasons
	case piece.Color() != p.turn:
		w.add(reason.NotYourPiece, from.Set(), 0)
	}
	if from == to {
		w.add(reason.SameSquare, from.Set(), 0)
		return w.reasons
	}
	w.promotion(piece, promotion)
	if piece.Role() == board.King && w.castling(piece.Color()) {
		return w.reasons
	}
	w.target(piece.Color())
	if piece.Role() == board.Pawn {
		w.pawn(piece.Color())
	} else {
		w.line(piece)
	}
	if piece.Color() == p.turn && p.board.Men(p.turn)&to.Set() == 0 {
		w.kingSafety(piece.Role())
	}
	return w.reasons
}

// refusal collects the reasons against one move.
type refusal struct {
	p        *Position
	from, to board.Square
	reasons  []reason.Reason
}

func (w *refusal) add(code reason.Code, squares, by board.SquareSet) {
	w.reasons = append(w.reasons, *newReason(code, squares, by))
}

// castling adds what is against castling where the king's move can only mean
// that, and tells whether that is all there is to say.
func (w *refusal) castling(c board.Color) bool {
	if w.from.Rank() != c.HomeRank() || w.to.Rank() != c.HomeRank() {
		return false
	}
	step := board.KingAttacks(w.from).Has(w.to)
	ontoRook := w.p.board.At(w.to) == board.NewPiece(c, board.Rook)
	side := castling.SideOf(w.from, w.to)
	if !ontoRook && w.to != castling.KingTo(c, side) {
		return false
	}
	view := w.p.Castling(c, side)
	if view.Held && (!ontoRook || w.to == view.Plan.RookFrom) {
		w.reasons = append(w.reasons, view.Reasons...)
		return !step || ontoRook
	}
	if step && !ontoRook {
		return false
	}
	w.add(reason.CastlingRightLost, w.to.Set(), 0)
	return !ontoRook
}

// target: what stands on the square moved to (Article 3.1).
func (w *refusal) target(c board.Color) {
	switch piece := w.p.board.At(w.to); {
	case piece == board.NoPiece:
	case piece.Color() == c:
		w.add(reason.OwnPieceOnTarget, w.to.Set(), w.to.Set())
	case piece.Role() == board.King:
		w.add(reason.KingNotCaptured, w.to.Set(), w.to.Set())
	}
}

// line: how the piece moves, and what stands between (Articles 3.2 to 3.6, 3.8.1).
func (w *refusal) line(piece board.Piece) {
	if !board.Attacks(piece, w.from, 0).Has(w.to) {
		w.add(reason.NotHowItMoves, w.from.Set()|w.to.Set(), 0)
		return
	}
	if piece.Role() == board.Knight {
		return
	}
	if between := board.Between(w.from, w.to) & w.p.board.Occupied(); between != 0 {
		w.add(reason.WayBlocked, between, between)
	}
}

// pawn: how a pawn moves (Article 3.7).
func (w *refusal) pawn(c board.Color) {
	occupied := w.p.board.Occupied()
	files := w.to.File() - w.from.File()
	ranks := (w.to.Rank() - w.from.Rank()) * (1 - 2*int(c))
	ahead := (board.Between(w.from, w.to) | w.to.Set()) & occupied
	switch {
	case files == 0 && (ranks == 1 || ranks == 2):
		if ranks == 2 && w.from.Rank() != 1+5*int(c) {
			w.add(reason.PawnNotHome, w.from.Set()|w.to.Set(), 0)
		}
		if ahead != 0 {
			w.add(reason.PawnBlocked, ahead, ahead)
		}
	case (files == 1 || files == -1) && ranks == 1:
		beside := w.to ^ 8
		switch {
		case occupied.Has(w.to) || w.to == w.p.enPassant && c == w.p.turn:
		case w.to.Rank() == 5-3*int(c) && w.p.board.At(beside) == board.NewPiece(c.Other(), board.Pawn):
			w.add(reason.EnPassantExpired, w.to.Set(), beside.Set())
		default:
			w.add(reason.NothingToCapture, w.to.Set(), 0)
		}
	default:
		w.add(reason.NotHowItMoves, w.from.Set()|w.to.Set(), 0)
		if passed := w.p.enPassant; passed == w.to^8 && board.PawnAttacks(c, w.from).Has(passed) && c == w.p.turn {
			w.add(reason.EnPassantTarget, passed.Set(), w.to.Set())
		}
	}
}

// promotion: what the pawn shall become (Article 3.7.3.3).
func (w *refusal) promotion(piece board.Piece, promotion board.Role) {
	reaches := piece.Role() == board.Pawn && w.to.Rank() == 7-piece.Color().HomeRank()
	switch {
	case reaches && promotion == board.NoRole:
		w.add(reason.PromotionMissing, w.to.Set(), 0)
	case reaches && (promotion == board.King || promotion == board.Pawn):
		w.add(reason.PromotionRole, w.to.Set(), 0)
	case !reaches && promotion != board.NoRole:
		w.add(reason.PromotionNotPossible, w.to.Set(), 0)
	}
}

// kingSafety: whether the own king would be attacked with the piece on its new
// square (Article 3.9.2), each attacker under the reason that fits it.
func (w *refusal) kingSafety(role board.Role) {
	p := w.p
	after := p.board
	king, us, them := p.King(p.turn), p.turn, p.turn.Other()
	if role == board.Pawn && w.to == p.enPassant && board.PawnAttacks(us, w.from).Has(w.to) {
		after.Clear((w.to ^ 8).Set())
	}
	after.Clear(w.from.Set() | w.to.Set())
	after.Add(w.to.Set(), board.NewPiece(us, role))
	if role == board.King {
		if attackers := after.Attackers(w.to, them, after.Occupied()); attackers != 0 {
			w.add(reason.KingIntoCheck, w.to.Set(), attackers)
		}
		return
	}
	attackers := after.Attackers(king, them, after.Occupied())
	unanswered := attackers & p.Checkers()
	var uncovered board.SquareSet
	for a := range (attackers &^ unanswered).All() {
		if board.Between(king, a)&p.board.Occupied() == w.from.Set() {
			w.add(reason.Pinned, board.Between(king, a), a.Set())
		} else {
			uncovered |= a.Set()
		}
	}
	if unanswered != 0 {
		w.add(reason.DoesNotAnswerCheck, king.Set(), unanswered)
	}
	if uncovered != 0 {
		w.add(reason.LeavesKingInCheck, king.Set(), uncovered)
	}
}
