package pipeline

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/local"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/testing/ptest"

	"chessarbiter/examples/archive/judge"
)

func TestMain(m *testing.M) { ptest.Main(m) }

const once = "Nf3 Nf6 Ng1 Ng8 "

// planted is a game with what is found in it, as kind and code.
type planted struct {
	moves string
	tags  string // separated by semicolons
	want  []string
}

// sorts are games of each kind of finding, and their neighbours in which there is none.
var sorts = []planted{
	{moves: "e4 e5 Nf3 Nc6 1/2-1/2"},
	{moves: once + once + "e4 1/2-1/2", want: []string{
		"claim threefold-intended", "claim threefold-appeared", "claim threefold-intended"}},
	{moves: once + once + "1/2-1/2"},
	{moves: once + "e4 1/2-1/2"},
	{moves: "e4 e5 Ke3 Nf6 1-0", want: []string{"record pgn-move"}},
	{tags: "FEN=8/8/8/8/8/1k6/8/K6R w - - 149 90", moves: "Rh2 Kc3 1/2-1/2", want: []string{
		"claim fifty-appeared", "claim fifty-intended", "played-on seventy-five-moves"}},
	{tags: "FEN=8/8/8/8/8/1k6/8/K6R w - - 149 90; Date=2010.01.01", moves: "Rh2 1/2-1/2"},
	{moves: strings.Repeat(once, 4) + "e4 1/2-1/2", want: []string{
		"claim threefold-intended", "claim threefold-appeared", "claim threefold-intended", "claim threefold-appeared", "played-on fivefold"}},
	{tags: "FEN=8/8/8/8/8/1k6/8/K3n2B w - - 0 1", moves: "Be4 Nc2+ Bxc2+ Kxc2 1/2-1/2", want: []string{"played-on dead-position"}},
	{tags: "FEN=8/8/8/8/8/1k6/8/K3n2B w - - 0 1", moves: "Be4 Nc2+ Bxc2+ 1/2-1/2"},
	{moves: "f3 e5 g4 Qh4# 1-0", want: []string{"score checkmate"}},
	{moves: "f3 e5 g4 Qh4# 0-1"},
	{tags: "FEN=7k/5Q2/5K2/8/8/8/8/8 w - - 0 1", moves: "Qg6 1-0", want: []string{"score stalemate"}},
	{tags: "FEN=8/8/8/8/8/1k6/1q6/7K w - - 0 60; Termination=Time forfeit", moves: "Kg1 1-0", want: []string{"score flag-fall-draws"}},
	{tags: "FEN=8/8/8/8/8/1k6/1q6/7K w - - 0 60; Termination=Time forfeit", moves: "Kg1 1/2-1/2"},
	{tags: "Result=1-0", moves: "e4 e5 0-1", want: []string{"record pgn-result-mismatch"}},
}

// text is a game in PGN.
func (p planted) text(number int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "[Event \"Game %d\"]\n", number)
	tags := p.tags
	if !strings.Contains(tags, "Date=") {
		tags += "; Date=2020.01.01"
	}
	for _, tag := range strings.Split(tags, ";") {
		if name, value, ok := strings.Cut(strings.TrimSpace(tag), "="); ok {
			fmt.Fprintf(&b, "[%s \"%s\"]\n", name, value)
		}
	}
	if strings.Contains(tags, "FEN=") {
		b.WriteString("[SetUp \"1\"]\n")
	}
	return b.String() + "\n" + p.moves + "\n\n"
}

// write writes a file of games, which are taken in turn, beginning at first.
func writeGames(t *testing.T, path string, first, games int) (want []string) {
	t.Helper()
	var b strings.Builder
	for i := range games {
		p := sorts[(first+i)%len(sorts)]
		b.WriteString(p.text(i + 1))
		for _, w := range p.want {
			want = append(want, fmt.Sprintf("%s %d %s", filepath.Base(path), i+1, w))
		}
	}
	if err := os.WriteFile(path, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return want
}

// runOn runs the pipeline and returns what it wrote, by the names of the files.
func runOn(t *testing.T, o Options) map[string]string {
	t.Helper()
	o.Out = t.TempDir()
	if err := o.Check(); err != nil {
		t.Fatal(err)
	}
	ptest.BuildAndRun(t, func(s beam.Scope) { Build(s, o) })
	return writtenTo(t, o.Out)
}

// writtenTo returns what is in a folder, by the names of the files.
func writtenTo(t *testing.T, folder string) map[string]string {
	t.Helper()
	written := map[string]string{}
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		text, err := os.ReadFile(filepath.Join(folder, entry.Name()))
		if err != nil {
			t.Fatal(err)
		}
		written[entry.Name()] = string(text)
	}
	return written
}

// read reads rows.
func readRows(t *testing.T, text string) (rows []judge.Finding) {
	t.Helper()
	for lines := bufio.NewScanner(strings.NewReader(text)); lines.Scan(); {
		var f judge.Finding
		if err := json.Unmarshal(lines.Bytes(), &f); err != nil {
			t.Fatal(err)
		}
		rows = append(rows, f)
	}
	return rows
}

func TestWhatIsPlantedIsFound(t *testing.T) {
	folder := t.TempDir()
	var want []string
	for i, games := range []int{50, 1, 37} { // several pieces, one game, a broken one in the middle
		want = append(want, writeGames(t, filepath.Join(folder, fmt.Sprintf("%c.pgn", 'a'+i)), 3*i, games)...)
	}
	o := Default
	o.Files, o.Piece, o.Lanes = []string{filepath.Join(folder, "*.pgn")}, 1000, 1
	first := runOn(t, o)
	var got []string
	for _, row := range readRows(t, first["findings-00000-of-00001.jsonl"]) {
		got = append(got, fmt.Sprintf("%s %d %s %s", filepath.Base(row.File), row.Game, row.Kind, row.Code))
		if event := fmt.Sprintf("Game %d", row.Game); row.Event != event {
			t.Errorf("game %d is called %q", row.Game, row.Event)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("found\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(want, "\n  "))
	}
	checkSummary(t, first["summary.tsv"], want, 88)

	// However the work is divided, the same is written.
	o.Piece, o.Lanes = 1, 8
	if again := runOn(t, o); first["summary.tsv"] != again["summary.tsv"] || len(again) != 2 ||
		first["findings-00000-of-00001.jsonl"] != again["findings-00000-of-00001.jsonl"] {
		t.Error("pieces of one game each give something else")
	}
	o.Shards, o.Piece = 5, 1000
	shards := runOn(t, o)
	if len(shards) != 6 || shards["summary.tsv"] != first["summary.tsv"] {
		t.Errorf("%d files in place of 6", len(shards))
	}
	var lines []string
	for name, text := range shards {
		if name != "summary.tsv" {
			lines = append(lines, strings.SplitAfter(text, "\n")...)
		}
	}
	if slices.Sort(lines); sorted(first["findings-00000-of-00001.jsonl"]) != strings.Join(lines, "") {
		t.Error("five shards have other rows than one")
	}
}

func sorted(text string) string {
	lines := strings.SplitAfter(text, "\n")
	slices.Sort(lines)
	return strings.Join(lines, "")
}

// checkSummary counts again what the rows of the summary count.
func checkSummary(t *testing.T, text string, found []string, games int) {
	t.Helper()
	want := map[string]int{}
	for _, line := range found { // file, number, kind, code
		words := strings.Fields(line)
		want[strings.Join([]string{words[0], words[2], words[3]}, " ")]++
		want["* "+words[2]+" "+words[3]]++
	}
	got, all := map[string]int{}, 0
	for i, line := range strings.Split(strings.TrimSpace(text), "\n") {
		columns := strings.Split(line, "\t")
		if i == 0 || len(columns) != 5 {
			continue
		}
		var n int
		if _, err := fmt.Sscan(columns[4], &n); err != nil {
			t.Fatal(err)
		}
		if columns[1] == "game" {
			if columns[0] == "*" {
				all += n
			}
			continue
		}
		got[filepath.Base(columns[0])+" "+columns[1]+" "+columns[2]] += n
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("summary\n  %v\nwant\n  %v", got, want)
	}
	if all != games {
		t.Errorf("%d games in the summary, not %d", all, games)
	}
}

func TestFilesWithoutFindingsGiveEmptyOnes(t *testing.T) {
	file := filepath.Join(t.TempDir(), "empty.pgn")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	o := Default
	o.Files, o.Shards = []string{file}, 2
	written := runOn(t, o)
	if len(written) != 3 || written["summary.tsv"] != "file\tkind\tcode\tbasis\tcount\n" {
		t.Errorf("%q", written)
	}
}

func TestAFileThatIsNotThereIsAnError(t *testing.T) {
	o := Default
	o.Files, o.Out = []string{filepath.Join(t.TempDir(), "*.pgn")}, t.TempDir()
	p, s := beam.NewPipelineWithRoot()
	Build(s, o)
	if err := ptest.Run(p); err == nil || !strings.Contains(err.Error(), "no files matching") {
		t.Errorf("%v", err)
	}
}

func TestOptionsAreChecked(t *testing.T) {
	for name, change := range map[string]func(*Options){
		"no file":        func(o *Options) { o.Files = nil },
		"no output":      func(o *Options) { o.Out = "" },
		"no shard":       func(o *Options) { o.Shards = 0 },
		"empty pieces":   func(o *Options) { o.Piece = 0 },
		"no lane":        func(o *Options) { o.Lanes = 0 },
		"no states":      func(o *Options) { o.States = 0 },
		"no such rules":  func(o *Options) { o.Undated = "1851" },
		"too many files": func(o *Options) { o.Shards = 1 << 30 },
	} {
		o := Default
		o.Files = []string{"a.pgn"}
		if err := o.Check(); err != nil {
			t.Errorf("before %s: %v", name, err)
		}
		if change(&o); o.Check() == nil {
			t.Errorf("%s is accepted", name)
		}
	}
}
