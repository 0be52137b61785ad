"""The versioned names of games in the interfaces for learners, such as `fivefold/karma-v1`."""

from fivefold.core.encoding import AnyEncoding


def versioned(slug: str, encoding: AnyEncoding) -> str:
    """Return a name that changes with the action ids and the vector."""
    return f"fivefold/{slug}-v{encoding.version}"
