// What a figure shows, in sentences that are walked as a tree: what it is, then its parts, and theirs.

import { make } from "./dom.js";
import { takesKeys } from "./fullscreen.js";

/** Of a figure that is one picture: its name, and the lines that follow in it. */
function named(el) {
  const words = (el.querySelector("svg[aria-label]") || el).getAttribute("aria-label") || el.innerText;
  const [text, ...parts] = words.split("\n").map((line) => line.trim()).filter(Boolean);
  return { text: text || "a figure without words", parts: parts.length ? parts.map((line) => ({ text: line })) : null };
}

export class Description {
  /** @param stage with root and mounted, whose handles describe themselves: [{ text, parts, go }] */
  constructor(stage) {
    this.stage = stage;
    const words = "describe the figure in sentences (I)";
    this.button = make("button", "nb-button nb-quiet nb-describe", "describe", {
      type: "button", "aria-expanded": "false", title: words });
    this.button.addEventListener("click", () => this.toggle());
    this.el = make("ul", "nb-description", null, { role: "tree", "aria-label": "description" });
    this.el.hidden = true;
    this.el.addEventListener("keydown", (event) => this.key(event));
    this.el.addEventListener("click", (event) => {
      const item = event.target.closest("[role=treeitem]");
      if (item) this.open(item, item.getAttribute("aria-expanded") !== "true");
    });
    // Before components keep the keys that they know.
    stage.root.addEventListener("keydown", (event) => {
      if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      this.toggle();
    }, true);
  }

  toggle() {
    if (!this.el.hidden) return this.close();
    this.from = document.activeElement;
    const nodes = this.stage.mounted.flatMap(({ el, handle }) => (handle.describe ? handle.describe() : [named(el)]));
    this.el.replaceChildren(...nodes.map((node) => this.item(node, 1)));
    this.el.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
    const first = this.el.firstElementChild;
    if (!first) return;
    this.open(first, true);
    this.focus(first);
  }

  close() {
    this.el.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
    (this.stage.root.contains(this.from) ? this.from : this.button).focus({ preventScroll: true });
  }

  item(node, level) {
    const about = { role: "treeitem", "aria-level": level, tabindex: "-1", "aria-label": node.text };
    const li = make("li", null, null, about);
    li.append(make("span", null, node.text, { "aria-hidden": "true" }));
    li.node = node;
    if (node.parts) li.setAttribute("aria-expanded", "false");
    return li;
  }

  /** Parts are made when they are first asked for: a table has many rows. */
  open(li, yes) {
    const { parts } = li.node;
    if (!parts) return;
    if (yes && !li.querySelector("ul")) {
      const group = make("ul", null, null, { role: "group" });
      const level = Number(li.getAttribute("aria-level")) + 1;
      group.append(...(typeof parts === "function" ? parts() : parts).map((part) => this.item(part, level)));
      li.append(group);
    }
    li.setAttribute("aria-expanded", String(yes));
  }

  focus(li) {
    for (const one of this.el.querySelectorAll("[tabindex='0']")) one.tabIndex = -1;
    li.tabIndex = 0;
    li.focus();
  }

  key(event) {
    const li = event.target.closest("[role=treeitem]");
    if (!li || event.ctrlKey || event.metaKey || event.altKey) return;
    const seen = [...this.el.querySelectorAll("[role=treeitem]")].filter(
      (one) => !one.parentElement.closest("[aria-expanded=false]"));
    const to = (i) => seen[i] && this.focus(seen[i]);
    const at = seen.indexOf(li), opened = li.getAttribute("aria-expanded");
    switch (event.key) {
      case "ArrowDown": to(at + 1); break;
      case "ArrowUp": to(at - 1); break;
      case "Home": to(0); break;
      case "End": to(seen.length - 1); break;
      case "ArrowRight":
        if (opened === "false") this.open(li, true);
        else if (opened) to(at + 1);
        break;
      case "ArrowLeft":
        if (opened === "true") this.open(li, false);
        else if (li.parentElement !== this.el) this.focus(li.parentElement.closest("[role=treeitem]"));
        break;
      case "Enter":
        if (!li.node.go) return;
        this.close();
        li.node.go();
        break;
      case "Escape": this.close(); break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
