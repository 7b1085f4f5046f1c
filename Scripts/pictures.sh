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
"$program" diff samples/travel-before samples/travel-after --quiet --format svg \
  -o "$out/travel-difference.svg"
