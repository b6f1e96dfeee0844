#!/bin/sh
# Make the candidates for the clip of the speech tail from tail.txt with flite, espeak-ng and sox.
# Which of them a model takes is in recipes.py, by measurement.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
finish() { # finish NAME: raw.wav to a 16 kHz mono clip without leading silence
    sox -D "$work/raw.wav" -r 16000 -c 1 -b 16 -C 8 "tail_$1.flac" norm -3 silence 1 0.02 0.5% pad 0.1 0
}
for voice in slt rms awb; do
    flite -voice "$voice" -f tail.txt -o "$work/raw.wav"
    finish "flite_$voice"
done
espeak-ng -v en-us -s 150 -f tail.txt -w "$work/raw.wav"
finish espeak
soxi -D ./*.flac
