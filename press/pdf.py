"""The book on paper: Chromium prints all chapters as one PDF, with bookmarks, links, and page numbers in its table of
contents.
"""

from pathlib import Path

from pypdf import PdfReader

from support.chromium import arguments

FOOT = (
    "<div style=\"width: 100%; font: 8pt Georgia, 'DejaVu Serif', serif; color: #666; text-align: center\">"
    '<span class="pageNumber"></span></div>'
)
SIZE = {"format": "A4", "margin": {"top": "20mm", "bottom": "20mm", "left": "18mm", "right": "18mm"}}


def page_numbers(path: Path) -> dict[str, int]:
    """Anchor → page, counted from 1, of everything that a link in the document leads to."""
    reader = PdfReader(path)
    numbers = {}
    for name, destination in reader.named_destinations.items():
        number = reader.get_destination_page_number(destination)
        if number is not None and number >= 0:
            numbers[name.removeprefix("/")] = number + 1
    return numbers


def print_book(chromium: str, document: Path, write, target: Path) -> int:
    """Prints `document` twice: page numbers are known when it was printed once, and `write(numbers)` puts them in.
    Returns how many pages it has.
    """
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments())
        try:
            page = browser.new_page(color_scheme="light", offline=True)
            for numbers in ({}, None):
                write(page_numbers(target) if numbers is None else numbers)
                page.goto(document.as_uri(), timeout=120_000)
                page.wait_for_function("() => window.nimbookReady", timeout=120_000)
                page.pdf(
                    path=target,
                    print_background=True,
                    outline=True,
                    tagged=True,
                    display_header_footer=True,
                    header_template="<span></span>",
                    footer_template=FOOT,
                    **SIZE,
                )
        finally:
            browser.close()
    return len(PdfReader(target).pages)
