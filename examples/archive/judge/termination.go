package judge

// What does a record tell of how the game ended: did a flag fall, and whose?

import (
	"regexp"
	"strings"

	"chessarbiter/core/game"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/reason"
)

// manner is how a game ended, as far as its record tells.
type manner uint8

const (
	unsaid   manner = iota // nothing, or only that the end was a usual one
	flagFell               // a flag fell
	resigned               // a player resigned
	another                // in another way, such as by a forfeit or an adjudication
)

// ending is what a record tells of the end.
type ending struct {
	manner
	// loser is whose flag fell or who resigned, where that is told in words.
	loser reason.Player
}

// termination are parts of the tag Termination in lower case, as the standard, sites
// and programs write it, each with what it means; the first that is found counts.
var termination = []struct {
	part string
	manner
}{
	{"both flags", another},
	{"abandon", another},
	{"time forfeit", flagFell},
	{"on time", flagFell},
	{"timeout", flagFell},
	{"time out", flagFell},
	{"flag", flagFell},
	{"resign", resigned},
	{"normal", unsaid},
	{"unknown", unsaid},
	{"checkmate", unsaid},
	{"stalemate", unsaid},
}

// overtime is what a comment behind the last move says where a flag fell, and nothing
// but that: "White might have lost on time" is not among it.
var overtime = regexp.MustCompile(`^(white|black)(?: has| is)? ` +
	`(?:(loses|lost|forfeits|forfeited|flagged|exceeded|exceeds|oversteps|overstepped|ran out|runs out)|(wins|won))` +
	`(?: of| on| by| the| game| its| his| her)* ?(?:time limit|time forfeit|time)?$` +
	`|^(white|black)(?:'s)? flag (?:fell|falls|has fallen)$` +
	`|^time forfeit$`)

var overTheTime = regexp.MustCompile(`time|flag`)

// endingOf reads the tag Termination, and the comments behind the last move of the
// record, at whose end the cursor must stand.
func endingOf(g *game.Game, tag func(string) string) ending {
	var e ending
	text := strings.ToLower(strings.TrimSpace(tag("Termination")))
	if text != "" && text != "?" && text != "-" {
		e.manner = another
		for _, known := range termination {
			if strings.Contains(text, known.part) {
				e.manner = known.manner
				break
			}
		}
	}
	if e.manner != unsaid && e.manner != flagFell {
		return e
	}
	for _, comment := range g.Current().Notes().After {
		for _, part := range strings.FieldsFunc(strings.ToLower(pgn.Text(comment)), isPause) {
			if loser, ok := flagIn(part); ok {
				e.manner = flagFell
				e.loser = loser
			}
		}
	}
	return e
}

// isPause tells whether what stands on both sides are two statements.
func isPause(r rune) bool { return strings.ContainsRune(",.;!:()", r) }

// flagIn tells whether a statement says that a flag fell, and whose.
func flagIn(statement string) (loser reason.Player, ok bool) {
	statement = strings.Join(strings.Fields(statement), " ")
	m := overtime.FindStringSubmatch(statement)
	if m == nil || !overTheTime.MatchString(statement) {
		return reason.Nobody, false
	}
	switch m[1] + m[4] {
	case "white":
		loser = reason.White
	case "black":
		loser = reason.Black
	}
	if m[3] != "" { // wins
		loser = reason.White + reason.Black - loser
	}
	return loser, true
}
