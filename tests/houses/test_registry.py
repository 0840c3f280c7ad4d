"""The file of registered tags."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.errors import ConfigError
from table.houses import Registry, load, save

uids = st.binary(min_size=4, max_size=10).map(bytes.hex)


@given(st.dictionaries(st.integers(1, 16), uids), st.frozensets(uids))
def test_what_is_saved_is_loaded(
    tmp_path_factory: pytest.TempPathFactory, houses: dict[int, str], cards: frozenset[str]
) -> None:
    file = tmp_path_factory.mktemp("tags") / "houses.toml"
    registry = Registry(houses, cards)
    save(registry, file)
    assert load(file) == registry
    assert [path.name for path in file.parent.iterdir()] == ["houses.toml"]


def test_no_file_is_an_empty_registry(tmp_path: Path) -> None:
    assert load(tmp_path / "none") == Registry()


@pytest.mark.parametrize("text", ["houses = 3", "[houses]\none = 'a1'\n", "nonsense", "more = 1"])
def test_a_spoilt_file_says_what_to_do(tmp_path: Path, text: str) -> None:
    file = tmp_path / "houses.toml"
    file.write_text(text)
    with pytest.raises(ConfigError, match="run 'burgomaster houses register'"):
        load(file)


def test_a_tag_belongs_to_one_thing() -> None:
    registry = Registry().register_house(1, "a1").register_card("c1")
    assert registry.known == {"a1", "c1"}
    assert registry.register_house(1, "a9").houses == {1: "a9"}
    with pytest.raises(ConfigError, match="already that of house 1"):
        registry.register_house(2, "a1")
    with pytest.raises(ConfigError, match="already in a card"):
        registry.register_house(2, "c1")
    with pytest.raises(ConfigError, match="already that of a house"):
        registry.register_card("a1")
