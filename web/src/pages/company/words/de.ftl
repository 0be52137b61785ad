### Was man gegen jemanden im Raum tun kann: stummschalten, melden, entfernen.

mute = Stummschalten
    .about = In diesem Browser siehst du von hier keine Nachrichten und Reaktionen mehr. Das erfährt niemand.
muted = { $name } ist stumm.
unmute = Wieder hören
unmuted = Du hörst { $name } wieder.
block = Blockieren
    .about = Kein Zutritt zu deinen Räumen, keine Einladungen, und „Partie suchen“ bringt euch nie zusammen. Im Profil kannst du es zurücknehmen.
blocked = { $name } ist blockiert.
report = Melden
    .title = { $name } melden
    .why = Was stimmt nicht?
    .words = Möchtest du etwas ergänzen? (freiwillig)
    .about = Wer diesen Server betreibt, sieht deine Meldung, die Partie und die letzten Nachrichten von dieser Person.
    .send = Meldung senden
    .done = Danke. Die Meldung wird angesehen.
reason =
    .words = Verletzende Nachrichten
    .name = Verletzender Name
    .cheating = Betrug
    .spoiling = Absichtlich das Spiel verdorben
    .other = Etwas anderes
remove = Aus dem Raum entfernen
    .about = Danach gibt es kein Zurück in diesen Raum.
