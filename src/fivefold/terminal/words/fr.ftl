### Ce qui se dit dans un terminal, autour de n’importe quel jeu.

# Les commandes restent telles quelles : on les tape.
help =
    .first = Tape un coup, ou plusieurs séparés par ; et aussi :
    .look = look : revoir la table
    .moves = moves : ce que tu peux faire
    .hint = hint : un indice, puis d’autres
    .why = why : les règles derrière ce qui vient d’être dit
    .help = help : cette aide
    .quit = quit : arrêter de jouer
    .look-up = look up MOT : là où le jeu a un livre
welcome = { $game } : { $players }. Tape help pour l’aide.
title = { $game } : { $players }
to-play = Pour le jouer, tape : { $move }
to-stop = Pour arrêter, tape encore { $word }.
no-book = Il n’y a rien à chercher ici.
your-move = Ton coup :
more =
    { $more ->
        [one] { $moves } et { $more } autre
       *[other] { $moves } et { $more } autres
    }
find-it = À toi de trouver ce qu’il y a à faire.
not-you = Ce n’est pas à toi de jouer.
no-hint = Pas d’indice ici.
# What `why` answers: a clause of the rules with its number.
clause = { $number } { $text }
no-clause = Aucune règle du jeu n’en est la raison.
not-over = La partie n’est pas terminée.
to-share = À partager, sans rien dévoiler :
score =
    { $who ->
        [you] Toi
       *[other] { $who }
    } : { $score }
winners =
    { $winners-are ->
        [nobody] Personne ne gagne.
        [you] Tu gagnes.
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
learn = Apprendre { $game }. Tape un coup ; skip passe à l’étape suivante, again recommence celle-ci, steps les montre toutes, et quit arrête.
    .step = Étape { $step } sur { $steps } : { $title }
    .marked = Marqué : { $pieces }
    .anew = Revoici la table comme elle était.
    .ask = [Entrée : suite ; again ; steps ; un nombre ; quit]
    .end = C’est la fin de la leçon. À toi de jouer : { $command }

## Rétrospective

review-player =
    { $who ->
        [you] Toi
       *[other] { $who }
    } : { $figure } sur 100. Le meilleur coup dans { $found ->
        [one] { $found } décision importante
       *[other] { $found } décisions importantes
    } sur { $mattered }. Perdu en tout : { $cost } { $unit }.
    .nothing =
        { $who ->
            [you] Toi
           *[other] { $who }
        } : aucune décision ne comptait vraiment.
review-decision = { $n }. { $said } Perdu : { $cost } { $unit }, { $lost } % de ce qu’il y avait à gagner ({ $sure }).
    .best = { $n }. { $said } ({ $sure })
review-who =
    { $who ->
        [you] Toi
       *[other] { $who }
    } :
review-open = Toutes cartes ouvertes.
review-again = Pour en rejouer une : fivefold again ENREGISTREMENT NUMÉRO

## S’entraîner

drill-question = { $number }. (difficulté { $difficulty }) { $question }
drill-choose =
    .one = [un nombre, q]
    .some = [{ $count } nombres, q]
    .all = [tous les bons nombres, q]
drill-verdict =
    .right = Juste.
    .wrong = Faux.
    .best = { $best }
drill-over =
    { $right ->
        [one] { $right } juste sur { $asked } ; niveau { $level }.
       *[other] { $right } justes sur { $asked } ; niveau { $level }.
    }
