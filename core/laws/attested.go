package laws

// How well is a parameter attested?

import "strings"

// parameterTable has a line for each parameter: its name, its topic, how well it
// is attested in each edition (a sign of signs for each), and what its values are
// called, where they are neither numbers nor yes and no. The lines without a topic
// are for a kind of game in which a parameter is attested otherwise, by its
// appendix too.
//
// The order is that of Rules.values.
const parameterTable = `
claim-lost-by              claim-lost       ?...~~.. moving|touching
wrong-claim-opponent       claim-procedure  ?...~~..
wrong-claim-opponent/blitz -                ?...?~..
wrong-claim-halves-up-to   claim-procedure  ?...~~..
wrong-claim-floor          claim-procedure  ?...~~..
intended-touches           claim-procedure  ?...~~.. no|yes
castling-right             same-position    ..'..~.. open|ruled|settled
fivefold                   automatic-draws  ........ none|consecutive|anywhere
seventy-five               automatic-draws  ........ no|yes

promotion-final            touch-move       ........ no|yes
release-binds              touch-move       ........ no|yes
offer-refused-by-touch     draw-offer       ....?~.. no|yes

illegal-minutes            irregularities   .'......
illegal-minutes/blitz      -                ....?~..
illegal-loses-at           irregularities   .'......
illegal-loses-at/rapid     -                .?......
illegal-loses-at/blitz     -                ....~~..
illegal-draw               irregularities   .'...... no|yes
illegal-draw/blitz         -                ....~~.. no|yes
illegal-who                rapid            ?.~..~.. arbiter|claim|claim-to-win
illegal-who/blitz          -                ....~~.. arbiter|claim|claim-to-win
illegal-arbiter-on-both    rapid            ..~..~.. no|yes
illegal-stands             rapid            ?.~..~.. no|yes
illegal-stands/blitz       -                ....~~.. no|yes
illegal-draw-if-remains    rapid            ..~..~.. no|yes
illegal-draw-if-remains/blitz -             ....~~.. no|yes
unreplaced-illegal         irregularities   .'...... no|yes
queen-if-unreplaced        irregularities   .'...... no|yes
clock-without-move         irregularities   .'...... no|yes
two-hands                  irregularities   .'...... breach|illegal|illegal-once-pressed
set-up-moves               irregularities   .'......
set-up-moves/rapid         -                .....~..
set-up-moves/blitz         -                ....~~..
misplaced                  rapid            .....~.. unsaid|swapped-king|no-castling
misplaced/blitz            -                ....~~.. unsaid|swapped-king|no-castling
colours-reversed-moves     irregularities   .'......

resignation-draws          game-end         .?...... no|yes
agreement-needs-moves      game-end         .?...... no|yes
unskilled-play             flag-fall        .'..~~.. no|yes
mating-potential           blitz            ........ no|yes
both-flags-draw            flag-fall        .'..?~.. no|yes
arbiter-calls-flag         flag-fall        .?..~~.. no|yes
arbiter-calls-flag/rapid   -                ..~.?'.. no|yes
arbiter-steers-hands       touch-move       ........ no|yes
arbiter-steers-hands/rapid -                ..~..~.. no|yes
from-minutes               rapid            .....~..
below-minutes              rapid            .....~..
`

// Attested returns how well a parameter of the edition is attested, by its name in
// parameterTable. A detail behind a slash counts where it makes a difference; an
// appendix is attested like its kind of game. The zero Status is for what nobody knows.
func (e Edition) Attested(name string) Status {
	general, detail, _ := strings.Cut(name, "/")
	detail, _, _ = strings.Cut(detail, "-")
	for _, candidate := range [2]string{general + "/" + detail, general} {
		if line := parameterLine(candidate); line != "" {
			_, signs := word(line)
			return signAt(signs, e)
		}
	}
	return 0
}

// parameterLine returns what stands behind the name of a parameter, "" where there
// is none.
func parameterLine(name string) string {
	for line, rest := next(parameterTable); line != ""; line, rest = next(rest) {
		if first, behind := word(line); first == name {
			return behind
		}
	}
	return ""
}
