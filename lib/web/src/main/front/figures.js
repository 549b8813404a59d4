// Live figures of a kernel in the page: nimbookFigures(kernel, java, asset). For JupyterLab a figure is a model of
// anywidget, whose messages the kernel answers; here the module in the page's worker computes what a JVM would.

import { Pictures } from "nimbook-widget/pagemodel.js";

export function nimbookFigures(kernel, java, asset) {
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
  async function call(name, given, how) {
    const { value, buffers } = await java.call(name, given, how);
    const { state, paths = [], error } = JSON.parse(value);
    if (error) throw new Error(error);
    return { state, paths, buffers: buffers.map((bytes) => bytes.buffer) };
  }

  function send(model, type, data, buffers = []) {
    kernel.handleComm(type, { comm_id: model.id, data }, { version: "2.1.0" }, buffers, kernel.parentHeader);
  }

  /** State, and where the binary values of its figures belong. */
  function update(model, state, { paths = [], buffers = [] } = {}) {
    const buffer_paths = paths.map((path) => ["figures", ...path]);
    send(model, "comm_msg", { method: "update", state, buffer_paths }, buffers);
  }

  async function open(live) {
    const { state, paths, buffers } = await call("stage", [live]);
    const model = { id: crypto.randomUUID(), live, components: componentsOf(state.figures) };
    model.pictures = new Pictures({
      turn: state.result.turn,
      compute: (values, how) => compute(model, values, how),
      update: (changes, made) => update(model, changes, made),
      open: () => models.has(model.id),
      // Another worker runs the cells again: what takes less time than they do is waited for.
      timeout: (usual) => Math.max(usual, java.restartTime()),
    });
    models.set(model.id, model);
    const any = { _model_module: "anywidget", _model_module_version: "*", _model_name: "AnyModel" };
    Object.assign(any, { _view_module: "anywidget", _view_module_version: "*", _view_name: "AnyView" });
    Object.assign(any, { _view_count: null, _dom_classes: [] });
    // The page itself makes files.
    const stage = { ...state.stage, page: true };
    const all = { ...any, ...(await bundle(model.components)), ...state, stage, kept: {} };
    const content = { comm_id: model.id, target_name: "jupyter.widget", data: { state: all, buffer_paths: paths } };
    kernel.handleComm("comm_open", content, { version: "2.1.0" }, buffers, kernel.parentHeader);
    return model.id;
  }

  /** A picture of values; what draws it goes to the model first. */
  async function compute(model, values, how) {
    const { state, paths, buffers } = await call("figures", [model.live, JSON.stringify(values)], how);
    const components = [...new Set([...model.components, ...componentsOf(state)])].sort();
    if (components.length > model.components.length) {
      model.components = components;
      update(model, await bundle(components));
    }
    return { ...state, paths, buffers };
  }

  /** What a JVM would answer to a question about a figure, and its binary values. */
  async function reply(model, request) {
    let buffers = [];
    const content = await model.pictures.reply(request, async (figure, question) => {
      const made = await call("answer", [model.live, figure, JSON.stringify(question)]);
      buffers = made.buffers;
      return { answer: made.state, paths: made.paths.map((path) => ["answer", ...path]) };
    });
    send(model, "comm_msg", { method: "custom", content }, content.paths ? buffers : []);
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
        // The kernel takes the next message meanwhile: of values that come soon only the last is computed.
        model.pictures.take(data.content);
      } else if (data.method === "custom" && data.content.do === "request") {
        await reply(model, data.content);
      }
    },
    /** The views of a figure are gone. */
    closed: (id) => models.delete(id),
  };
}
