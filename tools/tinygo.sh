#!/usr/bin/env bash
# Where does TinyGo come from, and how is a Go program compiled with it?
#
#   tools/tinygo.sh ensure               find it or build it; prints "VERSION FROM"; 1 if there is none
#   tools/tinygo.sh compile OUT PACKAGE [FLAGS...]  compile a main package of this module to OUT;
#                                        flags win over those below
#   tools/tinygo.sh exec-js              print the path of its wasm_exec.js
#   tools/tinygo.sh llvm                 print where the LLVM lies that links its programs; 1 if it is not ours
#   tools/tinygo.sh run ARGUMENTS...     run it, in the environment it needs
#
# Looked for in this order: $TINYGO, `tinygo` on the PATH, the cache outside the
# tree. Where there is none it is built once into the cache, if this is a Debian
# system whose packages are there already or may be installed (as root).
#
# The TinyGo of the cache has the module of a program linked by tools/link/link.mjs,
# which needs the programs of the LLVM that it was built against.
#
# TinyGo 0.39 refuses Go newer than 1.25, so it always runs with the toolchain
# named below first on the PATH; `go` fetches that one as a module when needed.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
readonly here
readonly version=0.39.0
readonly toolchain=go1.25.4
readonly llvm=/usr/lib/llvm-19
readonly packages=(llvm-19 llvm-19-dev libclang-19-dev clang-19 lld-19 wasi-libc libclang-rt-19-dev-wasm32)
readonly cache="${XDG_CACHE_HOME:-$HOME/.cache}/chess-arbiter/tinygo-$version"
readonly flags=(-buildmode=c-shared -scheduler=none -gc=precise -opt=2 -no-debug)

say() { printf 'tinygo: %s\n' "$*" >&2; }

# matches COMMAND: is this TinyGo of the series we pin?
matches() {
  case "$("$1" version 2>/dev/null)" in
    "tinygo version ${version%.*}."*) return 0 ;;
    *) return 1 ;;
  esac
}

# locate: sets bin, from and target; fails if there is no TinyGo yet.
locate() {
  target=wasm
  unset ARBITER_LLVM
  if [[ -n "${TINYGO:-}" ]]; then
    if ! matches "$TINYGO"; then
      say "\$TINYGO is $TINYGO, which is not TinyGo ${version%.*}"
      exit 2
    fi
    bin=$TINYGO from='$TINYGO'
  elif bin=$(command -v tinygo) && matches "$bin"; then
    from='the PATH'
  elif [[ -x "$cache/tinygo" ]] && packages_installed; then
    bin=$cache/tinygo from='the cache' target=$cache/wasm-debian.json
    export TINYGOROOT=$cache ARBITER_LLVM=$llvm/bin
    PATH=$here/link:$llvm/bin:$PATH
  else
    return 1
  fi
}

# environment: the Go toolchain that TinyGo accepts, first on the PATH, and the
# wasm-opt that it calls: the pinned one, whichever TinyGo it is.
environment() {
  local root
  root=$(GOTOOLCHAIN=$toolchain go env GOROOT)
  export PATH="$root/bin:$PATH" GOTOOLCHAIN=local
  export WASMOPT="${WASMOPT:-$here/../node_modules/.bin/wasm-opt}"
  unset GOROOT
}

packages_installed() {
  local package
  command -v dpkg-query >/dev/null || return 1
  for package in "${packages[@]}"; do
    [[ "$(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null)" == ii* ]] || return 1
  done
}

install_packages() {
  packages_installed && return 0
  if ! command -v apt-get >/dev/null || [[ "$(id -u)" != 0 ]]; then
    say "not found, and it can be built only with these packages: ${packages[*]}"
    return 1
  fi
  say "installing ${packages[*]}"
  export DEBIAN_FRONTEND=noninteractive
  apt-get -o DPkg::Lock::Timeout=600 -qq update >&2
  apt-get -o DPkg::Lock::Timeout=600 -qq install -y --no-install-recommends "${packages[@]}" >&2
}

# write_target FOLDER: TinyGo's own wasm target, with Debian's C library and
# compiler runtime in place of those that it would build from git submodules,
# and without the Boehm collector, which needs one of them as well.
write_target() {
  node -e '
    const fs = require("node:fs"), path = require("node:path");
    const [folder, builtins] = process.argv.slice(1);
    const target = JSON.parse(fs.readFileSync(path.join(folder, "targets/wasm.json"), "utf8"));
    delete target.libc;
    delete target.rtlib;
    target["extra-files"] = target["extra-files"].filter((file) => !file.endsWith("gc_boehm.c"));
    target.ldflags.push("-L/usr/lib/wasm32-wasi", "-lc", builtins);
    fs.writeFileSync(path.join(folder, "wasm-debian.json"), JSON.stringify(target, null, 2) + "\n");
  ' "$1" "$llvm/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a"
}

# build: TinyGo from its Go module, against Debian's LLVM, into the cache.
build() {
  local source
  install_packages
  say "building TinyGo $version once into the cache (about five minutes)"
  mkdir -p "$(dirname "$cache")"
  exec 9>"$cache.lock"
  flock 9
  if [[ ! -x "$cache/tinygo" ]]; then
    source=$(cd / && go mod download -json "github.com/tinygo-org/tinygo@v$version" |
      node -e 'process.stdout.write(JSON.parse(require("node:fs").readFileSync(0, "utf8")).Dir)')
    new=$(mktemp -d "$cache.XXXXXX")
    trap 'rm -rf "$new"' EXIT
    cp -R "$source/." "$new"
    chmod -R u+w "$new"
    mkdir -p "$new/src/net"
    write_target "$new"
    (
      cd "$new"
      environment
      GOFLAGS=-mod=mod go build -trimpath -buildvcs=false -tags llvm19 -o tinygo .
    ) >&2
    rm -rf "$cache"
    mv "$new" "$cache"
  fi
  exec 9>&-
}

case "${1:-}" in
  ensure)
    if ! locate; then
      build
      locate
    fi
    echo "$("$bin" version 2>/dev/null | cut -d' ' -f3) $from"
    ;;
  compile)
    locate || { say 'not found: run tools/tinygo.sh ensure'; exit 1; }
    environment
    GOFLAGS=-buildvcs=false "$bin" build -target="$target" "${flags[@]}" "${@:4}" -o "$2" "$3"
    ;;
  exec-js)
    locate || { say 'not found: run tools/tinygo.sh ensure'; exit 1; }
    echo "$("$bin" env TINYGOROOT)/targets/wasm_exec.js"
    ;;
  llvm)
    locate && [[ -n "${ARBITER_LLVM:-}" ]] && echo "$ARBITER_LLVM"
    ;;
  run)
    shift
    locate || { say 'not found: run tools/tinygo.sh ensure'; exit 1; }
    environment
    exec "$bin" "$@"
    ;;
  *)
    sed -n '2,20s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac
