### Ce que plusieurs jeux partagent : les appels de SET, les manches, qui est là, et ce que montrent les cartes et les dés de SET.

## Cartes et dés de SET. En notation : nombre, couleur r g p, remplissage s o t (sur les cartes), symbole o q d ; * est WILD.

# Tant d’une carte ou d’une face, dont `$parts` compte les signes : `2rtd` 4, `2rd` 3, `*` 1, `*2rd` 4.
piece =
    { $count ->
        [1] { "" }
       *[other] { $count } ×{ " " }
    }{ $part-1 ->
        [star] { $parts ->
            [1] WILD
           *[other] { wild-as }
        }
       *[other] { $parts ->
            [3] { face }
            [4] { card }
           *[other] { $piece }
        }
    }
# Les noms seuls.
named = { $pieces }
# Par exemple « deux losanges rouges rayés » ou « une vague verte vide ».
card =
    { $part-1 ->
        [1] { $part-4 ->
            [q] une vague { $part-2 ->
                [r] rouge
                [g] verte
               *[p] violette
            } { $part-3 ->
                [s] pleine
                [o] vide
               *[t] rayée
            }
           *[other] un { $part-4 ->
                [o] ovale
               *[d] losange
            } { $part-2 ->
                [r] rouge
                [g] vert
               *[p] violet
            } { $part-3 ->
                [s] plein
                [o] vide
               *[t] rayé
            }
        }
       *[other] { $part-1 ->
            [2] deux
           *[3] trois
        } { $part-4 ->
            [q] vagues { $part-2 ->
                [r] rouges
                [g] vertes
               *[p] violettes
            } { $part-3 ->
                [s] pleines
                [o] vides
               *[t] rayées
            }
           *[other] { $part-4 ->
                [o] ovales
               *[d] losanges
            } { $part-2 ->
                [r] rouges
                [g] verts
               *[p] violets
            } { $part-3 ->
                [s] pleins
                [o] vides
               *[t] rayés
            }
        }
    }
# Par exemple « deux losanges rouges ».
face =
    { $part-1 ->
        [1] { $part-3 ->
            [q] une vague { $part-2 ->
                [r] rouge
                [g] verte
               *[p] violette
            }
           *[other] un { $part-3 ->
                [o] ovale
               *[d] losange
            } { $part-2 ->
                [r] rouge
                [g] vert
               *[p] violet
            }
        }
       *[other] { $part-1 ->
            [2] deux
           *[3] trois
        } { $part-3 ->
            [q] vagues { $part-2 ->
                [r] rouges
                [g] vertes
               *[p] violettes
            }
           *[other] { $part-3 ->
                [o] ovales
               *[d] losanges
            } { $part-2 ->
                [r] rouges
                [g] verts
               *[p] violets
            }
        }
    }
# Un WILD qui remplace une face, par exemple « WILD pour deux losanges rouges ».
wild-as =
    WILD pour { $part-2 ->
        [1] { $part-4 ->
            [q] une vague { $part-3 ->
                [r] rouge
                [g] verte
               *[p] violette
            }
           *[other] un { $part-4 ->
                [o] ovale
               *[d] losange
            } { $part-3 ->
                [r] rouge
                [g] vert
               *[p] violet
            }
        }
       *[other] { $part-2 ->
            [2] deux
           *[3] trois
        } { $part-4 ->
            [q] vagues { $part-3 ->
                [r] rouges
                [g] vertes
               *[p] violettes
            }
           *[other] { $part-4 ->
                [o] ovales
               *[d] losanges
            } { $part-3 ->
                [r] rouges
                [g] verts
               *[p] violets
            }
        }
    }
# Ce qui accompagne les symboles sur le papier, qui peut être imprimé sans couleurs.
colour-letter =
    { $colour ->
        [r] R
        [g] V
       *[p] Vi
    }
    .legend = R rouge, uni ; V vert, ligné ; Vi violet, pointillé
# Une caractéristique que deux ont en commun et pas le troisième, cartes ou dés ; dans une liste.
fault =
    .number =
        deux fois { $two ->
            [one] { $two } symbole
           *[other] { $two } symboles
        } et une fois { $one }
    .colour =
        deux fois { $two ->
            [r] rouge
            [g] vert
           *[p] violet
        } et une fois { $one ->
            [r] rouge
            [g] vert
           *[p] violet
        }
    .shading =
        deux fois { $two ->
            [s] plein
            [o] vide
           *[t] rayé
        } et une fois { $one ->
            [s] plein
            [o] vide
           *[t] rayé
        }
    .symbol =
        deux fois { $two ->
            [o] ovale
            [q] vague
           *[d] losange
        } et une fois { $one ->
            [o] ovale
            [q] vague
           *[d] losange
        }
# Des indices qui dévoilent un SET morceau par morceau.
give-away =
    .one = Il y a un SET avec { $pieces }.
    .two = Il continue avec { $pieces }.
    .three = Le SET : { $pieces }.
no-set = Il n’y a pas de SET ici.

## Les appels

option-call-seconds = Temps pour prendre
    .about = Nombre de secondes pour prendre un SET après l’avoir annoncé.
option-lag-credit-ms = Photo-finish
    .about = De combien de millisecondes, au plus, une annonce par une connexion lente compte plus tôt ; 0 : jamais.
pressed =
    { $who ->
        [you] Tu annonces SET ; la photo-finish décide.
       *[other] { $who } annonce SET ; la photo-finish décide.
    }
has-board =
    { $who ->
        [you] Tu as la main.
       *[other] { $who } a la main.
    }
photo-finish = Photo-finish : { $presses }.
# Dans la liste de ceux qui ont annoncé.
press =
    { $who ->
        [you] toi
       *[other] { $who }
    } à { $ms } ms
measured =
    { $who ->
        [you] Tu es
       *[other] { $who } est
    } à { $ms } ms d’ici.
board-taken = Quelqu’un a la main ; attends que ce soit réglé.
called = Tu as déjà annoncé SET.
no-board =
    .cards = Annonce SET avant de prendre des cartes.
    .dice = Annonce SET avant de prendre des dés.

## Qui est là

left =
    { $who ->
        [you] Tu as quitté la table.
       *[other] { $who } a quitté la table.
    }
returned =
    { $who ->
        [you] Te revoilà.
       *[other] { $who } est de retour.
    }
away = Ce joueur a déjà quitté la table.
    .you = Tu as quitté la table ; reviens d’abord.
here = Ce joueur est déjà là.

## Les manches

readied =
    { $who ->
        [you] Tu attends la suite.
       *[other] { $who } attend la suite.
    }
time-up = Temps écoulé.
# Combien de manches la partie a eues ; suivent un point-virgule et qui gagne.
were-played =
    { $rounds ->
        [1] Une manche a été jouée
       *[other] Les { $rounds } manches ont été jouées
    }
    .hands =
        { $rounds ->
            [1] Une manche a été jouée
           *[other] Les { $rounds } manches ont été jouées
        }
ready = Tu attends déjà la suite.

## Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.

wrong =
    .date = il faudrait ici le jour de cette énigme : { $date }.
    .two-callers = personne n’annonce tant que quelqu’un a la main.
    .press = il faudrait ici une place, l’arrivée de son annonce et l’instant où elle compte.
    .calling = il faudrait ici une place et la fin de son temps.
    .sheet =
        il faudrait ici { $seats ->
            [one] { $seats } nombre
           *[other] { $seats } nombres
        }, les points de chaque joueur dans une manche.

## Dés et cases en notation

not-a-die = « { $text } » n’est pas un dé : écris # et son numéro, de #1 à #42.
    .shown = « { $text } » n’est pas un dé : écris ce qu’il montre et son numéro, par exemple 2rd#7.
not-a-face = « { $text } » n’est pas une face de dé : écris le nombre 1-3, la couleur r(ouge) g (vert) p (violet), le symbole o(vale) q (vague) d (losange), par exemple 2rd ; * est WILD, et *2rd un WILD qui remplace 2rd.
not-a-square = « { $text } » n’est pas une case : écris une colonne de a à { $column } et une ligne de 1 à { $row }, par exemple g7.

## Listes de mots

# Comment s’appelle une liste, là où on en choisit une.
word-list = { $name }
    .english = anglais
bad-words = { $path }, ligne { $line } : { $why }
    .file = { $path } : { $error }.
    .empty = { $path } : il n’y a aucun mot dedans.
    .alphabet = { $path } : ses mots ont plus de { $most } lettres différentes.
    .place = { $path } : une liste ne peut pas se trouver là où un nom contient « { $sign } ».
bad-line =
    .not-text = ce n’est pas du texte en UTF-8.
    .several = « { $text } » est plus d’un mot.
    .letters = « { $text } » contient des signes qui ne sont pas des lettres.
    .length = « { $text } » n’a pas de { $least } à { $most } lettres.
    .level = { $level } n’est pas un niveau : { $levels }.

## Une énigme par jour

option-date = Date
    .about = De quel jour est l’énigme ; tout le monde a la même.
# Après « doit être ».
allowed-date = un jour du calendrier
stepped-back =
    { $who ->
        [you] Tu reviens d’un pas en arrière.
       *[other] { $who } revient d’un pas en arrière.
    }
daily-finished =
    .solved = On ne peut pas faire mieux.
    .done =
        { $who ->
            [you] Tu en restes là.
           *[other] { $who } en reste là.
        }
# `$result` est par exemple « 5 SETs sur 6 » ; on compte les pas repris.
daily-outcome =
    { $result } ; { $backs ->
        [0] aucun retour en arrière
        [one] { $backs } retour en arrière
       *[other] { $backs } retours en arrière
    }, en { $time }.
    .slips =
        { $result } ; { $slips ->
            [one] { $slips } essai manqué
           *[other] { $slips } essais manqués
        }, { $backs ->
            [0] aucun retour en arrière
            [one] { $backs } retour en arrière
           *[other] { $backs } retours en arrière
        }, en { $time }.
# A line for friends, which must give nothing away.
daily-shared = 🟨 { $game }, { $date } : en { $time }
    .solved = 🟩 { $game }, { $date } : le mieux possible, en { $time }
daily-so-far =
    atteint jusqu’ici : { $points } ; { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }, { $backs ->
        [one] { $backs } annulation
       *[other] { $backs } annulations
    }
# À la fin : ce qui est possible, et comment, en notation.
daily-best = possible : { $best } ; par exemple { $steps }
nothing-back = Il n’y a aucun pas à reprendre.
too-many-steps = Plus de { $most } pas, c’est impossible ; reprends-en quelques-uns.
hint-back = D’ici, le mieux n’est plus possible ; reprends ton dernier pas.

## La table d’une énigme du jour

daily-back = Revenir
daily-done = Terminé
daily-about =
    .back = Annule ton dernier pas.
    .done = En reste à ce que tu as atteint ; l’énigme est alors terminée.
daily-look = Ce qui est posé là
    .own = Ta table
    .best = Le meilleur possible
daily-figure =
    .wrong = Faux
    .backs = Retours
# Un résultat pour des amis, qui ne trahit rien de ce qui est possible.
daily-share =
    .solved = { $title }, { $date } : réussi en { $time }
    .done = { $title }, { $date } : pas réussi, { $time }

## Ce qu’on suit de partie en partie

pace = Secondes par SET
    .about = Du dernier changement sur la table jusqu’à ce que tu en voies un ; moins, c’est mieux.
