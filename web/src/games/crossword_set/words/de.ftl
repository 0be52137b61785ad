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
    .stays = lässt sich nicht bewegen
no-set = Das ist kein SET: { $why }
about =
    .grid = Die Auslage von { $name }. Tipp sie an, um sie groß zu sehen.
    .take = Nimmt einen Würfel aus dem Beutel und wirft ihn. Auch er muss untergebracht werden.
    .square = Ein Feld deiner Auslage. Zieh Würfel hierher, oder tipp einen Würfel und dann ein Feld an.
    .mine = { $die }. Zieh ihn, oder tipp ihn und dann ein Feld an.
    .wild = { $die }. Er steht für jede Seite, die passt, oder du wählst eine.
    .frozen = { $die }. In dieser Auslage liegt ein Gast, darum lässt er sich nicht bewegen.
    .theirs = { $die }.
features = Wofür steht der WILD?
    .number = Anzahl
    .colour = Farbe
    .symbol = Symbol
    .is = Er zeigt { $face }
    .whatever = Alles, was passt
    .until = Bis du wählst, nimmt der Tisch eine Seite, die mit den Nachbarn ein SET ergibt.

## Die Spieler

you = Du
player =
    .guest = hat einen Gast
    .gives-up = möchte aufgeben
    .ready = bereit
    .mark = gibt auf
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
extra =
    .head = Extrawürfel
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
    .host = Deine Würfel dürfen hier dazu, in SETs mit diesen.
    .guests = Gäste dürfen kommen, wenn der Beutel leer ist.
    .frozen = In deiner Auslage liegt ein Gast: Die verbundenen Würfel lassen sich nicht bewegen.
    .begin = Zieh Würfel hierher, oder tipp einen Würfel und dann ein Feld an.
take-back = Rückgängig
chosen = { $dice } Würfel gewählt
    .wild = WILD …
    .turn = Drehen
    .aside = Beiseite
    .none = Aufheben
home = Zurück zu deiner Auslage
take = Noch ein Würfel
    .empty = Der Beutel ist leer
    .left = noch { $bag }
give-up = Aufgeben
    .back = Weiterspielen
    .given = { $given } von { $present }

## Die Tasten

keys =
    .dice = deine Würfel wählen, einen oder mehrere
    .move = gewählte Würfel neben den letzten legen oder weiterschieben
    .turn = gewählte Würfel drehen
    .aside = gewählte Würfel beiseitelegen
    .back = den letzten Zug rückgängig machen
    .all = alle in der Auslage wählen
    .none = Auswahl aufheben
    .wild = wählen, wofür ein WILD steht
    .take = noch einen Würfel nehmen
    .look = die nächste Auslage ansehen
    .give-up = aufgeben wollen oder weiterspielen

## Nach einer Runde

ending =
    .time = Die Zeit ist um
    .alone = Du hast aufgegeben
    .all = Alle haben aufgegeben
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
no-scores = Noch keine Punkte. Wer zuerst alle Würfel untergebracht hat, bekommt einen Punkt für jeden Würfel, den die anderen übrig haben.
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
share = CROSSWORD SET solo
    .left = { $dice } Würfel übrig

## Das Tagesrätsel

daily-goal = Verbinde alle Würfel zu einer Auslage aus SETs, die sich kreuzen.
daily-used = Untergebracht

## Auf der Seite der Tagesrätsel

daily-about = Verbinde alle Würfel zu einer Auslage aus SETs, die sich kreuzen.
daily-reached = { $points } von { $best } Würfeln

## Echte Würfel eingeben

pad-edge = Jenseits des Rands
pad-square = { $die } auf { $square }
