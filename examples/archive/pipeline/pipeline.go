// Package pipeline looks at archives of games with Apache Beam: files become pieces of
// whole games, pieces become findings, findings become sorted files and a summary.
package pipeline

// Which steps lead from files to findings, and what runs where?

import (
	"context"
	"encoding/json"
	"fmt"
	"runtime"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/fileio"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/transforms/stats"

	"chessarbiter/core/laws"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/examples/archive/judge"
	"chessarbiter/examples/archive/pieces"
)

// Options are what a run can be told.
type Options struct {
	Files   []string // names or patterns of PGN files; each must match one at least
	Out     string   // where the output goes: a folder, or a prefix that ends in /
	Shards  int      // into how many files the findings go
	Piece   int64    // how many bytes a piece has at least, its last game apart
	Lanes   int      // how many pieces are judged at once where the runner does not decide that
	Undated string   // the edition for games without a date
	States  int      // how many positions a search for a mate may visit
}

// Default are the options of a run that is told nothing but its files.
var Default = Options{Out: "findings", Shards: 1, Piece: 256 << 10, Lanes: min(runtime.NumCPU(), mostLanes), Undated: "2023", States: 1_000_000}

// mostLanes is how many steps the Prism runner runs at once.
const mostLanes = 8

// Check tells what is wrong with the options.
func (o *Options) Check() error {
	switch _, known := laws.Named(o.Undated); {
	case len(o.Files) == 0:
		return fmt.Errorf("no file is named")
	case o.Out == "":
		return fmt.Errorf("no place is named for the output")
	case o.Shards < 1 || o.Shards > 10_000:
		return fmt.Errorf("%d is no number of shards from 1 to 10,000", o.Shards)
	case o.Piece < 1:
		return fmt.Errorf("a piece must have a byte at least")
	case o.Lanes < 1 || o.Lanes > mostLanes:
		return fmt.Errorf("%d is no number of lanes from 1 to %d", o.Lanes, mostLanes)
	case o.States < 1:
		return fmt.Errorf("a search must visit a position at least")
	case !known:
		return fmt.Errorf("%q is no edition of the Laws", o.Undated)
	}
	return nil
}

func init() {
	register.DoFn3x1[context.Context, fileio.FileMetadata, func(pieces.Piece), error](&cutFn{})
	register.DoFn2x0[pieces.Piece, func(pieces.Piece)](&laneFn{})
	register.DoFn4x1[context.Context, pieces.Piece, func(int, Row), func(string, int), error](&judgeFn{})
	register.Emitter1[pieces.Piece]()
	register.Emitter2[int, Row]()
	register.Emitter2[string, int]()
}

// Build adds the steps to a pipeline. What they need they carry along, since they may
// run on any machine.
func Build(s beam.Scope, o Options) {
	files := fileio.MatchAll(s, beam.CreateList(s, o.Files), fileio.MatchEmptyDisallow())
	cut := beam.ParDo(s.Scope("cut"), &cutFn{Size: o.Piece}, files)
	var rows, counts []beam.PCollection
	for lane := range o.Lanes {
		in := beam.ParDo(s.Scope("lane"), &laneFn{Lane: lane, Lanes: o.Lanes}, cut)
		// What follows a reshuffle may run on other machines than what comes before.
		apart := beam.Reshuffle(s, in)
		fn := &judgeFn{Undated: o.Undated, States: o.States, Shards: o.Shards}
		found, counted := beam.ParDo2(s.Scope("judge"), fn, apart)
		rows, counts = append(rows, found), append(counts, counted)
	}
	writeRows(s.Scope("findings"), o, beam.Flatten(s, rows...))
	writeSummary(s.Scope("summary"), o, stats.SumPerKey(s, beam.Flatten(s, counts...)))
}

// cutFn cuts files into pieces.
type cutFn struct{ Size int64 }

func (f *cutFn) ProcessElement(ctx context.Context, file fileio.FileMetadata, emit func(pieces.Piece)) error {
	return pieces.Cut(ctx, file.Path, f.Size, emit)
}

// laneFn takes the pieces of one lane. A runner on many machines divides the work as it
// likes; Prism runs one step of the pipeline on one core, so there is one for each lane.
type laneFn struct{ Lane, Lanes int }

func (f *laneFn) ProcessElement(p pieces.Piece, emit func(pieces.Piece)) {
	if shardOf(fmt.Sprint(p.File, p.Start), f.Lanes) == f.Lane {
		emit(p)
	}
}

// Row is a finding, ready to be written, with its place in the order.
type Row struct {
	File        string
	Game, Index int // the number of the game in the file, and of the finding in the game
	Line        string
}

// judgeFn judges the games of a piece, and counts.
type judgeFn struct {
	Undated        string
	States, Shards int

	judge judge.Judge
}

// Setup is called once before anything else.
func (f *judgeFn) Setup() {
	edition, _ := laws.Named(f.Undated)
	f.judge = judge.Judge{Undated: edition, States: f.States}
}

func (f *judgeFn) ProcessElement(ctx context.Context, p pieces.Piece, emit func(int, Row), count func(string, int)) error {
	counts := map[Count]int{}
	err := p.Read(ctx, func(g *pgn.Game, number int) {
		report := f.judge.Game(g)
		counts[Count{p.File, "game", state(report.Judged), report.Basis}]++
		for i := range report.Findings {
			finding := &report.Findings[i]
			finding.File, finding.Game = p.File, number
			counts[Count{p.File, string(finding.Kind), finding.Code, report.Basis}]++
			line, err := json.Marshal(finding)
			if err != nil {
				panic(err) // a struct of strings and numbers
			}
			emit(shardOf(p.File, f.Shards), Row{File: p.File, Game: number, Index: i, Line: string(line)})
		}
	})
	for c, n := range counts {
		count(c.key(), n)
	}
	return err
}

// state is how a game is counted.
func state(judged bool) string {
	if judged {
		return "judged"
	}
	return "not-judged"
}
