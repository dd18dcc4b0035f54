package panel

// Do the panels speak every language of the table?

import (
	"os"
	"strings"
	"testing"

	"chessarbiter/wasm/lesson/table"
)

// spoken lets a table speak a language, as the page loads it.
func spoken(t *testing.T, shown *table.Table, code string) *table.Table {
	t.Helper()
	if code == "en" {
		return shown
	}
	var parts [2]string
	for i, folder := range [...]string{"phrase/languages/", "phrase/words/languages/"} {
		text, err := os.ReadFile("../../../core/" + folder + code + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		parts[i] = string(text)
	}
	shown.Do(table.Action{Verb: "catalogue", Args: []string{code}, Text: strings.Join(parts[:], "\n----\n")})
	if got := shown.Words.Code(); got != code {
		t.Fatalf("the table speaks %s, want %s", got, code)
	}
	return shown
}

// speaks checks that no panel of a table says a key in place of its words.
func speaks(t *testing.T, shown *table.Table) {
	t.Helper()
	for _, nodes := range [][]Node{Course(shown), Side(shown), Foot(shown), Conditions(shown), Above(shown), Below(shown)} {
		for _, n := range nodes {
			walk(n, func(text string) {
				if found := key.FindString(text); found != "" && !strings.Contains(text, "...") {
					t.Errorf("%q has no words in %q", found, text)
				}
			})
		}
	}
}

func TestEachTabSpeaksEachLanguage(t *testing.T) {
	for _, l := range table.Languages {
		t.Run(l.Code, func(t *testing.T) {
			for _, tab := range table.New().Tabs() {
				shown := spoken(t, sit(t, chess+knights, "tab "+string(tab), "clocks 1:00 5:00"), l.Code)
				speaks(t, shown)
				if len(Side(shown)[1].Kids) == 0 {
					t.Errorf("the tab %s is empty", tab)
				}
			}
			speaks(t, spoken(t, sit(t, chess+knights, "tab claims", "claim threefold h6", "editions"), l.Code))
			speaks(t, spoken(t, sit(t, bothCastle, "tab hands", "square h1", "hand together=e1", "hand press", "editions"), l.Code))
			speaks(t, spoken(t, sit(t, chess+"e2e4 e7e5", "tab arbiter", "incident-kind\nflag-fall", "incident-ask", "editions"), l.Code))
			speaks(t, spoken(t, inLesson(t, "guess 0\nupheld", "hint 0", "answer 0"), l.Code))
		})
	}
}

// A panel in each language, as a chess player reads it: what the table says and what
// the arbiter says stand side by side and use the same words.
func TestPanelsReadWellInEachLanguage(t *testing.T) {
	for _, test := range []struct {
		name, record string
		actions      []string
		panel        func(*table.Table) []Node
		want         map[string]string
	}{
		{
			"a castling that is prevented", f1Attacked, nil,
			func(t *table.Table) []Node { return castlingTab(t)[0].Kids[:1] },
			map[string]string{
				"en": "White, kingside O-O\nPrevented now\nKing e1 to g1, rook h1 to f1.\n",
				"es": "Blancas, enroque corto O-O\nImpedido por ahora\nRey de e1 a g1, torre de h1 a f1.\n",
				"pt": "Brancas, roque pequeno O-O\nImpedido por enquanto\nRei de e1 para g1, torre de h1 para f1.\n",
				"id": "Putih, rokade pendek O-O\nTerhalang untuk sementara\nRaja dari e1 ke g1, benteng dari h1 ke f1.\n",
				"zh": "白方短易位 O-O\n暂时不能\n王从e1到g1，车从h1到f1。\n",
			},
		},
		{
			"a draw that may be claimed", chess + knights, nil, Claims,
			map[string]string{
				"en": "Black has the move and may claim a draw.\nAfter Ng8 the position will have appeared 3 times (the first position, 2...Ng8 and 4...Ng8). Article 9.2.1\n[Claim with Ng8]\n",
				"es": "Las negras están en juego y pueden reclamar tablas.\nTras Cg8, la posición habrá aparecido 3 veces (posición inicial, 2...Cg8 y 4...Cg8). Artículo 9.2.1\n[Reclamar con Cg8]\n",
				"pt": "As pretas têm a vez e podem reclamar empate.\nDepois de Cg8, a posição terá ocorrido 3 vezes (posição inicial, 2...Cg8 e 4...Cg8). Artigo 9.2.1\n[Reclamar com Cg8]\n",
				"id": "Hitam mendapat giliran dan boleh mengklaim remis.\nSetelah Kg8 posisi itu akan terjadi 3 kali (posisi awal, 2...Kg8 dan 4...Kg8). Pasal 9.2.1\n[Klaim dengan Kg8]\n",
				"zh": "轮到黑方走棋，可以要求和棋。\n走Ng8之后，该局面将出现3次（开始局面、2...Ng8和4...Ng8）。 第9.2.1条\n[以Ng8要求和棋]\n",
			},
		},
		{
			"what hands have done", bothCastle, []string{"tab hands", "hand touch=e1", "hand opponent:complain"},
			func(t *table.Table) []Node { return drawn(t, (*view).eventList) },
			map[string]string{
				"en": "This turn so far\nWhite touches e1\nBlack complains\n",
				"es": "Este turno hasta ahora\nLas blancas tocan e1\nLas negras protestan\n",
				"pt": "Esta vez até agora\nAs brancas tocam e1\nAs pretas reclamam\n",
				"id": "Giliran ini sejauh ini\nPutih menyentuh e1\nHitam memprotes\n",
				"zh": "这一着到目前为止\n白方触摸e1\n黑方投诉\n",
			},
		},
		{
			"a small board, for who hears it", "standard\n4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1\n", nil,
			func(t *table.Table) []Node {
				return []Node{{&Element{Text: squaresOf(t).Attr("aria-label")}}}
			},
			map[string]string{
				"en": "the first position. White: king e1, rook a1, pawn e2. Black: king e8.",
				"es": "la posición inicial. Blancas: rey e1, torre a1, peón e2. Negras: rey e8.",
				"pt": "a posição inicial. Brancas: rei e1, torre a1, peão e2. Pretas: rei e8.",
				"id": "posisi awal. Putih: raja e1, benteng a1, bidak e2. Hitam: raja e8.",
				"zh": "开始局面。白方：王e1、车a1、兵e2。黑方：王e8。",
			},
		},
		{
			"the verdict on a claim under an edition", chess + knights, []string{"tab claims", "edition\n2009", "claim threefold h6"},
			func(t *table.Table) []Node { return answerOn(t, table.OnClaim) },
			map[string]string{
				"en": "The claim is rejected · The game goes on\n",
				"es": "Se rechaza la reclamación · La partida continúa\n",
				"pt": "A reclamação é rejeitada · A partida continua\n",
				"id": "Klaim ditolak · Permainan dilanjutkan\n",
				"zh": "要求不成立 · 对局继续\n",
			},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			for code, want := range test.want {
				got := show(test.panel(spoken(t, sit(t, test.record, test.actions...), code)))
				if !strings.HasPrefix(got, want) {
					t.Errorf("%s: got\n%s\nwant\n%s", code, got, want)
				}
			}
		})
	}
}

func TestAnIntendedMoveStaysTheSameInEveryLanguage(t *testing.T) {
	// In Indonesian the king is R, for raja, and K is the knight, kuda. Both can go to b1.
	const record = "standard\n7k/8/8/8/8/2N5/6R1/K7 w - - 99 80\n"
	shown := spoken(t, spoken(t, mustRead(t, record), "zh"), "id")
	for _, test := range []struct{ action, want, never string }{
		{"claim fifty-move Rb1", "Dengan Rb1 ", "Kb1"},
		{"editions", "Dengan Rb1 ", "Kb1"},
		{"language\nzh", "走Kb1之后", "Rb1"},
		{"language\nid", "Dengan Rb1 ", "Kb1"},
	} {
		shown.Do(table.Read(test.action))
		if got := show(answerOn(shown, table.OnClaim)); !strings.Contains(got, test.want) || strings.Contains(got, test.never) {
			t.Errorf("%q: got\n%s\nwant %q and never %q", test.action, got, test.want, test.never)
		}
	}
}
