#!/bin/sh
# Make demo.flac, the built-in recording, from demo.txt: one sentence a line, a pause after each.
# Needs flite and sox. The voice slt is part of flite and free to use.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
number=10
while IFS= read -r sentence; do
    flite -voice slt -t "$sentence" -o "$work/raw.wav"
    sox -D "$work/raw.wav" -r 16000 -c 1 -b 16 "$work/$number.wav" norm -3 pad 0.1 0.7
    number=$((number + 1))
done < demo.txt
sox -D "$work"/[0-9]*.wav -C 8 demo.flac
soxi demo.flac
