// Command archive looks through archives of chess games for what an arbiter would have
// to say about them.
//
//	go run . -out DIR FILE.pgn 'FOLDER/*.pgn'
package main

// How is the pipeline started, on this machine or on many?

import (
	"context"
	"flag"
	"fmt"
	"os"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/x/beamx"

	"chessarbiter/examples/archive/pipeline"
)

func main() {
	o := pipeline.Default
	flag.StringVar(&o.Out, "out", o.Out, "folder for findings-*.jsonl and summary.tsv, such as gs://bucket/folder on many machines")
	flag.IntVar(&o.Shards, "shards", o.Shards, "into how many files the findings go")
	flag.Int64Var(&o.Piece, "piece", o.Piece, "bytes that are judged in one go")
	flag.IntVar(&o.Lanes, "lanes", o.Lanes, "pieces that are judged at once by the Prism runner")
	flag.StringVar(&o.Undated, "undated", o.Undated, "edition of the Laws for games without a date")
	flag.IntVar(&o.States, "states", o.States, "positions that a search for a mate may visit")
	flag.Usage = usage
	flag.Parse()
	beam.Init() // on a worker of another machine it does not return

	o.Files = flag.Args()
	if err := o.Check(); err != nil {
		fmt.Fprintf(os.Stderr, "archive: %v\n", err)
		usage()
		os.Exit(2)
	}
	p, s := beam.NewPipelineWithRoot()
	pipeline.Build(s, o)
	if err := beamx.Run(context.Background(), p); err != nil {
		fmt.Fprintf(os.Stderr, "archive: %v\n", err)
		os.Exit(1)
	}
	fmt.Printf("%s has the findings, and their numbers in summary.tsv\n", o.Out)
}

func usage() {
	fmt.Fprintln(os.Stderr, "usage: archive [flags] FILE.pgn ...; a pattern such as 'games/*.pgn' stands for all files that it fits")
	flag.PrintDefaults()
}
