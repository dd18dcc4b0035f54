package laws

import (
	"fmt"
	"testing"
)

func TestEditionsAreFoundByKey(t *testing.T) {
	for _, e := range Editions() {
		if got, ok := Named(e.String()); !ok || got != e {
			t.Errorf("edition %v is found as %v", e, got)
		}
	}
	for _, key := range []string{"", "2024", "fide-2005-07-01", "20"} {
		if e, ok := Named(key); ok {
			t.Errorf("%q is edition %v", key, e)
		}
	}
	if Edition2014.String() != "2014" || (Edition{}).String() != "" || (Edition{200}).String() != "" {
		t.Error("an edition has the wrong key")
	}
}

func TestEachDayHasTheEditionInForce(t *testing.T) {
	for _, test := range []struct {
		day  Date
		want string
	}{
		{Date{1997, 6, 30}, ""},
		{Date{1997, 7, 1}, "1997"},
		{Date{2001, 6, 30}, "1997"},
		{Date{2001, 7, 1}, "2001"},
		{Date{2005, 5, 1}, "2001"},
		{Date{2005, 12, 31}, "2005"},
		{Date{2009, 7, 1}, "2009"},
		{Date{2013, 7, 1}, "2009"},
		{Date{2014, 6, 30}, "2009"},
		{Date{2014, 7, 1}, "2014"},
		{Date{2017, 6, 30}, "2014"},
		{Date{2017, 12, 31}, "2017"},
		{Date{2018, 1, 1}, "2018"},
		{Date{2022, 12, 31}, "2018"},
		{Date{2023, 1, 1}, "2023"},
		{Date{2026, 9, 1}, "2023"},
		{Date{}, ""},
	} {
		if e, ok := At(test.day); e.String() != test.want || ok != (test.want != "") {
			t.Errorf("on %v edition %q was in force, want %q", test.day, e, test.want)
		}
	}
}

func ExampleAt() {
	e, _ := At(Date{Year: 2014, Month: 6, Day: 30})
	fmt.Println(e, e.Effective())
	// Output: 2009 {2009 7 1}
}
