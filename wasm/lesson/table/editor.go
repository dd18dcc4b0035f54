package table

// How is a position set up by hand?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/chess960"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/lesson/script"
)

// Editor is a position that is being set up. It may be an impossible one.
type Editor struct {
	position.Setup
	Variant position.Variant
	// Tool is what a square is chosen for: Hand, Eraser, or the letter of a man in FEN.
	Tool string
	// From is where the hand has taken up a man, board.NoSquare for nowhere.
	From board.Square

	isTouched bool
}

// The tools besides the twelve men.
const (
	Hand   = "hand"
	Eraser = "eraser"
)

// Men are the twelve men by their letters in FEN, as they lie ready.
const Men = "KQRBNPkqrbnp"

// Editor returns the position that is being set up: the one on the table until something
// is changed in it.
func (t *Table) Editor() *Editor {
	if t.editor == nil {
		t.editor = &Editor{Setup: t.Position().Setup(), Variant: t.Variant(), Tool: Hand, From: board.NoSquare}
	}
	return t.editor
}

// Judged returns the position, and all that is wrong with it; ok where it can be played.
func (e *Editor) Judged() (p position.Position, problems []reason.Problem, ok bool) {
	return position.New(e.Setup, e.Variant)
}

// FEN returns the position as text; false where it cannot be played.
func (e *Editor) FEN() (text string, ok bool) {
	p, _, ok := position.NewPlayable(e.Setup, e.Variant)
	if !ok {
		return "", false
	}
	return fen.Format(&p, fen.Style{}), true
}

// edit sets a position up, while its tab is open:
//
//	square e4         takes up, puts down, puts or takes away what the tool says
//	setup-tool N      a letter of FEN, hand or eraser
//	setup-turn        the text is a color
//	setup-right h1    whether there is the right to castle with a rook: the text is "on", or nothing
//	setup-passed      the text is the square that a pawn has passed over, "-" for none
//	setup-halfmoves, setup-fullmove
//	setup-variant     the text names it
//	setup-number      the text is the number of a starting position of Chess960
//	setup-clear, setup-initial, setup-current
//	setup-play        puts the position on the table, where it can be played
func (t *Table) edit(a *Action) bool {
	if t.Open != OfSetup {
		return false
	}
	e := t.Editor()
	before := e.Setup
	switch a.Verb {
	case "square":
		if s, ok := board.ParseSquare(a.Arg(0)); ok {
			e.choose(s)
		}
	case "setup-tool":
		if tool := a.Arg(0); tool == Hand || tool == Eraser || pieceNamed(tool) != board.NoPiece {
			e.Tool, e.From = tool, board.NoSquare
		}
	case "setup-turn":
		if c, ok := colorNamed(a.Text); ok {
			e.Turn = c
		}
	case "setup-right":
		if s, ok := board.ParseSquare(a.Arg(0)); ok && a.Text == "" {
			e.Rooks &^= s.Set()
		} else if ok {
			e.Rooks |= s.Set() & e.castlingRooks()
		}
	case "setup-passed":
		if s, ok := board.ParseSquare(a.Text); ok {
			e.EnPassant = s
		} else if a.Text == "-" {
			e.EnPassant = board.NoSquare
		}
	case "setup-halfmoves":
		number(a.Text, 0, position.MaxCounter, &e.Halfmoves)
	case "setup-fullmove":
		number(a.Text, 1, position.MaxCounter, &e.Fullmove)
	case "setup-variant":
		n, ok := script.OneOf(variants, a.Text)
		if v := position.Variant(n); ok && v != e.Variant {
			e.Variant, e.isTouched = v, true
		}
	case "setup-number":
		n := -1
		number(a.Text, 0, chess960.Count-1, &n)
		if p, ok := chess960.FromNumber(n); ok {
			e.Setup, e.Variant = p.Setup(), position.Chess960
		}
	case "setup-clear":
		e.Setup = position.Setup{EnPassant: board.NoSquare, Fullmove: 1}
	case "setup-initial":
		p := position.Initial()
		e.Setup, e.Variant = p.Setup(), position.Standard
	case "setup-current":
		t.editor = nil
		e = t.Editor()
		before = e.Setup
	case "setup-play":
		if p, _, ok := e.Judged(); ok {
			t.Put(game.New(p, e.Variant))
			t.openTab(string(Why))
		}
		return true
	default:
		return false
	}
	e.isTouched = e.isTouched || e.Setup != before
	if e.Setup != before && a.Verb != "square" {
		e.From = board.NoSquare
	}
	return true
}

// number reads a number within bounds; where the text is none, nothing changes.
func number(text string, least, most int, into *int) {
	if n, ok := script.Number(text); ok && n >= least && n <= most {
		*into = n
	}
}

func pieceNamed(letter string) board.Piece {
	if len(letter) == 1 {
		if piece, ok := board.PieceOf(letter[0]); ok {
			return piece
		}
	}
	return board.NoPiece
}

// choose does what the tool does with a square. A man put where the same man stands is
// taken away.
func (e *Editor) choose(s board.Square) {
	here := e.Board.At(s)
	if piece := pieceNamed(e.Tool); piece != board.NoPiece {
		if here == piece {
			piece = board.NoPiece
		}
		e.put(s, piece)
		return
	}
	switch {
	case e.Tool == Eraser:
		e.put(s, board.NoPiece)
	case e.From == board.NoSquare:
		if here != board.NoPiece {
			e.From = s
		}
	default:
		if piece := e.Board.At(e.From); e.From != s {
			e.put(s, piece)
			e.put(e.From, board.NoPiece)
		}
		e.From = board.NoSquare
	}
}

// put changes what stands on a square. The right to castle with a rook that stood there
// goes with it.
func (e *Editor) put(s board.Square, piece board.Piece) {
	if e.Board.At(s) == piece {
		return
	}
	e.Board.Clear(s.Set())
	if piece != board.NoPiece {
		e.Board.Put(s, piece)
	}
	e.Rooks &^= s.Set()
}

// castlingRooks are the rooks that stand where one castles with them.
func (e *Editor) castlingRooks() board.SquareSet {
	var set board.SquareSet
	for c := board.White; c <= board.Black; c++ {
		rooks := e.Board.Of(c, board.Rook) & board.RankSet(c.HomeRank())
		if e.Variant == position.Standard {
			rooks &= board.FileSet(0) | board.FileSet(7)
		}
		set |= rooks
	}
	return set
}

// RightsOffered are the rooks of which can be said whether one may castle with them: those
// in their places, and those of which it is said already.
func (e *Editor) RightsOffered() board.SquareSet { return e.castlingRooks() | e.Rooks }

// PassedOffered are the squares that a pawn may have passed over in the last move, and the
// one that is chosen.
func (e *Editor) PassedOffered() board.SquareSet {
	waiting := e.Turn.Other()
	var set board.SquareSet
	if e.EnPassant < board.NoSquare {
		set = e.EnPassant.Set()
	}
	for _, s := range (e.Board.Of(waiting, board.Pawn) & board.RankSet(3+int(waiting))).Squares() {
		passed, origin := s+8, s+16
		if waiting == board.White {
			passed, origin = s-8, s-16
		}
		if e.Board.Occupied()&(passed.Set()|origin.Set()) == 0 {
			set |= passed.Set()
		}
	}
	return set
}

// boardOf shows the position that is set up in place of the one on the table. Every square
// can be chosen. What is wrong is marked.
func (e *Editor) boardOf(state *BoardState) []Mark {
	var seen [64]board.Piece
	for s := range board.NoSquare {
		seen[s] = e.Board.At(s)
	}
	state.FEN = placement(&seen) + " " + "wb"[e.Turn:e.Turn+1] + " - - 0 1"
	state.Variant = e.Variant.String()
	state.onlySquares()
	state.Shapes = nil
	var marks []Mark
	_, problems, _ := e.Judged()
	for i := range problems {
		p := &problems[i]
		kind := "attack"
		if p.Level == reason.Reachable {
			kind = "point"
		}
		for _, s := range p.Squares {
			marks = append(marks, Mark{board.Square(s), "setup-" + kind})
		}
	}
	if e.From != board.NoSquare {
		marks = append(marks, Mark{e.From, "hand"})
	}
	return marks
}
