### Die Seite der eigenen Partien.

title = Meine Partien
empty = Noch keine Partien
    .about = Jede Partie, die du auf diesem Gerät spielst, erscheint hier: mit Ergebnissen, Bestwerten und deinem Fortschritt.
    .play = Spiel wählen
matches = Partien
won = Gewonnen
share = Siegquote
time = Spielzeit
days = Tage in Folge
longest = Längste Siegesserie
streak = Aktuelle Siegesserie
bests = Bestwerte
best = Beste Punktzahl
fewest = Wenigste Punkte
quickest = Schnellster Sieg
figure = Genauigkeit
    .about = Wie nah du dem besten Spiel kamst, von 0 bis 100, in analysierten Partien.
won-of =
    { $played ->
        [one] { $won } von { $played } Partie gewonnen ({ $share })
       *[other] { $won } von { $played } Partien gewonnen ({ $share })
    }
alone = Solo
course = Fortschritt
plot-won = Gewonnene Partien
    .about = Anteil deiner letzten Partien, die du gewonnen hast, nach dem stärksten Bot am Tisch.
levels = Ergebnisse nach Stärke
level = Stärke
as-table = Als Tabelle zeigen
until = Bis
no-bots = Ohne Bots
all = Alle Partien
game = Spiel
all-games = Alle Spiele
company = Mit
anybody = Beliebig
company-people = Nur Menschen
company-bots = Bots
company-alone = Solo
result = Ergebnis
any-result = Alle Ergebnisse
only-won = Gewonnen
only-lost = Verloren
with = mit { $names }
solved = Geschafft
not-solved = Diesmal nicht
first =
    { $points ->
        [none] Gewonnen
       *[points] Gewonnen · { $points }
    }
# `$points` ist `none`, wo es keine Punkte gibt.
place =
    { $points ->
        [none] Platz { $place }
       *[points] Platz { $place } · { $points }
    }
none = Noch keine Partien.
none-such = Keine Partien gefunden.
more = Mehr zeigen
take-along = Deine Daten
yours = Wir kennen dich nur durch ein Cookie auf diesem Gerät. Du kannst alle deine Partien herunterladen und in jedem Fivefold ansehen.
export = Alles herunterladen
delete = Alles löschen
delete-really = Alles löschen?
    .about = Dein Name, deine Partien, deine Bestwerte, dein Niveau und deine Wertungen werden auf all deinen Geräten endgültig gelöscht.
    .stays = Partien mit anderen bleiben, aber ohne deinen Namen.
delete-yes = Alles löschen
delete-no = Behalten
deleted = Alles ist gelöscht.
profile = Profil und Geräte
real = Am echten Tisch
    .won =
        { $count ->
            [one] { $names } hat gewonnen
           *[other] { $names } haben gemeinsam gewonnen
        }
    .goes-on = Runde { $round }
    .tied = Gleichstand
