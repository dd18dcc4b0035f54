package laws

// Which parameters hold in which edition, for which kind of game?

// Rules returns the parameters for a kind of game. supervised tells that there is
// enough supervision for the competition rules to apply in rapid and blitz, which
// editions before 2009 do not know; in standard play it makes no difference.
func (e Edition) Rules(t TimeControl, supervised bool) *Rules {
	t %= 3
	year := e.Effective().Year
	if year == 0 {
		return &Rules{}
	}
	appendix := e.byAppendix(t, supervised)
	r := &Rules{
		WrongClaim:           Penalty{Opponent: 3},
		IntendedTouches:      year >= 2009,
		PromotionFinal:       year >= 2005,
		ReleaseBinds:         year >= 2005,
		OfferRefusedByTouch:  year >= 2001,
		Illegal:              e.illegal(t, appendix),
		UnreplacedIllegal:    year >= 2005,
		QueenIfUnreplaced:    year >= 2014,
		ClockWithoutMove:     year >= 2017,
		SetupMoves:           -1,
		ResignationDraws:     year >= 2023,
		AgreementNeedsMoves:  year >= 2017,
		UnskilledPlay:        year <= 2005,
		MatingPotential:      year <= 1997 && t == Blitz,
		BothFlagsDraw:        true,
		ArbiterCallsFlag:     !appendix || year >= 2014,
		ArbiterSteersHands:   !appendix || year >= 2014,
		ColoursReversedMoves: 0,
	}
	switch {
	case year >= 2009:
		r.ClaimLostBy, r.CastlingRight = Touching, Settled
	case year == 2005:
		r.CastlingRight = Ruled
	}
	switch {
	case year <= 2005:
		r.WrongClaim.HalvesUpTo = 3
		if year > 1997 {
			r.WrongClaim.FloorMinutes = 1
		}
	case year >= 2014:
		r.WrongClaim.Opponent = e.minutes(t)
		r.Fivefold, r.SeventyFive = Consecutive, true
	}
	if year >= 2017 {
		r.Fivefold, r.TwoHands, r.ColoursReversedMoves = Anywhere, TwoHandsIllegal, 10
	}
	if year >= 2018 {
		r.TwoHands = TwoHandsPressed
	}
	if appendix {
		r.SetupMoves = 3
		switch {
		case year >= 2014:
			r.SetupMoves, r.Misplaced = 10, MisplacedNoCastles
		case year >= 2001:
			r.Misplaced = SwappedKingStays
		}
	}
	slow, fast := 60, 15
	if year >= 2014 {
		fast = 10
	}
	switch t {
	case Standard:
		r.FromMinutes = slow
	case Rapid:
		r.FromMinutes, r.BelowMinutes = fast, slow
	case Blitz:
		r.BelowMinutes = fast
	}
	return r
}

// byAppendix tells that the rules of the appendix for rapid or blitz hold, and not
// the competition rules.
func (e Edition) byAppendix(t TimeControl, supervised bool) bool {
	return t != Standard && (!supervised || e.Effective().Year < 2009)
}

// Detail returns what the kind of game can matter for the article behind a rule
// (see Behind): "" for standard play, "rapid" or "blitz" by the competition rules,
// "rapid-appendix" or "blitz-appendix" by the rules of the appendix.
func (e Edition) Detail(t TimeControl, supervised bool) string {
	switch {
	case t == Standard:
		return ""
	case e.byAppendix(t, supervised):
		return t.String() + "-appendix"
	}
	return t.String()
}

// illegal are the parameters for illegal moves. appendix tells that the rules of
// the appendix for rapid or blitz hold and not the competition rules.
func (e Edition) illegal(t TimeControl, appendix bool) IllegalRule {
	year := e.Effective().Year
	i := IllegalRule{Minutes: 2, LosesAt: 3, DrawIfCannotMate: year >= 2009}
	switch {
	case year <= 1997:
		i = IllegalRule{}
	case year >= 2014:
		i.Minutes, i.LosesAt = e.minutes(t), 2
	}
	if !appendix {
		return i
	}
	i.StandsAfterReply = year >= 2001 || t == Blitz
	i.DrawIfBothRemain = year >= 2014
	i.ArbiterActsOnBoth = year >= 2005 && year <= 2009 && t == Rapid
	if year <= 2009 {
		i.Who = ByClaim
	}
	switch {
	case year <= 2009 && t == Blitz:
		i.Who, i.Minutes, i.LosesAt = ByClaimToWin, 0, 1
		i.DrawIfCannotMate = year >= 2001
	case year >= 2014 && year <= 2017:
		i.Minutes, i.LosesAt = 0, 1
	}
	return i
}

// minutes is what an incorrect claim or an illegal move costs from 2014 on.
func (e Edition) minutes(t TimeControl) int {
	if t == Blitz || t == Rapid && e.Effective().Year >= 2023 {
		return 1
	}
	return 2
}
