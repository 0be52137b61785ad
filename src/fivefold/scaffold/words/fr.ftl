### Ce qui se dit quand on crée un jeu.

bad-name = « { $name } » n’est pas un nom de jeu valable. Écris des mots faits de lettres de a à z et de chiffres.
    .digit = « { $name } » n’est pas un nom de jeu valable : il doit commencer par une lettre.
    .long = « { $name } » est trop long. Écris au plus { $most } lettres.
    .short = « { $name } » est trop court. Écris au moins deux lettres.
    .python = « { $name } » est un mot de Python : un jeu ne peut pas s’appeler ainsi.
    .prefix = D’autres jeux utilisent déjà tous les préfixes de règles possibles pour « { $name } ».
    .used = Chaque jeu a déjà quelque chose qui s’appelle { $name }. Choisis un autre nom.
not-a-checkout = { $path } n’est pas une copie de travail de Fivefold : il y manque { $games }.
name-taken = Un jeu appelé { $game } existe déjà.
not-playable = Un nouveau jeu ne peut pas se jouer dans { $path } ({ $why }) : rien n’a été écrit.
# La première ligne de sa partie témoin.
playthrough = Deux joueurs jouent au hasard.
