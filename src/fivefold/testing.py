"""For those who make games: the laws, and playthroughs that show every change in behaviour."""

from fivefold.core.laws import LawBroken, Report, check
from fivefold.core.playthrough import Playthrough, refresh

__all__ = ["LawBroken", "Playthrough", "Report", "check", "refresh"]
