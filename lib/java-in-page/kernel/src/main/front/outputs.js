// What a cell shows, in the place of what the page showed of it.

const VIEW = "application/vnd.jupyter.widget-view+json";

function text(words, wrong) {
  const pre = document.createElement("pre");
  pre.className = wrong ? "text wrong" : "text";
  pre.tabIndex = 0;
  pre.textContent = words;
  return pre;
}

export class Outputs {
  /** @param el the element of the outputs, with what the page shows in it */
  constructor(el, widgets) {
    this.el = el;
    this.widgets = widgets;
    this.original = null;
    this.end = null;
  }

  /** Shows a result of session.js in place of what was there. */
  async show({ errors, text: message, printed, thrown, data }) {
    const parts = [];
    let end = null;
    if (printed) parts.push(text(printed.replace(/\n$/, "")));
    if (errors) parts.push(text(message, true));
    if (thrown) parts.push(text(thrown, true));
    if (data && data[VIEW]) {
      const page = document.createElement("div");
      page.className = "nb-page";
      parts.push(page);
      // It is drawn where it will stand: a figure takes its size from there.
      this.put(parts);
      end = await this.widgets.draw(data[VIEW].model_id, page);
    } else {
      if (data) parts.push(text(data["text/plain"]));
      this.put(parts);
    }
    this.end = end;
  }

  put(parts) {
    if (this.end) this.end();
    this.end = null;
    this.original ??= [...this.el.childNodes];
    this.el.replaceChildren(...parts.map((part) => {
      const output = document.createElement("div");
      output.className = "output";
      output.append(part);
      return output;
    }));
  }

  /** What the page had shown at first. */
  restore() {
    if (!this.original) return;
    if (this.end) this.end();
    this.end = null;
    this.el.replaceChildren(...this.original);
    this.original = null;
  }
}
