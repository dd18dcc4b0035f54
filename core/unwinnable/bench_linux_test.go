package unwinnable

// How long do answers take? CPU time of the thread, by percentiles:
//
//	go test -run '^$' -bench Answers ./core/unwinnable
//
// The labelled positions and the real time-outs are read where ARBITER_DATA names
// their folder.

import (
	"runtime"
	"slices"
	"syscall"
	"testing"
	"unsafe"

	"chessarbiter/core/board"
	"chessarbiter/core/position"
)

// threadTime returns the CPU time of this thread in nanoseconds.
func threadTime() int64 {
	const threadClock = 3
	var ts syscall.Timespec
	syscall.Syscall(syscall.SYS_CLOCK_GETTIME, threadClock, uintptr(unsafe.Pointer(&ts)), 0)
	return ts.Nano()
}

// timing collects how long each of many answers took.
type timing struct {
	took   []int64
	states int
	open   int
}

func (c *timing) measure(ask func() Answer) {
	began := threadTime()
	a := ask()
	c.took = append(c.took, threadTime()-began)
	c.states += a.States
	if a.Verdict == Undecided {
		c.open++
	}
}

func (c *timing) report(b *testing.B) {
	slices.Sort(c.took)
	var all int64
	for _, t := range c.took {
		all += t
	}
	at := func(part float64) float64 {
		return float64(c.took[min(len(c.took)-1, int(part*float64(len(c.took))))]) / 1e3
	}
	n := float64(len(c.took))
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(all)/1e3/n, "us/answer")
	b.ReportMetric(at(0.5), "p50-us")
	b.ReportMetric(at(0.9), "p90-us")
	b.ReportMetric(at(0.99), "p99-us")
	b.ReportMetric(at(0.999), "p99.9-us")
	b.ReportMetric(at(1), "max-us")
	b.ReportMetric(float64(c.states)/n, "states/answer")
	b.ReportMetric(float64(c.open), "undecided")
}

// question is a position and the side that is to mate.
type question struct {
	position position.Position
	winner   board.Color
}

// askAll measures the answers to all questions, in turn by one solver.
func askAll(b *testing.B, questions []question) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var s Solver
	for b.Loop() {
		var c timing
		for i := range questions {
			q := &questions[i]
			c.measure(func() Answer { return s.Ask(&q.position, q.winner, 1_000_000) })
		}
		c.report(b)
	}
}

func bothSides(positions []position.Position) (questions []question) {
	for _, p := range positions {
		questions = append(questions, question{p, board.White}, question{p, board.Black})
	}
	return questions
}

// BenchmarkAnswersInGames asks about both sides in 20,000 positions of games.
func BenchmarkAnswersInGames(b *testing.B) {
	b.Run("champions", func(b *testing.B) { askAll(b, bothSides(thin(ofGames(b, 7), 10_000))) })
	b.Run("random", func(b *testing.B) { askAll(b, bothSides(thin(atRandom(200), 10_000))) })
}

// BenchmarkAnswersLabelled asks about all positions of testdata/labelled.tsv.gz.
func BenchmarkAnswersLabelled(b *testing.B) {
	var questions []question
	for _, l := range readLabels(b, 1) {
		questions = append(questions, question{read(b, l.fen), l.winner})
	}
	askAll(b, questions)
}

// BenchmarkTimeouts asks about real games in which the player who had the move ran
// out of time.
func BenchmarkTimeouts(b *testing.B) {
	var questions []question
	for _, p := range timeouts(b, 1) {
		questions = append(questions, question{p, p.Turn().Other()})
	}
	askAll(b, questions)
}

// BenchmarkDeadAfterEachMove looks at each position of games.
func BenchmarkDeadAfterEachMove(b *testing.B) {
	positions := ofGames(b, 7)
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var s Solver
	for b.Loop() {
		behind, inside := 0, int64(0)
		began := threadTime()
		for i := range positions {
			s.Dead(&positions[i])
		}
		all := threadTime() - began
		for i := range positions {
			if MayBeAlive(&positions[i]) {
				continue
			}
			behind++
			began := threadTime()
			s.Dead(&positions[i])
			inside += threadTime() - began
		}
		b.ReportMetric(0, "ns/op")
		b.ReportMetric(float64(all)/float64(len(positions)), "ns/position")
		b.ReportMetric(100*float64(behind)/float64(len(positions)), "%behind-gate")
		b.ReportMetric(float64(inside)/1e3/float64(max(behind, 1)), "us/behind-gate")
	}
}
