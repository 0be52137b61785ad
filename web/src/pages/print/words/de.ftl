### Die Seite zum Drucken.

title = Rätsel auf Papier
lead = Ein Blatt mit Rätseln und unseren Zeichnungen, die Lösungen auf einer eigenen Seite. In Schwarz-Weiß bleibt es lesbar.
game = Spiel
puzzles = Rätsel
paper = Papier
    .a4 = A4
    .letter = Letter (USA)
language = Sprache
# Text from which a sheet is made.
seed = Startwert
another = Anderes Blatt
print = Drucken
preview = Das Blatt
note = Derselbe Startwert ergibt immer dasselbe Blatt; so kannst du es noch einmal drucken oder öfter.
