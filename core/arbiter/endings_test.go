package arbiter_test

// Flags, resignations, agreements, and what the players do beside their moves.

import (
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/fen"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/core/unwinnable"
)

func flag(player reason.Player) arbiter.Incident {
	return arbiter.Incident{Kind: arbiter.FlagFall, Player: player}
}

func TestFlagsFall(t *testing.T) {
	const (
		rookEnding  = "8/8/8/4k3/8/8/4K3/R7 w - - 0 1"
		twoKnights  = "6k1/8/5NK1/4N3/8/8/8/8 b - - 0 1"
		knightEach  = "7K/8/6kN/4n3/8/8/8/8 w - - 0 1"
		blockedPawn = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"
		article     = "6.9 6.10 6.10 6.9 6.9 6.9 6.9 6.9"
	)
	both := arbiter.Incident{Kind: arbiter.FlagFall, Both: true}
	earlier := with(both, func(i *arbiter.Incident) { i.EarlierPeriod = true })
	judgeAll(t, []happening{
		{sentence: "the flag of the player with the bare king falls, and the other can mate", fen: rookEnding, editions: allEditions,
			incident: flag(reason.Black), article: article, verdict: "flag-fall-loses, 1-0 by flag-fall"},
		{sentence: "a bare king cannot mate", fen: rookEnding, editions: allEditions,
			incident: flag(reason.White), article: article, verdict: "flag-fall-draws, 1/2-1/2 by flag-fall"},
		{sentence: "the opponent who claims it has what the Laws give", fen: rookEnding, editions: allEditions,
			incident: with(flag(reason.White), claimed), verdict: "flag-fall-draws, granted, 1/2-1/2 by flag-fall"},
		{sentence: "nobody named: the player who has the move", fen: rookEnding, editions: allEditions,
			incident: flag(reason.Nobody), verdict: "flag-fall-draws, 1/2-1/2 by flag-fall"},
		{sentence: "two knights can mate with help", fen: twoKnights, editions: allEditions, incident: flag(reason.Black),
			verdict: "flag-fall-loses, 1-0 by flag-fall"},
		{sentence: "in blitz of 1997 they are too little", fen: twoKnights, editions: "1997", control: laws.Blitz, incident: flag(reason.Black),
			article: "C4", verdict: "mating-potential-lacking, 1/2-1/2 by flag-fall"},
		{sentence: "a rook against a knight is enough there", fen: "5k2/R6K/8/4n3/8/8/8/8 b - - 0 1", editions: "1997", control: laws.Blitz,
			incident: flag(reason.Black), verdict: "flag-fall-loses, 1-0 by flag-fall"},
		{sentence: "a knight against a rook is not decided by its text", fen: "5k2/R6K/8/4n3/8/8/8/8 b - - 0 1", editions: "1997", control: laws.Blitz,
			incident: with(flag(reason.White), claimed), article: "C4", verdict: "mating-potential-open"},
		{sentence: "since 2009 any series of moves counts in blitz", fen: twoKnights, editions: since2009, control: laws.Blitz, free: true,
			incident: flag(reason.Black), verdict: "flag-fall-loses, 1-0 by flag-fall"},
		{sentence: "a knight each: mate with help", fen: knightEach, editions: allEditions, incident: flag(reason.White),
			verdict: "flag-fall-loses, 0-1 by flag-fall"},
		{sentence: "pawns that block each other and no way in", fen: blockedPawn, editions: allEditions, incident: flag(reason.White),
			verdict: "flag-fall-draws, 1/2-1/2 by flag-fall"},
		{sentence: "mate on the board, the clock not pressed", fen: "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", moves: "Ra8#", editions: allEditions,
			incident: flag(reason.White), article: "5.1a 5.1a 5.1a 5.1a 5.1a 5.1.1 5.1.1 5.1.1", verdict: "game-had-ended, 1-0 by checkmate"},
		{sentence: "a claim of the flag after mate", fen: "7k/8/6K1/8/8/8/8/R7 w - - 0 1", moves: "Ra8#", editions: allEditions,
			incident: with(flag(reason.White), claimed), verdict: "game-had-ended, rejected, 1-0 by checkmate"},
		{sentence: "both flags in the last period", editions: allEditions, incident: both,
			article: "10.4 10.3 6.12 6.11 6.11 III.3.1 III.3.1 III.3.1", verdict: "both-flags-draw, 1/2-1/2 by flag-fall"},
		{sentence: "both flags in an earlier one", editions: allEditions, incident: earlier,
			article: "6.11 6.12 6.12 6.11 6.11 III.3.1 III.3.1 III.3.1", verdict: "both-flags-go-on"},
		{sentence: "both flags in rapid", editions: "1997 2001 2005", control: laws.Rapid, incident: both, article: "B8 B8 B9",
			verdict: "both-flags-draw, 1/2-1/2 by flag-fall"},
	})
}

// What else a ruling on a flag says.
func TestWhatIsSaidOfAFlag(t *testing.T) {
	const bare = "8/8/8/4k3/8/8/4K3/R7 w - - 0 1"
	has := func(r *arbiter.Ruling, code reason.Code) bool {
		for _, g := range r.Grounds {
			if g.Code == code {
				return true
			}
		}
		return false
	}
	for _, e := range laws.Editions() {
		c := arbiter.Case{Game: record(t, bare, 0, ""), Edition: e, CanMate: solved}
		r, _ := c.Incident(flag(reason.Black))
		if has(r, reason.FlagUnskilled) != (e == laws.Edition1997 || e == laws.Edition2001 || e == laws.Edition2005) {
			t.Errorf("edition %v: %v on the most unskilled play", e, codes(r.Grounds))
		}
		if r.Mate == nil || r.Mate.Winner != board.White || r.Mate.Verdict != unwinnable.Winnable {
			t.Errorf("edition %v: %+v", e, r.Mate)
		}
		c.TimeControl, c.Unsupervised = laws.Rapid, true
		r, _ = c.Incident(flag(reason.Black))
		old := e == laws.Edition1997 || e == laws.Edition2001 || e == laws.Edition2005 || e == laws.Edition2009
		if has(r, reason.FlagUncalled) != old {
			t.Errorf("edition %v in rapid: %v", e, codes(r.Grounds))
		}
		if r, _ = c.Incident(with(flag(reason.Black), claimed)); has(r, reason.FlagUncalled) {
			t.Errorf("edition %v: the claimed flag waits to be claimed", e)
		}
		dead := arbiter.Case{Game: record(t, "8/8/8/8/8/8/Q7/K6k w - - 0 1", 0, "a2h2"), Edition: e, CanMate: solved}
		if r, _ = dead.Incident(flag(reason.Black)); !has(r, reason.NeitherCanMate) && r.Code != reason.GameHadEnded {
			t.Errorf("edition %v: nobody can mate: %v", e, codes(r.Grounds))
		}
	}
}

// Without a solver only the material answers, and nothing is guessed.
func TestFlagsWithoutASolver(t *testing.T) {
	for _, test := range []struct {
		sentence, fen string
		player        reason.Player
		want          string
	}{
		{"a bare king", "8/8/8/4k3/8/8/4K3/R7 w - - 0 1", reason.White, "flag-fall-draws, 1/2-1/2 by flag-fall"},
		{"a rook", "8/8/8/4k3/8/8/4K3/R7 w - - 0 1", reason.Black, "mate-undecided"},
		{"a knight each", "7K/8/6kN/4n3/8/8/8/8 w - - 0 1", reason.White, "mate-undecided"},
	} {
		for _, e := range laws.Editions() {
			c := arbiter.Case{Game: record(t, test.fen, 0, ""), Edition: e}
			r, fault := c.Incident(with(flag(test.player), claimed))
			if fault != nil {
				t.Fatal(*fault)
			}
			sound(t, &c, r)
			want := test.want
			if r.Result != game.Unfinished {
				want = "flag-fall-draws, granted, 1/2-1/2 by flag-fall"
			}
			if got := told(c.Game, r); got != want {
				t.Errorf("%s, edition %v: %s", test.sentence, e, got)
			}
		}
	}
}

func resign(player reason.Player, manner arbiter.Manner) arbiter.Incident {
	return arbiter.Incident{Kind: arbiter.Resignation, Player: player, Manner: manner}
}

func TestPlayersResign(t *testing.T) {
	const against = "8/8/8/4k3/8/8/4K3/R7 w - - 0 1"
	sure := func(i *arbiter.Incident) { i.Confirmed = true }
	rows := []happening{
		{sentence: "who resigns aloud has lost", moves: "e4 e5", editions: allEditions, incident: resign(reason.White, arbiter.Announced),
			article: "5.1b 5.1b 5.1b 5.1b 5.1b 5.1.2 5.1.2 5.1.2", verdict: "resignation-loses, 0-1 by resignation"},
		{sentence: "so has who signs", moves: "e4 e5", editions: allEditions, incident: resign(reason.Black, arbiter.Signed),
			verdict: "resignation-loses, 1-0 by resignation"},
		{sentence: "a bare king wins by a resignation before 2023", fen: against, editions: "1997 2001 2005 2009 2014 2017 2018",
			incident: resign(reason.White, arbiter.Announced), verdict: "resignation-loses, 0-1 by resignation"},
		{sentence: "and draws since", fen: against, editions: "2023", incident: resign(reason.White, arbiter.Announced), article: "5.1.2",
			verdict: "resignation-draws, 1/2-1/2 by resignation"},
		{sentence: "after stalemate there is nothing to resign", fen: "7k/4Q3/6K1/8/8/8/8/8 w - - 0 1", moves: "e7f7", editions: allEditions,
			incident: resign(reason.Black, arbiter.Announced), article: "5.2 5.2a 5.2a 5.2a 5.2a 5.2.1 5.2.1 5.2.1",
			verdict: "game-had-ended, 1/2-1/2 by stalemate"},
		{sentence: "nor with bare kings", fen: "8/8/8/4k3/8/8/4K3/8 w - - 0 1", editions: allEditions, incident: resign(reason.Black, arbiter.Announced),
			article: "9.6 5.2b 5.2b 5.2b 5.2b 5.2.2 5.2.2 5.2.2", verdict: "game-had-ended, 1/2-1/2 by dead-position"},
	}
	for _, manner := range []arbiter.Manner{arbiter.StoppedClocks, arbiter.TippedKing, arbiter.Handshake} {
		rows = append(rows,
			happening{sentence: "the arbiter asks what was meant", moves: "e4 e5", editions: allEditions,
				incident: with(resign(reason.White, manner), claimed), verdict: "resignation-unclear"},
			happening{sentence: "and the player says it", moves: "e4 e5", editions: allEditions,
				incident: with(resign(reason.White, manner), sure), verdict: "resignation-loses, 0-1 by resignation"})
	}
	judgeAll(t, rows)
}

// In the manual the only sure way is to write the result and sign; every other manner
// says what else it may have meant.
func TestWhatTheArbiterAsksWhoSeemsToResign(t *testing.T) {
	for manner, want := range map[arbiter.Manner]reason.Code{
		arbiter.StoppedClocks: reason.ClocksStoppedAsk,
		arbiter.TippedKing:    reason.KingTippedAsk,
		arbiter.Handshake:     reason.HandHeldOutAsk,
	} {
		c := arbiter.Case{Game: record(t, start, 0, "e4 e5"), Edition: laws.Edition2014}
		r, _ := c.Incident(resign(reason.White, manner))
		got := codes(r.Grounds)
		if len(got) != 3 || got[1] != want || got[2] != reason.ResignationSign {
			t.Errorf("manner %v: %v", manner, got)
		}
	}
}

func TestPlayersAgree(t *testing.T) {
	agreed := arbiter.Incident{Kind: arbiter.Agreement}
	const article = "5.3 5.2c 5.2c 5.2c 5.2c 5.2.3 5.2.3 5.2.3"
	judgeAll(t, []happening{
		{sentence: "a draw by agreement", moves: "e4 e5", editions: allEditions, incident: agreed, article: article,
			verdict: "agreement-draws, granted, 1/2-1/2 by agreement"},
		{sentence: "without a move until 2014", editions: "1997 2001 2005 2009 2014", incident: agreed,
			verdict: "agreement-draws, granted, 1/2-1/2 by agreement"},
		{sentence: "not since 2017", editions: since2017, incident: agreed, article: "5.2.3", verdict: "agreement-too-early, rejected"},
		{sentence: "nor after White's first move", moves: "e4", editions: since2017, incident: agreed, verdict: "agreement-too-early, rejected"},
		{sentence: "moves before the record count", fen: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", editions: since2017,
			incident: agreed, verdict: "agreement-draws, granted, 1/2-1/2 by agreement"},
		{sentence: "a record that begins in an endgame was begun after them", fen: "8/8/8/4k3/8/8/4K3/R7 w - - 0 1", editions: since2017,
			incident: agreed, verdict: "agreement-draws, granted, 1/2-1/2 by agreement"},
		{sentence: "after mate there is nothing to agree on", moves: "f3 e5 g4 Qh4#", editions: "2023", incident: agreed,
			verdict: "game-had-ended, 0-1 by checkmate"},
	})
}

// A game that a ruling has ended is over for every incident and claim, also where it was
// played on to a mate.
func TestNothingCountsAfterARuling(t *testing.T) {
	ended := arbiter.Status{Over: true, Result: game.BlackWins, Ply: 2, Ground: arbiter.Ground{
		Reason: reason.Reason{Code: reason.Resignation}, Article: "5.1.2",
	}}
	for k := arbiter.FlagFall; k <= arbiter.KingCaptured; k++ {
		c := arbiter.Case{Game: record(t, start, 0, "e4 e5"), Edition: laws.Edition2023, Ended: ended}
		i := arbiter.Incident{Kind: k, Ply: 2, DiscoveredPly: 2, Identified: arbiter.Before, Pressed: true}
		if k == arbiter.UnreplacedPromotion {
			continue // there is no pawn for it
		}
		r, fault := c.Incident(i)
		if fault != nil || told(c.Game, r) != "game-had-ended, 0-1 by resignation" || r.Article != "5.1.2" {
			t.Errorf("kind %v: %s %+v", k, told(c.Game, r), fault)
		}
	}
	for _, moves := range []string{again("Nf3 Nf6 Ng1 Ng8", 2), "f3 e5 g4 Qh4#"} {
		c := arbiter.Case{Game: record(t, start, 0, moves), Edition: laws.Edition2023, Ended: ended}
		r := c.Claim(arbiter.ClaimRequest{})
		if got := spell(r.Grounds); r.Code != reason.ClaimRefused || len(got) != 1 || got[0] != "claim-game-over (5.1.2)" || r.Grounds[0].Ply != 2 {
			t.Errorf("a claim after %s: %s by %q", moves, r.Code, got)
		}
		if claims := c.Claims(); claims != nil {
			t.Errorf("after %s there are claims: %q", moves, spellClaims(c.Game, claims))
		}
	}
}

func TestConduct(t *testing.T) {
	judgeAll(t, []happening{
		{sentence: "who leaves without a word has not resigned", moves: "e4 e5", editions: allEditions,
			incident: arbiter.Incident{Kind: arbiter.LeftWithoutNotice}, verdict: "left-without-notice"},
		{sentence: "who disturbs may cost himself time, as much as the arbiter sees fit", moves: "e4 e5", editions: allEditions,
			incident: arbiter.Incident{Kind: arbiter.Disturbance}, article: "12.5 12.5 12.6 12.6 11.5 11.5 11.5 11.5", verdict: "disturbance"},
		{sentence: "an offer stays open until a move in 1997", moves: "e4 e5", editions: "1997",
			incident: arbiter.Incident{Kind: arbiter.DrawOffer, Player: reason.Black}, article: "9.1", verdict: "draw-offer-open-until-move"},
		{sentence: "and until a touch since", moves: "e4 e5", editions: "2001 2005 2009 2014 2017 2018 2023",
			incident: arbiter.Incident{Kind: arbiter.DrawOffer, Player: reason.Black}, verdict: "draw-offer-open"},
		{sentence: "an assistant moves the pieces since 2014", editions: since2014, incident: arbiter.Incident{Kind: arbiter.Assistant}, article: "4.9",
			verdict: "assistant-allowed"},
		{sentence: "before, the Laws do not say so", editions: "1997 2001 2005 2009", incident: arbiter.Incident{Kind: arbiter.Assistant},
			verdict: "assistant-unregulated"},
	})
	for _, e := range laws.Editions() {
		c := arbiter.Case{Game: record(t, start, 0, "e4 e5"), Edition: e}
		offered := func(player reason.Player) map[reason.Code]bool {
			r, _ := c.Incident(arbiter.Incident{Kind: arbiter.DrawOffer, Player: player})
			found := map[reason.Code]bool{}
			for _, g := range r.Grounds {
				found[g.Code] = true
			}
			return found
		}
		if offered(reason.Black)[reason.OfferUntimely] || !offered(reason.White)[reason.OfferUntimely] {
			t.Errorf("edition %v: the time to offer is after the own move", e)
		}
		old := e == laws.Edition1997 || e == laws.Edition2001 || e == laws.Edition2005
		if offered(reason.Black)[reason.OfferEventRules] == old {
			t.Errorf("edition %v: whether the rules of an event may forbid it", e)
		}
		r, _ := c.Incident(arbiter.Incident{Kind: arbiter.Disturbance})
		if r.Formula == nil || r.Formula.Code != reason.DisturbanceTime || r.Change != nil {
			t.Errorf("edition %v: how much time a disturbance is worth: %+v", e, r.Formula)
		}
	}
}

// What material Article C4 of 1997 asks for.
func TestMatingPotential(t *testing.T) {
	for _, test := range []struct{ sentence, fen, want string }{
		{"a pawn", "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "wins"},
		{"a rook against a knight", "4k1n1/8/8/8/8/8/8/R3K3 b - - 0 1", "wins"},
		{"a queen against a queen", "3qk3/8/8/8/8/8/8/Q3K3 b - - 0 1", "wins"},
		{"bishop and knight", "4k3/8/8/8/8/8/8/BN2K3 b - - 0 1", "wins"},
		{"two bishops on different colours", "4k3/8/8/8/8/8/8/BB2K3 b - - 0 1", "wins"},
		{"two bishops on one colour", "4k3/8/8/8/8/8/8/B1B1K3 b - - 0 1", "lacks"},
		{"two bishops on the other colour", "4k3/8/8/8/8/8/8/1B1BK3 b - - 0 1", "lacks"},
		{"three knights", "4k3/8/8/8/8/8/8/NNN1K3 b - - 0 1", "wins"},
		{"two knights", "4k3/8/8/8/8/8/8/NN2K3 b - - 0 1", "lacks"},
		{"a knight against a bare king", "4k3/8/8/8/8/8/8/N3K3 b - - 0 1", "lacks"},
		{"two knights against a pawn", "4k3/4p3/8/8/8/8/8/NN2K3 b - - 0 1", "open"},
		{"a knight against a rook", "4k2r/8/8/8/8/8/8/N3K3 b - - 0 1", "open"},
		{"a bare king", "4k2r/8/8/8/8/8/8/4K3 b - - 0 1", "lacks"},
		{"a pawn that never moves again, and no way in", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 b - - 0 1", "lacks"},
	} {
		p, err := fen.Read(test.fen, position.Standard)
		if err != nil {
			t.Fatal(test.fen)
		}
		c := arbiter.Case{Game: game.New(p, position.Standard), Edition: laws.Edition1997, TimeControl: laws.Blitz, CanMate: solved}
		r, _ := c.Incident(flag(reason.Black))
		got := map[reason.Code]string{
			reason.FlagLoses: "wins", reason.PotentialLacking: "lacks", reason.PotentialOpen: "open", reason.GameHadEnded: "lacks",
		}[r.Code]
		if got != test.want {
			t.Errorf("%s: %s (%s)", test.sentence, got, r.Code)
		}
	}
}
