package wire

import "testing"

func TestAHandleNamesItsValueUntilItIsDropped(t *testing.T) {
	var table Table[string]
	a, b := table.Put("a"), table.Put("b")
	if got, ok := table.Get(a); !ok || got != "a" {
		t.Errorf("got %q, %v", got, ok)
	}
	if !table.Drop(a) || table.Drop(a) {
		t.Error("a value was not dropped exactly once")
	}
	if _, ok := table.Get(a); ok {
		t.Error("a dropped handle still names a value")
	}
	c := table.Put("c")
	if _, ok := table.Get(a); ok || c == a {
		t.Error("the slot of a dropped value answers to the old handle")
	}
	if got, ok := table.Get(b); !ok || got != "b" {
		t.Errorf("got %q, %v", got, ok)
	}
}

func TestNumbersThatAreNoHandlesNameNothing(t *testing.T) {
	var table Table[int]
	h := table.Put(1)
	for _, n := range []int32{0, -1, -h, h + 1, h + 1<<slotBits, 1, 1<<31 - 1, -1 << 31} {
		if _, ok := table.Get(n); ok || table.Drop(n) {
			t.Errorf("%d names a value", n)
		}
	}
}

func TestNoHandleIsEverUsedTwice(t *testing.T) {
	var table Table[int]
	seen := map[int32]bool{}
	for i := range 3 * maxGeneration {
		h := table.Put(i)
		if h <= 0 || seen[h] {
			t.Fatalf("handle %d of value %d", h, i)
		}
		seen[h] = true
		table.Drop(h)
	}
	if len(table.slots) != 3 {
		t.Errorf("%d slots were used up", len(table.slots))
	}
}
