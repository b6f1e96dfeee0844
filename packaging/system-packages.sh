#!/usr/bin/env bash
# Looks for the system libraries and commands of the named groups, and installs missing ones
# where that is possible: directly as root, after asking with sudo, else it says what is missing.
# Missing ones never end the set-up: captions in the terminal may work without them.
#
# usage: system-packages.sh GROUP...     (groups of system-packages.txt)
# $PYTHON is the interpreter that the group `python` is about.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
export LC_ALL=C

[ "$(uname -s)" = Linux ] || exit 0

say() { printf '%s\n' "$*" >&2; }

libraries=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null || true)

present() { # NAME of a shared library or command
  case $1 in
    ensurepip) "${PYTHON:-python3}" -c 'import ensurepip' 2>/dev/null ;;
    libasound_module_*) compgen -G "/usr/lib/*/alsa-lib/$1" >/dev/null ||
      compgen -G "/usr/lib*/alsa-lib/$1" >/dev/null ;;
    *.so.*) case $libraries in *"$1 "*) true ;; *) false ;; esac ;;
    *) command -v "$1" >/dev/null ;;
  esac
}

missing_in() { # GROUP: package names, one a line
  while read -r group name package; do
    [ "$group" = "$1" ] || continue
    present "$name" || printf '%s\n' "$package"
  done <system-packages.txt
}

apt_install() { # PACKAGE...: nothing that is installed is ever removed for it
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Acquire::Retries=1)
  [ "$(id -u)" = 0 ] || apt=(sudo "${apt[@]}")
  local install=("${apt[@]}" --no-remove --no-install-recommends install "$@")
  "${install[@]}" >/dev/null 2>&1 && return
  "${apt[@]}" update >/dev/null && "${install[@]}" >/dev/null
}

may_install() { # GROUP PACKAGE...: as root yes, else ask; without a person to ask no
  command -v apt-get >/dev/null || return 1
  [ "$(id -u)" != 0 ] || return 0
  command -v sudo >/dev/null && [ -t 0 ] && [ -z "${CI:-}" ] || return 1
  say "Missing system packages: ${*:2}"
  say "Without them $(consequence "$1")."
  local answer
  read -r -p "Install them with sudo apt-get? [Y/n] " answer || return 1
  case $answer in '' | [yY]*) return 0 ;; *) return 1 ;; esac
}

consequence() { # GROUP
  case $1 in
    python) echo "Python cannot make environments" ;;
    sound) echo "no microphone can be opened; recordings still work" ;;
    window) echo "the window cannot open on X11; captions in the terminal still work" ;;
    *) echo "some tests are skipped" ;;
  esac
}

for group in "$@"; do
  packages=()
  while read -r package; do packages+=("$package"); done < <(missing_in "$group")
  [ "${#packages[@]}" -gt 0 ] || continue
  if may_install "$group" "${packages[@]}"; then
    say "Installing system packages: ${packages[*]}"
    apt_install "${packages[@]}" && continue
    say "They could not be installed."
  fi
  say "Going on without these system packages (Debian names): ${packages[*]}"
  say "So $(consequence "$group")."
done
