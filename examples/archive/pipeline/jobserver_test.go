package pipeline

// Does a job server that is not in the program write what this machine's runner does? The runners for Flink and
// Spark hand the pipeline over by Beam's Job API; here Prism answers it, as a server on a port.

import (
	"context"
	"maps"
	"net"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/options/jobopts"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/runners/flink"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/runners/prism"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/runners/spark"
)

func TestAJobServerWritesTheSame(t *testing.T) {
	o := Default
	o.Files, o.Piece, o.Lanes = []string{filepath.Join(t.TempDir(), "a.pgn")}, 1000, 2
	writeGames(t, o.Files[0], 0, 40)
	want := runOn(t, o)

	port := freePort(t)
	if _, err := prism.CreateJobServer(context.Background(), prism.Options{Port: port}); err != nil {
		t.Fatal(err)
	}
	endpoint, environment := *jobopts.Endpoint, *jobopts.EnvironmentType
	t.Cleanup(func() { *jobopts.Endpoint, *jobopts.EnvironmentType = endpoint, environment })
	*jobopts.Endpoint = net.JoinHostPort("localhost", strconv.Itoa(port))
	*jobopts.EnvironmentType = "LOOPBACK" // the work is done in this process, and not in a container
	for _, runner := range []string{"flink", "spark"} {
		o.Out = t.TempDir()
		p, s := beam.NewPipelineWithRoot()
		Build(s, o)
		if _, err := beam.Run(context.Background(), runner, p); err != nil {
			t.Fatalf("%s: %v", runner, err)
		}
		if got := writtenTo(t, o.Out); !maps.Equal(got, want) {
			t.Errorf("%s: wrote\n%q\nwant\n%q", runner, got, want)
		}
	}
}

func freePort(t *testing.T) int {
	t.Helper()
	listener, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	return listener.Addr().(*net.TCPAddr).Port
}
