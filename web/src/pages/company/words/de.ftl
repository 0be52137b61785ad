### Was man gegen jemanden im Raum tun kann: stummschalten, melden, entfernen.

mute = Stummschalten
    .about = In diesem Browser siehst du Nachrichten und Reaktionen dieser Person nicht mehr. Sie erfährt es nicht.
muted = { $name } ist stumm.
unmute = Nicht mehr stummschalten
unmuted = { $name } ist nicht mehr stumm.
block = Blockieren
    .about = Kein Zutritt zu deinen Räumen, keine Einladungen, und „Partie suchen“ bringt euch nie zusammen. Im Profil kannst du es zurücknehmen.
blocked = { $name } ist blockiert.
report = Melden
    .title = { $name } melden
    .why = Was stimmt nicht?
    .words = Möchtest du etwas ergänzen? (freiwillig)
    .about = Wer diesen Server betreibt, sieht deine Meldung, die Partie und die letzten Nachrichten dieser Person.
    .send = Meldung senden
    .done = Danke. Die Meldung wird angesehen.
reason =
    .words = Verletzende Nachrichten
    .name = Verletzender Name
    .cheating = Betrug
    .spoiling = Partie absichtlich verdorben
    .other = Etwas anderes
remove = Aus dem Raum entfernen
    .about = Danach gibt es kein Zurück in diesen Raum.
