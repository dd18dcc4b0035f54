package fen

import (
	"testing"

	"chessarbiter/core/position"
)

func BenchmarkRead(b *testing.B) {
	texts := []string{
		"r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8",
		"8/5pk1/6p1/3R3p/7P/r4PP1/6K1/8 b - - 3 41",
		"rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
	}
	for b.Loop() {
		for _, text := range texts {
			if _, e := Read(text, position.Standard); e != nil {
				b.Fatal(e)
			}
		}
	}
}
