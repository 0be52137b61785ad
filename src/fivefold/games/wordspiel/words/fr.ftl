### WordSpiel et son solitaire.

wordspiel = WordSpiel
    .blurb = Commence ton mot par la fin du précédent et débarrasse-toi de tes cartes avant tout le monde.
wordspiel-solitaire = WordSpiel en solitaire
    .blurb = Utilise toutes tes lettres avant que la pioche soit épuisée.

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
    .about = Nombre de manches jouées.
option-turn-seconds = Temps par tour
    .about = Au bout de tant de secondes, un joueur trop lent doit prendre une carte ; 0 : pas de limite.
option-words = Faux mots
    .about = On peut jouer n’importe quel mot, qui vaut tant que personne ne le conteste, ou seulement de vrais mots.
    .challenge = les joueurs contestent
    .checked = la table vérifie
option-challenge-seconds = Temps pour contester le dernier mot
    .about = Secondes pendant lesquelles on peut contester un mot qui vide une main.
option-failed-challenge = Contester un bon mot
    .about = Ne coûte rien, ou une carte de la pioche.
    .free = ne coûte rien
    .card = coûte une carte
option-bluff = Bluff
    .about = Si les bots essaient parfois ce qu’ils savent ne pas être un mot.
option-lexicon = Langue des mots
    .about = La liste de mots qui fait foi, quelle que soit la langue de la page. La partie en retient le contenu.
option-accents = Accents
    .about = Si É, Ä et Ñ se jouent comme E, A et N, de sorte que les cartes de la boîte suffisent, ou sont des lettres à part, pour lesquelles il faut des cartes.
    .folded = ne comptent pas
    .kept = comptent
option-deck = Lettres
    .about = Les 110 cartes de la boîte, ou des lettres avec leur nombre : A9B2C2 et ainsi de suite.

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
late = Temps écoulé :
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
    } ; il n’y a pas de carte à piocher.
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
        } { $word }, qui n’est pas un mot : { $whose ->
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
    La pioche est épuisée ; { $count ->
        [one] { $count } carte la remplace
       *[other] { $count } cartes sont mélangées pour en former une nouvelle
    }.
round-over =
    { $who ->
        [you] Tu n’as
       *[other] { $who } n’a
    } plus de cartes ; la manche est finie.
    .idle = Plus personne ne trouve de mot ; la manche est finie.
scores = Points : { $scores }.
each-points =
    { $who ->
        [you] toi
       *[other] { $who }
    } { $points }
outcome = { $played } ; la personne qui a le moins de points l’emporte.
    .won =
        Gagné : toutes les cartes de la main sont jouées{ $count ->
            [0] { "" }
           *[other] , et il reste { card-count }
        }.
    .lost = Perdu : il reste { card-count }.

## Ce qui se passe en solitaire

set-out = La spirale commence par { $card } ; en main : { $cards }.
resigned =
    { $who ->
        [you] Tu abandonnes.
       *[other] { $who } abandonne.
    }
finished =
    .won = Toutes les cartes de la main sont jouées.
    .lost = C’était la dernière chance.

## Refus

not-your-turn = Ce n’est pas ton tour.
begun = La manche a déjà commencé.
not-begun = La manche commence quand tout le monde est prêt.
not-makeable = { $word } ne peut pas se former avec la fin de la spirale et tes cartes.
    .nothing = Cela ne peut pas se former avec la fin de la spirale et tes cartes.
no-cards = Il faut au moins une carte de ta main dans un mot.
not-the-end = La spirale ne finit pas par { $letters }.
not-in-hand = Tu n’as pas { $card }.
    .many = Tu n’as pas { $cards }, ou pas autant de fois.
    .nothing = Tu n’as pas cette carte.
not-a-word = { $word } n’est pas dans le dictionnaire.
word-or-command = Pour jouer { $word } comme mot, écris : word { $word }.
    .draw = Pour jouer { $word } comme mot, écris : word { $word }. Pour piocher une carte, écris : draw hand.
deck-empty = Il n’y a pas de carte à piocher ; passe.
    .exchange = Il n’y a pas de carte contre laquelle l’échanger.
    .alone = La pioche est épuisée : c’est la dernière chance.
deck-not-empty = Pioche une carte si tu n’as pas de mot.
your-turn = On n’échange des cartes que hors de son tour.
no-exchange = Tu as déjà échangé { $count } cartes dans cette manche.
    .alone = Tu as déjà échangé { $count } cartes.
last-word = Le dernier mot est joué ; accepte-le ou conteste-le.
no-word = Il n’y a aucun mot à contester.
own-word = C’est ton propre mot.
not-last = On n’accepte qu’un mot qui termine la manche.
accepted = Tu as déjà accepté le mot.
hand-only = En solitaire, la carte va toujours dans la main.
alone-only = C’est réservé au solitaire.
not-alone = C’est réservé aux parties à plusieurs.
no-list = Le dictionnaire de cette partie n’est pas là : impossible de vérifier un mot.
    .only = Le dictionnaire { $tag } n’est pas là, seulement { $known } ; donne son fichier avec --words.
bad-deck =
    Un jeu de cartes en a de { $least } à { $most }, pas { $count }.
    .twice = Un jeu de cartes nomme chaque lettre une fois, par exemple A9B2C2.
    .accents = Le jeu a des cartes { $letter }, mais les accents ne comptent pas : écris { $plain }, ou fais-les compter.
not-a-move = « { $text } » n’est pas un coup ici : un mot comme UNITE ou UN.ITE, draw hand, draw spiral, exchange Q, challenge, accept, ready ou pass.
not-letters = « { $text } » devrait être fait de lettres.
# Ce qui ne va pas à un endroit du texte d’une position ; suit deux-points.
wrong =
    .round = il faut ici le numéro de la manche, à partir de 1.
    .no-points = une partie finie a des points.
    .past = il faut ici les cartes qui restent dans les mains, après un point.
    .deck = avant le début d’une manche, il y a une pioche et pas de spirale.
    .no-hand = tout le monde devrait avoir des cartes.
    .spiral = il faut ici les cartes de la spirale.
    .last = quiconque a joué le dernier mot ne devrait plus avoir de cartes.
    .not-in-hand = ces cartes ne sont pas toutes dans la main de la place { $seat }.
    .letters = il faut ici des lettres.
    .play = il faut ici une place, un tour et un mot comme UN.ITE.
    .not-there = cela ne se trouve pas là dans la spirale.
    .whole = il faut ici toute la spirale.
    .verdict = il faut ici deux places, un mot comme UN.ITE, et good ou wrong.
    .left = il faut ici un point et les cartes qui restaient.
    .hand = il y a des cartes dans la main jusqu’à ce que la partie finisse parce qu’elle est vide.

## Le dictionnaire

look-up =
    .good = { $word } est un mot.
    .wrong = { $word } n’est pas dans le dictionnaire.
    .nothing = Cela n’est pas dans le dictionnaire.
    .no-list = Le dictionnaire de cette partie n’est pas là.
list =
    { $tag }, { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }
looked = { $word } : oui, niveau { $level }
    .no = { $word } : non
found = { $word }  niveau { $level }
    .none = Aucun mot n’est possible.

## Conseils

hint-no-word =
    .take = Il n’y a pas de mot ici ; pioche une carte.
    .pass = Il n’y a pas de mot ici ; passe.
    .exchange = Il n’y a pas de mot ici ; échange une carte.
    .lost = Il n’y a pas de mot ici ; c’est perdu.
hint-words =
    { $words ->
        [one] Un mot est possible
       *[other] { $words } mots sont possibles
    }, avec { card-count } au plus.
hint-begins = Un mot de { card-count } commence par { $letters }.
hint-word = { $word } : joue { $play }.

## La table en texte

show-round = manche { $round } sur { $rounds } ; { card-count } dans la pioche
show-spiral = spirale : { $spiral }
    .none = spirale : pas commencée
show-player =
    { $who ->
        [you] toi
       *[other] { $who }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $notes })
# Remarques sur un joueur, séparées par des virgules.
show-note =
    .deals = donne
    .exchanges = encore { exchange-count }
    .holds = tient { $cards }
    .ready = attend le début
    .accepts = accepte
    .challengeable = peut être contesté
    .turn = à jouer
show-hand =
    ta main : { $cards-count ->
        [0] vide
       *[other] { $cards }
    }
show-piles = pioche : { card-count } ; encore { exchange-count }
    .last = pioche : { card-count } ; le prochain mot est la dernière chance ; encore { exchange-count }

## Aide des commandes

help-look = Dit de chaque mot si le dictionnaire l’a, et s’il est rare (10 à 95).
    .words = Une autre liste de mots.
help-find = Énumère tous les mots jouables, ceux de plus de cartes d’abord.
    .spiral = La spirale, ou sa fin.
    .hand = Les cartes en main.
    .level = Les mots les plus rares à trouver.
help-list = Imprime tout le dictionnaire, un mot par ligne avec son niveau, comme --words le lit.

## L’énigme du jour

wordspiel-daily = WordSpiel du jour
    .blurb = Le plus de points avec la spirale et la main du jour, en trois mots au plus ; tout le monde a les mêmes.
daily-set-out = La spirale commence par { $word }, la main est { $cards }. Combien de points au plus en { $words } mots ?
daily-word =
    { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $word } ({ $play }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
daily-result =
    { $points } sur { $best ->
        [one] { $best } point
       *[other] { $best } points
    }
three-words = Il y a déjà { $words } mots.
words-only = « { $text } » n’est pas un pas ici : écris un mot.

## Rétrospective

review-unit = tours
review-yardstick = Un mot est jugé au nombre de tours qu’il faudra environ pour le reste de la main, à la part de sa main que la personne suivante peut jouer ensuite (toute la main compte deux tours), et un peu aux cartes qu’il utilise. Un mot qui n’en est pas un compte comme s’il avait été contesté.
    .alone = Un mot est jugé au nombre de tours qu’il faudra environ pour le reste de la main.
review-curve = Points jusqu’ici et cartes en main ; le plus petit total gagne.
    .alone = Cartes en main.
review-word = { $play } était { $words ->
        [one] le seul mot
       *[other] le meilleur de { $words } mots
    } : environ { $turns } tours pour le reste.
    .out = { $play } a utilisé toutes les cartes.
    .wrong = { $play }, avec environ { $turns } tours pour le reste. { $best } en aurait laissé { $top }.
    .next = { $play }, avec environ { $turns } tours pour le reste. { $best } aurait utilisé plus, ou laissé moins à la personne suivante.
    .take = { $play }, avec environ { $turns } tours pour le reste. Même une carte sur la spirale aurait été mieux, car cela laisse moins à la personne suivante.
    .draw = { $play }, avec environ { $turns } tours pour le reste. Il aurait mieux valu prendre une carte.
review-take = Prendre la carte ainsi était juste : il n’y avait { $words ->
        [0] aucun mot
       *[other] pas de meilleur mot
    }.
    .wrong = Une carte prise { $place ->
            [spiral] sur la spirale
           *[hand] en main
        }, faute de mot. { $place ->
            [spiral] En main
           *[hand] Sur la spirale
        }, elle aurait été mieux : environ { $top } tours au lieu de { $turns }.
    .word = Une carte prise alors qu’il y avait { $best }, { $words ->
            [one] le seul mot
           *[other] le meilleur de { $words } mots
        } : environ { $top } tours pour le reste au lieu de { $turns }.
review-give-up = Abandon alors qu’il y avait { $best }, { $words ->
        [one] le seul mot
       *[other] le meilleur de { $words } mots
    }.

## La leçon

lesson-first = Les mots sont anglais, et chacun commence par la fin de la spirale, ici un C. Ajoute A et T de ta main : CAT, le chat.
    .title = Le premier mot
    .well = Un bon mot, et quelques cartes de moins. Le mot suivant doit commencer par ta dernière lettre.
    .draw = On ne prend une carte que si l’on ne trouve pas de mot. Ici, C, A et T font CAT.
    .otherwise = Joue un mot qui commence par C, comme CAT.
lesson-further = La spirale finit par FUN. Tu peux commencer plus tôt que sa dernière lettre : quel mot anglais commence par UN ?
    .title = Plus en arrière
    .well = Plus tu prends de lettres à la spirale, plus il y a de mots.
    .one = Un bon mot, avec le N seul. Mais regarde aussi UN : UNITE, UNIT, UNTIE.
    .draw = Il y a un mot : UN de la spirale, puis ITE de ta main.
    .otherwise = Joue UNITE : UN est déjà là, et tu as I, T, E.
lesson-across = Après CAN et NO, la spirale se lit CANO. Prends les quatre lettres des deux mots pour une chose qui flotte ; en français, elle finit par un ë.
    .title = Sur deux mots
    .well = CANOE, à cheval sur deux mots !
    .draw = Il y a un mot avec tout cela : CANO et un E.
    .otherwise = Un bon mot, mais avec la fin seulement. Il ne manque qu’un E à CANO pour naviguer.
lesson-many = Les cartes qui restent à la fin comptent contre toi : joues-en beaucoup à la fois. Après STAR, il y a un mot avec quatre de tes cinq cartes.
    .title = Beaucoup d’un coup
    .well = Quatre cartes de moins en un seul tour.
    .draw = Surtout pas une carte de plus : tu as ING, et avec un T ou un V devant, STAR continue.
    .otherwise = C’est un mot, mais avec moins de cartes. Quatre cartes font STARTING ou STARVING.
lesson-stuck = Aucun mot ne va ici, donc tu dois prendre une carte. Dis avant de la voir où elle va : mets-la sur la spirale.
    .title = Aucun mot
    .well = Ta main n’a pas grossi, et c’est à l’autre de commencer par cette carte.
    .hand = C’est permis aussi, et parfois la carte aide. Mais tu en as une de plus à placer ; sur la spirale, c’est l’autre qui doit s’en arranger.
    .otherwise = Prends une carte sur la spirale.
lesson-doubt = Ton adversaire a joué CATZ. Si tu crois que ce n’est pas un mot anglais, conteste-le avant de jouer.
    .title = Contester un mot
    .well = Les cartes lui reviennent, avec une de plus comme pénalité. Si le mot avait été bon, cela ne t’aurait rien coûté.
    .word = Dès que tu as joué, le mot d’avant est acquis, quel qu’il soit. Conteste d’abord CATZ.
    .draw = Avec ta carte, le tour est fini, et CATZ est acquis. Conteste-le d’abord.
    .otherwise = Conteste le mot.
lesson-swap = Pendant le tour de ton adversaire, tu peux échanger jusqu’à trois cartes par manche. Laquelle des tiennes est la plus difficile à placer ?
    .title = Échanger des cartes
    .well = Presque tous les mots anglais avec un Q demandent aussi un U. La nouvelle carte ne peut guère être pire.
    .otherwise = Cette lettre est dans beaucoup de mots. Le Q demande presque toujours un U, et tu n’en as pas : échange le Q.
lesson-out = Il te reste deux cartes, T et S. Joue les deux à la fois après PLANE, ou après sa fin, pour terminer la manche.
    .title = Les dernières cartes
    .well = Plus une carte : aucun point pour toi. Les autres en ont un par carte qui leur reste, et la personne qui a le moins de points l’emporte.
    .draw = Tu y es presque : S et T vont tous les deux. Pense à ce qui tourne autour du soleil, en anglais.
    .otherwise = Une carte de moins, mais il en reste une, et la partie continue. PLANETS, NETS et NEST prennent les deux.
lesson-match = Une courte manche à sept cartes contre un bot facile. Ici, seuls les vrais mots anglais sont admis.
    .title = Une courte manche
    .well = C’était une manche de WordSpiel. Une partie en compte cinq, avec dix cartes chacun.
lesson-alone-word = En solitaire, une carte vient de la pioche après chaque mot. Joue n’importe quel mot anglais qui commence par S.
    .title = Un mot, une carte
    .well = Tes cartes sont sur la spirale, et une est venue de la pioche.
    .draw = Cela fait une carte de plus à placer. Avec S, ta main contient cinquante mots.
    .give = Déjà ? S va avec presque tout ce que tu as : SPORE, STARE, SOAP.
    .otherwise = Rien n’est perdu, mais un mot aide davantage : SPORE, par exemple.
lesson-alone-many = Chaque mot ramène une carte ; avec une seule, tu n’avances donc pas. Sers-toi de trois cartes ou plus.
    .title = Trois cartes ou plus
    .well = Ta main diminue, bien qu’une carte soit venue.
    .draw = Tu as ING : KING et WALKING t’attendent.
    .give = Il n’y a pas de raison : après WALK, continue avec ING.
    .otherwise = C’est un mot, mais court. KING, KIND et WALKING prennent trois cartes.
lesson-alone-swap = Tu peux échanger trois cartes dans toute la partie, quand tu veux. L’une des tiennes est difficile à placer.
    .title = Échanger des cartes
    .well = Sans Q, tout va mieux. Il te reste deux échanges pour la fin.
    .other = Cette lettre est dans beaucoup de mots. Le Q demande presque toujours un U : échange-le.
    .draw = Une carte de plus, et le Q est toujours là. Échange-le.
    .give = Débarrasse-toi plutôt du Q : échange-le.
    .otherwise = Un bon mot, mais le Q te reste. Échange-le tant que tu peux.
lesson-alone-last = La pioche est vide : c’est ton dernier mot. Pour gagner, il doit prendre les deux cartes.
    .title = Le dernier mot
    .well = La main est vide, et la partie gagnée.
    .draw = Il n’y a plus rien à prendre. Qu’est-ce qui tourne autour du soleil, en anglais ?
    .give = Si près du but ? S et T vont tous les deux après PLANE.
    .otherwise = Il reste une carte, et la partie est perdue. PLANETS, NETS et NEST prennent les deux.
lesson-alone-match = Tu as cinq cartes en main, et trois sont dans la pioche. Utilise-les toutes !
    .title = Une courte partie
    .well = Voilà WordSpiel en solitaire. Une partie entière a dix cartes en main, et dix à venir.

## Exercices

drill-longest = Le mot le plus long
    .about = Avec la fin de la spirale et ta main.
    .question = Un mot commence par la fin de la spirale et continue avec tes cartes. Quel est le plus long que tu puisses jouer ? Les mots sont anglais.
    .best = { $word }, joué { $play } : { $letters } lettres, aucun mot n’est plus long.
drill-shorter = { $word } est jouable ({ $play }), avec { $letters } lettres ; { $more } sont possibles.
drill-lacks =
    { $cards-count ->
        [one] Pour { $word }, il te manque { $cards }.
       *[other] Pour { $word }, il te manque { $cards }.
    }
drill-spiral = Spirale
drill-hand = Ta main
