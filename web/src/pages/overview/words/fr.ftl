### La page d’un jeu.

players = { $least } à { $most } joueurs
bots = Jouer contre des bots
friends = Jouer entre amis
table = Préparer une table
learn-on = Continuer la leçon
learn-again = Refaire la leçon
more = Autres façons de jouer
daily = Énigme du jour
    .about = La même pour tout le monde, une nouvelle chaque jour.
    .done = Terminée pour aujourd’hui.
practice = Entraînement
    .about = Des questions rapides, de plus en plus difficiles.
solitaire = Solitaire
    .about = Le même jeu, en solo.
solitaire-learn = Apprendre le solitaire
rules = Règles
    .about = Tout au même endroit, avec des images.
results = Tes résultats
    .all = Toutes tes parties
score = Tu joues avec de vraies cartes ?
    .about = Note les points sur ton téléphone
leaders = Palmarès
    .about = Le haut du classement, du mois et de l’énigme du jour.
