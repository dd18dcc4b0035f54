//go:build !js

package main

// Which words may stand in the string fields behind which a comment names a type?

// word is a TypeScript type that is a union of words.
type word struct {
	name, doc string
	values    []string
}

var vocabulary = []word{
	{"Color", "A player.", []string{"white", "black"}},
	{"Role", "What a piece is.", []string{"pawn", "knight", "bishop", "rook", "queen", "king"}},
	{"Side", "The side of a castling: a is queenside, h is kingside.", []string{"a", "h"}},
	{"Variant", "The game that is played.", []string{"standard", "chess960"}},
	{"Severity", "A warning has been repaired or can be lived with.", []string{"error", "warning"}},
	{"ProblemLevel", "The three levels of a FEN.", []string{"syntax", "playable", "reachable"}},
	{"FenField", "The fields of a FEN; fen is the whole.",
		[]string{"placement", "turn", "castling", "en-passant", "halfmove", "fullmove", "fen"}},
	{"CastlingState", "What has become of a castling right.", []string{"legal", "prevented", "lost", "never"}},
	{"CastlingMethod", "The four methods of castling.",
		[]string{"double-move", "transposition", "king-only", "rook-only"}},
	{"CastlingOrder", "Which of king and rook goes first by hand.", []string{"king-first", "rook-first", "either"}},
	{"CastlingJumps", "Who passes over whom.", []string{"king", "rook", "both", "none"}},
	{"RightLostBy", "What took a castling right.",
		[]string{"king-moved", "rook-moved", "rook-captured", "castled"}},
	{"Result", "The score; * while there is none.", []string{"1-0", "0-1", "1/2-1/2", "*"}},
	{"EndReason", "What ends a game: the first five by themselves, the others by a ruling.",
		[]string{"checkmate", "stalemate", "dead-position", "fivefold", "seventy-five-moves",
			"threefold", "fifty-moves", "agreement", "resignation", "flag-fall", "illegal-moves", "arbiter"}},
	{"DifferenceKind", "What can make positions differ with the same pieces on the same squares.",
		[]string{"castling", "en-passant"}},
	{"ClaimKind", "What a player may claim.", []string{"threefold", "fifty-move"}},
	{"Edition", "The editions of the Laws, by the year in which they came into force.",
		[]string{"1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023"}},
	{"HandState", "What a player's hands have come to in a turn.",
		[]string{"free", "bound", "castling", "promoting", "made", "completed", "illegal", "illegal-completed"}},
	{"MateVerdict", "Whether a player can still mate by any series of legal moves.",
		[]string{"winnable", "unwinnable", "undecided"}},
	{"ProofKind", "By what it was found whether a player can mate.",
		[]string{"line", "material", "every-line-dies", "static", "abstraction", "closure"}},
	{"CanCastleVerdict", "Whether a castling can ever come about.",
		[]string{"possible", "impossible", "undecided"}},
	{"ArticleStatus", "How well the wording of an article is attested.",
		[]string{"read", "quoted", "partly-memory", "memory"}},
}
