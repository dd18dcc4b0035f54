package san

// Does the quick reading of usual spellings say what the full one says?

import "testing"

// full is what a text says without the quick reading.
func full(text string) (spoken, int) {
	r := reader{text: text, letters: &english, unnamed: true}
	return r.read()
}

func TestTheQuickReadingSaysWhatTheFullOneSays(t *testing.T) {
	quick := 0
	compare := func(text string) {
		var s spoken
		r := reader{text: text, letters: &english, unnamed: true}
		if !r.plain(&s) {
			return
		}
		quick++
		if want, fault := full(text); fault >= 0 || s != want {
			t.Errorf("%q is read as %+v, in full as %+v with the fault at %d", text, s, want, fault)
		}
	}
	var spell func(text string, left int)
	spell = func(text string, left int) {
		compare(text)
		if left == 0 {
			return
		}
		for _, c := range []byte("NKbah18x+=Q") {
			spell(text+string(c), left-1)
		}
	}
	spell("", 5)
	for _, text := range []string{
		"Nb1d2", "Nb1xd2+", "Qh4xe1#", "exd8=Q+", "e8=N#", "N1xf3+", "bxa1=R", "Ke1g1", "Ra1xa2", "axb8=P", "exd8=q", "Nf3++", "Pe2e4", "e2xd3",
	} {
		compare(text)
	}
	if quick < 500 {
		t.Errorf("only %d texts are read quickly", quick)
	}
}
