"""Plays a game from a separate folder once at random, and prints the playthrough.

Run it as a script: `python playing.py FOLDER SLUG`, with the checkout's `src` on the path.
"""

import sys
from importlib import import_module

from fivefold.core.playthrough import make
from fivefold.core.speech import Reader
from fivefold.core.words import Message

if __name__ == "__main__":
    folder, slug = sys.argv[1:]
    import_module("fivefold.games").__path__.append(folder)
    played = make(slug, seats=2, seed=1, about=Reader().say(Message("scaffold.playthrough")), most=100, options={})
    sys.stdout.buffer.write(played.run().encode())
