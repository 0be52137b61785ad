### WordSpiel dans le navigateur ; à côté des mots du jeu lui-même.

account =
    Cartes restantes : { $sum }{ $out ->
        [0] {""}
        [one] , main vide une fois
       *[other] , main vide { $out } fois
    }
## La spirale

spiral = Spirale
    .letters =
        { $letters ->
            [one] Spirale d’une lettre, { $end }
           *[other] Spirale de { $letters } lettres, qui finit par { $end }
        }
    .to-end = À la fin
    .title = La spirale
    .order = Le dernier mot d’abord ; les lettres déjà là sont en jaune.
    .none = Elle n’a pas encore commencé.
letter =
    { $letter } ; { $rank ->
        [1] la fin de la spirale
       *[other] { $rank }e depuis la fin
    }
    .from =
        { $letter }, de { $name } ; { $rank ->
            [1] la fin de la spirale
           *[other] { $rank }e depuis la fin
        }
word-by-word = La spirale mot par mot
laid =
    .first = la première carte
    .deck = de la pioche
deck = { card-count } dans la pioche
    .alone = { card-count } dans la pioche
no-letters = aucune carte

## Ton mot

your-word = Ton mot
    .clear = Effacer le mot
    .play = Jouer
# Les lettres du mot en cours, et d’où elles viennent.
source =
    .spiral = { $letters } de la spirale
    .hand = { $letters } de ta main
    .missing = { $letters }, que tu n’as pas
sources = { $parts }
take-out = { $letter } : la retirer
another-way = { card-count } · autrement
another-word = ou { $word } ?
prompt =
    .over = La partie est terminée.
    .begin = Ton mot commence par { $letter }
    .begin-end = Ton mot commence par la fin de …{ $letters }
    .last-chance = Un dernier mot qui utilise toutes tes cartes.
    .wait = La manche commence quand tout le monde est prêt.
    .ready = Quand tu veux.
    .looking = Les autres vérifient { $word }.
prompt-last = { $who } finit avec { $word }. Est-ce un mot ?
prompt-turn = À { $who } de jouer.
    .meanwhile = À { $who } de jouer. Tu peux préparer ton mot.
which-aside = Quelle carte échanges-tu ?
seconds =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }

## Ta main, et ce que tu peux faire

your-hand = Ta main, { card-count }
shuffle = Mélanger ta main
ready = C’est bon !
accept = Accepter
pass = Passer
take = Piocher
    .hand = En main
    .spiral = Sur la spirale
    .into-hand = Piocher une carte pour ta main
    .onto-spiral = Poser une carte de la pioche sur la spirale
exchange = Échanger
    .count = Échanger une carte, encore { exchange-count }
    .card = Échanger { $letter }
give-up = Abandonner
challenge = Contester
    .word = Contester { $word }
ask = Vérifier
    .title = Vérifier un mot
    .word = Mot
    .list = Dictionnaire : { $list }
verdict =
    .good = est un mot
    .wrong = n’est pas un mot

## Où on en est

count =
    .hand = Main
    .pile = Pioche
    .words = Mots
    .exchanges = Échanges
last-chance = Dernière chance :
    .how = utilise toutes tes cartes
left-over = Dans ta main :
round = Manche { $round } sur { $rounds }
    .next = Manche suivante : { $round } sur { $rounds }.
round-begins =
    { $who ->
        [you] Tu commences.
       *[other] { $who } commence.
    }
    .exchange = Tu peux échanger des cartes avant le début.
round-end =
    { $who ->
        [you] Tu n’as plus de cartes !
       *[other] { $who } n’a plus de cartes
    }
    .idle = Personne ne trouve de mot
seat =
    .ready = c’est bon
    .accepts = accepte le mot
    .exchanges = Encore { exchange-count } dans la manche { $round } sur { $rounds }.
    .known = Revenues en main :
deals =
    { $who ->
        [you] Tu donnes.
       *[other] { $who } donne.
    }
counting = Un point par carte qui reste en main ; la personne qui a le moins de points gagne. Dictionnaire : { $list }.
sheet =
    .player = Nom
    .left = Reste en main
    .sum = Total
    .out = main vide !
share =
    .won =
        { $title } : gagné en { $words ->
            [one] { $words } mot
           *[other] { $words } mots
        } et { $time }
    .lost =
        { $title } : reste { card-count } après { $words ->
            [one] { $words } mot
           *[other] { $words } mots
        } en { $time }

# Ce qu’est un élément et à quoi il sert.
about =
    .hand = { $letter } : touche-la ou fais-la glisser vers le haut pour l’utiliser, sur le côté pour la déplacer.
    .exchange = { $letter } : échange-la contre une autre carte.
    .own = { $letter } de ta main. Touche-la pour la retirer.
    .spiral = { $letter } est sur la spirale : ton mot commence par elle. Touche-la pour la retirer.
    .missing = { $letter } n’est ni à la fin de la spirale ni dans ta main.
    .letter = { $name }. Touche-la pour commencer ton mot ici.
    .exchanges = Tu peux échanger des cartes avant une manche et pendant que les autres jouent : encore { exchange-count }.
    .challenge = Conteste le dernier mot : s’il n’est pas dans le dictionnaire, ses cartes retournent en main.
# Ce que font les touches.
keys =
    .letters = Taper un mot ; les lettres de la spirale sont reconnues
    .back = Retirer la dernière lettre
    .stretch = Utiliser plus ou moins de lettres de la spirale
    .turn = Former le mot autrement
    .dot = C’est bon, accepter ou passer

## L’énigme du jour

daily-goal = Marque le plus de points en trois mots au plus : un par lettre.

## Sur la page des énigmes du jour

daily-about = Marque le plus de points en trois mots au plus.
daily-reached =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $best }

## Saisir de vraies cartes

pad-dot = Point avant tes propres cartes
