"""What axe-core finds wrong with a page for those who do not see it or point: WCAG 2.2 A and AA and best practices."""

from pathlib import Path

import axe_playwright_python

from support.figures import FRAMES

SOURCE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async ([root, levels]) => {
  const { violations } = await axe.run(root || document, {
    preload: false, resultTypes: ["violations"], runOnly: { type: "tag", values: levels } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html, any, all, none }) =>
    [id, target.join(" "), html.slice(0, 120), [...any, ...all, ...none][0]?.message || ""].join(" | ")));
}"""


def violations(page, root=None) -> list[str]:
    """@param root a selector: within it alone"""
    if not page.evaluate("() => Boolean(window.axe)"):
        page.evaluate(SOURCE)
    return page.evaluate(RUN, [root, LEVELS])


def see_all(page):
    """Scrolls through the page, so that its figures are drawn."""
    height = page.evaluate("() => document.documentElement.scrollHeight")
    for top in range(0, height, 400):
        page.evaluate("top => scrollTo(0, top)", top)
        page.evaluate(FRAMES)
    # What stays at the top of the window lies over nothing there.
    page.evaluate("() => scrollTo(0, 0)")
    page.wait_for_function(
        "() => [...document.querySelectorAll('[data-nb-figure]')].every(page => "
        "!page.querySelector('[data-nb-data]') || page.querySelector('.nb-stage'))"
    )
