### Was der Client sagt, wenn alles auf diesem Gerät liegt.

kept = Auf diesem Gerät
    .safe = Fivefold belegt hier { $size }. Dein Browser behält deine Partien, bis du sie löschst.
    .unsafe = Fivefold belegt hier { $size }. Wenn der Platz knapp wird, kann dein Browser deine Partien löschen. Exportiere sie ab und zu.
export = Alles exportieren
import = Importieren
    .really = Alles hier ersetzen?
    .about = Deine Partien und Einstellungen auf diesem Gerät werden durch die aus der Datei ersetzt.
    .yes = Alles ersetzen
    .bad = Diese Datei ist kein Export von Fivefold.
delete = Alles löschen
    .really = Alles löschen?
    .about = Deine Partien, Ergebnisse und Fortschritte auf diesem Gerät werden gelöscht. Das lässt sich nicht rückgängig machen.
    .yes = Alles löschen
cancel = Zurück
