package arbiter

// What does an incorrect claim cost (Article 9.5)?

import (
	"chessarbiter/core/laws"
	"chessarbiter/core/reason"
)

// fine adds what the incorrect claim of the player on move costs. Half of the time
// that is left depends on the clocks: where nobody told them the rule stands in
// its place.
func (r *Ruling) fine(c *Case) {
	penalty := c.rules().WrongClaim
	control := c.TimeControl.String()
	claimant := c.Game.Position().Turn()
	why := reason.Reason{Code: reason.ClaimIncorrect, Count: penalty.Opponent, Player: PlayerOf(claimant)}
	if penalty.HalvesUpTo > 0 && c.Clocks == nil {
		why.Time = penalty.HalvesUpTo * minute
		why.Code = reason.ClaimFormula
		if penalty.FloorMinutes > 0 {
			why.Code = reason.ClaimFormulaFloor
		}
		r.ground(c, &why, control)
		formula := r.Grounds[len(r.Grounds)-1]
		r.Formula = &formula
		return
	}
	r.ground(c, &why, control)
	r.add(claimant.Other(), penalty.Opponent*minute)
	if penalty.HalvesUpTo == 0 {
		return
	}
	left := c.Clocks.Of(claimant)
	why.Code, why.Count, why.Time = reason.ClaimantLoses, 0, halved(left, penalty)
	if why.Time == 0 {
		why.Code = reason.ClaimantKeeps
	}
	r.add(claimant, -why.Time)
	r.ground(c, &why, control)
}

// halved returns what a player with so many milliseconds left loses: half of them
// up to a limit, and nothing that would leave less than the floor.
func halved(left int, p laws.Penalty) int {
	return max(0, min(left/2, p.HalvesUpTo*minute, left-p.FloorMinutes*minute))
}
