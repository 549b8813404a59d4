// Models of anywidget in a page without a notebook: a script of figures sends their states and answers their messages
// as it does in JupyterLab, and the page draws them.

import { restore } from "nimbook-widget/packed.js";
import { PageModel } from "nimbook-widget/pagemodel.js";

const views = (buffers) => buffers.map((buffer) => new DataView(buffer));

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
      this.models.set(id, new PageModel(restore(state, buffer_paths, views(buffers)), send));
      return;
    }
    const model = this.models.get(id);
    if (!model) return;
    if (data.method === "update") model.put(restore(state, buffer_paths, views(buffers)));
    else model.emit("msg:custom", content, views(buffers));
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
