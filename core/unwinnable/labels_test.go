package unwinnable

// Do the answers agree with what is known about many positions, and with the plain
// rules on positions made of them?

import (
	"bytes"
	"compress/gzip"
	"io"
	"math/rand/v2"
	"os"
	"runtime"
	"strings"
	"testing"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

func long() bool { return os.Getenv("ARBITER_LONG") == "1" }

// label is what is known about a position.
type label struct {
	fen      string
	winner   board.Color
	verdict  string
	evidence string
}

// lines returns the lines of a packed file.
func lines(t testing.TB, name string) []string {
	t.Helper()
	packed, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(text)), "\n")
}

// readLabels returns every so manieth label.
func readLabels(t testing.TB, every int) (labels []label) {
	t.Helper()
	for i, line := range lines(t, "labelled.tsv.gz") {
		f := strings.Split(line, "\t")
		winner := board.White
		if f[1] == "black" {
			winner = board.Black
		}
		if i%every == 0 {
			labels = append(labels, label{f[0] + " 0 1", winner, f[2], f[3]})
		}
	}
	return labels
}

// sparsely is how many labels one is taken of: all in the long run.
func sparsely(every int) int {
	switch {
	case long():
		return 1
	case runtime.GOOS == "js":
		return 20 * every
	}
	return every
}

func TestLabelledPositions(t *testing.T) {
	labels := readLabels(t, sparsely(11))
	states, most := 50_000, 50
	if long() {
		states, most = 1_000_000, 1000
	}
	var s Solver
	undecided := 0
	for _, l := range labels {
		p := read(t, l.fen)
		a := s.Ask(&p, l.winner, states)
		examine(t, &p, l.winner, &a, states)
		switch {
		case a.Verdict == Undecided:
			undecided++
			t.Logf("undecided: %s, %v, which is %s by %s", l.fen, l.winner, l.verdict, l.evidence)
		case a.Verdict.String() != l.verdict:
			t.Errorf("%s: %v is %v by %s %d, and known as %s by %s", l.fen, l.winner, a.Verdict, a.Evidence.Kind, a.Evidence.Count, l.verdict, l.evidence)
		}
	}
	if undecided*most > len(labels) {
		t.Errorf("%d of %d are undecided with %d states", undecided, len(labels), states)
	}
}

// timeouts returns every so manieth position of real games in which a player ran
// out of time and lost, though the opponent could not have mated.
func timeouts(t testing.TB, every int) (positions []position.Position) {
	t.Helper()
	for i, line := range lines(t, "timeouts.txt.gz") {
		if i%every == 0 {
			positions = append(positions, read(t, line))
		}
	}
	return positions
}

func TestNoRealTimeoutIsLostUnfairly(t *testing.T) {
	var s Solver
	for _, p := range timeouts(t, sparsely(17)) {
		winner := p.Turn().Other()
		a := s.Ask(&p, winner, 100_000)
		examine(t, &p, winner, &a, 100_000)
		if a.Verdict != Unwinnable {
			t.Errorf("%s: %v is %v", fen.Format(&p, fen.Style{}), winner, a.Verdict)
		}
	}
}

// examine looks at all that an answer promises.
func examine(t *testing.T, p *position.Position, winner board.Color, a *Answer, states int) {
	t.Helper()
	name := fen.Format(p, fen.Style{})
	if a.States > states {
		t.Errorf("%s: %d states, and %d are allowed", name, a.States, states)
	}
	switch a.Verdict {
	case Winnable:
		if a.Evidence != (Evidence{Line, len(a.Line)}) || !plainOf(p).mates(winner, a.Line) {
			t.Errorf("%s: the line %v is no proof that %v can mate", name, a.Line, winner)
		}
	case Unwinnable:
		if a.Line != nil || a.Evidence.Kind < Material {
			t.Errorf("%s: %v is no proof that %v cannot mate", name, a.Evidence, winner)
		}
	case Undecided:
		if a.Line != nil || a.Evidence != (Evidence{}) || a.States < states {
			t.Errorf("%s: undecided after %d of %d states, with %v", name, a.States, states, a.Evidence)
		}
	}
}

// flipped is the position seen in a mirror beside the board; it must not castle.
func flipped(p *position.Position) position.Position {
	s := p.Setup()
	b := board.Board{}
	for from := range board.Square(64) {
		b.Put(from^7, s.Board.At(from))
	}
	s.Board = b
	if s.EnPassant != board.NoSquare {
		s.EnPassant ^= 7
	}
	return position.Restore(&s)
}

func TestAnswersDoNotDependOnColourAndSide(t *testing.T) {
	var s Solver
	const states = 20_000
	for _, l := range readLabels(t, sparsely(61)) {
		p := read(t, l.fen)
		a := s.Ask(&p, l.winner, states)
		other := mirror(&p)
		if b := s.Ask(&other, l.winner.Other(), states); a.Verdict != b.Verdict || a.Evidence != b.Evidence || a.States != b.States {
			t.Errorf("%s: %v %v, and %v %v with the colours exchanged", l.fen, a.Verdict, a.Evidence, b.Verdict, b.Evidence)
		}
		if p.CastlingRooks() != 0 {
			continue
		}
		other = flipped(&p)
		if b := s.Ask(&other, l.winner, states); a.Verdict != b.Verdict && a.Verdict != Undecided && b.Verdict != Undecided {
			t.Errorf("%s: %v, and %v in the mirror", l.fen, a.Verdict, b.Verdict)
		}
	}
}

// changed moves, adds or removes a man or two, perhaps gives the move to the other
// side; false where nothing playable comes of it.
func changed(random *rand.Rand, p *position.Position) (position.Position, bool) {
	s := p.Setup()
	s.EnPassant = board.NoSquare
	if random.IntN(2) == 0 {
		s.Rooks = 0
	}
	for range 1 + random.IntN(2) {
		men := s.Board.Occupied().Squares()
		from, to := men[random.IntN(len(men))], board.Square(random.IntN(64))
		piece := s.Board.At(from)
		switch random.IntN(4) {
		case 0, 1:
			s.Board.Put(from, board.NoPiece)
			s.Board.Put(to, piece)
		case 2:
			s.Board.Put(from, board.NoPiece)
		case 3:
			roles := [5]board.Role{board.Pawn, board.Knight, board.Bishop, board.Rook, board.Queen}
			s.Board.Put(to, board.NewPiece(board.Color(random.IntN(2)), roles[random.IntN(5)]))
		}
	}
	s.Turn = board.Color(random.IntN(2))
	q, _, ok := position.NewPlayable(s, position.Standard)
	return q, ok
}

// Positions near those that are labelled, the smaller half of which can be
// enumerated by the plain rules. Each stage that claims a proof is asked by itself.
func TestMutationsAgreeWithEnumeration(t *testing.T) {
	random := rand.New(rand.NewPCG(64, 3))
	var s Solver
	counts := map[string]int{}
	const states, most = 20_000, 3000
	for _, l := range readLabels(t, sparsely(11)) {
		if l.verdict != "unwinnable" || l.evidence == "material" {
			continue
		}
		root := read(t, l.fen)
		p, ok := changed(random, &root)
		if !ok {
			continue
		}
		var claims [2]Kind
		for _, winner := range [2]board.Color{board.White, board.Black} {
			a := s.Ask(&p, winner, states)
			examine(t, &p, winner, &a, states)
			counts[a.Verdict.String()]++
			if a.Verdict == Unwinnable {
				claims[winner] = a.Evidence.Kind
			}
			s.take(&p, winner)
			s.left = states
			if s.quick() == exhausted && a.Verdict != Unwinnable {
				t.Errorf("%s: %v is said to be unable to mate by %v", fen.Format(&p, fen.Style{}), winner, s.proof)
			}
		}
		if claims == ([2]Kind{}) {
			continue
		}
		mate, all := plainOf(&p).enumerate(most)
		if all {
			counts["enumerated"]++
		}
		for _, winner := range [2]board.Color{board.White, board.Black} {
			if mate[winner] && claims[winner] != NoEvidence {
				t.Errorf("%s: %v mates, and is said to be unable by %v", fen.Format(&p, fen.Style{}), winner, claims[winner])
			}
		}
		if Dead(&p) && (claims[0] == NoEvidence || claims[1] == NoEvidence) {
			t.Errorf("%s is not dead", fen.Format(&p, fen.Style{}))
		}
	}
	t.Log(counts)
	if counts["enumerated"] == 0 || counts["winnable"] == 0 || counts["unwinnable"] == 0 {
		t.Errorf("too little was tried: %v", counts)
	}
}
