### WordSpiel et son solitaire.

wordspiel = WordSpiel
    .blurb = Commence ton mot par la fin du précédent.
wordspiel-solitaire = WordSpiel en solitaire
    .blurb = Utilise toutes tes lettres avant que la pioche ne soit vide.

## Cartes. En notation, leur lettre ; dans un mot, les cartes qu’on ajoute suivent un point, par exemple UN.ITE.

piece =
    { $count ->
        [1] { $piece }
       *[other] { $count } × { $piece }
    }
card-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
exchange-count =
    { $exchanges ->
        [one] { $exchanges } échange
       *[other] { $exchanges } échanges
    }

## Règles de la maison

option-rounds = Manches
    .about = Nombre de manches.
option-turn-seconds = Temps par tour
    .about = Combien de temps peut durer un tour avant qu’il ne faille prendre une carte. Avec des jours, tu joues quand tu as le temps.
option-words = Faux mots
    .about = Jouer n’importe quel mot en espérant que personne ne le conteste, ou seulement de vrais mots.
    .challenge = les joueurs contestent
    .checked = la table vérifie
option-challenge-seconds = Temps pour contester le dernier mot
    .about = Secondes pour contester un mot qui vide une main.
option-failed-challenge = Contester un bon mot
    .about = Ne coûte rien, ou une carte de la pioche.
    .free = ne coûte rien
    .card = coûte une carte
option-bluff = Bluff
    .about = Les bots jouent parfois de faux mots.
option-lexicon = Langue des mots
    .about = La liste de mots de cette partie, quelle que soit la langue de la page.
option-accents = Accents
    .about = Jouer É, Ä et Ñ comme E, A et N, ou comme des lettres à part que les cartes doivent contenir.
    .folded = ne comptent pas
    .kept = comptent
option-deck = Lettres
    .about = Les 110 cartes de la boîte, celles d’une autre langue, ou des lettres avec leur nombre : A9B2C2 et ainsi de suite.
    .box = la boîte (anglais)
    .french = français
    .german = allemand
    .spanish = espagnol

## Ce qui se passe

dealt =
    { $who ->
        [you] Tu distribues
       *[other] { $who } distribue
    } la manche { $round }.
holds =
    { $who ->
        [you] Tu as
       *[other] { $who } a
    } { $cards }.
turned = La spirale commence par { $card }.
spelled =
    { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $word } ({ $play }).
# Précède ce que la table fait pour quelqu’un qui a trop tardé.
late = Temps écoulé :
drew =
    { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $card }.
    .hidden =
        { $who ->
            [you] Tu pioches
           *[other] { $who } pioche
        } une carte.
    .spiral =
        { $who ->
            [you] Tu poses
           *[other] { $who } pose
        } { $card } de la pioche sur la spirale.
passed =
    { $who ->
        [you] Tu passes
       *[other] { $who } passe
    } : il n’y a pas de carte à piocher.
exchanged =
    { $who ->
        [you] Tu échanges
       *[other] { $who } échange
    } { $card } contre { $drawn }.
    .hidden =
        { $who ->
            [you] Tu échanges
           *[other] { $who } échange
        } une carte.
challenged =
    .good =
        { $who ->
            [you] Tu contestes
           *[other] { $who } conteste
        } { $word }, mais c’est bien un mot.
    .wrong =
        { $who ->
            [you] Tu contestes
           *[other] { $who } conteste
        } { $word }, qui n’est pas un mot : { $whose ->
            [you] tu reprends
           *[other] { $whose } reprend
        } les cartes.
# Ce que coûte une contestation.
paid =
    { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { $card } dans la pioche.
    .hidden =
        { $who ->
            [you] Tu prends
           *[other] { $who } prend
        } une carte dans la pioche.
accepts =
    { $who ->
        [you] Tu acceptes
       *[other] { $who } accepte
    } le mot.
reshuffled =
    La pioche est vide. { $count ->
        [one] { $count } carte la remplace
       *[other] { $count } cartes sont mélangées pour la remplacer
    }.
round-over =
    { $who ->
        [you] Tu n’as
       *[other] { $who } n’a
    } plus de cartes. La manche est terminée.
    .idle = Personne ne trouve de mot. La manche est terminée.
scores = Points : { $scores }.
each-points =
    { $who ->
        [you] toi
       *[other] { $who }
    } { $points }
outcome = { $played } ; la personne qui a le moins de points gagne.
    .won =
        Gagné : toutes les cartes sont jouées{ $count ->
            [0] { "" }
           *[other] , et il reste { card-count }
        }.
    .lost = Perdu : il reste { card-count }.

## Ce qui se passe en solitaire

set-out = La spirale commence par { $card }. Main : { $cards }.
resigned =
    { $who ->
        [you] Tu abandonnes.
       *[other] { $who } abandonne.
    }
finished =
    .won = Toutes les cartes sont jouées.
    .lost = C’était la dernière chance.

## Refus

not-your-turn = Ce n’est pas ton tour.
begun = La manche a déjà commencé.
not-begun = La manche commence quand tout le monde est prêt.
not-makeable = Tu ne peux pas former { $word } avec la fin de la spirale et tes cartes.
    .nothing = Tu ne peux pas former cela avec la fin de la spirale et tes cartes.
no-cards = Utilise au moins une carte de ta main.
not-the-end = La spirale ne finit pas par { $letters }.
not-in-hand = Tu n’as pas { $card }.
    .many = Tu n’as pas { $cards }, ou pas autant de fois.
    .nothing = Tu n’as pas cette carte.
not-a-word = { $word } n’est pas dans le dictionnaire.
word-or-command = Pour jouer { $word } comme mot, écris : word { $word }.
    .draw = Pour jouer { $word } comme mot, écris : word { $word }. Pour piocher une carte, écris : draw hand.
deck-empty = Il n’y a pas de carte à piocher. Passe.
    .exchange = Il n’y a plus de carte contre laquelle l’échanger.
    .alone = La pioche est vide. C’est ta dernière chance.
deck-not-empty = Tu ne peux pas encore passer. Pioche une carte si tu n’as pas de mot.
your-turn = Tu ne peux pas échanger de cartes pendant ton tour.
no-exchange = Tu as déjà échangé { $count } cartes dans cette manche.
    .alone = Tu as déjà échangé { $count } cartes.
last-word = Le dernier mot est joué. Accepte-le ou conteste-le.
no-word = Il n’y a aucun mot à contester.
own-word = Tu ne peux pas contester ton propre mot.
not-last = Seul un mot qui termine la manche doit être accepté.
accepted = Tu as déjà accepté le mot.
hand-only = En solitaire, tu ne peux prendre une carte qu’en main.
alone-only = Ce n’est possible qu’en solitaire.
not-alone = Ce n’est possible que dans une partie à plusieurs.
no-list = Le dictionnaire de cette partie n’est pas installé ici : impossible de vérifier des mots.
    .only = Le dictionnaire { $tag } n’est pas installé, seulement { $known }. Donne son fichier avec --words.
bad-deck =
    Un jeu de cartes en a de { $least } à { $most }, pas { $count }.
    .twice = Nomme chaque lettre une seule fois, par exemple A9B2C2.
    .accents = Le jeu a des cartes { $letter }, mais les accents ne comptent pas. Écris { $plain }, ou fais compter les accents.
    .unused = Le jeu a des cartes { $letter }, mais aucun mot de ce dictionnaire n’en a : choisis d’autres cartes ou un autre dictionnaire.
not-a-move = « { $text } » n’est pas un coup. Écris un mot comme UNITE ou UN.ITE, draw hand, draw spiral, exchange Q, challenge, accept, ready ou pass.
not-letters = « { $text } » contient des signes qui ne sont pas des lettres.
# Ce qui ne va pas à un endroit du texte d’une position ; suit deux-points.
wrong =
    .round = le numéro de la manche est attendu ici, à partir de 1.
    .no-points = une partie terminée a des points.
    .past = les cartes restées en main sont attendues ici, après un point.
    .deck = avant le début d’une manche, il y a une pioche et pas de spirale.
    .no-hand = tout le monde doit avoir des cartes.
    .spiral = les cartes de la spirale sont attendues ici.
    .last = la personne qui a joué le dernier mot ne doit plus avoir de cartes.
    .not-in-hand = ces cartes ne sont pas toutes dans la main de la place { $seat }.
    .letters = des lettres sont attendues ici.
    .play = une place, un tour et un mot comme UN.ITE sont attendus ici.
    .not-there = la spirale n’a pas cela à cet endroit.
    .whole = toute la spirale est attendue ici.
    .verdict = deux places, un mot comme UN.ITE, et good ou wrong sont attendus ici.
    .left = un point et les cartes qui restaient sont attendus ici.
    .hand = la main n’est vide que si la partie a fini ainsi.

## Le dictionnaire

look-up =
    .good = { $word } est un mot.
    .wrong = { $word } n’est pas dans le dictionnaire.
    .nothing = Ce n’est pas dans le dictionnaire.
    .no-list = Le dictionnaire de cette partie n’est pas installé ici.
list =
    { $tag }, { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }
looked = { $word } : oui, niveau { $level }
    .no = { $word } : non
found = { $word }  niveau { $level }
    .none = Aucun mot n’est possible.

## Indices

hint-no-word =
    .take = Il n’y a pas de mot ici. Pioche une carte.
    .pass = Il n’y a pas de mot ici. Passe.
    .exchange = Il n’y a pas de mot ici. Échange une carte.
    .lost = Il n’y a pas de mot ici. La partie est perdue.
hint-words =
    { $words ->
        [one] Un mot est possible
       *[other] { $words } mots sont possibles
    }, avec { card-count } au plus.
hint-begins = Un mot de { card-count } commence par { $letters }.
hint-word = { $word } : joue { $play }.

## La table en texte

show-round = manche { $round } sur { $rounds } ; { card-count } dans la pioche
show-list = dictionnaire : { $list }
show-spiral = spirale : { $spiral }
    .none = spirale : pas commencée
show-player =
    { $who ->
        [you] toi
       *[other] { $who }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $notes })
# Remarques sur un joueur, séparées par des virgules.
show-note =
    .deals = donne
    .exchanges = encore { exchange-count }
    .holds = tient { $cards }
    .ready = c’est bon
    .accepts = accepte
    .challengeable = peut être contesté
    .turn = c’est son tour
show-hand =
    ta main : { $cards-count ->
        [0] vide
       *[other] { $cards }
    }
show-piles = pioche : { card-count } ; encore { exchange-count }
    .last = pioche : { card-count } ; le prochain mot est ta dernière chance ; encore { exchange-count }

## Aide des commandes

help-look = Vérifie si des mots sont dans le dictionnaire, et s’ils sont rares (10 à 95).
    .words = Utiliser une autre liste de mots : un fichier, ou un nom comme french.
help-find = Liste tous les mots jouables, ceux qui utilisent le plus de cartes d’abord.
    .spiral = La spirale, ou sa fin.
    .hand = Les cartes de ta main.
    .level = Le niveau le plus rare à inclure.
help-list = Affiche tout le dictionnaire : un mot par ligne avec son niveau, comme --words le lit.

## L’énigme du jour

wordspiel-daily = WordSpiel du jour
    .blurb = Marque le plus de points avec la spirale et la main du jour, en trois mots au plus. Tout le monde a les mêmes.
daily-set-out = La spirale commence par { $word }. Main : { $cards }. Combien de points peux-tu marquer en { $words } mots ?
daily-word =
    { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $word } ({ $play }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
daily-result =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $best }
three-words = Tu as déjà joué { $words } mots. Annules-en un, ou appuie sur Terminé.
words-only = « { $text } » n’est pas un coup. Écris un mot.

## Analyse

review-unit = tours
review-yardstick = Un mot est jugé d’après le nombre de tours qu’il faudra pour le reste de la main, et ce que la personne suivante pourra jouer de la sienne. Un faux mot compte comme s’il avait été contesté.
    .alone = Un mot est jugé d’après le nombre de tours qu’il faudra environ pour le reste de la main.
review-curve = Points jusqu’ici et cartes en main ; moins, c’est mieux.
    .alone = Cartes en main.
review-word = { $play } était { $words ->
        [one] le seul mot
       *[other] le meilleur de { $words } mots
    } : environ { $turns } tours pour le reste.
    .out = { $play } a utilisé toutes les cartes.
    .wrong = { $play }, avec environ { $turns } tours pour le reste. { $best } en aurait laissé { $top }.
    .next = { $play }, avec environ { $turns } tours pour le reste. { $best } aurait utilisé plus de cartes, ou laissé moins à la personne suivante.
    .take = { $play }, avec environ { $turns } tours pour le reste. Même une carte sur la spirale aurait été mieux : elle laisse moins à la personne suivante.
    .draw = { $play }, avec environ { $turns } tours pour le reste. Il aurait mieux valu prendre une carte.
review-take =
    Prendre une carte ainsi était le bon choix : il n’y avait { $words ->
        [0] aucun mot
       *[other] pas de meilleur mot
    }.
    .wrong =
        { $player ->
            [you] Tu as pris une carte
           *[other] Carte prise
        } { $place ->
            [spiral] pour la spirale
           *[hand] en main
        }, faute de mot. { $place ->
            [spiral] En main
           *[hand] Sur la spirale
        }, c’était mieux : environ { $top } tours au lieu de { $turns }.
    .word =
        { $player ->
            [you] Tu as pris une carte
           *[other] Carte prise
        } alors qu’il y avait { $best }, { $words ->
            [one] le seul mot
           *[other] le meilleur de { $words } mots
        } : environ { $top } tours pour le reste au lieu de { $turns }.
review-give-up = { $player ->
        [you] Tu as abandonné
       *[other] Abandon
    } alors qu’il y avait { $best }, { $words ->
        [one] le seul mot
       *[other] le meilleur de { $words } mots
    }.

## La leçon

lesson-first = Les mots sont anglais et commencent par la fin de la spirale, ici un C. Ajoute A et T de ta main : CAT.
    .title = Le premier mot
    .well = Un bon mot, et moins de cartes ! Le mot suivant doit commencer par ta dernière lettre.
    .draw = Tu ne prends une carte que si tu ne trouves pas de mot. Ici, C, A et T font CAT.
    .otherwise = Joue un mot qui commence par C, comme CAT.
lesson-further = La spirale finit par FUN. Tu peux commencer plus tôt que sa dernière lettre : quel mot anglais commence par UN ?
    .title = Commencer plus tôt
    .well = Plus tu utilises de lettres de la spirale, plus il y a de mots.
    .one = C’est un mot, avec le N seul. Mais regarde aussi UN : UNITE, UNIT, UNTIE.
    .draw = Il y a un mot : UN de la spirale, puis ITE de ta main.
    .otherwise = Joue UNITE : UN est sur la spirale, et I, T, E sont dans ta main.
lesson-across = Après CAN et NO, la spirale se lit CANO. Utilise les quatre lettres, à cheval sur les deux mots, pour un bateau anglais.
    .title = À cheval sur deux mots
    .well = CANOE, à cheval sur deux mots !
    .draw = Il y a un mot avec tout cela : CANO et un E.
    .otherwise = Un bon mot, mais il n’utilise que la fin. Il ne manque qu’un E à CANO pour flotter.
lesson-many = Les cartes qui restent à la fin comptent contre toi : joues-en beaucoup. Après STAR, il y a un mot avec quatre de tes cartes.
    .title = Beaucoup de cartes
    .well = Quatre cartes de moins en un seul tour.
    .draw = Pas besoin de prendre une carte. Tu as ING : mets un T ou un V devant.
    .otherwise = C’est un mot, mais il utilise moins de cartes. STARTING et STARVING en utilisent quatre.
lesson-stuck = Aucun mot ne va ici : tu dois prendre une carte. Avant de la voir, choisis où elle va : pose-la sur la spirale.
    .title = Aucun mot
    .well = Ta main n’a pas grossi, et ton adversaire doit commencer par cette carte.
    .hand = Tu peux aussi, mais tu as maintenant une carte de plus. Sur la spirale, c’est le problème de ton adversaire.
    .otherwise = Pose une carte sur la spirale.
lesson-doubt = Ton adversaire a joué CATZ. Si tu crois que ce n’est pas un mot anglais, conteste-le avant de jouer.
    .title = Contester un mot
    .well = Ton adversaire reprend les cartes, plus une en pénalité. Si le mot est bon, contester ne coûte rien.
    .word = Une fois que tu as joué, le mot d’avant est acquis. Conteste d’abord CATZ.
    .draw = Prendre une carte termine ton tour, et CATZ est acquis. Conteste-le d’abord.
    .otherwise = Conteste le mot.
lesson-swap = Pendant le tour de ton adversaire, tu peux échanger jusqu’à trois cartes par manche. Laquelle des tiennes est la plus difficile à placer ?
    .title = Échanger des cartes
    .well = Presque tous les mots anglais avec un Q demandent aussi un U. La nouvelle carte ne peut guère être pire.
    .otherwise = Cette lettre est dans beaucoup de mots. Le Q demande presque toujours un U, et tu n’en as pas : échange le Q.
lesson-out = Il te reste deux cartes, T et S. Joue les deux après PLANE, ou après sa fin, pour terminer la manche.
    .title = Tes dernières cartes
    .well = Plus de cartes, pas de points ! Les autres ont un point par carte, et il faut en avoir le moins possible.
    .draw = Tu y es presque : S et T vont tous les deux. Pense à ce qui tourne autour du soleil, en anglais.
    .otherwise = Il reste une carte, et ton adversaire continue. PLANETS, NETS et NEST utilisent les deux.
lesson-match = Joue une courte manche à sept cartes contre un bot facile. Seuls les vrais mots anglais sont permis ici.
    .title = Une courte manche
    .well = C’était WordSpiel. Une partie entière a cinq manches, avec dix cartes chacune.
lesson-alone-word = En solitaire, tu reçois une carte de la pioche après chaque mot. Joue n’importe quel mot anglais qui commence par S.
    .title = Un mot, une carte
    .well = Tes cartes sont sur la spirale, et une est venue de la pioche. Vide ta main avant que la pioche ne soit vide.
    .draw = Cela fait une carte de plus à placer. Avec S, tu peux faire cinquante mots.
    .give = Trop tôt ! S va avec presque tout ce que tu as : SPORE, STARE, SOAP.
    .otherwise = Ça ne fait pas de mal, mais un mot aide davantage : SPORE, par exemple.
lesson-alone-many = Chaque mot t’amène une carte : un mot avec une seule carte ne sert donc à rien. Utilises-en trois ou plus.
    .title = Trois cartes ou plus
    .well = Ta main est plus petite, même avec la nouvelle carte.
    .draw = Tu as ING : joue KING ou WALKING.
    .give = Pas besoin d’abandonner : WALK continue avec ING.
    .otherwise = C’est un mot, mais court. KING, KIND et WALKING utilisent trois cartes.
lesson-alone-swap = Tu peux échanger trois cartes dans toute la partie, quand tu veux. L’une des tiennes est difficile à placer.
    .title = Échanger des cartes
    .well = C’est plus facile sans le Q. Il te reste deux échanges.
    .other = Cette lettre est dans beaucoup de mots. Le Q demande presque toujours un U : échange-le.
    .draw = Cela fait une carte de plus, et tu as encore le Q. Échange-le.
    .give = N’abandonne pas : échange le Q.
    .otherwise = Un bon mot, mais tu as encore le Q. Échange-le tant que tu peux.
lesson-alone-last = La pioche est vide : c’est ton dernier mot. Pour gagner, utilise les deux cartes.
    .title = Le dernier mot
    .well = Ta main est vide. Tu gagnes !
    .draw = Il n’y a plus rien à prendre. Qu’est-ce qui tourne autour du soleil, en anglais ?
    .give = Si près du but ! S et T vont tous les deux après PLANE.
    .otherwise = Il reste une carte, donc la partie est perdue. PLANETS, NETS et NEST utilisent les deux.
lesson-alone-match = Tu as cinq cartes, et il y en a trois dans la pioche. Utilise-les toutes !
    .title = Une courte partie
    .well = Voilà WordSpiel en solitaire. Une partie entière a dix cartes en main, et dix à venir.

## Exercices

drill-longest = Le mot le plus long
    .about = Utilise la fin de la spirale et ta main.
    .question = Commence par la fin de la spirale et ajoute des cartes de ta main. Quel est le plus long mot anglais que tu peux jouer ?
    .best = { $word }, joué { $play } : { $letters } lettres, le maximum possible.
drill-shorter = Tu peux jouer { $word } ({ $play }), avec { $letters } lettres. { $more } sont possibles.
drill-lacks =
    { $cards-count ->
        [one] Pour { $word }, il te manque { $cards }.
       *[other] Pour { $word }, il te manque { $cards }.
    }
drill-spiral = Spirale
drill-hand = Ta main

## Cartes cachées, dans les replays à cartes découvertes

hidden-deck = Pioche

## Compter avec de vraies cartes

count-word = Est-ce un mot ?
    .about = Saisis le mot. Un point avant tes propres cartes montre aussi ce qui a été joué, comme UN.ITE.
    .good = Oui : { $word } est dans la liste. ({ $list })
    .wrong = Non : { $word } n’est pas dans la liste. ({ $list })
count-played =
    { $count ->
        [one] { $start } vient de la spirale,
       *[other] { $start } viennent de la spirale,
    } { $played ->
        [one] { $played } carte vient de la main.
       *[other] { $played } cartes viennent de la main.
    }
count-not-a-word = « { $text } » n’est pas un mot : saisis seulement des lettres, au plus { $most }.

## Questions courtes sur les règles

asked-back = Combien de lettres de la spirale puis-je utiliser ?
    .answer = Autant que tu veux, dans l’ordre jusqu’à la fin, mais au moins une.
asked-own-card = Dois-je utiliser une de mes cartes ?
    .answer = Oui, au moins une.
asked-draw = Et si je n’ai pas de mot ?
    .answer = Pioche une carte. Avant de la voir, dis si elle va dans ta main ou au bout de la spirale.
asked-refill = Est-ce que je pioche après avoir joué un mot ?
    .answer = Non. Jouer un mot n’apporte aucune carte.
asked-exchange = Quand puis-je échanger une carte ?
    .answer = Jusqu’à trois fois par manche, avant son début ou quand ce n’est pas ton tour.
asked-challenge = Que se passe-t-il si un mot contesté n’est pas dans le dictionnaire ?
    .answer = Ses cartes retournent dans la main, avec une de plus de la pioche. Le tour n’est pas rejoué.
asked-good-challenge = Que coûte une contestation à tort ?
    .answer = Rien. Avec une règle maison, une carte de la pioche.
asked-when = Jusqu’à quand peut-on contester un mot ?
    .answer = Jusqu’à ce qu’un autre mot ou une carte de la pioche soit sur la spirale.
asked-names = Les noms propres et les abréviations sont-ils permis ?
    .answer = Pas les noms propres. Les abréviations que tout le monde connaît, oui, comme kg.
asked-look-up = Puis-je chercher un mot avant de le jouer ?
    .answer = Oui, à tout moment, même pendant ton tour.
asked-points = Comment compte-t-on une manche ?
    .answer = Chaque carte en main vaut un point. Après cinq manches, le total le plus bas gagne.
asked-deck-empty = Et si la pioche est vide ?
    .answer = On en mélange une nouvelle avec les cartes mises de côté et la spirale, sauf ses trois derniers mots.
