"""A page's own model, and the loop that computes its pictures where no kernel is: a computation of the test's ends when
the test says so.
"""

import pytest

from support.front import module

MODULE = "../../../../widget/src/main/front/pagemodel.js"

# Each picture waits in `works` for { done(figures), fail(error) }; a signal ends it as the worker's end does. A picture
# that is requested while an old one runs replaces that at once, or never.
PAGE = """
window.works = [];
window.changes = [];
window.model = new module.PageModel({ values: { k: 0 }, figures: null, busy: null, result: { turn: 1 } });
window.pictures = new module.Pictures({
  turn: 1,
  compute: (values, { signal, onProgress }) => new Promise((done, fail) => {
    works.push({ values, done: () => done({ direction: "row", list: [values.k], more: values.k }), fail, onProgress });
    signal.addEventListener("abort", () => fail(new module.Stopped()));
  }),
  update(changes, more) { window.changes.push([Object.keys(changes).sort().join(" "), more]); model.put(changes); },
  open: () => model.comm_live,
  timeout: () => window.patience,
});
window.take = (n, k) => pictures.take({ client: "a", n, values: { k } });
window.seen = () => [model.get("values").k, model.get("figures")?.list, model.get("result").seen];
"""


@pytest.fixture
def page(components):
    script = module(MODULE) + module(MODULE, "other") + PAGE
    html = f'<!doctype html><html lang="en"><title>model</title><script>{script} window.ready = true;</script></html>'
    page = components.open(html, 400, 300)
    yield page
    assert page.problems == []
    components.give_back(page)


def test_listeners_hear_of_a_change_when_all_values_are_there(page):
    heard = page.evaluate("""() => {
      const heard = [];
      const hear = () => heard.push([model.get("values"), model.get("note")]);
      model.on("change:values", hear);
      model.on("change:note", hear);
      model.put({ values: 1, note: "a" });
      model.off("change:note", hear);
      model.set("note", "b");
      return heard;
    }""")
    assert heard == [[1, "a"], [1, "a"]]


def test_a_model_that_is_lost_says_so_to_who_asks_the_manager(page):
    assert page.evaluate("""async () => {
      const real = await model.widget_manager.get_model("any");
      let updates = 0;
      real.on("comm_live_update", () => { updates++; });
      const before = real.comm_live;
      model.lose();
      return [before, real.comm_live, updates];
    }""") == [True, False, 1]


def test_of_the_values_that_wait_the_newest_is_computed(page):
    assert page.evaluate("""async () => {
      window.patience = 1e9;
      take(1, 1);
      take(2, 2);
      const last = take(3, 3);
      works[0].done();
      await 0;
      while (works.length < 2) await new Promise(requestAnimationFrame);
      works[1].done();
      await last;
      return [works.map((work) => work.values.k), seen(), changes];
    }""") == [
        [1, 3],
        [3, [3], {"a": 3}],
        [["busy figures result values", {"more": 1}], ["busy figures result values", {"more": 3}]],
    ]


def test_an_old_picture_is_given_up_for_a_newer_one(page):
    assert page.evaluate("""async () => {
      window.patience = 0;
      take(1, 1);
      const last = take(2, 2);
      while (works.length < 2) await new Promise(requestAnimationFrame);
      works[1].done();
      await last;
      return [seen(), changes.length, model.get("result").error];
    }""") == [[2, [2], {"a": 2}], 1, None]


def test_an_error_leaves_the_picture_and_says_whether_it_was_stopped(page):
    found = page.evaluate("""async () => {
      const results = [];
      for (const error of [new Error("k is 9"), new other.Stopped()]) {
        const last = take(1, 9);
        works.at(-1).fail(error);
        await last;
        results.push([model.get("result").error, model.get("result").stopped ?? null, model.get("figures")]);
      }
      return results;
    }""")
    assert found == [["k is 9", None, None], ["stopped before the figure was complete", True, None]]


def test_work_shows_from_a_second_on(page):
    page.evaluate("""() => {
      window.now = 0;
      performance.now = () => now;
      window.setTimeout = (action, ms) => { window.timer = { action, ms }; };
      take(1, 1);
      works[0].onProgress({ what: "cells", done: 1, total: 2 });
    }""")
    assert page.evaluate("[model.get('busy'), timer.ms]") == [None, 1000]
    page.evaluate("() => { window.now = 1000; timer.action(); }")
    assert page.evaluate("model.get('busy')") == {"what": "computing in this page", "done": 0, "total": 0}
    page.evaluate("() => works[0].onProgress({ what: 'cells', done: 1, total: 2 })")
    assert page.evaluate("model.get('busy').what") == "cells"
    page.evaluate("() => works[0].done()")
    page.wait_for_function("model.get('busy') === null && model.get('result').turn === 2")


def test_a_request_about_a_picture_that_has_changed_has_no_answer(page):
    answers = page.evaluate("""async () => {
      const ask = (turn, answer) => pictures.reply({ id: 7, turn, figure: 0, question: { do: "x" } }, answer);
      const answers = [await ask(1, async () => ({ answer: 5 }))];
      answers.push(await ask(1, async () => { throw new Error("no"); }));
      answers.push(await ask(0, async () => ({ answer: 5 })));
      // The picture changes while the answer is made.
      answers.push(await ask(1, async () => {
        const last = take(1, 1);
        works.at(-1).done();
        await last;
        return { answer: 5 };
      }));
      return answers;
    }""")
    stale = {
        "do": "answer",
        "id": 7,
        "kind": "Superseded",
        "error": "the picture has changed since the question was asked",
    }
    assert answers == [{"do": "answer", "id": 7, "answer": 5}, {"do": "answer", "id": 7, "error": "no"}, stale, stale]


def test_what_was_stopped_is_known_in_every_script(page):
    known = "[new other.Stopped(), new Error('stopped')].map((error) => error instanceof module.Stopped)"
    assert page.evaluate(known) == [True, False]
