// The graph of a game's positions: places, words and outcomes come from the JVM, and what is open is kept here.

import "./tree.css";
import { make } from "nimbook-widget/dom.js";
import { theme } from "../shared/theme.js";

const SVG = "http://www.w3.org/2000/svg";

/** Space below the lowest node. */
const FOOT = 8;

/** The letters of the graph, which are as large as those around it. */
const LETTER = 13;

/** Space above the start. */
const ROOM = 6;

/** Where the height is given, rows come as close as this, so that boxes keep room for the lines between them. */
const CLOSEST = 0.55;

const LEGEND = "square: P, whoever moves loses; round: N, whoever moves wins";

function element(name, attributes, ...children) {
  const el = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, value);
  el.append(...children);
  return el;
}

class Tree {
  constructor(el, view) {
    this.view = view;
    this.root = make("div", "nb-tree");
    this.title = make("h4", "nb-tree-title");
    this.bar = make("div", "nb-tree-bar nb-tools");
    const button = (text, open) => {
      const one = make("button", "nb-button", text, { type: "button" });
      one.addEventListener("click", () => this.open(open()));
      this.bar.append(one);
    };
    button("All", () => this.nodes.keys());
    button("Only the start", () => []);
    const label = make("label", "nb-control nb-toggle");
    this.strategy = make("input", "nb-check", null, { type: "checkbox", role: "switch" });
    this.strategy.addEventListener("change", () => this.picked());
    label.append(this.strategy, make("span", "nb-label", "One winning strategy"));
    this.bar.append(label);
    this.sheet = make("div", "nb-tree-sheet");
    this.words = make("p", "nb-tree-words", LEGEND);
    this.root.append(this.title, this.bar, this.sheet, this.words);
    el.append(this.root);
    this.stage = el.closest(".nb-stage");
    this.dressed = () => this.paint();
    this.stage?.addEventListener("nb-theme", this.dressed);
    this.update(view.state);
  }

  destroy() {
    this.stage?.removeEventListener("nb-theme", this.dressed);
    this.root.remove();
  }

  update(state) {
    this.nodes = state.nodes.map(([x, y, width, label, words, p, value, options, beyond]) =>
      ({ x, y, width, label, words, p, value, options, beyond }));
    this.taken = new Map();
    for (const [from, to] of state.strategy) this.taken.set(from, [...(this.taken.get(from) || []), to]);
    const kept = this.view.kept;
    // What was opened is that of another game where its start reads differently.
    const same = kept.tree === state.game;
    const open = same && Array.isArray(kept.open) ? kept.open : state.open;
    this.opened = new Set(open.filter((v) => v < this.nodes.length));
    this.strategy.checked = same && typeof kept.strategy === "boolean" ? kept.strategy : state.showStrategy;
    this.title.textContent = state.title;
    this.title.hidden = !state.title;
    this.state = state;
    this.paint();
    const scale = this.sheet.firstChild.clientWidth / state.width;
    this.sheet.scrollLeft = this.nodes[0].x * scale - this.sheet.clientWidth / 2;
  }

  keep() {
    this.view.keep("tree", this.state.game);
    this.view.keep("open", [...this.opened]);
    this.view.keep("strategy", this.strategy.checked);
  }

  open(nodes) {
    this.opened = new Set(nodes);
    this.keep();
    this.paint();
  }

  /** With the strategy its positions are open, without it what was open stays. */
  picked() {
    if (this.strategy.checked) this.opened = new Set([...this.opened, ...this.taken.keys(), 0]);
    this.keep();
    this.paint();
  }

  toggle(v) {
    if (!this.opened.delete(v)) this.opened.add(v);
    this.keep();
    this.paint();
    const node = this.nodes[v];
    const now = this.opened.has(v) ? node.options.length + " moves are shown" : "its moves are hidden";
    this.view.say(node.words + ": " + now + ".");
    this.sheet.querySelector(`[data-node="${v}"]`).focus({ preventScroll: true });
  }

  /** The options that an open position shows: with the strategy only its moves, where the position is one of it. */
  shown(v) {
    if (!this.opened.has(v)) return [];
    return (this.strategy.checked && this.taken.get(v)) || this.nodes[v].options;
  }

  paint() {
    const visible = new Set([0]);
    for (const v of visible) for (const to of this.shown(v)) visible.add(to);
    const high = this.state.high;
    const first = this.nodes[0].y;
    const deep = Math.max(...[...visible].map((v) => this.nodes[v].y)) - first;
    const ends = high + ROOM + FOOT;
    const { width } = this.state;
    const { scale, closer } = this.fit(width, deep, ends);
    const lines = [];
    for (const v of visible) {
      const from = this.nodes[v];
      const marked = this.strategy.checked && this.taken.has(v);
      for (const to of this.shown(v)) {
        const points = this.state.ways[v][from.options.indexOf(to)];
        const kind = marked ? "nb-tree-taken" : "";
        lines.push(element("polyline", { points, class: kind, "data-from": v, "data-to": to }));
      }
    }
    const y = (v) => first + (this.nodes[v].y - first) * closer;
    const marks = [...visible].sort((a, b) => a - b).map((v) => this.node(v, y(v)));
    const top = first - high / 2 - ROOM;
    const height = deep * closer + ends;
    const squeezed = `matrix(1 0 0 ${closer} 0 ${first * (1 - closer)})`;
    const svg = element("svg", {
      width, height, viewBox: `0 ${top} ${width} ${height}`, role: "group", "aria-label": this.state.game,
    }, element("g", closer < 1 ? { transform: squeezed } : {}, ...lines), ...marks);
    svg.style.width = scale ? width * scale + "px" : width / LETTER + "em";
    this.sheet.replaceChildren(svg);
  }

  /**
   * Letters as around it; where the height is given the graph fills it. Before letters become too small its rows come
   * closer, and then it scrolls.
   */
  fit(width, deep, ends) {
    const { size, room } = theme(this.root);
    if (!room) return { scale: 0, closer: 1 };
    const free = room - this.title.offsetHeight - this.words.offsetHeight - 1.5 * size;
    const least = Math.min(size, innerHeight / 45) / LETTER;
    const scale = Math.min(this.sheet.clientWidth / width, Math.max(free / (deep + ends), least));
    const closer = Math.max(CLOSEST, Math.min(1, (free / scale - ends) / deep));
    return { scale, closer: deep > 0 ? closer : 1 };
  }

  node(v, y) {
    const { x, width, label, words, p, value, options, beyond } = this.nodes[v];
    const high = this.state.high;
    const open = this.opened.has(v);
    const says = words + ", " + (p ? "P" : "N") + (value < 0 ? "" : ", value " + value);
    const box = { x: x - width / 2, y: y - high / 2, width, height: high, rx: p ? 0 : high / 2 };
    const node = element("g", {
      class: "nb-tree-node" + (p ? " nb-tree-p" : "") + (value < 0 ? "" : " nb-tree-valued"), tabindex: 0,
      role: "button", "aria-label": says, "aria-expanded": open, "data-node": v,
    }, element("rect", box));
    if (value > 0)
      node.append(element("rect", {
        ...box, class: "nb-tree-shade", "fill-opacity": (0.45 * value) / this.state.most,
      }));
    node.append(element("text", { x, y }, label));
    const hidden = beyond + options.length - this.shown(v).length;
    if (hidden > 0) node.append(element("text", { x: x + width / 2 + 3, y, class: "nb-tree-more" }, "+" + hidden));
    node.addEventListener("click", () => this.toggle(v));
    node.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      this.toggle(v);
    });
    const point = (on) => {
      this.words.textContent = on ? says + (beyond ? ": its moves are deeper than was asked for" : "") : LEGEND;
      for (const line of this.sheet.querySelectorAll(`[data-from="${v}"], [data-to="${v}"]`))
        line.classList.toggle("nb-tree-near", on);
    };
    for (const kind of ["pointerenter", "focus"]) node.addEventListener(kind, () => point(true));
    for (const kind of ["pointerleave", "blur"]) node.addEventListener(kind, () => point(false));
    return node;
  }
}

export function tree(el, view) {
  const shown = new Tree(el, view);
  return {
    update(state) { shown.update(state); },
    destroy() { shown.destroy(); },
  };
}
