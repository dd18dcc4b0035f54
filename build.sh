#!/usr/bin/env bash
# One door to everything one does with this project: ./build.sh COMMAND
#
# It needs Go and Node; what else is missing is installed by the commands
# themselves (see tools/). Everything they make lies in dist/ and temp/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

usage() {
  cat <<'TEXT'
Usage: ./build.sh COMMAND

  demo      build, serve the demo on this machine and print its address
  test      check and test everything, in minutes
  test-all  the same with the long suites
  build     build the package into dist/
  docs      write the reference of the API into dist/docs/
  bench     measure against other libraries; names of rows after it choose some
  format    format every source file
TEXT
}

# at_least NAME FOUND WANTED: are we given what the project is written for?
at_least() {
  if [[ "$(printf '%s\n%s\n' "$3" "$2" | sort -V | head -n 1)" != "$3" ]]; then
    echo "This needs $1 $3 or newer; here is ${2:-none}." >&2
    exit 1
  fi
}

# prepare: the compilers are there, and so are the npm packages of the lock file.
prepare() {
  at_least Go "$(go env GOVERSION 2>/dev/null | sed 's/^go//; s/[^0-9.].*//')" 1.25
  at_least Node "$(node --version 2>/dev/null | sed 's/^v//')" 20.19
  if ! cmp -s package-lock.json node_modules/.package-lock.source; then
    echo 'Installing the npm packages that building and testing need.'
    npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
    cp package-lock.json node_modules/.package-lock.source
  fi
}

case "${1:-}" in
  demo)
    prepare
    node tools/build.mjs
    exec node tools/serve.mjs
    ;;
  test)
    prepare
    exec node tools/test.mjs
    ;;
  test-all)
    prepare
    ARBITER_LONG=1 exec node tools/test.mjs
    ;;
  build)
    prepare
    exec node tools/build.mjs
    ;;
  docs)
    prepare
    node tools/build.mjs
    exec node tools/docs.mjs
    ;;
  bench)
    prepare
    node tools/build.mjs
    exec npm run --silent bench -- "${@:2}"
    ;;
  format)
    prepare
    exec node tools/format.mjs --write
    ;;
  '') usage ;;
  *) usage >&2 && exit 2 ;;
esac
