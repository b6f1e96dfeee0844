#!/usr/bin/env bash
# Runs the tests of the window with the lowest PySide6 that pyproject.toml allows.
#
# usage: test-qt-lowest.sh [pytest's arguments]
# That PySide6 is fetched once and kept beside the other things of the tests in the cache folder; it
# comes before that of .venv, which has the rest. Where it cannot be had, the tests are skipped and
# a sentence says so.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

python=$PWD/.venv/bin/python
lowest=$(sed -n 's/.*"PySide6-Essentials>=\([0-9.]*\).*/\1/p' pyproject.toml)
made_for=$("$python" -c 'import sys; print(f"python{sys.version_info[0]}.{sys.version_info[1]}")')
kept=${XDG_CACHE_HOME:-$HOME/.cache}/captioner-tests/pyside6-$lowest-$made_for

if [ ! -d "$kept" ]; then
  mkdir -p "$(dirname "$kept")"
  new=$(mktemp -d "$kept.XXXXXX")
  trap 'rm -rf "$new"' EXIT
  if ! said=$("$python" -m pip install --quiet --target "$new/site" \
    "PySide6-Essentials==$lowest" 2>&1); then
    printf '%s\n' "$said" >&2
    printf 'test-qt-lowest: skipped, PySide6 %s cannot be installed here.\n' "$lowest" >&2
    exit 0
  fi
  mv -T "$new/site" "$kept" 2>/dev/null || [ -d "$kept" ] # or another one was faster
  rm -rf "$new"
fi

export PYTHONPATH=$kept${PYTHONPATH:+:$PYTHONPATH}
"$python" - "$lowest" <<'END'
import sys

import PySide6

if PySide6.__version__ != sys.argv[1]:
    sys.exit(f"test-qt-lowest: this is PySide6 {PySide6.__version__}, not {sys.argv[1]}.")
END
exec "$python" -m pytest tests/ui "$@"
