//go:build tinygo && gc.custom

// Package heap is the memory of both programs under TinyGo.
package heap

// Where does memory come from, and when is it freed?
//
// TinyGo's own collectors may run in the middle of any function, so every
// function that can allocate keeps each of its pointers where the collector finds
// it. Doing without is the largest single saving of the file's size (RATIONALE.md
// has the figure). Here no export keeps anything on a stack when it returns, so
// memory is freed between two calls only, at safe points, where all that is alive
// hangs on global variables. Until then it grows.
//
// Memory is divided into pages. A page holds objects of one size, or is part of a
// run of pages that holds one large object. Objects that may hold addresses begin
// with their layout, which the compiler tells: where in them addresses are. So a
// board, whose words look like addresses, keeps nothing alive. Of the global
// variables every word counts. Nothing is moved.

import (
	"runtime/volatile"
	"unsafe"
)

const (
	pageSize = 1 << 14
	maxPages = 1 << 17 // 2 GB: a search of the most states that are allowed needs 1.8
	wasmPage = 1 << 16
	wordSize = unsafe.Sizeof(uintptr(0))

	// A page begins with one bit for each 16 bytes: an object is marked by the
	// bit of its first.
	headerSize = pageSize / 16 / 8

	// The room for the layout ahead of an object that may hold addresses.
	layoutSize = 8

	// The least to be allocated between two collections, in bytes.
	leastAllowance = 1 << 20

	// How many pages may be taken before no more games are opened, 448 MB: the rest is
	// for those that are open, and for searches.
	enoughPages = 7 << 12
)

// The kinds of pages: free, sizes+1 for objects of sizes[kind-1], and those of
// large objects. plain is added where the objects hold no addresses.
const (
	freePage  = 0
	largeHead = 62
	largeTail = 63
	plain     = 64
)

// sizes are those of small objects: as many as possible in a page each.
var sizes = [...]uint16{
	16, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512,
	640, 768, 1024, 1264, 1616, 2032, 2704, 3248, 4064, 5408, 8128,
}

var (
	kinds [maxPages]uint8
	// free are the free objects of each kind, linked by their first words.
	free [2 * plain]uintptr
	// fresh are the first objects of each kind, in its youngest page, that were never given out: what
	// has not been touched is dear to touch. 0, or the end of the page, where there is none.
	fresh     [2 * plain]uintptr
	isSwept   bool    // whether pages may hold what was freed
	firstPage uintptr // the address of page 0
	pageCount int     // how many pages there are
	taken     int     // how many of them are not free
	nextPage  int     // below it no page is free
	used      uintptr // bytes given out since the last collection
	allowance uintptr // how many may be
	// gray are objects that are marked and not yet looked through; where there
	// are more, forgotten is set and all marked objects are looked through again.
	gray      [1 << 10]uintptr
	grayCount int
	forgotten bool
)

//go:extern __global_base
var globalsStart [0]byte

//go:extern __heap_base
var globalsEnd [0]byte

//export llvm.wasm.memory.size.i32
func memorySize(index int32) int32

//export llvm.wasm.memory.grow.i32
func memoryGrow(index, delta int32) int32

//go:linkname initHeap runtime.initHeap
func initHeap() {
	firstPage = (uintptr(unsafe.Pointer(&globalsEnd)) + pageSize - 1) &^ (pageSize - 1)
	allowance = leastAllowance
	countPages()
}

func countPages() {
	pageCount = min(int((uintptr(uint32(memorySize(0)))*wasmPage-firstPage)/pageSize), maxPages)
}

//go:linkname alloc runtime.alloc
//go:noinline
func alloc(size uintptr, layoutOf unsafe.Pointer) unsafe.Pointer {
	layout := uintptr(layoutOf)
	// A layout in the number itself has a bit for each word above the lowest six.
	if layout&1 != 0 && layout>>6 == 0 {
		return unsafe.Pointer(take(size, kindOf(size)|plain))
	}
	size += layoutSize
	object := take(size, kindOf(size))
	setWord(object, layout)
	return unsafe.Pointer(object + layoutSize)
}

// take gives out a cleared object.
func take(size uintptr, kind uint8) uintptr {
	if kind&^plain == largeHead {
		return takeLarge(size, kind)
	}
	size = uintptr(sizes[kind&^plain-1])
	object := free[kind]
	if object != 0 {
		free[kind] = word(object)
	} else {
		object = takeFresh(size, kind)
	}
	used += size
	// WebAssembly's own instruction for it takes twice as long for most, which are little.
	for at := object; at < object+size; at += 16 {
		volatile.StoreUint64((*uint64)(unsafe.Pointer(at)), 0)
		volatile.StoreUint64((*uint64)(unsafe.Pointer(at+8)), 0)
	}
	return object
}

// kindOf returns the kind of the pages for objects of a size.
func kindOf(size uintptr) uint8 {
	if size <= 128 {
		return uint8(max(size, 1)+15) / 16
	}
	for i := 8; i < len(sizes); i++ {
		if size <= uintptr(sizes[i]) {
			return uint8(i + 1)
		}
	}
	return largeHead
}

// takeLarge gives out whole pages, but for their header, which has the mark.
func takeLarge(size uintptr, kind uint8) uintptr {
	if size > maxPages*pageSize-headerSize {
		panic("out of memory")
	}
	count := int((size + headerSize + pageSize - 1) / pageSize)
	first := takePages(count, kind)
	for i := first + 1; i < first+count; i++ {
		kinds[i] = largeTail
	}
	used += uintptr(count) * pageSize
	clear(unsafe.Slice((*byte)(unsafe.Pointer(pageAt(first))), count*pageSize))
	return pageAt(first) + headerSize
}

// takeFresh gives out an object that nobody has had.
func takeFresh(size uintptr, kind uint8) uintptr {
	object := fresh[kind]
	if at := object % pageSize; at == 0 || at+size > pageSize {
		object = pageAt(takePages(1, kind))
		if isSwept {
			clear(unsafe.Slice((*byte)(unsafe.Pointer(object)), pageSize))
		}
		object += headerSize
	}
	fresh[kind] = object + size
	return object
}

// takePages finds pages in a row that are free, or grows the memory.
func takePages(count int, kind uint8) int {
	for run, page := 0, nextPage; ; page++ {
		if page == pageCount {
			missing := int32((count-run)*pageSize/wasmPage) + 1
			// Grow by a quarter at least, else by what is missing.
			if page+count-run > maxPages || memoryGrow(0, max(missing, memorySize(0)/4)) < 0 && memoryGrow(0, missing) < 0 {
				panic("out of memory")
			}
			countPages()
		}
		if run++; kinds[page] != freePage {
			run = 0
		}
		if run == count {
			first := page + 1 - count
			if first == nextPage {
				nextPage = page + 1
			}
			kinds[first] = kind
			taken += count
			return first
		}
	}
}

func pageAt(page int) uintptr { return firstPage + uintptr(page)*pageSize }

func word(at uintptr) uintptr { return *(*uintptr)(unsafe.Pointer(at)) }

func setWord(at, value uintptr) { *(*uintptr)(unsafe.Pointer(at)) = value }

// SafePoint frees what is not alive, if enough has been given out since the last
// time. Only an export may call it, before it does anything else.
func SafePoint() {
	if used >= allowance {
		reclaim()
	}
}

// OutOfRoom tells whether what is alive leaves no room for another game. It is a
// safe point too.
func OutOfRoom() bool {
	if taken > enoughPages {
		reclaim()
	}
	return taken > enoughPages
}

// reclaim frees what is not alive.
func reclaim() {
	free = [2 * plain]uintptr{} // or the lists would keep what is in them alive
	fresh = free                // all that is free is linked
	isSwept = true
	// What the kinds of pages look like is no address.
	table := uintptr(unsafe.Pointer(&kinds))
	scan(uintptr(unsafe.Pointer(&globalsStart)), table)
	scan((table+maxPages+wordSize-1)&^(wordSize-1), uintptr(unsafe.Pointer(&globalsEnd)))
	blacken()
	for forgotten {
		forgotten = false
		for page := 0; page < pageCount; page++ {
			eachMarked(page, scanObject)
		}
		blacken()
	}
	used = 0
	alive := sweep()
	// As much as is alive, but no more than half of what is left.
	allowance = max(min(alive, uintptr(maxPages-taken)*pageSize/2), leastAllowance)
}

// scan marks what the words in a stretch of memory point to.
func scan(from, to uintptr) {
	first, size := firstPage, uintptr(pageCount)*pageSize
	for ; from < to; from += wordSize {
		if at := word(from); at-first < size {
			mark(at)
		}
	}
}

// markWord marks what a word points to.
func markWord(at uintptr) {
	if to := word(at); to-firstPage < uintptr(pageCount)*pageSize {
		mark(to)
	}
}

// mark marks the object that has an address in it.
func mark(at uintptr) {
	page := int((at - firstPage) / pageSize)
	kind := kinds[page]
	for kind == largeTail {
		page--
		kind = kinds[page]
	}
	object := pageAt(page) + headerSize
	switch {
	case kind == freePage || at < object:
		return
	case kind&^plain != largeHead:
		size := uintptr(sizes[kind&^plain-1])
		object += (at - object) / size * size
		if object+size > pageAt(page+1) {
			return
		}
	}
	byteOf, bit := markOf(object)
	if *byteOf&bit != 0 {
		return
	}
	*byteOf |= bit
	switch {
	case kind&plain != 0:
	case grayCount == len(gray):
		forgotten = true
	default:
		gray[grayCount] = object
		grayCount++
	}
}

// markOf returns where the mark of an object is.
func markOf(object uintptr) (byteOf *uint8, bit uint8) {
	start := object &^ (pageSize - 1)
	index := (object - start) / 16
	return (*uint8)(unsafe.Pointer(start + index/8)), 1 << (index % 8)
}

// blacken looks through all gray objects.
func blacken() {
	for grayCount > 0 {
		grayCount--
		object := gray[grayCount]
		gray[grayCount] = 0
		scanObject(object)
	}
}

// scanObject looks through an object that may hold addresses. A layout is a number
// of words and a bit for each, set for an address, and repeats through the object.
// It is the number itself, five bits and the bits above them, or where it is even
// a pointer to the number and the bits; 0 is not known.
func scanObject(object uintptr) {
	page := int((object - firstPage) / pageSize)
	end := object
	switch kind := kinds[page]; {
	case kind&plain != 0:
		return
	case kind == largeHead:
		end = pageAt(page + lengthOf(page))
	default:
		end += uintptr(sizes[kind-1])
	}
	layout := word(object)
	object += layoutSize
	switch {
	case layout == 0:
		scan(object, end)
	case layout&1 != 0:
		count, bits := layout>>1&31, layout>>6
		for i := uintptr(0); object < end; object += wordSize {
			if bits>>i&1 != 0 {
				markWord(object)
			}
			if i++; i == count {
				i = 0
			}
		}
	default:
		count := word(layout)
		for i := uintptr(0); object < end; object += wordSize {
			if *(*uint8)(unsafe.Pointer(layout + wordSize + i/8))>>(i%8)&1 != 0 {
				markWord(object)
			}
			if i++; i == count {
				i = 0
			}
		}
	}
}

// lengthOf returns how many pages a large object has.
func lengthOf(page int) int {
	n := 1
	for page+n < pageCount && kinds[page+n] == largeTail {
		n++
	}
	return n
}

// eachMarked calls a function for the marked objects of a page.
func eachMarked(page int, visit func(uintptr)) {
	kind := kinds[page] &^ plain
	if kind == freePage || kind == largeTail {
		return
	}
	size := uintptr(pageSize)
	if kind != largeHead {
		size = uintptr(sizes[kind-1])
	}
	for object := pageAt(page) + headerSize; object+size <= pageAt(page+1) || size == pageSize; object += size {
		if byteOf, bit := markOf(object); *byteOf&bit != 0 {
			visit(object)
		}
		if size == pageSize {
			return
		}
	}
}

// sweep makes free what is not marked, takes the marks away, and returns how many
// bytes are alive.
func sweep() (alive uintptr) {
	nextPage, taken = pageCount, 0
	for page := pageCount - 1; page >= 0; page-- {
		switch kind := kinds[page]; {
		case kind == largeTail:
			continue // counted with its head
		case kind == freePage:
		case kind&^plain == largeHead:
			n := lengthOf(page)
			byteOf, bit := markOf(pageAt(page) + headerSize)
			if *byteOf&bit != 0 {
				*byteOf = 0
				alive += uintptr(n) * pageSize
				taken += n
				continue
			}
			clear(kinds[page : page+n])
		default:
			if live := sweepPage(page, kind); live != 0 {
				alive += live
				taken++
				continue
			}
			kinds[page] = freePage
		}
		nextPage = page
	}
	return alive
}

// sweepPage links the free objects of a page, if any object of it is alive, and
// returns how many bytes are.
func sweepPage(page int, kind uint8) (alive uintptr) {
	start, size := pageAt(page), uintptr(sizes[kind&^plain-1])
	// In most pages nothing is alive.
	mark := start
	for word(mark) == 0 {
		if mark += wordSize; mark == start+headerSize {
			return 0
		}
	}
	list := free[kind]
	for object := start + headerSize; object+size <= start+pageSize; object += size {
		if byteOf, bit := markOf(object); *byteOf&bit != 0 {
			alive += size
		} else {
			setWord(object, list)
			list = object
		}
	}
	clear(unsafe.Slice((*byte)(unsafe.Pointer(start)), headerSize))
	free[kind] = list
	return alive
}

// What else the runtime asks of a collector.

//go:linkname release runtime.free
func release(unsafe.Pointer) {}

//go:linkname markRoots runtime.markRoots
func markRoots(from, to uintptr) {}

//go:linkname collect runtime.GC
func collect() {}

// setFinalizer does nothing: JavaScript lets go of the values that Go has seen at
// the end of each call.
//
//go:linkname setFinalizer runtime.SetFinalizer
func setFinalizer(object, finalizer any) {}
