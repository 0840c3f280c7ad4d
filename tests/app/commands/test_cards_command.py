"""What `burgomaster cards` writes, in the reader's language from the title on."""

from __future__ import annotations

from pathlib import Path

import pypdfium2 as pdfium
import pytest
from tongues import TRANSLATED

from table.app import titles
from table.app.main import parser
from table.app.words import words


@pytest.mark.parametrize("lang", ["en", *TRANSLATED])
def test_the_title_and_the_foot_of_a_sheet_are_in_its_language(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path / "cards.pdf"
    args = parser().parse_args(["cards", "--lang", lang, "--output", str(made)])
    assert args.run(args) == 0
    assert capsys.readouterr().out.count(str(made)) == 1
    document = pdfium.PdfDocument(made)
    title = titles.title("tabula-hu", words(lang))
    assert document.get_metadata_value("Title") == title
    assert f"{title} · 1/" in document[0].get_textpage().get_text_range()
