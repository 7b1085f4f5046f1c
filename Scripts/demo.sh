#!/bin/sh
# Writes a report of each project below samples/ into demo-report/, and a page that links them.
# Its argument is the lifegraph program.
set -eu

program=$1
out=demo-report

# A sample is a folder below samples/ that holds a manifest, or the outermost one that holds
# Swift files; so a folder of samples (before, after) is looked into.
list_samples() {
  find samples -mindepth 1 -type d ! -path '*/.*' | LC_ALL=C sort | while IFS= read -r folder; do
    case "$folder/" in "${found:-/}"/*) continue ;; esac
    if is_sample "$folder"; then
      found=$folder
      printf '%s\n' "$folder"
    fi
  done
}

is_sample() {
  [ -f "$1/lifegraph.yml" ] || [ -f "$1/Package.swift" ] || [ -d "$1/Sources" ] ||
    [ -n "$(find "$1" -maxdepth 1 -name '*.swift' -print | head -n 1)" ]
}

write_report() {
  status=0
  "$program" report "$1" --out "$2" || status=$?
  # 1 says that there are findings, which is what samples are for.
  [ "$status" -le 1 ] || {
    printf 'demo: the report of %s ended with exit code %s\n' "$1" "$status" >&2
    exit "$status"
  }
  [ -f "$2/index.html" ] || {
    printf 'demo: the report of %s has no index.html\n' "$1" >&2
    exit 1
  }
}

[ -d samples ] || {
  printf 'demo: there is no folder samples here: %s\n' "$PWD" >&2
  exit 1
}
rm -rf "$out"
mkdir -p "$out"
links=$out/.links
: >"$links"
list_samples >"$out/.samples"
[ -s "$out/.samples" ] || {
  printf 'demo: no sample found below samples/\n' >&2
  exit 1
}
while IFS= read -r sample; do
  name=$(printf '%s' "${sample#samples/}" | tr '/' '-')
  # The name goes into the page as it is, so it has to need no quoting.
  case $name in
  *[!A-Za-z0-9._-]*)
    printf 'demo: left out, since its name has other than letters, digits, ".", "_", "-": %s\n' "$sample" >&2
    continue
    ;;
  esac
  write_report "$sample" "$out/$name" </dev/null
  printf '      <li><a href="%s/index.html">%s</a></li>\n' "$name" "$name" >>"$links"
done <"$out/.samples"

{
  cat <<'PAGE'
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>lifegraph: reports of the samples</title>
    <style>
      :root { color-scheme: light dark; }
      body { font: 18px/1.6 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem; }
    </style>
  </head>
  <body>
    <h1>Reports of the samples</h1>
    <ul>
PAGE
  cat "$links"
  cat <<'PAGE'
    </ul>
  </body>
</html>
PAGE
} >"$out/index.html"
rm -f "$links" "$out/.samples"
printf 'Open %s/index.html\n' "$out"
