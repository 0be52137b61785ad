### CROSSWORD SET im Browser; zusätzlich zu den Worten des Spiels selbst.

account =
    { $rounds ->
        [0] Keine Runde gewonnen
        [one] Eine Runde gewonnen: { $sum }
       *[other] { $rounds } Runden gewonnen: { $sum }
    }
## Auslagen und Würfel

grid = Deine Auslage
    .of = Die Auslage von { $name }
    .all-laid = Alle deine Würfel liegen in der Auslage.
    .none-beside = Keine Würfel neben der Auslage.
guest = { $face } als Gast auf { $square }
# Ein Würfel, wie er vorgelesen wird: was er zeigt, und Angaben mit Kommas dazwischen.
die = { $notes }
    .on = auf { $square }
    .used = untergebracht
    .apart = in einem SET für sich
    .loose = in keinem SET
    .of = von { $name }
    .guest = zu Gast bei { $name }
    .stays = bleibt liegen
no-set = Kein SET: { $why }
about =
    .grid = Die Auslage von { $name }: antippen, um sie groß zu sehen.
    .take = Zieht einen Würfel aus dem Beutel und wirft ihn. Auch er muss untergebracht werden.
    .square = Ein Feld deiner Auslage. Zieh Würfel hierher, oder tipp sie an und dann ein Feld; zieh ein Band um mehrere, um sie zusammen zu bewegen. Ein Würfel auf einem anderen tauscht mit ihm den Platz.
    .mine = { $die }. Zieh ihn, oder tipp ihn an und dann ein Feld.
    .wild = { $die }. Er steht für das, was du brauchst: Überlass es dem Tisch, oder wähl ihn und sag es.
    .frozen = { $die }. Hier liegt ein Gast, darum bleibt er, wo er ist.
    .theirs = { $die }.
features = Wofür steht der WILD?
    .number = Anzahl
    .colour = Farbe
    .symbol = Symbol
    .is = Er zeigt { $face }
    .whatever = Was gerade passt
    .until = Bis du etwas sagst, nimmt ihn der Tisch für das, was mit seinen Nachbarn ein SET ergibt.

## Die Spieler

you = Du
player =
    .guest = hat einen Gast
    .gives-up = würde aufgeben
    .ready = bereit
    .mark = gibt auf
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
extra =
    .head = Zusätzliche Würfel
left-over = Übrig
progress = Runde { $round } von { $rounds }
next-round = Runde { $round }

## Der Augenblick

status =
    .over = Die Partie ist vorbei
    .between = Die Runde ist vorbei
    .elsewhere = Auslage von { $name }
    .used = { $used } von { $dice } Würfeln untergebracht
todo =
    .host = Deine Würfel dürfen hier dazu, in SETs mit denen, die hier liegen.
    .guests = Gäste dürfen kommen, wenn der Beutel leer ist.
    .frozen = In deiner Auslage liegt ein Gast: Die verbundenen Würfel bleiben liegen.
    .begin = Zieh Würfel hierher, oder tipp sie an und dann ein Feld.
take-back = Zurücknehmen
chosen = { $dice } Würfel gewählt
    .wild = WILD …
    .turn = Drehen
    .aside = Beiseite
    .none = Keinen wählen
home = Zurück zu deiner Auslage
take = Noch ein Würfel
    .empty = Der Beutel ist leer
    .left = noch { $bag }
give-up = Aufgeben
    .back = Weitermachen
    .given = { $given } von { $present }

## Die Tasten

keys =
    .dice = deine Würfel wählen, einen oder mehrere
    .move = gewählte Würfel neben den letzten legen oder weiterschieben
    .turn = gewählte Würfel um ein Viertel drehen
    .aside = gewählte Würfel beiseitelegen
    .back = den letzten Zug zurücknehmen
    .all = alle in der Auslage wählen
    .none = keinen wählen
    .wild = sagen, wofür ein gewählter WILD steht
    .take = noch ein Würfel
    .look = die nächste Auslage ansehen
    .give-up = die Runde aufgeben oder weitermachen

## Nach einer Runde

ending =
    .time = Die Zeit ist um
    .alone = Aufgegeben
    .all = Alle geben auf
    .complete = Alle Würfel untergebracht!
    .won =
        { $who ->
            [you] Du gewinnst { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }!
           *[other] { $who } gewinnt { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }
        }
no-scores = Noch keine Punkte: Wer zuerst alle Würfel untergebracht hat, bekommt einen für jeden Würfel, den die anderen noch übrig haben.
unused =
    { $dice ->
        [0] alle untergebracht
       *[other] { $dice } Würfel übrig
    }
solution = Der Löser
    .complete =
        mit { $extra ->
            [one] { $extra } zusätzlichen Würfel
           *[other] { $extra } zusätzlichen Würfeln
        }
    .part = { $used } von { $dice } untergebracht
# Die erste Zeile eines Ergebnisses für Freunde; eine Zeile für jede Runde folgt.
share = CROSSWORD SET allein
    .left = { $dice } Würfel übrig

## Das Tagesrätsel

daily-goal = Alle Würfel in eine Auslage, in SETs, die sich kreuzen.
daily-used = Verwendet

## Auf der Seite der Tagesrätsel

daily-about = Alle Würfel in eine Auslage aus SETs, die sich kreuzen.
daily-reached = { $points } von { $best } Würfeln
