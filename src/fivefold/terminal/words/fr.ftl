### Ce qui se dit dans un terminal, autour de n’importe quel jeu.

# Les commandes restent telles quelles : on les tape.
help =
    .first = Tape un coup, ou plusieurs séparés par ;. Tu peux aussi taper :
    .look = look : revoir la table
    .moves = moves : voir tes coups possibles
    .hint = hint : un indice ; tape-le encore pour en savoir plus
    .why = why : les règles derrière le dernier message
    .help = help : afficher cette aide
    .quit = quit : arrêter de jouer
    .look-up = look up MOT : chercher dans le dictionnaire, si le jeu en a un
welcome = { $game } : { $players }. Tape help pour l’aide.
title = { $game } : { $players }
to-play = Pour le jouer, tape : { $move }
to-stop = Pour arrêter de jouer, tape encore { $word }.
your-move = Ton coup :
more =
    { $more ->
        [one] { $moves } et { $more } autre
       *[other] { $moves } et { $more } autres
    }
find-it = À toi de trouver !
not-you = Ce n’est pas ton tour.
no-hint = Pas d’indice ici.
# What `why` answers: a clause of the rules with its number.
clause = { $number } { $text }
no-clause = Aucune règle ne s’applique ici.
not-over = La partie n’est pas terminée.
to-share = Partage ton résultat, sans rien dévoiler :
score =
    { $who ->
        [you] Toi
       *[other] { $who }
    } : { $score }
winners =
    { $winners-are ->
        [nobody] Personne ne gagne.
        [you] Tu gagnes !
        [one] { $winners } gagne.
        [us] { $winners }, vous gagnez ensemble.
       *[many] { $winners } gagnent ensemble.
    }
won-by =
    { $winners-are ->
        [nobody] Personne n’a gagné.
       *[many] Victoire : { $winners }.
    }
step = [{ $page } sur { $pages } : Entrée, b, un nombre, q]
learn = Apprendre { $game }. Tape un coup, ou : skip (étape suivante), again (recommencer l’étape), steps (voir toutes les étapes), quit.
    .step = Étape { $step } sur { $steps } : { $title }
    .marked = Marqué : { $pieces }
    .anew = Retour au début de cette étape.
    .ask = [Entrée : suite ; again ; steps ; un nombre ; quit]
    .end = C’est la fin de la leçon. À toi de jouer : { $command }

## Analyse

review-player =
    { $who ->
        [you] Toi
       *[other] { $who }
    } : { $figure } sur 100. Meilleur coup dans { $found ->
        [one] { $found } décision importante
       *[other] { $found } décisions importantes
    } sur { $mattered }. Coût total en { $unit } : { $cost }.
    .nothing =
        { $who ->
            [you] Toi
           *[other] { $who }
        } : aucune décision importante.
review-decision = { $n }. { $said } Coût en { $unit } : { $cost }, soit { $lost } % de ce qui était possible ({ $sure }).
    .part = { $n }. { $said } Coût : { $lost } % de ce qui était possible ({ $sure }).
    .best = { $n }. { $said } ({ $sure })
review-who =
    { $who ->
        [you] Toi
       *[other] { $who }
    } :
review-open = Toutes les cartes visibles.
review-again = Pour en réessayer une : fivefold again ENREGISTREMENT NUMÉRO

## S’entraîner

drill-question = { $number }. (difficulté { $difficulty }) { $question }
drill-choose =
    .one = [un nombre, q]
    .some = [{ $count } nombres, q]
    .all = [tous les bons nombres, q]
drill-verdict =
    .right = Juste !
    .wrong = Faux.
    .best = { $best }
drill-pieces = { $title } : { $pieces }
drill-over =
    { $right ->
        [one] { $right } réponse juste sur { $asked } ; niveau { $level }.
       *[other] { $right } réponses justes sur { $asked } ; niveau { $level }.
    }

## Une feuille de score

score-how = Tape les points de chaque personne, séparés par des espaces. « 3 Ann 12 » corrige la manche 3. u : annuler, + NOM : arrive, - NOM : part, . : arrêter ici, ! NOM : départager, q : quitter.
    .pick = Tape un nom après chaque manche. « 3 Ann » corrige la manche 3. u : annuler, + NOM : arrive, - NOM : part, . : arrêter ici, q : quitter.
    .again = Je ne comprends pas. Tape un nombre par personne, ou q pour quitter.
score-players = Qui joue ? Tape les noms, séparés par des virgules.
score-round = Manche { $round }.
score-about = { $about }.
score-deal = { $dealer } donne.
    .first = { $dealer } donne, { $first } commence.
score-won =
    { $names-count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
score-tied = Égalité ! Lancez les dés restants, puis tape ! et le nom.
