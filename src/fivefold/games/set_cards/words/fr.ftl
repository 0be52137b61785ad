### SET, le SET en solitaire et le SET du jour. Ce que montrent les cartes est dans les mots que les jeux partagent.

set = SET
    .blurb = Trois cartes toutes pareilles ou toutes différentes : repère-les avant les autres.
set-solitaire = SET en solitaire
    .blurb = Viens à bout du paquet en solo. Chaque ajout de cartes coûte une pénalité, à effacer à la fin.
set-daily = SET du jour
    .blurb = Trouve tous les SETs parmi les cartes du jour. Tout le monde a les mêmes.

## Règles maison

option-deck = Cartes
    .about = Les 81 cartes, ou seulement les 27 pleines pour une partie plus facile.
    .full = 81 cartes
    .easy = 27 cartes pleines
option-no-set = Aucun SET en vue
    .about = Trois cartes s’ajoutent quand tout le monde pense qu’il n’y a pas de SET, ou automatiquement.
    .agree = d’un commun accord
    .auto = automatiquement
option-deals = Longueur
    .about = Jouer le paquet une fois, ou une fois par joueur, chacun donnant à son tour.
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
dealt = Distribué : { $cards }.
moved = Les cartes se resserrent : { $steps }.
# Dans la liste des cartes qui bougent : d’une place à une autre.
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
            [you] Tu choisis
           *[other] { $who } choisit
        } { $cards }. Ce n’est pas un SET : { $why }.
    .late =
        { $who ->
            [you] Tu as annoncé SET, mais le temps est écoulé.
           *[other] { $who } a annoncé SET, mais le temps est écoulé.
        }
    .left =
        { $who ->
            [you] Tu as annoncé SET, puis quitté la table.
           *[other] { $who } a annoncé SET, puis quitté la table.
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
    .no-set-left = Il n’y a plus de SET.
    .agreed = Tout le monde est d’accord : il n’y a plus de SET.
    .all-found = Tous les SETs sont trouvés !
outcome =
    .no-set-left = Le paquet était épuisé et il n’y avait plus de SET.
    .agreed = Le paquet était épuisé et, de l’avis général, il n’y avait plus de SET.
outcome-alone =
    .won = Gagné : { alone-figures }
    .lost = Perdu : { alone-figures }
    .resigned = Abandon : { alone-figures }
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

auto = Inutile de le dire : trois cartes s’ajoutent automatiquement quand il n’y a pas de SET.
agreed = Tu as déjà dit qu’il n’y a pas de SET.
not-agreed = Tu n’as pas dit qu’il n’y a pas de SET.
alone-only = Ce n’est possible qu’en solitaire.
not-alone = Ce n’est possible que dans une partie à plusieurs.
    .puzzle = Dans l’énigme, tu peux seulement choisir des cartes ou abandonner.
deck-empty = Le paquet est épuisé. Cherche un SET parmi les cartes sur la table.
found = Tu as déjà trouvé ce SET. Cherches-en un autre.
not-three = Choisis trois cartes.
    .different = Choisis trois cartes différentes.
not-there = Ces cartes ne sont pas sur la table : { $cards }.
not-a-card = « { $text } » n’est pas une carte. Écris le nombre 1-3, la couleur r (rouge) g (vert) p (violet), le remplissage s (plein) o (vide) t (rayé), le symbole o (ovale) q (vague) d (losange), par exemple 2rtd.
not-a-place = Il n’y a pas de carte à la place { $place }.
not-a-move = « { $text } » n’est pas un coup. Essaie { $words }, ou take et trois cartes.
no-numpy = Pour compter les probabilités, installe numpy : `pip install 'fivefold[odds]'`.
bad-value =
    .cards = Choisis de 3 à { $most } cartes, pas { $given }.
    .deals = Choisis au moins 1 donne, pas { $given }.
# Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.
wrong =
    .since = un temps est attendu ici pour chaque place de la table.
    .asked = personne ne peut dire ici qu’il n’y a pas de SET.
    .ended = personne ne peut annoncer après la fin.
    .card-twice = cette carte apparaît deux fois.
    .no-set = trois cartes qui forment un SET sont attendues ici.

## La table en texte

show-deck =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans le paquet
show-found =
    { $sets ->
        [one] { $sets } trouvé sur { $goal }
       *[other] { $sets } trouvés sur { $goal }
    }
show-player =
    { $who ->
        [you] toi
       *[other] { $who }
    } : { $score } ({ $notes })
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
    .away = hors ligne

## Les probabilités, en ligne de commande

odds =
    .dealing = Distribution
    .title = { $cards } cartes sur { $deck }
    .without = aucun SET
    .to-one = un SET, contre un
    .counted = compté
    .sure = confiance de 95 %
    .interval = { $low } à { $high }
    .sheet = règle du jeu
    .about = environ { $claim }
    .within = Le chiffre de la règle du jeu est dans l’intervalle.
    .outside = Le chiffre de la règle du jeu est hors de l’intervalle.
    .speed = { $deals } donnes, { $speed } par seconde.

## Aide

help-try = SET dans ce terminal, contre deux bots
    .daily = l’énigme du jour
help-odds = Compte combien de fois des cartes au hasard sont sans SET, et compare avec la règle du jeu.
    .cards = Nombre de cartes sur la table.
    .deals = Nombre de donnes.
    .easy = N’utiliser que les 27 cartes pleines.
    .seed = Graine : la même graine donne les mêmes cartes.

## Analyse

review-unit = SETs
review-yardstick = Prendre un SET en rapporte un ; une fausse annonce en coûte un. Pour les autres, un SET manqué compte selon la probabilité qu’un œil exercé l’ait vu.
    .alone = Chaque SET trouvé en rapporte un. Une erreur en coûte un, et trois cartes de plus aussi tant qu’il y a un SET.
review-curve = SETs moins pénalités.
review-more = { $player ->
        [you] Tu as demandé trois cartes de plus
       *[other] Trois cartes de plus demandées
    } alors que le SET { $cards } était là depuis { $seconds } secondes ; { $sets ->
        [one] c’était le seul SET
       *[other] il y avait { $sets } SETs
    }.

## La leçon

lesson-first = Dans un SET, chaque caractéristique est la même sur les trois cartes, ou différente sur les trois. Annonce SET, puis touche ces trois cartes.
    .title = C’est quoi, un SET ?
    .well = Ton premier SET ! Seul le nombre diffère ; symbole, couleur et remplissage sont les mêmes.
    .agree = Il y a un SET : un, deux et trois ovales rouges pleins.
    .otherwise = Annonce SET, puis touche les trois cartes.
lesson-colour = Il y a un SET parmi ces six cartes, et l’une de ses cartes est marquée. Seule la couleur diffère.
    .title = Trois couleurs
    .well = Oui ! Seule la couleur diffère, et elle diffère sur les trois.
    .agree = Il y en a un. Cherche deux vagues pleines dans chaque couleur.
    .otherwise = Pas ces trois-là. Cherche deux vagues pleines en rouge, en vert et en violet.
lesson-two = Maintenant, deux caractéristiques diffèrent : le nombre et la couleur. Le remplissage et le symbole sont les mêmes sur les trois.
    .title = Deux différences
    .well = Un rouge, deux verts, trois violets. Vérifie toujours une caractéristique à la fois.
    .agree = Il y en a un : des losanges vides, de nombres et de couleurs différents.
    .otherwise = Pas celles-là. Prends un, deux et trois losanges vides, chaque fois d’une autre couleur.
lesson-all = Le plus difficile à voir : tout diffère. Deux cartes du SET sont marquées ; laquelle le complète ?
    .title = Tout diffère
    .well = Nombre, couleur, remplissage et symbole : tout est différent. C’est aussi un SET !
    .agree = Il y en a un. Tu as un losange rouge plein et deux ovales verts rayés : cherche trois vagues violettes vides.
    .otherwise = Ce n’est pas un SET : deux cartes sont pareilles, pas la troisième. La raison est indiquée sous les cartes.
lesson-third = Deux cartes n’ont qu’une seule troisième possible. Trouve celle de la paire marquée, une caractéristique à la fois.
    .title = La troisième carte
    .well = Si la paire est pareille, la troisième aussi ; si elle diffère, prends ce qui manque. Ça marche avec toutes les paires.
    .agree = La troisième carte est là. La paire diffère par le nombre, la couleur et le remplissage, et montre des ovales.
    .otherwise = La paire marquée : un ovale vert plein et deux ovales rouges rayés. Il te faut donc trois ovales violets vides.
lesson-none = Parfois, il n’y a aucun SET. Regarde bien, et dis-le quand tu en as la certitude.
    .title = Aucun SET
    .well = Quand tout le monde le dit, trois cartes s’ajoutent. La table ne te dit pas si tu avais raison.
    .wrong = Ce n’est pas un SET, et ça coûte un point. Ici, il n’y en a aucun : dis-le plutôt.
    .otherwise = Il n’y a aucun SET ici. Dis que tu n’en vois pas.
lesson-twelve = Voici une table complète de douze cartes. Trois SETs s’y cachent, avec une carte en commun : trouves-en un !
    .title = Douze cartes
    .well = Bien vu ! Tout le monde cherche en même temps, et la première annonce donne la main.
    .agree = Il y a trois SETs. Demande un indice si tu veux.
    .otherwise = Ce n’est pas un SET. Regarde pourquoi sous les cartes, puis réessaie.
lesson-match = Joue maintenant une courte partie contre un bot lent. Il faut le plus de SETs pour gagner, et une fausse annonce coûte un point.
    .title = Une courte partie
    .well = Voilà, c’est SET ! Maintenant, tout est dans le coup d’œil.
lesson-alone-take = En solitaire, ni annonce ni chrono. Il y a deux SETs ici : trouves-en un et prends-le.
    .title = Prendre
    .well = Trois nouvelles cartes le remplacent. Continue jusqu’à épuiser le paquet.
    .more = Il y a deux SETs ici, et trois cartes de plus coûtent une pénalité. Regarde encore !
    .resign = Si tu abandonnes, tu ne peux pas gagner. Il y a deux SETs ici.
    .otherwise = Ce n’est pas un SET, et ça coûte une pénalité. L’un des deux SETs est tout rouge et vide.
lesson-alone-more = Si tu ne vois aucun SET, tu peux avoir trois cartes de plus contre une pénalité. Essaie : il n’y en a pas ici.
    .title = Trois cartes de plus
    .well = C’est une pénalité, mais maintenant il y a un SET. Tu pourras l’effacer à la fin.
    .resign = Pas besoin d’abandonner. Demande trois cartes de plus.
    .otherwise = Ce n’est pas un SET, et ça coûte aussi une pénalité. Ici, il n’y en a aucun : demande trois cartes de plus.
lesson-alone-back = Le paquet est vide : chaque SET efface maintenant une pénalité. Deux cartes d’un SET sont marquées.
    .title = Effacer une pénalité
    .well = La pénalité est effacée. Tu gagnes s’il ne reste à la fin ni SET ni pénalité.
    .resign = Alors la pénalité reste et tu perds. Prends un SET pour l’effacer.
    .otherwise = Ce n’est pas un SET : une pénalité de plus. Trois vagues vertes vides et deux losanges violets pleins demandent un ovale rouge rayé.
lesson-alone-match = La fin d’une partie : douze cartes, et trois encore à venir. Vide la table sans pénalité.
    .title = Une courte partie
    .well = Voilà SET en solitaire. Une partie entière compte 81 cartes.

## Exercices

drill-judge = SET ou pas ?
    .about = Est-ce un SET ? Sinon, pourquoi ?
    .question = Est-ce un SET ? Sinon, quelle caractéristique l’empêche ?
drill-missing = La carte manquante
    .about = Trouve la carte qui complète le SET.
    .question = Quelle carte forme un SET avec ces deux-là ?
    .best = La carte manquante est { $card }.
drill-find = Trouve le SET
    .about = Il y a exactement un SET. Où ?
    .question = Il y a exactement un SET ici. Choisis ses trois cartes.
    .best = Le SET est { $cards }.
drill-answer =
    .set = C’est un SET
    .number = Non : le nombre
    .colour = Non : la couleur
    .shading = Non : le remplissage
    .symbol = Non : le symbole
drill-verdict =
    Un SET : { $same ->
        [0] tout est différent
        [1] une caractéristique est la même, trois sont différentes
       *[other] { $same } caractéristiques sont les mêmes, le reste est différent
    }.
    .none = Ce n’est pas un SET : { $why }.
# `$how` is same or different.
drill-fine =
    { $feature ->
        [number] Le nombre est
        [colour] La couleur est
        [shading] Le remplissage est
       *[symbol] Le symbole est
    } { $how ->
        [same] pareil sur les trois
       *[different] différent sur les trois
    } : c’est bon.

## Compter avec de vraies cartes

count-judge = Est-ce un SET ?
    .about = Saisis trois cartes.
count-find = Y a-t-il un SET ?
    .about = Saisis les cartes de la table.
count-twice = { $card } a été saisie deux fois, mais cette carte n’existe qu’une fois.

## Questions courtes sur les règles

asked-turns = Joue-t-on chacun son tour ?
    .answer = Non. Tout le monde cherche en même temps, et la première personne qui annonce prend les cartes.
asked-rule = Comment vérifier vite un SET ?
    .answer = Si deux cartes ont en commun quelque chose que la troisième n’a pas, ce n’est pas un SET.
asked-all-same = Faut-il un point commun dans un SET ?
    .answer = Non. Les quatre caractéristiques peuvent être différentes sur les trois cartes.
asked-call = Combien de temps ai-je après avoir annoncé ?
    .answer = Cinq secondes pour prendre trois cartes. Ensuite, c’est une annonce sans SET.
asked-wrong = Que coûte une fausse annonce ?
    .answer = Un point. Les cartes restent sur la table, et un score peut passer sous zéro.
asked-none = Et si personne ne voit de SET ?
    .answer = Si tout le monde est d’accord, on ajoute trois cartes.
asked-replace = Remplace-t-on les cartes quand il y en a 15 sur la table ?
    .answer = Non. Un SET pris parmi plus de douze cartes n’est pas remplacé.
asked-odds = Est-il possible que 15 cartes n’aient aucun SET ?
    .answer = Oui, mais c’est rare. Seules 21 cartes contiennent toujours un SET.
asked-end = Quand la partie est-elle finie ?
    .answer = Quand le paquet est vide et qu’il ne reste aucun SET, ou que tout le monde le croit. La personne qui a le plus de points gagne.
asked-beginners = Y a-t-il un jeu plus facile pour débuter ?
    .answer = Oui. Prends seulement les 27 cartes pleines : on ne compare que le nombre, la couleur et le symbole.
