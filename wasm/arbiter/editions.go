//go:build js && wasm

package main

// By which edition of the Laws and in which language is a game judged, and which
// languages are there?

import (
	"strings"

	"chessarbiter/core/laws"
	"chessarbiter/core/phrase"
	"chessarbiter/wasm/heap"
	"chessarbiter/wasm/wire"
)

// The conditions of a game that are true or false.
const (
	unsupervised = 1 << iota
	whileUsable
)

// setConditions sets by what a game is judged: the edition by its number, the
// kind of game, and the flags.
//
//go:wasmexport setConditions
func setConditions(handle, edition, timeControl, flags int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	s.Edition = editionOf(edition)
	s.TimeControl = laws.TimeControl(timeControl)
	s.Unsupervised, s.WhileUsable = flags&unsupervised != 0, flags&whileUsable != 0
	return 0
}

// editionOf returns the edition that JavaScript names by its number, the oldest
// being 0.
func editionOf(number int32) laws.Edition {
	list := laws.Editions()
	if number < 0 || int(number) >= len(list) {
		return laws.Edition2023
	}
	return list[number]
}

// languages are those that are loaded, by the numbers that JavaScript gave them.
var languages [8]phrase.Language

// languageOf returns the language with a number, English where it is not loaded.
func languageOf(number int32) phrase.Language {
	if number <= 0 || int(number) >= len(languages) || languages[number] == (phrase.Language{}) {
		return phrase.English
	}
	return languages[number]
}

// addLanguage loads the catalogue in the input under a number; outside where it is
// not whole.
//
//go:wasmexport addLanguage
func addLanguage(number, length int32) int32 {
	heap.SafePoint()
	language, fault := phrase.Read(strings.Clone(text(length)))
	if fault != nil || number <= 0 || int(number) >= len(languages) {
		return outside
	}
	languages[number] = language
	return 0
}

//go:wasmexport setLanguage
func setLanguage(handle, number int32) int32 {
	s := find(handle)
	if s == nil {
		return stale
	}
	s.language = languageOf(number)
	return 0
}

// article delivers the article of an edition whose number is in the input, in a
// language; outside where it is not listed.
//
//go:wasmexport article
func article(edition, language, length int32) int32 {
	heap.SafePoint()
	a, ok := editionOf(edition).Article(text(length))
	if !ok {
		return outside
	}
	return deliver(wire.NewArticle(a, languageOf(language)))
}

// articles writes the numbers of the articles of an edition that are listed, each
// followed by a space, and returns the length.
//
//go:wasmexport articles
func articles(edition int32) int32 {
	heap.SafePoint()
	list := ""
	for _, a := range editionOf(edition).Articles() {
		list += a.ID + " "
	}
	return write(list)
}

// editionAt returns the number of the edition in force on a day, outside before the
// first.
//
//go:wasmexport editionAt
func editionAt(year, month, day int32) int32 {
	e, ok := laws.At(laws.Date{Year: int(year), Month: int(month), Day: int(day)})
	if !ok {
		return outside
	}
	for i, other := range laws.Editions() {
		if other == e {
			return int32(i)
		}
	}
	return outside
}
