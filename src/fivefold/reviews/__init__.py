"""Looking back at a match: each decision beside the best one there was, and what it cost."""

from fivefold.reviews.model import Curve, Decision, Lesson, Player, Point, Review
from fivefold.reviews.reviewer import EachMove, Moment, Reviewer, Reviewing, Step, Verdict, numeral, reviewing_of
from fivefold.reviews.reviewing import review

__all__ = [
    "Curve",
    "Decision",
    "EachMove",
    "Lesson",
    "Moment",
    "Player",
    "Point",
    "Review",
    "Reviewer",
    "Reviewing",
    "Step",
    "Verdict",
    "numeral",
    "review",
    "reviewing_of",
]
