package unwinnable

// Every row of the labelled positions, where ARBITER_DATA names their folder.

import (
	"bufio"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"chessarbiter/core/board"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

type labelled struct {
	fen, evidence string
	position      position.Position
	winner        board.Color
	winnable      bool
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
		row := labelled{fen: fields[0], position: p, winnable: fields[2] == "winnable"}
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

func TestStaticOnLabelledRows(t *testing.T) {
	rows := labelledRows(t, "labelled.tsv")
	proved, unwinnable := 0, 0
	kinds := map[string][2]int{}
	var spent, spentOpen time.Duration
	for i := range rows {
		row := &rows[i]
		start := time.Now()
		got := static(&row.position, row.winner)
		took := time.Since(start)
		spent += took
		if got && row.winnable {
			t.Errorf("%s: %v can mate", row.fen, row.winner)
		}
		if row.winnable {
			spentOpen += took
			continue
		}
		kind, _, _ := strings.Cut(row.evidence, ":")
		counts := kinds[kind]
		unwinnable++
		if got {
			proved++
			counts[0]++
		}
		counts[1]++
		kinds[kind] = counts
	}
	t.Logf("%d of %d proved, %v; average %v, of winnable rows %v", proved, unwinnable, kinds,
		spent/time.Duration(len(rows)), spentOpen/time.Duration(len(rows)-unwinnable))
}

func TestWhatIsProvedOfMutatedRowsHolds(t *testing.T) {
	rows := labelledRows(t, "labelled.tsv")
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
