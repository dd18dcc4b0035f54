package arbiter_test

import (
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
)

func TestWhyAMoveIsRefused(t *testing.T) {
	for _, test := range []struct {
		name, fen string
		variant   position.Variant
		moves     string
		move      string
		want      []string
	}{
		{"legal", start, standard, "", "e2e4", nil},
		{"an empty square", start, standard, "", "e3e4", []string{"no-piece e3 (3.10.2)"}},
		{"the opponent's piece", start, standard, "", "e7e5", []string{"not-your-piece e7 (1.2)"}},
		{"an own piece on the target", start, standard, "", "a1a2", []string{"own-piece-on-target a2 by a2 (3.1)"}},
		{"a check that is not answered", "4k3/8/8/1B6/8/8/8/4K2n b - - 0 1", standard, "", "h1g3", []string{"does-not-answer-check e8 by b5 (3.9.2)"}},
		{"not how a bishop moves", start, standard, "", "f1f3", []string{"not-how-it-moves f1,f3 (3.2)"}},
		{"not how a knight moves", start, standard, "", "g1g3", []string{"not-how-it-moves g1,g3 (3.6)"}},
		{"not how a pawn moves", start, standard, "", "e2e5", []string{"not-how-it-moves e2,e5 (3.7.1)"}},
		{"a blocked way", start, standard, "", "a1a4", []string{"way-blocked a2 by a2 (3.5)"}},
		{"two reasons", start, standard, "", "f1f2", []string{"own-piece-on-target f2 by f2 (3.1)", "not-how-it-moves f1,f2 (3.2)"}},
		{"a pin", "4k3/8/2n5/1B6/8/8/8/4K3 b - - 0 1", standard, "", "c6e5", []string{"pinned c6,d7 by b5 (3.9.2)"}},
		{"after mate", start, standard, "f3 e5 g4 Qh4#", "e2e4", []string{"game-over e1 (5.1.1)", "does-not-answer-check e1 by h4 (3.9.2)"}},
		{"after stalemate", "7k/4Q3/6K1/8/8/8/8/8 w - - 0 1", standard, "Qf7", "h8g8", []string{"game-over h8 (5.2.1)", "king-into-check g8 by f7 (3.9.2)"}},
		{"castling after the king has moved", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", standard, "Kf1 Kd8 Ke1 Ke8", "e1g1", []string{"castling-king-moved h1 (3.8.2.1)"}},
		{"castling with a right that never was", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", standard, "", "e1g1", []string{"castling-never (3.8.2.1)"}},
		{"castling once more", "4k3/8/8/8/8/8/8/1K5R w H - 0 1", random, "O-O Kd8 Rf2 Ke8 Rh2 Kd8 Rh1 Ke8", "g1h1", []string{"castling-done h1 (II.3.1)", "own-piece-on-target h1 by h1 (3.1)"}},
		{"castling through check", "4kr2/8/8/8/8/8/8/4K2R w K - 0 1", standard, "", "e1g1", []string{"castling-through-check f1 by f8 (3.8.2.2)"}},
		{"promotion to nothing", "8/P6k/8/8/8/8/8/K7 w - - 0 1", standard, "", "a7a8", []string{"promotion-missing a8 (3.7.3.3)"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := record(t, test.fen, test.variant, test.moves)
			from, _ := board.ParseSquare(test.move[:2])
			to, _ := board.ParseSquare(test.move[2:])
			x := arbiter.Explain(g, edition, from, to, board.NoRole)
			same(t, "reasons", spell(x.Reasons), test.want)
			if got := uci.Format(x.Move, g.Variant()); x.Legal != (len(test.want) == 0) || x.Legal && got != test.move {
				t.Errorf("legal %v, move %s", x.Legal, got)
			}
		})
	}
}

func TestWhyForSquaresThatAreNone(t *testing.T) {
	g := record(t, start, standard, "")
	for _, squares := range [][2]board.Square{{board.NoSquare, board.E1}, {board.E1, board.NoSquare}, {200, 255}} {
		x := arbiter.Explain(g, edition, squares[0], squares[1], board.NoRole)
		same(t, "reasons", spell(x.Reasons), []string{"not-a-square ()"})
	}
}

// Every pair of squares is either a legal move or refused for a reason, and every
// reason but those about the text has its article.
func TestEveryRefusalHasAReasonAndItsArticle(t *testing.T) {
	for _, moves := range []string{"", "e4 d5 Bb5+", "e4 e5 Nf3 Nc6 Bc4 Bc5", "f3 e5 g4 Qh4#"} {
		g := record(t, start, standard, moves)
		for from := range board.NoSquare {
			for to := range board.NoSquare {
				x := arbiter.Explain(g, edition, from, to, board.NoRole)
				if x.Legal == (len(x.Reasons) > 0) {
					t.Fatalf("%s: %v%v: legal %v for %v", moves, from, to, x.Legal, spell(x.Reasons))
				}
				for _, ground := range x.Reasons {
					if _, ok := edition.Article(ground.Article); !ok {
						t.Fatalf("%s: %v%v: %s has article %q", moves, from, to, ground.Code, ground.Article)
					}
				}
			}
		}
	}
}
