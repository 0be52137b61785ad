### Ce que plusieurs jeux partagent.

option-call-seconds = Temps pour prendre
    .about = Nombre de secondes pour prendre un SET après l’avoir annoncé.
option-lag-credit-ms = Photo-finish
    .about = De combien de millisecondes au plus une annonce par une connexion lente compte plus tôt ; 0 : désactivé.
# Une liste de mots pour jouer.
word-list = { $name }

## Annonces

pressed =
    { $who ->
        [you] Tu annonces ; la photo-finish décide.
       *[other] { $who } annonce ; la photo-finish décide.
    }
called =
    { $who ->
        [you] C’est à toi de prendre.
       *[other] C’est à { $who } de prendre.
    }
    .already = Tu as déjà annoncé SET.
photo = Photo-finish : { $presses }.
photo-press =
    { $who ->
        [you] toi
       *[other] { $who }
    } à { $ms } ms
measured =
    { $who ->
        [you] Tu es à { $ms } ms.
       *[other] { $who } est à { $ms } ms.
    }
board-taken = Quelqu’un a la main ; attends qu’il ait fini.
no-board = Annonce SET avant de prendre quoi que ce soit.
fault-number =
    deux montrent { $two ->
        [one] { $two } symbole
       *[other] { $two } symboles
    } et une en montre { $one }
fault-colour =
    deux sont { $two ->
        [r] rouges
        [g] vertes
       *[p] violettes
    } et une est { $one ->
        [r] rouge
        [g] verte
       *[p] violette
    }
fault-shading =
    deux sont { $two ->
        [s] pleines
        [o] vides
       *[t] rayées
    } et une est { $one ->
        [s] pleine
        [o] vide
       *[t] rayée
    }
fault-symbol =
    deux ont des { $two ->
        [o] ovales
        [q] vagues
       *[d] losanges
    } et une a des { $one ->
        [o] ovales
        [q] vagues
       *[d] losanges
    }

## Qui est là, et les manches

gone =
    { $who ->
        [you] Tu es parti.
       *[other] { $who } est parti.
    }
returned =
    { $who ->
        [you] Te revoilà.
       *[other] { $who } est de retour.
    }
away = Tu as quitté la table ; reviens d’abord.
    .already = Cette personne est déjà partie.
here = Cette personne est déjà là.
ready = Tu as déjà dit que tu es prêt.
readied =
    { $who ->
        [you] Tu es prêt.
       *[other] { $who } est prêt.
    }
time-up = Temps écoulé.
played-rounds =
    .most =
        { $number ->
            [one] Une manche a été jouée ; le plus de points gagne.
           *[other] Les { $number } manches ont été jouées ; le plus de points gagne.
        }
    .fewest =
        { $number ->
            [one] Une manche a été jouée ; le moins de points gagne.
           *[other] Les { $number } manches ont été jouées ; le moins de points gagne.
        }
played-hands =
    .fewest =
        { $number ->
            [one] Une donne a été jouée ; le moins de points gagne.
           *[other] Les { $number } donnes ont été jouées ; le moins de points gagne.
        }

## Ce qui est illisible

not-a-die = « { $text } » n’est pas un dé : écris # et son numéro, de #1 à #42.
    .shown = « { $text } » n’est pas un dé : écris ce qu’il montre et son numéro, par exemple 2rd#7.
not-a-face = « { $text } » n’est pas une face de dé : écris nombre 1-3, couleur r g p (rouge, vert, violet), symbole o q d (ovale, vague, losange), par exemple 2rd ; * est WILD, et *2rd un WILD qui vaut 2rd.
not-a-square = « { $text } » n’est pas une case : écris une colonne de a à { $column } et une ligne de 1 à { $rows }, par exemple g7.
# Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.
wrong =
    .calling = personne n’annonce tant que quelqu’un a la main.
    .press = il faudrait ici une place, son arrivée et l’heure à laquelle elle compte.
    .caller = il faudrait ici une place et la fin de son temps.
    .sheet = il faudrait ici { $seats } nombres, les points de chacun dans une manche.
bad-words = { $path } : { $why }.
    .line = { $path }, ligne { $line } : { $why }.
    .empty = { $path } : il n’y a aucun mot dedans.
    .path = { $path } : une liste ne peut pas se trouver là où un nom contient « { $sign } ».
# Ce qui cloche dans une ligne d’une liste de mots ; sans point.
bad-word =
    .not-text = ce n’est pas du texte en UTF-8
    .several = { $word } est plus d’un mot
    .letters = { $word } a d’autres lettres que A à Z
    .length = { $word } n’a pas de 2 à { $most } lettres
    .level = { $level } n’est pas un niveau : { $levels }
