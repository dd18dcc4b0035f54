package laws

// Which matters differ from edition to edition, and where does each edition treat
// them?

import "strings"

// topicTable has a line for each matter: its key, how well it is attested in each
// edition (a sign of signs for each), and its articles in each edition, written like
// the numbers of articleTable.
const topicTable = `
#                         1997              2001          2005    2009   2014          2017                  2018                    2023

same-position    .....~.. 9.2               =             =       =      =             9.2.2,9.2.2.1,9.2.2.2 =                       9.2.3,9.2.3.1,9.2.3.2
repetition-claim .....~.. 9.2a,9.2b         =             =       =      =             9.2.1.1,9.2.1.2       =                       9.2.1,9.2.2
claim-lost       ?...~~.. 9.4
claim-procedure  ?...~~.. 9.5               =             =       =      =             9.5.1-9.5.3
fifty-move       ....~~.. 9.3               =             =       =      =             9.3.1,9.3.2
automatic-draws  ........ -                 =             =       =      9.6a,9.6b     9.6.1,9.6.2
dead-position    ??...~.. 9.6               5.2b,9.6      =       =      5.2b          5.2.2
game-end         .?...... 5.1a,5.1b,5.2,5.3 5.1a-b,5.2a-e =       =      5.1a-b,5.2a-c 5.1.1-5.2.3           5.1.1,5.1.2,5.2.1-5.2.3
flag-fall        .'..~~.. 6.9               6.10          =       6.9
touch-move       ........ 4.2-4.7           4.1-4.7       =       =      4.1-4.9
irregularities   .'...... 7.1-7.4           =             7.1-7.5 =      =             7.1-7.8               7.1-7.6
rapid            .?..~~.. B                 =             =       A
blitz            .?..~~.. C                 =             =       B
quickplay        ........ 10.2              =             =       10.2,D G             III
chess960         .??.?~.. -                 =             =       F      =             II                    II.3                    II
draw-offer       ....?~.. 9.1               =             =       9.1a-b 9.1           9.1.1,9.1.2           9.1.1,9.1.2.1-9.1.2.3   9.1.1,9.1.2
`

// Topic is a matter that editions treat differently.
type Topic struct {
	Key  string // its name, such as "claim-lost"
	line string // its line of topicTable, behind the key
}

// Topics returns all matters.
func Topics() []Topic {
	var list []Topic
	for line, rest := next(topicTable); line != ""; line, rest = next(rest) {
		key, line := word(line)
		list = append(list, Topic{key, line})
	}
	return list
}

// Articles returns the numbers of the articles in which an edition treats the
// matter, such as "9.5.1-9.5.3" or "A" for an appendix; "" where it does not.
func (t Topic) Articles(e Edition) string {
	_, cells := word(t.line)
	return cell(cells, e)
}

// Attested returns how well what is known of the matter in an edition is attested.
func (t Topic) Attested(e Edition) Status { return signAt(t.line, e) }

// signAt reads the status of an edition from the signs at the start of a text.
func signAt(signs string, e Edition) Status {
	if column := e.column(); e.String() != "" && column < len(signs) {
		return statusOf(signs[column])
	}
	return 0
}

// topicOf returns the name of the matter of a change that is seen in some kinds of
// games only.
func topicOf(general string, games []Game) string {
	for _, g := range games {
		if g.TimeControl == Standard {
			return general
		}
	}
	names := ""
	for _, g := range games {
		if name := g.TimeControl.String(); !strings.Contains(names, name) {
			names += name
		}
	}
	switch names {
	case "rapid", "blitz":
		return names
	}
	return general
}
