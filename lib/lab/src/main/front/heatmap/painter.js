// The two layers of a heatmap's window. The lower one (cells, numbers, axes, overlays, found cells) is drawn when the
// view or the numbers change; the upper one (what is under the cursor, what is pinned) at every move.

import { cssColor, letterColor, RARE } from "./cells.js";
import { clippedLine, edgesOf } from "./viewport.js";

const SMALLEST_MARK = 2.5; // pixels

export class Painter {
  constructor() {
    this.lower = document.createElement("canvas");
    this.upper = document.createElement("canvas");
    this.g = this.lower.getContext("2d");
    this.h = this.upper.getContext("2d");
    this.texts = [];
  }

  /** The margins that axes take, in pixels of the page. */
  margins(scene) {
    const s = scene.theme.size;
    this.g.font = this.small(scene);
    const digits = this.g.measureText(String(scene.cells.rows - 1)).width;
    const head = Math.round(s * 2.9);
    return {
      left: Math.round(digits + s * 2.4),
      right: 3,
      top: scene.look.flipped ? 6 : head,
      bottom: scene.look.flipped ? head : 3,
    };
  }

  small(scene) {
    return Math.round(scene.theme.size * 0.84) + "px " + scene.theme.font;
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
    this.colours = cells.colours(look, scene.dark);
    this.outlines = scene.overlays.map((o) =>
      o.kind === "cells" ? edgesOf(o.cells, cells.rows, cells.columns) : null,
    );
  }

  drawLower(scene) {
    const { view, cells, margins: m } = scene;
    const g = this.g;
    this.clear(g);
    g.save();
    g.beginPath();
    g.rect(m.left, m.top, view.width, view.height);
    g.clip();
    g.translate(m.left, m.top);
    view.drawCells(g, scene.levels, this.dpr);
    this.grid(scene);
    scene.overlays.forEach(
      (overlay, i) => scene.look.on(overlay.name) && this.overlay(scene, overlay, this.outlines[i]),
    );
    this.drawMarks(scene);
    this.numbers(scene);
    if (scene.found) this.found(scene);
    g.restore();
    g.strokeStyle = scene.theme.muted;
    g.lineWidth = 1;
    g.strokeRect(m.left - 0.5, m.top - 0.5, view.width + 1, view.height + 1);
    this.axes(scene, cells);
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
    if (view.scale >= w && view.down >= h) return;
    for (const mark of this.marks) {
      this.g.fillStyle = mark.colour;
      for (let i = 0; i < mark.at.length; i++) {
        const row = Math.floor(mark.at[i] / cells.columns);
        const x = view.x((mark.at[i] % cells.columns) + 0.5);
        const y = view.y(scene.line(row) + 0.5);
        if (x < -w || y < -h || x > view.width + w || y > view.height + h) continue;
        this.g.fillRect(x - w / 2, y - h / 2, w, h);
      }
    }
  }

  numbers(scene) {
    const { view, cells, theme, look } = scene;
    if (cells.names.length) return;
    const outcome = cells.shows === "outcome";
    const digits = outcome ? 1 : Math.max(String(cells.least).length, String(cells.greatest).length);
    const size = Math.min(view.down * 0.5, theme.size * 1.6, (view.scale - 6) / (0.6 * digits));
    if (size < 7.5) return;
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
        if (v === null) continue;
        const marked = look.highlight.indexOf(v) >= 0;
        if (marked !== heavy) g.font = marked ? bold : plain;
        heavy = marked;
        let ink = this.letters.get(v);
        if (!ink)
          this.letters.set(v, (ink = outcome && v === 1 && !marked ? theme.muted : letterColor(this.colours(v))));
        g.fillStyle = ink;
        g.fillText(outcome ? (v === 0 ? "P" : "N") : this.text(v), view.x(c + 0.5), y);
      }
    }
  }

  text(v) {
    if (v < 0 || v > 9999) return String(v).replace("-", "−");
    return this.texts[v] || (this.texts[v] = String(v));
  }

  overlay(scene, overlay, outline) {
    const { view, cells } = scene;
    const g = this.g;
    if (overlay.kind === "lines") {
      for (const [slope, offset] of overlay.lines) {
        const ends = clippedLine(slope, offset, cells.rows, cells.columns);
        if (!ends) continue;
        g.beginPath();
        g.moveTo(view.x(ends[1] + 0.5), view.y(scene.depth(ends[0] + 0.5)));
        g.lineTo(view.x(ends[3] + 0.5), view.y(scene.depth(ends[2] + 0.5)));
        this.cased(2.8, 1.3, [7, 5]);
      }
    } else if (overlay.kind === "cells") {
      g.beginPath();
      for (let i = 0; i < outline.length; i += 4) {
        g.moveTo(view.x(outline[i + 1]), view.y(scene.depth(outline[i])));
        g.lineTo(view.x(outline[i + 3]), view.y(scene.depth(outline[i + 2])));
      }
      this.cased(4, 2, []);
    } else if (overlay.kind === "cross" && overlay.row < cells.rows && overlay.column < cells.columns) {
      this.cross(g, scene, overlay.row, overlay.column, 0.4);
      this.frame(g, scene, overlay.row, overlay.column, 2);
    }
  }

  /** The path in dark on light: seen on every colour. */
  cased(wide, narrow, dash) {
    const g = this.g;
    g.lineCap = "square";
    g.strokeStyle = "rgba(255,255,255,.6)";
    g.lineWidth = wide;
    g.stroke();
    g.setLineDash(dash);
    g.lineCap = "butt";
    g.strokeStyle = "#14181f";
    g.lineWidth = narrow;
    g.stroke();
    g.setLineDash([]);
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
    g.strokeStyle = "rgba(0,0,0,.75)";
    g.lineWidth = 3;
    g.stroke();
    g.strokeStyle = "#fff";
    g.lineWidth = 1.5;
    g.stroke();
    if (found.current < 0) return;
    const i = found.at[found.current];
    this.frame(g, scene, Math.floor(i / cells.columns), i % cells.columns, 4, 7);
  }

  axes(scene, cells) {
    const { view, theme, margins: m, look } = scene;
    const g = this.g;
    const s = theme.size;
    g.font = this.small(scene);
    g.fillStyle = theme.muted;
    g.strokeStyle = theme.muted;
    g.lineWidth = 1;
    const { c0, c1, l0, l1 } = this.visible(view);
    const out = look.flipped ? 1 : -1;
    const base = look.flipped ? m.top + view.height + 0.5 : m.top - 0.5;
    const across = view.step(Math.max(g.measureText(String(cells.columns - 1)).width + s * 0.9, s * 1.5), view.scale);
    g.textAlign = "center";
    g.textBaseline = "middle";
    g.beginPath();
    for (let c = Math.ceil(c0 / across) * across; c <= c1; c += across) {
      const x = m.left + view.x(c + 0.5);
      if (x < m.left || x > m.left + view.width + 0.5) continue;
      g.moveTo(x, base);
      g.lineTo(x, base + 4 * out);
      g.fillText(String(c), x, base + out * (5 + s * 0.55));
    }
    const step = view.step(s * 1.5, view.down);
    g.textAlign = "right";
    for (let l = l0; l <= l1; l++) {
      const row = scene.line(l);
      const y = m.top + view.y(l + 0.5);
      if (row % step || y < m.top || y > m.top + view.height + 0.5) continue;
      g.moveTo(m.left - 0.5, y);
      g.lineTo(m.left - 4.5, y);
      g.fillText(String(row), m.left - 7, y + 0.5);
    }
    g.stroke();
    g.fillStyle = theme.fg;
    g.textAlign = "left";
    g.textBaseline = "alphabetic";
    g.fillText(scene.axes[1] + " →", m.left, look.flipped ? base + s * 2.7 : base - s * 1.75);
    g.save();
    g.translate(s * 0.95, look.flipped ? m.top + view.height : m.top);
    g.rotate(-Math.PI / 2);
    g.textAlign = look.flipped ? "left" : "right";
    g.fillText(look.flipped ? scene.axes[0] + " →" : "← " + scene.axes[0], 0, 0);
    g.restore();
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
    if (hover) this.cross(g, scene, hover.row, hover.column, pin ? 0.16 : 0.26);
    if (pin) this.pinned(g, scene, pin);
    if (hover) this.frame(g, scene, hover.row, hover.column, 1.5);
    g.restore();
  }

  /** Row, column and both diagonals of a cell, lit. */
  cross(g, scene, row, column, strength) {
    const { view, cells } = scene;
    const line = scene.line(row);
    const x = view.x(column);
    const y = view.y(line);
    const w = Math.max(view.scale, 1.5);
    const h = Math.max(view.down, 1.5);
    g.fillStyle = scene.pale ? "rgba(20,60,130," + strength * 0.75 + ")" : "rgba(255,255,255," + strength + ")";
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
      g.strokeStyle = g.fillStyle;
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

  /** A frame around a cell, light in dark. */
  frame(g, scene, row, column, width, least) {
    const { view } = scene;
    const w = Math.max(view.scale, least || 5);
    const h = Math.max(view.down, least || 5);
    const x = view.x(column + 0.5) - w / 2;
    const y = view.y(scene.line(row) + 0.5) - h / 2;
    g.lineJoin = "miter";
    g.strokeStyle = "#14181f";
    g.lineWidth = width + 2;
    g.strokeRect(x, y, w, h);
    g.strokeStyle = "#fff";
    g.lineWidth = width;
    g.strokeRect(x, y, w, h);
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
      g.fillStyle = scene.pale ? "#14181f" : "#fff";
      g.strokeStyle = scene.pale ? "rgba(255,255,255,.7)" : "rgba(0,0,0,.7)";
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
      for (const pass of [0, 1]) {
        g.strokeStyle = pass ? "#fff" : "#14181f";
        g.lineWidth = pass ? 2 : 4.5;
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
        g.stroke();
      }
    }
    this.frame(g, scene, pin.row, pin.column, 2.5, 7);
  }
}
