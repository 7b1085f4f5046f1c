#!/bin/sh
# Draws the pictures of the README again, from samples/. Its argument is the lifegraph program.
set -eu

program=$1
out=Documentation/images
mkdir -p "$out"
for sample in travel-before travel-after travel-before-manifest travel-after-manifest \
  travel-before-android travel-after-android travel-both reader-manifest reader-swift; do
  "$program" graph "samples/$sample" --quiet --format svg -o "$out/$sample.svg"
done
# The views that Documentation/Drawings.md shows.
view() {
  name=$1
  shift
  "$program" graph samples/travel-before --quiet --format svg "$@" -o "$out/travel-$name.svg"
}
view around --focus SessionManager
view ways --from CheckoutView --to PointsStore
view hidden --relation hidden,captive
"$program" diff samples/travel-before samples/travel-after --quiet --format svg \
  -o "$out/travel-difference.svg"

# The page itself, where there is a browser; the other pictures need none.
if python=$(Scripts/selenium-python.sh 2>/dev/null); then
  report=$(mktemp -d)
  trap 'rm -rf "$report"' EXIT
  "$program" report samples/travel-before --quiet --out "$report"
  "$python" -B Scripts/page-picture.py "$report" "$out/page.png"
fi
