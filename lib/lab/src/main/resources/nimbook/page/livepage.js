// Wakes the live figures of a page that no kernel answers. Each is an element [data-nb-live] with its data: the stage's module and state,
// and the recipes of all values of its parameters. What recipes ask is computed by the engine in a worker; there is one for the whole page.
(() => {
  function bytesOf(base64) {
    const text = atob(base64.trim());
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    return bytes;
  }

  async function unzipped(bytes) {
    if (typeof DecompressionStream === "undefined") throw new Error("this browser is older than 2023 and cannot unpack the page");
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  }

  /** A length and a new line, so many bytes of JSON, and behind them the binary values whose sizes stand in it. */
  async function unpack(base64) {
    const all = await unzipped(bytesOf(base64));
    const line = all.indexOf(10);
    const text = new TextDecoder();
    const end = line + 1 + Number(text.decode(all.subarray(0, line)));
    const head = JSON.parse(text.decode(all.subarray(line + 1, end)));
    let at = end;
    const buffers = head.sizes.map((size) => { at += size; return all.slice(at - size, at); });
    return { head, buffers };
  }

  /** Puts binary values to their places. */
  function restore(state, paths, views) {
    paths.forEach((path, i) => {
      let at = state;
      for (const key of path.slice(0, -1)) at = at[key];
      at[path[path.length - 1]] = views[i];
    });
    return state;
  }

  /** How long a picture may keep the newer one waiting, in ms: as in the notebook. */
  const patience = 250;

  let engine;

  /** The page's engine; rejects with the reason where it cannot start. */
  function engineOf() {
    return (engine = engine || (async () => {
      const place = document.querySelector("[data-nb-engine]");
      const data = place ? place.textContent : globalThis.nimbookEngineData;
      if (!data) throw new Error("the page came without it");
      const { head, buffers } = await unpack(data);
      const assets = {};
      head.names.forEach((name, i) => { assets[name] = head.text[i] ? new TextDecoder().decode(buffers[i]) : buffers[i]; });
      // A module of its own, because the page's policy forbids eval, with names of its own: a page may hold a loader that would take the text for one
      // of its modules.
      const text = ["const exports = undefined, module = undefined, define = undefined;\n", assets["runtime.js"], "\nexport default nimbookEngine;"];
      const url = URL.createObjectURL(new Blob(text, { type: "text/javascript" }));
      const start = (await import(url)).default;
      URL.revokeObjectURL(url);
      const made = start(assets);
      await made.ready();
      return made;
    })());
  }

  /** The recipes of a figure: which tree belongs to given values. */
  class LiveRecipes {
    constructor(spec) {
      this.spec = spec;
    }

    indices(values) {
      return this.spec.axes.map((axis) => {
        const value = values[axis.name];
        return axis.values ? axis.values.indexOf(value) : (value - axis.min) / axis.step;
      });
    }

    tree(values) {
      this.values = values;
      this.at = this.indices(values);
      this.number = 0;
      this.spec.axes.forEach((axis, a) => { this.number = this.number * (axis.values ? axis.values.length : axis.count) + this.at[a]; });
      return this.fill(this.spec.tree);
    }

    fill(part) {
      if (Array.isArray(part)) return part.map((item) => this.fill(item));
      if (!part || typeof part !== "object") return part;
      if ("$" in part) return this.fill(this.rule(this.spec.rules[part.$]));
      if ("$set" in part) return this.values[part.$set].flat();
      if ("$pairs" in part) return this.values[part.$pairs];
      const filled = {};
      for (const key in part) filled[key] = this.fill(part[key]);
      return filled;
    }

    rule(rule) {
      if (rule.c) return rule.c.reduce((sum, c, i) => (i ? sum + c * this.at[i - 1] : c), 0);
      if (rule.t) return rule.t.map((part) => (typeof part === "string" ? part : this.rule(this.spec.rules[part]))).join("");
      return rule.v["a" in rule ? this.at[rule.a] : this.number];
    }
  }

  /** Stands where a notebook's model stands: the stage sends it values and questions, and it answers like the JVM. */
  class LiveModel {
    constructor(state, recipes, buffers) {
      this.state = state;
      this.recipes = recipes && new LiveRecipes(recipes);
      this.buffers = buffers;
      this.heard = {};
      this.turn = state.result.turn;
      this.seen = {};
      this.entries = [];
      this.newest = this.running = this.stop = null;
      this.moves = 0;
      // What the stage asks JupyterLab's manager: whether anybody answers.
      const real = { comm: {}, comm_live: true, on: (event, action) => this.on("real:" + event, action), off: (event, action) => this.off("real:" + event, action) };
      this.real = real;
      this.widget_manager = { get_model: async () => real };
      if (this.recipes && state.figures) this.begin();
    }

    /** A large first picture is not in the page: it is computed before the stage is drawn. */
    async first() {
      if (this.state.figures) return;
      this.since = performance.now();
      const { direction, list, error } = await this.result(this.state.values);
      if (error) throw new Error(error);
      this.state.figures = { turn: this.turn, direction, list, end: this.turn };
    }

    /** The picture that came with the page, and what it was made of. */
    begin() {
      const tree = this.recipes.tree(this.state.values);
      if (tree.error) return;
      this.entries = tree.list.map((entry, i) => ({ key: this.key(entry), recipe: entry.recipe && JSON.stringify(entry.recipe), shown: this.state.figures.list[i] }));
      this.entries.forEach((entry) => { if (entry.shown) entry.shown.still = !entry.recipe; });
    }

    key(entry) {
      return entry.component + " " + JSON.stringify(entry.recipe || [entry.state, entry.buffers]);
    }

    get(key) { return this.state[key]; }
    set(key, value) { this.state[key] = value; }
    save_changes() {}
    on(event, action) { (this.heard[event] = this.heard[event] || []).push(action); }
    off(event, action) { this.heard[event] = (this.heard[event] || []).filter((other) => other !== action); }
    tell(event, ...what) { for (const action of this.heard[event] || []) action(...what); }

    put(values) {
      Object.assign(this.state, values);
      for (const key in values) this.tell("change:" + key);
    }

    send(content) {
      if (content.do === "values") {
        this.newest = content;
        this.giveWay();
        this.run();
      } else if (content.do === "ask") {
        this.ask(content);
      }
    }

    /** Moves parameters from outside, as another figure of the page might: {k: 5}. The promise holds when the picture is there. */
    async move(values) {
      const all = { ...this.state.values, ...values };
      this.put({ values: all });
      this.newest = { client: "page", n: ++this.moves, values: all };
      this.giveWay();
      await this.run();
    }

    /** What the JVM would answer to a question about a figure. */
    async answer(figure, question) {
      const entry = this.entries[figure];
      if (!entry || !entry.recipe) throw new Error("This picture is stored in the page: its question is not, so there is nothing to answer from.");
      return (await this.started()).answer(entry.recipe, question);
    }

    /** One picture at a time; of the values that wait, the newest. */
    run() {
      return (this.running = this.running || this.follow().finally(() => { this.running = null; }));
    }

    /** A computation for an old value that takes longer than its patience is ended. */
    giveWay() {
      clearTimeout(this.giving);
      const { stop } = this;
      if (stop) this.giving = setTimeout(() => stop.abort(), Math.max(0, patience - (performance.now() - this.since)));
    }

    async follow() {
      while (this.newest) {
        const { client, n, values } = this.newest;
        this.newest = null;
        this.stop = new AbortController();
        this.since = performance.now();
        const late = setTimeout(() => this.put({ busy: { what: "computing in this page", done: 0, total: 0 } }), 1000);
        let result;
        try {
          result = await this.result(values, this.stop.signal);
        } catch (error) {
          result = { error: error.message, stale: error.name === "Superseded" };
        }
        clearTimeout(late);
        clearTimeout(this.giving);
        this.stop = null;
        if (result.stale && this.newest) continue;
        if (!this.real.comm_live) break;
        this.seen = { ...this.seen, [client]: n };
        const answer = { turn: ++this.turn, seen: this.seen, error: result.error || null };
        const more = result.error ? {} : { figures: { turn: this.turn, direction: result.direction, list: result.list, end: this.turn } };
        Object.assign(this.state, more, { values: { ...values } });
        this.put({ busy: null, result: answer });
      }
    }

    async result(values, signal) {
      const tree = this.recipes.tree(values);
      if (tree.error) return { error: tree.error };
      const before = new Map(this.entries.map((entry) => [entry.key, entry]));
      const entries = await Promise.all(tree.list.map(async (entry) => {
        const key = this.key(entry);
        if (before.has(key) && before.get(key).shown) return before.get(key);
        if (entry.recipe) {
          const recipe = JSON.stringify(entry.recipe);
          const state = await (await this.started()).figure(recipe, { signal, onProgress: (work) => this.put({ busy: performance.now() - this.since > 1000 ? work : null }) });
          return { key, recipe, shown: { component: entry.component, state } };
        }
        const views = entry.buffers.map((i) => new DataView(this.buffers[i].buffer));
        return { key, shown: { component: entry.component, still: true, state: restore(entry.state, entry.paths, views) } };
      }));
      this.entries = entries;
      return { direction: tree.direction, list: entries.map((entry) => entry.shown) };
    }

    async ask({ id, turn, figure, question }) {
      const reply = { do: "answer", id };
      try {
        if (turn !== this.turn && !this.state.result.error) Object.assign(reply, { kind: "Superseded", error: "the picture has changed since the question was asked" });
        else reply.answer = await this.answer(figure, question);
      } catch (error) {
        reply.error = error.message;
      }
      this.tell("msg:custom", reply, []);
    }

    /** The engine; where it does not start, the stage hears that nobody answers. */
    async started() {
      try {
        return await engineOf();
      } catch (error) {
        this.state.gone = "The picture stays as it is: this browser could not start the engine of the page (" + error.message + ").";
        this.real.comm_live = false;
        this.tell("real:comm_live_update");
        throw error;
      }
    }
  }

  /** `given`: the module, where the pages of a folder share it, and what the page changes in the state before it is drawn. */
  async function wake(page, given = {}) {
    page.setAttribute("data-nb-awake", "");
    const { head, buffers } = await unpack(page.querySelector("[data-nb-data]").textContent);
    const { css, module, state, paths, places, recipes } = { ...head, ...given.bundle };
    if (given.change) given.change(state);
    restore(state, paths, places.map((i) => new DataView(buffers[i].slice().buffer)));
    const url = URL.createObjectURL(new Blob([module], { type: "text/javascript" }));
    const stage = (await import(url)).default;
    URL.revokeObjectURL(url);
    const style = document.createElement("style");
    style.textContent = css;
    const el = document.createElement("div");
    const model = new LiveModel(state, recipes, buffers);
    const stills = page.querySelector(".nb-stills");
    // For scripts of the page's author: page.nimbook.get("figures").
    page.nimbook = model;
    page.append(style, el);
    try {
      await model.first();
    } catch (error) {
      page.dataset.nbReady = "none";
      throw error;
    }
    if (stills) stills.hidden = true;
    try {
      stage.render({ model, el });
    } catch (error) {
      el.remove();
      if (stills) stills.hidden = false;
      throw error;
    }
    // Before it is needed, but after the first picture: the first move and the first click then find it ready.
    if (head.engine) setTimeout(() => model.started().then(() => { page.dataset.nbReady = "engine"; }, () => { page.dataset.nbReady = "none"; }), 60);
    else page.dataset.nbReady = "stored";
  }

  // A page that wakes its figures itself, one by one as they come into sight, says so before this script.
  if (globalThis.nimbookLive) {
    globalThis.nimbookLive.wake = wake;
    return;
  }
  for (const page of document.querySelectorAll("[data-nb-live]:not([data-nb-awake])")) {
    wake(page).catch((error) => {
      const note = document.createElement("p");
      note.className = "nb-page-note";
      note.textContent = "The picture stays as it is: " + error.message + ".";
      page.append(note);
    });
  }
})();
