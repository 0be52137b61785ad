### Ce qu’on peut faire contre quelqu’un dans le salon : mettre en sourdine, signaler, retirer.

mute = Mettre en sourdine
    .about = Dans ce navigateur, tu ne verras plus ses messages ni ses réactions. Personne ne le saura.
muted = { $name } est en sourdine.
unmute = Retirer la sourdine
unmuted = { $name } n’est plus en sourdine.
block = Bloquer
    .about = Impossible d’entrer dans tes salons, de t’inviter ou de tomber sur toi. Ça s’annule dans ton profil.
blocked = Tu as bloqué { $name }.
report = Signaler
    .title = Signaler { $name }
    .why = Que se passe-t-il ?
    .words = Quelque chose à ajouter ? (facultatif)
    .about = L’équipe de ce serveur voit ton signalement, la partie et les derniers messages de cette personne.
    .send = Envoyer le signalement
    .done = Merci. Ce sera examiné.
reason =
    .words = Messages blessants
    .name = Nom blessant
    .cheating = Triche
    .spoiling = Partie gâchée exprès
    .other = Autre chose
remove = Exclure du salon
    .about = Il n’y a pas de retour possible dans ce salon.
