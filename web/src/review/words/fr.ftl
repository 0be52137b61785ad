### L’analyse d’une partie, dans le navigateur.

title = Analyse
invitation = Compare chaque coup avec le meilleur. Cela prend quelques secondes.
begin = Analyser cette partie
queued =
    { $ahead ->
        [0] Cette partie est la prochaine.
        [one] { $ahead } partie avant la tienne.
       *[other] { $ahead } parties avant la tienne.
    }
running = Analyse de chaque coup…
failed = Impossible d’analyser cette partie.
again = Réessayer
figure = sur 100
    .none = Aucune vraie décision dans cette partie.
means = Que veut dire ce nombre ?
    .text = C’est ta précision : 100 si tu as toujours trouvé le meilleur coup, 0 si tu n’as pas fait mieux que le hasard. Seuls les coups qui changeaient quelque chose comptent.
found =
    { $found ->
        [one] Meilleur coup dans { $found } décision importante sur { $mattered }.
       *[other] Meilleur coup dans { $found } décisions importantes sur { $mattered }.
    }
given = Coût total en { $unit } : { $cost }.
curve = Déroulement
    .open = Toutes les cartes visibles.
    .moment = Coup
    .table = Voir en tableau
lessons = Des erreurs pour progresser
    .none = { $name } n’a fait aucune erreur coûteuse.
moment = Coup { $n }
cost = Coût en { $unit } : { $cost }, soit { $lost } % de ce qui était possible ({ $sure }).
    .part = Coût : { $lost } % de ce qui était possible ({ $sure }).
best = Meilleur coup ({ $sure }).
show = Voir le coup
try = Réessayer
trial =
    .asked = Trouve un meilleur coup. Prends ton temps : l’horloge est arrêtée et personne d’autre ne joue.
    .right = Trouvé !
    .wrong = Pas encore.
    .more = Il y a un meilleur coup.
    .show = Montre-moi
    .back = Retour à l’analyse
every = Toutes les décisions
    .filter = Afficher
    .whose = Qui
    .all = Tout le monde
    .more = Afficher plus
    .count =
        { $count ->
            [0] Aucune décision
            [one] { $count } décision
           *[other] { $count } décisions
        }
filter =
    .dear = Erreurs
    .mattered = Importantes
    .all = Toutes
