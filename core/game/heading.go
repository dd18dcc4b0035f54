package game

// What stands at the head of the scoresheet: who played, and how it ended.

// Result is the score of a game. Why it is so is another question, which package
// arbiter answers.
type Result uint8

// The four results.
const (
	Unfinished Result = iota
	WhiteWins
	BlackWins
	Drawn
)

var resultNames = [4]string{"*", "1-0", "0-1", "1/2-1/2"}

// String returns "*", "1-0", "0-1" or "1/2-1/2".
func (r Result) String() string { return resultNames[r&3] }

// ParseResult reads what String writes.
func ParseResult(text string) (Result, bool) {
	for r := Unfinished; r <= Drawn; r++ {
		if r.String() == text {
			return r, true
		}
	}
	return Unfinished, false
}

// Tag is a line of the heading, such as Event or White.
type Tag struct{ Name, Value string }

// Result returns the result on the scoresheet, which the moves need not show.
func (g *Game) Result() Result { return g.result }

// SetResult writes down a result.
func (g *Game) SetResult(r Result) { g.result = r }

// Tags returns the heading in its order.
func (g *Game) Tags() []Tag { return append([]Tag(nil), g.tags...) }

// Tag returns the first value noted under a name.
func (g *Game) Tag(name string) (value string, ok bool) {
	for _, t := range g.tags {
		if t.Name == name {
			return t.Value, true
		}
	}
	return "", false
}

// SetTag notes a value under a name, in place of the first that stood there.
func (g *Game) SetTag(name, value string) {
	for i := range g.tags {
		if g.tags[i].Name == name {
			g.tags[i].Value = value
			return
		}
	}
	g.AddTag(name, value)
}

// AddTag notes a value under a name, after all others.
func (g *Game) AddTag(name, value string) { g.tags = append(g.tags, Tag{name, value}) }
