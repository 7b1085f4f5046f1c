#!/bin/sh
# Prints the Python that knows Selenium. The first in PATH may be one that someone installed beside
# the system's, which does not see the system's packages.
set -eu

for python in python3 /usr/bin/python3; do
  if "$python" -c 'import selenium' >/dev/null 2>&1; then
    command -v "$python"
    exit 0
  fi
done
printf 'no Python here knows Selenium; run Scripts/setup.sh tests\n' >&2
exit 1
