### Ce que dit le client quand tout est sur cet appareil.

kept = Sur cet appareil
    .safe = Fivefold occupe { $size } ici. Ton navigateur garde tes parties jusqu’à ce que tu les supprimes.
    .unsafe = Fivefold occupe { $size } ici. Si l’espace manque, ton navigateur peut supprimer tes parties. Exporte-les de temps en temps.
export = Tout exporter
import = Importer
    .really = Tout remplacer ici ?
    .about = Tes parties et tes réglages sur cet appareil sont remplacés par ceux du fichier.
    .yes = Tout remplacer
    .bad = Ce fichier n’est pas un export de Fivefold.
delete = Tout supprimer
    .really = Tout supprimer ?
    .about = Tes parties, tes résultats et ta progression sur cet appareil sont supprimés. C’est définitif.
    .yes = Tout supprimer
cancel = Annuler
