### Les palmarès d’un jeu.

title = Palmarès
among = Qui est affiché
    .known = Les gens que je connais
    .all = Tout le monde
month = Les meilleurs du mois
    .before = Mois précédent
    .after = Mois suivant
    .about = Avec cinq parties classées dans le mois, par classement.
day = Énigme du jour
    .about = Premiers essais, par résultat puis par temps. La même pour tout le monde.
nobody = Personne pour l’instant.
matches = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
join = On n’y voit que les gens qui le veulent. Choisis dans ton profil.
me = Toi
