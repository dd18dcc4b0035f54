package position_test

// Are the legal moves complete? Node counts of 128 positions of chess and of all
// 960 starting positions of Chess960 in play, as other programs count them too.

import (
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

// suite is one position with its node counts by depth.
type suite struct {
	fen    string
	counts []count
}

type count struct {
	depth int
	nodes uint64
}

func readSuites(t testing.TB, name string) []suite {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var suites []suite
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		parts := strings.Split(line, ";")
		s := suite{fen: strings.TrimSpace(parts[0])}
		for _, part := range parts[1:] {
			fields := strings.Fields(part)
			if len(fields) != 2 {
				t.Fatalf("%s: unreadable count %q", s.fen, part)
			}
			depth, depthErr := strconv.Atoi(strings.TrimPrefix(fields[0], "D"))
			nodes, nodesErr := strconv.ParseUint(fields[1], 10, 64)
			if depthErr != nil || nodesErr != nil {
				t.Fatalf("%s: unreadable count %q", s.fen, part)
			}
			s.counts = append(s.counts, count{depth, nodes})
		}
		suites = append(suites, s)
	}
	return suites
}

func read(t testing.TB, text string, variant position.Variant) position.Position {
	t.Helper()
	p, err := fen.Read(text, variant)
	if err != nil {
		t.Fatalf("%s: %+v", text, err.Problems)
	}
	return p
}

// long tells whether the long suites are to run.
func long() bool { return os.Getenv("ARBITER_LONG") == "1" }

func TestNodeCounts(t *testing.T) {
	for _, test := range []struct {
		file    string
		variant position.Variant
		count   int
		// sample: in the long run every so manieth position goes to depth 5 and 6.
		sample int
	}{
		{"standard.epd", position.Standard, 128, 1},
		{"chess960.epd", position.Chess960, 960, 32},
	} {
		t.Run(test.file, func(t *testing.T) {
			suites := readSuites(t, test.file)
			if len(suites) != test.count {
				t.Fatalf("%d positions, want %d", len(suites), test.count)
			}
			for i, s := range suites {
				depth, most := 4, uint64(20_000_000)
				switch {
				case runtime.GOOS == "js":
					depth = 3
				case long() && i%test.sample == 0:
					depth, most = 6, 300_000_000
				}
				p := read(t, s.fen, test.variant)
				for _, c := range s.counts {
					if c.depth > depth || c.nodes > most {
						continue
					}
					if got := p.Perft(c.depth); got != c.nodes {
						t.Errorf("%s: %d at depth %d, want %d", s.fen, got, c.depth, c.nodes)
					}
				}
			}
		})
	}
}

func BenchmarkPerft(b *testing.B) {
	p := position.Initial()
	nodes := uint64(0)
	for b.Loop() {
		nodes += p.Perft(5)
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
}
