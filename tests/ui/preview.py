"""The preview as other programs show it; ``python -m tests.ui.preview`` writes it."""

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from hertta.server.pictures import SIZE, STATIC, preview
from tests.programs import find_chromium

PREVIEW: Path = STATIC / "preview.png"


def drawn(browser: Browser) -> bytes:
    """The preview as a PNG."""
    width, height = SIZE
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{preview()}")
    picture = page.screenshot()
    page.close()
    return picture


if __name__ == "__main__":
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=find_chromium()) as browser:
        PREVIEW.write_bytes(drawn(browser))
