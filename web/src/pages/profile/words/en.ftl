### One's profile: the name, ways to come back, and devices.

title = Profile
back = Keep your matches
    .about = Your name and matches are only in this browser. With a passkey or a recovery code, you can use them on every device.
    .kept = You can sign in on any device.
passkey = Passkey
    .add = Create a passkey
    .done = Passkey created
    .none = Passkeys need a secure address (https). A recovery code works everywhere.
made = Created { $day }
remove = Remove
recovery =
    .get = Get a recovery code
    .again = Get a new recovery code
    .made = You have a recovery code from { $day }.
    .about = Write it down or print it: we show it only once. A new code replaces this one.
    .copy = Copy code
    .print = Print
devices = Your devices
    .this = This device
    .seen = Last seen { $day }
    .unnamed = A browser
    .out = Sign out
    .out-others = Sign out everywhere else
    .done = Signed out
    .add = Add a device
before = Played here before?
    .about = Sign in with your profile from another device.
    .merge = Bring along my matches from this browser
    .passkey = Sign in with a passkey
    .code = Recovery code
    .sign-in = Sign in
    .done = Welcome back, { $name }!
    .done-unnamed = Welcome back!
vacation = Vacation
    .about = In matches with days per turn, your clock stops while you’re away. You can still play.
    .days = Days
    .begin = Start vacation
    .end = End vacation
    .until = You’re on vacation until { $day }.
    .left =
        { $days ->
            [one] You have one day left this year.
           *[other] You have { $days } days left this year.
        }
push = Notifications
    .about = We’ll tell you when it’s your turn in a match with days per turn, even if the browser is closed.
    .none = Notifications need a secure address (https) and a browser that supports them.
    .begin = Turn on notifications
    .begin-here = Turn on in this browser, too
    .end = Turn off notifications
    .denied = Your browser doesn’t allow notifications from this page.
    .quiet-from = Quiet from
    .quiet-until = until
friends = People you’ve played with
    .none = When you finish a match with others, you’ll find them here.
    .here = Here now
    .last = Last match: { $day }
    .blocked = Blocked: can’t join your rooms or invite you
    .invite = Invite
    .invited = Invitation sent
    .block = Block
    .unblock = Unblock
    .more = { $people } more
    .shows = Let them see when I’m here
tournaments = Tournaments
clubs = Clubs
