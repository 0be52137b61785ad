from .tables import f


def test_x() -> None:
    assert f() == 1
