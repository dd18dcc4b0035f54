//go:build !js

package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"syscall"
	"time"
)

// main answers each line "count DEPTH FEN", "list DEPTH FEN" or "anew DEPTH FEN" of its input with the
// nodes, and the nanoseconds that the processor took.
func main() {
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		var how string
		var depth int
		text := lines.Text()
		if _, err := fmt.Sscanf(text, "%s %d", &how, &depth); err != nil {
			fmt.Println("what is", text)
			continue
		}
		started := processorTime()
		p := read(strings.SplitN(text, " ", 3)[2])
		var nodes uint64
		if how == "count" {
			nodes = p.Perft(depth)
		} else {
			nodes = listing(&p, depth, room[:0], how == "anew")
		}
		fmt.Println(nodes, (processorTime() - started).Nanoseconds())
	}
}

func processorTime() time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		panic(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
