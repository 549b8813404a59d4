// A notebook without an application: cells, a kernel behind a socket, and in anywidget's place the page's own models.

import { Widgets } from "/widgets.js";

const VIEW = "application/vnd.jupyter.widget-view+json";

/** The kernel's channels: messages go out with an id, and come in with that of what they answer. */
class Kernel {
  constructor(received) {
    this.received = received;
    this.socket = new WebSocket(location.href.replace("http", "ws") + "kernel");
    this.socket.binaryType = "arraybuffer";
    this.socket.onmessage = ({ data }) => this.take(data);
    this.open = new Promise((resolve) => { this.socket.onopen = resolve; });
    this.buffers = [];
  }

  send(channel, type, content, metadata = {}) {
    const id = crypto.randomUUID();
    this.socket.send(JSON.stringify({ channel, type, id, content, metadata, buffers: 0 }));
    return id;
  }

  take(data) {
    if (typeof data === "string") this.head = JSON.parse(data);
    else this.buffers.push(data);
    if (this.buffers.length < this.head.buffers) return;
    const buffers = this.buffers;
    this.buffers = [];
    this.received(this.head, buffers);
  }
}

class Cell {
  constructor(code, number) {
    this.code = code;
    this.el = document.createElement("div");
    this.el.className = "cell";
    this.el.dataset.cell = number;
    this.ends = [];
    this.prose = code.startsWith("#");
    if (this.prose) for (const text of code.split("\n\n")) this.add("p", text, "prose");
  }

  clear() {
    for (const end of this.ends.splice(0)) end();
    if (!this.prose) this.el.replaceChildren();
  }

  add(kind, content, className) {
    const el = document.createElement(kind);
    el.className = `output ${className}`;
    if (typeof content === "string") el.textContent = content;
    this.el.append(el);
    return el;
  }

  /** @return the promise that what is shown is drawn */
  async show(type, content, widgets) {
    if (type === "stream") this.add("pre", content.text, content.name);
    else if (type === "error") this.add("pre", content.traceback.join("\n"), "error");
    else if (content.data[VIEW])
      this.ends.push(await widgets.draw(content.data[VIEW].model_id, this.add("div", null, "view")));
    else if (content.data["text/html"]) this.add("div", null, "html").innerHTML = content.data["text/html"];
    else this.add("pre", content.data["text/plain"], "text");
  }
}

/** Values that a view sets go to the kernel when it saves them, as anywidget sends them. */
function saves(model, send) {
  const put = model.set.bind(model);
  let changed = {};
  model.set = (key, value) => { put(key, value); changed[key] = value; };
  model.save_changes = () => {
    send({ method: "update", state: changed, buffer_paths: [] });
    changed = {};
  };
}

export class Notebook {
  constructor(el) {
    this.el = el;
    // Cells of one kernel's pages have names of their own: a cell that runs again closes the model that it had.
    this.id = crypto.randomUUID();
    this.cells = [];
    this.running = new Map();
    this.kernel = new Kernel((head, buffers) => this.received(head, buffers));
    this.widgets = new Widgets(() => {});
    this.widgets.answeredBy({
      message: (id, data) => this.send(id, data),
      closed: (id) => this.kernel.send("shell", "comm_close", { comm_id: id, data: {} }),
    });
  }

  send(model, data) {
    this.kernel.send("shell", "comm_msg", { comm_id: model, data });
  }

  async open(codes) {
    this.cells = codes.map((code, number) => new Cell(code, number));
    this.el.replaceChildren(...this.cells.map((cell) => cell.el));
    await this.kernel.open;
  }

  close() {
    for (const cell of this.cells) cell.clear();
  }

  received({ channel, type, parent, content, metadata }, buffers) {
    const run = this.running.get(parent);
    if (channel === "iopub" && type.startsWith("comm_")) {
      // Models of other pages of this kernel are not this page's.
      if (type === "comm_open" ? run : this.widgets.models.has(content.comm_id))
        this.widgets.handleComm(type, content, metadata, buffers);
      if (type === "comm_open" && run)
        saves(this.widgets.models.get(content.comm_id), (data) => this.send(content.comm_id, data));
    } else if (run && channel === "iopub" && (content.data || type === "stream" || type === "error")) {
      run.shown.push(run.cell.show(type, content, this.widgets));
    } else if (run && (type === "execute_reply" || content.execution_state === "idle")) {
      run.parts.delete(type);
      if (run.parts.size) return;
      this.running.delete(parent);
      Promise.all(run.shown).then(run.done, run.failed);
    }
  }

  /** @return the promise that the cell has run, and what it shows is drawn, within so many ms */
  run(number, patience) {
    const cell = this.cells[number];
    if (!cell.code.trim() || cell.prose) return Promise.resolve();
    cell.clear();
    const content = { code: cell.code, silent: false, store_history: true, allow_stdin: false, stop_on_error: true };
    const id = this.kernel.send("shell", "execute_request", content, { cellId: `${this.id}-${number}` });
    return new Promise((done, failed) => {
      setTimeout(() => failed(new Error(`cell ${number} has not ended`)), patience);
      this.running.set(id, { cell, done, failed, shown: [], parts: new Set(["execute_reply", "status"]) });
    });
  }

  async runAll(patience) {
    for (const number of this.cells.keys()) await this.run(number, patience);
  }
}
