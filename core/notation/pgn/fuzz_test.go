package pgn

import (
	"os"
	"testing"
)

// FuzzPGN reads any text, at once and in pieces: the same games come, within the
// bounds; and what is written of them reads as the same records.
func FuzzPGN(f *testing.F) {
	for _, r := range reports(f) {
		f.Add([]byte(r.Input.PGN), uint8(3))
	}
	for _, text := range samples(f) {
		f.Add([]byte(text), uint8(1))
	}
	if text, err := os.ReadFile("testdata/nepomniachtchi-liren-game1.pgn"); err == nil {
		f.Add(text, uint8(64))
	}
	f.Fuzz(func(t *testing.T, text []byte, size uint8) {
		for _, mode := range []Mode{Lenient, Strict} {
			games := Read(string(text), Options{Mode: mode})
			pieces := feed(string(text), Options{Mode: mode}, func() int { return 1 + int(size) })
			if difference := same(games, pieces); difference != "" {
				t.Fatalf("in pieces of %d: %s", 1+int(size), difference)
			}
			for _, g := range games {
				for _, p := range g.Problems {
					if p.Line < 1 || p.Column < 1 || p.Offset < 0 || p.Offset > len(text) || len(p.Token) > maxToken {
						t.Fatalf("%+v", p)
					}
				}
			}
			if mode == Lenient {
				roundTrip(t, games)
			}
		}
	})
}
