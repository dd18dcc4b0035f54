package judge

// By which edition of the Laws, and at which speed, was a game played?

import (
	"strconv"
	"strings"

	"chessarbiter/core/laws"
)

// Basis is how the edition was found by which a game is judged.
type Basis string

// The ways, the surest first.
const (
	InForce Basis = "in-force" // it was in force on the day of the game
	Either  Basis = "either"   // of the editions on the days that the date leaves open, the earlier
	Earlier Basis = "earlier"  // the game is older than the oldest edition that is known here, which is taken
	Assumed Basis = "assumed"  // the game has no date
)

// editionOf finds the edition by the dates of the heading. Of a date that is not
// complete the earliest and the latest day that it can be are looked at.
func editionOf(tag func(string) string, undated laws.Edition) (laws.Edition, Basis) {
	for _, name := range []string{"Date", "UTCDate", "EventDate"} {
		first, last, ok := days(tag(name))
		if !ok {
			continue
		}
		edition, known := laws.At(first)
		latest, knownLater := laws.At(last)
		switch {
		case !knownLater:
			return laws.Edition1997, Earlier
		case !known:
			return laws.Edition1997, Either
		case edition != latest:
			return edition, Either
		}
		return edition, InForce
	}
	return undated, Assumed
}

// days are the first and the last day that a date such as 2014.??.?? can be; ok is
// false where not even the year is told. A month or a day that does not exist counts
// as not told.
func days(date string) (first, last laws.Date, ok bool) {
	parts := strings.SplitN(strings.NewReplacer("-", ".", "/", ".").Replace(strings.TrimSpace(date)), ".", 3)
	number := func(i, from, to int) (int, bool) {
		if i >= len(parts) {
			return 0, false
		}
		n, err := strconv.Atoi(parts[i])
		return n, err == nil && n >= from && n <= to
	}
	year, ok := number(0, 1000, 9999)
	if !ok {
		return first, last, false
	}
	first, last = laws.Date{Year: year, Month: 1, Day: 1}, laws.Date{Year: year, Month: 12, Day: 31}
	if month, ok := number(1, 1, 12); ok {
		first.Month, last.Month = month, month
		if day, ok := number(2, 1, 31); ok {
			first.Day, last.Day = day, day
		}
	}
	return first, last, true
}

// movesCounted is for how many moves the Laws count the increments of a player's time.
const movesCounted = 60

// timeControl finds the kind of game: by the tag TimeControl, else by the words of the
// event, else it is standard play.
func timeControl(tag func(string) string, e laws.Edition) laws.TimeControl {
	if minutes, ok := minutesOf(tag("TimeControl")); ok {
		blitz := float64(e.Rules(laws.Blitz, true).BelowMinutes)
		rapid := float64(e.Rules(laws.Rapid, true).BelowMinutes)
		switch {
		case minutes < blitz, minutes == blitz && e.Effective().Year >= 2014:
			return laws.Blitz
		case minutes < rapid:
			return laws.Rapid
		}
		return laws.Standard
	}
	event := strings.ToLower(tag("Event"))
	switch {
	case strings.Contains(event, "blitz"), strings.Contains(event, "bullet"):
		return laws.Blitz
	case strings.Contains(event, "rapid"):
		return laws.Rapid
	}
	return laws.Standard
}

// minutesOf reads a time control of the standard (section 9.6.1), such as 40/7200:3600
// or 180+2 in seconds, as the minutes that a player has for all moves.
func minutesOf(text string) (minutes float64, ok bool) {
	for _, period := range strings.Split(text, ":") {
		if _, seconds, found := strings.Cut(period, "/"); found {
			period = seconds
		}
		base, increment, _ := strings.Cut(strings.TrimPrefix(period, "*"), "+")
		seconds, err := strconv.Atoi(base)
		if err != nil || seconds < 0 {
			return 0, false
		}
		each, err := strconv.Atoi(increment)
		if increment != "" && (err != nil || each < 0) {
			return 0, false
		}
		minutes += float64(seconds+movesCounted*each) / 60
	}
	return minutes, true
}
