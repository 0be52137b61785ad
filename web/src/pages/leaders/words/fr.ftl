### Les palmarès d’un jeu.

title = Palmarès
among = Qui est affiché
    .known = Les gens que je connais
    .all = Tout le monde
month = En tête du mois
    .before = Mois précédent
    .after = Mois suivant
    .about = À partir de cinq parties classées dans le mois.
day = Énigme du jour
    .about = Premiers essais, par résultat puis par temps. La même pour tout le monde.
nobody = Personne pour l’instant.
matches = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
join = Seules les personnes qui le veulent apparaissent ici. Choisis dans ton profil.
me = Toi
