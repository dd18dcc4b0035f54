package pgn

import (
	"os"
	"testing"
)

func BenchmarkRead(b *testing.B) {
	text, err := os.ReadFile("../../../testdata/players/Fischer.pgn")
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		Read(string(text), Options{})
	}
}

func BenchmarkHeadings(b *testing.B) {
	text, err := os.ReadFile("../../../testdata/players/Fischer.pgn")
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		Read(string(text), Options{HeadingsOnly: true})
	}
}

func BenchmarkWrite(b *testing.B) {
	text, err := os.ReadFile("../../../testdata/players/Fischer.pgn")
	if err != nil {
		b.Fatal(err)
	}
	games := Read(string(text), Options{})
	b.ReportAllocs()
	for b.Loop() {
		var out []byte
		for _, g := range games {
			out = Append(out[:0], g.Record, Style{})
		}
	}
}
