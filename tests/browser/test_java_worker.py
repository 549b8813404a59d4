"""The worker around Java in a page (java.js): a call that is given up ends alone, and another worker does again what
lasts. In the module's place stands a script whose values live as long as its worker.
"""

import pytest

from support.front import read_built
from support.waiting import until

LOADER = """
let sum = 0;
let kept = [];
const exports = {
  start() {},
  define() { sum += 100; },
  run() { sum += 1; return true; },
  text: () => String(sum),
  turns: () => "",
  printed: () => "",
  add(n) { sum += n; return sum; },
  endless() { for (;;); },
  collect() {
    for (let i = 0; i < 50000; i++) kept.push({ a: i, b: [i, i + 1], c: "x" + i });
    if (kept.length > 300000) kept = kept.slice(200000);
  },
};
const TeaVM = { wasmGC: { load: async () => ({ exports }) } };
"""
# The page scrolls on in each frame; enough frames that without the animation one of some hundreds is the last.
FRAMES = 4000
SCROLL = """async (frames) => {
  document.body.innerHTML =
    ("<div style='height: 120px; border-bottom: 1px solid'>" + "some words ".repeat(30) + "</div>").repeat(200);
  let computing = true;
  const work = async (java) => { while (computing) await java.call("collect"); };
  window.other = java.another();
  const works = [java, other].map(work);
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
  other.close();
  return ended;
}"""


@pytest.fixture
def page(components):
    script = read_built("lib/java-in-page/kernel/target/classes/nimbook/page/java.js")
    html = f'<!doctype html><html lang="en"><title>Java</title><script>{script} window.ready = true;</script></html>'
    page = components.open(html, 1440, 900)
    page.evaluate("loader => { window.java = nimbookJava({ module: new Uint8Array(1), loader }); }", LOADER)
    yield page
    page.evaluate("java.close()")
    assert page.problems == []
    components.give_back(page)


def test_a_call_that_is_given_up_ends_alone_and_what_lasts_is_done_again(page):
    found = page.evaluate("""async () => {
      await java.define([new Int8Array(1)]);
      await java.call("add", [10], { keep: true });
      const lost = (await java.call("add", [1000])).value;
      const given = new AbortController();
      const endless = java.call("endless", [], { signal: given.signal }).catch((error) => error.name);
      const waits = java.call("add", [1]);
      const none = java.call("add", [5], { signal: AbortSignal.abort() }).catch((error) => error.name);
      await none;
      const before = java.workers();
      given.abort();
      return [lost, await endless, await none, (await waits).value, java.workers() - before];
    }""")
    assert found == [1110, "Stopped", "Stopped", 111, 1]


def test_a_stop_ends_all_that_waits(page):
    page.evaluate("""() => {
      window.ended = [];
      const end = (promise) => promise.catch((error) => ended.push(error.message));
      end(java.call("endless"));
      end(java.run("Cell", "run", "V"));
    }""")
    page.evaluate("async () => { await java.ready(); java.stop(); }")
    until(lambda: page.evaluate("ended.length") == 2, "what waited has not ended")
    assert page.evaluate("ended") == ["stopped", "stopped"]
    found = page.evaluate("java.run('Cell', 'run', 'V')")
    assert found == {"returned": True, "text": "1", "printed": "", "turns": ""}


def test_an_animation_runs_while_a_worker_does(page):
    """Without it Chromium may stop drawing: the next test."""
    running = "document.getAnimations().filter((one) => one.playState === 'running').length"
    page.evaluate("() => { java.call('endless').catch(() => {}); window.other = java.another(); }")
    page.evaluate("() => other.call('add', [1])")
    assert page.evaluate(running) == 1
    page.evaluate("() => { other.close(); java.stop(); }")
    until(lambda: page.evaluate(running) == 0, "the animation goes on")
    assert page.evaluate("document.body.querySelectorAll('[aria-hidden]').length") == 0


@pytest.mark.all
def test_a_page_is_drawn_while_workers_leave_garbage(page):
    """docs/upstream/chromium.md"""
    assert page.evaluate(SCROLL, FRAMES)
