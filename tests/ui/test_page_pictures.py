"""Icon and preview: what is committed is what the code makes, of the shapes that are on the cards."""

import base64
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from hertta.server.pictures import SIZE, icon, pictures, preview
from hertta.ui import scene as ui
from tests.ui.preview import PREVIEW, drawn

PIXELS = """async ([png, places]) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    return [[picture.width, picture.height], ...places.map(([x, y]) => [...canvas.getImageData(x, y, 1, 1).data])];
}"""
PLACES = {"felt": (20, 20), "paper": (1180, 20), "heart": (120, 220), "spade": (258, 290), "card": (240, 420)}


@pytest.mark.parametrize("path", pictures(), ids=lambda path: path.name)
def test_a_picture_is_what_its_code_makes(path: Path) -> None:
    """The committed SVG is made anew, byte for byte."""
    assert path.read_text("utf-8") == pictures()[path]


@pytest.mark.parametrize("made", [icon(), preview()], ids=["icon", "preview"])
def test_a_picture_shows_the_heart_of_the_cards(made: str) -> None:
    """The heart is the one that the table draws, and nothing is asked of the outside."""
    table = (Path(ui.__file__).parent / "static" / "table.js").read_text("utf-8")
    heart = next(line for line in table.splitlines() if line.startswith("  H: "))
    assert heart.split('"')[1] in made
    assert made.count("http") == made.count("http://www.w3.org/2000/svg") == 1


@pytest.mark.needs_chromium
def test_the_preview_is_what_its_code_draws(chromium: Browser) -> None:
    """The committed PNG has the size, the weight and the colours of one that is drawn now."""
    page = chromium.new_page()
    looks = [
        page.evaluate(PIXELS, [base64.b64encode(picture).decode(), list(PLACES.values())])
        for picture in (PREVIEW.read_bytes(), drawn(chromium))
    ]
    page.close()
    assert looks[0] == looks[1]
    assert looks[0][0] == list(SIZE)
    assert dict(zip(PLACES, looks[0][1:], strict=True)) == {
        "felt": [0xE6, 0xEC, 0xE6, 255],
        "paper": [0xF6, 0xF3, 0xEC, 255],
        "heart": [0xC0, 0x27, 0x2D, 255],
        "spade": [0x1D, 0x2A, 0x33, 255],
        "card": [0xFF, 0xFE, 0xFB, 255],
    }
    assert PREVIEW.stat().st_size < 60_000
