### La page pour imprimer.

title = Énigmes à imprimer
lead = Une feuille d’énigmes, avec les solutions sur une page à part. Elle se lit aussi en noir et blanc.
game = Jeu
puzzles = Énigmes
paper = Papier
    .a4 = A4
    .letter = Letter (É.-U.)
language = Langue
# Text from which a sheet is made.
seed = Graine
another = Nouvelle feuille
print = Imprimer
preview = Aperçu
note = La même graine donne toujours la même feuille : tu peux la réimprimer plus tard.
