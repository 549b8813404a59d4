// Live figures of a kernel in the page: nimbookFigures(kernel, java, asset). For JupyterLab a figure is a model of
// anywidget, whose messages the kernel answers; here the module in the page's worker computes what a JVM would.

function nimbookFigures(kernel, java, asset) {
  const models = new Map();
  const texts = new Map();

  /** A file of the front end, fetched once. */
  function front(name) {
    if (!texts.has(name)) texts.set(name, asset("front/" + name).then((response) => response.text()));
    return texts.get(name);
  }

  /** A text's own number: browsers keep a module by it. */
  function hash(text) {
    let all = 0;
    for (let i = 0; i < text.length; i++) all = (Math.imul(31, all) + text.charCodeAt(i)) | 0;
    return (all >>> 0).toString(16) + "-" + text.length;
  }

  /** What draws: the stage and the components of figures, as the JVM bundles them. */
  async function bundle(components) {
    const names = ["stage", ...components];
    const modules = {};
    const sheets = [];
    for (const name of names) {
      const text = await front(name + ".js");
      modules[name + "-" + hash(text)] = text;
      sheets.push(await front(name + ".css"));
    }
    const css = sheets.join("");
    const loader = "const moduleIds = " + JSON.stringify(Object.keys(modules)) + ";\n" + (await front("loader.js"));
    return { front: modules, _css: css, _esm: loader, _anywidget_id: "nimbook-" + hash(css) };
  }

  const componentsOf = (figures) => [...new Set(figures.list.map((figure) => figure.component))].sort();

  /** The answer to a call: its state, with the places of its binary values. */
  async function asked(name, given, onProgress) {
    const { value, buffers } = await java.call(name, given, { onProgress });
    const { state, paths, error } = JSON.parse(value);
    return { state, paths: paths || [], buffers: buffers.map((bytes) => bytes.buffer), error };
  }

  function send(model, type, data, buffers = []) {
    kernel.handleComm(type, { comm_id: model.id, data }, { version: "2.1.0" }, buffers, kernel.parentHeader);
  }

  /** State and where its binary values belong, below `key`. */
  function update(model, state, paths = [], buffers = [], key = null) {
    const buffer_paths = paths.map((path) => (key ? [key, ...path] : path));
    send(model, "comm_msg", { method: "update", state, buffer_paths }, buffers);
  }

  async function open(live) {
    const { state, paths, buffers, error } = await asked("stage", [live]);
    if (error) throw new Error(error);
    const id = crypto.randomUUID();
    const model = { id, live, turn: state.result.turn, seen: {}, newest: null, running: false, kept: {} };
    model.components = componentsOf(state.figures);
    models.set(id, model);
    const any = { _model_module: "anywidget", _model_module_version: "*", _model_name: "AnyModel" };
    Object.assign(any, { _view_module: "anywidget", _view_module_version: "*", _view_name: "AnyView" });
    Object.assign(any, { _view_count: null, _dom_classes: [] });
    // The page itself makes files.
    const stage = { ...state.stage, page: true };
    const all = { ...any, ...(await bundle(model.components)), ...state, stage, kept: {} };
    const content = { comm_id: id, target_name: "jupyter.widget", data: { state: all, buffer_paths: paths } };
    kernel.handleComm("comm_open", content, { version: "2.1.0" }, buffers, kernel.parentHeader);
    return id;
  }

  /** Of the values that wait the newest; one picture at a time. */
  async function follow(model) {
    if (model.running) return;
    model.running = true;
    while (model.newest && models.has(model.id)) {
      const { client, n, values } = model.newest;
      model.newest = null;
      const began = performance.now();
      const onProgress = (work) => performance.now() - began > 1000 && update(model, { busy: work });
      const made = await asked("figures", [model.live, JSON.stringify(values)], onProgress).catch((error) => ({
        error: error.message === "stopped" ? "stopped before the figure was complete" : error.message,
      }));
      model.seen = { ...model.seen, [client]: n };
      const result = { turn: ++model.turn, seen: model.seen, error: made.error || null };
      if (made.error) {
        update(model, { values, busy: null, result });
        continue;
      }
      const { direction, list } = made.state;
      const components = [...new Set([...model.components, ...componentsOf(made.state)])].sort();
      if (components.length > model.components.length) {
        model.components = components;
        update(model, await bundle(components));
      }
      const figures = { turn: model.turn, direction, list, end: model.turn };
      update(model, { values, figures, busy: null, result }, made.paths, made.buffers, "figures");
    }
    model.running = false;
  }

  /** What a JVM would answer to a question about a figure. */
  async function reply(model, { id, turn, figure, question }) {
    const answer = { do: "answer", id };
    let buffers = [];
    if (turn !== model.turn) {
      Object.assign(answer, { kind: "Superseded", error: "the picture has changed since the question was asked" });
    } else {
      const made = await asked("answer", [model.live, figure, JSON.stringify(question)]).catch((error) => ({
        error: error.message,
      }));
      if (made.error) answer.error = made.error;
      else Object.assign(answer, { answer: made.state, paths: made.paths.map((path) => ["answer", ...path]) });
      buffers = made.buffers || [];
    }
    send(model, "comm_msg", { method: "custom", content: answer }, buffers);
  }

  return {
    /** The output of a run's value. */
    async show() {
      // Kept: a worker that begins anew counts the same figures.
      const { value: live } = await java.call("shown", [], { keep: true });
      const view = live < 0 ? null : { model_id: await open(live), version_major: 2, version_minor: 0 };
      const { value: words } = await java.call("words", [live]);
      return { ...(view && { "application/vnd.jupyter.widget-view+json": view }), "text/plain": words };
    },
    /** A message of a page. */
    async message(id, data) {
      const model = models.get(id);
      if (!model) return;
      if (data.method === "custom" && data.content.do === "values") {
        model.newest = data.content;
        // The kernel takes the next message meanwhile: of values that come soon only the last is computed.
        follow(model);
      } else if (data.method === "custom" && data.content.do === "request") {
        await reply(model, data.content);
      }
    },
    /** The views of a figure are gone. */
    closed: (id) => models.delete(id),
  };
}
