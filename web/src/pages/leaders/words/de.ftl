### Die Bestenlisten eines Spiels.

title = Bestenliste
among = Wer gezeigt wird
    .known = Leute, die ich kenne
    .all = Alle
month = Die Besten des Monats
    .before = Monat davor
    .after = Monat danach
    .about = Alle mit mindestens fünf gewerteten Partien im Monat, nach Wertung.
day = Tagesrätsel
    .about = Erste Versuche, nach Ergebnis und dann nach Zeit. Für alle dasselbe Rätsel.
nobody = Noch niemand hier.
matches = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
join = Hier steht nur, wer das möchte. Das entscheidest du in deinem Profil.
me = Du
