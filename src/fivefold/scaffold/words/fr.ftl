### Ce qui se dit quand on crée un jeu.

bad-name = « { $name } » n’est pas un nom de jeu : écris des mots faits de lettres de a à z et de chiffres.
    .digit = Le nom d’un jeu commence par une lettre, ce que « { $name } » ne fait pas.
    .long = « { $name } » est trop long pour un nom ; { $most } lettres suffisent.
    .short = « { $name } » est trop court pour un nom ; il faut deux lettres.
    .python = « { $name } » a un sens en Python et ne peut donc pas être le nom d’un jeu.
    .prefix = Tous les préfixes que « { $name } » pourrait avoir dans ses règles sont pris par d’autres jeux.
    .used = { $name } désigne autre chose dans chaque jeu ; choisis un autre nom.
not-a-checkout = { $path } n’est pas une copie de travail de Fivefold : il y manque { $games }.
name-taken = Il y a déjà un jeu appelé { $game }.
not-playable = Un nouveau jeu ne peut pas se jouer dans { $path } ({ $why }) ; aucun n’est donc créé.
# La première ligne de sa partie témoin.
playthrough = Deux joueurs jouent au hasard.
