package pgn

import "testing"

func BenchmarkRead(b *testing.B) {
	text := fischer(b)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		Read(text, Options{})
	}
}

func BenchmarkHeadings(b *testing.B) {
	text := fischer(b)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		Read(text, Options{HeadingsOnly: true})
	}
}

func BenchmarkWrite(b *testing.B) {
	text := fischer(b)
	games := Read(text, Options{})
	b.ReportAllocs()
	for b.Loop() {
		var out []byte
		for _, g := range games {
			out = Append(out[:0], g.Record, Style{})
		}
	}
}
