### What one can do about a person in the room: mute, report, remove.

mute = Mute
    .about = You won’t see this player’s messages and reactions in this browser. They won’t know.
muted = { $name } is muted.
unmute = Unmute
unmuted = { $name } is no longer muted.
block = Block
    .about = They can’t join your rooms or invite you, and you’ll never be paired. You can undo this in your profile.
blocked = { $name } is blocked.
report = Report
    .title = Report { $name }
    .why = What’s wrong?
    .words = Anything to add? (optional)
    .about = The operator of this server will see your report, the match and this player’s last messages.
    .send = Send report
    .done = Thanks. The operator will look at it.
reason =
    .words = Hurtful messages
    .name = Hurtful name
    .cheating = Cheating
    .spoiling = Spoiling the match on purpose
    .other = Something else
remove = Remove from the room
    .about = They can’t come back to this room.
