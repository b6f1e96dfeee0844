#!/usr/bin/env bash
# Brings .venv up to date. Returns at once when nothing it depends on has changed.
#
# usage: setup.sh run|test [--look]
#   run     what the program needs: the package, editable, with its window
#   test    the same and the tools of `make check` and `make test`
#   --look  look for system libraries even if nothing has changed
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")
cd "$here/.."

level=$1
case $level in
  run) extras=window groups="sound window" ;;
  test) extras=window,test groups="sound window tests" ;;
  *) printf 'setup.sh: run or test, not %s\n' "$level" >&2 && exit 2 ;;
esac

say() { printf '%s\n' "$*" >&2; }

# shellcheck disable=SC2086  # groups are words
look() { packaging/system-packages.sh $groups; }

# An environment belongs to a place (its scripts hold absolute paths) and to a pyproject.toml.
wanted=$(printf '%s\n' "$PWD" "${PYTHON:-}" && cksum pyproject.toml packaging/*.sh packaging/*.txt)
current() { [ -x .venv/bin/python ] && [ "$(cat ".venv/$1.stamp" 2>/dev/null)" = "$wanted" ]; }

if current "$level" || { [ "$level" = run ] && current test; }; then
  [ "${2:-}" != --look ] || look
  exit
fi

{ read -r python && read -r site; } < <(packaging/find-python.sh) || exit 1

usable() {
  [ "$(cat .venv/place 2>/dev/null)" = "$PWD ${PYTHON:-} $site" ] &&
    .venv/bin/python -m pip --version >/dev/null 2>&1
}

look
if ! usable; then
  say "Making .venv with $("$python" --version)${site:+, which brings hailo_platform}"
  PYTHON=$python packaging/system-packages.sh python
  if ! "$python" -c 'import ensurepip' 2>/dev/null; then
    say "Install the venv package that belongs to $python, then try again."
    exit 1
  fi
  [ ! -L .venv ] || rm .venv # --clear would empty what it points to: another checkout's
  "$python" -m venv --clear ${site:+--system-site-packages} .venv
  printf '%s %s %s\n' "$PWD" "${PYTHON:-}" "$site" >.venv/place
fi

# HailoRT's module is compiled against one numpy: hailort 4.20 says numpy<2, and Debian's package
# of it goes with Debian's numpy. A newer numpy in .venv would break it.
npu_limit='
from importlib import metadata
def lines():
    try:
        yield from metadata.requires("hailort") or ()
    except metadata.PackageNotFoundError:
        pass
    try:
        yield "numpy<2" if metadata.version("numpy").startswith("1.") else ""
    except metadata.PackageNotFoundError:
        pass
if any(line.startswith("numpy") and "<2" in line for line in lines()):
    print("numpy<2")
'
limits=()
[ -z "$site" ] || while read -r limit; do limits+=("$limit"); done < <("$python" -c "$npu_limit")

failed=0
say "Installing Captioner and what it needs (extras: $extras)"
pip=(.venv/bin/python -m pip --disable-pip-version-check --no-input
  install --editable ".[$extras]" ${limits[@]+"${limits[@]}"})
export PIP_USER=0
exec >&2 # stdout belongs to the program that `make run` starts
if [ -t 1 ]; then
  "${pip[@]}" || failed=1
else # a log: one line a download instead of a progress bar
  "${pip[@]}" --progress-bar off | { grep -E '^ *(Downloading|Building|Installing)' || true; } ||
    failed=1
fi
if [ "$failed" != 0 ]; then
  say "The packages could not be installed; the reason is above. make setup tries again."
  exit 1
fi
printf '%s\n' "$wanted" >".venv/$level.stamp"
