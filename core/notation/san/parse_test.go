package san_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"chessarbiter/core/board"
	"chessarbiter/core/castling"
	"chessarbiter/core/notation/san"
	"chessarbiter/core/notation/uci"
	"chessarbiter/core/position"
	"chessarbiter/core/reason"
)

const (
	initial      = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	bothCastle   = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
	passing      = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"
	promoting    = "1n6/P6k/8/8/8/8/8/4K3 w - - 0 1"
	openGame     = "rnbqkbnr/ppp2ppp/8/3pp3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3"
	twoRooks     = "k7/8/8/8/8/8/8/K3R2R w - - 0 1"
	threeQueens  = "7k/8/8/1Q6/8/8/8/KQ1Q4 w - - 0 1"
	pawnOrBishop = "4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1"
)

// Each text names one move; standard tells whether the strict mode reads it too.
func TestTextsThatAreRead(t *testing.T) {
	for _, test := range []struct {
		name, fen string
		variant   position.Variant
		texts     string // separated by |
		want      string // in the spelling of UCI
		standard  bool
	}{
		{"the standard spelling", initial, position.Standard, "Nf3", "g1f3", true},
		{"long forms", initial, position.Standard, "Ng1-f3|Ng1f3|Ng1–f3|Ng1—f3|Ng1−f3|Ngf3|N1f3|N-f3|g1-f3|g1f3", "g1f3", false},
		{"long forms of pawn moves", initial, position.Standard, "e2-e4|e2e4|e2–e4|Pe4|Pe2-e4|Pe2e4", "e2e4", false},
		{"P where no knight can go, or with the pawn's square", initial, position.Standard, "Pf2f3|Pf2-f3|♙f3|♟f3", "f2f3", false},
		{"a sign of capture where there is nothing to capture", initial, position.Standard, "Nxf3|N×f3|N:f3|Ng1xf3", "g1f3", false},
		{"signs of check that are wrong", initial, position.Standard, "Nf3+|Nf3#|Nf3++|Nf3†|Nf3‡|Nf3 mate|Nf3ch|Nf3 ch.", "g1f3", false},
		{"marks of good and bad moves", initial, position.Standard, "Nf3!|Nf3?|Nf3!!|Nf3!?|Nf3 ?!|Nf3‼|Nf3 ⁉|Nf3+!?|Nf3!+", "g1f3", false},
		{"spaces around", initial, position.Standard, " Nf3|Nf3 |\tNf3\r\n|\u00a0Nf3\u00a0", "g1f3", false},
		{"figures of both colours, drawn as text or as pictures", initial, position.Standard, "♘f3|♞f3|♘g1-f3|♘\ufe0ef3|♞\ufe0ff3", "g1f3", false},
		{"small letters for pieces", initial, position.Standard, "nf3|ng1f3|ngf3|nxf3", "g1f3", false},
		{"the old letters for the knight", initial, position.Standard, "Ktf3|Kt-f3", "g1f3", false},
		{"a draw offered with the move", initial, position.Standard, "Nf3 (=)|Nf3(=)", "g1f3", false},

		{"a pawn's capture", openGame, position.Standard, "exd5", "e4d5", true},
		{"a pawn's capture in other spellings", openGame, position.Standard, "ed5|e:d5|e×d5|eXd5|e4d5|e4xd5|e4-d5|exd|ed|e:d|xd5|Pxd5|Pexd5|♙exd5|♟xd5|exd5!|ed!?", "e4d5", false},
		{"a capture without its sign", openGame, position.Standard, "Ne5|Nfe5|Nf3e5|Nf3-e5", "f3e5", false},
		{"a capture with it", openGame, position.Standard, "Nxe5", "f3e5", true},

		{"a capture en passant", passing, position.Standard, "dxe3", "d4e3", true},
		{"a capture en passant that says so", passing, position.Standard,
			"dxe3 e.p.|dxe3e.p.|dxe3 ep|dxe3ep|dxe3 e. p.|dxe3 e.p|dxe3 (e.p.)|dxe3(ep)|dxe3 E.P.|dxe3 e.p.+|dxe3+ e.p.|dxe3 e.p.!?|de3 e.p.|d4xe3 e.p.|d4e3|dxe|dxe e.p.|dxeep", "d4e3", false},

		{"a promotion", promoting, position.Standard, "a8=Q", "a7a8q", true},
		{"a promotion in other spellings", promoting, position.Standard,
			"a8Q|a8(Q)|a8/Q|a8=q|a8q|a8(q)|a8=(Q)|a8(=Q)|a8/q|a8 =Q|a8 (Q)|a8=♕|a8♛|a8Q+|a8=Q#|a7a8q|a7a8Q|a7a8=Q|a7-a8Q|Pa8=Q|a7-a8(Q)!|Pa7a8q", "a7a8q", false},
		{"a promotion to a knight", promoting, position.Standard, "a8N|a8(n)|a7a8n|a8=n", "a7a8n", false},
		{"a promotion to a bishop, whose small letter is a file too", promoting, position.Standard, "a8b|a8=b|a7a8b|a8B", "a7a8b", false},
		{"a promotion by capture", promoting, position.Standard, "axb8=R", "a7b8r", true},
		{"a promotion by capture in other spellings", promoting, position.Standard, "ab8R|axb8R|axb8(R)|ab=R|axbR|a7xb8r|a7b8r|axb8=r|ab8r", "a7b8r", false},

		{"castling on the h-side", bothCastle, position.Standard, "O-O", "e1g1", true},
		{"castling on the h-side in other spellings", bothCastle, position.Standard,
			"0-0|o-o|OO|00|oo|O–O|O—O|O−O|0–0|О-О|Ο-Ο|о-о|O-0|0-O|O-O!|0-0+|O-O #|e1g1|e1h1|Ke1g1|Ke1-g1|e1-g1", "e1g1", false},
		{"castling on the a-side", bothCastle, position.Standard, "O-O-O", "e1c1", true},
		{"castling on the a-side in other spellings", bothCastle, position.Standard,
			"0-0-0|o-o-o|OOO|000|O–O–O|0−0−0|О-О-О|OO-O|O-0-o|O-O-O?!|e1c1|e1a1", "e1c1", false},
		{"the king's step beside castling to the same square", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", position.Chess960, "Kg1", "f1g1", true},
		{"the king's step in other spellings", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", position.Chess960, "f1g1|Kf1g1|Kf1-g1|♔g1", "f1g1", false},
		{"castling beside the king's step to the same square", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", position.Chess960, "O-O", "f1h1", true},
		{"castling there in other spellings", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", position.Chess960, "0-0|f1h1|Kf1h1", "f1h1", false},
		{"castling by the king's target where no step leads there", "4k3/8/8/8/8/8/8/1K5R w H - 0 1", position.Chess960, "b1g1|b1h1|0-0", "b1h1", false},
		{"king and rook change places", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", position.Chess960, "O-O", "f1g1", true},

		{"more of the square of departure than is needed", twoRooks, position.Standard, "Re1f1|Re1-f1", "e1f1", false},
		{"as much of it as is needed", twoRooks, position.Standard, "Ref1", "e1f1", true},
		{"all of it where all is needed", threeQueens, position.Standard, "Qb1d3", "b1d3", true},
		{"the rank where the file is standard", "6k1/8/8/8/3N1N2/8/8/K1N5 w - - 0 1", position.Standard, "N1e2|Nc1e2", "c1e2", false},
		{"a rival that is pinned leaves one", "7k/8/8/8/8/8/2R5/K2R3q w - - 0 1", position.Standard, "Rd2", "c2d2", true},
		{"a rival that is pinned, told apart all the same", "7k/8/8/8/8/8/2R5/K2R3q w - - 0 1", position.Standard, "Rcd2|R2d2|Rc2d2", "c2d2", false},

		{"b is the b-pawn", pawnOrBishop, position.Standard, "bxc3", "b2c3", true},
		{"b is the b-pawn in every spelling", pawnOrBishop, position.Standard, "bc3|bxc|bc|b2xc3", "b2c3", false},
		{"B is the bishop", pawnOrBishop, position.Standard, "Bxc3", "d2c3", true},
		{"b is the bishop where no b-pawn can go", pawnOrBishop, position.Standard, "be3|bde3|bxe3|bd2e3", "d2e3", false},
		{"a missing sign of mate", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", position.Standard, "Ra8|Ra8+|Ra8++", "a1a8", false},
		{"the sign of mate", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", position.Standard, "Ra8#", "a1a8", true},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := at(t, test.fen, test.variant)
			for _, text := range strings.Split(test.texts, "|") {
				m, e := san.Parse(&p, text, san.Options{Mode: san.Lenient})
				if got := uci.Format(m, test.variant); e != nil || got != test.want {
					t.Errorf("leniently, %q reads as %s (%+v), want %s", text, got, e, test.want)
				}
				strict, e := san.Parse(&p, text, san.Options{})
				switch {
				case test.standard && (e != nil || strict != m):
					t.Errorf("strictly, %q is refused: %+v", text, e)
				case !test.standard && (e == nil || e.Code == reason.NotStandard && !slices.Equal(e.Candidates, []position.Move{m})):
					t.Errorf("strictly, %q reads as %v (%+v)", text, strict, e)
				}
			}
		})
	}
}

// Each text is refused, in both modes.
func TestTextsThatAreRefused(t *testing.T) {
	for _, test := range []struct {
		name, fen  string
		texts      string // separated by |
		code       reason.Code
		offset     int
		candidates string
	}{
		{"two rooks reach the square", twoRooks, "Rf1", reason.Ambiguous, 0, "e1f1 h1f1"},
		{"the rank does not tell them apart", twoRooks, "R1f1", reason.Ambiguous, 0, "e1f1 h1f1"},
		{"the file does not tell them apart", threeQueens, "Qbd3", reason.Ambiguous, 0, "b1d3 b5d3"},
		{"the rank does not tell these apart", threeQueens, "Q1d3", reason.Ambiguous, 0, "b1d3 d1d3"},
		{"nothing tells the three apart", threeQueens, "Qd3|♕d3|qd3|Qxd3+|Q-d3", reason.Ambiguous, 0, "b1d3 d1d3 b5d3"},
		{"P is the English pawn or the Dutch knight", initial, "Pf3|pf3", reason.Ambiguous, 0, "f2f3 g1f3"},
		{"two pawns can capture there", "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "xd5|Pxd5", reason.Ambiguous, 0, "c4d5 e4d5"},
		{"two pawns of a file can capture on the next", "4k3/8/3p4/3pP3/4P3/8/8/4K3 w - - 0 1", "exd|ed", reason.Ambiguous, 0, "e4d5 e5d6"},
		{"one of them promotes", "3qk3/4P3/3p4/4P3/8/8/8/4K3 w - - 0 1", "exd", reason.Ambiguous, 0, "e5d6 e7d8q e7d8r e7d8b e7d8n"},
		{"the piece of a promotion is missing", promoting, "a8|a7a8|a7-a8|Pa8|a8+|a8!|a8 (=)", reason.PromotionMissing, 0, "a7a8q a7a8r a7a8b a7a8n"},
		{"the piece of a promotion by capture is missing", promoting, "axb8|ab8|axb|a7xb8|xb8", reason.PromotionMissing, 0, "a7b8q a7b8r a7b8b a7b8n"},
		{"a pawn becomes no king and no pawn", promoting, "a8=K|a8K|a8=P|axb8=K|a7a8k", reason.PromotionRole, 0, ""},
		{"only a pawn on the last rank is exchanged", initial, "e4=Q|Nf3=Q|e2e4q|e3(Q)|Nf3Q", reason.PromotionNotPossible, 0, ""},
		{"en passant the pawn lands behind the one it takes", passing, "dxe4|dxe4 e.p.|de4|d4e4|d4xe4", reason.NoSuchMove, 0, ""},
		{"a move that is not en passant does not become so", openGame, "exd5 e.p.|Nxe5 ep", reason.NoSuchMove, 0, ""},
		{"a pawn does not capture straight ahead", initial, "e2xe4|exe4|e2xe3", reason.NoSuchMove, 0, ""},
		{"a capture by a pawn must tell that it is one", openGame, "d5", reason.NoSuchMove, 0, ""},
		{"no piece of that kind can go there", initial, "Nf4|Bb5|Qh5|Kd2|e5|Ke2|Ra3|Pe5|e2e5|e7e5|e5e6|Bg1f3|Pg1f3|exd3|a3b4", reason.NoSuchMove, 0, ""},
		{"no castling where the way is occupied", initial, "O-O|0-0-0|e1g1|Ke1g1", reason.NoSuchMove, 0, ""},
		{"the king's target alone is no spelling of castling", bothCastle, "Kg1|Kc1|Kxh1|Kh1", reason.NoSuchMove, 0, ""},
		{"in check only what answers it", "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", "O-O|O-O-O|Ra2|Kd2 ", reason.NoSuchMove, 0, ""},
		{"b is never the bishop where a b-pawn could be meant", "4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1", "bxc3|bc3|bxc", reason.NoSuchMove, 0, ""},

		{"letters of other languages are not guessed", initial, "Sf3|Cf3|Hf3|Ìf3|Кf3|Σf3|马f3", reason.Unreadable, 0, ""},
		{"a letter that is no piece's", initial, "Xf3|Zf3|?f3|!|+|#|=|.|(|-|é", reason.Unreadable, 0, ""},
		{"squares are written small", initial, "E2E4|E4", reason.Unreadable, 0, ""},
		{"and all of them", initial, "NF3|N9|Nn|N (f3)", reason.Unreadable, 1, ""},
		{"a square is missing", initial, "N|K|♘", reason.Unreadable, -1, ""},
		{"half a square is wrong", initial, "Ng9|Nx9|e2e|e2é", reason.Unreadable, 2, ""},
		{"half a square is missing", initial, "Nf|Nxf|e2-e|Ng1-|Nbd", reason.Unreadable, -1, ""},
		{"a move has only two squares", initial, "e2e4e5|e2e4-e5", reason.Unreadable, 4, ""},
		{"one move only", initial, "Nf3 Nf6", reason.Unreadable, 4, ""},
		{"no move number", initial, "1.e4|1e4|17", reason.Unreadable, 0, ""},
		{"no other words", initial, "Nf3 check please", reason.Unreadable, 6, ""},
		{"an evaluation is no part of a move", initial, "Nf3+-|Nf3+=", reason.Unreadable, 4, ""},
		{"a result is no move", initial, "1-0|0-1|1/2-1/2|*", reason.Unreadable, 0, ""},
		{"castling has two or three signs", bothCastle, "O|O-|O-O-O-O|OOOO|0-0-0-0|-O-O", reason.Unreadable, 0, ""},
		{"castling ends with the last of them", bothCastle, "O-O-", reason.Unreadable, 3, ""},
		{"a promotion's sign without its piece", promoting, "a8=", reason.Unreadable, 3, ""},
		{"a promotion's sign with another letter", promoting, "a8=D|a8=X", reason.Unreadable, 3, ""},
		{"an open bracket", promoting, "a8(Q", reason.Unreadable, 4, ""},
		{"nothing", initial, "", reason.Unreadable, 0, ""},
		{"characters that are no letters", initial, "\x00|\x00Nf3|\x1bNf3|\x7f|\u200bNf3|\ufeffNf3", reason.Unreadable, 0, ""},
		{"such characters after the move", initial, "Nf3\x00|Nf3\x1b|Nf3\u200b", reason.Unreadable, 3, ""},
		{"bytes that are no UTF-8", initial, "\xff|\xc3|\xe2\x99", reason.Unreadable, 0, ""},
		{"such bytes after the piece", initial, "N\xfff3|N\xe2\x80", reason.Unreadable, 1, ""},
		{"null moves", initial, "--|Z0|null|@@@@|0000|––|-- ", reason.NullMove, 0, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := at(t, test.fen, position.Standard)
			for _, text := range strings.Split(test.texts, "|") {
				for _, mode := range []san.Mode{san.Lenient, san.Strict} {
					m, e := san.Parse(&p, text, san.Options{Mode: mode})
					if e == nil {
						t.Errorf("%q reads as %s", text, uci.Format(m, position.Standard))
						continue
					}
					offset := test.offset
					if offset < 0 {
						offset = len(text)
					}
					var candidates []string
					for _, c := range e.Candidates {
						candidates = append(candidates, uci.Format(c, position.Standard))
					}
					if e.Code != test.code || e.Offset != offset || strings.Join(candidates, " ") != test.candidates {
						t.Errorf("%q is refused with %s at %d, %q left; want %s at %d, %q", text, e.Code, e.Offset, candidates, test.code, offset, test.candidates)
					}
					if m != position.NoMove || !utf8.ValidString(e.Token) || e.Error() != test.code.String() {
						t.Errorf("%q gives the move %v, the token %q, the text %q", text, m, e.Token, e.Error())
					}
				}
			}
		})
	}
}

func TestRefusalsTellWhatToExplain(t *testing.T) {
	for _, test := range []struct {
		name, fen, text string
		from            []board.Square
		to              string
		castles         bool
		side            castling.Side
	}{
		{"all pieces of the kind", initial, "Nf4", []board.Square{board.B1, board.G1}, "f4", false, 0},
		{"the one on the file", initial, "Ngf4", []board.Square{board.G1}, "f4", false, 0},
		{"the square told", initial, "e2e5", []board.Square{12}, "e5", false, 0},
		{"the square told, though it is empty", initial, "e5-e6", []board.Square{36}, "e6", false, 0},
		{"the pawns of the file", initial, "e5", []board.Square{12}, "e5", false, 0},
		{"the pawns of the file that captures", initial, "exd3", []board.Square{12}, "d3", false, 0},
		{"king and rook", initial, "O-O", []board.Square{board.E1}, "h1", true, castling.HSide},
		{"the king's target where the right is lost", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "O-O-O", []board.Square{board.E1}, "c1", true, castling.ASide},
		{"none where there is no such piece", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Qd4", nil, "d4", false, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := at(t, test.fen, position.Standard)
			_, e := san.Parse(&p, test.text, san.Options{Mode: san.Lenient})
			if e == nil || e.Code != reason.NoSuchMove {
				t.Fatalf("%q gives %+v", test.text, e)
			}
			if !slices.Equal(e.From, test.from) || e.To.String() != test.to || e.Castling != test.castles || e.Side != test.side || e.Token != test.text {
				t.Errorf("%q tells %+v", test.text, *e)
			}
		})
	}
}

func TestTheTokenIsTheMoveOrTheCharacterAtFault(t *testing.T) {
	p := position.Initial()
	for _, test := range []struct {
		text, token string
		offset      int
	}{
		{"  Nf4+ \n", "Nf4+", 2},
		{"Nf3 ж", "ж", 4},
		{"N\xff", "\ufffd", 1},
		{"N", "", 1},
	} {
		_, e := san.Parse(&p, test.text, san.Options{Mode: san.Lenient})
		if e == nil || e.Token != test.token || e.Offset != test.offset {
			t.Errorf("%q gives %+v, want the token %q at %d", test.text, e, test.token, test.offset)
		}
	}
}

func TestANullMoveIsReadOnlyWhereItIsAskedFor(t *testing.T) {
	p := position.Initial()
	checked := at(t, "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", position.Standard)
	for _, text := range []string{"--", "Z0", "null", "@@@@", " -- "} {
		if m, e := san.Parse(&p, text, san.Options{Mode: san.Lenient, NullMoves: true}); e != nil || m != position.NoMove {
			t.Errorf("%q reads as %v (%v)", text, m, e)
		}
		if _, e := san.Parse(&checked, text, san.Options{Mode: san.Lenient, NullMoves: true}); e == nil || e.Code != reason.NullMove {
			t.Errorf("in check, %q gives %v", text, e)
		}
		_, e := san.Parse(&p, text, san.Options{NullMoves: true})
		if strict := e == nil; strict != (text == "--") {
			t.Errorf("strictly, %q gives %v", text, e)
		}
	}
	if _, e := san.Parse(&p, "0000", san.Options{Mode: san.Lenient, NullMoves: true}); e == nil || e.Code != reason.NullMove {
		t.Errorf("the null move of UCI gives %v", e)
	}
}

func TestLongTextsAreRefusedAtOnce(t *testing.T) {
	p := position.Initial()
	for _, unit := range []string{"N", " ", "O-", "f3", "!", "(", "\xff", "♘", "\x00", "e.p."} {
		text := strings.Repeat(unit, 1<<20/len(unit))
		_, e := san.Parse(&p, text, san.Options{Mode: san.Lenient})
		if e == nil || e.Code != reason.Unreadable || e.Offset != san.MaxLength || len(e.Token) > 4 {
			t.Errorf("a megabyte of %q gives %+v", unit, e)
		}
	}
	if m, e := san.Parse(&p, "Nf3"+strings.Repeat(" ", san.MaxLength-3), san.Options{Mode: san.Lenient}); e != nil || uci.Format(m, position.Standard) != "g1f3" {
		t.Errorf("a move with spaces up to the bound gives %v, %v", m, e)
	}
}
