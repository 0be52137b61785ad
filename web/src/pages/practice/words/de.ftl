### Die Seite zum Üben.

title = Üben
lead = Kurze Fragen aus echten Partien. Sie werden schwerer, wenn du besser wirst, und jede Antwort wird erklärt.
# Leads to the page for printing.
paper = Rätsel zum Drucken
drills = Übungen
# From 0 to 10.
level = Stufe { $level }
choices = Antworten
choice = Antwort { $number }
# Such as “2 of 3 chosen”.
pick = { $chosen } von { $count } gewählt
check = Prüfen
next = Weiter
right = Richtig
wrong = Falsch
streak = { $streak } in Folge!
streak-most = Längste Serie: { $streak }
run = { $right } von { $count } richtig, { $all } insgesamt
result = Ergebnis ansehen
another = Noch zehn
mark =
    .perfect = Perfekt!
    .great = Großartig!
    .good = Gut gemacht!
    .more = Bleib dran!
loading = Wird geladen …
keys = Tasten: 1, 2, 3 … zum Wählen, Pfeile zum Bewegen, Enter für weiter.
# A square of a board as a screen reader says it; `$mark` is old, new or gap.
cell =
    { $mark ->
        [gap] { $square }: die Lücke
        [new] { $square }: neu, { $piece }
       *[old] { $square }: { $piece }
    }
progress = Dein Fortschritt: { $title }
    .sum = { $right } von { $count } richtig
    .table = Als Tabelle zeigen
column =
    .when = Wann
    .difficulty = Schwierigkeit
    .answer = Antwort
    .level = Neue Stufe
