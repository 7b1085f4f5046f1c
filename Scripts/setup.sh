#!/bin/sh
# Makes a machine ready to build lifegraph: checks Swift, installs the libraries that are missing.
# With the argument "tests" also the browser that the tests of the page open. Silent when nothing is
# missing. Asks for nothing.
set -eu

case ${1-} in
'') with_browser=false ;;
tests) with_browser=true ;;
*)
  printf 'usage: %s [tests]\n' "$0" >&2
  exit 2
  ;;
esac

# The one list of what is needed beside Swift: pkg-config name, Debian package, Homebrew formula.
libraries='
libgvc   libgraphviz-dev graphviz
yaml-0.1 libyaml-dev     libyaml
'
scripts=$(dirname "$0")
minimum_major=6
minimum_minor=1

say() { printf 'setup: %s\n' "$*" >&2; }
stop() {
  say "$1"
  shift
  for line in "$@"; do printf '       %s\n' "$line" >&2; done
  exit 1
}

check_swift() {
  command -v swift >/dev/null 2>&1 || stop "Swift is missing: there is no 'swift' in PATH." \
    "Install Swift $minimum_major.$minimum_minor or later from https://www.swift.org/install and try again."
  banner=$(swift --version 2>&1) || stop "'swift --version' fails:" "$banner" \
    "Install the packages that https://www.swift.org/install lists for this system."
  version=$(printf '%s\n' "$banner" | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
  [ -n "$version" ] || stop "cannot read the version of Swift from:" "$banner"
  major=${version% *}
  minor=${version#* }
  if [ "$major" -lt "$minimum_major" ] ||
    { [ "$major" -eq "$minimum_major" ] && [ "$minor" -lt "$minimum_minor" ]; }; then
    stop "Swift $major.$minor is too old; lifegraph needs $minimum_major.$minimum_minor or later." \
      "Install it from https://www.swift.org/install, or put a newer 'swift' first in PATH."
  fi
}

# Prints column $1 of each library that pkg-config does not find.
missing() {
  printf '%s\n' "$libraries" | while read -r name debian formula; do
    [ -n "$name" ] || continue
    if command -v pkg-config >/dev/null 2>&1 && pkg-config --exists "$name"; then continue; fi
    case $1 in
    debian) printf '%s ' "$debian" ;;
    formula) printf '%s ' "$formula" ;;
    esac
  done
  command -v pkg-config >/dev/null 2>&1 || case $1 in
  debian) printf 'pkg-config ' ;;
  formula) printf 'pkgconf ' ;;
  esac
  # Tells plans what changes often; a test asks it.
  command -v git >/dev/null 2>&1 || printf 'git '
  # Downloads the parser of Kotlin.
  python3 -m pip --version >/dev/null 2>&1 || case $1 in
  debian) printf 'python3-pip ' ;;
  formula) printf 'python ' ;;
  esac
  if "$with_browser"; then missing_for_pages "$1"; fi
}

# What the tests of the page open it with: a browser, its driver, and Selenium, which speaks to it.
missing_for_pages() {
  command -v chromium >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1 ||
    [ -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" ] || case $1 in
    debian) printf 'chromium ' ;;
    formula) printf 'google-chrome ' ;;
    esac
  command -v chromedriver >/dev/null 2>&1 || case $1 in
  debian) printf 'chromium-driver ' ;;
  formula) printf 'chromedriver ' ;;
  esac
  # Homebrew has no Selenium for Python.
  case $1 in
  debian) "$scripts/selenium-python.sh" >/dev/null 2>&1 || printf 'python3-selenium ' ;;
  esac
}

# Runs a command and shows what it printed only when it fails.
quietly() {
  log=$(mktemp)
  if "$@" >"$log" 2>&1 </dev/null; then
    rm -f "$log"
    return 0
  fi
  cat "$log" >&2
  rm -f "$log"
  return 1
}

install_on_debian() {
  packages=$(missing debian)
  [ -n "$packages" ] || return 0
  if [ "$(id -u)" -eq 0 ]; then
    administrator=''
  elif command -v sudo >/dev/null 2>&1; then
    sudo -n true 2>/dev/null || stop "sudo asks for a password here." \
      "Run this once, then try again: sudo apt-get install $packages"
    administrator='sudo -n'
  else
    stop "missing: ${packages}and only an administrator can install (no root, no sudo)." \
      "As root, run once, then try again: apt-get install $packages"
  fi
  say "installing $packages(with apt-get)"
  apt() {
    # shellcheck disable=SC2086 # the words of $administrator and "$@" are meant to be split
    quietly $administrator env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get -o DPkg::Lock::Timeout=300 "$@"
  }
  apt -q update || say "the package lists could not be refreshed; trying with the ones at hand"
  # shellcheck disable=SC2086 # one package a word
  apt -q -y --no-install-recommends install $packages ||
    stop "apt-get could not install: $packages"
}

install_with_brew() {
  formulas=$(missing formula)
  [ -n "$formulas" ] || return 0
  command -v brew >/dev/null 2>&1 || stop "missing: ${formulas}and there is no Homebrew to install them." \
    "Install Homebrew from https://brew.sh and try again."
  say "installing $formulas(with brew)"
  # shellcheck disable=SC2086 # one formula a word
  quietly env HOMEBREW_NO_AUTO_UPDATE=1 NONINTERACTIVE=1 brew install $formulas ||
    stop "brew could not install: $formulas"
}

install_selenium_for_user() {
  "$scripts/selenium-python.sh" >/dev/null 2>&1 && return 0
  say "installing selenium (with pip)"
  quietly python3 -m pip install --user --quiet --disable-pip-version-check selenium ||
    stop "pip could not install selenium, which the tests of the page speak to the browser with." \
      "Put it where 'python3' finds it and try again."
}

install_nowhere() {
  packages=$(missing debian)
  [ -n "$packages" ] || return 0
  stop "this system has neither apt-get nor brew; install by hand what Debian calls: $packages" \
    "(Graphviz and libyaml with their headers, pkg-config, Git, and Python's pip), then try again."
}

check_swift
if [ "$(uname -s)" = Darwin ]; then
  install_with_brew
  if "$with_browser"; then install_selenium_for_user; fi
elif command -v apt-get >/dev/null 2>&1; then
  install_on_debian
else
  install_nowhere
fi
"$scripts/kotlin-grammar.sh"
