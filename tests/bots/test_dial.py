"""The dial: names, numbers and characters are bots; between two strengths a bot is now the one and now the other."""

from itertools import pairwise
from typing import Any, NamedTuple

import pytest

import fivefold as ff
from fivefold.bots import (
    CHARACTERS,
    LEVELS,
    BotProfile,
    Glimpse,
    Manner,
    Thought,
    between,
    blend,
    dial_of,
    find_bot,
    is_bot,
    levels,
    make_bots,
    profile_of,
)
from fivefold.core.chance import Chance, seed_bytes
from fivefold.core.errors import BadOption

DIALS = {slug: game for slug, game in ff.games().items() if dial_of(game)}
FEW: dict[str, Any] = {
    "five-crowns": {"hands": 2},
    "scramble-set": {"rounds": 1},
    "set": {"deck": "easy"},
}


class Figures(NamedTuple):
    """Some figures."""

    times: tuple[int, int]
    share: float


class Says:
    """A bot whose every move is one word."""

    def __init__(self, word: str, after: int = 1000) -> None:
        self.word, self.after = word, after

    def think(self, glimpse: Glimpse[Any, Any]) -> Thought[Any] | None:
        return Thought(self.word, self.after)


def glimpse(acts: int, seed: int = 1) -> Glimpse[Any, Any]:
    table = ff.Table("karma", 2, seed=1)
    return Glimpse(table.game, table.view(0), 0, Chance(seed_bytes(seed)), acts)


def message(bot: Any, acts: int) -> str:
    thought = bot.think(glimpse(acts))
    assert thought is not None
    return str(thought.move)


def test_the_four_levels_are_names_on_the_dial() -> None:
    assert [profile_of(level) for level in LEVELS] == [
        BotProfile(0.0),
        BotProfile(1.0),
        BotProfile(2.0),
        BotProfile(3.0),
    ]
    assert profile_of("1.4") == BotProfile(1.4)
    assert (
        profile_of("random")
        is profile_of("nobody")
        is profile_of("-1")
        is profile_of("1.234")
        is profile_of("nan")
        is None
    )


def test_a_bot_is_asked_for_by_number_character_or_level() -> None:
    game = ff.games()["set"]
    assert [repr(bot) for bot in make_bots(game, ["2", "2.0", "hard"])] == [repr(levels(game)["hard"])] * 3
    assert len({repr(bot) for bot in make_bots(game, ["1.4", "otter", "expert", "random"])}) == 4
    for name in ("4.1", "9", "wombat", "", "Otter"):
        with pytest.raises(BadOption, match=r"has no bot .*0\.0–4\.0.*otter"):
            make_bots(game, [name])


@pytest.mark.parametrize("game", DIALS.values(), ids=DIALS)
def test_every_game_has_every_strength_up_to_its_top_and_all_characters(game: Any) -> None:
    dial = dial_of(game)
    assert dial is not None
    assert 3.0 <= dial.top <= 4.0
    assert is_bot(game, f"{dial.top:.1f}")
    assert not is_bot(game, f"{dial.top + 0.1:.1f}")
    assert all(is_bot(game, name) for name in CHARACTERS)


def test_figures_between_two_strengths_are_found_by_ratio_and_evenly() -> None:
    steps = (Figures((1000, 400), 0.5), Figures((4000, 400), 0.1), Figures((4000, 100), 0.0))
    assert between(steps, 0.0) is steps[0]
    assert between(steps, 0.5).times == (2000, 400)
    assert between(steps, 0.5).share == pytest.approx(0.3)
    assert between(steps, 1.5).times == (4000, 200)
    assert between(steps, 2.0) is steps[2]


def test_a_blend_decides_like_the_stronger_as_often_as_it_is_near() -> None:
    bots = [Says("weak"), Says("strong"), Says("best")]
    for strength, words in ((0.25, ("weak", "strong")), (1.75, ("strong", "best"))):
        bot = blend(bots, BotProfile(strength))
        told = [message(bot, acts) for acts in range(2000)]
        assert set(told) == set(words)
        assert told.count(words[1]) / 2000 == pytest.approx(strength % 1, abs=0.04)
        assert told == [message(bot, acts) for acts in range(2000)], "the same question has the same answer"
    assert blend(bots, BotProfile(1.0)) is bots[1]


def test_a_blend_stays_the_same_for_as_long_as_a_decision_takes() -> None:
    bot = blend([Says("weak"), Says("strong")], BotProfile(0.5), lambda seen: seen.acts // 10)
    told = [message(bot, acts) for acts in range(400)]
    assert set(told) == {"weak", "strong"}
    assert all(one == other for acts, (one, other) in enumerate(pairwise(told), 1) if acts % 10)


def test_haste_decides_sooner_and_patience_later() -> None:
    times = [
        blend([Says("weak")], BotProfile(0.0, Manner(haste=haste))).think(glimpse(1)) for haste in (-1.0, 0.0, 0.5, 1.0)
    ]
    assert [thought and thought.after for thought in times] == [1400, 1000, 800, 600]


@pytest.mark.parametrize("slug", DIALS)
def test_the_same_seed_gives_the_same_play_and_another_strength_another(slug: str) -> None:
    few: Any = FEW.get(slug, {})
    names = ["1.5"] * max(1, DIALS[slug].players.least)
    one, again = (ff.simulate(slug, names, seed=4, records=True, **few).matches[0].record for _ in range(2))
    assert one == again
    other = ff.simulate(slug, ["1.7", *names[1:]], seed=4, records=True, **few).matches[0].record
    assert one.splitlines()[2:] != other.splitlines()[2:]


def test_a_bot_found_anew_thinks_the_same() -> None:
    table = ff.Table("karma", 2, seed=3)
    for name in ("2.5", "fox", "4.0"):
        thoughts = [
            find_bot(type(table.game), name).think(Glimpse(table.game, table.view(0), 0, Chance(seed_bytes(2)), 1))
            for _ in range(2)
        ]
        assert thoughts[0] == thoughts[1]
