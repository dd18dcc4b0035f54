package judge

import (
	"testing"

	"chessarbiter/core/laws"
)

func TestTheEditionIsThatOfTheDay(t *testing.T) {
	for _, c := range []struct{ name, value, edition, basis string }{
		{"Date", "2014.07.01", "2014", "in-force"},
		{"Date", "2014.06.30", "2009", "in-force"},
		{"Date", "2014.??.??", "2009", "either"},
		{"Date", "2014.07.??", "2014", "in-force"},
		{"Date", "2015.??.??", "2014", "in-force"},
		{"Date", "1997.??.??", "1997", "either"},
		{"Date", "1997.06.30", "1997", "earlier"},
		{"Date", "1956.??.??", "1997", "earlier"},
		{"Date", "2019.13.45", "2018", "in-force"},
		{"Date", "2001-08-15", "2001", "in-force"},
		{"Date", "????.??.??", "2023", "assumed"},
		{"Date", "yesterday", "2023", "assumed"},
		{"UTCDate", "2020.01.01", "2018", "in-force"},
		{"Round", "2020.01.01", "2023", "assumed"},
	} {
		tag := func(name string) string {
			if name == c.name {
				return c.value
			}
			return ""
		}
		edition, basis := editionOf(tag, laws.Edition2023)
		if edition.String() != c.edition || string(basis) != c.basis {
			t.Errorf("%s %s: %s, %s, not %s, %s", c.name, c.value, edition, basis, c.edition, c.basis)
		}
	}
}

func TestTheTimeControlIsRead(t *testing.T) {
	for _, c := range []struct {
		name, value, want string
		edition           laws.Edition
	}{
		{"TimeControl", "40/7200:3600", "standard", laws.Edition2018},
		{"TimeControl", "5400+30", "standard", laws.Edition2018},
		{"TimeControl", "900+10", "rapid", laws.Edition2018},
		{"TimeControl", "600", "blitz", laws.Edition2018},
		{"TimeControl", "600", "blitz", laws.Edition2009},
		{"TimeControl", "601", "rapid", laws.Edition2018},
		{"TimeControl", "180+2", "blitz", laws.Edition2023},
		{"TimeControl", "*300", "blitz", laws.Edition2023},
		{"TimeControl", "?", "standard", laws.Edition2023},
		{"Event", "World Blitz Championship", "blitz", laws.Edition2023},
		{"Event", "Rapid, Zurich", "rapid", laws.Edition2023},
		{"Event", "Candidates", "standard", laws.Edition2023},
	} {
		tag := func(name string) string {
			if name == c.name {
				return c.value
			}
			return ""
		}
		if got := timeControl(tag, c.edition).String(); got != c.want {
			t.Errorf("%s %s in %s: %s, not %s", c.name, c.value, c.edition, got, c.want)
		}
	}
}
