### La page pour imprimer.

title = Énigmes sur papier
lead = Une feuille d’énigmes, avec les solutions sur une page à part. Elle reste lisible en noir et blanc.
game = Jeu
puzzles = Énigmes
paper = Papier
    .a4 = A4
    .letter = Letter (États-Unis)
language = Langue
# Text from which a sheet is made.
seed = Graine
another = Une autre feuille
print = Imprimer
preview = La feuille
note = La même graine donne toujours la même feuille : tu peux donc la réimprimer.
