#!/usr/bin/env bash
# Runs the fast tests with the lowest version of each library that pyproject.toml allows.
#
# usage: test-lowest.sh [pytest's arguments, instead of the folders below]
# PYTHON names the Python to use; otherwise one is looked for. The environment is made once for each
# Python and pyproject.toml, and kept beside the other things of the tests in the cache folder. Only
# wheels are taken: a version that has none for this Python is a bound that is too low. Where
# packages cannot be had, the tests are skipped and a sentence says so; where the lowest versions
# contradict each other, that is a failure.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

extras=(window hub test)
# What uses the libraries. The window's tests have test-qt-lowest.sh.
[ $# -gt 0 ] || set -- tests/{asr,audio,cli,engine,history,models,outputs,vad} \
  tests/ui/test_settings_file.py
{ read -r python && read -r _; } < <(packaging/find-python.sh) || exit 1
made_for=$("$python" -c 'import sys; print(f"python{sys.version_info[0]}.{sys.version_info[1]}")')
recipe=$(cat pyproject.toml packaging/lowest.py packaging/test-lowest.sh | cksum | cut -d ' ' -f 1)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/captioner-tests
kept=$cache/lowest-$made_for-$recipe

unset PYTHONPATH PYTHONHOME
if [ ! -f "$kept/whole" ]; then
  rm -rf "$cache/lowest-$made_for"-* # of an older pyproject.toml, or broken off
  mkdir -p "$cache"
  "$python" -m venv "$kept"
  pip=("$kept/bin/python" -m pip --disable-pip-version-check install --quiet)
  if ! said=$("${pip[@]}" packaging 2>&1); then
    printf '%s\n' "$said" >&2
    printf 'test-lowest: skipped, packages cannot be installed here.\n' >&2
    rm -rf "$kept"
    exit 0
  fi
  "$kept/bin/python" packaging/lowest.py "${extras[@]}" >"$kept/lowest.txt"
  if ! "${pip[@]}" --only-binary=:all: --constraint "$kept/lowest.txt" \
    --editable ".[$(IFS=,; printf '%s' "${extras[*]}")]"; then
    printf 'test-lowest: the lowest versions that are allowed cannot be installed together.\n' >&2
    exit 1
  fi
  touch "$kept/whole"
fi

export PYTHONPATH=$PWD:$PWD/ui:$PWD/models # this checkout, whichever one made the environment
exec "$kept/bin/python" -m pytest \
  -m "not slow and not packaging and not processors and not arm64" "$@"
