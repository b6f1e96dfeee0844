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
  "$python" -m venv --clear ${site:+--system-site-packages} .venv
  printf '%s %s %s\n' "$PWD" "${PYTHON:-}" "$site" >.venv/place
fi

failed=0
say "Installing Captioner and what it needs (extras: $extras)"
pip=(.venv/bin/python -m pip --disable-pip-version-check --no-input
  install --editable ".[$extras]")
export PIP_USER=0
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
