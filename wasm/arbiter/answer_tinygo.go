//go:build tinygo && gc.custom

package main

// How does an answer reach JavaScript without a call out of the program?
//
// Each kind of function that a WebAssembly file imports costs time at the start, and
// each call of one makes big integers of the values (RATIONALE.md has the figures). So
// the functions of syscall/js that vert makes a value with are here, in place of
// those that JavaScript would give: they write down what is to be done, and JavaScript
// does it when the export has returned (js/program-tinygo.ts). The file imports nothing.
//
// As in syscall/js, a value is 64 bits: a number stands for itself, anything else is
// named by a number in the lower half.

import "unsafe"

// What is written down. JavaScript knows these numbers.
const (
	newObject = iota
	newArray
	newText  // name
	setField // the field name of object, to value
	setIndex // the element index of object, to value
)

// An entry is one thing to be done. Addresses are numbers here, so that nothing is
// kept alive: until the next export is called, nothing is freed.
type entry struct {
	kind, object uint32
	name         uint32 // where it is, or an index
	nameLength   uint32
	value        uint64
}

// A sheet holds a part of what is written down, as much as fits into a page of the heap.
type sheet struct {
	next    uintptr
	count   uint32
	entries [670]entry
}

// The numbers of values that are there from the start; below are those of syscall/js.
const (
	objectNumber = 7 + iota
	arrayNumber
	mailboxNumber
	firstNumber
)

// The upper halves of named values.
const (
	isObject   = 0x7ff80001 << 32
	isText     = 0x7ff80002 << 32
	isFunction = 0x7ff80004 << 32
)

var (
	firstSheet sheet
	lastSheet         = &firstSheet
	nextNumber uint64 = firstNumber
)

func sheetsAddress() unsafe.Pointer { return unsafe.Pointer(&firstSheet) }

// clearSheets forgets what has been written down, for another answer.
func clearSheets() {
	firstSheet.next, firstSheet.count = 0, 0
	lastSheet, nextNumber = &firstSheet, firstNumber
}

func writeDown(e entry) {
	if lastSheet.count == uint32(len(lastSheet.entries)) {
		s := new(sheet)
		lastSheet.next = uintptr(unsafe.Pointer(s))
		lastSheet = s
	}
	lastSheet.entries[lastSheet.count] = e
	lastSheet.count++
}

// writeNew writes down that a value is made, and returns its number.
func writeNew(e entry) uint64 {
	writeDown(e)
	nextNumber++
	return nextNumber - 1
}

func addressOf(s string) uint32 { return uint32(uintptr(unsafe.Pointer(unsafe.StringData(s)))) }

// valueGet knows the three properties of the global object that are asked for, while
// the program starts; anything else is undefined.
//
//export syscall/js.valueGet
func valueGet(_ uint64, name string) uint64 {
	switch name {
	case "Object":
		return isFunction | objectNumber
	case "Array":
		return isFunction | arrayNumber
	case "__mailbox":
		return isObject | mailboxNumber
	}
	return 0
}

//export syscall/js.valueNew
func valueNew(class uint64, _ []uint64) (uint64, bool) {
	kind := uint32(newObject)
	if class == isFunction|arrayNumber {
		kind = newArray
	}
	return isObject | writeNew(entry{kind: kind}), true
}

//export syscall/js.stringVal
func stringVal(text string) uint64 {
	return isText | writeNew(entry{kind: newText, name: addressOf(text), nameLength: uint32(len(text))})
}

//export syscall/js.valueSet
func valueSet(object uint64, name string, value uint64) {
	writeDown(entry{setField, uint32(object), addressOf(name), uint32(len(name)), value})
}

//export syscall/js.valueSetIndex
func valueSetIndex(object uint64, index int, value uint64) {
	writeDown(entry{kind: setIndex, object: uint32(object), name: uint32(index), value: value})
}

// ticks would be the time, if anything here asked for it.
//
//export runtime.ticks
func ticks() int64 { return 0 }
