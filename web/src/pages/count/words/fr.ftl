### La page pour jouer avec de vraies cartes et de vrais dés.

title = Avec de vraies cartes
title-of = { $game } avec de vraies cartes
ways = Que compter
answer = Réponse
# Ce qui a été saisi.
entered = Saisi
last = { $piece } ; total saisi : { $count }
remove = Enlever { $piece }
undo = Annuler
clear = Effacer
notation = Saisir les cartes en abrégé
notation-such = ex. : { $example }
# Chaque pression en dit plus : s’il y a un SET, puis un de ses éléments, puis tous.
step =
    { $step ->
        [1] En montrer un élément
       *[other] Montrer tout le SET
    }
# Les clauses d’une réponse suivent.
rules = Règles :

## Touches pour les cartes et les dés de SET

feature =
    { $feature ->
        [number] Nombre
        [colour] Couleur
        [shading] Remplissage
       *[symbol] Symbole
    }
key =
    { $key ->
        [r] rouge
        [g] vert
        [p] violet
        [s] plein
        [o] ovale
        [open] vide
        [t] rayé
        [q] vague
       *[d] losange
    }

## À la table

ask = Interroge les règles
ask-field = Ta question
ask-further = Dans les règles :
# Words that mean the same in a question, in groups between slashes; nobody sees them.
ask-same = défausser jeter / pioche paquet talon / dois faut obligé / puis peut peux droit / échanger changer / finie terminée
ask-none = Rien trouvé. Essaie d’autres mots.
timer = Minuteur
timer-times = Durées des règles
timer-start = Démarrer
timer-pause = Pause
timer-less = 30 secondes de moins
timer-more = 30 secondes de plus
timer-over = Le temps est écoulé !
first = Qui commence ?
first-names = Noms, séparés par des virgules
first-draw = Tirer un nom
first-is = { $name } commence.
all-rules = Toutes les règles de { $game }
