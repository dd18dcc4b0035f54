package wire

// Which rulings can be applied at all, as they are told back?

import "testing"

func TestARulingThatContradictsItself(t *testing.T) {
	for _, test := range []struct{ ruling, code, name string }{
		{`{"result":"1/2-1/2","reason":"threefold","article":"9.2"}`, "", ""},
		{`{"result":"1-0","reason":"resignation","restorePly":null,"moves":null}`, "", ""},
		{`{"result":"1/2-1/2","reason":"resignation"}`, "", ""},
		{`{"restorePly":3,"moves":["e2e4"],"mustPlay":"e4"}`, "", ""},
		{`{}`, "", ""},
		{`{"result":"1-0","reason":"threefold"}`, "ERR_RULING", "ruling"},
		{`{"result":"0-1","reason":"seventy-five-moves"}`, "ERR_RULING", "ruling"},
		{`{"result":"1-0"}`, "ERR_RULING", "ruling"},
		{`{"reason":"agreement"}`, "ERR_RULING", "ruling"},
		{`{"result":"1-0","reason":"a coin"}`, "ERR_ARGUMENT", "ruling.reason"},
		{`{"result":"2-0","reason":"arbiter"}`, "ERR_ARGUMENT", "ruling.result"},
		{`{"restorePly":-1}`, "ERR_ARGUMENT", "ruling.restorePly"},
		{`{"moves":[]}`, "ERR_ARGUMENT", "ruling.moves"},
		{`{"mustPlay":7}`, "ERR_ARGUMENT", "ruling.mustPlay"},
		{`[]`, "ERR_ARGUMENT", "ruling"},
	} {
		_, fault := ReadRuling("[" + test.ruling + ",null]")
		if fault == nil {
			fault = &Fault{}
		}
		if fault.Code != test.code || fault.Name != test.name {
			t.Errorf("%s: %s at %q, want %s at %q", test.ruling, fault.Code, fault.Name, test.code, test.name)
		}
	}
}
