package wire

// How does JavaScript name a thing that lives in Go?

// Table gives out handles: positive numbers of 31 bits that name a value until
// it is dropped. A handle is never used again, so a stale one is always found
// out. The zero Table is empty.
type Table[T any] struct {
	slots []slot[T]
	free  []int32 // the slots without a value that can have one
}

type slot[T any] struct {
	value      T
	generation int32 // of the value in the slot, or of the next one
	used       bool
}

// A handle has the slot in its low bits and a generation, from 1, above them.
const (
	slotBits      = 20
	maxSlots      = 1 << slotBits
	maxGeneration = 1<<(31-slotBits) - 1
)

// Put keeps a value and returns its handle, 0 where there is no room: then a
// million values are kept at once.
//
//go:noinline
func (t *Table[T]) Put(value T) int32 {
	var index int32
	if last := len(t.free) - 1; last >= 0 {
		index = t.free[last]
		t.free = t.free[:last]
	} else {
		if len(t.slots) == maxSlots {
			return 0
		}
		index = int32(len(t.slots))
		t.slots = append(t.slots, slot[T]{generation: 1})
	}
	s := &t.slots[index]
	s.value, s.used = value, true
	return s.generation<<slotBits | index
}

// Get returns the value of a handle.
func (t *Table[T]) Get(handle int32) (value T, ok bool) {
	if s := t.slot(handle); s != nil {
		return s.value, true
	}
	return value, false
}

// Drop lets go of the value of a handle, which becomes stale.
//
//go:noinline
func (t *Table[T]) Drop(handle int32) bool {
	s := t.slot(handle)
	if s == nil {
		return false
	}
	var none T
	s.value, s.used = none, false
	if s.generation < maxGeneration {
		s.generation++
		t.free = append(t.free, handle&(maxSlots-1))
	}
	return true
}

func (t *Table[T]) slot(handle int32) *slot[T] {
	index := handle & (maxSlots - 1)
	if handle < 0 || int(index) >= len(t.slots) {
		return nil
	}
	s := &t.slots[index]
	if !s.used || s.generation != handle>>slotBits {
		return nil
	}
	return s
}
