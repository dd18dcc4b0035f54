package panel

// How are elements drawn?
//
// What an element is stands in a template: its tag with its classes, its attributes, and
// after @ the key of the words in it, with a space between. What stands in it is on the
// lines below, each with one more space before it:
//
//	form.wide do=read
//	 label.choice
//	  span @exchange.text
//	  textarea.given rows=4 spellcheck=false
//	 button type=submit @exchange.read
//
// The value of an attribute may be @ and a key, too. do is what a click or a choice asks
// for, as data-action has it, with + for each space. A button is of the type button where
// none is named. Where a template has {1}, {2} and so on, words.Fill puts there what the
// program knows. What people have written stands in no template, but in text and set.

import (
	"strings"

	"chessarbiter/wasm/lesson/table"
)

// view is a table with the pen that draws it.
type view struct {
	*table.Table
	at     Node   // what is being drawn
	around []Node // what it stands in, the outermost first
}

// drawn returns what a panel draws.
func drawn(t *table.Table, panel func(v *view)) []Node {
	v := view{Table: t, at: Node{&Element{}}}
	panel(&v)
	v.backTo(0)
	return v.at.Kids
}

// open draws what a template says and stays in the element of its first line.
//
//go:noinline
func (v *view) open(template string) {
	outside := len(v.around)
	for template != "" {
		var line string
		line, template = cut(template, '\n')
		depth := outside
		for line[0] == ' ' {
			line = line[1:]
			depth++
		}
		v.backTo(depth)
		v.element(line)
	}
	v.backTo(outside + 1)
}

// end leaves the element that was opened last.
//
//go:noinline
func (v *view) end() { v.backTo(len(v.around) - 1) }

// endUnlessEmpty leaves the element that was opened last, and takes it away where nothing
// stands in it.
func (v *view) endUnlessEmpty() {
	isEmpty := len(v.at.Kids) == 0
	v.end()
	if isEmpty {
		v.at.Kids = v.at.Kids[:len(v.at.Kids)-1]
	}
}

// backTo leaves elements until one is reached that stands in so many others.
func (v *view) backTo(depth int) {
	if depth < len(v.around) {
		v.at, v.around = v.around[depth], v.around[:depth]
	}
}

// element begins the element of a line.
func (v *view) element(line string) {
	what, rest := cut(line, ' ')
	tag, class := cut(what, '.')
	n := Node{&Element{Tag: tag}}
	v.add(n)
	v.around = append(v.around, v.at)
	v.at = n
	if class != "" {
		v.set("class", strings.ReplaceAll(class, ".", " "))
	}
	for rest != "" {
		var word string
		word, rest = cut(rest, ' ')
		name, value := cut(word, '=')
		if value != "" && value[0] == '@' {
			value = v.say(value[1:])
		}
		switch {
		case word[0] == '@':
			v.text(v.say(word[1:]))
		case name == "do":
			v.does(strings.ReplaceAll(value, "+", " "))
		default:
			v.set(name, value)
		}
	}
	if tag == "button" && n.Attr("type") == "" {
		v.set("type", "button")
	}
}

// draw draws what a template says.
//
//go:noinline
func (v *view) draw(template string) {
	v.open(template)
	v.end()
}

// put draws an element with a text in it.
//
//go:noinline
func (v *view) put(template, text string) {
	v.open(template)
	v.text(text)
	v.end()
}

// tell draws an element with words of the table in it, filled with facts.
//
//go:noinline
func (v *view) tell(template, key string, facts ...string) { v.put(template, v.say(key, facts...)) }

// count draws an element with words of the table for a number.
//
//go:noinline
func (v *view) count(template, key string, n int) { v.put(template, v.Words.Count(key, n)) }

// text draws a piece of text.
//
//go:noinline
func (v *view) text(s string) { v.add(Node{&Element{Text: s}}) }

// add puts what was drawn before.
func (v *view) add(n Node) { v.at.Kids = append(v.at.Kids, n) }

// set gives the element an attribute.
//
//go:noinline
func (v *view) set(name, value string) { v.at.Attrs = append(v.at.Attrs, Attr{name, value}) }

// is gives the element an attribute that is true or false.
//
//go:noinline
func (v *view) is(name string, truth bool) { v.set(name, boolean(truth)) }

func boolean(truth bool) string {
	if truth {
		return "true"
	}
	return "false"
}

// does lets the element ask for an action.
func (v *view) does(action string) { v.set("data-action", action) }

// choice opens a labelled list of which one is chosen; the choice asks for the action with
// the value as its text. Options follow, and endChoice.
//
//go:noinline
func (v *view) choice(label, verb string) {
	v.open("label.choice")
	v.tell("span", label)
	v.open("select")
	v.does(verb)
}

func (v *view) endChoice() {
	v.end()
	v.end()
}

// option is a value that can be chosen, with its name.
//
//go:noinline
func (v *view) option(value, name, chosen string) {
	v.open("option")
	v.set("value", value)
	if value == chosen {
		v.set("selected", "")
	}
	v.text(name)
	v.end()
}

// choose draws a choice of values that are parted by spaces. The words for each are those
// of names with the value behind.
//
//go:noinline
func (v *view) choose(label, verb, chosen, names, values string) {
	v.choice(label, verb)
	v.options(chosen, names, values)
	v.endChoice()
}

func (v *view) options(chosen, names, values string) {
	for values != "" {
		var value string
		value, values = cut(values, ' ')
		v.option(value, v.say(names+value), chosen)
	}
}

// check draws a box that is on or off with what it means; a change asks for the action with
// "on" or nothing as its text.
//
//go:noinline
func (v *view) check(means, action string, on bool) {
	v.open("label.check")
	v.open("input type=checkbox")
	v.does(action)
	if on {
		v.set("checked", "")
	}
	v.end()
	v.text(" ")
	v.put("span", means)
	v.end()
}

// cut returns what stands before and after the first sign of a kind; all before where
// there is none.
//
//go:noinline
func cut(text string, sign byte) (before, after string) {
	if i := strings.IndexByte(text, sign); i >= 0 {
		return text[:i], text[i+1:]
	}
	return text, ""
}
