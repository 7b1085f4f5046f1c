#!/bin/sh
# Writes a report of each project below samples/ into demo-report/, and a page that links them.
# Its argument is the lifegraph program.
set -eu

program=$1
out=demo-report

# A sample is a folder directly below samples/ that holds a manifest, Swift or Kotlin files.
list_samples() {
  for folder in samples/*/; do
    folder=${folder%/}
    if [ -f "$folder/lifegraph.yml" ] ||
      [ -n "$(find "$folder" -name '*.swift' -o -name '*.kt' 2>/dev/null | head -n 1)" ]; then
      printf '%s\n' "$folder"
    fi
  done
}

write_report() {
  status=0
  "$program" report "$1" --quiet --out "$2" || status=$?
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

# What samples/README.md says that a sample shows, as text of a page; nothing when it says nothing.
shown_by() {
  [ -f samples/README.md ] || return 0
  awk -F ' [|] ' -v name="| \`$1\`" '$1 == name { print $3 }' samples/README.md |
    sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/>/\&gt;/g' -e 's/`//g'
}

[ -d samples ] || {
  printf 'demo: there is no folder samples here: %s\n' "$PWD" >&2
  exit 1
}
rm -rf "$out"
mkdir -p "$out"
links=$out/.links
: >"$links"
list_samples | LC_ALL=C sort >"$out/.samples"
[ -s "$out/.samples" ] || {
  printf 'demo: no sample found below samples/\n' >&2
  exit 1
}
while IFS= read -r sample; do
  name=${sample#samples/}
  # The name goes into the page as it is, so it has to need no quoting.
  case $name in
  *[!A-Za-z0-9._-]*)
    printf 'demo: left out, since its name has other than letters, digits, ".", "_", "-": %s\n' "$sample" >&2
    continue
    ;;
  esac
  write_report "$sample" "$out/$name" </dev/null
  printf '      <li><a href="%s/index.html"><img src="%s/graph.svg" alt=""><b>%s</b></a> <span>%s</span></li>\n' \
    "$name" "$name" "$name" "$(shown_by "$name")" >>"$links"
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
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 3rem auto; padding: 0 1.5rem; }
      ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 2rem; padding: 0; }
      li { list-style: none; }
      img {
        display: block; box-sizing: border-box; width: 100%; height: 15rem; margin-bottom: 0.5rem; padding: 0.5rem;
        object-fit: contain; background: #fff; border: 1px solid #8885; border-radius: 10px;
      }
      a:hover img { border-color: #3b4fd0; }
      span { display: block; opacity: 0.8; }
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
