package san

// Which letters do the languages use?
//
// The letters are those for which a source could be named: the list of the PGN
// standard, tables of encyclopedias, published chess programs. Languages for
// which there was none are left out. Where sources differ only about the pawn,
// whose letter is hardly ever written, the PGN standard's is used. A pawn's letter
// that is the English bishop's (da, de, no, sv) is left out, as it never starts a
// written move.

import (
	"strings"

	"chessarbiter/core/board"
)

var english = set("K", "Q", "R", "B", "N", "P", spelling{"Kt", board.Knight})

// languages have a line each: the ISO 639-1 code; the names of king, queen, rook,
// bishop, knight and pawn, - where it has none; and further names, each behind
// the letter of its piece in English.
const languages = `
az Ş V T F A P kS
ca R D T A C P
cs K D V S J P
da K D T L S -
de K D T L S -
el Ρ Β Π Α Ι - bA nI
es R D T A C P
et K L V O R P
fi K D T L R P
fr R D T F C P
hu K V B F H G
id R M B G K -
is K D H B R P
it R D T A C P
nl K D T L P -
no K D T L S -
pl K H W G S P
pt R D T B C P
ro R D T N C P
ru Кр Ф Л С К п bC
sk K D V S J P
sl K D T L S P
sv K D T L S -
tr Ş V K F A P kS
vi V H X T M -
zh K Q R B N P k王 q后 p兵 r车 b象 n马 r車 n馬
`

// LettersOf returns the letters of a language, named by its ISO 639-1 code such
// as "es"; ok is false for a language of which they are not known.
func LettersOf(code string) (letters *Letters, ok bool) {
	if code == "en" {
		return &english, true
	}
	for line, rest, more := "", languages, true; more; {
		line, rest, more = strings.Cut(rest, "\n")
		if named, names, found := strings.Cut(line, " "); found && named == code {
			return listed(names), true
		}
	}
	return nil, false
}

// listed returns the letters of a line of languages.
func listed(names string) *Letters {
	var l Letters
	for i, more := 0, true; more; i++ {
		var name string
		name, names, more = strings.Cut(names, " ")
		switch {
		case i >= len(order):
			role, _ := board.RoleOf(name[0])
			l.more = append(l.more, spelling{name[1:], role})
		case name != "-":
			l.names[order[i]] = name
		}
	}
	return &l
}

// Languages returns the codes that LettersOf knows.
func Languages() []string {
	codes := []string{"en"}
	for line, rest, more := "", languages, true; more; {
		line, rest, more = strings.Cut(rest, "\n")
		if code, _, found := strings.Cut(line, " "); found {
			codes = append(codes, code)
		}
	}
	return codes
}
