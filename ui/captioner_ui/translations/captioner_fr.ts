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
        <source>Check that the microphone is connected and not used by another program.</source>
        <translation>Vérifiez que le micro est branché et qu&apos;aucun autre programme ne s&apos;en sert.</translation>
    </message>
    <message>
        <source>What FFmpeg reads can be read: WAV, FLAC, MP3, OGG, M4A, MP4, WebM, WMA and others.</source>
        <translation>Est lisible ce que lit FFmpeg : WAV, FLAC, MP3, OGG, M4A, MP4, WebM, WMA et d&apos;autres.</translation>
    </message>
    <message>
        <source>Choose another place for the output.</source>
        <translation>Choisissez un autre endroit pour la sortie.</translation>
    </message>
    <message>
        <source>Make room on the disk.</source>
        <translation>Libérez de la place sur le disque.</translation>
    </message>
    <message>
        <source>Check who may read and write it.</source>
        <translation>Vérifiez qui peut y lire et y écrire.</translation>
    </message>
    <message>
        <source>Choose another folder: this one cannot be written.</source>
        <translation>Choisissez un autre dossier : celui-ci n&apos;est pas accessible en écriture.</translation>
    </message>
    <message>
        <source>Check the disk or the device.</source>
        <translation>Vérifiez le disque ou le périphérique.</translation>
    </message>
    <message>
        <source>Close other programs; a smaller model takes less: `captioner models list`.</source>
        <translation>Fermez d&apos;autres programmes ; un modèle plus petit en prend moins : `captioner models list`.</translation>
    </message>
    <message>
        <source>Use UTF-8: `LC_ALL=C.UTF-8 captioner` starts it so.</source>
        <translation>Utilisez UTF-8 : `LC_ALL=C.UTF-8 captioner` le démarre ainsi.</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>il n&apos;y a pas assez de mémoire</translation>
    </message>
    <message>
        <source>a text has characters that do not fit: {why}</source>
        <translation>un texte contient des caractères qui ne conviennent pas : {why}</translation>
    </message>
    <message>
        <source>This is a bug; `captioner doctor` shows what to report.</source>
        <translation>C&apos;est un défaut du programme ; `captioner doctor` montre ce qu&apos;il faut signaler.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {why}</source>
        <translation>impossible d&apos;écrire {path} : {why}</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Choisissez un autre dossier.</translation>
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
        <translation>les comptes rendus en .docx sont écrits par {package}, qui n&apos;est pas installé</translation>
    </message>
    <message>
        <source>Install it: {pip_install}. Or write Markdown (md), which word processors open, too.</source>
        <translation>Installez-le : {pip_install}. Ou écrivez du Markdown (md), que les traitements de texte ouvrent aussi.</translation>
    </message>
    <message>
        <source>{file} cannot be changed: {why}</source>
        <translation>impossible de modifier {file} : {why}</translation>
    </message>
    <message>
        <source>See whether {parent} is still there and yours to write.</source>
        <translation>Vérifiez que {parent} est toujours là et que vous pouvez y écrire.</translation>
    </message>
    <message>
        <source>See whether {parent} is still there and yours to read.</source>
        <translation>Vérifiez que {parent} est toujours là et que vous pouvez le lire.</translation>
    </message>
    <message>
        <source>{file} was changed while it was read</source>
        <translation>{file} a été modifié pendant la lecture</translation>
    </message>
    <message>
        <source>{file} holds no captions that can be read</source>
        <translation>{file} ne contient aucun sous-titre lisible</translation>
    </message>
    <message>
        <source>Open it again.</source>
        <translation>Ouvrez-le à nouveau.</translation>
    </message>
    <message>
        <source>A newer Captioner may have written it, or it is no session at all.</source>
        <translation>Un Captioner plus récent l&apos;a peut-être écrit, ou ce n&apos;est pas une session.</translation>
    </message>
    <message>
        <source>This session is still being captioned.</source>
        <translation>Cette session est encore en cours de sous-titrage.</translation>
    </message>
    <message>
        <source>{folder} cannot be read: {why}</source>
        <translation>impossible de lire {folder} : {why}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>impossible d&apos;écrire {file} : {why}</translation>
    </message>
    <message>
        <source>Stop it, or delete it later.</source>
        <translation>Arrêtez-la, ou supprimez-la plus tard.</translation>
    </message>
    <message>
        <source>{file} cannot be deleted: {why}</source>
        <translation>impossible de supprimer {file} : {why}</translation>
    </message>
    <message>
        <source>Allow yourself to read it, or choose another folder in the settings.</source>
        <translation>Donnez-vous le droit de le lire, ou choisissez un autre dossier dans les paramètres.</translation>
    </message>
    <message>
        <source>It is offered again at the next start.</source>
        <translation>Elle sera proposée à nouveau au prochain démarrage.</translation>
    </message>
    <message>
        <source>Allow yourself to write in {parent}, or delete it there.</source>
        <translation>Donnez-vous le droit d&apos;écrire dans {parent}, ou supprimez-le là-bas.</translation>
    </message>
    <message>
        <source>Make room or choose another folder; captions go on meanwhile.</source>
        <translation>Libérez de la place ou choisissez un autre dossier ; les sous-titres continuent entre-temps.</translation>
    </message>
    <message>
        <source>The captions cannot be saved in {folder}: {why}</source>
        <translation>Les sous-titres ne peuvent pas être enregistrés dans {folder} : {why}</translation>
    </message>
    <message>
        <source>The captions are not kept: {why}</source>
        <translation>Les sous-titres ne sont pas conservés : {why}</translation>
    </message>
    <message>
        <source>{text!r} is no path</source>
        <translation>{text!r} n&apos;est pas un chemin</translation>
    </message>
    <message>
        <source>there is no home folder {name}</source>
        <translation>il n&apos;y a pas de dossier personnel {name}</translation>
    </message>
    <message>
        <source>Write out the path.</source>
        <translation>Écrivez le chemin en entier.</translation>
    </message>
    <message>
        <source>Run make setup again.</source>
        <translation>Relancez make setup.</translation>
    </message>
    <message>
        <source>Install the package again, from its file: {command}</source>
        <translation>Réinstallez le paquet, depuis son fichier : {command}</translation>
    </message>
    <message>
        <source>Unpack the whole folder again: a part of it is missing or was changed.</source>
        <translation>Décompressez à nouveau tout le dossier : une partie manque ou a été modifiée.</translation>
    </message>
    <message>
        <source>Install the wheel again: {command}</source>
        <translation>Réinstallez le wheel : {command}</translation>
    </message>
    <message>
        <source>`captioner --language list` shows all.</source>
        <translation>`captioner --language list` les affiche toutes.</translation>
    </message>
    <message>
        <source>no language is called {text!r}{question}</source>
        <translation>aucune langue ne s&apos;appelle {text!r}{question}</translation>
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
        <translation>la clé doit avoir de 16 à 128 lettres, chiffres, - et _</translation>
    </message>
    <message>
        <source>On battery: growing captions come half as often, to save power.</source>
        <translation>Sur batterie : les sous-titres provisoires viennent deux fois moins souvent, pour économiser l&apos;énergie.</translation>
    </message>
    <message>
        <source>This computer is busy: growing captions come less often.</source>
        <translation>Cet ordinateur est occupé : les sous-titres provisoires viennent moins souvent.</translation>
    </message>
    <message>
        <source>This computer is busy: growing captions come less often, and final text is read in haste.</source>
        <translation>Cet ordinateur est occupé : les sous-titres provisoires viennent moins souvent, et le texte définitif est lu à la hâte.</translation>
    </message>
    <message>
        <source>Too slow for growing captions now: text comes when a phrase ends.</source>
        <translation>Trop lent pour des sous-titres provisoires : le texte vient à la fin de chaque phrase.</translation>
    </message>
    <message>
        <source>{name} is {value}, need {limits}</source>
        <translation>{name} vaut {value}, il faut {limits}</translation>
    </message>
    <message>
        <source>the speaker encoder does not load: {why}</source>
        <translation>la reconnaissance des locuteurs ne se charge pas : {why}</translation>
    </message>
    <message>
        <source>Install the program again.</source>
        <translation>Réinstallez le programme.</translation>
    </message>
    <message>
        <source>{file} of the speaker encoder cannot be read: {why}</source>
        <translation>impossible de lire {file} de la reconnaissance des locuteurs : {why}</translation>
    </message>
    <message>
        <source>the voice activity network is missing</source>
        <translation>le réseau qui détecte la voix manque</translation>
    </message>
    <message>
        <source>{file} is not the voice activity network that this program was measured with</source>
        <translation>{file} n&apos;est pas le réseau de détection de voix avec lequel ce programme a été mesuré</translation>
    </message>
    <message>
        <source>the voice activity network does not load: {why}</source>
        <translation>le réseau qui détecte la voix ne se charge pas : {why}</translation>
    </message>
    <message>
        <source>{again} `--vad webrtc` does without it.</source>
        <translation>{again} `--vad webrtc` s&apos;en passe.</translation>
    </message>
    <message>
        <source>the voice activity detector does not load: {why}</source>
        <translation>le détecteur de voix ne se charge pas : {why}</translation>
    </message>
    <message>
        <source>{again} `--vad silero` does without it.</source>
        <translation>{again} `--vad silero` s&apos;en passe.</translation>
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
        <translation>{word!r} n&apos;est pas un mot à masquer</translation>
    </message>
    <message>
        <source>Letters, digits, spaces, points and hyphens, up to 40 of them.</source>
        <translation>Lettres, chiffres, espaces, points et tirets, 40 au plus.</translation>
    </message>
    <message>
        <source>a list cannot be called {name!r}</source>
        <translation>une liste ne peut pas s&apos;appeler {name!r}</translation>
    </message>
    <message>
        <source>the list {name} cannot be read: {why}</source>
        <translation>impossible de lire la liste {name} : {why}</translation>
    </message>
    <message>
        <source>the list {name} cannot be written to {folder}: {why}</source>
        <translation>impossible d&apos;écrire la liste {name} dans {folder} : {why}</translation>
    </message>
    <message>
        <source>the list {name} cannot be deleted: {why}</source>
        <translation>impossible de supprimer la liste {name} : {why}</translation>
    </message>
    <message>
        <source>Write a word or phrase on each line; WORD = HEARD, HEARD where it is heard otherwise, and HEARD -&gt; WRITTEN to write something else. What follows # is a comment.</source>
        <translation>Écrivez sur chaque ligne un mot ou une expression ; MOT = ENTENDU, ENTENDU là où on l&apos;entend autrement, et ENTENDU -&gt; ÉCRIT pour écrire autre chose. Ce qui suit # est un commentaire.</translation>
    </message>
    <message>
        <source>the lists of words have {number} {what}, {most} may be</source>
        <translation>les listes de mots ont {number} {what}, {most} sont permis</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <translation>{name} : {why}</translation>
    </message>
    <message>
        <source>the list of words {path} cannot be read: {why}</source>
        <translation>impossible de lire la liste de mots {path} : {why}</translation>
    </message>
    <message>
        <source>Switch some lists off.</source>
        <translation>Désactivez quelques listes.</translation>
    </message>
    <message>
        <source>{name}, line {number}: {why}</source>
        <translation>{name}, ligne {number} : {why}</translation>
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
        <translation>impossible de lire {file} : {why}</translation>
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
        <translation>aucun micro n&apos;a été trouvé</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Writing the manifest</source>
        <translation>Écriture du manifeste</translation>
    </message>
    <message>
        <source>not enough room in {root} to build {need}: {state}, it needs {n_bytes} bytes ({value:.0f} MB)</source>
        <translation>pas assez de place dans {root} pour créer {need} : {state}, il faut {n_bytes} octets ({value:.0f} Mo)</translation>
    </message>
    <message>
        <source>there is a model with the name {name} already</source>
        <translation>il y a déjà un modèle nommé {name}</translation>
    </message>
    <message>
        <source>Trying it</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Comparing it with float32</source>
        <translation>Comparaison avec float32</translation>
    </message>
    <message>
        <source>Free some space there, or set CAPTIONER_MODELS to a folder on another disk.</source>
        <translation>Libérez de la place à cet endroit, ou donnez à CAPTIONER_MODELS un dossier sur un autre disque.</translation>
    </message>
    <message>
        <source>Give it another name: --name NAME.</source>
        <translation>Donnez-lui un autre nom : --name NAME.</translation>
    </message>
    <message>
        <source>cannot remove {folder}: {why}</source>
        <translation>impossible de supprimer {folder} : {why}</translation>
    </message>
    <message>
        <source>could not build {need} in {root}: {why}</source>
        <translation>impossible de créer {need} dans {root} : {why}</translation>
    </message>
    <message>
        <source>Waiting for another build of the same model</source>
        <translation>En attente d&apos;une autre création du même modèle</translation>
    </message>
    <message>
        <source>Make that folder writable, or set CAPTIONER_MODELS to another one.</source>
        <translation>Autorisez l&apos;écriture dans ce dossier, ou donnez-en un autre à CAPTIONER_MODELS.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Lecture des poids</translation>
    </message>
    <message>
        <source>Run the command again: it goes on where it broke off.</source>
        <translation>Relancez la commande : elle reprend là où elle s&apos;est arrêtée.</translation>
    </message>
    <message>
        <source>Run the command again.</source>
        <translation>Relancez la commande.</translation>
    </message>
    <message>
        <source>Free some space, or set CAPTIONER_MODELS to a folder on another disk.</source>
        <translation>Libérez de la place, ou donnez à CAPTIONER_MODELS un dossier sur un autre disque.</translation>
    </message>
    <message>
        <source>{url} is not fetched: only https is safe against changes on the way</source>
        <translation>{url} n&apos;est pas téléchargé : seul https protège des modifications en chemin</translation>
    </message>
    <message>
        <source>{url} was refused (HTTP {code})</source>
        <translation>{url} a été refusé (HTTP {code})</translation>
    </message>
    <message>
        <source>{url} sent a page ({kind}) instead of the file</source>
        <translation>{url} a envoyé une page ({kind}) au lieu du fichier</translation>
    </message>
    <message>
        <source>not enough room in {parent} for {url}{size}</source>
        <translation>pas assez de place dans {parent} pour {url}{size}</translation>
    </message>
    <message>
        <source>{url} sent another piece than was asked for</source>
        <translation>{url} a envoyé un autre morceau que celui demandé</translation>
    </message>
    <message>
        <source>{url} broke off after {done} of {total} bytes</source>
        <translation>{url} s&apos;est interrompu après {done} octets sur {total}</translation>
    </message>
    <message>
        <source>what {url} sent is not the file that was asked for: it begins with {beginning!r}</source>
        <translation>ce que {url} a envoyé n&apos;est pas le fichier demandé : cela commence par {beginning!r}</translation>
    </message>
    <message>
        <source>{url} is not there (HTTP {code})</source>
        <translation>{url} n&apos;est pas là (HTTP {code})</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Réessayez plus tard.</translation>
    </message>
    <message>
        <source>Look at the address with a browser; a proxy or a login page may be in the way.</source>
        <translation>Ouvrez l&apos;adresse dans un navigateur ; un proxy ou une page de connexion fait peut-être obstacle.</translation>
    </message>
    <message>
        <source>{url} cannot be reached: {why}</source>
        <translation>{url} est injoignable : {why}</translation>
    </message>
    <message>
        <source>{url} broke off: {why}</source>
        <translation>{url} s&apos;est interrompu : {why}</translation>
    </message>
    <message>
        <source>{part} cannot be written: {why}</source>
        <translation>impossible d&apos;écrire {part} : {why}</translation>
    </message>
    <message>
        <source>The vendor may have moved it: update captioner, or copy the file by hand.</source>
        <translation>Le fabricant l&apos;a peut-être déplacé : mettez Captioner à jour, ou copiez le fichier à la main.</translation>
    </message>
    <message>
        <source>Check the network connection (and HTTPS_PROXY, if there is a proxy).</source>
        <translation>Vérifiez la connexion au réseau (et HTTPS_PROXY, s&apos;il y a un proxy).</translation>
    </message>
    <message>
        <source>`captioner models list` shows the names.</source>
        <translation>`captioner models list` affiche les noms.</translation>
    </message>
    <message>
        <source>Build it again: `captioner models remove NAME`, then `captioner models build NAME`.</source>
        <translation>Créez-le à nouveau : `captioner models remove NAME`, puis `captioner models build NAME`.</translation>
    </message>
    <message>
        <source>Waiting for another download of the same file</source>
        <translation>En attente d&apos;un autre téléchargement du même fichier</translation>
    </message>
    <message>
        <source>could not download {path} of {repo}: {why}</source>
        <translation>impossible de télécharger {path} de {repo} : {why}</translation>
    </message>
    <message>
        <source>{path} of {repo} has not been downloaded yet</source>
        <translation>{path} de {repo} n&apos;a pas encore été téléchargé</translation>
    </message>
    <message>
        <source>Check the network connection and the free disk space, then try again.</source>
        <translation>Vérifiez la connexion au réseau et la place libre, puis réessayez.</translation>
    </message>
    <message>
        <source>{repo} is on the model hub, and huggingface_hub is not installed</source>
        <translation>{repo} est sur le site de modèles, et huggingface_hub n&apos;est pas installé</translation>
    </message>
    <message>
        <source>`captioner models build {spec}` downloads it (about {megabytes} MB).</source>
        <translation>`captioner models build {spec}` le télécharge (environ {megabytes} Mo).</translation>
    </message>
    <message>
        <source>Install it: {install_command}</source>
        <translation>Installez-le : {install_command}</translation>
    </message>
    <message>
        <source>Reading the vocabulary</source>
        <translation>Lecture du vocabulaire</translation>
    </message>
    <message>
        <source>Fingerprinting the weights</source>
        <translation>Calcul de l&apos;empreinte des poids</translation>
    </message>
    <message>
        <source>{where} is no checkpoint but a model of sherpa-onnx</source>
        <translation>{where} n&apos;est pas un point de contrôle mais un modèle de sherpa-onnx</translation>
    </message>
    <message>
        <source>{configs} is of a model of sherpa-onnx</source>
        <translation>{configs} appartient à un modèle de sherpa-onnx</translation>
    </message>
    <message>
        <source>{where} is one of several weight files, expected one</source>
        <translation>{where} est l&apos;un de plusieurs fichiers de poids, il en faut un seul</translation>
    </message>
    <message>
        <source>{path} is damaged: it holds no object</source>
        <translation>{path} est endommagé : il ne contient aucun objet</translation>
    </message>
    <message>
        <source>{value} is damaged: it has no format version</source>
        <translation>{value} est endommagé : la version du format manque</translation>
    </message>
    <message>
        <source>{folder} was built by a newer captioner: format {version}, this one knows {known}</source>
        <translation>{folder} a été créé par un Captioner plus récent : format {version}, celui-ci connaît {known}</translation>
    </message>
    <message>
        <source>{folder} was built by an older captioner: format {version}, this one needs {known}</source>
        <translation>{folder} a été créé par un Captioner plus ancien : format {version}, celui-ci a besoin de {known}</translation>
    </message>
    <message>
        <source>{value} is damaged: {why}</source>
        <translation>{value} est endommagé : {why}</translation>
    </message>
    <message>
        <source>{path} has {size} bytes, expected {expected}</source>
        <translation>{path} fait {size} octets, {expected} attendus</translation>
    </message>
    <message>
        <source>{path} was altered: its sha256 is {sha256}</source>
        <translation>{path} a été modifié : son sha256 est {sha256}</translation>
    </message>
    <message>
        <source>there is no built model in {folder}</source>
        <translation>il n&apos;y a aucun modèle prêt dans {folder}</translation>
    </message>
    <message>
        <source>cannot read {path}: {why}</source>
        <translation>impossible de lire {path} : {why}</translation>
    </message>
    <message>
        <source>{path} is damaged: {why}</source>
        <translation>{path} est endommagé : {why}</translation>
    </message>
    <message>
        <source>Update captioner, or remove the model and build it again.</source>
        <translation>Mettez Captioner à jour, ou supprimez le modèle et créez-le à nouveau.</translation>
    </message>
    <message>
        <source>Build it again: `captioner models build {folder}`.</source>
        <translation>Créez-le à nouveau : `captioner models build {folder}`.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}</source>
        <translation>impossible de lire {path} : {why}</translation>
    </message>
    <message>
        <source>Build it: `captioner models build NAME`.</source>
        <translation>Créez-le : `captioner models build NAME`.</translation>
    </message>
    <message>
        <source>Computing the speech tail</source>
        <translation>Calcul de la fin de parole</translation>
    </message>
    <message>
        <source>Computing exact figures</source>
        <translation>Calcul des valeurs exactes</translation>
    </message>
    <message>
        <source>Writing the encoder</source>
        <translation>Écriture de l&apos;encodeur</translation>
    </message>
    <message>
        <source>Writing the decoder</source>
        <translation>Écriture du décodeur</translation>
    </message>
    <message>
        <source>Parts written</source>
        <translation>Parties écrites</translation>
    </message>
    <message>
        <source>Copying the model</source>
        <translation>Copie du modèle</translation>
    </message>
    <message>
        <source>Fetching the weights</source>
        <translation>Téléchargement des poids</translation>
    </message>
    <message>
        <source>Verifying the weights</source>
        <translation>Vérification des poids</translation>
    </message>
    <message>
        <source>{name} is not built</source>
        <translation>{name} n&apos;est pas créé</translation>
    </message>
    <message>
        <source>{name} came with the program and cannot be removed</source>
        <translation>{name} est fourni avec le programme et ne peut pas être supprimé</translation>
    </message>
    <message>
        <source>{name} is not built, so there is nothing to remove</source>
        <translation>{name} n&apos;est pas créé, il n&apos;y a donc rien à supprimer</translation>
    </message>
    <message>
        <source>{name!r} cannot be the name of a model</source>
        <translation>{name!r} ne peut pas être le nom d&apos;un modèle</translation>
    </message>
    <message>
        <source>Build it: `captioner models build {name}`.</source>
        <translation>Créez-le : `captioner models build {name}`.</translation>
    </message>
    <message>
        <source>A model of the same name that you build takes its place.</source>
        <translation>Un modèle du même nom que vous créez prend sa place.</translation>
    </message>
    <message>
        <source>`captioner models list` shows what is built.</source>
        <translation>`captioner models list` affiche ce qui est créé.</translation>
    </message>
    <message>
        <source>Take a model of many languages: `--model base`.</source>
        <translation>Prenez un modèle multilingue : `--model base`.</translation>
    </message>
    <message>
        <source>{model} knows English only, not {language}</source>
        <translation>{model} ne connaît que l&apos;anglais, pas {language}</translation>
    </message>
    <message>
        <source>{model} knows English only and cannot translate</source>
        <translation>{model} ne connaît que l&apos;anglais et ne peut pas traduire</translation>
    </message>
    <message>
        <source>{model} cannot translate</source>
        <translation>{model} ne peut pas traduire</translation>
    </message>
    <message>
        <source>{model} does not know {described}</source>
        <translation>{model} ne connaît pas {described}</translation>
    </message>
    <message>
        <source>{manifest} does not know {described}</source>
        <translation>{manifest} ne connaît pas {described}</translation>
    </message>
    <message>
        <source>{path} is missing</source>
        <translation>{path} manque</translation>
    </message>
    <message>
        <source>{file} was made from another checkpoint than the model</source>
        <translation>{file} a été fait à partir d&apos;un autre point de contrôle que le modèle</translation>
    </message>
    <message>
        <source>ONNX Runtime {version} here has no {full_name}, only {names}</source>
        <translation>ONNX Runtime {version} n&apos;a pas {full_name} ici, seulement {names}</translation>
    </message>
    <message>
        <source>{name} did not start</source>
        <translation>{name} n&apos;a pas démarré</translation>
    </message>
    <message>
        <source>docs/providers.md says how to install it.</source>
        <translation>docs/providers.md explique comment l&apos;installer.</translation>
    </message>
    <message>
        <source>{name} of ONNX Runtime {version} cannot load {file}: {why}</source>
        <translation>{name} d&apos;ONNX Runtime {version} ne peut pas charger {file} : {why}</translation>
    </message>
    <message>
        <source>Build the model again with `captioner models build NAME --force`.</source>
        <translation>Créez à nouveau le modèle avec `captioner models build NAME --force`.</translation>
    </message>
    <message>
        <source>{package} cannot open {record}: {why}</source>
        <translation>{package} ne peut pas ouvrir {record} : {why}</translation>
    </message>
    <message>
        <source>this model is read by {package}, which is not installed</source>
        <translation>ce modèle est lu par {package}, qui n&apos;est pas installé</translation>
    </message>
    <message>
        <source>Update it: {command}</source>
        <translation>Mettez-le à jour : {command}</translation>
    </message>
    <message>
        <source>Install it: {command}</source>
        <translation>Installez-le : {command}</translation>
    </message>
    <message>
        <source>the built-in recording is missing from {package}</source>
        <translation>l&apos;enregistrement fourni manque dans {package}</translation>
    </message>
    <message>
        <source>{device} has no input channels</source>
        <translation>{device} n&apos;a pas de canaux d&apos;entrée</translation>
    </message>
    <message>
        <source>the computer&apos;s sound</source>
        <translation>le son de l&apos;ordinateur</translation>
    </message>
    <message>
        <source>system audio</source>
        <translation>son de l&apos;ordinateur</translation>
    </message>
    <message>
        <source>Captioning goes on automatically when there is an output again.</source>
        <translation>Le sous-titrage reprend tout seul dès qu&apos;il y a de nouveau une sortie.</translation>
    </message>
    <message>
        <source>macOS does not let programs hear system audio</source>
        <translation>macOS ne laisse pas les programmes entendre le son de l&apos;ordinateur</translation>
    </message>
    <message>
        <source>there is no output whose sound could be heard</source>
        <translation>il n&apos;y a aucune sortie dont on puisse entendre le son</translation>
    </message>
    <message>
        <source>Install a virtual cable such as BlackHole, and choose it as the microphone.</source>
        <translation>Installez un câble virtuel comme BlackHole, et choisissez-le comme micro.</translation>
    </message>
    <message>
        <source>Connect loudspeakers or headphones, or caption the microphone instead.</source>
        <translation>Branchez des haut-parleurs ou un casque, ou sous-titrez plutôt le micro.</translation>
    </message>
    <message>
        <source>sound capture is not installed: {why}</source>
        <translation>la capture du son n&apos;est pas installée : {why}</translation>
    </message>
    <message>
        <source>the PortAudio library does not load: {why}</source>
        <translation>la bibliothèque PortAudio ne se charge pas : {why}</translation>
    </message>
    <message>
        <source>the sound system does not start: {why}</source>
        <translation>le système de son ne démarre pas : {why}</translation>
    </message>
    <message>
        <source>Install it; on Debian and Ubuntu: sudo apt install libportaudio2</source>
        <translation>Installez-la ; sous Debian et Ubuntu : sudo apt install libportaudio2</translation>
    </message>
    <message>
        <source>the sound system does not answer: {why}</source>
        <translation>le système de son ne répond pas : {why}</translation>
    </message>
    <message>
        <source>{device} does not open: {why}</source>
        <translation>{device} ne s&apos;ouvre pas : {why}</translation>
    </message>
    <message>
        <source>{device} does not start: {why}</source>
        <translation>{device} ne démarre pas : {why}</translation>
    </message>
    <message>
        <source>Connect a microphone, or caption a recording instead.</source>
        <translation>Branchez un micro, ou sous-titrez un enregistrement.</translation>
    </message>
    <message>
        <source>there is no microphone {wanted!r}</source>
        <translation>il n&apos;y a pas de micro {wanted!r}</translation>
    </message>
    <message>
        <source>there is no microphone number {index}</source>
        <translation>il n&apos;y a pas de micro numéro {index}</translation>
    </message>
    <message>
        <source>{found} microphones are called {wanted!r}: {listed}</source>
        <translation>{found} micros s&apos;appellent {wanted!r} : {listed}</translation>
    </message>
    <message>
        <source>There are: {listed}.</source>
        <translation>Il y a : {listed}.</translation>
    </message>
    <message>
        <source>Use more of the name, or the number.</source>
        <translation>Indiquez davantage du nom, ou le numéro.</translation>
    </message>
    <message>
        <source>default microphone</source>
        <translation>micro par défaut</translation>
    </message>
    <message>
        <source>the microphone</source>
        <translation>le micro</translation>
    </message>
    <message>
        <source>Connect it again: captioning goes on automatically.</source>
        <translation>Rebranchez-le : le sous-titrage reprend tout seul.</translation>
    </message>
    <message>
        <source>nothing is heard from {name} yet</source>
        <translation>on n&apos;entend encore rien de {name}</translation>
    </message>
    <message>
        <source>{noun} is lost: {name}</source>
        <translation>{noun} n&apos;est plus là : {name}</translation>
    </message>
    <message>
        <source>{name} is muted</source>
        <translation>{name} est en sourdine</translation>
    </message>
    <message>
        <source>If somebody speaks, unmute it and let this program use it, or choose another one.</source>
        <translation>Si quelqu&apos;un parle, réactivez-le et laissez ce programme s&apos;en servir, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Unmute it to be heard.</source>
        <translation>Réactivez-le pour être entendu.</translation>
    </message>
    <message>
        <source>{name} does not open: {why}</source>
        <translation>{name} ne s&apos;ouvre pas : {why}</translation>
    </message>
    <message>
        <source>system audio cannot be heard: no PulseAudio or PipeWire answers</source>
        <translation>impossible d&apos;entendre le son de l&apos;ordinateur : ni PulseAudio ni PipeWire ne répond</translation>
    </message>
    <message>
        <source>Start the sound server of your desktop, or caption the microphone instead.</source>
        <translation>Démarrez le serveur de son de votre bureau, ou sous-titrez plutôt le micro.</translation>
    </message>
    <message>
        <source>system audio cannot be heard: {library} does not load</source>
        <translation>impossible d&apos;entendre le son de l&apos;ordinateur : {library} ne se charge pas</translation>
    </message>
    <message>
        <source>Install it; on Debian and Ubuntu: sudo apt install libpulse0</source>
        <translation>Installez-la ; sous Debian et Ubuntu : sudo apt install libpulse0</translation>
    </message>
    <message>
        <source>{path}: {why}</source>
        <translation>{path} : {why}</translation>
    </message>
    <message>
        <source>{path} is empty</source>
        <translation>{path} est vide</translation>
    </message>
    <message>
        <source>{path} does not exist</source>
        <translation>{path} n&apos;existe pas</translation>
    </message>
    <message>
        <source>{path} is a folder</source>
        <translation>{path} est un dossier</translation>
    </message>
    <message>
        <source>The recording has no content: record again.</source>
        <translation>L&apos;enregistrement est vide : enregistrez à nouveau.</translation>
    </message>
    <message>
        <source>standard input is the keyboard</source>
        <translation>l&apos;entrée standard est le clavier</translation>
    </message>
    <message>
        <source>Check the file&apos;s name.</source>
        <translation>Vérifiez le nom du fichier.</translation>
    </message>
    <message>
        <source>Name a recording in it.</source>
        <translation>Indiquez un enregistrement qui s&apos;y trouve.</translation>
    </message>
    <message>
        <source>Check who may read the file.</source>
        <translation>Vérifiez qui peut lire le fichier.</translation>
    </message>
    <message>
        <source>Name a file, or use `- &lt; FILE`.</source>
        <translation>Indiquez un fichier, ou utilisez `- &lt; FILE`.</translation>
    </message>
    <message>
        <source>Copy or download it again if it is whole elsewhere.</source>
        <translation>Copiez-le ou téléchargez-le à nouveau s&apos;il est complet ailleurs.</translation>
    </message>
    <message>
        <source>{name} holds no sound</source>
        <translation>{name} ne contient pas de son</translation>
    </message>
    <message>
        <source>{name} is not a recording that can be read</source>
        <translation>{name} n&apos;est pas un enregistrement lisible</translation>
    </message>
    <message>
        <source>{name} is damaged: no sound in it can be read</source>
        <translation>{name} est endommagé : aucun son n&apos;y est lisible</translation>
    </message>
    <message>
        <source>{name} is damaged: what is at {damage:.1f} s{others} could not be read</source>
        <translation>{name} est endommagé : ce qui est à {damage:.1f} s{others} n&apos;a pas pu être lu</translation>
    </message>
    <message>
        <source>{name} breaks off after {read_s:.1f} s of {promised_s:.1f} s</source>
        <translation>{name} s&apos;interrompt après {read_s:.1f} s sur {promised_s:.1f} s</translation>
    </message>
    <message>
        <source>{name} goes on after {read_s:.1f} s with {unread_bytes} bytes that cannot be read</source>
        <translation>{name} continue après {read_s:.1f} s par {unread_bytes} octets illisibles</translation>
    </message>
    <message>
        <source>{name} has no audio track</source>
        <translation>{name} n&apos;a pas de piste audio</translation>
    </message>
    <message>
        <source>If other recordings were joined to it, transcribe each of them by itself.</source>
        <translation>Si d&apos;autres enregistrements y ont été ajoutés, transcrivez chacun séparément.</translation>
    </message>
    <message>
        <source>Name a recording with sound in it.</source>
        <translation>Indiquez un enregistrement avec du son.</translation>
    </message>
    <message>
        <source>{name} breaks off before its index, without which it cannot be read</source>
        <translation>{name} s&apos;interrompt avant son index, sans lequel il est illisible</translation>
    </message>
    <message>
        <source>{name} cannot be read on: {why}</source>
        <translation>impossible de lire la suite de {name} : {why}</translation>
    </message>
    <message>
        <source>Check its disk.</source>
        <translation>Vérifiez le disque.</translation>
    </message>
    <message>
        <source>Connect one: captioning goes on automatically.</source>
        <translation>Branchez-en un : le sous-titrage reprend tout seul.</translation>
    </message>
    <message>
        <source>the devices cannot be listed: {why}</source>
        <translation>impossible de lister les périphériques : {why}</translation>
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
