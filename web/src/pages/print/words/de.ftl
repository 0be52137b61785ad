### Die Seite zum Drucken.

title = Rätsel zum Drucken
lead = Ein Blatt mit Rätseln, die Lösungen auf einer eigenen Seite. Auch in Schwarz-Weiß gut lesbar.
game = Spiel
puzzles = Rätsel
paper = Papier
    .a4 = A4
    .letter = Letter (USA)
language = Sprache
# Text from which a sheet is made.
seed = Startwert
another = Neues Blatt
print = Drucken
preview = Vorschau
note = Derselbe Startwert ergibt immer dasselbe Blatt. So kannst du später mehr davon drucken.
