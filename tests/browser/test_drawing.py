"""While Java computes in a page, Chromium goes on drawing it: docs/upstream/chromium.md."""

import pytest

from support.front import read_built

# In the module's place: what leaves as much garbage as it can, between two looks for messages.
LOADER = """
let kept = [];
const exports = {
  start() {},
  collect() {
    for (let i = 0; i < 50000; i++) kept.push({ a: i, b: [i, i + 1], c: "x" + i });
    if (kept.length > 300000) kept = kept.slice(200000);
  },
};
const TeaVM = { wasmGC: { load: async () => ({ exports }) } };
"""
STYLE = "<style>div { height: 120px; border-bottom: 1px solid }</style>"
# The page scrolls on in each frame; enough frames that without the animation one of some hundreds is the last.
FRAMES = 4000
SCROLL = """async ([loader, frames]) => {
  document.body.innerHTML = ("<div>" + "some words ".repeat(30) + "</div>").repeat(200);
  const workers = [0, 1].map(() => nimbookJava({ module: new Uint8Array(1), loader }));
  let computing = true;
  const work = async (java) => { while (computing) await java.call("collect"); };
  const works = workers.map(work);
  let last;
  const ended = await new Promise((resolve) => {
    const late = () => resolve(false);
    let n = 0;
    const frame = () => {
      clearTimeout(last);
      if (++n === frames) return resolve(true);
      scrollTo(0, (n * 400) % 20000);
      last = setTimeout(late, 60_000);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  computing = false;
  await Promise.all(works);
  workers.forEach((java) => java.close());
  return ended;
}"""


@pytest.mark.all
def test_a_page_is_drawn_while_workers_leave_garbage(components):
    script = read_built("lib/java-in-page/kernel/target/classes/nimbook/page/java.js")
    html = f'<!doctype html><html lang="en"><title>Java</title>{STYLE}<script>{script} window.ready = true;</script>'
    page = components.open(html, 1440, 900)
    assert page.evaluate(SCROLL, [LOADER, FRAMES])
    assert page.problems == []
    components.give_back(page)
