"""The file of registered tags."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from table.errors import ConfigError, DeviceError
from table.houses import Registry, load, save

uids = st.binary(min_size=4, max_size=10).map(bytes.hex)


decks = st.dictionaries(
    st.sampled_from(["tabula-hu", "tabula-it"]), st.dictionaries(uids, st.integers(100, 999))
)


@given(st.dictionaries(st.integers(1, 16), uids), st.frozensets(uids), decks)
def test_what_is_saved_is_loaded(
    tmp_path_factory: pytest.TempPathFactory,
    houses: dict[int, str],
    cards: frozenset[str],
    decks: dict[str, dict[str, int]],
) -> None:
    file = tmp_path_factory.mktemp("tags") / "houses.toml"
    registry = Registry(houses, cards, decks)
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


def test_a_file_from_before_there_were_codes_is_read(tmp_path: Path) -> None:
    file = tmp_path / "houses.toml"
    file.write_text('cards = ["c1", "c2"]\n\n[houses]\n1 = "a1"\n')
    registry = load(file)
    assert registry == Registry({1: "a1"}, frozenset({"c1", "c2"}))
    assert registry.codes("tabula-hu") == {}


def test_each_card_of_a_deck_has_its_own_tag() -> None:
    registry = Registry().register_house(1, "a1").register_card("c1")
    registry = registry.register_code("tabula-hu", "d1", 123).register_code("tabula-it", "d2", 123)
    assert registry.codes("tabula-hu") == {"d1": 123}
    assert registry.houses == {1: "a1"}
    with pytest.raises(ConfigError, match="already that of a house"):
        registry.register_code("tabula-hu", "a1", 234)
    with pytest.raises(ConfigError, match="already in a card of another game"):
        registry.register_code("tabula-hu", "c1", 234)
    with pytest.raises(ConfigError, match="already in the card with code 123"):
        registry.register_code("tabula-hu", "d2", 234)
    with pytest.raises(ConfigError, match="code 123 has its tag already"):
        registry.register_code("tabula-hu", "d3", 123)
    with pytest.raises(ConfigError, match="already in a card"):
        registry.register_house(2, "d1")
    with pytest.raises(ConfigError, match="already in a card of another game"):
        registry.register_card("d1")
    again = registry.forget_deck("tabula-hu").register_code("tabula-hu", "d3", 123)
    assert again.decks == {"tabula-hu": {"d3": 123}, "tabula-it": {"d2": 123}}


def test_a_file_that_cannot_be_read_or_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DeviceError, match="cannot be read"):
        load(tmp_path)
    with pytest.raises(DeviceError, match="cannot be written"):
        save(Registry(), tmp_path / "file" / "houses.toml")
