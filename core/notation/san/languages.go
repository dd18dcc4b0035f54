package san

// Which letters do the languages use?
//
// The letters are those for which a source could be named: the list of the PGN
// standard, tables of encyclopedias, published chess programs. Languages for
// which there was none are left out. Where sources differ only about the pawn,
// whose letter is hardly ever written, the PGN standard's is used. A pawn's letter
// that is the English bishop's (da, de, no, sv) is left out, as it never starts a
// written move.

import "chessarbiter/core/board"

var english = set("K", "Q", "R", "B", "N", "P", spelling{"Kt", board.Knight})

// language is a language by its ISO 639-1 code.
type language struct {
	code    string
	letters Letters
}

var languages = [...]language{
	{"az", set("Ş", "V", "T", "F", "A", "P", spelling{"S", board.King})},
	{"ca", set("R", "D", "T", "A", "C", "P")},
	{"cs", set("K", "D", "V", "S", "J", "P")},
	{"da", set("K", "D", "T", "L", "S", "")},
	{"de", set("K", "D", "T", "L", "S", "")},
	{"el", set("Ρ", "Β", "Π", "Α", "Ι", "", spelling{"A", board.Bishop}, spelling{"I", board.Knight})},
	{"es", set("R", "D", "T", "A", "C", "P")},
	{"et", set("K", "L", "V", "O", "R", "P")},
	{"fi", set("K", "D", "T", "L", "R", "P")},
	{"fr", set("R", "D", "T", "F", "C", "P")},
	{"hu", set("K", "V", "B", "F", "H", "G")},
	{"id", set("R", "M", "B", "G", "K", "")},
	{"is", set("K", "D", "H", "B", "R", "P")},
	{"it", set("R", "D", "T", "A", "C", "P")},
	{"nl", set("K", "D", "T", "L", "P", "")},
	{"no", set("K", "D", "T", "L", "S", "")},
	{"pl", set("K", "H", "W", "G", "S", "P")},
	{"pt", set("R", "D", "T", "B", "C", "P")},
	{"ro", set("R", "D", "T", "N", "C", "P")},
	{"ru", set("Кр", "Ф", "Л", "С", "К", "п", spelling{"C", board.Bishop})},
	{"sk", set("K", "D", "V", "S", "J", "P")},
	{"sl", set("K", "D", "T", "L", "S", "P")},
	{"sv", set("K", "D", "T", "L", "S", "")},
	{"tr", set("Ş", "V", "K", "F", "A", "P", spelling{"S", board.King})},
	{"vi", set("V", "H", "X", "T", "M", "")},
	{"zh", set("K", "Q", "R", "B", "N", "P",
		spelling{"王", board.King}, spelling{"后", board.Queen}, spelling{"兵", board.Pawn},
		spelling{"车", board.Rook}, spelling{"象", board.Bishop}, spelling{"马", board.Knight},
		spelling{"車", board.Rook}, spelling{"馬", board.Knight})},
}

// LettersOf returns the letters of a language, named by its ISO 639-1 code such
// as "es"; ok is false for a language of which they are not known.
func LettersOf(code string) (letters *Letters, ok bool) {
	if code == "en" {
		return &english, true
	}
	for i := range languages {
		if languages[i].code == code {
			return &languages[i].letters, true
		}
	}
	return nil, false
}

// Languages returns the codes that LettersOf knows.
func Languages() []string {
	codes := []string{"en"}
	for i := range languages {
		codes = append(codes, languages[i].code)
	}
	return codes
}
