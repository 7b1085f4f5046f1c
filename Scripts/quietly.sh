#!/bin/sh
# quietly.sh MESSAGE COMMAND...: says one line, runs the command, shows its output only if it fails.
set -eu

message=$1
shift
log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
printf '%s\n' "$message" >&2
status=0
"$@" >"$log" 2>&1 || status=$?
if [ "$status" -ne 0 ]; then
  cat "$log" >&2
  printf 'failed with exit code %s: %s\n' "$status" "$*" >&2
fi
exit "$status"
