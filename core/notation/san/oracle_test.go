package san_test

// Reading and writing against a slow oracle, in the positions of random games.

import (
	"math/rand/v2"
	"os"
	"runtime"
	"strings"
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/chess960"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// slowSAN writes a move by comparing it with every other legal move.
func slowSAN(p position.Position, legal []position.Move, m position.Move) string {
	next := p.Play(m)
	sign := ""
	if next.InCheck() {
		sign = "+"
		if len(next.Moves()) == 0 {
			sign = "#"
		}
	}
	from, to := m.From().String(), m.To().String()
	piece := p.At(m.From()).Role()
	captures := p.At(m.To()) != board.NoPiece || m.IsEnPassant()
	switch {
	case m.IsCastling() && m.To() > m.From():
		return "O-O" + sign
	case m.IsCastling():
		return "O-O-O" + sign
	case piece == board.Pawn:
		text := to
		if captures {
			text = from[:1] + "x" + to
		}
		if m.Promotion() != board.NoRole {
			text += "=" + string(m.Promotion().Letter())
		}
		return text + sign
	}
	var rivals, onFile, onRank int
	for _, other := range legal {
		if other != m && !other.IsCastling() && other.To() == m.To() && p.At(other.From()) == p.At(m.From()) {
			rivals++
			if other.From().File() == m.From().File() {
				onFile++
			}
			if other.From().Rank() == m.From().Rank() {
				onRank++
			}
		}
	}
	text := string(piece.Letter())
	switch {
	case rivals == 0:
	case onFile == 0:
		text += from[:1]
	case onRank == 0:
		text += from[1:]
	default:
		text += from
	}
	if captures {
		text += "x"
	}
	return text + to + sign
}

// games plays random games and shows each position with its legal moves.
func games(t *testing.T, show func(p position.Position, v position.Variant, legal []position.Move)) {
	random := rand.New(rand.NewPCG(7, 11))
	number := 30
	switch {
	case os.Getenv("ARBITER_LONG") != "":
		number = 300
	case testing.Short() || runtime.GOOS == "js":
		number = 9
	}
	for game := range number {
		p, variant := position.Initial(), position.Standard
		switch game % 3 {
		case 1:
			p, _ = chess960.FromNumber(random.IntN(960))
			variant = position.Chess960
		case 2: // many pieces of a kind
			p = at(t, [...]string{
				"q2nk2q/1q4q1/2n2n2/3n4/3N4/2N2N2/1Q4Q1/Q2NK2Q w - - 0 1",
				"r3k2r/1PP3P1/8/8/8/8/1pp3p1/R3K2R w KQkq - 0 1",
				"b1b1k1b1/1r3r2/8/5r2/8/3R4/2R3R1/1B1K1B1B b - - 0 1",
			}[game/3%3], variant)
		}
		for range 120 {
			legal := p.Moves()
			if len(legal) == 0 {
				break
			}
			show(p, variant, legal)
			p = p.Play(legal[random.IntN(len(legal))])
		}
	}
}

func TestWritingAgreesWithTheSlowOracle(t *testing.T) {
	games(t, func(p position.Position, _ position.Variant, legal []position.Move) {
		seen := map[string]position.Move{}
		for _, m := range legal {
			text := san.Format(&p, m)
			if want := slowSAN(p, legal, m); text != want {
				t.Fatalf("%s is written %q, want %q, in %+v", uci.Format(m, position.Chess960), text, want, p.Setup())
			}
			if first, twice := seen[text]; twice {
				t.Fatalf("%q is written for two moves, %v and %v", text, first, m)
			}
			seen[text] = m
		}
	})
}

func TestEverySpellingOfALegalMoveReadsBack(t *testing.T) {
	german, _ := san.LettersOf("de")
	games(t, func(p position.Position, v position.Variant, legal []position.Move) {
		reads := func(text string, want position.Move, o san.Options) {
			t.Helper()
			if got, e := san.Parse(&p, text, o); e != nil || got != want {
				t.Fatalf("%q reads as %v (%v), want %v, in %+v", text, got, e, want, p.Setup())
			}
		}
		lenient := san.Options{Mode: san.Lenient}
		for _, m := range legal {
			text := san.Format(&p, m)
			reads(text, m, san.Options{})
			reads(text, m, lenient)
			reads(strings.TrimRight(text, "+#")+"!?", m, lenient)
			reads(string(san.Append(nil, &p, m, san.Figurines)), m, lenient)
			named := string(san.Append(nil, &p, m, german))
			reads(named, m, san.Options{Letters: german})
			reads(named, m, san.Options{Mode: san.Lenient, Letters: german})
			for _, variant := range [2]position.Variant{position.Standard, position.Chess960} {
				spelled := uci.Format(m, variant)
				if back, e := uci.Parse(&p, spelled); e != nil || back != m {
					// The king's target is no spelling of a castling where the
					// king can step there, or is there.
					if !m.IsCastling() || variant == position.Chess960 || v == position.Standard {
						t.Fatalf("%q reads as %v (%v), want %v", spelled, back, e, m)
					}
					continue
				}
				reads(spelled, m, lenient)
			}
			if m.IsCastling() {
				reads(strings.ReplaceAll(text, "O", "0"), m, lenient)
				continue
			}
			from, to := m.From().String(), m.To().String()
			role := string(p.At(m.From()).Role().Letter())
			promotion := ""
			if m.Promotion() != board.NoRole {
				promotion = string(m.Promotion().Letter())
				reads(from+to+promotion, m, lenient)
				reads(from+"-"+to+"="+promotion, m, lenient)
				promotion = "(" + promotion + ")"
			}
			reads(role+from+to+promotion, m, lenient)
			reads(role+from+"-"+to+promotion+"+", m, lenient)
			if p.At(m.To()) != board.NoPiece {
				reads(role+from+"x"+to+promotion, m, lenient)
				reads(strings.Replace(text, "x", ":", 1), m, lenient)
				reads(strings.Replace(text, "x", "", 1), m, lenient)
			}
		}
	})
}

// Whatever a text without a square of departure can mean among the legal moves,
// it reads as the one move, or as ambiguous with all of them.
func TestShortSpellingsAreReadOnlyWhereTheyFitOneMove(t *testing.T) {
	games(t, func(p position.Position, _ position.Variant, legal []position.Move) {
		for _, role := range []board.Role{board.Knight, board.Bishop, board.Rook, board.Queen, board.King} {
			fits := map[board.Square][]position.Move{}
			for _, m := range legal {
				if !m.IsCastling() && p.At(m.From()).Role() == role {
					fits[m.To()] = append(fits[m.To()], m)
				}
			}
			for to := board.Square(0); to < 64; to++ {
				text := string(role.Letter()) + to.String()
				got, e := san.Parse(&p, text, san.Options{Mode: san.Lenient})
				switch want := fits[to]; {
				case len(want) == 0:
					if e == nil || e.Code != reason.NoSuchMove || e.To != to {
						t.Fatalf("%q reads as %v, %v; nothing fits", text, got, e)
					}
				case len(want) == 1:
					if e != nil || got != want[0] {
						t.Fatalf("%q reads as %v (%v), want %v", text, got, e, want[0])
					}
				default:
					if e == nil || e.Code != reason.Ambiguous || len(e.Candidates) != len(want) {
						t.Fatalf("%q reads as %v, %v; want all of %v", text, got, e, want)
					}
				}
			}
		}
	})
}
