package pgn_test

import (
	"fmt"

	"chessarbiter/core/notation/pgn"
)

func Example() {
	games := pgn.Read(`[White "Molinari"]
[Black "Bordais"]
[Result "0-1"]

1. e4 c5 2. c4 Nc6 3. Ne2 (3. Nf3 {was better}) Nf6 4. Nbc3 Nb4 5. g3 Nd3 0-1`, pgn.Options{})
	fmt.Print(pgn.Format(games[0].Record, pgn.Style{WithoutComments: true}))
	fmt.Println(games[0].Record.Position().IsCheckmate())

	for _, problem := range pgn.Read("1. e4 e5 2. Ke3 *", pgn.Options{})[0].Problems {
		fmt.Println(problem.Code, problem.Cause.Code, problem.Token, "at ply", problem.Ply)
	}
	// Output:
	// [Event "?"]
	// [Site "?"]
	// [Date "????.??.??"]
	// [Round "?"]
	// [White "Molinari"]
	// [Black "Bordais"]
	// [Result "0-1"]
	//
	// 1. e4 c5 2. c4 Nc6 3. Ne2 (3. Nf3) 3... Nf6 4. Nbc3 Nb4 5. g3 Nd3# 0-1
	//
	// true
	// pgn-move no-such-move Ke3 at ply 3
}
