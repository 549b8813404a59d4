// A picture from Java with parts: shows its marks, moves what stays from one picture to the next, and finds the move
// that the pointer, a finger or the keys mean. Knows no game.

import { makeSvg } from "nimbook-widget/dom.js";
import { setAttribute, setChildren } from "./dom.js";
import { drawingOf, svgOfMarks } from "./drawing.js";

/** A pointer this near to a part means it, in pixels of the drawing. */
const NEAR = 4;

/** How long a part glides or fades, in ms. */
const GLIDE = 250;

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Scene {
  constructor() {
    this.svg = makeSvg("svg", "nb-play-picture");
    this.frame = makeSvg("rect", "nb-tile");
    this.parts = [];
    this.marks = [];
    this.beside = new Map();
    this.grown = [];
    this.pick = null;
  }

  /** @param view size, marks and parts as drawingOf has them, or shared for it; of a play tiles and moves */
  show(view) {
    if (this.view === view) return;
    const before = this.view && !calm() ? this.places() : new Map();
    const { marks: texts, parts } = view.shared ? drawingOf(view, view.shared) : view;
    const marks = this.marksOf(texts, parts, view.size);
    const children = [];
    let end = 0;
    this.parts = parts.map(([id, kind, first, after, x, y]) => {
      const el = makeSvg("g", "nb-part" + (kind ? " nb-part-" + kind : ""), { "data-part": id });
      // What lies elsewhere in other pictures is moved inside its part: the box of the part is where it is seen.
      const inner = x || y ? makeSvg("g", "", { transform: `translate(${x} ${y})` }) : el;
      inner.append(...marks.slice(first, after));
      if (inner !== el) el.append(inner);
      children.push(...marks.slice(end, first), el);
      end = after;
      return { id, kind, el, x, y };
    });
    setChildren(this.svg, [...children, ...marks.slice(end)]);
    this.view = view;
    const things = parts.filter(([, kind]) => ["", "held", "place"].includes(kind));
    this.marks = things.flatMap(([, , first, end]) => marks.slice(first, end).map((el, i) => [el, texts[first + i]]));
    this.least = null;
    this.pick = this.carried = this.area = null;
    if (before.size) this.glide(before);
  }

  /** The elements of marks: of those next to parts only what was not seen before is made, for the others stay. */
  marksOf(texts, parts, size) {
    const beside = texts.map(() => true);
    for (const [, , first, end] of parts) beside.fill(false, first, end);
    const before = this.beside;
    const stays = texts.map((text, i) => {
      const el = beside[i] && before.get(text);
      if (el) before.delete(text);
      return el;
    });
    const drawn = svgOfMarks(texts.filter((_, i) => !stays[i]), ...size);
    for (const name of ["viewBox", "font-family"]) setAttribute(this.svg, name, drawn.getAttribute(name));
    this.svg.style.width = drawn.style.width;
    const made = [...drawn.children].values();
    const marks = stays.map((el) => el || made.next().value);
    this.beside = new Map(texts.flatMap((text, i) => (beside[i] ? [[text, marks[i]]] : [])));
    return marks;
  }

  /**
   * No letter is smaller than this, in units of the drawing: where a slide gives the picture less height than its
   * letters ask. Of those that would stand over one another then, the first stays.
   */
  letters(least) {
    if (this.least === least || (!least && !this.grown.length)) return;
    this.least = least;
    const texts = [...this.svg.querySelectorAll("text")];
    // All is written before anything is measured: the page is laid out once.
    for (const text of texts) {
      const own = Number(text.getAttribute("font-size"));
      const grows = own < least;
      text.style.fontSize = grows ? least + "px" : "";
      setAttribute(text, "dy", String(grows ? 0.365 * (least - own) : 0));
      const [from, to] = grows ? ["textLength", "data-length"] : ["data-length", "textLength"];
      const length = text.getAttribute(from);
      if (length) text.setAttribute(to, length);
      text.removeAttribute(from);
    }
    this.grown = texts.filter((text) => text.style.fontSize);
    const kept = [];
    const hidden = new Set(this.grown.filter((text) => {
      const at = text.getBoundingClientRect();
      const over = (one) => at.left < one.right && at.right > one.left && at.top < one.bottom && at.bottom > one.top;
      return kept.some(over) || !kept.push(at);
    }));
    for (const text of texts) text.style.visibility = hidden.has(text) ? "hidden" : "";
  }

  /** Where each part is, by its id; what a hand has dragged is where it is dropped. */
  places() {
    const there = this.parts.filter(({ kind, el }) => !kind || (kind === "held" && !el.style.transform));
    return new Map(there.map(({ id, el }) => [id, { el, box: el.getBBox() }]));
  }

  /** Equal places of a part, and where they are; null where there are none. Measured when a hand or a key asks. */
  get tiles() {
    if (!this.view.tiles || this.area) return this.area;
    const [part, rows, columns] = this.view.tiles;
    const { x, y, width, height } = this.parts.find(({ id }) => id === part).el.getBBox();
    return (this.area = { part, rows, columns, x, y, wide: width / columns, high: height / rows });
  }

  /** The row and the column of a tile, [] for another part. */
  tile(id) {
    return id && this.tiles && id.startsWith(this.tiles.part + " ") ? id.split(" ").slice(-2).map(Number) : [];
  }

  /** The tile at a point of the drawing; null next to them. */
  tileAt(x, y) {
    const { part, rows, columns, ...area } = this.tiles;
    const [row, column] = [Math.floor((y - area.y) / area.high), Math.floor((x - area.x) / area.wide)];
    return row >= 0 && row < rows && column >= 0 && column < columns ? `${part} ${row} ${column}` : null;
  }

  /** Whether a hand drags this to where it moves; without an id, what it drags over tiles. */
  holds(id) {
    return this.parts.find((part) => part.kind === "held" && (this.tiles || part.id === id));
  }

  /** The tile below what a hand drags. */
  get from() {
    const box = this.holds().el.getBBox();
    return this.tileAt(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Parts that have moved come from where they were; parts that have gone fade. */
  glide(before) {
    for (const { id, kind, el } of this.parts) {
      const was = before.get(id);
      before.delete(id);
      if (!was || (kind && kind !== "held")) continue;
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

  /** What is seen besides: whether one may move, whether winning moves stand out, whether it is said who wins. */
  mark(seen) {
    for (const what of ["lit", "hint", "verdict"]) this.svg.classList.toggle("nb-play-" + what, seen[what]);
  }

  /** The id of the part under the pointer, or near to it; null for none. */
  hit(event) {
    const frame = this.svg.getScreenCTM();
    if (!frame) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(frame.inverse());
    if (this.tiles) return this.tileAt(x, y);
    const found = this.svg.getRootNode().elementFromPoint(event.clientX, event.clientY);
    const part = this.svg.contains(found) && found.closest("[data-part]");
    if (part) return part.dataset.part;
    let [nearest, least] = [null, NEAR];
    for (const { id, kind, el } of this.parts) {
      if (kind) continue;
      const box = el.getBBox();
      const apart = Math.max(box.x - x, x - box.x - box.width, box.y - y, y - box.y - box.height);
      if (apart < least) [nearest, least] = [id, apart];
    }
    return nearest;
  }

  /** Lets what a hand drags follow it by so many pixels of the page; without a part of that kind it goes back. */
  carry(id, dx, dy) {
    const { el } = (id && this.holds(id)) || {};
    if (this.carried && this.carried !== el) {
      this.carried.classList.remove("nb-part-carried");
      this.carried.style.transform = "";
    }
    this.carried = el;
    if (!el) return;
    const scale = this.svg.getScreenCTM().a;
    el.classList.add("nb-part-carried");
    el.style.transform = `translate(${dx / scale}px, ${dy / scale}px)`;
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
    const index = (id) => this.parts.findIndex((part) => part.id === id);
    const ends = pick ? [pick.first, pick.last] : wrong;
    const range = ends && ends.map(index).sort((a, b) => a - b);
    this.outline(pick?.first);
    const ids = new Set(range ? this.parts.slice(range[0], range[1] + 1).map(({ id }) => id) : []);
    for (const { id, el } of this.parts) {
      const on = ids.has(id);
      el.classList.toggle("nb-part-chosen", on && Boolean(pick));
      el.classList.toggle("nb-part-wrong", on && !pick);
    }
  }

  /** Things that are not in another picture are pale; without one nothing is. */
  fade(view) {
    const stays = view && new Set(view.marks);
    for (const [el, text] of this.marks) el.classList.toggle("nb-part-leaving", Boolean(stays) && !stays.has(text));
  }

  /** Outlines a tile, or none. */
  outline(id) {
    const [row, column] = this.tile(id);
    if (row === undefined) return this.frame.remove();
    const { x, y, wide, high } = this.tiles;
    const place = { x: x + column * wide, y: y + row * high, width: wide, height: high };
    for (const [name, value] of Object.entries(place)) this.frame.setAttribute(name, value);
    this.svg.append(this.frame);
  }

  // ---- keys ----

  /** The move on the nearest tile in a direction from another; a sidestep is further than ahead. */
  nearest(from, [down, right]) {
    const [row, column] = this.tile(from);
    const cost = ({ on }) => {
      const [r, c] = this.tile(on[0]);
      const way = (r - row) * down + (c - column) * right;
      return way > 0 ? way + 2.5 * Math.abs((r - row) * right + (c - column) * down) : Infinity;
    };
    const ahead = this.view.moves.filter((move) => cost(move) < Infinity);
    return ahead.sort((a, b) => cost(a) - cost(b))[0] || null;
  }

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
