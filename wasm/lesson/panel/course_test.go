package panel

// How does a lesson read, and what can be done in it?

import (
	"strings"
	"testing"

	"chessarbiter/wasm/lesson/table"
)

const smallLesson = `[Lesson "title"]
[Step "one"]
[Laws "2014"]
[Source "made for this test"]

{ [%say start] } 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 { [%at] [%ask third claim threefold Ng8 under 2005 2014] [%hint count] } *

[Step "two"]
[Orientation "black"]
[FEN "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"]

{ Castled already? [%ask castle castling white a] [%run it] } *
`

const smallTexts = "title = Out & back\none = The <b>knights</b>\nstart = They go out.\nthird = Is he right?\ncount = Count the first, too.\ntwo = Never\ncastle = May he?\n"

func inLesson(t *testing.T, actions ...string) *table.Table {
	t.Helper()
	shown := table.New()
	shown.Do(table.Action{Verb: "lesson", Text: smallLesson})
	shown.Do(table.Action{Verb: "texts", Args: []string{"en"}, Text: smallTexts})
	for _, a := range actions {
		shown.Do(table.Read(a))
	}
	return shown
}

func TestALessonIsGoneThrough(t *testing.T) {
	const head = "Out & back\n[◀\uFE0E]Step 1 of 2[▶\uFE0E]\nThe <b>knights</b>\n"
	const foot = "\nSource: made for this test\n"
	for _, test := range []struct {
		name    string
		actions []string
		want    string
	}{
		{
			"where it begins the question is put, and the pupil may say what he thinks", nil,
			head + "Is he right?\nWhat do you think, by the Laws of 2005?\n[the claim is correct][the claim is not upheld]\n[Hint]\n[Ask the arbiter]" +
				foot + "0 of 2 questions asked, 0 answered right\n1 thing in this lesson was not understood\nStep 2: there is no such command (run)",
		},
		{
			"asked, the arbiter answers by each edition, and says whether the pupil was right", []string{"guess 0\nupheld", "hint 0", "answer 0"},
			head + "Is he right?\nWhat do you think, by the Laws of 2005?\n[the claim is correct][the claim is not upheld]\n[Hint]\nCount the first, too.\n[Ask the arbiter]\nYou were right.\n" +
				"Laws of 2005: the claim is correct\nAfter Ng8 the position will have appeared 3 times (the first position, 2...Ng8 and 4...Ng8). Article 9.2a\n" +
				"The claim is correct: the game is drawn. Article 9.2a\n" +
				"Laws of 2014: the claim is correct\nAfter Ng8 the position will have appeared 3 times (the first position, 2...Ng8 and 4...Ng8). Article 9.2a\n" +
				"The claim is correct: the game is drawn. Article 9.2a" +
				foot + "1 of 2 questions asked, 1 answered right\n1 thing in this lesson was not understood\nStep 2: there is no such command (run)",
		},
		{
			"what was said before stays while one goes on, with a way back", []string{"goto 3"},
			head + "They go out.\n[Back to the lesson]" + foot + "0 of 2 questions asked, 0 answered right\n1 thing in this lesson was not understood\nStep 2: there is no such command (run)",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := show(Course(inLesson(t, test.actions...))); got != test.want {
				t.Errorf("got\n%s\nwant\n%s", got, test.want)
			}
		})
	}
}

func TestTheNextStepHasItsOwnPositionAndQuestions(t *testing.T) {
	shown := inLesson(t, "step next", "guess 0\nlegal", "answer 0")
	got := show(Course(shown))
	for _, want := range []string{
		"[◀\uFE0E]Step 2 of 2[▶\uFE0E]\nNever\nCastled already?\nMay he?\n", "[allowed][prevented for now][lost for good]\n[Ask the arbiter]\nThe arbiter sees it otherwise than you.\n",
		"Laws of 2014: lost for good\nThere was no right to this castling at the start. Article 3.8", "1 of 2 questions asked, 0 answered right",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
	}
	if answer := shown.Do(table.Ask("")); answer.Orientation != "black" || answer.Board.FEN != "4k3/8/8/8/8/8/8/R3K3 w - - 0 1" {
		t.Errorf("%s at the bottom, %s", answer.Orientation, answer.Board.FEN)
	}
}

func TestAnAnswerIsToldAnewInAnotherEditionOrLanguage(t *testing.T) {
	shown := inLesson(t, "step 2", "guess 0\nlost", "answer 0")
	for _, edition := range []string{"2005", "2023"} {
		shown.Do(table.Read("edition\n" + edition))
		if got := show(Course(shown)); !strings.Contains(got, "Laws of "+edition+": lost for good") || !strings.Contains(got, "You were right.") {
			t.Errorf("%s: got\n%s", edition, got)
		}
	}
}

func TestAnAnswerOnceAskedForIsNotGuessedAnew(t *testing.T) {
	shown := inLesson(t, "guess 0\nrejected", "answer 0", "guess 0\nupheld")
	if got := show(Course(shown)); strings.Contains(got, "You were right.") {
		t.Errorf("got\n%s", got)
	}
}

func TestThePupilMayDoWhatHeLikesWithTheRecord(t *testing.T) {
	shown := inLesson(t, "start", "type\ne4", "type\ne5", "resume")
	if shown.Ply() != 0 {
		t.Errorf("resumed at ply %d, want the last position that is told of", shown.Ply())
	}
	shown.Do(table.Read("step 1"))
	shown.Do(table.Read("answer 0"))
	if got := show(Course(shown)); !strings.Contains(got, "Laws of 2005: the claim is correct") || shown.Ply() != 7 {
		t.Errorf("at ply %d\n%s", shown.Ply(), got)
	}
}

func TestWhatIsNoLessonChangesNothing(t *testing.T) {
	shown := inLesson(t, "step 2")
	before := show(Course(shown))
	for _, a := range []string{"lesson\n", "lesson\n[FEN \"nonsense\"]\n\n*", "step 9", "step 0", "step x", "answer 7", "guess 0\nperhaps", "answer -1", "hint", "texts"} {
		shown.Do(table.Read(a))
		if got := show(Course(shown)); got != before {
			t.Errorf("%q changes the lesson to\n%s", a, got)
		}
	}
}
