// A picture from Java that is played in: shows its marks, moves what stays from one picture to the next, and finds the
// move that the pointer, a finger or the keys mean. Knows no game.

import { makeSvg } from "nimbook-widget/dom.js";
import { svgOfMarks } from "../../shared/drawing.js";

/** A pointer this near to a part means it, in pixels of the drawing. */
const NEAR = 4;

/** How long a part glides or fades, in ms. */
const GLIDE = 250;

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Scene {
  constructor() {
    this.svg = makeSvg("svg", "nb-play-picture");
    this.parts = [];
    this.pick = null;
  }

  /** @param view as Java sends it: size, marks, parts, moves */
  show(view) {
    if (this.view === view) return;
    const before = this.view && !calm() ? this.places() : new Map();
    const drawn = svgOfMarks(view.marks, ...view.size);
    const marks = [...drawn.children];
    for (const name of ["viewBox", "font-family"]) this.svg.setAttribute(name, drawn.getAttribute(name));
    this.svg.style.width = drawn.style.width;
    this.parts = view.parts.map(([id, kind, first, end]) => {
      const el = makeSvg("g", "nb-part" + (kind ? " nb-part-" + kind : ""), { "data-part": id });
      marks[first]?.before(el);
      el.append(...marks.slice(first, end));
      return { id, kind, el };
    });
    this.svg.replaceChildren(...drawn.children);
    this.view = view;
    this.pick = null;
    if (before.size) this.glide(before);
  }

  /** Where each part is, by its id. */
  places() {
    return new Map(this.parts.filter((part) => !part.kind).map(({ id, el }) => [id, { el, box: el.getBBox() }]));
  }

  /** Parts that have moved come from where they were; parts that have gone fade. */
  glide(before) {
    for (const { id, kind, el } of this.parts) {
      const was = before.get(id);
      before.delete(id);
      if (!was || kind) continue;
      const now = el.getBBox();
      const [dx, dy] = [was.box.x - now.x, was.box.y - now.y];
      if (Math.abs(dx) + Math.abs(dy) < 0.5) continue;
      el.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], GLIDE);
    }
    for (const { el } of before.values()) {
      el.removeAttribute("data-part");
      this.svg.append(el);
      const end = () => el.remove();
      el.animate([{ opacity: 1 }, { opacity: 0 }], GLIDE).finished.then(end, end);
    }
  }

  /** What is seen besides: whether one may move, and whether winning moves stand out. */
  mark({ lit, hint }) {
    this.svg.classList.toggle("nb-play-lit", lit);
    this.svg.classList.toggle("nb-play-hint", hint);
  }

  /** The id of the part under the pointer, or near to it; null for none. */
  hit(event) {
    const found = this.svg.getRootNode().elementFromPoint(event.clientX, event.clientY);
    const part = this.svg.contains(found) && found.closest("[data-part]");
    if (part) return part.dataset.part;
    const frame = this.svg.getScreenCTM();
    if (!frame) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(frame.inverse());
    let [nearest, least] = [null, NEAR];
    for (const { id, kind, el } of this.parts) {
      if (kind === "hint") continue;
      const box = el.getBBox();
      const apart = Math.max(box.x - x, x - box.x - box.width, box.y - y, y - box.y - box.height);
      if (apart < least) [nearest, least] = [id, apart];
    }
    return nearest;
  }

  /** Whether moves are made between this part and another. */
  spans(id) {
    return this.view.moves.some(({ on }) => on.length > 1 && on.includes(id));
  }

  /** The move of a click on a part, or of a drag to it from another. */
  moveOf(from, to) {
    const { moves } = this.view;
    if (from !== to && this.spans(from))
      return moves.find(({ on }) => on.length > 1 && on.includes(from) && on.includes(to)) || null;
    return moves.find(({ on }) => on.length === 1 && on[0] === to) || null;
  }

  /** Lets the parts of a move stand out, or those between two that make none. */
  choose(pick, wrong = null) {
    this.pick = pick;
    if (!this.view) return;
    const index = (id) => this.view.parts.findIndex(([one]) => one === id);
    const range = pick ? pick.range : wrong ? wrong.map(index).sort((a, b) => a - b) : null;
    const ids = new Set(range ? this.view.parts.slice(range[0], range[1] + 1).map(([id]) => id) : []);
    for (const { id, el } of this.parts) {
      const on = ids.has(id);
      el.classList.toggle("nb-part-chosen", on && Boolean(pick));
      el.classList.toggle("nb-part-wrong", on && !pick);
    }
  }

  // ---- keys ----

  /**
   * The move to which a key leads from another: by one number of its place, the others as near as they are there.
   * @param by how far; beyond the ends to the first and the last of them, @param near where it was if from is null
   */
  neighbour(from, number, by, near) {
    const { moves } = this.view;
    if (!moves.length) return null;
    if (!from) return this.first(number, by, near);
    const alike = moves.filter(({ place }) => place.slice(0, number).every((n, i) => n === from.place[i]));
    const values = [...new Set(alike.map(({ place }) => place[number]))].sort((a, b) => a - b);
    const i = values.indexOf(from.place[number]) + by;
    // What is coarsest goes round.
    const value = number === 0 && Math.abs(by) === 1 ? values.at(i % values.length)
      : values[Math.max(0, Math.min(values.length - 1, i))];
    const there = alike.filter(({ place }) => place[number] === value);
    const after = (place) => place.slice(number + 1);
    const fits = there.filter(({ place }) => after(place).every((n, j) => n <= after(from.place)[j]));
    return fits.at(-1) || there[0];
  }

  first(number, by, near) {
    const { moves } = this.view;
    const places = moves.map((move) => move.place[0]);
    const end = number === 0 && Math.abs(by) > 1;
    const place = end && by > 0 ? Math.max(...places)
      : !end && near && places.includes(near.place[0]) ? near.place[0] : Math.min(...places);
    const row = moves.filter((move) => move.place[0] === place).sort((a, b) => a.place[1] - b.place[1]);
    return number > 0 && (by < 0 || by > 1) ? (by === -1000 ? row[0] : row.at(-1)) : row[0];
  }

  /** The move that is typed where a move is; `from` null: at the first. */
  typed(from, text) {
    const near = from || this.first(0, 1);
    const scope = near ? near.place.slice(0, -1) : [];
    return this.view.moves.find(({ key, place }) => key === text && scope.every((n, i) => n === place[i])) || null;
  }
}
