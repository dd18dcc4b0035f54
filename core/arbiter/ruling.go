package arbiter

// On what is a ruling asked, and what does it consist of?

import (
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
	"chessarbiter/core/unwinnable"
)

// Case is what a ruling is asked on: the record up to its cursor, the edition of
// the Laws and the conditions of play. Nothing of it is changed.
type Case struct {
	Game        *game.Game
	Edition     laws.Edition
	TimeControl laws.TimeControl
	// Unsupervised tells that in rapid or blitz there are too few arbiters for the
	// competition rules.
	Unsupervised bool
	// WhileUsable chooses, where the text leaves it open, the reading by which a
	// castling right that every legal reply destroys is gone already.
	WhileUsable bool
	// Ended tells how a ruling has ended the game, which the record does not show; the
	// zero Status where none has.
	Ended Status
	// Allowed are the moves that an earlier ruling on this position still allows; nil
	// means every legal move.
	Allowed []position.Move
	// Clocks are what both players have left, nil where nobody told.
	Clocks *Clocks
	// Dead tells at once of a position whether it is dead; nil for unwinnable.Dead, which
	// takes its memory anew for each.
	Dead func(p *position.Position) bool
	// CanMate answers whether a player can mate by any series of legal moves; nil
	// where nothing but the material is looked at.
	CanMate func(p *position.Position, winner board.Color) unwinnable.Verdict
}

// rules are the parameters that hold in the case.
func (c *Case) rules() *laws.Rules {
	return c.Edition.Rules(c.TimeControl, !c.Unsupervised)
}

// minute is a minute in milliseconds.
const minute = 60_000

// Clocks are the times of both players in milliseconds: what is left, or what is
// added (negative: taken away).
type Clocks struct{ White, Black int }

// Of returns the time of a colour.
func (c *Clocks) Of(color board.Color) int {
	if color == board.White {
		return c.White
	}
	return c.Black
}

// Add adds to the time of a colour.
func (c *Clocks) Add(color board.Color, ms int) {
	if color == board.White {
		c.White += ms
	} else {
		c.Black += ms
	}
}

// Upheld tells whether what a player asked for is granted.
type Upheld uint8

// The three answers.
const (
	NothingAsked Upheld = iota // no player asked for anything, or it is not decided
	Granted
	Rejected
)

// Unchanged is the Restore of a ruling that leaves the position as it is.
const Unchanged = -1

// Ruling is the arbiter's answer. It changes nothing by itself. Make one with
// Case.ruling, so that Restore is right.
type Ruling struct {
	// Code names the ruling.
	Code    reason.Code
	Article string
	Edition laws.Edition
	Upheld  Upheld
	// Result and End are how the game ends by the ruling: game.Unfinished and
	// reason.None where it goes on.
	Result game.Result
	End    reason.Code
	// Change is what is added to the clocks, nil for nothing or where it depends on
	// clocks that nobody told; Formula is the reason that says so then.
	Change  *Clocks
	Formula *Ground
	// Restore is the ply to which the game goes back, Unchanged where it does not.
	Restore int
	// MustPlay is the move that must be played next, position.NoMove for any.
	MustPlay position.Move
	// Moves are those still allowed; nil means every legal move. Never empty.
	Moves []position.Move
	// Hands is what the player's hands have come to.
	Hands HandState
	// Grounds are why, the decisive one first, then what follows.
	Grounds []Ground
	// Mover is the piece whose move is illegal, where the grounds tell why it is.
	Mover board.Piece
	// Opinions are the readings that are held where the text does not decide.
	Opinions []Opinion
	// Mate is whether a player can still mate, where the ruling turns on it.
	Mate *MateAnswer
	// Attested is how well the weakest text is attested that the ruling rests on.
	Attested laws.Status
	// ComplaintLost tells that the opponent has lost the right to complain about
	// what the player's hands did (Article 4.8).
	ComplaintLost bool

	// Repetition is the evidence on a third occurrence, with the intended move.
	Repetition game.Repetition
	// Halfmoves and Since are the evidence on fifty moves: how many half-moves
	// count, with the intended move, and from which ply on; 0 where they reach back
	// before the record.
	Halfmoves, Since int
}

// Opinion is a reading of a text that leaves something open.
type Opinion struct {
	Holder string // whose it is, Gijssen or Reuben
	Upheld bool   // whether the claim is correct by it
	Ground        // what it says
}

// MateAnswer is what was found on whether a player can mate.
type MateAnswer struct {
	Winner  board.Color
	Verdict unwinnable.Verdict
}

// ruling begins a ruling by the decisive reason. detail is what besides the code
// can matter for the article.
func (c *Case) ruling(code reason.Code, decisive *reason.Reason, detail string) *Ruling {
	r := &Ruling{Code: code, Edition: c.Edition, Restore: Unchanged}
	r.ground(c, decisive, detail)
	r.Article = r.Grounds[0].Article
	return r
}

// over tells how the game has ended, by itself or by a ruling.
func (c *Case) over() *Status {
	if c.Ended.Over {
		return &c.Ended
	}
	return c.Status()
}

// hadEnded begins a ruling on what came after the end of the game. The facts of the
// end are told where it is on the board.
func (c *Case) hadEnded(code, decisive reason.Code, over *Status) *Ruling {
	r := &Ruling{Code: code, Article: over.Article, Edition: c.Edition, Restore: Unchanged}
	r.cite(decisive, over.Ply, over.Article)
	if over.Ply == c.Game.Ply() && !c.Ended.Over {
		r.Grounds = append(r.Grounds, over.Ground)
	}
	r.rests(c.Edition, over.Article)
	return r
}

// ground adds a reason with its article.
//
//go:noinline
func (r *Ruling) ground(c *Case, why *reason.Reason, detail string) {
	addGround(&r.Grounds, c.Edition, why, detail)
	r.rests(c.Edition, r.Grounds[len(r.Grounds)-1].Article)
}

// cite adds a reason that tells of a ply or, by 0, of none, with its article.
func (r *Ruling) cite(code reason.Code, ply int, article string) {
	r.Grounds = append(r.Grounds, Ground{})
	g := &r.Grounds[len(r.Grounds)-1]
	g.Code, g.Ply, g.Article = code, ply, article
}

// rests notes how well an article is attested that the ruling rests on.
func (r *Ruling) rests(e laws.Edition, article string) {
	if a, ok := e.Article(article); ok {
		r.Attested = max(r.Attested, a.Status)
	}
}

// end lets the game end by the ruling.
func (r *Ruling) end(result game.Result, why reason.Code) { r.Result, r.End = result, why }

// add changes a clock.
func (r *Ruling) add(color board.Color, ms int) {
	if r.Change == nil {
		r.Change = &Clocks{}
	}
	r.Change.Add(color, ms)
}

// canMate asks whether a player can mate from a position, and notes the answer.
func (r *Ruling) canMate(c *Case, p *position.Position, winner board.Color) unwinnable.Verdict {
	b := p.Board()
	verdict := unwinnable.Undecided
	switch {
	case c.CanMate != nil:
		verdict = c.CanMate(p, winner)
	case !b.Men(winner).More() || unwinnable.ByMaterial(&b):
		verdict = unwinnable.Unwinnable
	}
	r.Mate = &MateAnswer{Winner: winner, Verdict: verdict}
	return verdict
}

// PlayerOf returns the name of a colour in the facts of a reason.
func PlayerOf(c board.Color) reason.Player {
	if c == board.White {
		return reason.White
	}
	return reason.Black
}

// winFor returns the result by which a colour wins.
func winFor(c board.Color) game.Result {
	if c == board.White {
		return game.WhiteWins
	}
	return game.BlackWins
}
