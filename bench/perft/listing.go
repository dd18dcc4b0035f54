// Command perft counts sequences of moves as bench/perft.mjs asks: natively, and in
// WebAssembly with the moves of the last ply listed in full, which arbiter.wasm does not do.
package main

import (
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
)

// read reads a FEN that is known to be right.
func read(text string) position.Position {
	p, err := fen.Read(text, position.Standard)
	if err != nil {
		panic("no position: " + text)
	}
	return p
}

// room is where the lists of all plies stand.
var room [8 * position.MaxMoves]position.Move

// replies lists the moves of the last ply.
var replies position.ReplyLists

// listing is Perft, but for the moves of the last ply, which are listed: beside each other as the replies to
// the moves of one position, or anew in each position. It keeps its moves in the room of buffer
// beyond its length.
func listing(p *position.Position, depth int, buffer []position.Move, anew bool) (nodes uint64) {
	moves := p.AppendMoves(buffer[len(buffer):])
	if depth == 1 {
		return uint64(len(moves))
	}
	if depth == 2 && !anew {
		replies.Look(p)
		for _, m := range moves {
			nodes += uint64(len(replies.Append(moves[len(moves):], p, m)))
		}
		return nodes
	}
	var next position.Position
	for _, m := range moves {
		p.PlayTo(&next, m)
		if depth == 2 {
			nodes += uint64(len(next.AppendMoves(moves[len(moves):])))
		} else {
			nodes += listing(&next, depth-1, moves[len(moves):], anew)
		}
	}
	return nodes
}
