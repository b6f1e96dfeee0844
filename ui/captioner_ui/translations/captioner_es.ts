<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
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
        <translation>Compruebe que el micrófono está conectado y que otro programa no lo usa.</translation>
    </message>
    <message>
        <source>What FFmpeg reads can be read: WAV, FLAC, MP3, OGG, M4A, MP4, WebM, WMA and others.</source>
        <translation>Se puede leer lo que lee FFmpeg: WAV, FLAC, MP3, OGG, M4A, MP4, WebM, WMA y otros.</translation>
    </message>
    <message>
        <source>Choose another place for the output.</source>
        <translation>Elija otro lugar para la salida.</translation>
    </message>
    <message>
        <source>Make room on the disk.</source>
        <translation>Haga espacio en el disco.</translation>
    </message>
    <message>
        <source>Check who may read and write it.</source>
        <translation>Compruebe quién puede leer y escribir ahí.</translation>
    </message>
    <message>
        <source>Choose another folder: this one cannot be written.</source>
        <translation>Elija otra carpeta: en esta no se puede escribir.</translation>
    </message>
    <message>
        <source>Check the disk or the device.</source>
        <translation>Compruebe el disco o el dispositivo.</translation>
    </message>
    <message>
        <source>Close other programs; a smaller model takes less: `captioner models list`.</source>
        <translation>Cierre otros programas; un modelo más pequeño necesita menos: `captioner models list`.</translation>
    </message>
    <message>
        <source>Use UTF-8: `LC_ALL=C.UTF-8 captioner` starts it so.</source>
        <translation>Use UTF-8: `LC_ALL=C.UTF-8 captioner` lo inicia así.</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>a text has characters that do not fit: {why}</source>
        <translation>un texto tiene caracteres que no encajan: {why}</translation>
    </message>
    <message>
        <source>This is a bug; `captioner doctor` shows what to report.</source>
        <translation>Es un error del programa; `captioner doctor` muestra qué comunicar.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>no se puede escribir {path}: {why}</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elija otra carpeta.</translation>
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
        <translation>las actas en .docx las escribe {package}, que no está instalado</translation>
    </message>
    <message>
        <source>Install it: {pip_install}. Or write Markdown (md), which word processors open, too.</source>
        <translation>Instálelo: {pip_install}. O escriba Markdown (md), que los procesadores de textos también abren.</translation>
    </message>
    <message>
        <source>{file} cannot be changed: {why}</source>
        <translation>no se puede cambiar {file}: {why}</translation>
    </message>
    <message>
        <source>See whether {parent} is still there and yours to write.</source>
        <translation>Compruebe que {parent} sigue ahí y que puede escribir en ella.</translation>
    </message>
    <message>
        <source>See whether {parent} is still there and yours to read.</source>
        <translation>Compruebe que {parent} sigue ahí y que puede leerla.</translation>
    </message>
    <message>
        <source>{file} was changed while it was read</source>
        <translation>{file} cambió mientras se leía</translation>
    </message>
    <message>
        <source>{file} holds no captions that can be read</source>
        <translation>{file} no contiene subtítulos que se puedan leer</translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation>Ábralo de nuevo.</translation>
    </message>
    <message>
        <source>A newer Captioner may have written it, or it is no session at all.</source>
        <translation>Puede haberlo escrito un Captioner más nuevo, o no es una sesión.</translation>
    </message>
    <message>
        <source>This session is still being captioned.</source>
        <translation>Esta sesión todavía se está subtitulando.</translation>
    </message>
    <message>
        <source>{folder} cannot be read: {why}</source>
        <translation>no se puede leer {folder}: {why}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>no se puede escribir {file}: {why}</translation>
    </message>
    <message>
        <source>Stop it, or delete it later.</source>
        <translation>Deténgala, o bórrela más tarde.</translation>
    </message>
    <message>
        <source>{file} cannot be deleted: {why}</source>
        <translation>no se puede borrar {file}: {why}</translation>
    </message>
    <message>
        <source>Allow yourself to read it, or choose another folder in the settings.</source>
        <translation>Dese permiso de lectura, o elija otra carpeta en los ajustes.</translation>
    </message>
    <message>
        <source>It is offered again at the next start.</source>
        <translation>Se ofrecerá de nuevo en el próximo inicio.</translation>
    </message>
    <message>
        <source>Allow yourself to write in {parent}, or delete it there.</source>
        <translation>Dese permiso de escritura en {parent}, o bórrelo allí.</translation>
    </message>
    <message>
        <source>Make room or choose another folder; captions go on meanwhile.</source>
        <translation>Haga espacio o elija otra carpeta; mientras tanto, los subtítulos siguen.</translation>
    </message>
    <message>
        <source>The captions cannot be saved in {folder}: {why}</source>
        <translation>Los subtítulos no se pueden guardar en {folder}: {why}</translation>
    </message>
    <message>
        <source>The captions are not kept: {why}</source>
        <translation>Los subtítulos no se conservan: {why}</translation>
    </message>
    <message>
        <source>{text!r} is no path</source>
        <translation>{text!r} no es una ruta</translation>
    </message>
    <message>
        <source>there is no home folder {name}</source>
        <translation>no hay ninguna carpeta personal {name}</translation>
    </message>
    <message>
        <source>Write out the path.</source>
        <translation>Escriba la ruta completa.</translation>
    </message>
    <message>
        <source>Run make setup again.</source>
        <translation>Ejecute make setup otra vez.</translation>
    </message>
    <message>
        <source>Install the package again, from its file: {command}</source>
        <translation>Instale el paquete de nuevo desde su archivo: {command}</translation>
    </message>
    <message>
        <source>Unpack the whole folder again: a part of it is missing or was changed.</source>
        <translation>Descomprima otra vez la carpeta entera: falta una parte o se ha modificado.</translation>
    </message>
    <message>
        <source>Install the wheel again: {command}</source>
        <translation>Instale el wheel de nuevo: {command}</translation>
    </message>
    <message>
        <source>`captioner --language list` shows all.</source>
        <translation>`captioner --language list` muestra todos.</translation>
    </message>
    <message>
        <source>no language is called {text!r}{question}</source>
        <translation>ningún idioma se llama {text!r}{question}</translation>
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
        <translation>la clave debe tener de 16 a 128 letras, cifras, - y _</translation>
    </message>
    <message>
        <source>On battery: growing captions come half as often, to save power.</source>
        <translation>Con batería: los subtítulos provisionales llegan la mitad de veces, para ahorrar energía.</translation>
    </message>
    <message>
        <source>This computer is busy: growing captions come less often.</source>
        <translation>Este equipo está ocupado: los subtítulos provisionales llegan menos a menudo.</translation>
    </message>
    <message>
        <source>This computer is busy: growing captions come less often, and final text is read in haste.</source>
        <translation>Este equipo está ocupado: los subtítulos provisionales llegan menos a menudo y el texto definitivo se lee deprisa.</translation>
    </message>
    <message>
        <source>Too slow for growing captions now: text comes when a phrase ends.</source>
        <translation>Ahora es demasiado lento para subtítulos provisionales: el texto llega al acabar cada frase.</translation>
    </message>
    <message>
        <source>{name} is {value}, need {limits}</source>
        <translation>{name} es {value}, debe ser {limits}</translation>
    </message>
    <message>
        <source>the speaker encoder does not load: {why}</source>
        <translation>el reconocimiento de hablantes no se carga: {why}</translation>
    </message>
    <message>
        <source>Install the program again.</source>
        <translation>Instale el programa de nuevo.</translation>
    </message>
    <message>
        <source>{file} of the speaker encoder cannot be read: {why}</source>
        <translation>no se puede leer {file} del reconocimiento de hablantes: {why}</translation>
    </message>
    <message>
        <source>the voice activity network is missing</source>
        <translation>falta la red que detecta la voz</translation>
    </message>
    <message>
        <source>{file} is not the voice activity network that this program was measured with</source>
        <translation>{file} no es la red de detección de voz con la que se midió este programa</translation>
    </message>
    <message>
        <source>the voice activity network does not load: {why}</source>
        <translation>la red que detecta la voz no se carga: {why}</translation>
    </message>
    <message>
        <source>{again} `--vad webrtc` does without it.</source>
        <translation>{again} `--vad webrtc` no lo necesita.</translation>
    </message>
    <message>
        <source>the voice activity detector does not load: {why}</source>
        <translation>el detector de voz no se carga: {why}</translation>
    </message>
    <message>
        <source>{again} `--vad silero` does without it.</source>
        <translation>{again} `--vad silero` no lo necesita.</translation>
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
        <translation>{word!r} no es una palabra que se pueda ocultar</translation>
    </message>
    <message>
        <source>Letters, digits, spaces, points and hyphens, up to 40 of them.</source>
        <translation>Letras, cifras, espacios, puntos y guiones, hasta 40.</translation>
    </message>
    <message>
        <source>a list cannot be called {name!r}</source>
        <translation>una lista no puede llamarse {name!r}</translation>
    </message>
    <message>
        <source>the list {name} cannot be read: {why}</source>
        <translation>no se puede leer la lista {name}: {why}</translation>
    </message>
    <message>
        <source>the list {name} cannot be written to {folder}: {why}</source>
        <translation>no se puede escribir la lista {name} en {folder}: {why}</translation>
    </message>
    <message>
        <source>the list {name} cannot be deleted: {why}</source>
        <translation>no se puede borrar la lista {name}: {why}</translation>
    </message>
    <message>
        <source>Write a word or phrase on each line; WORD = HEARD, HEARD where it is heard otherwise, and HEARD -&gt; WRITTEN to write something else. What follows # is a comment.</source>
        <translation>Escriba en cada línea una palabra o expresión; PALABRA = OÍDO, OÍDO donde se oiga de otro modo, y OÍDO -&gt; ESCRITO para escribir otra cosa. Lo que sigue a # es un comentario.</translation>
    </message>
    <message>
        <source>the lists of words have {number} {what}, {most} may be</source>
        <translation>las listas de palabras tienen {number} {what}, se permiten {most}</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>the list of words {path} cannot be read: {why}</source>
        <translation>no se puede leer la lista de palabras {path}: {why}</translation>
    </message>
    <message>
        <source>Switch some lists off.</source>
        <translation>Desactive algunas listas.</translation>
    </message>
    <message>
        <source>{name}, line {number}: {why}</source>
        <translation>{name}, línea {number}: {why}</translation>
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
        <translation>no se puede leer {file}: {why}</translation>
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
        <translation>no se encontró ningún micrófono</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Writing the manifest</source>
        <translation>Escribiendo el manifiesto</translation>
    </message>
    <message>
        <source>not enough room in {root} to build {need}: {state}, it needs {n_bytes} bytes ({value:.0f} MB)</source>
        <translation>no hay espacio suficiente en {root} para crear {need}: {state}, hacen falta {n_bytes} bytes ({value:.0f} MB)</translation>
    </message>
    <message>
        <source>there is a model with the name {name} already</source>
        <translation>ya hay un modelo con el nombre {name}</translation>
    </message>
    <message>
        <source>Trying it</source>
        <translation>Probándolo</translation>
    </message>
    <message>
        <source>Comparing it with float32</source>
        <translation>Comparándolo con float32</translation>
    </message>
    <message>
        <source>Free some space there, or set CAPTIONER_MODELS to a folder on another disk.</source>
        <translation>Libere espacio allí o ponga en CAPTIONER_MODELS una carpeta de otro disco.</translation>
    </message>
    <message>
        <source>Give it another name: --name NAME.</source>
        <translation>Dele otro nombre: --name NAME.</translation>
    </message>
    <message>
        <source>cannot remove {folder}: {why}</source>
        <translation>no se puede quitar {folder}: {why}</translation>
    </message>
    <message>
        <source>could not build {need} in {root}: {why}</source>
        <translation>no se pudo crear {need} en {root}: {why}</translation>
    </message>
    <message>
        <source>Waiting for another build of the same model</source>
        <translation>Esperando a que termine otra creación del mismo modelo</translation>
    </message>
    <message>
        <source>Make that folder writable, or set CAPTIONER_MODELS to another one.</source>
        <translation>Permita escribir en esa carpeta o ponga otra en CAPTIONER_MODELS.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Leyendo los pesos</translation>
    </message>
    <message>
        <source>Run the command again: it goes on where it broke off.</source>
        <translation>Ejecute la orden otra vez: continúa donde se interrumpió.</translation>
    </message>
    <message>
        <source>Run the command again.</source>
        <translation>Ejecute la orden otra vez.</translation>
    </message>
    <message>
        <source>Free some space, or set CAPTIONER_MODELS to a folder on another disk.</source>
        <translation>Libere espacio o ponga en CAPTIONER_MODELS una carpeta de otro disco.</translation>
    </message>
    <message>
        <source>{url} is not fetched: only https is safe against changes on the way</source>
        <translation>{url} no se descarga: solo https protege de cambios en el camino</translation>
    </message>
    <message>
        <source>{url} was refused (HTTP {code})</source>
        <translation>{url} fue rechazado (HTTP {code})</translation>
    </message>
    <message>
        <source>{url} sent a page ({kind}) instead of the file</source>
        <translation>{url} envió una página ({kind}) en lugar del archivo</translation>
    </message>
    <message>
        <source>not enough room in {parent} for {url}{size}</source>
        <translation>no hay espacio suficiente en {parent} para {url}{size}</translation>
    </message>
    <message>
        <source>{url} sent another piece than was asked for</source>
        <translation>{url} envió una parte distinta de la pedida</translation>
    </message>
    <message>
        <source>{url} broke off after {done} of {total} bytes</source>
        <translation>{url} se interrumpió tras {done} de {total} bytes</translation>
    </message>
    <message>
        <source>what {url} sent is not the file that was asked for: it begins with {beginning!r}</source>
        <translation>lo que envió {url} no es el archivo pedido: empieza por {beginning!r}</translation>
    </message>
    <message>
        <source>{url} is not there (HTTP {code})</source>
        <translation>{url} no está (HTTP {code})</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>Look at the address with a browser; a proxy or a login page may be in the way.</source>
        <translation>Abra la dirección en un navegador; puede haber un proxy o una página de acceso en medio.</translation>
    </message>
    <message>
        <source>{url} cannot be reached: {why}</source>
        <translation>no se puede acceder a {url}: {why}</translation>
    </message>
    <message>
        <source>{url} broke off: {why}</source>
        <translation>{url} se interrumpió: {why}</translation>
    </message>
    <message>
        <source>{part} cannot be written: {why}</source>
        <translation>no se puede escribir {part}: {why}</translation>
    </message>
    <message>
        <source>The vendor may have moved it: update captioner, or copy the file by hand.</source>
        <translation>Puede que el fabricante la haya movido: actualice Captioner o copie el archivo a mano.</translation>
    </message>
    <message>
        <source>Check the network connection (and HTTPS_PROXY, if there is a proxy).</source>
        <translation>Compruebe la conexión de red (y HTTPS_PROXY, si hay un proxy).</translation>
    </message>
    <message>
        <source>`captioner models list` shows the names.</source>
        <translation>`captioner models list` muestra los nombres.</translation>
    </message>
    <message>
        <source>Build it again: `captioner models remove NAME`, then `captioner models build NAME`.</source>
        <translation>Créelo de nuevo: `captioner models remove NAME` y después `captioner models build NAME`.</translation>
    </message>
    <message>
        <source>Waiting for another download of the same file</source>
        <translation>Esperando a que termine otra descarga del mismo archivo</translation>
    </message>
    <message>
        <source>could not download {path} of {repo}: {why}</source>
        <translation>no se pudo descargar {path} de {repo}: {why}</translation>
    </message>
    <message>
        <source>{path} of {repo} has not been downloaded yet</source>
        <translation>{path} de {repo} todavía no se ha descargado</translation>
    </message>
    <message>
        <source>Check the network connection and the free disk space, then try again.</source>
        <translation>Compruebe la conexión de red y el espacio libre, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>{repo} is on the model hub, and huggingface_hub is not installed</source>
        <translation>{repo} está en el repositorio de modelos y huggingface_hub no está instalado</translation>
    </message>
    <message>
        <source>`captioner models build {spec}` downloads it (about {megabytes} MB).</source>
        <translation>`captioner models build {spec}` lo descarga (unos {megabytes} MB).</translation>
    </message>
    <message>
        <source>Install it: {install_command}</source>
        <translation>Instálelo: {install_command}</translation>
    </message>
    <message>
        <source>Reading the vocabulary</source>
        <translation>Leyendo el vocabulario</translation>
    </message>
    <message>
        <source>Fingerprinting the weights</source>
        <translation>Calculando la huella de los pesos</translation>
    </message>
    <message>
        <source>{where} is no checkpoint but a model of sherpa-onnx</source>
        <translation>{where} no es un punto de control, sino un modelo de sherpa-onnx</translation>
    </message>
    <message>
        <source>{configs} is of a model of sherpa-onnx</source>
        <translation>{configs} es de un modelo de sherpa-onnx</translation>
    </message>
    <message>
        <source>{where} is one of several weight files, expected one</source>
        <translation>{where} es uno de varios archivos de pesos, se esperaba uno solo</translation>
    </message>
    <message>
        <source>{path} is damaged: it holds no object</source>
        <translation>{path} está dañado: no contiene ningún objeto</translation>
    </message>
    <message>
        <source>{value} is damaged: it has no format version</source>
        <translation>{value} está dañado: falta la versión del formato</translation>
    </message>
    <message>
        <source>{folder} was built by a newer captioner: format {version}, this one knows {known}</source>
        <translation>{folder} se creó con un Captioner más nuevo: formato {version}, este conoce {known}</translation>
    </message>
    <message>
        <source>{folder} was built by an older captioner: format {version}, this one needs {known}</source>
        <translation>{folder} se creó con un Captioner más antiguo: formato {version}, este necesita {known}</translation>
    </message>
    <message>
        <source>{value} is damaged: {why}</source>
        <translation>{value} está dañado: {why}</translation>
    </message>
    <message>
        <source>{path} has {size} bytes, expected {expected}</source>
        <translation>{path} tiene {size} bytes, se esperaban {expected}</translation>
    </message>
    <message>
        <source>{path} was altered: its sha256 is {sha256}</source>
        <translation>{path} se modificó: su sha256 es {sha256}</translation>
    </message>
    <message>
        <source>there is no built model in {folder}</source>
        <translation>no hay ningún modelo creado en {folder}</translation>
    </message>
    <message>
        <source>cannot read {path}: {why}</source>
        <translation>no se puede leer {path}: {why}</translation>
    </message>
    <message>
        <source>{path} is damaged: {why}</source>
        <translation>{path} está dañado: {why}</translation>
    </message>
    <message>
        <source>Update captioner, or remove the model and build it again.</source>
        <translation>Actualice Captioner, o quite el modelo y créelo de nuevo.</translation>
    </message>
    <message>
        <source>Build it again: `captioner models build {folder}`.</source>
        <translation>Créelo de nuevo: `captioner models build {folder}`.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}</source>
        <translation>no se puede leer {path}: {why}</translation>
    </message>
    <message>
        <source>Build it: `captioner models build NAME`.</source>
        <translation>Créelo: `captioner models build NAME`.</translation>
    </message>
    <message>
        <source>Computing the speech tail</source>
        <translation>Calculando el final del habla</translation>
    </message>
    <message>
        <source>Computing exact figures</source>
        <translation>Calculando los valores exactos</translation>
    </message>
    <message>
        <source>Writing the encoder</source>
        <translation>Escribiendo el codificador</translation>
    </message>
    <message>
        <source>Writing the decoder</source>
        <translation>Escribiendo el decodificador</translation>
    </message>
    <message>
        <source>Parts written</source>
        <translation>Partes escritas</translation>
    </message>
    <message>
        <source>Copying the model</source>
        <translation>Copiando el modelo</translation>
    </message>
    <message>
        <source>Fetching the weights</source>
        <translation>Descargando los pesos</translation>
    </message>
    <message>
        <source>Verifying the weights</source>
        <translation>Comprobando los pesos</translation>
    </message>
    <message>
        <source>{name} is not built</source>
        <translation>{name} no está creado</translation>
    </message>
    <message>
        <source>{name} came with the program and cannot be removed</source>
        <translation>{name} viene con el programa y no se puede quitar</translation>
    </message>
    <message>
        <source>{name} is not built, so there is nothing to remove</source>
        <translation>{name} no está creado, así que no hay nada que quitar</translation>
    </message>
    <message>
        <source>{name!r} cannot be the name of a model</source>
        <translation>{name!r} no puede ser el nombre de un modelo</translation>
    </message>
    <message>
        <source>Build it: `captioner models build {name}`.</source>
        <translation>Créelo: `captioner models build {name}`.</translation>
    </message>
    <message>
        <source>A model of the same name that you build takes its place.</source>
        <translation>Un modelo del mismo nombre que usted cree ocupará su lugar.</translation>
    </message>
    <message>
        <source>`captioner models list` shows what is built.</source>
        <translation>`captioner models list` muestra lo que está creado.</translation>
    </message>
    <message>
        <source>Take a model of many languages: `--model base`.</source>
        <translation>Use un modelo de muchos idiomas: `--model base`.</translation>
    </message>
    <message>
        <source>{model} knows English only, not {language}</source>
        <translation>{model} solo sabe inglés, no {language}</translation>
    </message>
    <message>
        <source>{model} knows English only and cannot translate</source>
        <translation>{model} solo sabe inglés y no puede traducir</translation>
    </message>
    <message>
        <source>{model} cannot translate</source>
        <translation>{model} no puede traducir</translation>
    </message>
    <message>
        <source>{model} does not know {described}</source>
        <translation>{model} no conoce {described}</translation>
    </message>
    <message>
        <source>{manifest} does not know {described}</source>
        <translation>{manifest} no conoce {described}</translation>
    </message>
    <message>
        <source>{path} is missing</source>
        <translation>falta {path}</translation>
    </message>
    <message>
        <source>{file} was made from another checkpoint than the model</source>
        <translation>{file} se hizo con un punto de control distinto del modelo</translation>
    </message>
    <message>
        <source>ONNX Runtime {version} here has no {full_name}, only {names}</source>
        <translation>ONNX Runtime {version} no tiene aquí {full_name}, solo {names}</translation>
    </message>
    <message>
        <source>{name} did not start</source>
        <translation>{name} no se inició</translation>
    </message>
    <message>
        <source>docs/providers.md says how to install it.</source>
        <translation>docs/providers.md explica cómo instalarlo.</translation>
    </message>
    <message>
        <source>{name} of ONNX Runtime {version} cannot load {file}: {why}</source>
        <translation>{name} de ONNX Runtime {version} no puede cargar {file}: {why}</translation>
    </message>
    <message>
        <source>Build the model again with `captioner models build NAME --force`.</source>
        <translation>Cree el modelo de nuevo con `captioner models build NAME --force`.</translation>
    </message>
    <message>
        <source>{package} cannot open {record}: {why}</source>
        <translation>{package} no puede abrir {record}: {why}</translation>
    </message>
    <message>
        <source>this model is read by {package}, which is not installed</source>
        <translation>este modelo lo lee {package}, que no está instalado</translation>
    </message>
    <message>
        <source>Update it: {command}</source>
        <translation>Actualícelo: {command}</translation>
    </message>
    <message>
        <source>Install it: {command}</source>
        <translation>Instálelo: {command}</translation>
    </message>
    <message>
        <source>the built-in recording is missing from {package}</source>
        <translation>falta la grabación incluida en {package}</translation>
    </message>
    <message>
        <source>{device} has no input channels</source>
        <translation>{device} no tiene canales de entrada</translation>
    </message>
    <message>
        <source>the computer&apos;s sound</source>
        <translation>el sonido del equipo</translation>
    </message>
    <message>
        <source>system audio</source>
        <translation>sonido del equipo</translation>
    </message>
    <message>
        <source>Captioning goes on automatically when there is an output again.</source>
        <translation>Los subtítulos siguen solos cuando vuelva a haber una salida.</translation>
    </message>
    <message>
        <source>macOS does not let programs hear system audio</source>
        <translation>macOS no deja que los programas oigan el sonido del equipo</translation>
    </message>
    <message>
        <source>there is no output whose sound could be heard</source>
        <translation>no hay ninguna salida cuyo sonido se pueda oír</translation>
    </message>
    <message>
        <source>Install a virtual cable such as BlackHole, and choose it as the microphone.</source>
        <translation>Instale un cable virtual como BlackHole y elíjalo como micrófono.</translation>
    </message>
    <message>
        <source>Connect loudspeakers or headphones, or caption the microphone instead.</source>
        <translation>Conecte altavoces o auriculares, o subtitule el micrófono.</translation>
    </message>
    <message>
        <source>sound capture is not installed: {why}</source>
        <translation>la captura de sonido no está instalada: {why}</translation>
    </message>
    <message>
        <source>the PortAudio library does not load: {why}</source>
        <translation>la biblioteca PortAudio no se carga: {why}</translation>
    </message>
    <message>
        <source>the sound system does not start: {why}</source>
        <translation>el sistema de sonido no se inicia: {why}</translation>
    </message>
    <message>
        <source>Install it; on Debian and Ubuntu: sudo apt install libportaudio2</source>
        <translation>Instálela; en Debian y Ubuntu: sudo apt install libportaudio2</translation>
    </message>
    <message>
        <source>the sound system does not answer: {why}</source>
        <translation>el sistema de sonido no responde: {why}</translation>
    </message>
    <message>
        <source>{device} does not open: {why}</source>
        <translation>{device} no se abre: {why}</translation>
    </message>
    <message>
        <source>{device} does not start: {why}</source>
        <translation>{device} no se inicia: {why}</translation>
    </message>
    <message>
        <source>Connect a microphone, or caption a recording instead.</source>
        <translation>Conecte un micrófono, o subtitule una grabación.</translation>
    </message>
    <message>
        <source>there is no microphone {wanted!r}</source>
        <translation>no hay ningún micrófono {wanted!r}</translation>
    </message>
    <message>
        <source>there is no microphone number {index}</source>
        <translation>no hay ningún micrófono número {index}</translation>
    </message>
    <message>
        <source>{found} microphones are called {wanted!r}: {listed}</source>
        <translation>{found} micrófonos se llaman {wanted!r}: {listed}</translation>
    </message>
    <message>
        <source>There are: {listed}.</source>
        <translation>Hay: {listed}.</translation>
    </message>
    <message>
        <source>Use more of the name, or the number.</source>
        <translation>Indique más del nombre, o el número.</translation>
    </message>
    <message>
        <source>default microphone</source>
        <translation>micrófono predeterminado</translation>
    </message>
    <message>
        <source>the microphone</source>
        <translation>el micrófono</translation>
    </message>
    <message>
        <source>Connect it again: captioning goes on automatically.</source>
        <translation>Conéctelo de nuevo: los subtítulos siguen solos.</translation>
    </message>
    <message>
        <source>nothing is heard from {name} yet</source>
        <translation>aún no se oye nada de {name}</translation>
    </message>
    <message>
        <source>{noun} is lost: {name}</source>
        <translation>{noun} ya no está: {name}</translation>
    </message>
    <message>
        <source>{name} is muted</source>
        <translation>{name} está silenciado</translation>
    </message>
    <message>
        <source>If somebody speaks, unmute it and let this program use it, or choose another one.</source>
        <translation>Si alguien habla, actívelo y deje que este programa lo use, o elija otro.</translation>
    </message>
    <message>
        <source>Unmute it to be heard.</source>
        <translation>Actívelo para que se le oiga.</translation>
    </message>
    <message>
        <source>{name} does not open: {why}</source>
        <translation>{name} no se abre: {why}</translation>
    </message>
    <message>
        <source>system audio cannot be heard: no PulseAudio or PipeWire answers</source>
        <translation>no se puede oír el sonido del equipo: no responde ni PulseAudio ni PipeWire</translation>
    </message>
    <message>
        <source>Start the sound server of your desktop, or caption the microphone instead.</source>
        <translation>Inicie el servidor de sonido de su escritorio, o subtitule el micrófono.</translation>
    </message>
    <message>
        <source>system audio cannot be heard: {library} does not load</source>
        <translation>no se puede oír el sonido del equipo: {library} no se carga</translation>
    </message>
    <message>
        <source>Install it; on Debian and Ubuntu: sudo apt install libpulse0</source>
        <translation>Instálela; en Debian y Ubuntu: sudo apt install libpulse0</translation>
    </message>
    <message>
        <source>{path}: {why}</source>
        <translation>{path}: {why}</translation>
    </message>
    <message>
        <source>{path} is empty</source>
        <translation>{path} está vacío</translation>
    </message>
    <message>
        <source>{path} does not exist</source>
        <translation>{path} no existe</translation>
    </message>
    <message>
        <source>{path} is a folder</source>
        <translation>{path} es una carpeta</translation>
    </message>
    <message>
        <source>The recording has no content: record again.</source>
        <translation>La grabación no tiene contenido: grabe de nuevo.</translation>
    </message>
    <message>
        <source>standard input is the keyboard</source>
        <translation>la entrada estándar es el teclado</translation>
    </message>
    <message>
        <source>Check the file&apos;s name.</source>
        <translation>Compruebe el nombre del archivo.</translation>
    </message>
    <message>
        <source>Name a recording in it.</source>
        <translation>Indique una grabación que esté dentro.</translation>
    </message>
    <message>
        <source>Check who may read the file.</source>
        <translation>Compruebe quién puede leer el archivo.</translation>
    </message>
    <message>
        <source>Name a file, or use `- &lt; FILE`.</source>
        <translation>Indique un archivo, o use `- &lt; FILE`.</translation>
    </message>
    <message>
        <source>Copy or download it again if it is whole elsewhere.</source>
        <translation>Cópiela o descárguela otra vez si en otro sitio está completa.</translation>
    </message>
    <message>
        <source>{name} holds no sound</source>
        <translation>{name} no contiene sonido</translation>
    </message>
    <message>
        <source>{name} is not a recording that can be read</source>
        <translation>{name} no es una grabación que se pueda leer</translation>
    </message>
    <message>
        <source>{name} is damaged: no sound in it can be read</source>
        <translation>{name} está dañada: no se puede leer ningún sonido</translation>
    </message>
    <message>
        <source>{name} is damaged: what is at {damage:.1f} s{others} could not be read</source>
        <translation>{name} está dañada: lo que hay en {damage:.1f} s{others} no se pudo leer</translation>
    </message>
    <message>
        <source>{name} breaks off after {read_s:.1f} s of {promised_s:.1f} s</source>
        <translation>{name} se interrumpe a los {read_s:.1f} s de {promised_s:.1f} s</translation>
    </message>
    <message>
        <source>{name} goes on after {read_s:.1f} s with {unread_bytes} bytes that cannot be read</source>
        <translation>{name} sigue tras {read_s:.1f} s con {unread_bytes} bytes que no se pueden leer</translation>
    </message>
    <message>
        <source>{name} has no audio track</source>
        <translation>{name} no tiene pista de audio</translation>
    </message>
    <message>
        <source>If other recordings were joined to it, transcribe each of them by itself.</source>
        <translation>Si se le unieron otras grabaciones, transcriba cada una por separado.</translation>
    </message>
    <message>
        <source>Name a recording with sound in it.</source>
        <translation>Indique una grabación con sonido.</translation>
    </message>
    <message>
        <source>{name} breaks off before its index, without which it cannot be read</source>
        <translation>{name} se interrumpe antes de su índice, sin el cual no se puede leer</translation>
    </message>
    <message>
        <source>{name} cannot be read on: {why}</source>
        <translation>no se puede seguir leyendo {name}: {why}</translation>
    </message>
    <message>
        <source>Check its disk.</source>
        <translation>Compruebe el disco.</translation>
    </message>
    <message>
        <source>Connect one: captioning goes on automatically.</source>
        <translation>Conecte uno: los subtítulos siguen solos.</translation>
    </message>
    <message>
        <source>the devices cannot be listed: {why}</source>
        <translation>no se puede hacer la lista de dispositivos: {why}</translation>
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
