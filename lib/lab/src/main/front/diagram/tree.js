// The graph of a game's positions: what is seen comes from Java, and so does what a click changes.

import "./tree.css";
import { make } from "nimbook-widget/dom.js";
import { Scene } from "../shared/scene.js";
import { leastLetter, LETTER } from "../shared/drawing.js";
import { theme } from "../shared/theme.js";

class Tree {
  constructor(el, view) {
    this.view = view;
    this.root = make("div", "nb-tree");
    this.title = make("div", "nb-tree-title");
    this.bar = make("div", "nb-tree-bar nb-tools");
    const button = (text, click) => {
      const one = make("button", "nb-button", text, { type: "button" });
      one.addEventListener("click", () => this.click(click));
      this.bar.append(one);
    };
    button("All", "all");
    button("Only the start", "start");
    const label = make("label", "nb-control nb-toggle");
    this.strategy = make("input", "nb-check", null, { type: "checkbox", role: "switch" });
    this.strategy.addEventListener("change", () => this.click("strategy"));
    label.append(this.strategy, make("span", "nb-label", "One winning strategy"));
    this.bar.append(label);
    this.sheet = make("div", "nb-tree-sheet");
    this.scene = new Scene();
    this.sheet.append(this.scene.svg);
    this.words = make("p", "nb-tree-words");
    this.root.append(this.title, this.bar, this.sheet, this.words);
    el.append(this.root);
    this.stage = el.closest(".nb-stage");
    this.dressed = () => this.size();
    this.alive = () => this.live();
    this.stage?.addEventListener("nb-theme", this.dressed);
    this.stage?.addEventListener("nb-live", this.alive);
    this.update(view.state);
  }

  destroy() {
    this.stage?.removeEventListener("nb-theme", this.dressed);
    this.stage?.removeEventListener("nb-live", this.alive);
    this.root.remove();
  }

  /** Without Java it is a picture. */
  live() {
    this.bar.hidden = !this.view.live;
    if (this.view.live && this.unseen) this.look();
  }

  update(state) {
    this.state = state;
    this.title.textContent = state.title;
    this.title.hidden = !state.title;
    this.words.textContent = state.legend;
    this.paint(state.view);
    const { tree = state.game, open, strategy } = this.view.kept;
    // What was opened is that of another game where its start reads differently.
    this.unseen = tree === state.game && (open || strategy !== undefined) ? { tree, open, strategy } : null;
    this.live();
    const scale = this.scene.svg.clientWidth / state.view.size[0];
    this.sheet.scrollLeft = this.nodes[0].x * scale - this.sheet.clientWidth / 2;
  }

  /** Shows what was opened before. */
  async look() {
    const question = { do: "open", ...this.unseen };
    this.unseen = null;
    try {
      this.paint((await this.view.request(question)).view);
    } catch (_) {
      // The figure stays as it was made.
    }
  }

  async click(what) {
    const { game } = this.state;
    const { open, strategy } = this.seen;
    try {
      const { view, say } = await this.view.request({ do: "open", tree: game, open, strategy, click: what });
      this.view.keep("tree", game);
      this.view.keep("open", view.open);
      this.view.keep("strategy", view.strategy);
      // A focus that has gone elsewhere meanwhile stays there.
      const here = this.sheet.contains(document.activeElement);
      this.paint(view);
      if (say) this.view.say(say);
      if (here && typeof what === "number")
        this.sheet.querySelector(`[data-part="${what}"]`).focus({ preventScroll: true });
    } catch (error) {
      this.strategy.checked = strategy;
      if (error.name !== "Superseded") this.view.say(error.message);
    }
  }

  paint(seen) {
    const { scene } = this;
    this.seen = seen;
    this.strategy.checked = seen.strategy;
    scene.show(seen);
    scene.svg.setAttribute("role", "group");
    scene.svg.setAttribute("aria-label", this.state.game);
    this.nodes = scene.parts.filter(({ kind }) => kind === "node");
    this.nodes.forEach((part, i) => this.node(part, ...seen.nodes[i]));
    this.size();
  }

  node({ id, el }, says, open) {
    const about = { tabindex: 0, role: "button", "aria-label": says, "aria-expanded": open };
    for (const [key, value] of Object.entries(about)) el.setAttribute(key, value);
    el.classList.add("nb-tree-node");
    const click = () => this.view.live && this.click(Number(id));
    el.addEventListener("click", click);
    el.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      click();
    });
    const point = (on) => {
      this.words.textContent = on ? says : this.state.legend;
      for (const line of this.scene.parts.filter(({ kind }) => kind === "line"))
        line.el.classList.toggle("nb-tree-near", on && line.id.split(" ").includes(id));
    };
    for (const kind of ["pointerenter", "focus"]) el.addEventListener(kind, () => point(true));
    for (const kind of ["pointerleave", "blur"]) el.addEventListener(kind, () => point(false));
  }

  /**
   * Letters as around it; where the height is given the graph fills it. Before letters become too small its rows come
   * closer, and then it scrolls.
   */
  size() {
    const { scene, title, words, sheet } = this;
    const [wide, most] = this.seen.size;
    const { size, room } = theme(this.root);
    const first = this.nodes[0].y;
    const deep = Math.max(...this.nodes.map(({ y }) => y)) - first;
    const ends = most - deep;
    let closer = 1;
    let letters = wide / LETTER + "em";
    if (room) {
      const free = room - title.offsetHeight - words.offsetHeight - 1.5 * size;
      const least = Math.min(size, leastLetter()) / LETTER;
      const scale = Math.min(sheet.clientWidth / wide, Math.max(free / most, least));
      if (deep > 0) closer = Math.max(this.seen.closest, Math.min(1, (free / scale - ends) / deep));
      letters = wide * scale + "px";
    }
    scene.svg.style.width = letters;
    const high = deep * closer + ends;
    scene.svg.setAttribute("viewBox", `0 0 ${wide} ${high}`);
    for (const { kind, el, y } of scene.parts)
      el.setAttribute("transform", kind === "line" ? `matrix(1 0 0 ${closer} 0 ${first * (1 - closer)})`
        : `translate(0 ${(y - first) * (closer - 1)})`);
  }
}

export function tree(el, view) {
  const shown = new Tree(el, view);
  return {
    update(state) { shown.update(state); },
    destroy() { shown.destroy(); },
  };
}
