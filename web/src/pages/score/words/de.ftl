### Punktezettel echter Tische.

heading = Am echten Tisch
    .about = Spielst du mit echten Karten oder Würfeln? Schreib hier die Punkte auf, auf einem Handy oder auf allen.
title = { $game }: Punktezettel
continue = Zettel fortsetzen
players = Wer spielt mit?
name = Name
    .of = Name auf Platz { $place }
add = Hinzufügen
known = Schon dabei gewesen
earlier = { $name } nach oben
remove = { $name } entfernen
deals = gibt zuerst
starts = beginnt
rounds = Runden
start = Los
draw = Start auslosen
round = Runde { $round }
    .of = Runde { $round } von { $rounds }
    .before = Vorige Runde
    .after = Nächste Runde
deal = { $dealer } gibt
    .first = { $dealer } gibt, { $first } beginnt
keys = Zifferntasten
erase = Löschen
next = Weiter
more-one = Eins mehr
less-one = Eins weniger
minus = Vorzeichen ändern
leads = In Führung
cell = { $name }: { $points } in dieser Runde, { $total } insgesamt
    .pick = { $name }: { $total } insgesamt
written = { $name }: { $points }
nobody-out = Niemand hat 0. Wer hat die Runde beendet?
too-many = Das sind zusammen { $sum }, es gibt aber nur { $most }.
table = Punktezettel
    .cell = { $name }, Runde { $round }: { $points }
sum = Σ
curve = Punkteverlauf
    .of = Die Summen von { $names } nach jeder Runde
picture = Bild
print = Drucken
share = Zettel teilen
    .short = Teilen
    .about = Alle mit diesem Link sehen den Zettel und können darauf schreiben.
    .picture = Der Link als QR-Code
    .copy = Link kopieren
lock = Nur ich kann schreiben
read-only = Dieser Zettel ist gesperrt. Du kannst ihn nur ansehen.
offline =
    { $waiting ->
        [0] Keine Verbindung. Du kannst weiterschreiben.
        [one] Keine Verbindung. { $waiting } Eintrag wird später gesendet.
       *[other] Keine Verbindung. { $waiting } Einträge werden später gesendet.
    }
gone = Dieser Zettel ist nicht mehr auf dem Server. Dieses Gerät hat ihn noch.
    .renew = Als neuen Zettel behalten
change = Namen und Runden
stop =
    { $rounds ->
        [one] Nach { $rounds } Runde aufhören
       *[other] Nach { $rounds } Runden aufhören
    }
usual =
    { $rounds ->
        [one] { $rounds } Runde spielen
       *[other] Alle { $rounds } Runden spielen
    }
go-on = Weiterspielen
tied = Gleichstand!
    .about = Würfelt mit den übrigen Würfeln. Wer sieht das erste SET?
won =
    { $count ->
        [one] { $names } gewinnt mit { $points }!
       *[other] { $names } gewinnen gemeinsam mit { $points }!
    }
one-more = Noch eine Runde
again = Neuer Zettel
count = Zähl für mich
