package unwinnable

// Do the proofs hold on the labelled positions, on mutations of them, and on the way to
// mate?

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"chessarbiter/core/position"
)

// labelled is a labelled position, read.
type labelled struct {
	label
	position position.Position
	winnable bool
}

func labelledRows(t *testing.T, every int) []labelled {
	t.Helper()
	var rows []labelled
	for _, l := range readLabels(t, sparsely(every)) {
		rows = append(rows, labelled{l, read(t, l.fen), l.verdict == "winnable"})
	}
	return rows
}

func TestStagesOnLabelledRows(t *testing.T) {
	rows := labelledRows(t, 23)
	done := make([]bool, len(rows))
	for _, prover := range provers {
		proved, left := 0, 0
		kinds := map[string][2]int{}
		var spent, spentInVain time.Duration
		asked, inVain := 0, 0
		for i := range rows {
			row := &rows[i]
			if done[i] {
				continue
			}
			start := time.Now()
			got := prover.prove(&row.position, row.winner)
			took := time.Since(start)
			asked++
			spent += took
			if got && row.winnable {
				t.Errorf("%s: %s claims that %v cannot mate", row.fen, prover.name, row.winner)
			}
			if row.winnable {
				inVain++
				spentInVain += took
				continue
			}
			kind, _, _ := strings.Cut(row.evidence, ":")
			counts := kinds[kind]
			counts[1]++
			left++
			if got {
				done[i] = true
				proved++
				counts[0]++
			}
			kinds[kind] = counts
		}
		t.Logf("%s: %d of %d proved, %v; average %v, of winnable rows %v", prover.name, proved, left, kinds,
			spent/time.Duration(max(asked, 1)), spentInVain/time.Duration(max(inVain, 1)))
	}
}

func TestWhatIsProvedOfMutatedRowsHolds(t *testing.T) {
	rows := labelledRows(t, 5)
	random := rand.New(rand.NewPCG(seed(), 3))
	rounds, limit := 500, 3000
	if os.Getenv("ARBITER_LONG") != "" {
		rounds, limit = 60000, 60000
	}
	claims, checked := 0, 0
	for range rounds {
		p, ok := mutate(random, &rows[random.IntN(len(rows))].position)
		if ok {
			a, b := check(t, &p, limit)
			claims, checked = claims+a, checked+b
		}
	}
	t.Logf("%d of %d claims are checked by complete enumeration", checked, claims)
}

func TestNothingIsProvedOnTheWayToMate(t *testing.T) {
	var s Solver
	count := 0
	for _, row := range labelledRows(t, 29) {
		if !row.winnable {
			continue
		}
		line := s.Ask(&row.position, row.winner, 50_000).Line
		p := row.position
		for n := -1; n < len(line); n++ {
			if n >= 0 {
				p = p.Play(line[n])
			}
			for _, prover := range provers {
				if !prover.exact && prover.name == "cloud" && (count+n)%40 != 0 {
					continue
				}
				if prover.prove(&p, row.winner) {
					t.Errorf("%s: %s claims that %v cannot mate", format(&p), prover.name, row.winner)
				}
			}
			count++
		}
	}
	if count < 100 {
		t.Errorf("only %d positions were looked at", count)
	}
}
