package reason

// What is wrong with the text of a game record. Each problem of package pgn has
// one of these codes; its token is the piece of text at fault.

const (
	// Faults of the text as such.

	PgnEncoding Code = iota + endSetup // pgn-encoding: not UTF-8; read as Windows-1252, of which Latin-1 is a part
	PgnLineEnd                         // pgn-line-end: lines end with a carriage return alone
	PgnTooLong                         // pgn-too-long: the game is longer than is read; its rest is left out
	PgnTooMany                         // pgn-too-many: more problems in one game than are told

	// Faults of the heading.

	PgnTag                  // pgn-tag: a tag not spelled [Name "value"]
	PgnTagTwice             // pgn-tag-twice: a tag name that stood before
	PgnTagAfterMoves        // pgn-tag-after-moves: the next game begins on the line on which this one ends, or without an empty line
	PgnCommentBeforeHeading // pgn-comment-before-heading: a comment ahead of the tags
	PgnSetUp                // pgn-set-up: the tags SetUp and FEN contradict each other, or one is missing
	PgnFen                  // pgn-fen: the FEN is wrong; the problem names why, and what it was repaired to
	PgnVariant              // pgn-variant: the Variant is neither chess nor Chess960
	PgnVariantMissing       // pgn-variant-missing: the FEN is one of Chess960 and no tag says so
	PgnResultTag            // pgn-result-tag: the tag Result is none of the four results

	// Faults of the moves.

	PgnMove             // pgn-move: not a legal move, or not as the standard spells it; the cause says why
	PgnStray            // pgn-stray: neither a move nor anything else that belongs here
	PgnGlyph            // pgn-glyph: a numeric glyph that is no number up to 255, or stands where there is no move
	PgnSymbol           // pgn-symbol: a sign that the standard does not know, read as the glyph it stands for
	PgnEscape           // pgn-escape: a percent sign that is not at the start of its line; the rest of the line is left out
	PgnBraceOpen        // pgn-brace-open: a comment that does not end
	PgnBraceClose       // pgn-brace-close: the end of a comment that did not begin
	PgnVariationOpen    // pgn-variation-open: a variation that does not end
	PgnVariationClose   // pgn-variation-close: the end of a variation that did not begin
	PgnVariationEmpty   // pgn-variation-empty: a variation without a move
	PgnVariationNowhere // pgn-variation-nowhere: a variation where there is no move to vary; it is left out
	PgnVariationDepth   // pgn-variation-depth: variations nested more deeply than is read; the inner ones are left out
	PgnResult           // pgn-result: a result not spelled as one of the four
	PgnResultMissing    // pgn-result-missing: no result after the moves
	PgnResultMismatch   // pgn-result-mismatch: the result after the moves is not that of the tag; the one after the moves holds
	PgnResultInside     // pgn-result-inside: a result within a variation

	endPgn
)
