### One's profile: the name, ways to come back, and devices.

title = Profil
back = Garder tes parties
    .about = Ton nom et tes parties ne sont que dans ce navigateur. Avec une clé d’accès ou un code de secours, tu les auras sur tous tes appareils.
    .kept = Tu peux te connecter sur n’importe quel appareil.
passkey = Clé d’accès
    .add = Créer une clé d’accès
    .done = Clé d’accès créée
    .none = Les clés d’accès demandent une adresse sécurisée (https). Un code de secours marche partout.
made = Création : { $day }
remove = Supprimer
recovery =
    .get = Obtenir un code de secours
    .again = Obtenir un nouveau code de secours
    .made = Tu as un code de secours du { $day }.
    .about = Note-le ou imprime-le : nous ne le montrons qu’une fois. Un nouveau code remplace celui-ci.
    .copy = Copier le code
    .print = Imprimer
devices = Tes appareils
    .this = Cet appareil
    .seen = Vu pour la dernière fois le { $day }
    .unnamed = Un navigateur
    .out = Déconnecter
    .out-others = Déconnecter tous les autres
    .done = Déconnexion effectuée
    .add = Ajouter un appareil
before = Tu as déjà joué ici ?
    .about = Retrouve ton profil d’un autre appareil.
    .merge = Emporter mes parties de ce navigateur
    .passkey = Se connecter avec une clé d’accès
    .code = Code de secours
    .sign-in = Se connecter
    .done = Te revoilà, { $name } !
    .done-unnamed = Te revoilà !
vacation = Vacances
    .about = Dans les parties avec des jours par tour, ton horloge s’arrête pendant ton absence. Tu peux jouer quand même.
    .days = Jours
    .begin = Commencer les vacances
    .end = Terminer les vacances
    .until = Tu es en vacances jusqu’au { $day }.
    .left =
        { $days ->
            [one] Il te reste { $days } jour cette année.
           *[other] Il te reste { $days } jours cette année.
        }
push = Notifications
    .about = Nous te prévenons quand c’est ton tour dans une partie avec des jours par tour, même navigateur fermé.
    .none = Les notifications demandent une adresse sécurisée (https) et un navigateur qui les permet.
    .begin = Activer les notifications
    .begin-here = Activer aussi dans ce navigateur
    .end = Désactiver les notifications
    .denied = Ton navigateur n’autorise pas les notifications de cette page.
    .quiet-from = Silence de
    .quiet-until = à
friends = Tes partenaires de jeu
    .none = Quand tu termines une partie avec d’autres, tu les retrouves ici.
    .here = Ici en ce moment
    .last = Dernière partie : { $day }
    .blocked = Accès à tes salons et invitations bloqués
    .invite = Inviter
    .invited = Invitation envoyée
    .block = Bloquer
    .unblock = Débloquer
    .more = { $people } de plus
    .shows = Montrer quand je suis là
tournaments = Tournois
clubs = Tes clubs
