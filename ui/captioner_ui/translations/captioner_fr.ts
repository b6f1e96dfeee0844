<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Speech detector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growing captions every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypotheses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell speakers apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only words that do not change any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less often costs less of the processor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic is a Hailo NPU where one is ready, else the CPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside one call of the model. One is the fastest on two busy cores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared before text is final. One is faster and makes more errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By their voices; a number says how many there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They appear about half a second later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text, one sentence a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SubRip subtitles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WebVTT subtitles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced SubStation subtitles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes, as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes, for word processors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON with times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serve captions as a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let devices in the same network read along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key in the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the last lines in the text file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For OBS and browsers on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They need the address with its key; the connection is not encrypted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made when it is first needed. Empty it to make another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On battery: growing captions come half as often, to save power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer is busy: growing captions come less often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer is busy: growing captions come less often, and final text is read in haste.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too slow for growing captions now: text comes when a phrase ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask offensive words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to mask besides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are shown by their first letter; the original stays in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One on each line; with * at its end, whatever follows in the word, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In English. Digits: from ten on, where they can be read in one way only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browsers on this computer open this address. For other devices, switch that on in the settings, under For others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phones and computers in the same network open this address. Who has it can read along; the connection is not encrypted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions for browsers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address as a QR code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions appear here when someone speaks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↓ &amp;Newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to the newest caption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to the newest caption (End)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↓ 1 &amp;new line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↓ {n} &amp;new lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything else (F10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to caption: {source}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy fi&amp;gures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures are copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time per window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no figures yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reading mode, captions alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this machine has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Captioner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Captioner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What this machine has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking, which takes some seconds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[Session of {time}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session of {when} was cut off. What was captioned is safe: “{words}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session of {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The captions are saved again, and none is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;last line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sessions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ser&amp;ve captions to browsers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;address…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the address for &amp;browsers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the address for &amp;OBS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: {address}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move with the &amp;keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;next screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to its first place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The overlay lets clicks through. {keys} in this window, or the tray icon, makes it movable again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The overlay can be moved again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window manager here keeps no window with a frame on top. Show the overlay without one: it does stay on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The menu View, Overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognition starts again with the new settings; captions so far stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell speakers a&amp;part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name speakers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody was told apart yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start captioning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let &amp;clicks through the overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop captioning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captioner: listening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captioner: paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to my words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as it should be written from now on:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is expected from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} was in the list already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognition starts again with your words; captions so far stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RTFx — · RAM —</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encoder {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAM {model:.0f} MB model, {process:.0f} MB in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lag {lag:.1f} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAM {process:.0f} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falling behind: {lag:.0f} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lag:.0f} s behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lag {lag:.1f} s (falling behind)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language: {language}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lost:.1f} s of sound lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound overflowed {times} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for speech</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captioner {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings, Keys changes them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes down live speech as it is spoken, on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to use it: the project&apos;s README.md, or `captioner --help`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captioner is under the MIT licence, without warranty. It uses:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>- Whisper by OpenAI (MIT): the weights of the speech models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>- Silero VAD by the Silero Team (MIT): tells speech from noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>- ONNX Runtime by Microsoft (MIT): computes the networks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>- Qt and PySide6 by The Qt Company (LGPL): the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>- Atkinson Hyperlegible by the Braille Institute (OFL): the captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to copy yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied {n} lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting: {n} captions so far…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transcript is in {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another export is being written. Wait until it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This session, since {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the transcript (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the live captions (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to live captions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, and perhaps who says them: {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what one speaker says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(now) {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(in another window) {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(cut off) {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes, delete for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept in {folder}, readable for you only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sessions are kept in {folder} yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start or pause captioning (Ctrl+Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press to start captioning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press to pause captioning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press to stop at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look for microphones again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ca&amp;ptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show the overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a &amp;window with a frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Always on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let &amp;clicks through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller l&amp;etters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fewer lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{keys} cannot be used in every program: another one has it. Choose other keys in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys in every program need X11. Bind `captioner` to a key of your desktop instead: it brings this window to the front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wayland lets no window stay on top, and X11 is not there. Choose &apos;always on top&apos; in the overlay&apos;s window menu (often Alt+Space), if your desktop has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wayland lets no window stay on top. Allow X11 in the overlay&apos;s settings and start Captioner again, or choose &apos;always on top&apos; in the overlay&apos;s window menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caption overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move it, with Shift they resize it; Escape goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to my &amp;words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance of lines, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bar hides while captions are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading mode: captions on the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds from the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty for the system&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer lines are hard to follow from one to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is there when the pointer moves, and for the Tab key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without bar and figures; F11 takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep what was captioned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days to keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As text on this computer, readable for you only. Otherwise nothing is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty for the usual place of your data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older sessions are deleted when the program starts; 0 keeps them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for ever</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys as ENTRY = KEY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty key takes it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background opacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge of the letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the overlay above other windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let clicks through the overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to the screen&apos;s edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use X11 where the desktop is Wayland</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its keys work in every program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As #rrggbb.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is moved again after Ctrl+Shift+T in the main window, or from the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wayland itself lets no window place itself or stay on top. Needs a restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those for showing it and for letting clicks through. On X11.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its name or a part of it; empty for the system&apos;s default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names and terms to expect, one on each line; lists with a tick are in use. WORD = HEARD: also where that is heard. HEARD -&gt; WRITTEN: written instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History, privacy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the page that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find out by listening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU (ONNX Runtime)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hailo NPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WebRTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silero and WebRTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words as they are spoken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A translation into English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System audio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone and computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key for {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} for {languages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not prepared yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Get this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready to use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be used ({problem}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not prepared yet, {size} MB of weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping after this step…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue has no model of this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> may change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the list, one on each line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nguyen
Kubernetes = cube and eighties
gonna -&gt; going to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New list of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the list is called:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a list of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound level: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} decibels below the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too loud: turn it down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System default microphone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (number {number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{microphone} and computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demo recording is captioned instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no microphone was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microphone number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a speaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of {speaker}, for all that was said and what comes:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name {speaker}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{speaker} is {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the model for its first use: {step}, {percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping… the last words are still being captioned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still loading the model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardly legible: perhaps this is not English, the only language of this model, or too noisy. The model “base” knows many languages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused: nothing is listened to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listening to {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose &amp;another source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unmute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the &amp;NPU again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
