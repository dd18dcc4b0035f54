package pipeline

// How is it written what was found, so that two runs write the same?

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"

	"chessarbiter/examples/archive/judge"
)

func init() {
	register.DoFn3x1[context.Context, int, func(*Row) bool, error](&rowsFn{})
	register.DoFn3x1[context.Context, int, func(*Total) bool, error](&summaryFn{})
	register.Function2x2(total)
	register.Function1x2(keyed)
	register.Function1x2(nothing)
	register.Iter1[Row]()
	register.Iter1[Total]()
}

// shardOf tells into which file the findings of a file of games go.
func shardOf(file string, shards int) int {
	h := fnv.New32a()
	h.Write([]byte(file))
	return int(h.Sum32() % uint32(shards))
}

// writeRows writes findings, sorted by file, game and place in the game. The findings
// of one shard must fit into memory; a shard without any is written, too.
func writeRows(s beam.Scope, o Options, rows beam.PCollection) {
	var shards []int
	for i := range o.Shards {
		shards = append(shards, i)
	}
	empty := beam.ParDo(s, keyed, beam.CreateList(s, shards))
	all := beam.GroupByKey(s, beam.Flatten(s, rows, empty))
	beam.ParDo0(s, &rowsFn{Out: o.Out, Shards: o.Shards}, all)
}

// keyed makes a row without a line, by which a shard is known to exist.
func keyed(shard int) (int, Row) { return shard, Row{} }

// rowsFn writes a shard.
type rowsFn struct {
	Out    string
	Shards int
}

func (f *rowsFn) ProcessElement(ctx context.Context, shard int, next func(*Row) bool) error {
	var rows []Row
	for row := (Row{}); next(&row); row = (Row{}) {
		if row.Line != "" {
			rows = append(rows, row)
		}
	}
	slices.SortFunc(rows, func(a, b Row) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Game, b.Game), cmp.Compare(a.Index, b.Index))
	})
	name := fmt.Sprintf("findings-%05d-of-%05d.jsonl", shard, f.Shards)
	return write(ctx, f.Out, name, func(w *bufio.Writer) {
		for i := range rows {
			w.WriteString(rows[i].Line)
			w.WriteByte('\n')
		}
	})
}

// Count is what is counted: findings of a kind, or games that were judged or not.
type Count struct {
	File  string
	Kind  string // a judge.Kind, or "game"
	Code  string // of the finding; "judged" or "not-judged" for games
	Basis judge.Basis
}

// key is the count as a key of the pipeline.
func (c Count) key() string {
	text, err := json.Marshal(c)
	if err != nil {
		panic(err) // a struct of strings
	}
	return string(text)
}

// Total is a count with its number.
type Total struct {
	Key    string
	Number int
}

// total makes a count a row of the one group that becomes the summary.
func total(key string, number int) (int, Total) { return 0, Total{key, number} }

// nothing is a total without a key, by which the summary is known to exist.
func nothing(group int) (int, Total) { return group, Total{} }

// writeSummary writes the counts of each file, and of all under the name *. Where there
// is nothing to count it has its heading only.
func writeSummary(s beam.Scope, o Options, counts beam.PCollection) {
	empty := beam.ParDo(s, nothing, beam.Create(s, 0))
	all := beam.GroupByKey(s, beam.Flatten(s, beam.ParDo(s, total, counts), empty))
	beam.ParDo0(s, &summaryFn{Out: o.Out}, all)
}

// summaryFn writes the summary.
type summaryFn struct{ Out string }

func (f *summaryFn) ProcessElement(ctx context.Context, _ int, next func(*Total) bool) error {
	totals := map[Count]int{}
	for t := (Total{}); next(&t); t = (Total{}) {
		if t.Key == "" {
			continue
		}
		var c Count
		if err := json.Unmarshal([]byte(t.Key), &c); err != nil {
			return err
		}
		totals[c] += t.Number
		c.File = "*"
		totals[c] += t.Number
	}
	list := make([]Count, 0, len(totals))
	for c := range totals {
		list = append(list, c)
	}
	slices.SortFunc(list, func(a, b Count) int {
		return cmp.Or(strings.Compare(a.File, b.File), strings.Compare(a.Kind, b.Kind),
			strings.Compare(a.Code, b.Code), cmp.Compare(a.Basis, b.Basis))
	})
	return write(ctx, f.Out, "summary.tsv", func(w *bufio.Writer) {
		w.WriteString("file\tkind\tcode\tbasis\tcount\n")
		for _, c := range list {
			fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%d\n", c.File, c.Kind, c.Code, c.Basis, totals[c])
		}
	})
}

// write writes a file into the folder out, which may be one of another file system.
func write(ctx context.Context, out, name string, body func(*bufio.Writer)) error {
	path := strings.TrimSuffix(out, "/") + "/" + name
	system, err := filesystem.New(ctx, path)
	if err != nil {
		return err
	}
	defer system.Close()
	to, err := system.OpenWrite(ctx, path)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(to)
	body(w)
	if err := w.Flush(); err != nil {
		to.Close()
		return err
	}
	return to.Close() // only now it is there
}
