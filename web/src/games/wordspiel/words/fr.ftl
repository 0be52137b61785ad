### WordSpiel dans le navigateur ; à côté des mots du jeu lui-même.

account =
    Restes : { $sum }{ $out ->
        [0] {""}
        [one] , une fois rien
       *[other] , { $out } fois rien
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
    .order = Le dernier mot d’abord ; les lettres déjà posées sont en jaune.
    .none = Elle n’a pas encore commencé.
letter =
    { $letter } ; { $rank ->
        [1] la fin de la spirale
       *[other] { $rank }e depuis la fin
    }
    .from =
        { $letter }, de { $name } ; { $rank ->
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
take-out = { $letter } ; la retirer
another-way = { card-count } · autrement
another-word = ou { $word } ?
prompt =
    .over = La partie est finie.
    .begin = Ton mot commence par { $letter }
    .begin-end = Ton mot commence par la fin de … { $letters }
    .last-chance = Un dernier mot, avec toutes tes cartes.
    .wait = La manche commence quand tout le monde est prêt.
    .ready = Quand tu veux.
    .looking = Les autres examinent { $word }.
prompt-last = { $who } finit avec { $word }. Est-ce un mot ?
prompt-turn = Au tour de { $who }.
    .meanwhile = Au tour de { $who } ; prépare ton mot en attendant.
which-aside = Quelle carte mets-tu de côté ?
seconds =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }

## Ta main, et ce que tu peux faire

your-hand = Ta main, { card-count }
shuffle = Mélanger ta main
ready = Commencer
accept = Accepter
pass = Passer
take = Piocher
    .hand = Vers la main
    .spiral = Vers la spirale
    .into-hand = Piocher une carte dans la main
    .onto-spiral = Piocher une carte sur la spirale
exchange = Échanger
    .count = Échanger une carte, encore { exchange-count }
    .card = Échanger { $letter }
give-up = Abandonner
challenge = Contester
    .word = Contester { $word }
ask = Vérifier
    .title = Vérifier un mot
    .word = Mot
verdict =
    .good = est un mot
    .wrong = n’est pas un mot

## Où on en est

count =
    .hand = Main
    .pile = Pioche
    .words = Mots
    .exchanges = Échanges
last-chance = Dernière chance :
    .how = utilise toutes tes cartes
left-over = Dans ta main :
round = Manche { $round } sur { $rounds }
    .next = Voici la manche { $round } sur { $rounds }.
round-begins =
    { $who ->
        [you] Tu commences.
       *[other] { $who } commence.
    }
    .exchange = Avant le début, tu peux échanger les cartes qui ne te plaisent pas.
round-end =
    { $who ->
        [you] Tu n’as plus de cartes !
       *[other] { $who } n’a plus de cartes
    }
    .idle = Plus personne n’a trouvé de mot
seat =
    .ready = attend le début
    .accepts = accepte le mot
    .exchanges = Encore { exchange-count } dans la manche { $round } sur { $rounds }.
    .known = Cartes reprises :
deals =
    { $who ->
        [you] Tu donnes.
       *[other] { $who } donne.
    }
counting = Un point par carte qui reste en main ; la personne qui a le moins de points l’emporte. Dictionnaire : { $list }.
sheet =
    .player = Joueur
    .left = Reste en main
    .sum = Total
    .out = fini !
share =
    .won =
        { $title } : gagné en { $words ->
            [one] { $words } mot
           *[other] { $words } mots
        } et { $time }
    .lost =
        { $title } : reste { card-count } après { $words ->
            [one] { $words } mot
           *[other] { $words } mots
        } en { $time }

# Ce qu’est un élément et à quoi il sert.
about =
    .hand = { $letter } : touche-la ou fais-la glisser vers le haut pour l’utiliser dans ton mot, sur le côté pour la ranger ailleurs.
    .exchange = { $letter } : mets-la de côté et prends une autre carte.
    .own = { $letter } de ta main. Touche-la pour l’enlever.
    .spiral = { $letter } est dans la spirale : ton mot commence par elle. Touche-la pour l’enlever.
    .missing = { $letter } n’est ni à la fin de la spirale ni dans ta main.
    .letter = { $name }. Touche-la pour commencer ton mot par elle.
    .exchanges = Avant une manche et pendant que les autres jouent, tu peux mettre une carte de côté et en prendre une autre : encore { exchange-count }.
    .challenge = Conteste le dernier mot : si le dictionnaire ne le connaît pas, ses cartes retournent en main.
# Ce que font les touches.
keys =
    .letters = Écrire un mot ; les lettres de la spirale sont reconnues
    .back = Enlever la dernière lettre
    .stretch = Utiliser plus ou moins de lettres de la spirale
    .turn = Former le mot autrement
    .dot = Prêt, accepter ou passer

## L’énigme du jour

daily-goal = Le plus de points en trois mots au plus : un par lettre.

## Sur la page des énigmes du jour

daily-about = Le plus de points en trois mots au plus.
daily-reached =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $best }
