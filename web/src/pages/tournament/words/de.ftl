### Turniere.

title = Turnier
heading = Turniere
about = Lade alle mit einem Link ein. Tische, Runden und Ergebnisse entstehen von selbst.
mine = Deine Turniere
ended = Vorbei
goes-on = Läuft
new = Neues Turnier
game = Spiel
name = Name
untitled = Turnier: { $game }
format = Modus
    .swiss = In jeder Runde spielst du gegen Leute, die etwa so gut dastehen wie du.
    .round-robin = Alle spielen gegen alle.
    .knock-out = Nur wer am Tisch gewinnt, kommt weiter.
swiss = Schweizer System
round-robin = Alle gegen alle
knock-out = K. o.
size = Plätze an einem Tisch
players =
    { $players ->
        [one] { $players } Platz
       *[other] { $players } Plätze
    }
time = Zeit pro Runde
    .free = Unbegrenzt
minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
fill = Freien Platz mit einem Bot besetzen
open = Turnier eröffnen
in = { $players } dabei
rated = gewertet
round =
    .of = Runde { $round } von { $rounds }
    .before = Vorige Runde
    .after = Nächste Runde
due =
    .next = Nächste Runde in { $time }
    .end = Noch { $time } in dieser Runde
table = Tisch { $table }
    .yours = Zu deinem Tisch
enter = Mitspielen
leave = Verlassen
    .sure = Wirklich verlassen?
wait = Hier erscheint dein nächster Tisch.
    .start = Du bist dabei. Warte auf den Start.
bye = Freilos: ein Sieg ohne Spiel
replay = Wiederholung
watch = Zuschauen
correct = Ergebnis von Tisch { $table }
    .about = Wer gleichauf ist, teilt sich einen Platz.
absent = Nicht gespielt
save = Speichern
standing = Tabelle
who = Dabei
invite = Einladen
    .copy = Link kopieren
    .picture = Der Link als QR-Code
screen = Großer Bildschirm
csv = Tabelle herunterladen
start = Starten
    .need = Mindestens { $least } müssen dabei sein.
next = Nächste Runde starten
host = Leitung
bots = Bots
    .level = Stärke
    .count = Anzahl
    .add = Hinzufügen
swap = Zwei Plätze tauschen
    .first = Wen
    .second = Mit wem
    .do = Tauschen
remove = Aus dem Turnier nehmen
    .whom = Wen
    .do = Herausnehmen
return = Jemanden zurückholen
    .do = Zurückholen
hand-over = Die Leitung übergeben
    .whom = Wem
    .do = Übergeben
changes = Änderungen der Leitung
    .swapped = Runde { $round }: { $one } und { $other } getauscht
    .decided = Runde { $round }, Tisch { $table }: Plätze { $places }
end = Turnier beenden
    .sure = Wirklich beenden?
delete = Löschen
    .sure = Wirklich löschen?
