### Karma en el navegador; junto a las palabras del propio juego.

account =
    { $cards ->
        [one] con { $cards } carta sin jugar
       *[other] con { $cards } cartas sin jugar
    }

hidden-card = una carta oculta
cards = { $cards }

## La elección

choose = Elige tres cartas
    .about = Quedan boca arriba en la mesa y las juegas después de tu mano. Te quedas con las otras tres.
    .suggested = sugerida
    .suggested-card = { $card }, sugerida
    .take = Aceptar sugerencia
    .lay = Poner estas
    .left = Elige { $n } más
seconds =
    { $seconds ->
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }

## La mesa

pile = El montón
    .top =
        El montón: arriba { $top }, { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }
    .empty = El montón está vacío
deck =
    Mazo de robo: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
    .caption = por robar
gone =
    Fuera del juego: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
    .caption = fuera
in-a-row =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } seguidas
    }
name =
    { $who ->
        [you] Tú
       *[other] { $who }
    }
scores =
    .left =
        { $cards ->
            [one] queda { $cards } carta
           *[other] quedan { $cards } cartas
        }
hand =
    Tu mano, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
card =
    .fits = encaja
    .unfit = no encaja
    .picked =
        { $n ->
            [one] { $n } elegida
           *[other] { $n } elegidas
        }
    .share = { $n } de { $all }
places =
    Tus cartas de mesa, { $cards ->
        [one] queda { $cards }
       *[other] quedan { $cards }
    }
    .down = Carta boca abajo { $number }
    .turn = Carta boca abajo { $number }, destaparla
    .up = Boca arriba: { $card }
    .fits = Boca arriba: { $card }, encaja
tile =
    .give = Dar el montón a { $name }
    .hand = { $cards } en la mano
    .up = boca arriba { $cards }
    .down = { $cards } boca abajo
    .out = Sin cartas
    .place = { $place }.º
    .out-as =
        sin cartas, { $place ->
            [1] 1.er lugar
            [3] 3.er lugar
           *[other] { $place }.º lugar
        }
    .last = Último lugar
    .lost = se queda al final con cartas: ha perdido
    .chosen = ha elegido
    .chooses = está eligiendo
play =
    { $kind ->
        [number] Jugar el { $card }
       *[other] Jugar { $card }
    }
    .nothing = Jugar
pick-up = Llevarse
    .all =
        { $size ->
            [1] Llevarse la carta
           *[other] Llevarse las { $size }
        }
look-through = Ver las cartas

## A quién le toca, y qué

status =
    .over = La partida ha terminado
    .choose = Todos eligen
    .choosing =
        { $waiting ->
            [one] { $waiting } de { $players } aún tiene que elegir.
           *[other] { $waiting } de { $players } aún tienen que elegir.
        }
    .mine = Te toca
    .out =
        ¡Sin cartas! { $place ->
            [1] 1.er lugar
            [3] 3.er lugar
           *[other] { $place }.º lugar
        }
    .give =
        { $cards ->
            [1] ¿Quién se lleva la carta?
           *[other] ¿Quién se lleva el montón de { $cards }?
        }
    .giving = Elige a alguien.
    .blind = Destapa una carta boca abajo.
    .follow = Juega otra carta
    .follow-up = Juega una carta boca arriba, de cualquier número.
    .follow-hand = Juega una carta de la mano, de cualquier número.
    .stuck = Nada encaja: llévate el montón.
turn-play =
    { $who ->
        [you] Te toca
       *[other] Le toca a { $who }
    }
turn-follow =
    { $who ->
        [you] Juegas otra vez
       *[other] { $who } juega otra vez
    }
turn-give =
    { $who ->
        [you] Regalas el montón
       *[other] { $who } regala el montón
    }
asked =
    .new-pile = Empieza un montón nuevo.
    .anything = Vale cualquier carta.
    .low = { $highest } o menos, o una carta Karma.
    .high = { $lowest } o más, o una carta Karma.
    .sixteen = 16 o una carta Karma.
flash =
    .other = El rival se lleva el montón
    .row = ¡Tres seguidas!
    .misfit = No encaja
    .gift =
        El montón es para { $to ->
            [you] ti
           *[other] { $to }
        }

## Mirando atrás

known =
    .up = Boca arriba
    .seen = Vistas ir a la mano
    .pile = De arriba abajo:
    .no-pile = No hay montón.
    .gone = Fuera del juego

## Qué es y qué hace una carta

about = { $number }: encaja sobre { $number } y menos. Dos o tres iguales pueden jugarse juntas.
    .give = «Regala el montón a un amigo»: encaja sobre cualquiera. Quien tú elijas se lleva todo el montón.
    .five = «Cinco o menos»: encaja sobre cualquiera. Después hace falta un número del 1 al 5 o una carta Karma.
    .table = «Juega una carta de mesa»: encaja sobre cualquiera. Después juegas una de tus cartas de mesa, sea cual sea su número.
    .up = «De abajo arriba»: encaja sobre cualquiera. La carta de abajo del montón pasa arriba.
    .down = Una carta boca abajo: nadie la conoce. Se juegan al final.
    .deck = Cartas por robar: tras tu turno, tu mano se completa hasta tres.
    .gone = Fuera del juego: tres seguidas retiran todo el montón.
    .pile = El montón: aquí juegas tus cartas. Sobre un montón vacío vale cualquiera.

## Teclas

keys =
    .choose = elegir tres cartas y ponerlas en la mesa
    .suggested = aceptar la sugerencia
    .low = elegir los números del 1 al 10; otra vez para una más
    .high = elegir los números del 11 al 16
    .karma = elegir «Regala el montón», «Cinco o menos», «Juega una carta de mesa», «De abajo arriba»
    .play = jugar las cartas elegidas
    .turn = destapar una carta boca abajo
    .pick-up = llevarse el montón
    .give = dar el montón a esa persona
    .nothing = no elegir ninguna

## El reto del día

daily-goal = Quédate sin cartas antes que el rival, en el menor número de turnos.
daily-turns = Turnos
daily-fewest = Mínimo de turnos
daily-other = Rival
    .hand = en la mano
    .up = boca arriba

## En la página de los retos del día

daily-about = Todas las cartas boca arriba: quédate sin cartas antes, en el menor número de turnos.
daily-reached =
    { $end ->
        [unsolved] El rival terminó antes; posible en { $best } turnos
       *[other]
            Sin cartas en { $points ->
                [one] { $points } turno
               *[other] { $points } turnos
            }; posible: { $best }
    }

## Introducir cartas de verdad

pad-numbers = Números
pad-karma = Cartas Karma
pad-empty = Montón vacío
