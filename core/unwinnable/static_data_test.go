package unwinnable

// Every row of the labelled positions, where ARBITER_DATA names their folder.

import (
	"bufio"
	"cmp"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
)

type labelled struct {
	fen, evidence, line string
	position            position.Position
	winner              board.Color
	winnable            bool
}

func labelledRows(t *testing.T, name string) []labelled {
	t.Helper()
	folder := os.Getenv("ARBITER_DATA")
	if folder == "" {
		t.Skip("ARBITER_DATA names no folder")
	}
	file, err := os.Open(filepath.Join(folder, name))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var rows []labelled
	scanner := bufio.NewScanner(file)
	for scanner.Scan() {
		fields := strings.Split(scanner.Text(), "\t")
		if len(fields) < 3 || fields[0] == "fen" {
			continue
		}
		p, problem := fen.Read(fields[0], position.Chess960)
		if problem != nil {
			t.Fatalf("%s: %v", fields[0], problem)
		}
		row := labelled{fen: fields[0], position: p, line: fields[2], winnable: fields[2] == "winnable"}
		if fields[1] == "black" {
			row.winner = board.Black
		}
		if len(fields) > 6 {
			row.evidence = fields[6]
		}
		rows = append(rows, row)
	}
	return rows
}

func TestStagesOnLabelledRows(t *testing.T) {
	rows := labelledRows(t, cmp.Or(os.Getenv("ARBITER_ROWS"), "labelled.tsv"))
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
	if os.Getenv("ARBITER_UNPROVED") != "" {
		for i, row := range rows {
			if !done[i] && !row.winnable {
				t.Logf("unproved\t%s\t%v\t%s", row.fen, row.winner, row.evidence)
			}
		}
	}
}

func TestWhatIsProvedOfMutatedRowsHolds(t *testing.T) {
	rows := labelledRows(t, cmp.Or(os.Getenv("ARBITER_ROWS"), "labelled.tsv"))
	random := rand.New(rand.NewPCG(seed(), 3))
	rounds, limit := 3000, 3000
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
	rows := labelledRows(t, "helpmates.tsv")
	count := 0
	for i := range rows {
		row := &rows[i]
		p := row.position
		moves := strings.Fields(row.line)
		for n := -1; n < len(moves); n++ {
			if n >= 0 {
				move, err := uci.Parse(&p, moves[n])
				if err != nil {
					t.Fatalf("%s: %s", row.fen, moves[n])
				}
				p = p.Play(move)
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
	t.Logf("%d positions", count)
}
