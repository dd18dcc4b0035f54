package pieces

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/local"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem/memfs"

	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/reason"
)

// tricky are texts in which it is not plain where a game ends.
var tricky = map[string]string{
	"two games":                                  "[Event \"A\"]\n\n1. e4 e5 *\n\n[Event \"B\"]\n\n1. d4 *\n",
	"a heading within a comment":                 "[Event \"A\"]\n\n1. e4 {as in\n\n[Event \"B\"]\n\n1. d4 *} e5 1-0\n\n[Event \"C\"]\n\n*\n",
	"a heading behind a semicolon":               "1. e4 ; [Event \"B\"]\n e5 *\n[Event \"C\"]\n\n1. c4 *\n",
	"a result in a variation":                    "1. e4 (1. d4 1-0) e5 0-1\n1. c4 *\n1. d4 *\n",
	"no empty lines":                             "[Event \"A\"]\n1. e4 1-0\n[Event \"B\"]\n1. d4 0-1\n[Event \"C\"]\n1. c4 *",
	"no headings":                                "1. e4 e5 1-0 1. d4 d5 0-1 1. c4 c5 1/2-1/2",
	"no results":                                 "[Event \"A\"]\n\n1. e4\n\n[Event \"B\"]\n\n1. d4\n",
	"a comment after the result":                 "1. e4 1-0 {a pity}\n\n{before} [Event \"B\"]\n\n1. d4 *\n",
	"line ends of two characters":                "[Event \"A\"]\r\n\r\n1. e4 *\r\n\r\n[Event \"B\"]\r\n\r\n1. d4 *\r\n",
	"line ends of old machines":                  "[Event \"A\"]\r\r1. e4 *\r\r[Event \"B\"]\r\r1. d4 *\r",
	"a byte-order mark":                          "\ufeff[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *\n",
	"a comment that does not end":                "1. e4 *\n\n[Event \"B\"]\n\n1. d4 {[Event \"C\"]\n\n1. c4 *\n",
	"a broken game in the middle":                "1. e4 *\n\n[Event \"B\"]\n\n1. d9 Kx )( *\n\n[Event \"C\"]\n\n1. c4 *\n",
	"a percent sign behind a result":             "1. e4 *%1. d4 *\n1. c4 *\n",
	"other letters":                              "[White \"M\xfcller\"]\n\n1. e4 *\n\n[White \"M\u00fcller\"]\n\n1. d4 *\n",
	"a heading of a game alone":                  "[Event \"A\"]\n[White \"W\"]\n\n[Event \"B\"]\n\n1. e4 *\n",
	"a comment longer than what is read at once": "1. e4 {" + strings.Repeat("long ", block/3) + "} 1-0\n\n1. d4 *\n\n1. c4 *\n",
	"nothing":       "",
	"empty lines":   "\n\n\n",
	"only a remark": "{nothing here}\n",
}

// told is what is said of a game, however it was read.
func told(g *pgn.Game, number int) string {
	moves := "no record"
	if g.Record != nil {
		moves = pgn.Format(g.Record, pgn.Style{})
	}
	var problems []string
	for _, p := range g.Problems {
		if p.Severity == reason.Error {
			problems = append(problems, fmt.Sprint(p.Code, " at ", p.Offset))
		}
	}
	return fmt.Sprintf("game %d, bytes %d to %d, %v, %v\n%s", number, g.Start, g.End, g.Tags, problems, moves)
}

// whole reads a text in one go.
func whole(text string) (games []string) {
	for i, g := range pgn.Read(text, pgn.Options{}) {
		games = append(games, told(g, i+1))
	}
	return games
}

// inPieces cuts a file and reads its pieces, the last first.
func inPieces(t *testing.T, file string, size int64) (games []string, pieces []Piece) {
	t.Helper()
	err := Cut(context.Background(), file, size, func(p Piece) { pieces = append(pieces, p) })
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range slices.Backward(pieces) {
		var list []string
		if err := p.Read(context.Background(), func(g *pgn.Game, number int) { list = append(list, told(g, number)) }); err != nil {
			t.Fatal(err)
		}
		games = append(list, games...)
	}
	return games, pieces
}

// save writes a text where it can be read from the middle, and where it cannot.
func save(t *testing.T, text string) (files []string) {
	t.Helper()
	local := filepath.Join(t.TempDir(), "games.pgn")
	if err := os.WriteFile(local, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	remote := "memfs://" + strings.ReplaceAll(t.Name(), "/", "_")
	memfs.Write(remote, []byte(text))
	return []string{local, remote}
}

func TestNoGameIsTorn(t *testing.T) {
	for name, text := range tricky {
		t.Run(name, func(t *testing.T) {
			want := whole(text)
			for _, file := range save(t, text) {
				for _, size := range []int64{1, 20, 1 << 20} {
					got, pieces := inPieces(t, file, size)
					if !slices.Equal(got, want) {
						t.Errorf("%s in pieces of %d:\n%q\nis not\n%q", file, size, got, want)
					}
					if size == 1 && len(pieces) != len(want) {
						t.Errorf("%d pieces of one game each, not %d", len(pieces), len(want))
					}
					if size == 1<<20 && len(want) > 0 && len(pieces) != 1 {
						t.Errorf("%d pieces of a short file", len(pieces))
					}
				}
			}
		})
	}
}

func TestFilesOfManyGamesAreReadAsAWhole(t *testing.T) {
	for _, name := range []string{"../../../testdata/players/Fischer.pgn", "../../../core/notation/pgn/testdata/stories.pgn",
		"../../../core/notation/pgn/testdata/cutechess-fischerrandom.pgn"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		want := whole(string(text))
		for _, file := range save(t, string(text)) {
			got, pieces := inPieces(t, file, 10_000)
			if !slices.Equal(got, want) {
				t.Errorf("%s: %d games in pieces are not the %d of the whole", file, len(got), len(want))
			}
			checkPieces(t, pieces, 10_000, strings.HasPrefix(file, "memfs"))
		}
	}
}

// checkPieces looks whether pieces follow each other, are as long as they should be, and
// have their text with them just where it is needed.
func checkPieces(t *testing.T, pieces []Piece, size int64, carried bool) {
	t.Helper()
	for i, p := range pieces {
		if i > 0 && p.Start != pieces[i-1].End {
			t.Errorf("piece %d starts at %d, and the one before ends at %d", i, p.Start, pieces[i-1].End)
		}
		if length := p.End - p.Start; length < size && i < len(pieces)-1 {
			t.Errorf("piece %d has only %d bytes", i, length)
		}
		if carried != (int64(len(p.Text)) == p.End-p.Start) || !carried && p.Text != nil {
			t.Errorf("piece %d of %d bytes has %d of text with it", i, p.End-p.Start, len(p.Text))
		}
	}
}

func TestAFileThatIsNotThereIsAnError(t *testing.T) {
	if err := Cut(context.Background(), filepath.Join(t.TempDir(), "none.pgn"), 1, func(Piece) {}); err == nil {
		t.Error("no error")
	}
	p := Piece{File: "nosystem://x", End: 10}
	if err := p.Read(context.Background(), func(*pgn.Game, int) {}); err == nil {
		t.Error("no error")
	}
}

// FuzzPieces looks whether pieces of one game each are the games of the whole, whatever
// the text.
func FuzzPieces(f *testing.F) {
	for _, text := range tricky {
		if len(text) < 1000 {
			f.Add(text)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		want := whole(text)
		for _, file := range save(t, text) {
			if got, _ := inPieces(t, file, 1); !slices.Equal(got, want) {
				t.Errorf("%q:\n%q\nis not\n%q", text, got, want)
			}
		}
	})
}
