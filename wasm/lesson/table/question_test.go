package table

import (
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/reason"
)

const knights = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1"

// sit opens a table with a record and lets the reader do what the actions say.
func sit(t *testing.T, record string, actions ...string) *Table {
	t.Helper()
	table := New()
	if wrong := table.Show(record); wrong != "" {
		t.Fatalf("%s: %s", record, wrong)
	}
	do(table, actions...)
	return table
}

func do(table *Table, actions ...string) (last *Answer) {
	for _, a := range actions {
		last = table.Do(Read(a))
	}
	return last
}

func TestClaimsArePutToTheArbiter(t *testing.T) {
	for _, test := range []struct {
		name, record, claim string
		code                reason.Code
		upheld              arbiter.Upheld
	}{
		{"a third occurrence by the intended move", chess + knights, "claim threefold Ng8", reason.ClaimCorrect, arbiter.Granted},
		{"the move may stand in the text", chess + knights, "claim threefold\nNg8", reason.ClaimCorrect, arbiter.Granted},
		{"another move makes it incorrect", chess + knights, "claim threefold h6", reason.ClaimIncorrect, arbiter.Rejected},
		{"an illegal intended move too", chess + knights, "claim threefold Qh4", reason.ClaimIncorrect, arbiter.Rejected},
		{"it has not appeared yet", chess + knights, "claim threefold", reason.ClaimIncorrect, arbiter.Rejected},
		{"fifty moves are far", chess + knights, "claim fifty-move", reason.ClaimIncorrect, arbiter.Rejected},
	} {
		t.Run(test.name, func(t *testing.T) {
			table := sit(t, test.record, test.claim)
			asked := table.Answered()
			if asked == nil || asked.Fault != "" || asked.Ruling.Code != test.code || asked.Ruling.Upheld != test.upheld {
				t.Fatalf("the answer is %+v, want %s", asked, test.code)
			}
			if asked.Told.Text == "" || asked.Ruling.Edition.String() != "2023" {
				t.Errorf("it is told as %+v", asked.Told)
			}
		})
	}
}

func TestWhatIsNoClaimIsNotRuledOn(t *testing.T) {
	table := sit(t, chess+knights, "claim threefold Nx", "claim", "claim fourfold")
	if a := table.Answered(); a == nil || a.Fault == "" || a.Changes() {
		t.Errorf("a claim with a text that is no move gives %+v", a)
	}
	do(table, "apply")
	if table.IsOver() || len(table.revisions) > 0 {
		t.Error("nothing was ruled, and it was applied")
	}
}

func TestARulingIsAppliedAndTakenBack(t *testing.T) {
	table := sit(t, chess+knights, "claim threefold Ng8", "apply")
	if s := table.Status(); !s.Over || s.Result != game.Drawn || s.Code != reason.Threefold {
		t.Fatalf("the claim is applied, and the game is %+v", s)
	}
	if a := table.Answered(); a == nil || !a.Applied {
		t.Error("the ruling is not shown as applied")
	}
	do(table, "back")
	if a := table.Answered(); table.IsOver() || a == nil || a.Applied || table.Ply() != 7 {
		t.Errorf("the ruling is taken back, and the game is over %v at ply %d, shown %+v", table.IsOver(), table.Ply(), a)
	}
	do(table, "back")
	if table.Ply() != 6 || table.Answered() != nil {
		t.Error("the move before it is not taken back next")
	}
}

func TestTheMoveOfAnIncorrectClaimMustBePlayed(t *testing.T) {
	table := sit(t, chess+knights, "clocks 5:00 3:20", "claim threefold h6", "apply")
	if white, black := table.Left(0), table.Left(1); white != 7*60_000 || black != 200_000 {
		t.Errorf("after Black's incorrect claim the clocks show %d and %d", white, black)
	}
	do(table, "move f6 g8")
	if table.Ply() != 7 || table.Refused == nil {
		t.Error("another move than the intended one is made")
	}
	do(table, "take-back")
	if white := table.Left(0); white != 5*60_000 {
		t.Errorf("the ruling is taken back, and White's clock shows %d", white)
	}
	do(table, "move f6 g8")
	if table.Ply() != 8 {
		t.Error("the ruling is taken back, and still binds")
	}
}

func TestTheSameQuestionUnderEveryEdition(t *testing.T) {
	table := sit(t, chess+"e2e4 e7e5", "incident illegal-move white", "editions")
	a := table.Answered()
	if a == nil || len(a.Editions) != len(laws.Editions()) {
		t.Fatalf("the answers are %+v", a)
	}
	for i, e := range laws.Editions() {
		if one := a.Editions[i]; one.Ruling.Edition != e || one.Ruling.Code == reason.None {
			t.Errorf("under %s the answer is %s by %s", e, one.Ruling.Code, one.Ruling.Edition)
		}
	}
	if table.Edition != laws.Edition2023 {
		t.Errorf("the table is left with the edition %s", table.Edition)
	}
}

func TestAnAnswerFollowsTheConditions(t *testing.T) {
	table := sit(t, chess+knights, "claim threefold h6", "edition\n1997")
	if a := table.Answered(); a == nil || a.Ruling.Edition != laws.Edition1997 {
		t.Errorf("after the edition has changed the answer is %+v", a)
	}
}

func TestIncidentsAreReadAsTheApiSpellsThem(t *testing.T) {
	for _, test := range []struct {
		words []string
		want  arbiter.Incident
	}{
		{[]string{"flag-fall", "white", "both=true", "lastPeriod=false"}, arbiter.Incident{
			Kind: arbiter.FlagFall, Player: reason.White, Both: true, EarlierPeriod: true,
			Ply: arbiter.NextPly, DiscoveredPly: -1, Offence: 1, Identified: arbiter.Before, Pressed: true,
		}},
		{[]string{"illegal-move", "move=e1g1", "ply=5", "discoveredPly=8", "offence=2", "pressed=false", "claimedBy=opponent", "identified=false"}, arbiter.Incident{
			Kind: arbiter.IllegalMove, Ply: 5, DiscoveredPly: 8, Offence: 2, Identified: arbiter.Unknown, ByOpponent: true,
			Tried: arbiter.Attempt{From: 4, To: 6, Given: true},
		}},
		{[]string{"wrong-setup", "detail=king-and-queen", "movesMade=12", "color=black"}, arbiter.Incident{
			Kind: arbiter.WrongSetup, Detail: arbiter.KingAndQueenSwapped, MovesMade: 12, Player: reason.Black,
			Ply: arbiter.NextPly, DiscoveredPly: -1, Offence: 1, Identified: arbiter.Before, Pressed: true,
		}},
		{[]string{"resignation", "white", "manner=handshake", "confirmed=true"}, arbiter.Incident{
			Kind: arbiter.Resignation, Player: reason.White, Manner: arbiter.Handshake, Confirmed: true,
			Ply: arbiter.NextPly, DiscoveredPly: -1, Offence: 1, Identified: arbiter.Before, Pressed: true,
		}},
	} {
		if got := ReadIncident(test.words); got == nil || *got != test.want {
			t.Errorf("%v reads as %+v, want %+v", test.words, got, test.want)
		}
	}
	for _, words := range [][]string{
		nil, {""}, {"earthquake"}, {"flag-fall", "green"}, {"illegal-move", "ply=-1"}, {"illegal-move", "ply=x"},
		{"illegal-move", "move=e1"}, {"illegal-move", "move=e9g1"}, {"resignation", "manner=sulking"}, {"flag-fall", "both=perhaps"},
		{"flag-fall", "speed=fast"},
	} {
		if got := ReadIncident(words); got != nil {
			t.Errorf("%v reads as %+v", words, got)
		}
	}
}
