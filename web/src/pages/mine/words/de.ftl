### Die Seite der eigenen Partien.

title = Meine Spiele
empty = Noch nichts gespielt
    .about = Jede Partie, die du auf diesem Gerät spielst, findest du hier wieder: mit wem, wie sie ausging, deine Bestwerte, und wie du besser wirst.
    .play = Ein Spiel aussuchen
matches = Partien
won = Gewonnen
share = Anteil
time = Zeit am Tisch
days = Tage in Folge
longest = Siege in Folge, höchstens
streak = Siege in Folge, gerade
bests = Bestwerte
best = Beste Punktzahl
quickest = Schnellster Sieg
figure = Genauigkeit
    .about = Wie nah du am besten Spiel warst, von 0 bis 100, in analysierten Partien.
won-of =
    { $played ->
        [one] { $won } von { $played } Partie gewonnen ({ $share })
       *[other] { $won } von { $played } Partien gewonnen ({ $share })
    }
alone = Allein
course = Im Lauf der Zeit
plot-won = Gewonnene Partien
    .about = Von deinen jeweils letzten Partien, nach dem stärksten Bot am Tisch.
levels = Ergebnisse nach Stärke
level = Stärke
as-table = Als Tabelle
until = Bis
no-bots = Ohne Bots
all = Alle Partien
game = Spiel
all-games = Alle Spiele
company = Mit
anybody = Egal wem
company-people = Nur Menschen
company-bots = Bots
company-alone = Allein
result = Ergebnis
any-result = Gewonnen und verloren
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
none = Hier ist noch keine Partie.
none-such = Keine Partien gefunden.
more = Mehr zeigen
take-along = Zum Mitnehmen oder Löschen
yours = Wir erkennen dich an einem Cookie auf diesem Gerät, an nichts sonst. Du kannst alles als Aufzeichnungen mitnehmen, die jedes Fivefold abspielen kann.
export = Alles exportieren
delete = Alles löschen
delete-really = Alles löschen?
    .about = Dein Name, deine Partien, deine Bestwerte und deine Spielstärke werden auf all deinen Geräten endgültig gelöscht.
    .stays = Partien mit anderen gehören auch ihnen und bleiben: Darin bist du dann eine Nummer ohne Namen.
delete-yes = Alles löschen
delete-no = Behalten
deleted = Alles ist weg.
