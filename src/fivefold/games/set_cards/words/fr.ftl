### SET, le SET en solitaire et le SET du jour. Ce que montrent les cartes est dans les mots que les jeux partagent.

set = SET
    .blurb = Repère avant les autres trois cartes toutes pareilles ou toutes différentes pour chaque caractéristique.
set-solitaire = SET en solitaire
    .blurb = Viens à bout du paquet sans adversaire ; trois cartes de plus coûtent une pénalité que les derniers SETs doivent effacer.
set-daily = SET du jour
    .blurb = Trouve tous les SETs parmi les cartes du jour ; tout le monde a les mêmes.

## Règles maison

option-deck = Cartes
    .about = Les 81 cartes, ou seulement les 27 pleines pour débuter en douceur.
    .full = 81 cartes
    .easy = 27 cartes pleines
option-no-set = Aucun SET en vue
    .about = Trois cartes de plus arrivent quand tous sont d’accord, ou d’elles-mêmes dès qu’il n’y a pas de SET.
    .agree = les joueurs décident
    .auto = la table le voit
option-deals = Longueur
    .about = Une fois tout le paquet, ou une fois par joueur, chacun donnant à son tour.
    .n1 = une donne
    .each = une donne par joueur
option-shape = Énigme
    .about = Douze cartes avec six SETs, ou neuf cartes pleines avec quatre.
    .advanced = 12 cartes, 6 SETs
    .basic = 9 cartes pleines, 4 SETs

## Ce qui se passe

shuffled =
    { $who ->
        [you] Tu mélanges
       *[other] { $who } mélange
    } { $cards } cartes.
dealt = Sur la table : { $cards }.
moved = La table se resserre : place { $steps }.
# Dans la liste des cartes qui bougent : d’une place à une autre.
moved-step = { $source } vers { $target }
took =
    { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { $cards }.
    .pardon =
        { $who ->
            [you] Tu prends
           *[other] { $who } prend
        } { $cards }, ce qui efface une pénalité.
found-one =
    { $who ->
        [you] Tu trouves
       *[other] { $who } trouve
    } { $cards }.
missed =
    .wrong =
        { $who ->
            [you] Tu te trompes
           *[other] { $who } se trompe
        } avec { $cards } : { $why }.
    .late =
        { $who ->
            [you] Tu as annoncé SET sans en prendre un à temps.
           *[other] { $who } a annoncé SET sans en prendre un à temps.
        }
    .left =
        { $who ->
            [you] Tu as annoncé SET avant de partir.
           *[other] { $who } a annoncé SET avant de partir.
        }
sees-none =
    { $who ->
        [you] Tu ne vois aucun SET.
       *[other] { $who } ne voit aucun SET.
    }
looks-again =
    { $who ->
        [you] Tu cherches encore.
       *[other] { $who } cherche encore.
    }
paid =
    { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } une pénalité pour trois cartes de plus.
gave-up =
    { $who ->
        [you] Tu abandonnes.
       *[other] { $who } abandonne.
    }
round-over =
    .no-set-left = Il ne reste plus de SET.
    .agreed = Tout le monde est d’accord : il ne reste plus de SET.
    .all-found = Tous les SETs sont trouvés.
outcome =
    .no-set-left = Le paquet était épuisé et il ne restait plus de SET.
    .agreed = Le paquet était épuisé et tout le monde était d’accord qu’il ne restait plus de SET.
outcome-alone =
    .won = Gagné : { alone-figures }
    .lost = Perdu : { alone-figures }
    .resigned = Abandon : { alone-figures }
alone-figures =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }, { $penalties ->
        [one] { $penalties } pénalité restante
       *[other] { $penalties } pénalités restantes
    }, en { $time }.
outcome-puzzle =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    } sur { $goal }, { $wrong ->
        [one] { $wrong } erreur
       *[other] { $wrong } erreurs
    }, en { $time }.

## Refus

auto = La table ajoute des cartes d’elle-même quand il n’y a pas de SET.
agreed = Tu as déjà dit qu’il n’y a pas de SET.
not-agreed = Tu n’as pas dit qu’il n’y a pas de SET.
alone-only = C’est réservé à qui joue en solitaire.
not-alone = Ça ne se fait qu’à une table avec d’autres.
    .puzzle = Dans l’énigme, tu peux seulement prendre des cartes ou abandonner.
deck-empty = Le paquet est épuisé.
found = Tu as déjà trouvé ce SET.
not-three = Nomme trois cartes à prendre.
    .different = Prends trois cartes différentes.
not-there = Pas sur la table : { $cards }.
not-a-card = « { $text } » n’est pas une carte : écris le nombre 1-3, la couleur r (rouge) g (vert) p (violet), le remplissage s (plein) o (vide) t (rayé), le symbole o (ovale) q (vague) d (losange), par exemple 2rtd.
not-a-place = Il n’y a pas de carte à la place { $place }.
not-a-move = « { $text } » n’est pas un coup ici : { $words }, ou take et trois cartes.
no-numpy = Pour compter, il faut le paquet numpy : `pip install 'fivefold[odds]'`.
bad-value =
    .cards = On peut poser de 3 à { $most } cartes, pas { $given }.
    .deals = Il faut au moins une donne, pas { $given }.
# Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.
wrong =
    .since = il faudrait ici un temps pour chaque place de la table.
    .asked = personne ne dit qu’il n’y a pas de SET.
    .ended = personne n’annonce après la fin.
    .card-twice = cette carte est déjà là une fois.
    .no-set = il faudrait ici trois cartes qui forment un SET.

## La table en texte

show-deck =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans le paquet
show-found = { $sets } sur { $goal } trouvés
show-player =
    { $who ->
        [you] toi
       *[other] { $who }
    } : { $score } ({ $notes })
# Remarques sur un joueur, séparées par des virgules.
show-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
show-penalties =
    { $penalties ->
        [one] { $penalties } pénalité
       *[other] { $penalties } pénalités
    }
show-state =
    .has-board = a la main
    .agreed = ne voit aucun SET
    .away = absent

## Les probabilités, en ligne de commande

odds =
    .dealing = Distribution
    .title = { $cards } cartes sur { $deck }
    .without = aucun SET
    .to-one = un SET, contre un
    .counted = compté
    .sure = sûr à 95 %
    .interval = { $low } à { $high }
    .sheet = la règle du jeu
    .about = environ { $claim }
    .within = Le chiffre de la règle est dans l’intervalle.
    .outside = Le chiffre de la règle est hors de l’intervalle.
    .speed = { $deals } donnes, { $speed } par seconde.

## Aide

help-try = SET dans ce terminal contre deux bots
    .daily = l’énigme du jour
help-odds = Combien de fois des cartes au hasard ne contiennent aucun SET, à côté de ce que dit la règle du jeu.
    .cards = Cartes sur la table.
    .deals = Combien de donnes.
    .easy = Ne distribuer que les 27 cartes pleines.
    .seed = La même graine donne les mêmes tables.

## Rétrospective

review-unit = SETs
review-yardstick = Chaque SET pris par quelqu’un était là pour tout le monde. Qui l’a pris en a gagné un. Ce que les autres ont laissé passer compte autant qu’il était probable que quelqu’un de très fort en voie un d’ici là. Une fausse annonce en coûte un.
    .alone = Chaque SET trouvé en est un de gagné. Un faux en coûte un, et trois cartes de plus aussi tant qu’un SET est là.
review-curve = SETs moins les pénalités.
review-more = Trois cartes de plus demandées alors que { $cards } était là depuis { $seconds } secondes ; { $sets ->
        [one] c’était le seul SET
       *[other] il y avait { $sets } SETs
    }.

## La leçon

lesson-first = Dans un SET, chaque caractéristique est la même sur les trois cartes, ou différente sur les trois. Annonce SET, puis touche ces trois cartes.
    .title = Ce qu’est un SET
    .well = Ton premier SET ! Seul le nombre diffère ; symbole, couleur et remplissage sont les mêmes.
    .agree = Il y a un SET : des ovales rouges pleins, un, deux et trois.
    .otherwise = Annonce SET, puis touche les trois cartes.
lesson-colour = Six cartes, et un SET parmi elles. Une de ses cartes est marquée : même nombre, même remplissage, même symbole, et les trois couleurs.
    .title = Trois couleurs
    .well = Seule la couleur diffère, et elle diffère sur les trois.
    .agree = Il y en a un. Cherche deux vagues pleines, dans les trois couleurs.
    .otherwise = Ce ne sont pas les trois. Cherche deux vagues pleines en rouge, vert et violet.
lesson-two = Maintenant deux choses diffèrent à la fois : le nombre et la couleur. Remplissage et symbole sont identiques.
    .title = Deux différences
    .well = Un rouge, deux verts, trois violets : chaque point se regarde séparément.
    .agree = Il y en a un : des losanges vides, de nombres et de couleurs différents.
    .otherwise = Pas celles-là. Prends trois cartes à losanges vides : un, deux et trois, chacune d’une autre couleur.
lesson-all = Le plus difficile à voir : tout diffère. Deux cartes du SET sont marquées ; laquelle le complète ?
    .title = Tout diffère
    .well = Nombre, couleur, remplissage et symbole, tout diffère. C’est aussi un SET.
    .agree = Il y en a un. Avec un losange rouge plein et deux ovales verts rayés va du violet vide, avec trois vagues.
    .otherwise = Ce n’est pas un SET : deux cartes sont pareilles, pas la troisième. La raison est indiquée sous les cartes.
lesson-third = À deux cartes il manque exactement une troisième. Trouve-la pour la paire marquée, point par point, puis cherche-la.
    .title = La troisième carte
    .well = Identique où la paire est identique, ce qui manque où elle diffère. Cela marche avec toutes les paires.
    .agree = La troisième carte est là : la paire diffère par le nombre, la couleur et le remplissage, et les deux montrent des ovales.
    .otherwise = Sont marqués un vert et deux rouges : il faut donc trois violets ; à plein et rayé il manque vide ; les deux sont des ovales.
lesson-none = Parfois il n’y a aucun SET. Regarde bien ; quand tu en as la certitude, dis-le.
    .title = Aucun SET
    .well = Quand tous le disent, trois cartes s’ajoutent. La table ne dit pas si tu avais raison.
    .wrong = Ce n’était pas un SET, et une erreur coûte un point. Ici il n’y en a aucun : dis-le plutôt.
    .otherwise = Personne ne trouve de SET ici. Dis que tu n’en vois pas.
lesson-twelve = Une table entière de douze cartes. Trois SETs s’y cachent, avec une carte en commun : trouves-en un !
    .title = Douze cartes
    .well = Bien vu. Tout le monde cherche en même temps, et qui annonce en premier a la main.
    .agree = Il y en a trois. Demande un indice si tu veux.
    .otherwise = Ce n’est pas un SET. La raison est indiquée sous les cartes ; essaie encore.
lesson-match = Maintenant une courte partie, contre quelqu’un qui prend son temps. Le plus de SET gagne ; une erreur coûte un point.
    .title = Une courte partie
    .well = C’est tout ce qu’il y a à savoir du SET. Le reste, c’est voir.
lesson-alone-take = En solitaire, pas besoin d’annoncer, et il n’y a pas de montre. Deux SET se trouvent ici : trouves-en un, et prends-le.
    .title = Prendre
    .well = Trois nouvelles cartes le remplacent. Continue ainsi jusqu’à ce que le paquet soit épuisé.
    .more = Il y a deux SET, et trois cartes de plus coûtent une pénalité. Regarde encore une fois.
    .resign = Qui abandonne ne peut pas gagner. Il y a deux SET ici.
    .otherwise = Ce n’est pas un SET, et cela coûte une pénalité. L’un des deux est tout rouge et vide.
lesson-alone-more = Si tu ne vois aucun SET, tu peux avoir trois cartes de plus pour une pénalité. Essaie : ici, il n’y en a aucun.
    .title = Trois cartes de plus
    .well = Une pénalité, mais maintenant il y a un SET. À la fin, tu pourras l’effacer.
    .resign = On n’abandonne pas pour si peu. Demande trois cartes de plus.
    .otherwise = Ce n’était pas un SET, et cela coûte aussi une pénalité. Ici il n’y en a aucun : demande trois cartes de plus.
lesson-alone-back = Le paquet est vide : chaque SET efface maintenant une pénalité. Deux cartes d’un SET sont marquées.
    .title = Effacer
    .well = La pénalité est effacée. Tu gagnes s’il ne reste à la fin ni SET ni pénalité.
    .resign = Alors la pénalité reste, et la partie est perdue. Prends un SET, et elle disparaît.
    .otherwise = Ce n’est pas un SET : une pénalité de plus. Avec trois vagues vertes vides et deux losanges violets pleins va un ovale rouge rayé.
lesson-alone-match = La fin d’une partie : douze cartes, et trois encore à venir. Viens à bout de la table sans pénalité.
    .title = Une courte partie
    .well = Voilà le SET en solitaire. Une partie entière compte quatre-vingt-une cartes.

## Exercices

drill-judge = SET ou pas ?
    .about = Est-ce un SET, et sinon, pourquoi ?
    .question = Est-ce un SET ? Sinon, dis ce qui l’empêche.
drill-missing = La carte manquante
    .about = À deux cartes, trouve la troisième.
    .question = Quelle carte forme un SET avec ces deux-là ?
    .best = La troisième carte : { $card }.
drill-find = Trouve le SET
    .about = Il y en a exactement un ; où ?
    .question = Il y a exactement un SET. Choisis ses trois cartes.
    .best = Le SET : { $cards }.
drill-answer =
    .set = C’est un SET
    .number = Non : le nombre
    .colour = Non : la couleur
    .shading = Non : le remplissage
    .symbol = Non : le symbole
drill-verdict =
    Un SET : { $same ->
        [0] tout est différent
        [1] un point est identique, trois diffèrent
       *[other] { $same } points sont identiques, le reste diffère
    }.
    .none = Ce n’est pas un SET : { $why }.
# `$how` is same or different.
drill-fine =
    { $feature ->
        [number] Le nombre est
        [colour] La couleur est
        [shading] Le remplissage est
       *[symbol] Le symbole est
    } { $how ->
        [same] le même sur les trois
       *[different] chaque fois autre sur les trois
    } : c’est bon.
