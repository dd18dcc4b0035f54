package table

import "testing"

const chess = "standard\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"

func TestRecordsThatCannotBeRead(t *testing.T) {
	for _, test := range []struct{ name, record, want string }{
		{"no text", "", NoRecord},
		{"no line of moves", "standard\n8/8/8/8/8/8/8/8 w - - 0 1", NoRecord},
		{"an unknown variant", "atomic\nx\n", NoRecord},
		{"a position without kings", "standard\n8/8/8/8/8/8/8/8 w - - 0 1\n", NoStart},
		{"a move that is not legal", chess + "e2e4 e2e4", NoMove},
		{"something that is no move", chess + "e2e4 !", NoMove},
		{"a turn passed in check", "standard\n4k3/8/8/8/8/8/4r3/4K3 w - - 0 1\n0000", NoMove},
	} {
		t.Run(test.name, func(t *testing.T) {
			if code := New().Show(test.record); code != test.want {
				t.Errorf("got %q, want %q", code, test.want)
			}
		})
	}
}
