"""What comes from others, or from a broken disk: messages, certificates, saved pages and links, notebooks."""

import json
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
from pathlib import Path
from random import Random
from urllib.parse import quote

from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import sync_playwright

from notebooks import test_malformed_messages
from project import test_certificates
from soak.report import Run
from support.browser import Chromium
from support.kernel import LIVE, Page, model, shown
from support.places import ROOT
from support.readme import LIVE_PAGE

SCALARS = [None, True, -1, 0, 7, 1 << 70, 0.5, 1e308, "", "k", "page", "<script>", "\0", "x" * 10_000, "__proto__"]


def value(random: Random, depth: int):
    """Any JSON value."""
    kind = random.randrange(6 if depth else 4)
    if kind < 4:
        return random.choice(SCALARS)
    parts = [value(random, depth - 1) for _ in range(random.randrange(4))]
    return parts if kind == 4 else {str(random.choice(SCALARS)): part for part in parts}


def damage(random: Random, message):
    """A message with some of its parts left out or replaced."""
    if random.randrange(8) == 0:
        return value(random, 3)
    if not isinstance(message, dict):
        return message
    return {key: damage(random, part) for key, part in message.items() if random.randrange(10)}


def messages(run: Run):
    """Messages that no page sends, to a kernel with a figure: after each ten the kernel computes, and the figure has
    its own scripts and takes its next value.
    """
    page = Page()
    try:
        figure = model(page.run(LIVE))
        scripts = test_malformed_messages.state(page, figure)["_esm"]
        values = {"do": "values", "client": "page", "n": 1, "values": {"k": 7}}
        request = {"do": "request", "id": "q", "figure": 0, "turn": 1, "question": {"do": "cell", "row": 0}}
        right = [{"method": "custom", "content": content} for content in (values, request)]
        right += [{"method": "update", "state": {"kept": {}, "_esm": "", "values": {"k": 1}}}]
        for i in run.rounds():
            with run.attempt(f"messages, round {i}", 10):
                for _ in range(10):
                    kind = run.random.choice(["comm_msg"] * 4 + ["comm_open", "comm_close", "comm_info_request"])
                    own = figure if kind == "comm_msg" and run.random.randrange(5) else value(run.random, 1)
                    data = damage(run.random, run.random.choice(right))
                    page.send(kind, {"comm_id": own, "target_name": "jupyter.widget", "data": data})
                assert shown(page.run("6 * 7"))["text/plain"] == "42"
                page.post(figure, 1_000_000 + i, k=i % 20)
                assert page.answer(1_000_000 + i)["values"] == {"k": i % 20}
                assert test_malformed_messages.state(page, figure)["_esm"] == scripts
    finally:
        page.close()


def certificates(run: Run):
    """Certificates with something in them changed, cut or turned over: the checker takes none that does not prove what
    it says, and refuses the others in a sentence.
    """
    files = [file for file in test_certificates.FILES if file.stem not in test_certificates.LARGE]
    true = 0
    with test_certificates.checker() as certify:
        for _ in run.rounds():
            text = run.random.choice(files).read_text()
            path, other, changed = run.random.choice(list(test_certificates.tamper(json.loads(text))))
            with run.attempt(f"changed at {path} to {str(other)[:60]}"):
                if test_certificates.is_refused(certify, json.dumps(changed)) is None:
                    assert test_certificates.is_true_as_well(path, other, changed), "accepted"
                    true += 1
            at, sign = run.random.randrange(len(text)), chr(run.random.randrange(256))
            cut = run.random.choice([text[:at], text[:at] + sign + text[at:], text[at:]])
            with run.attempt(f"damaged at {at}"):
                if test_certificates.is_refused(certify, cut) is None:
                    assert json.loads(cut) == json.loads(text), "accepted"
                    true += 1
    run.found = f"{true} say something else that is true, and are taken"


# What is seen of a page, whether or not its figure lives.
PICTURE = """() => [...document.querySelectorAll('.nb-stills img, .nb-stills svg, .nb-stage canvas')]
    .some(e => e.checkVisibility() && e.getBoundingClientRect().width > 50)"""
AS_IT_BEGAN = """() => !document.querySelector('.nb-message:not([hidden])')?.checkVisibility()
    && ({}).polluted === undefined && document.querySelectorAll('.nb-stage .nb-figure').length > 0"""
HOSTILE = ["NaN", "1e999", "-1", "9" * 10_000, "[" * 5000, "<script>", "__proto__[polluted]=1", "%ff", "%", "null", '"']


def pages(run: Run):
    """A saved page, damaged behind its picture, or opened by a link that it never gave: the picture is seen, its
    scripts throw nothing, nothing goes to the network; of a link, the figure lives, and no message stands in it.
    """
    text = LIVE_PAGE.read_text(encoding="utf-8")
    after = text.index("data-nb-data>")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = Chromium(playwright)
        context = browser.new_context()
        try:
            for i in run.rounds():
                at = run.random.randrange(after, len(text))
                bad = Path(folder) / "damaged.html"
                sign = chr(run.random.randrange(33, 127))
                bad.write_text(
                    [text[:at], text[:at] + sign + text[at + 1 :], text[:at] + text[at + 1000 :]][i % 3], "utf-8"
                )
                with run.attempt(f"{('cut', 'changed', 'a piece left out')[i % 3]} at {at}"):
                    look(context, bad.as_uri(), PICTURE)
                key, what = run.random.choice(["k", "cell", "view", "f0.colors", "x"]), run.random.choice(HOSTILE)
                what = what if run.random.randrange(2) else quote(what)
                with run.attempt(f"#{key}={what[:40]}"):
                    look(context, f"{LIVE_PAGE.as_uri()}#{key}={what}", PICTURE, AS_IT_BEGAN)
        finally:
            context.close()
            browser.close()
    run.found = "in Chromium"


def look(context, address: str, *conditions: str):
    page, errors, requests = context.new_page(), [], []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: requests.append(request.url) if request.url.startswith(("http", "ws")) else None)
    try:
        page.goto(address)
        try:
            page.wait_for_selector("[data-nb-ready]", timeout=2_000 if len(conditions) == 1 else 30_000)
        except Late:
            # Its scripts are among what was damaged.
            assert len(conditions) == 1, "the figure does not live"
        for condition in conditions:
            page.wait_for_function(condition, timeout=10_000)
        # A choice of a link that cannot be drawn is taken back when it has failed.
        assert not requests and (not errors or len(conditions) > 1), (errors, requests)
    finally:
        page.close()


def notebooks(run: Run):
    """A stranger's notebook with every known way to bring a script along, opened in JupyterLab and Notebook 7 with a
    kernel, and bound as a book: no script runs, no request leaves (the tests of `support/hostile.py`).
    """
    report = Path(tempfile.mkdtemp()) / "report.xml"
    names = ["browser/test_hostile.py", "browser/test_hostile_book.py"]
    for _ in run.rounds():
        command = [sys.executable, "-m", "pytest", "-m", "", f"--junitxml={report}", *names]
        subprocess.run(command, cwd=ROOT / "tests", stdout=subprocess.DEVNULL, timeout=600)
        for case in xml.parse(report).iter("testcase"):
            if case.find("skipped") is None:
                with run.attempt(case.get("name")):
                    failed = case.find("failure") if case.find("failure") is not None else case.find("error")
                    assert failed is None, failed.get("message")
