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
    .pick = prendre une carte, comme elles sont sur le clavier
    .no-set = dire que tu ne vois aucun SET, ou l’annuler
    .more = trois cartes de plus, contre une pénalité
about =
    .pick = { $card }. Trois cartes toutes pareilles ou toutes différentes pour chaque caractéristique forment un SET : touche-les.
    .call = { $card }. Trois cartes toutes pareilles ou toutes différentes pour chaque caractéristique forment un SET : annonce SET, puis touche-les.
    .deck = Dans la pioche : encore { $cards } cartes.
    .no-set = Dit que tu ne vois aucun SET. Quand tout le monde le dit, trois cartes s’ajoutent.
    .more = Ajoute trois cartes, ce qui coûte une pénalité.
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
    .alone = Il restait à trouver
    .more =
        { $n ->
            [one] et { $n } autre
           *[other] et { $n } autres
        }
note =
    .sets = SETs : { $n }
    .penalties = pénalités : { $n }
# Un résultat à envoyer à ses amis.
share =
    .puzzle = { $game }, { $date } : { $sets } sur { $goal } en { $time }
    .won =
        { $game } : gagné, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } en { $time }
    .lost =
        { $game } : pas gagné, { $points ->
            [one] { $points } point
           *[other] { $points } points
        } en { $time }

## Sur la page des énigmes du jour

daily-about = Trouve tous les SETs parmi les cartes.
daily-reached = { $points } SETs sur { $best }
