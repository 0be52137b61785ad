"""Runs `fivefold` with a wrong time of day: the first argument is by how many seconds."""

import sys
import time

if __name__ == "__main__":
    off = float(sys.argv.pop(1))
    day, day_ns = time.time, time.time_ns
    time.time, time.time_ns = lambda: day() + off, lambda: day_ns() + int(off * 1e9)
    from fivefold.cli import main

    main()
