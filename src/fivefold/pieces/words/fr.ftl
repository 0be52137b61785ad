### Ce que plusieurs jeux partagent : les appels de SET, les manches, qui est là, et ce que montrent les cartes et les dés de SET.

## Cartes et dés de SET. En notation : nombre, couleur r g p, remplissage s o t (sur les cartes), symbole o q d ; * est WILD.

# Tant d’une carte ou d’une face, dont `$parts` compte les signes : `2rtd` 4, `2rd` 3, `*` 1, `*2rd` 4.
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
    .legend = R rouge, uni ; V vert, rayé ; Vi violet, à pois
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
    .two = Il y a un SET avec { $pieces }.
    .three = Le SET est { $pieces }.
no-set = Il n’y a pas de SET ici.

## Les appels

option-call-seconds = Temps pour prendre
    .about = Secondes pour prendre un SET après l’avoir annoncé.
option-lag-credit-ms = Photo-finish
    .about = De combien de millisecondes une annonce faite par une connexion lente peut compter plus tôt ; 0 : jamais.
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
photo-finish = Photo-finish : { $presses }.
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
    } à { $ms } ms.
board-taken = Quelqu’un d’autre a la main. Attends que ce soit fini.
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
away = Cette personne a déjà quitté la table.
    .you = Tu as quitté la table. Reviens d’abord.
here = Cette personne est déjà là.

## Les manches

readied =
    { $who ->
        [you] C’est bon pour toi.
       *[other] C’est bon pour { $who }.
    }
time-up = Temps écoulé !
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
ready = C’est déjà bon pour toi. On attend les autres.

## Ce qui cloche à un endroit du texte d’une position ; suit un deux-points.

wrong =
    .date = la date de cette énigme est attendue : { $date }.
    .two-callers = personne ne peut annoncer tant que quelqu’un a la main.
    .press = une place, l’arrivée de son annonce et l’instant où elle compte sont attendus.
    .calling = une place et la fin de son temps sont attendues.
    .sheet =
        { $seats ->
            [one] { $seats } nombre est attendu
           *[other] { $seats } nombres sont attendus
        } : les points de chaque joueur dans une manche.

## Dés et cases en notation

not-a-die = « { $text } » n’est pas un dé. Écris # et un numéro, de #1 à #42.
    .shown = « { $text } » n’est pas un dé. Écris ce qu’il montre et son numéro, par exemple 2rd#7.
not-a-face = « { $text } » n’est pas une face de dé. Écris le nombre 1-3, la couleur r (rouge) g (vert) p (violet), le symbole o (ovale) q (vague) d (losange), par exemple 2rd ; * est WILD, et *2rd un WILD qui représente 2rd.
not-a-square = « { $text } » n’est pas une case. Écris une colonne de a à { $column } et une ligne de 1 à { $row }, par exemple g7.

## Listes de mots

# Comment s’appelle une liste, là où on en choisit une.
word-list =
    { $name ->
        [english] anglais
        [french] français
        [german] allemand
        [spanish] espagnol
       *[other] { $name }
    }
bad-words = { $path }, ligne { $line } : { $why }
    .file = { $path } : { $error }.
    .empty = { $path } : aucun mot trouvé.
    .alphabet = { $path } : les mots utilisent plus de { $most } lettres différentes.
    .place = { $path } : le chemin d’une liste de mots ne peut pas contenir « { $sign } ».
bad-line =
    .not-text = ce n’est pas du texte en UTF-8.
    .several = « { $text } » fait plus d’un mot.
    .letters = « { $text } » contient des caractères qui ne sont pas des lettres.
    .length = « { $text } » n’a pas entre { $least } et { $most } lettres.
    .level = { $level } n’est pas un niveau : { $levels }.

## Une énigme par jour

option-date = Date
    .about = Date de l’énigme. Tout le monde a la même.
# Après « doit être ».
allowed-date = une date du calendrier
stepped-back =
    { $who ->
        [you] Tu annules le dernier coup.
       *[other] { $who } annule le dernier coup.
    }
daily-finished =
    .solved = Parfait !
    .done =
        { $who ->
            [you] Tu t’arrêtes là.
           *[other] { $who } s’arrête là.
        }
# `$result` est par exemple « 5 SETs sur 6 » ; on compte les pas repris.
daily-outcome =
    { $result } ; { $backs ->
        [0] sans annulation
        [one] { $backs } annulation
       *[other] { $backs } annulations
    }, en { $time }.
    .slips =
        { $result } ; { $slips ->
            [one] { $slips } erreur
           *[other] { $slips } erreurs
        }, { $backs ->
            [0] sans annulation
            [one] { $backs } annulation
           *[other] { $backs } annulations
        }, en { $time }.
# A line for friends, which must give nothing away.
daily-shared = 🟨 { $game }, { $date } : en { $time }
    .solved = 🟩 { $game }, { $date } : parfait en { $time }
daily-so-far =
    jusqu’ici : { $points } ; { $steps ->
        [one] { $steps } coup
       *[other] { $steps } coups
    }, { $backs ->
        [one] { $backs } annulation
       *[other] { $backs } annulations
    }
# À la fin : ce qui est possible, et comment, en notation.
daily-best = meilleur résultat possible : { $best }, par exemple { $steps }
nothing-back = Il n’y a rien à annuler.
too-many-steps = C’est trop de coups ({ $most } au plus). Annules-en quelques-uns.
hint-back = D’ici, le meilleur résultat n’est plus possible. Annule ton dernier coup.

## La table d’une énigme du jour

daily-back = Annuler
daily-done = Terminé
daily-about =
    .back = Annule ton dernier coup.
    .done = Termine l’énigme avec ton résultat actuel.
daily-look = Afficher
    .own = Ta solution
    .best = La meilleure solution
daily-figure =
    .wrong = Erreurs
    .backs = Annulations
# Un résultat pour des amis, qui ne trahit rien de ce qui est possible.
daily-share =
    .solved = { $title }, { $date } : réussie en { $time }
    .done = { $title }, { $date } : pas réussie, { $time }

## Ce qu’on suit de partie en partie

pace = Secondes par SET
    .about = Du dernier changement sur la table à ton annonce. Moins, c’est mieux.

## Cartes cachées, dans les replays à cartes découvertes

hidden =
    .deck = Paquet
    .draw-pile = Pioche
    .down = Cachées
    .aside = Mises de côté
    .exchange = Pour les échanges

## Compter avec de vraies cartes et de vrais dés

count-set = C’est un SET !
    .none = Ce n’est pas un SET.
count-feature =
    .same =
        { $feature ->
            [number] Nombre : partout le même.
            [colour] Couleur : partout la même.
            [shading] Remplissage : partout le même.
           *[symbol] Symbole : partout le même.
        }
    .different =
        { $feature ->
            [number] Nombre : trois différents.
            [colour] Couleur : trois différentes.
            [shading] Remplissage : trois différents.
           *[symbol] Symbole : trois différents.
        }
    .fault =
        { $feature ->
            [number] Nombre
            [colour] Couleur
            [shading] Remplissage
           *[symbol] Symbole
        } : { $fault }.
count-wild = Le WILD représente { $face }.
    .any = Deux WILDs forment un SET avec n’importe quel dé.
count-find = Oui, il y a un SET parmi ces { $count }.
    .none = Non, il n’y a aucun SET parmi ces { $count }.
