package phrase

import "testing"

func TestTheBuiltInCatalogueIsWellMade(t *testing.T) {
	l, fault := Read(englishText)
	if fault != nil {
		t.Fatalf("line %d: %s: %v", fault.Line, fault.Key, fault.Kind)
	}
	if l.String() != "en" {
		t.Errorf("it calls itself %q", l)
	}
}
