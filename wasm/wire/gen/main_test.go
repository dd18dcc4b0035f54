//go:build !js

package main

import (
	"go/ast"
	"os"
	"testing"
)

func TestTheTypesOfJavaScriptAreThoseOfTheStructs(t *testing.T) {
	types, constant, err := generate("..")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"../../../js/wire.ts": types, "../hash.go": constant} {
		if got, err := os.ReadFile(name); err != nil || string(got) != want {
			t.Errorf("%s is not what the structs of wasm/wire make: go run ./wasm/wire/gen (%v)", name, err)
		}
	}
}

func TestTypesThatCannotCrossAreRefused(t *testing.T) {
	for _, e := range []ast.Expr{&ast.MapType{}, &ast.FuncType{}, ast.NewIdent("uint64"), ast.NewIdent("hidden")} {
		if kind, err := typeOf(e, ""); err == nil {
			t.Errorf("%T became %s", e, kind)
		}
	}
}
