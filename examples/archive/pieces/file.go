package pieces

// How is a file read, from its start or from the middle, wherever it is kept?

import (
	"bytes"
	"context"
	"io"

	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"

	"chessarbiter/core/notation/pgn"
)

// block is how much is read at once.
const block = 64 << 10

// file is an open file, with the file system that must stay open as long.
type file struct {
	io.ReadCloser
	system filesystem.Interface
}

// open opens a file by its name, which may name the file system: gs://bucket/name.
func open(ctx context.Context, name string) (*file, error) {
	system, err := filesystem.New(ctx, name)
	if err != nil {
		return nil, err
	}
	in, err := system.OpenRead(ctx, name)
	if err != nil {
		system.Close()
		return nil, err
	}
	return &file{in, system}, nil
}

// seeker returns the file as one that can be read from the middle; ok is false where
// its file system only reads from the start.
func (f *file) seeker() (s io.Seeker, ok bool) {
	s, ok = f.ReadCloser.(io.Seeker)
	return s, ok
}

// Close closes both.
func (f *file) Close() error {
	err := f.ReadCloser.Close()
	f.system.Close()
	return err
}

// reader opens a piece.
func (p *Piece) reader(ctx context.Context) (io.ReadCloser, error) {
	if p.Text != nil {
		return io.NopCloser(bytes.NewReader(p.Text)), nil
	}
	in, err := open(ctx, p.File)
	if err != nil {
		return nil, err
	}
	if s, ok := in.seeker(); ok {
		_, err = s.Seek(p.Start, io.SeekStart)
	} else {
		_, err = io.CopyN(io.Discard, in, p.Start)
	}
	if err != nil {
		in.Close()
		return nil, err
	}
	return struct {
		io.Reader
		io.Closer
	}{io.LimitReader(in, p.End-p.Start), in}, nil
}

// games reads all games of a text block by block. seen is shown each block first.
func games(in io.Reader, seen func([]byte), o pgn.Options, take func(*pgn.Game)) error {
	r := pgn.NewReader(o)
	next := func() {
		for g := r.Next(); g != nil; g = r.Next() {
			take(g)
		}
	}
	buffer := make([]byte, block)
	for {
		n, err := in.Read(buffer)
		if n > 0 {
			seen(buffer[:n])
			r.Feed(buffer[:n])
			next()
		}
		if err == io.EOF {
			r.Close()
			next()
			return nil
		}
		if err != nil {
			return err
		}
	}
}
