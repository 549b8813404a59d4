"""What a page of a book may do, as its Content-Security-Policy: it asks nothing elsewhere, and runs the scripts of the
book's folder. Of scripts in the page itself it runs those that are named here by their hashes, and no handler in an
attribute, so none that a notebook has brought along.
"""

import base64
import hashlib
import json

# Figures make modules and a worker of their texts (blob:).
POLICY = (
    "default-src 'none'; script-src 'self' file: blob:{scripts}; worker-src blob:; style-src 'self' file: "
    "'unsafe-inline'; img-src 'self' file: data: blob:; font-src 'self' file: data:; frame-src 'self' file:; "
    "base-uri 'none'; form-action 'none'"
)
# What TeaVM's loader needs, where figures compute (nimbook.page.PagePolicy).
LOADER = " 'unsafe-eval'"
# The page's theme, before its first figure is drawn.
THEME = "nimbookTheme.body();"


def policy(scripts: list[str], engine: bool) -> str:
    """`scripts`: the texts between the tags of the page's scripts; `engine`: whether the book holds the library."""
    hashes = (base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in scripts)
    return POLICY.format(scripts="".join(f" 'sha256-{value}'" for value in hashes) + (LOADER if engine else ""))


def speaker_view(notes: str) -> str:
    """The script of the window that reveal.js opens for the notes: it has the policy of the page that opens it. It
    stands in the plug-in as a text of JavaScript.
    """
    begin, end = notes.index("<script>") + len("<script>"), notes.index("<\\/script>")
    return json.loads(f'"{notes[begin:end]}"')
