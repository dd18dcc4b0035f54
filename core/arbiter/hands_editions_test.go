package arbiter_test

// What hands come to by each edition of the Laws.

import (
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/laws"
)

// Each line of a verdict has the editions, a stroke, and what hands come to.
type editionsCase struct {
	name, fen, events string
	control           laws.TimeControl
	unsupervised      bool
	verdicts          string
}

var editionsCases = []editionsCase{
	{name: "a touched piece must be moved", fen: cornered, events: "touch a1", verdicts: `
		1997 2001 2005 2009 2014 | bound: a1b3 a1c2 (4.3a)
		2017 2018 2023           | bound: a1b3 a1c2 (4.3.1)`},
	{name: "an opponent's piece that is touched must be captured", fen: cornered, events: "touch c2", verdicts: `
		1997 2001 2005 | bound: a1c2 (4.3a)
		2009 2014      | bound: a1c2 (4.3b)
		2017 2018 2023 | bound: a1c2 (4.3.2)`},
	{name: "one piece of each colour", fen: cornered, events: "touch a1, touch c2", verdicts: `
		1997 2001 2005 | bound: a1c2 (4.3b)
		2009 2014      | bound: a1c2 (4.3c)
		2017 2018 2023 | bound: a1c2 (4.3.3)`},
	{name: "adjusting", fen: cornered, events: "adjust, touch a1", verdicts: `
		1997 2001 2005 2009 2014 | free: any (4.2)
		2017 2018 2023           | free: any (4.2.1)`},
	{name: "none of the touched pieces can be moved or captured", fen: pinned, events: "touch e2, touch e8", verdicts: `
		1997 2001 2005 | free: any (4.3b)
		2009 2014      | free: any (4.3c)
		2017 2018 2023 | free: any (4.3.3)`},
	{name: "king and rook", fen: castles, events: "touch e1, touch a1", verdicts: `
		1997 2001 2005 2009 2014 | bound: e1c1 (4.4a)
		2017 2018 2023           | bound: e1c1 (4.4.1)`},
	{name: "rook and king", fen: "4k3/8/8/8/8/8/P7/R3K3 w Q - 0 1", events: "touch a1, touch e1", verdicts: `
		1997 2001 2005 2009 2014 | bound: a1b1 a1c1 a1d1 (4.4b)
		2017 2018 2023           | bound: a1b1 a1c1 a1d1 (4.4.2)`},
	{name: "castling is illegal, made by hand and clock", fen: f1Watched, events: "touch e1, release g1, touch h1, release f1, press", verdicts: `
		1997 2001 2005 2009 2014 | illegal-completed: e1c1 e1d1 e1d2 e1e2 (4.4c)
		2017 2018 2023           | illegal-completed: e1c1 e1d1 e1d2 e1e2 (4.4.3)`},
	{name: "the king is released on its castling square", fen: castles, events: "touch e1, release g1", verdicts: `
		1997 2001      | castling: e1g1 (4.7)
		2005 2009      | castling: e1g1 (4.6b)
		2014           | castling: e1g1 (4.7b)
		2017 2018 2023 | castling: e1g1 (4.7.2)`},
	{name: "where castling is illegal", fen: f1Watched, events: "touch e1, release g1", verdicts: `
		1997 2001 2005 2009 | illegal: e1c1 e1d1 e1d2 e1e2 (4.4c)
		2014                | illegal: e1c1 e1d1 e1d2 e1e2 (4.7b)
		2017 2018 2023      | illegal: e1c1 e1d1 e1d2 e1e2 (4.7.2)`},
	{name: "and the king cannot move", fen: kingStuck, events: "touch e1, release g1", verdicts: `
		1997 2001 2005 2009 | illegal: any (4.4c)
		2014                | illegal: any (4.7b)
		2017 2018 2023      | illegal: any (4.7.2)`},
	{name: "a move is made", fen: cornered, events: "touch a1, release b3", verdicts: `
		1997 2001 | made: a1b3 (4.7)
		2005 2009 | made: a1b3 (4.6)
		2014 2017 2018 2023 | made: a1b3 (4.7)`},
	{name: "a capture is half made", fen: cornered, events: "touch a1, release c2", verdicts: `
		1997 2001 | bound: a1c2 (4.7a)
		2005 2009 | bound: a1c2 (4.6a)
		2014      | bound: a1c2 (4.7a)
		2017 2018 2023 | bound: a1c2 (4.7.1)`},
	{name: "the new piece has touched the square: final from 2005 on", fen: promotes, events: "touch a7, remove a7, place knight a8", verdicts: `
		1997 2001      | promoting: a7a8b a7a8n a7a8q a7a8r a7b8b a7b8n a7b8q a7b8r (4.7c)
		2005 2009 2014 | promoting: a7a8n (4.4d)
		2017 2018 2023 | promoting: a7a8n (4.4.4)`},
	{name: "another piece is chosen", fen: promotes, events: "touch a7, release a8, remove a8, place knight a8, remove a8, place queen a8, release a8", verdicts: `
		1997 2001      | made: a7a8q (4.7c)
		2005 2009 2014 | promoting: a7a8n (4.4d)
		2017 2018 2023 | promoting: a7a8n (4.4.4)`},
	{name: "once it is released the choice was final always", fen: promotes, events: "touch a7, release a8, remove a8, place knight a8, release a8, remove a8, place queen a8, release a8", verdicts: `
		1997 2001 | made: a7a8n (4.7)
		2005 2009 | made: a7a8n (4.6)
		2014 2017 2018 2023 | made: a7a8n (4.7)`},
	{name: "the pawn stays on the last rank, and the clock is pressed", fen: promotes, events: "touch a7, release a8, press", verdicts: `
		1997 2001 | promoting: a7a8b a7a8n a7a8q a7a8r (4.7c)
		2005 2009 | illegal-completed: a7a8b a7a8n a7a8q a7a8r (7.4a)
		2014      | illegal-completed: a7a8q (7.5a)
		2017 2018 2023 | illegal-completed: a7a8q (7.5.2)`},
	{name: "an illegal move is completed", fen: cornered, events: "touch a1, release a2, press", verdicts: `
		1997 | illegal-completed: a1b3 a1c2 (7.4)
		2001 2005 2009 | illegal-completed: a1b3 a1c2 (7.4a)
		2014 | illegal-completed: a1b3 a1c2 (7.5a)
		2017 2018 2023 | illegal-completed: a1b3 a1c2 (7.5.1)`},
	{name: "the clock without a move", fen: cornered, events: "press", verdicts: `
		1997 2001 2005 2009 | free: any (13.4)
		2014 | free: any (12.9)
		2017 | illegal-completed: any (7.8.1)
		2018 2023 | illegal-completed: any (7.5.3)`},
	{name: "and a move after it, where the clock alone is no illegal move", fen: cornered, events: "press, touch a1, release b3, press", verdicts: `
		1997 2001 | completed: a1b3 (4.7)
		2005 2009 | completed: a1b3 (4.6)
		2014      | completed: a1b3 (4.7)`},
	{name: "a claim after a touch", fen: cornered, events: "touch a1, claim threefold", verdicts: `
		1997 2001 2005 | bound: a1b3 a1c2 (4.3a)
		2009 2014 2017 2018 2023 | bound: a1b3 a1c2 (9.4)`},
	{name: "a claim after the move", fen: cornered, events: "touch a1, release b3, claim threefold", verdicts: everyEdition + ` | made: a1b3 (9.4)`},
	{name: "the opponent complains too late", fen: cornered, events: "touch a1, touch h1, release g1, press, opponent touch e8, opponent complain", verdicts: `
		1997 2001 | completed: h1g1 (4.6)
		2005 2009 | completed: h1g1 (4.7)
		2014 2017 2018 2023 | completed: h1g1 (4.8)`},
	{name: "another piece is moved in rapid", fen: cornered, events: "touch a1, touch h1, release g1, press", control: laws.Rapid, verdicts: `
		1997 | completed: h1g1 (B5)
		2001 2005 | completed: h1g1 (B5a)
		2009 2014 | bound: a1b3 a1c2 (4.3a)
		2017 2018 2023 | bound: a1b3 a1c2 (4.3.1)`},
	{name: "another piece is moved in rapid without supervision", fen: cornered, events: "touch a1, touch h1, release g1, press", control: laws.Rapid, unsupervised: true, verdicts: `
		1997 | completed: h1g1 (B5)
		2001 2005 | completed: h1g1 (B5a)
		2009 | completed: h1g1 (A.4b)
		2014 | bound: a1b3 a1c2 (4.3a)
		2017 2018 2023 | bound: a1b3 a1c2 (4.3.1)`},
	{name: "blitz is judged by the same", fen: cornered, events: "touch a1, touch h1, release g1, press", control: laws.Blitz, unsupervised: true, verdicts: `
		1997 | completed: h1g1 (B5)
		2001 2005 | completed: h1g1 (B5a)
		2009 | completed: h1g1 (A.4b)
		2014 | bound: a1b3 a1c2 (4.3a)
		2017 2018 2023 | bound: a1b3 a1c2 (4.3.1)`},
	{name: "the opponent complains in time", fen: cornered, events: "touch a1, touch h1, release g1, press, opponent complain", control: laws.Rapid, unsupervised: true, verdicts: `
		1997 2001 | bound: a1b3 a1c2 (4.6)
		2005 2009 | bound: a1b3 a1c2 (4.7)
		2014 2017 2018 2023 | bound: a1b3 a1c2 (4.8)`},
}

// A knight with two moves, one of them a capture.
const cornered = "4k3/8/8/8/8/8/2p5/N6K w - - 0 1"

func TestHandsByEdition(t *testing.T) {
	for _, test := range editionsCases {
		for line := range strings.SplitSeq(strings.TrimSpace(test.verdicts), "\n") {
			keys, want, _ := strings.Cut(strings.TrimSpace(line), "|")
			for _, key := range strings.Fields(keys) {
				t.Run(test.name+"/"+key, func(t *testing.T) {
					c := arbiter.Case{
						Game: record(t, test.fen, standard, ""), Edition: editionNamed(t, key),
						TimeControl: test.control, Unsupervised: test.unsupervised,
					}
					r := handle(t, &c, test.events)
					whole(t, &c, r)
					if got, want := verdict(c.Game, r), strings.TrimSpace(want); got != want {
						t.Errorf("%s:\n got %s\nwant %s\n%v", test.events, got, want, spell(r.Grounds))
					}
				})
			}
		}
	}
}
