package laws

// Which editions are there, and which one was in force on a day?

// Edition is one edition of the Laws. Its zero value is none.
type Edition struct{ number uint8 } // from 1, the oldest first

// The editions, named by the year in which they came into force.
var (
	Edition1997 = Edition{1}
	Edition2001 = Edition{2}
	Edition2005 = Edition{3}
	Edition2009 = Edition{4}
	Edition2014 = Edition{5}
	Edition2017 = Edition{6}
	Edition2018 = Edition{7}
	Edition2023 = Edition{8}
)

const editionCount = 8

// Date is a day of the calendar.
type Date struct{ Year, Month, Day int }

// effective are the days on which the editions came into force, the zero edition
// first.
var effective = [editionCount + 1]Date{
	{}, {1997, 7, 1}, {2001, 7, 1}, {2005, 7, 1}, {2009, 7, 1},
	{2014, 7, 1}, {2017, 7, 1}, {2018, 1, 1}, {2023, 1, 1},
}

// Effective returns the first day on which the edition was in force.
func (e Edition) Effective() Date { return effective[e.number%(editionCount+1)] }

// String returns the key of the edition, such as "2023"; "" for none.
func (e Edition) String() string {
	if e.number == 0 || e.number > editionCount {
		return ""
	}
	return "19972001200520092014201720182023"[e.column()*4 : e.column()*4+4]
}

// column is the number of the edition in tables, from 0.
func (e Edition) column() int { return int(e.number) - 1 }

// Editions returns all editions, the oldest first.
func Editions() []Edition {
	list := make([]Edition, editionCount)
	for i := range list {
		list[i] = Edition{uint8(i + 1)}
	}
	return list
}

// Named returns the edition with that key, such as "2023".
func Named(key string) (Edition, bool) {
	for _, e := range Editions() {
		if e.String() == key {
			return e, true
		}
	}
	return Edition{}, false
}

// At returns the edition that was in force on a day. There is none here for days
// before 1 July 1997.
func At(day Date) (Edition, bool) {
	for number := uint8(editionCount); number > 0; number-- {
		if e := (Edition{number}); !day.before(e.Effective()) {
			return e, true
		}
	}
	return Edition{}, false
}

// before tells whether a day lies before another.
func (d Date) before(other Date) bool {
	if d.Year != other.Year {
		return d.Year < other.Year
	}
	if d.Month != other.Month {
		return d.Month < other.Month
	}
	return d.Day < other.Day
}
