"""Prints the story of one world: PYTHONPATH=src:tests python tests/rooms/story.py SEED [STEPS]."""

import sys

from rooms.world import World


def main() -> None:
    seed, steps = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 250
    world = World(seed)
    try:
        world.run(steps)
    finally:
        print("\n".join(world.story))  # noqa: T201


if __name__ == "__main__":
    main()
