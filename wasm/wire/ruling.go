package wire

// Ends, claims and rulings.

import (
	"slices"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/board"
	"chessarbiter/core/game"
	"chessarbiter/core/position"
)

// Status tells whether the game is over, how and why.
type Status = struct {
	Over   bool   `js:"over"`
	Result string `js:"result"` // ts: Result
	// What ended the game; null while it goes on.
	Reason *string `js:"reason"` // ts: EndReason
	// The article of the Laws behind it.
	Article *string `js:"article"`
	Text    string  `js:"text"`
}

// Difference is one thing that makes two positions differ for the Laws though
// the same pieces stand on the same squares.
type Difference = struct {
	Kind string `js:"kind"` // ts: DifferenceKind
	// Whose castling right was lost, or who could have captured en passant.
	Color string `js:"color"` // ts: Color
	// The side of a castling right; null for en passant.
	Side *string `js:"side"` // ts: Side
	// The square of the castling rook, or the en passant square.
	Square string `js:"square"` // ts: Square
	// The ply at which it was lost.
	LostAt int    `js:"lostAt"`
	Text   string `js:"text"`
}

// NearMiss is an earlier position with the same pieces on the same squares and
// the same player to move that is another one for the Laws.
type NearMiss = struct {
	Ply         int          `js:"ply"`
	Differences []Difference `js:"differences"`
}

// Repetition tells how often the position has occurred on the line that led to it.
type Repetition = struct {
	// How often, this occurrence included; 0 in an analysis with null moves.
	Count int `js:"count"`
	// At which plies.
	Plies      []int      `js:"plies"`
	NearMisses []NearMiss `js:"nearMisses"`
}

// Claim is a correct claim of a draw.
type Claim = struct {
	Kind string `js:"kind"` // ts: ClaimKind
	// The move that the player intends to make; null where the position on the
	// board is enough.
	Intending *string `js:"intending"`
	// The evidence: where the position occurred, or the ply since which there
	// was no capture and no pawn move, and the ply of the claim.
	Plies   []int  `js:"plies"`
	Article string `js:"article"`
	Text    string `js:"text"`
}

// ClockChange is milliseconds to add to the clocks, negative to take away.
type ClockChange = struct {
	White float64 `js:"white"`
	Black float64 `js:"black"`
}

// Evidence is what a ruling rests on.
type Evidence = struct {
	// Each reason with its article, the decisive one first, then what follows.
	Grounds []Reason `js:"grounds"`
	// How well the weakest of the texts behind it is attested; null where no article is concerned.
	Attested *string `js:"attested"` // ts: ArticleStatus
	// The readings that are held, where the text leaves the question open.
	Opinions []Opinion `js:"opinions"`
	// Why clockChange is null although the penalty is one in time: it depends on clocks that were not told.
	Formula *string `js:"formula"`
	// Whether a player can still mate, where the ruling turns on it.
	CanMate *MateEvidence `js:"canMate"`
	// Whether the opponent has lost the right to complain about what the hands did.
	ComplaintLost bool `js:"complaintLost"`
	// How often the position has occurred, or would with the intended move.
	Count int `js:"count"`
	// At which plies; the last may be the one of the intended move.
	Plies []int `js:"plies"`
	// Half-moves without a capture or a pawn move.
	Halfmoves  int        `js:"halfmoves"`
	NearMisses []NearMiss `js:"nearMisses"`
}

// Opinion is a reading of a text that leaves something open.
type Opinion = struct {
	// Whose it is.
	Holder string `js:"holder"`
	// Whether the claim is correct by it.
	Upheld bool `js:"upheld"`
	// How often the position has occurred by it, and at which plies.
	Count int    `js:"count"`
	Plies []int  `js:"plies"`
	Text  string `js:"text"`
}

// MateEvidence tells whether a player can still mate.
type MateEvidence = struct {
	Color   string `js:"color"`   // ts: Color
	Verdict string `js:"verdict"` // ts: MateVerdict
}

// Ruling is the arbiter's answer. It changes nothing until it is applied.
type Ruling = struct {
	// The stable name of the ruling.
	Code    string  `js:"code"`
	Article *string `js:"article"`
	Edition string  `js:"edition"` // ts: Edition
	// One to three sentences, then the article; evidence.grounds has all.
	Text string `js:"text"`
	// Whether the claim is upheld; null where nothing was claimed.
	Upheld *bool `js:"upheld"`
	// The result; null while the game goes on.
	Result *string `js:"result"` // ts: Result
	// What ends the game; null while it goes on.
	Reason      *string      `js:"reason"` // ts: EndReason
	ClockChange *ClockChange `js:"clockChange"`
	// The ply to which the game goes back; null where it stays.
	RestorePly *int `js:"restorePly"`
	// The move that must be made; null where the player is free.
	MustPlay *string `js:"mustPlay"`
	// The moves still allowed; null means every legal move.
	Moves *[]Move `js:"moves"`
	// What the player's hands have come to; null where that was not asked.
	State    *string  `js:"state"` // ts: HandState
	Evidence Evidence `js:"evidence"`
}

// Status tells whether the game is over; status is what the arbiter found.
func (c *Context) Status(status *arbiter.Status) *Status {
	told := &Status{Over: status.Over, Result: status.Result.String()}
	if status.Over {
		told.Reason, told.Article = text(status.Code.String()), orNull(status.Article)
		told.Text = c.say(&status.Reason, board.NoPiece)
	}
	return told
}

// Repetition tells how often the position has occurred.
func (c *Context) Repetition(r *game.Repetition) *Repetition {
	return &Repetition{Count: r.Count, Plies: plies(r.Plies), NearMisses: c.nearMisses(r.NearMisses)}
}

func (c *Context) nearMisses(misses []game.NearMiss) []NearMiss {
	list := make([]NearMiss, len(misses))
	for i := range misses {
		miss := &misses[i]
		grounds := arbiter.Difference(c.Edition, *miss)
		list[i] = NearMiss{Ply: miss.Ply, Differences: make([]Difference, len(grounds))}
		for j := range miss.Differences {
			d := &miss.Differences[j]
			told := Difference{
				Kind: d.Kind.String(), Color: d.Color.String(), Square: d.Square.String(), LostAt: d.LostAt,
				Text: c.say(&grounds[j].Reason, board.NoPiece),
			}
			if d.Kind == game.CastlingDiffers {
				told.Side = text(d.Side.String())
			}
			list[i].Differences[j] = told
		}
	}
	return list
}

// Claims tells claims that are correct.
func (c *Context) Claims(claims []arbiter.Claim) []Claim {
	list := []Claim{}
	for i := range claims {
		claim := &claims[i]
		intending := c.notation(claim.Intending)
		why := claim.Reason
		c.next = ""
		if intending != nil {
			c.next = *intending
			why.Text = c.next
		}
		list = append(list, Claim{
			Kind: claim.Kind.String(), Intending: intending, Plies: plies(claim.Plies),
			Article: claim.Article, Text: c.say(&why, board.NoPiece),
		})
	}
	c.next = ""
	return list
}

// sentences are how many grounds, the decisive ones first, the text of a ruling says; all
// of them are in its evidence.
const sentences = 3

// Words are a ruling in the reader's language.
type Words struct {
	// Grounds are its reasons, the decisive one first.
	Grounds []Reason
	// Text says the first of them, with the article.
	Text string
	// Opinions are the readings that are held, in the order of the ruling's.
	Opinions []string
}

// ClaimWords says a ruling on a claim; written is the intended move as the player
// wrote it, "" for none.
func (c *Context) ClaimWords(r *arbiter.Ruling, written string) *Words {
	if move := c.notation(r.MustPlay); move != nil {
		written = *move
	}
	c.next = written
	return c.words(r, written)
}

// Words says a ruling.
func (c *Context) Words(r *arbiter.Ruling) *Words {
	written := ""
	if move := c.notation(r.MustPlay); move != nil && r.Hands != arbiter.HandsNotAsked {
		written = *move
	}
	return c.words(r, written)
}

// words says a ruling with a move, "" for none, in the facts of its grounds.
func (c *Context) words(r *arbiter.Ruling, move string) *Words {
	grounds := slices.Clone(r.Grounds)
	for i := range grounds {
		if move != "" {
			grounds[i].Text = move
		}
	}
	told := Words{Grounds: c.Reasons(grounds, r.Mover), Opinions: make([]string, len(r.Opinions))}
	spoken := told.Grounds[:min(len(grounds), sentences)]
	told.Text = c.Language.Cited(c.joined(spoken), r.Article, r.Edition.String())
	for i := range r.Opinions {
		told.Opinions[i] = c.say(&r.Opinions[i].Reason, board.NoPiece)
	}
	return &told
}

// ClaimRuling tells a ruling on a claim; written is the intended move as the player
// wrote it, "" for none.
func (c *Context) ClaimRuling(r *arbiter.Ruling, written string) *Ruling {
	return c.ruling(r, c.ClaimWords(r, written))
}

// Ruling tells a ruling.
func (c *Context) Ruling(r *arbiter.Ruling) *Ruling { return c.ruling(r, c.Words(r)) }

func (c *Context) ruling(r *arbiter.Ruling, words *Words) *Ruling {
	told := &Ruling{
		Code: r.Code.String(), Article: orNull(r.Article), Edition: r.Edition.String(),
		Text: words.Text, State: orNull(r.Hands.String()),
		Evidence: Evidence{
			Grounds: words.Grounds, Attested: orNull(statusWord(r.Attested)), Opinions: []Opinion{},
			ComplaintLost: r.ComplaintLost, Count: r.Repetition.Count, Plies: plies(r.Repetition.Plies),
			Halfmoves: r.Halfmoves, NearMisses: c.nearMisses(r.Repetition.NearMisses),
		},
	}
	for i := range r.Opinions {
		o := &r.Opinions[i]
		told.Evidence.Opinions = append(told.Evidence.Opinions,
			Opinion{Holder: string(o.Holder), Upheld: o.Upheld, Count: o.Count, Plies: plies(o.Plies), Text: words.Opinions[i]})
	}
	if r.Formula != nil {
		told.Evidence.Formula = text(c.say(&r.Formula.Reason, board.NoPiece))
	}
	if r.Mate != nil {
		told.Evidence.CanMate = &MateEvidence{r.Mate.Winner.String(), r.Mate.Verdict.String()}
	}
	if r.Upheld != arbiter.NothingAsked {
		upheld := r.Upheld == arbiter.Granted
		told.Upheld = &upheld
	}
	if r.Result != game.Unfinished {
		told.Result, told.Reason = text(r.Result.String()), text(r.End.String())
	}
	if r.Change != nil {
		told.ClockChange = &ClockChange{float64(r.Change.White), float64(r.Change.Black)}
	}
	p := c.Game.Position()
	if r.Restore != arbiter.Unchanged {
		told.RestorePly = &r.Restore
		if node := c.Game.At(r.Restore); node != nil {
			p = node.Position()
		}
	}
	if r.MustPlay != position.NoMove {
		told.MustPlay = text(c.spell(p, r.MustPlay))
	}
	if r.Moves != nil {
		moves := make([]Move, len(r.Moves))
		for i, m := range r.Moves {
			moves[i] = *NewMove(p, m, c.Game.Variant())
		}
		told.Moves = &moves
	}
	return told
}
