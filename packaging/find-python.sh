#!/usr/bin/env bash
# Prints the Python that .venv is made from, then "system" if .venv must see its site packages.
# A supported Python that has hailo_platform wins, because that package comes with the NPU's
# driver and cannot be installed by pip. $PYTHON, if set, is the only candidate.
set -euo pipefail

# Says "hailo" or "plain" for a supported Python, nothing for another one.
probe='
import sys
if (3, 11) <= sys.version_info[:2] <= (3, 13):
    from importlib.util import find_spec
    own = sys.prefix == sys.base_prefix
    print("hailo" if own and find_spec("hailo_platform") else "plain")
'

candidates=(python3 /usr/bin/python3 python3.13 python3.12 python3.11)
[ -z "${PYTHON:-}" ] || candidates=("$PYTHON")

plain=""
for candidate in "${candidates[@]}"; do
  case $("$candidate" -c "$probe" 2>/dev/null || true) in
    hailo)
      printf '%s\nsystem\n' "$candidate"
      exit
      ;;
    plain) plain=${plain:-$candidate} ;;
  esac
done

if [ -z "$plain" ]; then
  {
    printf 'Captioner needs Python 3.11, 3.12 or 3.13; looked at: %s\n' "${candidates[*]}"
    printf 'Install one of them, or name it: make setup PYTHON=/path/to/python3.12\n'
  } >&2
  exit 1
fi
printf '%s\n\n' "$plain"
