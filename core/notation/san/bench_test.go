package san_test

import (
	"testing"

	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
)

const middleGame = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

func BenchmarkWriteAllMoves(b *testing.B) {
	p := at(b, middleGame, position.Standard)
	moves := p.Moves()
	room := make([]byte, 0, 1024)
	b.ReportAllocs()
	for b.Loop() {
		for _, m := range moves {
			room = san.Append(room[:0], &p, m, nil)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(moves)), "ns/move")
}

func BenchmarkRead(b *testing.B) {
	p := at(b, middleGame, position.Standard)
	for _, mode := range []struct {
		name string
		mode san.Mode
	}{{"strict", san.Strict}, {"lenient", san.Lenient}} {
		for _, text := range []string{"Nxd7", "O-O", "a4", "dxe6", "Qxf6", "Kd1"} {
			b.Run(mode.name+"/"+text, func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if _, e := san.Parse(&p, text, san.Options{Mode: mode.mode}); e != nil {
						b.Fatal(e)
					}
				}
			})
		}
	}
}
