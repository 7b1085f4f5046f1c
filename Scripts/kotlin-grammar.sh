#!/bin/sh
# Builds the parser of Kotlin into .build/kotlin-grammar: tree-sitter's core and the Kotlin grammar,
# which only the Python package index has as sources. Silent when it is there. Needs pip and clang.
set -eu

cd "$(dirname "$0")/.."
folder=.build/kotlin-grammar

# Name, version and SHA-256 of each source archive. The grammar is generated code whose headers are
# those of the older core; the newer core reads it and no longer hangs on broken sources.
archives='
tree-sitter        0.26.1 9919cbaf02d17fa9a4cd0e6da496aecf901b758e6eacf122eee393e3ef08aacd
tree-sitter        0.24.0 abd95af65ca2f4f7eca356343391ed669e764f37748b5352946f00f7fc78e734
tree-sitter-kotlin 1.1.0  322a35bdae75e25ae64dae6027be609c5422fab282084117816c4ebcda6168da
'
# What was built, to build anew when any of it changes.
recipe="$archives$(cksum <Scripts/kotlin-grammar.sh)"
[ -f "$folder/recipe" ] && [ "$(cat "$folder/recipe")" = "$recipe" ] && exit 0

stop() {
  printf 'setup: %s\n' "$1" >&2
  shift
  for line in "$@"; do printf '       %s\n' "$line" >&2; done
  exit 1
}

compiler=
for candidate in clang cc gcc; do
  if command -v "$candidate" >/dev/null 2>&1; then
    compiler=$candidate
    break
  fi
done
[ -n "$compiler" ] || stop "there is no C compiler to build the parser of Kotlin with." \
  "Put the 'clang' that comes with Swift into PATH and try again."
python3 -m pip --version >/dev/null 2>&1 ||
  stop "pip is missing, which downloads the parser of Kotlin." "Install python3-pip and try again."

mkdir -p .build
work=$(mktemp -d .build/kotlin-grammar.XXXXXX)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
printf 'setup: downloading and building the parser of Kotlin\n' >&2

# Shows what a command printed only when it fails.
quietly() {
  "$@" >"$work/log" 2>&1 </dev/null && return 0
  cat "$work/log" >&2
  return 1
}

# The archives go into folders of their own: two of them have the same name.
printf '%s\n' "$archives" | while read -r name version digest; do
  [ -n "$name" ] || continue
  target="$work/$name-$version"
  mkdir "$target"
  printf '%s==%s --hash=sha256:%s\n' "$name" "$version" "$digest" >"$target/pin"
  quietly python3 -m pip download --quiet --disable-pip-version-check --no-deps \
    --no-binary :all: --require-hashes --dest "$target" --requirement "$target/pin" ||
    stop "$name $version could not be downloaded." "Is the Python package index reachable?"
  tar -xzf "$target"/*.tar.gz -C "$target" --strip-components 1
done

core="$work/tree-sitter-0.26.1/tree_sitter/core/lib"
headers="$work/tree-sitter-0.24.0/tree_sitter/core/lib/src"
grammar="$work/tree-sitter-kotlin-1.1.0/src"
result="$work/result"
mkdir -p "$result/include/tree_sitter" "$work/grammar-headers/tree_sitter"
cp "$core/include/tree_sitter/api.h" "$result/include/tree_sitter/"
cp "$headers/parser.h" "$headers/alloc.h" "$headers/array.h" "$work/grammar-headers/tree_sitter/"

compile() { quietly "$compiler" -O2 -fPIC -std=c11 -c "$@" || stop "the parser of Kotlin does not compile."; }
compile -D_DEFAULT_SOURCE -D_POSIX_C_SOURCE=200112L -D_DARWIN_C_SOURCE \
  -I"$core/include" -I"$core/src" "$core/src/lib.c" -o "$work/core.o"
compile -I"$work/grammar-headers" "$grammar/parser.c" -o "$work/parser.o"
compile -I"$work/grammar-headers" "$grammar/scanner.c" -o "$work/scanner.o"
quietly ar rcs "$result/libtree-sitter-kotlin.a" "$work/core.o" "$work/parser.o" "$work/scanner.o" ||
  stop "the parser of Kotlin cannot be packed into a library."
printf '%s' "$recipe" >"$result/recipe"
rm -rf "$folder"
mv "$result" "$folder"
