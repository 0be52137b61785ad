"""A short name for a browser, from the header that it sends."""

_BROWSERS = (
    ("Firefox", ("Firefox/", "FxiOS/")),
    ("Edge", ("Edg/", "EdgA/", "EdgiOS/")),
    ("Opera", ("OPR/",)),
    ("Samsung Internet", ("SamsungBrowser/",)),
    ("Chrome", ("Chrome/", "CriOS/")),
    ("Safari", ("Safari/",)),
)
_SYSTEMS = (
    ("Android", ("Android",)),
    ("iPhone", ("iPhone",)),
    ("iPad", ("iPad",)),
    ("Windows", ("Windows",)),
    ("Chromebook", ("CrOS",)),
    ("Mac", ("Macintosh",)),
    ("Linux", ("Linux",)),
)


def device_name(agent: str) -> str:
    """Return names that people know, such as `Firefox, Android`; empty if there are none."""
    found = [_first(agent, _BROWSERS), _first(agent, _SYSTEMS)]
    return ", ".join(filter(None, found))


def _first(agent: str, known: tuple[tuple[str, tuple[str, ...]], ...]) -> str:
    return next((name for name, signs in known if any(sign in agent for sign in signs)), "")
