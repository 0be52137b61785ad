"""Simulates a day of a large site, second by second, with measured costs.

    python bench/day.py [PEOPLE] [--servers N] [--near SHARE]

PEOPLE are at tables at the busiest moment. `bench_cluster.py --save` measured the costs in bench/costs.json; the
assumptions about people are below, and are printed. In the busiest hour a server dies, and another one is
upgraded.
"""

import argparse
import math
import random
from typing import NamedTuple

from costs import Costs, read

DAY, HOUR = 86_400, 3600
STAY_SECONDS = 35 * 60
"""How long a person stays at a table."""
AT_A_TABLE = 2.5
ACT_EVERY = 4.0
"""Seconds between two acts at a table; SET is quicker, Five Crowns slower, and bots act too."""
QUIETEST = 0.15
"""The load at five in the morning, as a share of the peak."""
MOST_BUSY = 0.6
"""The highest load of a core that serves people: beyond it, waiting times grow quickly."""
COME_BACK = (0.3, 0.5)
"""Seconds within which a client first tries to reconnect."""
LEASE = 4.0
"""Seconds until the rooms of a dead server are claimed, at the latest."""
BYTES_A_SERVER = 2e9
BEAT = 0.4
"""Seconds between two heartbeats of servers."""


class Size(NamedTuple):
    """The number of machines of each kind."""

    servers: int
    postgres: int
    valkeys: int


class Hour(NamedTuple):
    """The busiest second of an hour."""

    people: int
    acts: float
    server: float
    """The load of a server's core."""
    postgres: float
    valkey: float
    commits: float


def _wave(hour: float) -> float:
    """The shape of a day: few people in the early morning, most in the evening."""
    slow = (1 - math.cos(2 * math.pi * (hour - 5) / 24)) / 2
    return 0.45 * slow + 0.55 * math.exp(-(((hour - 20.5) / 2.2) ** 2))


_HIGHEST = max(_wave(minute / 60) for minute in range(24 * 60))


def crowd(second: int, most: int) -> float:
    """Return how many people there are at a time of the day."""
    return most * (QUIETEST + (1 - QUIETEST) * _wave(second / HOUR) / _HIGHEST)


class Site:
    """The costs of a second, for a number of people."""

    def __init__(self, costs: Costs, near: float) -> None:
        self.costs, self.near = costs, near

    def server(self, people: float, acts: float, arrivals: float) -> float:
        """Return the CPU seconds of all servers together."""
        costs, near = self.costs, self.near
        act = near * costs.act + (1 - near) * costs.far_act
        person = near * costs.person_second + (1 - near) * costs.far_person_second
        return acts * act + people * person + arrivals * costs.arrival

    def commits(self, acts: float, servers: int) -> float:
        """Return commits per second: each server has one in progress, and what arrives meanwhile goes into the next.

        A commit of k entries takes a fixed time and a little for each entry.
        """
        costs, each = self.costs, acts / servers
        little = max(0.0, 1 / costs.postgres_entries - costs.commit / costs.entries_in_a_commit)
        takes = costs.commit / max(0.01, 1 - each * little)
        return servers * min(each, 1 / takes)

    def postgres(self, acts: float, servers: int) -> float:
        """Return Postgres's CPU seconds, interpolated between acts with their own commit and many acts in one."""
        costs = self.costs
        alone = max(0.0, costs.postgres_act - costs.postgres_act_together)
        return acts * costs.postgres_act_together + self.commits(acts, servers) * alone

    def valkey(self, people: float, acts: float, servers: int) -> float:
        """Return Valkey's CPU seconds, for acts that go over the bus and for heartbeats between peers."""
        tied = min(servers - 1, people * (1 - self.near) / servers)
        beats = servers * tied / BEAT
        return (acts * (1 - self.near) + beats / 2) * self.costs.valkey_act

    def size(self, people: int) -> Size:
        """Return the number of machines of each kind, none of them overloaded."""
        acts = people / AT_A_TABLE / ACT_EVERY
        arrivals = people / STAY_SECONDS
        work = self.server(people, acts, arrivals) / MOST_BUSY
        room = people * self.costs.memory / BYTES_A_SERVER
        servers = max(2, math.ceil(work), math.ceil(room)) if people > 2000 else 1
        return Size(
            servers,
            max(1, math.ceil(self.postgres(acts, servers) / MOST_BUSY / 16)),
            max(1, math.ceil(self.valkey(people, acts, servers) / MOST_BUSY)),
        )


def day(site: Site, most: int, size: Size, luck: random.Random) -> list[Hour]:
    """Simulate every second: arrivals, departures and acts; return the busiest second of each hour."""
    found: list[Hour] = []
    people = crowd(0, most)
    worst = Hour(0, 0, 0, 0, 0, 0)
    for second in range(DAY):
        leaving = _poisson(luck, people / STAY_SECONDS)
        arriving = max(0, round(crowd(second + 1, most) - people + leaving + luck.gauss(0, math.sqrt(people + 1) / 60)))
        people = max(0.0, people + arriving - leaving)
        acts = float(_poisson(luck, people / AT_A_TABLE / ACT_EVERY))
        now = Hour(
            round(people),
            acts,
            site.server(people, acts, arriving) / size.servers,
            site.postgres(acts, size.servers) / size.postgres / 16,
            site.valkey(people, acts, size.servers) / size.valkeys,
            site.commits(acts, size.servers) / size.postgres,
        )
        worst = max(worst, now, key=lambda hour: hour.server)
        if second % HOUR == HOUR - 1:
            found.append(worst)
            worst = Hour(0, 0, 0, 0, 0, 0)
    return found


def _poisson(luck: random.Random, mean: float) -> int:
    """Approximate by the normal distribution, which is good enough for large means."""
    if mean < 30:
        limit, count, product = math.exp(-mean), 0, luck.random()
        while product > limit:
            count += 1
            product *= luck.random()
        return count
    return max(0, round(luck.gauss(mean, math.sqrt(mean))))


def waiting(
    site: Site, people: float, size: Size, luck: random.Random, storm: float = 0.0
) -> tuple[float, float, float]:
    """Simulate one server for a minute: how long an act waits for the core (median, p99).

    After everyone has reconnected at once, also how long it takes until waits are below a tenth of a second.
    """
    share = people / size.servers
    idle = site.server(share, 0, 0)
    act = site.near * site.costs.act + (1 - site.near) * site.costs.far_act
    events: list[tuple[float, float, bool]] = []
    for rate, cost, is_act in (
        (share / AT_A_TABLE / ACT_EVERY, act, True),
        (share / STAY_SECONDS, site.costs.arrival, False),
        (200.0, idle / 200.0, False),
    ):
        moment = 0.0
        while rate and (moment := moment + luck.expovariate(rate)) < 60:
            events.append((moment, cost, is_act))
    events += [(10.2 + luck.uniform(*COME_BACK), site.costs.arrival / 2, False) for _ in range(round(storm))]
    free, waits, calm = 0.0, list[float](), 10.0
    for moment, cost, is_act in sorted(events):
        begins = max(free, moment)
        free = begins + cost
        if is_act:
            waits.append(begins - moment)
        if moment > 10 and begins - moment > 0.1:
            calm = moment
    waits.sort()
    return waits[len(waits) // 2], waits[int(len(waits) * 0.99)], calm - 10


def pause_of_a_death(site: Site, people: float, size: Size, luck: random.Random) -> tuple[float, float]:
    """Return how long (p50, p99) the people of a dead server wait at the others until its lease has expired."""
    left = size._replace(servers=size.servers - 1)
    _, _, calm = waiting(site, people, left, luck, people / size.servers / left.servers)
    waits = sorted(
        max(luck.uniform(*COME_BACK), luck.uniform(LEASE - 0.7, LEASE)) + calm * luck.random() for _ in range(2000)
    )
    return waits[1000], waits[1980]


def main() -> None:
    options = argparse.ArgumentParser(description="A day of a large site.")
    options.add_argument("people", type=int, nargs="?", default=1_000_000)
    options.add_argument("--servers", type=int)
    options.add_argument("--near", type=float, default=0.9, help="share of people connected to their room's owner")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    costs = read()
    site, luck = Site(costs, given.near), random.Random(given.seed)
    size = site.size(given.people)
    if given.servers:
        size = size._replace(servers=given.servers)
    print(
        f"{given.people:,} people at the busiest moment, {AT_A_TABLE} at a table, an act there every {ACT_EVERY:.0f} s,"
    )
    print(f"{STAY_SECONDS // 60} minutes each; {given.near:.0%} of them are connected to the owner of their room.")
    print(f"{size.servers} servers (a core each), {size.postgres} Postgres of 16 cores, {size.valkeys} Valkey.")
    hours = day(site, given.people, size, luck)
    print("hour  people     acts/s  server  Postgres  Valkey  commits/s of a Postgres")
    for number, hour in enumerate(hours):
        print(
            f"{number:>4}  {hour.people:>9,} {hour.acts:>8,.0f}  {hour.server:>6.0%}  {hour.postgres:>8.0%}"
            f"  {hour.valkey:>6.0%}  {hour.commits:>8,.0f}"
        )
    busiest = max(hours, key=lambda hour: hour.people)
    half, most, _ = waiting(site, busiest.people, size, luck)
    entries = sum(hour.acts for hour in hours) * HOUR
    print(f"an act waits for the core {half * 1000:.1f} ms (p50), {most * 1000:.1f} ms (p99) in the busiest hour")
    print(f"entries in a day: {entries / 1e6:,.0f} million, {entries * costs.entry_bytes / 1e9:,.0f} GB in Postgres")
    if size.servers > 1:
        half, most = pause_of_a_death(site, busiest.people, size, luck)
        print(f"a server dies: {busiest.people // size.servers:,} people wait {half:.1f} s (p50), {most:.1f} s (p99)")
        _, _, calm = waiting(site, busiest.people, size, luck, busiest.people / size.servers / (size.servers - 1))
        print(f"a server is upgraded: its people are back after {COME_BACK[1] + 0.2 + calm:.1f} s at the latest")


if __name__ == "__main__":
    main()
