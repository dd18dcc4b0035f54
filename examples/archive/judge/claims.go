package judge

// Which claims of a draw stood and were not made (Articles 9.2 and 9.3)?

import (
	"slices"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/game"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

// passed is a sort of claim of one player, with what was found of it first.
type passed struct {
	player reason.Player
	code   reason.Code
}

// claims tells of each sort of claim, by each player, where it stood first and at how
// many of the player's turns. Where the game went on, no claim was made; a game that
// was not won may have ended by one (see lastWord).
func (s *sheet) claims() {
	g := s.c.Game
	last, lastMove := g.Ply(), g.Current().Move()
	decisive := winner(g.Result()) != reason.Nobody
	first := map[passed]int{} // the index in s.found
	turn := map[passed]int{}  // the ply counted last
	for ply := 0; ply <= last; ply++ {
		g.Goto(ply)
		player := arbiter.PlayerOf(g.Position().Turn())
		claims := s.c.Claims()
		if !decisive && ply >= last-1 {
			claims = lastWord(claims, ply == last, lastMove)
		}
		for i := range claims {
			key := passed{player, claims[i].Code}
			index, known := first[key]
			if !known {
				index = len(s.found)
				first[key] = index
				s.claim(&claims[i], player, ply)
			}
			if !known || turn[key] != ply {
				turn[key] = ply
				s.found[index].Turns++
			}
		}
	}
	g.Goto(last)
}

// lastWord leaves of the claims in one of the last two positions those that were not
// made for certain: none in the very last one, and none of a kind that stood with the
// move that is written as the last, since an intended move is written down.
func lastWord(claims []arbiter.Claim, isLast bool, lastMove position.Move) []arbiter.Claim {
	var made [2]bool // by kind
	for i := range claims {
		made[claims[i].Kind] = made[claims[i].Kind] || claims[i].Intending == lastMove
	}
	return slices.DeleteFunc(claims, func(c arbiter.Claim) bool { return isLast || made[c.Kind] })
}

// claim adds the row of a claim at a ply, where the cursor stands.
func (s *sheet) claim(claim *arbiter.Claim, player reason.Player, ply int) {
	if claim.Intending != position.NoMove {
		s.next = san.Format(s.c.Game.Position(), claim.Intending)
		*claim = claim.Named(s.next)
	}
	s.on(Finding{Kind: Claim, Player: colorName(player)}, ply, claim.Ground)
	s.next = ""
}

// winner returns who has won, reason.Nobody for any other result.
func winner(r game.Result) reason.Player {
	switch r {
	case game.WhiteWins:
		return reason.White
	case game.BlackWins:
		return reason.Black
	}
	return reason.Nobody
}
