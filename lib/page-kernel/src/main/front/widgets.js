// Models of anywidget in a page without a notebook: a script of figures sends their states and answers their messages
// as it does in JupyterLab, and the page draws them.

/** Puts binary values to their places in a state. */
function restore(state, paths, buffers) {
  (paths || []).forEach((path, i) => {
    let at = state;
    for (const key of path.slice(0, -1)) at = at[key];
    at[path[path.length - 1]] = new DataView(buffers[i]);
  });
  return state;
}

class Model {
  constructor(id, state, send) {
    this.id = id;
    this.state = state;
    this.send = send;
    this.listeners = {};
    // The stage looks here whether anything answers, as in JupyterLab's manager.
    const real = { comm: {}, comm_live: true, on() {}, off() {} };
    this.widget_manager = { get_model: async () => real };
  }

  get(key) { return this.state[key]; }
  set(key, value) { this.state[key] = value; }
  save_changes() {}
  on(event, action) { (this.listeners[event] ??= []).push(action); }
  off(event, action) { this.listeners[event] = (this.listeners[event] || []).filter((other) => other !== action); }
  emit(event, ...what) { for (const action of this.listeners[event] || []) action(...what); }

  put(state) {
    Object.assign(this.state, state);
    for (const key in state) this.emit("change:" + key);
  }
}

/** Stands where a kernel stands for a script of figures. */
export class Widgets {
  /** @param prepared called with each state before it is drawn */
  constructor(prepared) {
    this.prepared = prepared;
    this.models = new Map();
  }

  /** @param figures the script: { message(id, data, buffers), closed(id) } */
  answeredBy(figures) {
    this.figures = figures;
  }

  handleComm(type, { comm_id: id, data }, metadata, buffers) {
    const { state, buffer_paths, content } = data;
    if (type === "comm_open") {
      const send = (message) => this.figures.message(id, { method: "custom", content: message }, []);
      this.prepared(state);
      this.models.set(id, new Model(id, restore(state, buffer_paths, buffers), send));
      return;
    }
    const model = this.models.get(id);
    if (!model) return;
    if (data.method === "update") model.put(restore(state, buffer_paths, buffers));
    else model.emit("msg:custom", content, buffers.map((buffer) => new DataView(buffer)));
  }

  /** Draws a model; the promise of what ends it. */
  async draw(id, el) {
    const model = this.models.get(id);
    const style = document.createElement("style");
    const place = document.createElement("div");
    el.append(style, place);
    let end = null;
    const render = async () => {
      const url = URL.createObjectURL(new Blob([model.get("_esm")], { type: "text/javascript" }));
      const module = await import(url).finally(() => URL.revokeObjectURL(url));
      if (end) end();
      style.textContent = model.get("_css");
      end = await module.default.render({ model, el: place });
    };
    await render();
    model.on("change:_esm", render);
    return () => {
      end();
      this.models.delete(id);
      this.figures.closed(id);
    };
  }
}
