package arbiter_test

// The published cases on repetition, fifty moves, draws without a claim and the
// way of claiming, each in the editions that it names and by both readings of a
// right to castle that every legal reply takes away.

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"chessarbiter/core/arbiter"
	"chessarbiter/core/game"
	"chessarbiter/core/laws"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

const (
	allEditions = "1997 2001 2005 2009 2014 2017 2018 2023"
	openText    = "1997 2001"
	since2009   = "2009 2014 2017 2018 2023"
	since2014   = "2014 2017 2018 2023"
	since2017   = "2017 2018 2023"
)

// named returns the editions of a list.
func named(t *testing.T, list string) (editions []laws.Edition) {
	t.Helper()
	for _, key := range strings.Fields(list) {
		e, ok := laws.Named(key)
		if !ok {
			t.Fatalf("there is no edition %s", key)
		}
		editions = append(editions, e)
	}
	return editions
}

// published returns a case of rulings.json with its game.
func published(t *testing.T, id string) (ruling, *game.Game) {
	t.Helper()
	for _, c := range rulings(t) {
		if c.ID == id {
			return c, record(t, c.FEN, variantOf(c.Variant), strings.Join(c.Moves, " "))
		}
	}
	t.Fatalf("there is no case %s", id)
	return ruling{}, nil
}

// The readings in which a row is asked.
const (
	either = iota // the verdict is the same by both
	untilMoved
	whileUsable
)

func TestPublishedClaimsInEachEdition(t *testing.T) {
	plain := arbiter.ClaimRequest{}
	fifty := arbiter.ClaimRequest{Kind: arbiter.FiftyMoveClaim}
	touched := arbiter.ClaimRequest{Touched: true}
	unwritten := arbiter.ClaimRequest{Unwritten: true}
	byOpponent := arbiter.ClaimRequest{ByOpponent: true}
	for _, test := range []struct {
		id, sentence, editions string
		reading                int
		claim                  arbiter.ClaimRequest
		code                   reason.Code
		count                  int // of the occurrences
		opinions               string
	}{
		{"gijssen81-fig3-A", "line A: 2.Qe2 would have kept the right", allEditions, either, plain, reason.ClaimIncorrect, 2, ""},
		{"gijssen81-fig3-A-next", "after line A White claims with 6.Kf1", allEditions, either, plain, reason.ClaimCorrect, 3, ""},
		{"gijssen81-fig3-B", "line B by Gijssen: lost by 2.Kf1, not by the check", openText, untilMoved, plain, reason.ClaimIncorrect, 2, "gijssen false 2, reuben true 3"},
		{"gijssen81-fig3-B", "line B by Reuben: the king had to move", openText, whileUsable, plain, reason.ClaimCorrect, 3, "gijssen false 2, reuben true 3"},
		{"gijssen81-fig3-B", "line B by the ruling of 2005", "2005", untilMoved, plain, reason.ClaimIncorrect, 2, "gijssen false 2, reuben true 3"},
		{"gijssen81-fig3-B", "line B against the ruling of 2005", "2005", whileUsable, plain, reason.ClaimCorrect, 3, "gijssen false 2, reuben true 3"},
		{"gijssen81-fig3-B", "line B since the text decides", since2009, either, plain, reason.ClaimIncorrect, 2, ""},
		{"se6188-after-12", "12...Qe5+ stands for the first time", allEditions, either, plain, reason.ClaimIncorrect, 1, ""},
		{"se6188-after-16", "16...Qe5+ until moved", "1997 2001 2005", untilMoved, plain, reason.ClaimIncorrect, 2, "gijssen false 2, reuben true 3"},
		{"se6188-after-16", "16...Qe5+ while usable", "1997 2001 2005", whileUsable, plain, reason.ClaimCorrect, 3, "gijssen false 2, reuben true 3"},
		{"se6188-after-16", "16...Qe5+ since the text decides", since2009, either, plain, reason.ClaimIncorrect, 2, ""},
		{"se6188-17Kd1", "17.Kd1 can be claimed with", allEditions, either, plain, reason.ClaimCorrect, 3, ""},
		{"karpov-miles-1986", "26.Nb5: 22...Ra4 lost a right that could be used", allEditions, either, plain, reason.ClaimIncorrect, 2, ""},
		{"knsb-2005-20Ng7", "20.Ng7+ until moved", "1997 2001 2005", untilMoved, plain, reason.ClaimIncorrect, 2, "gijssen false 2, reuben true 3"},
		{"knsb-2005-20Ng7", "20.Ng7+ while usable", "1997 2001 2005", whileUsable, plain, reason.ClaimCorrect, 3, "gijssen false 2, reuben true 3"},
		{"knsb-2005-20Ng7", "20.Ng7+ since the text decides", since2009, either, plain, reason.ClaimIncorrect, 2, ""},
		{"reuben-2014-Qa4", "3.Qa4+ is not the first position", since2009, either, plain, reason.ClaimIncorrect, 1, ""},
		{"reuben-2014-Qa4", "3.Qa4+ while usable", openText, whileUsable, plain, reason.ClaimIncorrect, 2, "gijssen false 1, reuben false 2"},
		{"kuhlmann-1994-a", "3.Nc7+ is not 1.Nc7+", since2009, either, plain, reason.ClaimIncorrect, 1, ""},
		{"kuhlmann-1994-a", "3.Nc7+ is 1.Nc7+ in the opinion of problemists", openText, whileUsable, plain, reason.ClaimIncorrect, 2, "gijssen false 1, reuben false 2"},
		{"osorio-h2", "prevented for the moment, lost by the king's own choice", allEditions, either, plain, reason.ClaimIncorrect, 1, ""},
		{"treger-2004", "all rights at first, none in the end", allEditions, either, plain, reason.ClaimIncorrect, 1, ""},
		{"uscf-harold", "after 16...Rxg5 Black could still castle", allEditions, either, plain, reason.ClaimIncorrect, 2, ""},
		{"se23925-captured-rooks", "both rooks were captured before the king moved", allEditions, either, plain, reason.ClaimCorrect, 3, ""},
		{"rooks-move-and-return", "two rights were lost by the rooks", allEditions, either, plain, reason.ClaimIncorrect, 2, ""},
		{"kuhlmann-1994-c", "a capture en passant out of check that would be no answer", allEditions, either, plain, reason.ClaimIncorrect, 2, ""},
		{"chesslib-39-a", "2...d5 could be captured en passant", allEditions, either, plain, reason.ClaimIncorrect, 2, ""},
		{"cutechess-817", "the pawn that could capture is pinned", allEditions, either, plain, reason.ClaimCorrect, 3, ""},
		{"chessvariants-7109", "pinned on the file", allEditions, either, plain, reason.ClaimCorrect, 3, ""},
		{"chessx-344-e4", "no pawn is near the double step", allEditions, either, plain, reason.ClaimCorrect, 3, ""},
		{"triangulation-other-turn", "the other player has the move", allEditions, either, plain, reason.ClaimIncorrect, 1, ""},
		{"50-move-castling-loss-no-reset", "losing a right does not set the count back", allEditions, either, fifty, reason.ClaimCorrect, 0, ""},
		{"claim-after-touch", "the knight was touched first: too late since 2009", since2009, either, touched, reason.ClaimRefused, 0, ""},
		{"claim-after-touch", "before 2009 the claim is in time until the move is made", "1997 2001 2005", either, touched, reason.ClaimCorrect, 3, ""},
		{"claim-after-touch", "but the move must be written", "1997 2001 2005", either, arbiter.ClaimRequest{Touched: true, Unwritten: true}, reason.ClaimIncorrect, 3, ""},
		{"claim-not-on-move", "by the player who has pressed the clock", allEditions, either, byOpponent, reason.ClaimRefused, 0, ""},
		{"claim-not-on-move", "by the player whose move it is", allEditions, either, plain, reason.ClaimCorrect, 3, ""},
		{"claim-without-writing", "the move is not written", allEditions, either, unwritten, reason.ClaimIncorrect, 3, ""},
		{"claim-without-writing", "the move is written", allEditions, either, plain, reason.ClaimCorrect, 3, ""},
	} {
		c, g := published(t, test.id)
		for _, e := range named(t, test.editions) {
			for _, usable := range []bool{false, true} {
				if usable && test.reading == untilMoved || !usable && test.reading == whileUsable {
					continue
				}
				t.Run(fmt.Sprintf("%s/%s/%v/%v", test.id, test.sentence, e, usable), func(t *testing.T) {
					q := test.claim
					if c.Intended != "" {
						q.Intending = move(t, g, c.Intended)
					}
					asked := arbiter.Case{Game: g, Edition: e, WhileUsable: usable}
					r := asked.Claim(q)
					if r.Code != test.code || r.Repetition.Count != test.count || r.Edition != e {
						t.Errorf("%s by %d occurrences, want %s by %d", r.Code, r.Repetition.Count, test.code, test.count)
					}
					if got := spellOpinions(r.Opinions); got != test.opinions {
						t.Errorf("opinions %q, want %q", got, test.opinions)
					}
					checkClaim(t, &asked, &q, r)
				})
			}
		}
	}
}

func spellOpinions(opinions []arbiter.Opinion) string {
	var list []string
	for _, o := range opinions {
		list = append(list, fmt.Sprintf("%s %v %d", o.Holder, o.Upheld, o.Count))
	}
	return strings.Join(list, ", ")
}

// checkClaim compares what must be so in every ruling on a claim.
func checkClaim(t *testing.T, c *arbiter.Case, q *arbiter.ClaimRequest, r *arbiter.Ruling) {
	t.Helper()
	granted := r.Code == reason.ClaimCorrect
	if granted != (r.Upheld == arbiter.Granted) || granted != (r.Result == game.Drawn) || granted != (r.End != reason.None) || r.Restore != arbiter.Unchanged {
		t.Errorf("%s: upheld %v, result %v by %q, restore %d", r.Code, r.Upheld, r.Result, r.End, r.Restore)
	}
	if incorrect := r.Code == reason.ClaimIncorrect; incorrect != (r.Change != nil || r.Formula != nil) || r.Change != nil && r.Formula != nil {
		t.Errorf("%s: clocks %v, formula %v", r.Code, r.Change, r.Formula)
	} else if incorrect && (r.MustPlay != q.Intending || slices.Index(codes(r.Grounds), reason.ClaimIsOffer) < 0) {
		t.Errorf("must play %d, intended %d; %v", r.MustPlay, q.Intending, codes(r.Grounds))
	} else if !incorrect && (r.MustPlay != position.NoMove || r.Moves != nil) {
		t.Errorf("%s binds to %d, %v", r.Code, r.MustPlay, r.Moves)
	}
	for _, ground := range append(slices.Clone(r.Grounds), opinionGrounds(r.Opinions)...) {
		a, ok := c.Edition.Article(ground.Article)
		if !ok {
			t.Errorf("%s cites Article %q, which edition %v has not", ground.Code, ground.Article, c.Edition)
		}
		if a.Status > r.Attested && ground.Code != reason.OpinionUntilMoved && ground.Code != reason.OpinionWhileUsable {
			t.Errorf("%s is attested %v, the ruling %v", ground.Code, a.Status, r.Attested)
		}
	}
	if _, ok := c.Edition.Article(r.Article); !ok {
		t.Errorf("the ruling cites Article %q, which edition %v has not", r.Article, c.Edition)
	}
	listed := slices.ContainsFunc(c.Claims(), func(k arbiter.Claim) bool { return k.Kind == q.Kind && k.Intending == q.Intending })
	refused := r.Code == reason.ClaimRefused && r.Grounds[0].Code != reason.ClaimOtherMove
	if !refused && !q.Unwritten && !q.Illegal && listed != granted {
		t.Errorf("listed among the claims: %v, upheld: %v", listed, granted)
	}
}

func opinionGrounds(opinions []arbiter.Opinion) (grounds []arbiter.Ground) {
	for _, o := range opinions {
		grounds = append(grounds, o.Ground)
	}
	return grounds
}

// What decides between the two opinions is said, in the words of each edition.
func TestWhatDecidesBetweenTheOpinions(t *testing.T) {
	for _, test := range []struct {
		editions string
		usable   bool
		want     reason.Code
	}{
		{openText, false, reason.RightOpen},
		{openText, true, reason.RightOpen},
		{"2005", false, reason.RightRuled},
		{"2005", true, reason.RightAgainstRuling},
		{since2009, false, reason.RightSettled},
		{since2009, true, reason.RightSettled},
	} {
		for id, differ := range map[string]bool{"gijssen81-fig3-A": false, "gijssen81-fig3-B": true, "se6188-after-16": true, "knsb-2005-20Ng7": true, "se6188-17Kd1": false} {
			c, g := published(t, id)
			for _, e := range named(t, test.editions) {
				asked := arbiter.Case{Game: g, Edition: e, WhileUsable: test.usable}
				r := asked.Claim(arbiter.ClaimRequest{Intending: move(t, g, c.Intended)})
				said := slices.DeleteFunc(codes(r.Grounds), func(code reason.Code) bool { return !strings.HasPrefix(code.String(), "right-") })
				want := []reason.Code{test.want}
				if !differ {
					want = []reason.Code{}
				}
				if !slices.Equal(said, want) {
					t.Errorf("%s in %v, while usable %v: said is %v, want %v", id, e, test.usable, said, want)
				}
			}
		}
	}
}

func TestTheRepetitionThatIsToldFollowsTheReading(t *testing.T) {
	g := record(t, start, standard, pedantry16)
	for _, e := range laws.Editions() {
		for _, usable := range []bool{false, true} {
			c := arbiter.Case{Game: g, Edition: e, WhileUsable: usable}
			r, claims := c.Repetition(), c.Claims()
			want := 2
			if usable && e.Effective().Year < 2009 {
				want = 3
			}
			if r.Count != want || r.Count+len(r.NearMisses) != 3 {
				t.Errorf("%v, while usable %v: %d occurrences, want %d; near misses %v", e, usable, r.Count, want, r.NearMisses)
			}
			if appeared := len(claims) > 0 && claims[0].Intending == position.NoMove; appeared != (want == 3) {
				t.Errorf("%v, while usable %v: claims %q", e, usable, spellClaims(g, claims))
			}
			if !slices.ContainsFunc(claims, func(k arbiter.Claim) bool { return k.Intending == move(t, g, "Kd1") }) {
				t.Errorf("%v: no claim with 17.Kd1", e)
			}
		}
	}
	analysis := arbiter.Case{Game: record(t, start, standard, "Nf3 -- Ng1 --"), Edition: edition}
	if r := analysis.Repetition(); r.Count != 0 {
		t.Errorf("in analysis %d occurrences are counted", r.Count)
	}
}

func TestTheCaptureOfARookEndsItsRight(t *testing.T) {
	c, g := published(t, "se23925-captured-rooks")
	for _, e := range laws.Editions() {
		asked := arbiter.Case{Game: g, Edition: e}
		r := asked.Claim(arbiter.ClaimRequest{})
		var told []string
		for _, ground := range r.Grounds {
			if ground.Code == reason.RightCaptured {
				told = append(told, fmt.Sprintf("%s at %d", names(ground.Squares), ground.Ply))
			}
		}
		same(t, c.ID+" in "+e.String(), told, []string{"h1 at 12", "a1 at 6"})
	}
	for sentence, moves := range map[string]string{
		"the king stood still":              again("Nf3 Nf6 Ng1 Ng8", 2),
		"the king had moved before as well": "Ke2 Nf6 Ke1 Ng8 " + again("Ke2 Nf6 Ke1 Ng8", 2),
	} {
		r := judge(record(t, start, standard, "e4 g6 b3 Bg7 g3 Bxa1 "+moves), arbiter.ClaimRequest{})
		if r.Upheld != arbiter.Granted || slices.Contains(codes(r.Grounds), reason.RightCaptured) {
			t.Errorf("%s, but told is %v", sentence, codes(r.Grounds))
		}
	}
}
