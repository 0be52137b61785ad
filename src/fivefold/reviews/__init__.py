"""Reviews of finished matches: each decision compared with the best one, and its cost."""

from fivefold.reviews.model import Curve, Decision, KeyMoment, Player, Point, Review
from fivefold.reviews.retrying import Tried, retry
from fivefold.reviews.reviewer import (
    EachMove,
    Reviewer,
    Reviewing,
    ReviewMoment,
    ReviewStep,
    Verdict,
    numeral,
    reviewing_of,
)
from fivefold.reviews.reviewing import review

__all__ = [
    "Curve",
    "Decision",
    "EachMove",
    "KeyMoment",
    "Player",
    "Point",
    "Review",
    "ReviewMoment",
    "ReviewStep",
    "Reviewer",
    "Reviewing",
    "Tried",
    "Verdict",
    "numeral",
    "retry",
    "review",
    "reviewing_of",
]
