package unwinnable

// Positions to ask about: those of games of champions, and of games played at
// random until they end.

import (
	"math/rand/v2"
	"os"
	"testing"

	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/position"
)

// ofGames returns every position of every so manieth game of the champions.
func ofGames(t testing.TB, every int) (positions []position.Position) {
	t.Helper()
	for _, name := range []string{"Fischer", "Carlsen", "Kasparov"} {
		text, err := os.ReadFile("../../testdata/players/" + name + ".pgn")
		if err != nil {
			t.Fatal(err)
		}
		for i, g := range pgn.Read(string(text), pgn.Options{}) {
			if i%every != 0 || g.Record == nil {
				continue
			}
			for ply := range g.Record.Ply() + 1 {
				positions = append(positions, *g.Record.At(ply).Position())
			}
		}
	}
	return positions
}

// atRandom returns the positions of games played at random, with few moves that
// only go to and fro.
func atRandom(games int) (positions []position.Position) {
	random := rand.New(rand.NewPCG(4, 5))
	for range games {
		p := position.Initial()
		for range 400 {
			positions = append(positions, p)
			moves := p.Moves()
			if len(moves) == 0 {
				break
			}
			m := moves[random.IntN(len(moves))]
			for range 2 {
				if pawn, capture := p.Irreversible(m); !pawn && !capture {
					m = moves[random.IntN(len(moves))]
				}
			}
			p = p.Play(m)
		}
	}
	return positions
}

// thin returns so many of the positions, evenly chosen.
func thin(positions []position.Position, count int) []position.Position {
	some := make([]position.Position, 0, count)
	for i := range count {
		some = append(some, positions[i*len(positions)/count])
	}
	return some
}
