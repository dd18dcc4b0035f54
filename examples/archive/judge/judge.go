package judge

// What is there to say about one game?

import (
	"fmt"
	"strconv"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/laws"
	"chessarbiter/core/notation/pgn"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/phrase"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/core/unwinnable"
)

// Judge looks at games one after the other and keeps the memory of its searches. Its
// fields must be filled.
type Judge struct {
	// Undated is the edition for games that have no date.
	Undated laws.Edition
	// States is how many positions a search for a mate may visit, where the result
	// turns on it.
	States int

	solver unwinnable.Solver
}

// Report is what there is to say about a game.
type Report struct {
	// Findings are ordered: claims by their plies, then what concerns the end.
	Findings []Finding
	// Judged tells that the game was looked at, which one with an error is not.
	Judged bool
	// Basis is how the edition was found, whether or not there are findings.
	Basis Basis
}

// Game looks at a game, whose cursor moves. It never fails: a fault of this program is
// a finding, too, and the next game can be judged.
func (j *Judge) Game(read *pgn.Game) (report Report) {
	s := sheet{Judge: j, read: read}
	defer func() {
		if fault := recover(); fault != nil {
			j.solver = unwinnable.Solver{} // it may be in the middle of a search
			s.found = nil
			s.add(Finding{Kind: Record, Code: "fault", At: int64(read.Start), Text: fmt.Sprint(fault)})
			report = Report{Findings: s.found, Basis: s.basis}
		}
	}()
	s.head()
	judged := s.record()
	if judged {
		s.claims()
		s.ends()
	}
	return Report{Findings: s.found, Judged: judged, Basis: s.basis}
}

// sheet is the game that is being judged.
type sheet struct {
	*Judge
	read   *pgn.Game
	c      arbiter.Case // at the end of the game
	basis  Basis
	common Finding // the columns that are the same in all rows
	found  []Finding
	next   string // the move that a player means to make at the cursor, "" for none
}

// head reads the heading.
func (s *sheet) head() {
	edition, basis := editionOf(s.tag, s.Undated)
	s.basis = basis
	s.c = arbiter.Case{
		Game: s.read.Record, Edition: edition, TimeControl: timeControl(s.tag, edition),
		Dead: s.solver.Dead,
		CanMate: func(p *position.Position, winner board.Color) unwinnable.Verdict {
			return s.solver.Ask(p, winner, s.States).Verdict
		},
	}
	result := s.tag("Result")
	if s.read.Record != nil {
		result = s.read.Record.Result().String()
	}
	s.common = Finding{
		Offset: int64(s.read.Start), White: s.tag("White"), Black: s.tag("Black"), Event: s.tag("Event"),
		Date: s.tag("Date"), Result: result, Edition: edition.String(), Basis: basis,
	}
}

// tag returns the first value under a name, "" where there is none.
func (s *sheet) tag(name string) string {
	for _, t := range s.read.Tags {
		if t.Name == name {
			return t.Value
		}
	}
	return ""
}

// mostHalfmoves is how long a game may be, ten times the longest ones of masters: the
// claims of a game in which nothing is captured take time by the square of its length.
const mostHalfmoves = 6000

// record tells what is wrong with the record, and whether it can be judged. Warnings
// are of no interest, but for a result that is told twice and not alike.
func (s *sheet) record() (ok bool) {
	for _, p := range s.read.Problems {
		if p.Severity == reason.Error || p.Code == reason.PgnResultMismatch {
			why := reason.Reason{Code: p.Code, Text: p.Token}
			s.add(Finding{Kind: Record, Code: p.Code.String(), At: int64(p.Offset), Ply: p.Ply, Text: s.say(&why)})
		}
		if p.Severity == reason.Error {
			return false // one row is enough, whatever follows from it
		}
	}
	if n := s.c.Game.Ply(); n > mostHalfmoves {
		s.add(Finding{Kind: Record, Code: "too-long", At: int64(s.read.Start), Count: n,
			Text: fmt.Sprintf("%d half-moves are more than is looked at: %d.", n, mostHalfmoves)})
		return false
	}
	if s.c.Game.IsAnalysis() {
		why := reason.Reason{Code: reason.ClaimAnalysis}
		s.add(Finding{Kind: Record, Code: why.Code.String(), At: int64(s.read.Start), Text: s.say(&why)})
		return false
	}
	return true
}

// add adds a finding to the columns of the game.
func (s *sheet) add(f Finding) {
	c := &s.common
	f.Offset, f.White, f.Black, f.Event, f.Date = c.Offset, c.White, c.Black, c.Event, c.Date
	f.Result, f.Edition, f.Basis = c.Result, c.Edition, c.Basis
	if f.Plies == nil {
		f.Plies = []int{}
	}
	s.found = append(s.found, f)
}

// on adds a finding at a ply that rests on a reason.
func (s *sheet) on(f Finding, ply int, why arbiter.Ground) {
	f.Code, f.Article = why.Code.String(), why.Article
	if a, ok := s.c.Edition.Article(why.Article); ok && f.Attested == "" {
		f.Attested = a.Status.String()
	}
	f.Ply, f.Plies, f.Count = ply, why.Plies, why.Count
	if why.Code == reason.Fivefold {
		f.Count = len(why.Plies)
	}
	if ply > 0 {
		f.Move = s.moment(ply)
	}
	f.Text = phrase.English.Cited(s.say(&why.Reason), why.Article, s.common.Edition)
	s.add(f)
}

// say tells a reason in words, said of the position at the cursor.
func (s *sheet) say(why *reason.Reason) string {
	return phrase.English.Sentence(why, &phrase.Context{Moment: s.moment, Man: s.man})
}

// man tells the letter of the man on a square of the position at the cursor.
func (s *sheet) man(square uint8) byte {
	if s.c.Game == nil {
		return 0
	}
	if man := s.c.Game.Position().At(board.Square(square)); man != board.NoPiece {
		return man.Letter()
	}
	return 0
}

// moment calls a ply by the move that led to it, such as 34...Qe2, the one behind the
// cursor by the move that is meant, the first position by its number.
func (s *sheet) moment(ply int) string {
	if s.c.Game == nil {
		return phrase.English.Ply(ply)
	}
	node := s.c.Game.At(ply)
	if node == nil && s.next != "" {
		return called(s.c.Game.Position(), s.next)
	}
	if node == nil || node.Parent() == nil {
		return phrase.English.Ply(ply)
	}
	before := node.Parent().Position()
	return called(before, san.Format(before, node.Move()))
}

// called is a move with its number.
func called(before *position.Position, move string) string {
	dots := "."
	if before.Turn() == board.Black {
		dots = "..."
	}
	return strconv.Itoa(before.Fullmove()) + dots + move
}

// colorName is the column of a player.
func colorName(p reason.Player) string {
	switch p {
	case reason.White:
		return board.White.String()
	case reason.Black:
		return board.Black.String()
	}
	return ""
}
