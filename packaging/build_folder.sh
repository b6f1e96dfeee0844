#!/usr/bin/env bash
# Builds dist/captioner: the program with its own Python, for systems without a package.
# It runs where glibc is at least as new as here. `make folder` runs it.
#
# usage: build_folder.sh [DIST]     (folder to put `captioner` into; dist if not given)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

dist=${1:-dist}
work=build/folder
{ read -r python && read -r _; } < <(packaging/find-python.sh) || exit 1

# An environment of its own: what else is installed for tests would be found and packed, too.
unset PYTHONPATH PYTHONHOME
[ -x $work/venv/bin/python ] || "$python" -m venv --clear $work/venv
pip=($work/venv/bin/python -m pip --disable-pip-version-check install -q)
"${pip[@]}" '.[window,hub,package,folder]'
"${pip[@]}" --force-reinstall --no-deps . # of the same version, but of the checkout as it is now

rm -rf $work/models
CAPTIONER_MODELS=$PWD/$work/models $work/venv/bin/captioner models build tiny.en >/dev/null
rm -f $work/models/.*.lock
CAPTIONER_BUILT=$PWD/$work/models $work/venv/bin/pyinstaller --noconfirm --log-level WARN \
  --distpath "$dist" --workpath $work/work packaging/captioner.spec
printf '%s\n' "$dist/captioner"
