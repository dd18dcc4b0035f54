package script_test

// What of a lesson is understood, and what is told of the rest?

import (
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/reason"
	"chessarbiter/wasm/lesson/script"
	"chessarbiter/wasm/lesson/table"
)

var readers = script.Readers{Incident: table.ReadIncident, Event: table.ReadEvent, Time: table.ReadTime}

func lesson(text string) *script.Lesson { return script.Read(text, readers) }

// asked returns the only question of a lesson that has nothing but this one, and the
// problems.
func asked(query string) (*script.Query, []script.Problem) {
	l := lesson("1. e4 { [%ask q " + query + "] } *")
	if len(l.Steps) == 1 && len(l.Steps[0].Notes) == 1 && len(l.Steps[0].Notes[0].Asks) == 1 {
		return &l.Steps[0].Notes[0].Asks[0].Query, l.Problems
	}
	return nil, l.Problems
}

func TestEveryKindOfQuestionIsRead(t *testing.T) {
	for _, test := range []struct {
		name, query string
		holds       func(q *script.Query) bool
	}{
		{"a castling", "castling white a", func(q *script.Query) bool {
			return q.Kind == script.Castling && q.Color.String() == "white" && q.Side.String() == "a"
		}},
		{"whether it can ever be done", "can-castle black h", func(q *script.Query) bool { return q.Kind == script.CanCastle && q.Color.String() == "black" }},
		{"whether a player can mate", "can-mate black", func(q *script.Query) bool { return q.Kind == script.CanMate && q.Color.String() == "black" }},
		{"whether the game is over", "status", func(q *script.Query) bool { return q.Kind == script.Status && q.Editions == nil }},
		{"a move", "explain e7e8q", func(q *script.Query) bool {
			return q.From.String() == "e7" && q.To.String() == "e8" && q.Promotion.String() == "queen"
		}},
		{"a claim of what has appeared", "claim threefold", func(q *script.Query) bool { return q.Claim.Kind == arbiter.ThreefoldClaim && q.Written == "" }},
		{"a claim with an intended move", "claim fifty-move Nf6", func(q *script.Query) bool { return q.Claim.Kind == arbiter.FiftyMoveClaim && q.Written == "Nf6" }},
		{"a claim with a move that was not written", "claim threefold Nf6 written=no touched=yes by=opponent", func(q *script.Query) bool {
			return q.Claim.Unwritten && q.Claim.Touched && q.Claim.ByOpponent
		}},
		{"an incident", "incident flag-fall white both=yes lastPeriod=no", func(q *script.Query) bool {
			return q.Incident.Kind == arbiter.FlagFall && q.Incident.Player == reason.White && q.Incident.Both && q.Incident.EarlierPeriod
		}},
		{"what hands do", "touch e7 release=e5 opponent:complain press", func(q *script.Query) bool {
			return len(q.Events) == 4 && q.Events[0].Kind == arbiter.Touch && q.Events[1].Kind == arbiter.Release && q.Events[2].ByOpponent
		}},
		{"under several editions", "status under 2001 2005 2014", func(q *script.Query) bool { return len(q.Editions) == 3 && q.Editions[2].String() == "2014" }},
		{"under all of them", "status under all", func(q *script.Query) bool { return len(q.Editions) == 8 }},
		{"the conditions of play", "under 2017 time=blitz status supervised=no reading=while-usable", func(q *script.Query) bool {
			return q.Time.String() == "blitz" && *q.Unsupervised && *q.WhileUsable && q.Kind == script.Status
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			q, problems := asked(test.query)
			if q == nil || len(problems) > 0 {
				t.Fatalf("not read: %v", problems)
			}
			if !test.holds(q) {
				t.Errorf("read as %+v", q)
			}
		})
	}
}

func TestAQuestionThatIsNotUnderstoodIsTold(t *testing.T) {
	for _, query := range []string{
		"", "mate", "castling", "castling white", "castling green h", "castling white e", "can-mate", "can-mate white h", "status now",
		"explain", "explain e2", "explain e2e9", "explain e7e8k", "claim", "claim fivefold", "claim threefold Qh9", "claim threefold Nf6 Nc6",
		"claim threefold colour=red", "incident", "incident rain", "incident flag-fall both=maybe", "touch", "touch z9", "touch release", "touch place=queen",
		"status under", "status under 1850", "status time=bullet", "status supervised=perhaps", "status reading=aloud",
		"touch " + strings.Repeat("e7 ", 65),
	} {
		q, problems := asked(query)
		if q != nil || len(problems) != 1 || problems[0].Fault != script.BadQuery || problems[0].Step != 1 {
			t.Errorf("%q: %v, problems %v", query, q, problems)
		}
	}
}

const whole = `[Lesson "title"]
[Step "one"]
[Laws "2005"]
[Mode "hands"]
[Show "castling"]
[Side "black"]
[Clocks "5:00 1:00:20"]
[Source "somebody"]

{ [%say hello] In plain words. } 1. e4 { [%at] [%ask q status] [%hint h] [%csl Ge4] } e5 *

[Step "two"]
[Orientation "white"]
[Side "black"]
[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]

*
`

func TestALessonIsItsStepsWithWhatIsSaidAndAsked(t *testing.T) {
	l := lesson(whole)
	if len(l.Problems) > 0 || l.Title != "title" || len(l.Steps) != 2 {
		t.Fatalf("%q, %d steps, %v", l.Title, len(l.Steps), l.Problems)
	}
	one, two := l.Steps[0], l.Steps[1]
	if one.Title != "one" || one.Laws.String() != "2005" || one.Mode != "hands" || one.Show != "castling" || one.Source != "somebody" ||
		one.Side != reason.Black || one.Orientation != reason.Black || *one.Clocks != (arbiter.Clocks{White: 300_000, Black: 3_620_000}) {
		t.Errorf("%+v", one)
	}
	if one.Begin.Ply() != 1 || two.Begin.Ply() != 0 || two.Orientation != reason.White || two.Game.Position().Turn().String() != "white" {
		t.Errorf("begins at %d and %d", one.Begin.Ply(), two.Begin.Ply())
	}
	if n := one.Notes; len(n) != 2 || !slices.Equal(n[0].Says, []string{"hello"}) || !slices.Equal(n[0].Plain, []string{"In plain words."}) ||
		n[1].Node != one.Begin || n[1].Asks[0].Hint != "h" || one.Questions != 1 {
		t.Errorf("%+v", n)
	}
	copied := l.Copy(1)
	if copied == two.Game || copied.Start() != two.Game.Start() {
		t.Error("the second step is not copied")
	}
}

func TestWhatIsWrongIsToldAndTheRestIsRead(t *testing.T) {
	for _, test := range []struct{ name, text, problem string }{
		{"a tag that cannot have the value", "[Laws \"1850\"]\n\n1. e4 *", "lesson-tag"},
		{"clocks that are none", "[Clocks \"5:00\"]\n\n1. e4 *", "lesson-tag"},
		{"a title that is no name of a text", "[Lesson \"<b>\"]\n\n1. e4 *", "lesson-tag"},
		{"a command that is none", "1. e4 { [%run x] } *", "lesson-command"},
		{"a text with no such name", "1. e4 { [%say <script>] } *", "lesson-key"},
		{"a hint to nothing", "1. e4 { [%hint h] } *", "lesson-hint"},
		{"a move that is not legal", "1. e4 e4 *", "pgn-move"},
	} {
		t.Run(test.name, func(t *testing.T) {
			l := lesson(test.text)
			if len(l.Problems) != 1 || said(&l.Problems[0]) != test.problem {
				t.Errorf("%v, want %s", l.Problems, test.problem)
			}
			if len(l.Steps) != 1 || l.Steps[0].Game.At(1) == nil && l.Steps[0].Game.End() == 0 {
				t.Error("the move is lost")
			}
		})
	}
}

// said is what a problem says is wrong.
func said(p *script.Problem) string { return string(p.Fault) + p.Code.String() }

func TestALessonHasItsBounds(t *testing.T) {
	for _, test := range []struct {
		name, text, problem string
		steps               int
	}{
		{"of bytes", strings.Repeat(" ", script.MaxBytes+1), "lesson-too-long", 0},
		{"of steps", strings.Repeat("[Step \"s\"]\n\n*\n\n", script.MaxSteps+9), "lesson-too-many", script.MaxSteps},
		{"of questions", "{ " + strings.Repeat("[%ask q status] ", script.MaxQuestions+1) + "} *", "lesson-too-many", 1},
		{"of problems", "{ " + strings.Repeat("[%x] ", 9999) + "} *", "lesson-command", 1},
	} {
		l := lesson(test.text)
		if len(l.Steps) != test.steps || len(l.Problems) == 0 || len(l.Problems) > script.MaxProblems || said(&l.Problems[0]) != test.problem {
			t.Errorf("%s: %d steps, %v", test.name, len(l.Steps), l.Problems)
		}
	}
}

// FuzzLesson opens whatever it is given, walks all steps, and asks every question.
func FuzzLesson(f *testing.F) {
	f.Add(whole)
	f.Add("[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/5KR1 w G - 0 1\"]\n\n{ [%ask a castling white h] [%ask b touch f1 release=g1 press] } *")
	f.Add("1. f3 e5 2. g4 Qh4# { [%ask a status under all] [%ask b incident king-captured ply=4] [%ask c incident double-move white ply=99] } *")
	f.Add("[Clocks \"0:01 9:99:99\"]\n\n{ [%ask q claim threefold e4 written=no] [%say -.] } 1. -- -- *")
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1<<12 {
			return
		}
		shown := table.New()
		shown.Do(table.Action{Verb: "lesson", Text: text})
		c := shown.Course()
		if c == nil {
			return
		}
		for range min(len(c.Steps), 4) {
			for i := range min(c.Step().Questions, 6) {
				shown.Do(table.Ask("answer", string(rune('0'+i))))
			}
			shown.Do(table.Ask("resume"))
			shown.Do(table.Ask("step", "next"))
		}
	})
}
