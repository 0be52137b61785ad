### Ce que dit la ligne de commande.

game = { $game }, { $players } ; bots : { $bots }
stopped = Arrêté.
record-is = L’enregistrement est dans { $path }.
records-are = { $records } enregistrements sont dans { $path }.
which = Fivefold. À quoi veux-tu jouer ?
    .how = Un numéro ou un nom ; Entrée pour rien.
playing = Parties en cours
standings = { $game }, { $matches } parties
    .bot = bot
    .wins = victoires
    .share = part
    .interval = intervalle à 95 %
    .score = score moyen
average = En moyenne { $acts } coups et { $seconds } secondes de jeu par partie.
verified = Exact : { $acts } coups et { $events } événements découlent des règles et de la graine promise.
laws = { $game } : { $matches } parties, { $acts } coups
    .law = loi
    .tested = vérifiée
may =
    { $who ->
        [you] Tu peux
       *[other] { $who } peut
    } : { $moves }
    .more =
        { $who ->
            [you] Tu peux
           *[other] { $who } peut
        } : { $moves } et { $more } autres
    .wait =
        { $who ->
            [you] Tu attends.
           *[other] { $who } attend.
        }
next = La suite : docs/adding-a-game.md.
exists = { $path } existe déjà ; `fivefold playthrough refresh` le rejoue.
changed = { $path } a changé.
many-people = Plusieurs personnes s’appellent { $name } : { $ids }. Donne l’un des identifiants.
no-such-person = Personne ne s’appelle { $name }, et ce n’est pas un identifiant.
contended = La base de données a sans cesse été modifiée par d’autres ; réessaie.
copied = { $path } est une copie complète de { $bytes } octets.
doctor = schéma { $schema } ; { $rooms } salons ; { $matches } parties avec { $entries } entrées : { $verified } vérifiées, { $going-on } en cours, { $unchecked } impossibles à juger ici.
    .well = Tout va bien.
    .wrong =
        { $troubles ->
            [one] { $troubles } chose ne va pas.
           *[other] { $troubles } choses ne vont pas.
        }
exported = { $path } contient person.json et { $records } enregistrements.
forget = Oublier { $name } ({ $id }) ? C’est irréversible.
    .done = Oublié.
    .nothing = Rien n’était conservé sur cette personne.
keys = Il y a une nouvelle clé ; l’ancienne s’éteint avec ses cookies.
    .forgotten = Les anciennes clés ont disparu.
