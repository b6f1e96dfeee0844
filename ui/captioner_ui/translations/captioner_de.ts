<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
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
        <source>Check that the microphone is connected and not used by another program.</source>
        <translation>Prüfen Sie, ob das Mikrofon angeschlossen ist und kein anderes Programm es benutzt.</translation>
    </message>
    <message>
        <source>What FFmpeg reads can be read: WAV, FLAC, MP3, OGG, M4A, MP4, WebM, WMA and others.</source>
        <translation>Lesbar ist, was FFmpeg liest: WAV, FLAC, MP3, OGG, M4A, MP4, WebM, WMA und andere.</translation>
    </message>
    <message>
        <source>Choose another place for the output.</source>
        <translation>Wählen Sie einen anderen Ort für die Ausgabe.</translation>
    </message>
    <message>
        <source>Make room on the disk.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger.</translation>
    </message>
    <message>
        <source>Check who may read and write it.</source>
        <translation>Prüfen Sie, wer das lesen und schreiben darf.</translation>
    </message>
    <message>
        <source>Choose another folder: this one cannot be written.</source>
        <translation>Wählen Sie einen anderen Ordner: Dieser ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>Check the disk or the device.</source>
        <translation>Prüfen Sie den Datenträger oder das Gerät.</translation>
    </message>
    <message>
        <source>Close other programs; a smaller model takes less: `captioner models list`.</source>
        <translation>Schließen Sie andere Programme; ein kleineres Modell braucht weniger: `captioner models list`.</translation>
    </message>
    <message>
        <source>Use UTF-8: `LC_ALL=C.UTF-8 captioner` starts it so.</source>
        <translation>Nehmen Sie UTF-8: `LC_ALL=C.UTF-8 captioner` startet so.</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Arbeitsspeicher reicht nicht</translation>
    </message>
    <message>
        <source>a text has characters that do not fit: {why}</source>
        <translation>ein Text hat Zeichen, die nicht passen: {why}</translation>
    </message>
    <message>
        <source>This is a bug; `captioner doctor` shows what to report.</source>
        <translation>Das ist ein Fehler im Programm; `captioner doctor` zeigt, was zu melden ist.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>{path} kann nicht geschrieben werden: {why}</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Wählen Sie einen anderen Ordner.</translation>
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
        <source>minutes as .docx are written by {package}, which is not installed</source>
        <translation>Protokolle als .docx schreibt {package}, das nicht installiert ist</translation>
    </message>
    <message>
        <source>Install it: {pip_install}. Or write Markdown (md), which word processors open, too.</source>
        <translation>Installieren Sie es: {pip_install}. Oder schreiben Sie Markdown (md), das Textprogramme auch öffnen.</translation>
    </message>
    <message>
        <source>{file} cannot be changed: {why}</source>
        <translation>{file} kann nicht geändert werden: {why}</translation>
    </message>
    <message>
        <source>See whether {parent} is still there and yours to write.</source>
        <translation>Sehen Sie nach, ob {parent} noch da ist und Sie dort schreiben dürfen.</translation>
    </message>
    <message>
        <source>See whether {parent} is still there and yours to read.</source>
        <translation>Sehen Sie nach, ob {parent} noch da ist und Sie dort lesen dürfen.</translation>
    </message>
    <message>
        <source>{file} was changed while it was read</source>
        <translation>{file} wurde beim Lesen geändert</translation>
    </message>
    <message>
        <source>{file} holds no captions that can be read</source>
        <translation>{file} enthält keine lesbaren Untertitel</translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation>Öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>A newer Captioner may have written it, or it is no session at all.</source>
        <translation>Ein neuerer Captioner kann sie geschrieben haben, oder es ist gar keine Sitzung.</translation>
    </message>
    <message>
        <source>This session is still being captioned.</source>
        <translation>Diese Sitzung wird noch untertitelt.</translation>
    </message>
    <message>
        <source>{folder} cannot be read: {why}</source>
        <translation>{folder} ist nicht zu lesen: {why}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} kann nicht geschrieben werden: {why}</translation>
    </message>
    <message>
        <source>Stop it, or delete it later.</source>
        <translation>Beenden Sie sie, oder löschen Sie sie später.</translation>
    </message>
    <message>
        <source>{file} cannot be deleted: {why}</source>
        <translation>{file} kann nicht gelöscht werden: {why}</translation>
    </message>
    <message>
        <source>Allow yourself to read it, or choose another folder in the settings.</source>
        <translation>Erlauben Sie sich das Lesen, oder wählen Sie in den Einstellungen einen anderen Ordner.</translation>
    </message>
    <message>
        <source>It is offered again at the next start.</source>
        <translation>Beim nächsten Start wird sie wieder angeboten.</translation>
    </message>
    <message>
        <source>Allow yourself to write in {parent}, or delete it there.</source>
        <translation>Erlauben Sie sich das Schreiben in {parent}, oder löschen Sie sie dort.</translation>
    </message>
    <message>
        <source>Make room or choose another folder; captions go on meanwhile.</source>
        <translation>Schaffen Sie Platz, oder wählen Sie einen anderen Ordner; die Untertitel laufen inzwischen weiter.</translation>
    </message>
    <message>
        <source>The captions cannot be saved in {folder}: {why}</source>
        <translation>Die Untertitel können nicht in {folder} gespeichert werden: {why}</translation>
    </message>
    <message>
        <source>The captions are not kept: {why}</source>
        <translation>Die Untertitel werden nicht aufbewahrt: {why}</translation>
    </message>
    <message>
        <source>{text!r} is no path</source>
        <translation>{text!r} ist kein Pfad</translation>
    </message>
    <message>
        <source>there is no home folder {name}</source>
        <translation>es gibt keinen persönlichen Ordner {name}</translation>
    </message>
    <message>
        <source>Write out the path.</source>
        <translation>Schreiben Sie den Pfad aus.</translation>
    </message>
    <message>
        <source>Run make setup again.</source>
        <translation>Führen Sie make setup noch einmal aus.</translation>
    </message>
    <message>
        <source>Install the package again, from its file: {command}</source>
        <translation>Installieren Sie das Paket noch einmal aus seiner Datei: {command}</translation>
    </message>
    <message>
        <source>Unpack the whole folder again: a part of it is missing or was changed.</source>
        <translation>Entpacken Sie den ganzen Ordner noch einmal: Ein Teil fehlt oder wurde verändert.</translation>
    </message>
    <message>
        <source>Install the wheel again: {command}</source>
        <translation>Installieren Sie das Wheel noch einmal: {command}</translation>
    </message>
    <message>
        <source>`captioner --language list` shows all.</source>
        <translation>`captioner --language list` zeigt alle.</translation>
    </message>
    <message>
        <source>no language is called {text!r}{question}</source>
        <translation>keine Sprache heißt {text!r}{question}</translation>
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
        <source>the token needs to be 16 to 128 letters, digits, - and _</source>
        <translation>der Schlüssel muss aus 16 bis 128 Buchstaben, Ziffern, - und _ bestehen</translation>
    </message>
    <message>
        <source>On battery: growing captions come half as often, to save power.</source>
        <translation>Im Akkubetrieb: Vorläufige Untertitel kommen halb so oft, um Strom zu sparen.</translation>
    </message>
    <message>
        <source>This computer is busy: growing captions come less often.</source>
        <translation>Dieser Computer ist ausgelastet: Vorläufige Untertitel kommen seltener.</translation>
    </message>
    <message>
        <source>This computer is busy: growing captions come less often, and final text is read in haste.</source>
        <translation>Dieser Computer ist ausgelastet: Vorläufige Untertitel kommen seltener, und der endgültige Text wird flüchtiger gelesen.</translation>
    </message>
    <message>
        <source>Too slow for growing captions now: text comes when a phrase ends.</source>
        <translation>Zu langsam für vorläufige Untertitel: Text kommt, wenn ein Satzteil endet.</translation>
    </message>
    <message>
        <source>{name} is {value}, need {limits}</source>
        <translation>{name} ist {value}, nötig ist {limits}</translation>
    </message>
    <message>
        <source>the speaker encoder does not load: {why}</source>
        <translation>die Sprechererkennung lässt sich nicht laden: {why}</translation>
    </message>
    <message>
        <source>Install the program again.</source>
        <translation>Installieren Sie das Programm noch einmal.</translation>
    </message>
    <message>
        <source>{file} of the speaker encoder cannot be read: {why}</source>
        <translation>{file} der Sprechererkennung ist nicht zu lesen: {why}</translation>
    </message>
    <message>
        <source>the voice activity network is missing</source>
        <translation>das Netz, das Sprache erkennt, fehlt</translation>
    </message>
    <message>
        <source>{file} is not the voice activity network that this program was measured with</source>
        <translation>{file} ist nicht das Netz zur Spracherkennung, mit dem dieses Programm gemessen wurde</translation>
    </message>
    <message>
        <source>the voice activity network does not load: {why}</source>
        <translation>das Netz, das Sprache erkennt, lässt sich nicht laden: {why}</translation>
    </message>
    <message>
        <source>{again} `--vad webrtc` does without it.</source>
        <translation>{again} `--vad webrtc` kommt ohne aus.</translation>
    </message>
    <message>
        <source>the voice activity detector does not load: {why}</source>
        <translation>der Sprachdetektor lässt sich nicht laden: {why}</translation>
    </message>
    <message>
        <source>{again} `--vad silero` does without it.</source>
        <translation>{again} `--vad silero` kommt ohne aus.</translation>
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
        <source>{word!r} is not a word to be masked</source>
        <translation>{word!r} ist kein Wort, das verdeckt werden kann</translation>
    </message>
    <message>
        <source>Letters, digits, spaces, points and hyphens, up to 40 of them.</source>
        <translation>Buchstaben, Ziffern, Leerzeichen, Punkte und Bindestriche, höchstens 40.</translation>
    </message>
    <message>
        <source>a list cannot be called {name!r}</source>
        <translation>eine Liste kann nicht {name!r} heißen</translation>
    </message>
    <message>
        <source>the list {name} cannot be read: {why}</source>
        <translation>die Liste {name} ist nicht zu lesen: {why}</translation>
    </message>
    <message>
        <source>the list {name} cannot be written to {folder}: {why}</source>
        <translation>die Liste {name} kann nicht nach {folder} geschrieben werden: {why}</translation>
    </message>
    <message>
        <source>the list {name} cannot be deleted: {why}</source>
        <translation>die Liste {name} kann nicht gelöscht werden: {why}</translation>
    </message>
    <message>
        <source>Write a word or phrase on each line; WORD = HEARD, HEARD where it is heard otherwise, and HEARD -&gt; WRITTEN to write something else. What follows # is a comment.</source>
        <translation>Schreiben Sie auf jede Zeile ein Wort oder eine Wendung; WORT = GEHÖRT, GEHÖRT, wo es anders gehört wird, und GEHÖRT -&gt; GESCHRIEBEN, um etwas anderes zu schreiben. Was auf # folgt, ist ein Kommentar.</translation>
    </message>
    <message>
        <source>the lists of words have {number} {what}, {most} may be</source>
        <translation>die Wörterlisten haben {number} {what}, erlaubt sind {most}</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>the list of words {path} cannot be read: {why}</source>
        <translation>die Wörterliste {path} ist nicht zu lesen: {why}</translation>
    </message>
    <message>
        <source>Switch some lists off.</source>
        <translation>Schalten Sie einige Listen aus.</translation>
    </message>
    <message>
        <source>{name}, line {number}: {why}</source>
        <translation>{name}, Zeile {number}: {why}</translation>
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
        <translation>{file} ist nicht zu lesen: {why}</translation>
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
        <translation>es wurde kein Mikrofon gefunden</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Writing the manifest</source>
        <translation>Das Verzeichnis der Dateien wird geschrieben</translation>
    </message>
    <message>
        <source>not enough room in {root} to build {need}: {state}, it needs {n_bytes} bytes ({value:.0f} MB)</source>
        <translation>In {root} ist nicht genug Platz, um {need} zu erstellen: {state}, nötig sind {n_bytes} Bytes ({value:.0f} MB)</translation>
    </message>
    <message>
        <source>there is a model with the name {name} already</source>
        <translation>ein Modell mit dem Namen {name} gibt es schon</translation>
    </message>
    <message>
        <source>Trying it</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>Comparing it with float32</source>
        <translation>Vergleich mit float32</translation>
    </message>
    <message>
        <source>Free some space there, or set CAPTIONER_MODELS to a folder on another disk.</source>
        <translation>Schaffen Sie dort Platz, oder setzen Sie CAPTIONER_MODELS auf einen Ordner auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>Give it another name: --name NAME.</source>
        <translation>Geben Sie ihm einen anderen Namen: --name NAME.</translation>
    </message>
    <message>
        <source>cannot remove {folder}: {why}</source>
        <translation>{folder} kann nicht entfernt werden: {why}</translation>
    </message>
    <message>
        <source>could not build {need} in {root}: {why}</source>
        <translation>{need} konnte in {root} nicht erstellt werden: {why}</translation>
    </message>
    <message>
        <source>Waiting for another build of the same model</source>
        <translation>Warten, bis dasselbe Modell anderswo fertig ist</translation>
    </message>
    <message>
        <source>Make that folder writable, or set CAPTIONER_MODELS to another one.</source>
        <translation>Machen Sie diesen Ordner beschreibbar, oder setzen Sie CAPTIONER_MODELS auf einen anderen.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Die Gewichte werden gelesen</translation>
    </message>
    <message>
        <source>Run the command again: it goes on where it broke off.</source>
        <translation>Führen Sie den Befehl noch einmal aus: Er macht dort weiter, wo er abgebrochen ist.</translation>
    </message>
    <message>
        <source>Run the command again.</source>
        <translation>Führen Sie den Befehl noch einmal aus.</translation>
    </message>
    <message>
        <source>Free some space, or set CAPTIONER_MODELS to a folder on another disk.</source>
        <translation>Schaffen Sie Platz, oder setzen Sie CAPTIONER_MODELS auf einen Ordner auf einem anderen Datenträger.</translation>
    </message>
    <message>
        <source>{url} is not fetched: only https is safe against changes on the way</source>
        <translation>{url} wird nicht geholt: Nur https schützt vor Änderungen unterwegs</translation>
    </message>
    <message>
        <source>{url} was refused (HTTP {code})</source>
        <translation>{url} wurde verweigert (HTTP {code})</translation>
    </message>
    <message>
        <source>{url} sent a page ({kind}) instead of the file</source>
        <translation>{url} hat statt der Datei eine Seite geschickt ({kind})</translation>
    </message>
    <message>
        <source>not enough room in {parent} for {url}{size}</source>
        <translation>In {parent} ist nicht genug Platz für {url}{size}</translation>
    </message>
    <message>
        <source>{url} sent another piece than was asked for</source>
        <translation>{url} hat ein anderes Stück geschickt als verlangt</translation>
    </message>
    <message>
        <source>{url} broke off after {done} of {total} bytes</source>
        <translation>{url} ist nach {done} von {total} Bytes abgebrochen</translation>
    </message>
    <message>
        <source>what {url} sent is not the file that was asked for: it begins with {beginning!r}</source>
        <translation>was {url} geschickt hat, ist nicht die verlangte Datei: Es beginnt mit {beginning!r}</translation>
    </message>
    <message>
        <source>{url} is not there (HTTP {code})</source>
        <translation>{url} ist nicht da (HTTP {code})</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>Look at the address with a browser; a proxy or a login page may be in the way.</source>
        <translation>Sehen Sie sich die Adresse im Browser an; ein Proxy oder eine Anmeldeseite kann im Weg sein.</translation>
    </message>
    <message>
        <source>{url} cannot be reached: {why}</source>
        <translation>{url} ist nicht zu erreichen: {why}</translation>
    </message>
    <message>
        <source>{url} broke off: {why}</source>
        <translation>{url} ist abgebrochen: {why}</translation>
    </message>
    <message>
        <source>{part} cannot be written: {why}</source>
        <translation>{part} kann nicht geschrieben werden: {why}</translation>
    </message>
    <message>
        <source>The vendor may have moved it: update captioner, or copy the file by hand.</source>
        <translation>Der Hersteller hat sie vielleicht verschoben: Aktualisieren Sie Captioner, oder kopieren Sie die Datei von Hand.</translation>
    </message>
    <message>
        <source>Check the network connection (and HTTPS_PROXY, if there is a proxy).</source>
        <translation>Prüfen Sie die Netzverbindung (und HTTPS_PROXY, falls es einen Proxy gibt).</translation>
    </message>
    <message>
        <source>`captioner models list` shows the names.</source>
        <translation>`captioner models list` zeigt die Namen.</translation>
    </message>
    <message>
        <source>Build it again: `captioner models remove NAME`, then `captioner models build NAME`.</source>
        <translation>Erstellen Sie es neu: `captioner models remove NAME`, dann `captioner models build NAME`.</translation>
    </message>
    <message>
        <source>Waiting for another download of the same file</source>
        <translation>Warten, bis dieselbe Datei anderswo geholt ist</translation>
    </message>
    <message>
        <source>could not download {path} of {repo}: {why}</source>
        <translation>{path} von {repo} konnte nicht heruntergeladen werden: {why}</translation>
    </message>
    <message>
        <source>{path} of {repo} has not been downloaded yet</source>
        <translation>{path} von {repo} ist noch nicht heruntergeladen</translation>
    </message>
    <message>
        <source>Check the network connection and the free disk space, then try again.</source>
        <translation>Prüfen Sie die Netzverbindung und den freien Platz, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>{repo} is on the model hub, and huggingface_hub is not installed</source>
        <translation>{repo} liegt beim Anbieter der Modelle, und huggingface_hub ist nicht installiert</translation>
    </message>
    <message>
        <source>`captioner models build {spec}` downloads it (about {megabytes} MB).</source>
        <translation>`captioner models build {spec}` lädt es herunter (etwa {megabytes} MB).</translation>
    </message>
    <message>
        <source>Install it: {install_command}</source>
        <translation>Installieren Sie es: {install_command}</translation>
    </message>
    <message>
        <source>Reading the vocabulary</source>
        <translation>Das Vokabular wird gelesen</translation>
    </message>
    <message>
        <source>Fingerprinting the weights</source>
        <translation>Die Prüfsumme der Gewichte wird berechnet</translation>
    </message>
    <message>
        <source>{where} is no checkpoint but a model of sherpa-onnx</source>
        <translation>{where} ist kein Checkpoint, sondern ein Modell von sherpa-onnx</translation>
    </message>
    <message>
        <source>{configs} is of a model of sherpa-onnx</source>
        <translation>{configs} gehört zu einem Modell von sherpa-onnx</translation>
    </message>
    <message>
        <source>{where} is one of several weight files, expected one</source>
        <translation>{where} ist eine von mehreren Gewichtsdateien, erwartet wird eine einzige</translation>
    </message>
    <message>
        <source>{path} is damaged: it holds no object</source>
        <translation>{path} ist beschädigt: Es steht kein Objekt darin</translation>
    </message>
    <message>
        <source>{value} is damaged: it has no format version</source>
        <translation>{value} ist beschädigt: Die Version des Formats fehlt</translation>
    </message>
    <message>
        <source>{folder} was built by a newer captioner: format {version}, this one knows {known}</source>
        <translation>{folder} stammt von einem neueren Captioner: Format {version}, dieser hier kennt {known}</translation>
    </message>
    <message>
        <source>{folder} was built by an older captioner: format {version}, this one needs {known}</source>
        <translation>{folder} stammt von einem älteren Captioner: Format {version}, dieser hier braucht {known}</translation>
    </message>
    <message>
        <source>{value} is damaged: {why}</source>
        <translation>{value} ist beschädigt: {why}</translation>
    </message>
    <message>
        <source>{path} has {size} bytes, expected {expected}</source>
        <translation>{path} hat {size} Bytes, erwartet {expected}</translation>
    </message>
    <message>
        <source>{path} was altered: its sha256 is {sha256}</source>
        <translation>{path} wurde verändert: Die sha256 ist {sha256}</translation>
    </message>
    <message>
        <source>there is no built model in {folder}</source>
        <translation>in {folder} ist kein fertiges Modell</translation>
    </message>
    <message>
        <source>cannot read {path}: {why}</source>
        <translation>{path} ist nicht zu lesen: {why}</translation>
    </message>
    <message>
        <source>{path} is damaged: {why}</source>
        <translation>{path} ist beschädigt: {why}</translation>
    </message>
    <message>
        <source>Update captioner, or remove the model and build it again.</source>
        <translation>Aktualisieren Sie Captioner, oder entfernen Sie das Modell und erstellen Sie es neu.</translation>
    </message>
    <message>
        <source>Build it again: `captioner models build {folder}`.</source>
        <translation>Erstellen Sie es neu: `captioner models build {folder}`.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}</source>
        <translation>{path} ist nicht zu lesen: {why}</translation>
    </message>
    <message>
        <source>Build it: `captioner models build NAME`.</source>
        <translation>Erstellen Sie es: `captioner models build NAME`.</translation>
    </message>
    <message>
        <source>Computing the speech tail</source>
        <translation>Das Ende der Sprache wird berechnet</translation>
    </message>
    <message>
        <source>Computing exact figures</source>
        <translation>Genaue Werte werden berechnet</translation>
    </message>
    <message>
        <source>Writing the encoder</source>
        <translation>Der Encoder wird geschrieben</translation>
    </message>
    <message>
        <source>Writing the decoder</source>
        <translation>Der Decoder wird geschrieben</translation>
    </message>
    <message>
        <source>Parts written</source>
        <translation>Die Teile sind geschrieben</translation>
    </message>
    <message>
        <source>Copying the model</source>
        <translation>Das Modell wird kopiert</translation>
    </message>
    <message>
        <source>Fetching the weights</source>
        <translation>Die Gewichte werden geholt</translation>
    </message>
    <message>
        <source>Verifying the weights</source>
        <translation>Die Gewichte werden geprüft</translation>
    </message>
    <message>
        <source>{name} is not built</source>
        <translation>{name} ist nicht erstellt</translation>
    </message>
    <message>
        <source>{name} came with the program and cannot be removed</source>
        <translation>{name} gehört zum Programm und kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>{name} is not built, so there is nothing to remove</source>
        <translation>{name} ist nicht erstellt, also gibt es nichts zu entfernen</translation>
    </message>
    <message>
        <source>{name!r} cannot be the name of a model</source>
        <translation>{name!r} kann nicht der Name eines Modells sein</translation>
    </message>
    <message>
        <source>Build it: `captioner models build {name}`.</source>
        <translation>Erstellen Sie es: `captioner models build {name}`.</translation>
    </message>
    <message>
        <source>A model of the same name that you build takes its place.</source>
        <translation>Ein gleichnamiges Modell, das Sie erstellen, tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>`captioner models list` shows what is built.</source>
        <translation>`captioner models list` zeigt, was erstellt ist.</translation>
    </message>
    <message>
        <source>Take a model of many languages: `--model base`.</source>
        <translation>Nehmen Sie ein Modell für viele Sprachen: `--model base`.</translation>
    </message>
    <message>
        <source>{model} knows English only, not {language}</source>
        <translation>{model} kann nur Englisch, nicht {language}</translation>
    </message>
    <message>
        <source>{model} knows English only and cannot translate</source>
        <translation>{model} kann nur Englisch und nicht übersetzen</translation>
    </message>
    <message>
        <source>{model} cannot translate</source>
        <translation>{model} kann nicht übersetzen</translation>
    </message>
    <message>
        <source>{model} does not know {described}</source>
        <translation>{model} kennt {described} nicht</translation>
    </message>
    <message>
        <source>{manifest} does not know {described}</source>
        <translation>{manifest} kennt {described} nicht</translation>
    </message>
    <message>
        <source>{path} is missing</source>
        <translation>{path} fehlt</translation>
    </message>
    <message>
        <source>{file} was made from another checkpoint than the model</source>
        <translation>{file} wurde aus einem anderen Checkpoint gemacht als das Modell</translation>
    </message>
    <message>
        <source>ONNX Runtime {version} here has no {full_name}, only {names}</source>
        <translation>ONNX Runtime {version} hat hier {full_name} nicht, nur {names}</translation>
    </message>
    <message>
        <source>{name} did not start</source>
        <translation>{name} ist nicht gestartet</translation>
    </message>
    <message>
        <source>docs/providers.md says how to install it.</source>
        <translation>docs/providers.md sagt, wie man es installiert.</translation>
    </message>
    <message>
        <source>{name} of ONNX Runtime {version} cannot load {file}: {why}</source>
        <translation>{name} von ONNX Runtime {version} kann {file} nicht laden: {why}</translation>
    </message>
    <message>
        <source>Build the model again with `captioner models build NAME --force`.</source>
        <translation>Erstellen Sie das Modell neu mit `captioner models build NAME --force`.</translation>
    </message>
    <message>
        <source>{package} cannot open {record}: {why}</source>
        <translation>{package} kann {record} nicht öffnen: {why}</translation>
    </message>
    <message>
        <source>this model is read by {package}, which is not installed</source>
        <translation>dieses Modell wird von {package} gelesen, das nicht installiert ist</translation>
    </message>
    <message>
        <source>Update it: {command}</source>
        <translation>Aktualisieren Sie es: {command}</translation>
    </message>
    <message>
        <source>Install it: {command}</source>
        <translation>Installieren Sie es: {command}</translation>
    </message>
    <message>
        <source>the built-in recording is missing from {package}</source>
        <translation>die mitgelieferte Aufnahme fehlt in {package}</translation>
    </message>
    <message>
        <source>{device} has no input channels</source>
        <translation>{device} hat keine Eingangskanäle</translation>
    </message>
    <message>
        <source>the computer&apos;s sound</source>
        <translation>der Ton des Computers</translation>
    </message>
    <message>
        <source>system audio</source>
        <translation>Ton des Computers</translation>
    </message>
    <message>
        <source>Captioning goes on automatically when there is an output again.</source>
        <translation>Es geht von selbst weiter, sobald es wieder eine Ausgabe gibt.</translation>
    </message>
    <message>
        <source>macOS does not let programs hear system audio</source>
        <translation>macOS lässt Programme den Ton des Computers nicht hören</translation>
    </message>
    <message>
        <source>there is no output whose sound could be heard</source>
        <translation>es gibt keine Ausgabe, deren Ton zu hören wäre</translation>
    </message>
    <message>
        <source>Install a virtual cable such as BlackHole, and choose it as the microphone.</source>
        <translation>Installieren Sie ein virtuelles Kabel wie BlackHole, und wählen Sie es als Mikrofon.</translation>
    </message>
    <message>
        <source>Connect loudspeakers or headphones, or caption the microphone instead.</source>
        <translation>Schließen Sie Lautsprecher oder Kopfhörer an, oder untertiteln Sie das Mikrofon.</translation>
    </message>
    <message>
        <source>sound capture is not installed: {why}</source>
        <translation>die Tonaufnahme ist nicht installiert: {why}</translation>
    </message>
    <message>
        <source>the PortAudio library does not load: {why}</source>
        <translation>die Bibliothek PortAudio lässt sich nicht laden: {why}</translation>
    </message>
    <message>
        <source>the sound system does not start: {why}</source>
        <translation>das Tonsystem startet nicht: {why}</translation>
    </message>
    <message>
        <source>Install it; on Debian and Ubuntu: sudo apt install libportaudio2</source>
        <translation>Installieren Sie sie; unter Debian und Ubuntu: sudo apt install libportaudio2</translation>
    </message>
    <message>
        <source>the sound system does not answer: {why}</source>
        <translation>das Tonsystem antwortet nicht: {why}</translation>
    </message>
    <message>
        <source>{device} does not open: {why}</source>
        <translation>{device} lässt sich nicht öffnen: {why}</translation>
    </message>
    <message>
        <source>{device} does not start: {why}</source>
        <translation>{device} startet nicht: {why}</translation>
    </message>
    <message>
        <source>Connect a microphone, or caption a recording instead.</source>
        <translation>Schließen Sie ein Mikrofon an, oder untertiteln Sie eine Aufnahme.</translation>
    </message>
    <message>
        <source>there is no microphone {wanted!r}</source>
        <translation>es gibt kein Mikrofon {wanted!r}</translation>
    </message>
    <message>
        <source>there is no microphone number {index}</source>
        <translation>es gibt kein Mikrofon Nummer {index}</translation>
    </message>
    <message>
        <source>{found} microphones are called {wanted!r}: {listed}</source>
        <translation>{found} Mikrofone heißen {wanted!r}: {listed}</translation>
    </message>
    <message>
        <source>There are: {listed}.</source>
        <translation>Es gibt: {listed}.</translation>
    </message>
    <message>
        <source>Use more of the name, or the number.</source>
        <translation>Geben Sie mehr vom Namen an, oder die Nummer.</translation>
    </message>
    <message>
        <source>default microphone</source>
        <translation>Standardmikrofon</translation>
    </message>
    <message>
        <source>the microphone</source>
        <translation>das Mikrofon</translation>
    </message>
    <message>
        <source>Connect it again: captioning goes on automatically.</source>
        <translation>Schließen Sie es wieder an: Es geht von selbst weiter.</translation>
    </message>
    <message>
        <source>nothing is heard from {name} yet</source>
        <translation>von {name} ist noch nichts zu hören</translation>
    </message>
    <message>
        <source>{noun} is lost: {name}</source>
        <translation>{noun} ist nicht mehr da: {name}</translation>
    </message>
    <message>
        <source>{name} is muted</source>
        <translation>{name} ist stumm geschaltet</translation>
    </message>
    <message>
        <source>If somebody speaks, unmute it and let this program use it, or choose another one.</source>
        <translation>Falls jemand spricht: Schalten Sie es laut und lassen Sie das Programm mithören, oder wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>Unmute it to be heard.</source>
        <translation>Schalten Sie es laut, um gehört zu werden.</translation>
    </message>
    <message>
        <source>{name} does not open: {why}</source>
        <translation>{name} lässt sich nicht öffnen: {why}</translation>
    </message>
    <message>
        <source>system audio cannot be heard: no PulseAudio or PipeWire answers</source>
        <translation>der Ton des Computers ist nicht zu hören: Weder PulseAudio noch PipeWire antwortet</translation>
    </message>
    <message>
        <source>Start the sound server of your desktop, or caption the microphone instead.</source>
        <translation>Starten Sie den Tondienst Ihrer Arbeitsumgebung, oder untertiteln Sie das Mikrofon.</translation>
    </message>
    <message>
        <source>system audio cannot be heard: {library} does not load</source>
        <translation>der Ton des Computers ist nicht zu hören: {library} lässt sich nicht laden</translation>
    </message>
    <message>
        <source>Install it; on Debian and Ubuntu: sudo apt install libpulse0</source>
        <translation>Installieren Sie sie; unter Debian und Ubuntu: sudo apt install libpulse0</translation>
    </message>
    <message>
        <source>{path}: {why}</source>
        <translation>{path}: {why}</translation>
    </message>
    <message>
        <source>{path} is empty</source>
        <translation>{path} ist leer</translation>
    </message>
    <message>
        <source>{path} does not exist</source>
        <translation>{path} gibt es nicht</translation>
    </message>
    <message>
        <source>{path} is a folder</source>
        <translation>{path} ist ein Ordner</translation>
    </message>
    <message>
        <source>The recording has no content: record again.</source>
        <translation>Die Aufnahme ist leer: Nehmen Sie noch einmal auf.</translation>
    </message>
    <message>
        <source>standard input is the keyboard</source>
        <translation>die Standardeingabe ist die Tastatur</translation>
    </message>
    <message>
        <source>Check the file&apos;s name.</source>
        <translation>Prüfen Sie den Namen der Datei.</translation>
    </message>
    <message>
        <source>Name a recording in it.</source>
        <translation>Nennen Sie eine Aufnahme darin.</translation>
    </message>
    <message>
        <source>Check who may read the file.</source>
        <translation>Prüfen Sie, wer die Datei lesen darf.</translation>
    </message>
    <message>
        <source>Name a file, or use `- &lt; FILE`.</source>
        <translation>Nennen Sie eine Datei, oder nehmen Sie `- &lt; FILE`.</translation>
    </message>
    <message>
        <source>Copy or download it again if it is whole elsewhere.</source>
        <translation>Kopieren oder laden Sie sie noch einmal, wenn sie anderswo vollständig ist.</translation>
    </message>
    <message>
        <source>{name} holds no sound</source>
        <translation>{name} enthält keinen Ton</translation>
    </message>
    <message>
        <source>{name} is not a recording that can be read</source>
        <translation>{name} ist keine Aufnahme, die gelesen werden kann</translation>
    </message>
    <message>
        <source>{name} is damaged: no sound in it can be read</source>
        <translation>{name} ist beschädigt: Kein Ton darin ist lesbar</translation>
    </message>
    <message>
        <source>{name} is damaged: what is at {damage:.1f} s{others} could not be read</source>
        <translation>{name} ist beschädigt: Was bei {damage:.1f} s{others} liegt, war nicht lesbar</translation>
    </message>
    <message>
        <source>{name} breaks off after {read_s:.1f} s of {promised_s:.1f} s</source>
        <translation>{name} bricht nach {read_s:.1f} s von {promised_s:.1f} s ab</translation>
    </message>
    <message>
        <source>{name} goes on after {read_s:.1f} s with {unread_bytes} bytes that cannot be read</source>
        <translation>{name} geht nach {read_s:.1f} s mit {unread_bytes} unlesbaren Bytes weiter</translation>
    </message>
    <message>
        <source>{name} has no audio track</source>
        <translation>{name} hat keine Tonspur</translation>
    </message>
    <message>
        <source>If other recordings were joined to it, transcribe each of them by itself.</source>
        <translation>Falls andere Aufnahmen daran hängen, schreiben Sie jede für sich nieder.</translation>
    </message>
    <message>
        <source>Name a recording with sound in it.</source>
        <translation>Nennen Sie eine Aufnahme mit Ton.</translation>
    </message>
    <message>
        <source>{name} breaks off before its index, without which it cannot be read</source>
        <translation>{name} bricht vor dem Index ab, ohne den es nicht lesbar ist</translation>
    </message>
    <message>
        <source>{name} cannot be read on: {why}</source>
        <translation>{name} ist nicht weiter zu lesen: {why}</translation>
    </message>
    <message>
        <source>Check its disk.</source>
        <translation>Prüfen Sie den Datenträger.</translation>
    </message>
    <message>
        <source>Connect one: captioning goes on automatically.</source>
        <translation>Schließen Sie eines an: Es geht von selbst weiter.</translation>
    </message>
    <message>
        <source>the devices cannot be listed: {why}</source>
        <translation>die Geräte lassen sich nicht auflisten: {why}</translation>
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
