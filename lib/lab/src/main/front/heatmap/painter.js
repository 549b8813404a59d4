// The two layers of a heatmap's window. The lower one (cells, numbers, axes, overlays, found cells) is drawn when the
// view or the numbers change; the upper one (what is under the cursor, what is pinned) at every move.

import { READABLE } from "../shared/drawing.js";
import { axisMargins, drawAxes } from "./axes.js";
import { cssColor, letterColor, RARE } from "./cells.js";
import { Overlays, stroke } from "./overlays.js";

const SMALLEST_MARK = 2.5; // pixels
const SMALLEST_LETTER = 0.76; // of the stage's letters, and not below READABLE: smaller numbers are noise

/** Light in dark: the cell under the cursor, the cells that were searched for, the one that was stepped to. */
const cased = (dark, light) => [
  { color: "rgba(0,0,0,.8)", width: dark, dash: [] },
  { color: "#fff", width: light, dash: [] },
];
const HOVERED = { strokes: cased(3.5, 1.5), least: 5 };
const FOUND = { strokes: cased(6, 4), least: 7 };
const RINGS = cased(3, 1.5);

export class Painter {
  constructor() {
    this.lower = document.createElement("canvas");
    this.upper = document.createElement("canvas");
    this.g = this.lower.getContext("2d");
    this.h = this.upper.getContext("2d");
    this.overlays = new Overlays(this.g);
  }

  /** The margins that axes take, in pixels of the page. */
  margins(scene) {
    return axisMargins(this.g, scene);
  }

  resize(width, height, dpr) {
    this.dpr = dpr;
    for (const canvas of [this.lower, this.upper]) {
      const w = Math.round(width * dpr);
      const h = Math.round(height * dpr);
      if (canvas.width !== w) canvas.width = w;
      if (canvas.height !== h) canvas.height = h;
      canvas.style.width = width + "px";
      canvas.style.height = height + "px";
    }
  }

  clear(g) {
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.clearRect(0, 0, g.canvas.width, g.canvas.height);
    g.setTransform(this.dpr, 0, 0, this.dpr, 0, 0);
  }

  /** Prepares what depends on the numbers and the look, not on the view. */
  prepare(scene) {
    const { cells, look } = scene;
    // Light cells: light on them is not seen.
    scene.pale = !scene.dark && (look.colors.kind === "outcome" || look.colors.kind === "value");
    this.marks = [];
    look.highlight.forEach((value, i) => {
      const n = cells.count(value);
      if (n > 0 && n <= RARE && n * 20 <= cells.rows * cells.columns)
        this.marks.push({ colour: cssColor(cells.markColour(i)), at: cells.where(value) });
    });
    this.letters = new Map();
    this.texts = new Map();
    this.colours = cells.colours(look, scene.dark);
    this.overlays.prepare(scene);
  }

  drawLower(scene) {
    const { view, margins: m } = scene;
    const g = this.g;
    this.clear(g);
    g.save();
    g.beginPath();
    g.rect(m.left, m.top, view.width, view.height);
    g.clip();
    g.translate(m.left, m.top);
    view.drawCells(g, scene.levels, this.dpr);
    this.grid(scene);
    this.overlays.draw(scene, this);
    this.drawMarks(scene);
    this.numbers(scene);
    if (scene.found) this.found(scene);
    g.restore();
    g.strokeStyle = scene.theme.muted;
    g.lineWidth = 1;
    g.strokeRect(m.left - 0.5, m.top - 0.5, view.width + 1, view.height + 1);
    drawAxes(g, scene, this.visible(view));
  }

  /** First and last visible column and line. */
  visible(view) {
    return {
      c0: Math.max(0, Math.floor(view.u)), c1: Math.min(view.columns - 1, Math.floor(view.u + view.width / view.scale)),
      l0: Math.max(0, Math.floor(view.v)), l1: Math.min(view.rows - 1, Math.floor(view.v + view.height / view.down)),
    };
  }

  grid(scene) {
    const { view } = scene;
    if (Math.min(view.scale, view.down) < 16) return;
    const g = this.g;
    const { c0, c1, l0, l1 } = this.visible(view);
    g.beginPath();
    for (let c = c0; c <= c1; c++) {
      g.moveTo(view.x(c), 0);
      g.lineTo(view.x(c), view.height);
    }
    for (let l = l0; l <= l1; l++) {
      g.moveTo(0, view.y(l));
      g.lineTo(view.width, view.y(l));
    }
    g.strokeStyle = scene.dark ? "rgba(0,0,0,.35)" : "rgba(255,255,255,.55)";
    g.lineWidth = 1;
    g.stroke();
  }

  drawMarks(scene) {
    const { view, cells } = scene;
    const w = Math.max(view.scale, SMALLEST_MARK);
    const h = Math.max(view.down, SMALLEST_MARK);
    const { strokes, least } = scene.styles.marked;
    const framed = Math.min(view.scale, view.down) >= least && !scene.pale;
    if (view.scale >= w && view.down >= h && !framed) return;
    this.g.beginPath();
    for (const mark of this.marks) {
      this.g.fillStyle = mark.colour;
      for (let i = 0; i < mark.at.length; i++) {
        const row = Math.floor(mark.at[i] / cells.columns);
        const x = view.x((mark.at[i] % cells.columns) + 0.5);
        const y = view.y(scene.line(row) + 0.5);
        if (x < -w || y < -h || x > view.width + w || y > view.height + h) continue;
        if (!framed) this.g.fillRect(x - w / 2, y - h / 2, w, h);
        else this.g.rect(x - w / 2 + 0.5, y - h / 2 + 0.5, w - 1, h - 1);
      }
    }
    if (framed) stroke(this.g, strokes);
  }

  /** The size of numbers in cells of scale × down pixels; 0 where there are none. */
  letter({ cells, theme }, scale, down) {
    const longest = Math.max(cells.label(cells.least).length, cells.label(cells.greatest).length);
    // A minus sign is wider than a digit.
    const wide = 0.6 * longest + (cells.least < 0 ? 0.3 : 0);
    const size = Math.min(down * 0.56, theme.size * 1.6, (scale - 6) / wide);
    return cells.labels.drawn && size >= Math.max(READABLE, SMALLEST_LETTER * theme.size) ? size : 0;
  }

  numbers(scene) {
    const { view, cells, theme, look } = scene;
    const { ground, unwritten } = cells.labels;
    const size = this.letter(scene, view.scale, view.down);
    if (!size) return;
    const g = this.g;
    const plain = size.toFixed(1) + "px " + theme.font;
    const bold = "700 " + plain;
    g.font = plain;
    g.textAlign = "center";
    g.textBaseline = "alphabetic";
    const { c0, c1, l0, l1 } = this.visible(view);
    let heavy = false;
    for (let l = l0; l <= l1; l++) {
      const row = scene.line(l);
      const y = view.y(l + 0.5) + size * 0.36;
      for (let c = c0; c <= c1; c++) {
        const v = cells.at(row, c);
        if (v === null || v === unwritten) continue;
        const marked = look.highlight.indexOf(v) >= 0;
        if (marked !== heavy) g.font = marked ? bold : plain;
        heavy = marked;
        let ink = this.letters.get(v);
        if (!ink) this.letters.set(v, (ink = v === ground && !marked ? theme.muted : letterColor(this.colours(v))));
        g.fillStyle = ink;
        g.fillText(this.text(cells, v), view.x(c + 0.5), y);
      }
    }
  }

  text(cells, v) {
    const text = this.texts.get(v) ?? cells.label(v);
    this.texts.set(v, text);
    return text;
  }

  /** Rings around the cells of the searched value. */
  found(scene) {
    const { view, cells, found } = scene;
    const g = this.g;
    const half = Math.max(view.scale / 2, 3.5);
    const high = Math.max(view.down / 2, 3.5);
    g.beginPath();
    const most = Math.min(found.at.length, 20000);
    for (let i = 0; i < most; i++) {
      const x = view.x((found.at[i] % cells.columns) + 0.5);
      const y = view.y(scene.line(Math.floor(found.at[i] / cells.columns)) + 0.5);
      if (x < -half || y < -high || x > view.width + half || y > view.height + high) continue;
      g.rect(x - half, y - high, 2 * half, 2 * high);
    }
    stroke(g, RINGS);
    if (found.current < 0) return;
    const i = found.at[found.current];
    this.frame(g, scene, Math.floor(i / cells.columns), i % cells.columns, FOUND);
  }

  drawUpper(scene) {
    const { view, margins: m, hover, pin } = scene;
    const g = this.h;
    const something = Boolean(hover || pin);
    if (!something && !this.something) return; // an empty sheet that stays empty need not be laid on the page again
    this.something = something;
    this.clear(g);
    g.save();
    g.beginPath();
    g.rect(m.left, m.top, view.width, view.height);
    g.clip();
    g.translate(m.left, m.top);
    const strength = pin ? 0.16 : 0.26;
    const lit = scene.pale ? "rgba(20,60,130," + strength * 0.75 + ")" : "rgba(255,255,255," + strength + ")";
    if (hover) this.cross(g, scene, hover.row, hover.column, lit);
    if (pin) this.pinned(g, scene, pin);
    if (hover) this.frame(g, scene, hover.row, hover.column, HOVERED);
    g.restore();
  }

  /** Row, column and both diagonals of a cell, in a colour. */
  cross(g, scene, row, column, color) {
    const { view, cells } = scene;
    const line = scene.line(row);
    const x = view.x(column);
    const y = view.y(line);
    const w = Math.max(view.scale, 1.5);
    const h = Math.max(view.down, 1.5);
    g.fillStyle = color;
    g.fillRect(0, y, view.width, h);
    g.fillRect(x, 0, w, y);
    g.fillRect(x, y + h, w, view.height);
    if (view.scale >= 8) {
      const { c0, c1 } = this.visible(view);
      for (let c = c0; c <= c1; c++) {
        if (c === column) continue;
        const d = c - column;
        if (line + d >= 0 && line + d < cells.rows) g.fillRect(view.x(c), view.y(line + d), view.scale, view.down);
        if (line - d >= 0 && line - d < cells.rows) g.fillRect(view.x(c), view.y(line - d), view.scale, view.down);
      }
    } else {
      g.strokeStyle = color;
      g.lineWidth = Math.max(1.5, Math.min(view.scale, view.down));
      const u = column + 0.5;
      const v = line + 0.5;
      const a = Math.min(u, v);
      const b = Math.min(cells.columns - u, cells.rows - v);
      const c = Math.min(u, cells.rows - v);
      const d = Math.min(cells.columns - u, v);
      g.beginPath();
      g.moveTo(view.x(u - a), view.y(v - a));
      g.lineTo(view.x(u + b), view.y(v + b));
      g.moveTo(view.x(u - c), view.y(v + c));
      g.lineTo(view.x(u + d), view.y(v - d));
      g.stroke();
    }
  }

  /** A frame around a cell. */
  frame(g, scene, row, column, { strokes, least }) {
    const { view } = scene;
    const w = Math.max(view.scale, least);
    const h = Math.max(view.down, least);
    g.lineJoin = "miter";
    g.beginPath();
    g.rect(view.x(column + 0.5) - w / 2, view.y(scene.line(row) + 0.5) - h / 2, w, h);
    stroke(g, strokes);
  }

  /** The pinned cell, dots at its options, a line and a ring to each winning move. */
  pinned(g, scene, pin) {
    const { view, answer } = scene;
    const x = view.x(pin.column + 0.5);
    const y = view.y(scene.line(pin.row) + 0.5);
    if (answer && answer.options) {
      const size = Math.min(view.scale, view.down);
      const r = Math.max(0.7, Math.min(4, size * 0.14));
      // Dots in the upper left corner of large cells: the number in the middle stays readable.
      const off = size >= 16 ? -0.5 + 0.18 : 0;
      const dots = scene.pale ? scene.styles.pin.pale : scene.styles.pin.dots;
      g.fillStyle = dots.color;
      g.strokeStyle = dots.edge;
      g.lineWidth = 1;
      g.beginPath();
      for (let i = 0; i < answer.options.length; i += 3) {
        const px = view.x(answer.options[i + 1] + 0.5 + off);
        const py = view.y(scene.line(answer.options[i]) + 0.5 + off);
        if (px < -9 || py < -9 || px > view.width + 9 || py > view.height + 9) continue;
        g.moveTo(px + r, py);
        g.arc(px, py, r, 0, 7);
      }
      if (size >= 4) g.stroke();
      g.fill();
      const ring = Math.max(5, size * 0.42);
      g.beginPath();
      for (let i = 0; i < answer.winning.length; i += 3) {
        const px = view.x(answer.winning[i + 1] + 0.5);
        const py = view.y(scene.line(answer.winning[i]) + 0.5);
        const far = Math.hypot(px - x, py - y);
        g.moveTo(px + ring, py);
        g.arc(px, py, ring, 0, 7);
        if (far <= ring) continue;
        const start = Math.min(far, Math.max(4, size * 0.5));
        g.moveTo(x + ((px - x) * start) / far, y + ((py - y) * start) / far);
        g.lineTo(px - ((px - x) * ring) / far, py - ((py - y) * ring) / far);
      }
      stroke(g, scene.styles.pin.rings);
    }
    this.frame(g, scene, pin.row, pin.column, scene.styles.pin);
  }
}
