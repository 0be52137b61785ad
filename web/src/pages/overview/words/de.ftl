### Die Seite eines Spiels.

players = { $least } bis { $most } Personen
bots = Gegen Bots spielen
friends = Mit Freunden spielen
table = Tisch einrichten
learn-on = Lektion fortsetzen
learn-again = Lektion wiederholen
more = Weitere Möglichkeiten
daily = Tagesrätsel
    .about = Für alle dasselbe, jeden Tag ein neues.
    .done = Für heute geschafft.
practice = Üben
    .about = Kurze Fragen, die mit dir schwerer werden.
solitaire = Solo
    .about = Dasselbe Spiel, nur für dich.
solitaire-learn = Solospiel lernen
rules = Regeln
    .about = Alles an einem Ort, mit Bildern.
results = Deine Ergebnisse
    .all = Alle deine Partien
score = Spielst du mit echten Karten?
    .about = Punkte auf dem Handy aufschreiben
leaders = Bestenliste
    .about = Die Besten des Monats und des Tagesrätsels.
