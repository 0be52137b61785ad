### SET dans le navigateur ; en plus des mots du jeu lui-même.

account =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }{ $penalties ->
        [0] {""}
        [one] {" "}− { $penalties } pénalité
       *[other] {" "}− { $penalties } pénalités
    }
cards = Cartes sur la table
pick = Choisis trois cartes
keys =
    .pick = choisir une carte selon sa place sur le clavier
    .no-set = dire que tu ne vois aucun SET, ou revenir dessus
    .more = trois cartes de plus, contre une pénalité
about =
    .pick = { $card }. Touche trois cartes toutes pareilles ou toutes différentes pour chaque caractéristique.
    .call = { $card }. Annonce SET, puis touche trois cartes toutes pareilles ou toutes différentes pour chaque caractéristique.
    .deck = Cartes dans le paquet : { $cards }.
    .no-set = Dit que tu ne vois aucun SET. Quand tout le monde est d’accord, trois cartes s’ajoutent.
    .more = Ajoute trois cartes, contre une pénalité.
give-up = Abandonner
no-set = Je n’en vois pas
    .agree = { $agreeing } sur { $present } d’accord
more = Trois de plus
    .price = coûte une pénalité
figure =
    .sets = SETs
    .wrong = Erreurs
    .penalties = Pénalités
found-sets = SETs trouvés
    .none = pas encore trouvé
missed-sets = Personne ne les a vus
    .alone = Encore cachés
    .more =
        { $n ->
            [one] et { $n } autre
           *[other] et { $n } autres
        }
note =
    .sets = SETs : { $n }
    .penalties = pénalités : { $n }
# Un résultat à envoyer à ses amis.
share =
    .puzzle = { $game }, { $date } : { $sets } sur { $goal } en { $time }
    .won =
        { $game } : gagné, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } en { $time }
    .lost =
        { $game } : perdu, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } en { $time }

## Sur la page des énigmes du jour

daily-about = Trouve tous les SETs parmi les cartes.
daily-reached =
    { $points ->
        [one] { $points } SET
       *[other] { $points } SETs
    } sur { $best }
