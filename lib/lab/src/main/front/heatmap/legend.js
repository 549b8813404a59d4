// The legend beside a heatmap.

import { make } from "nimbook-widget/dom.js";
import { setText } from "../shared/dom.js";
import { counted, roundStep } from "../shared/numbers.js";
import { cssColor } from "./cells.js";

const CLASSES_MOST = 12;

/** A bar of colours with the value under the cursor, or classes; what is highlighted; what lies over. */
export class Legend {
  constructor() {
    this.el = make("div", "nb-heatmap-legend", null, { role: "group", "aria-label": "legend" });
    this.caption = make("div", "nb-heatmap-note");
    this.bar = make("canvas", "nb-heatmap-bar", null, { "aria-hidden": "true" });
    this.list = make("div", "nb-heatmap-classes");
    this.el.append(this.caption, this.bar, this.list);
  }

  show(scene) {
    const { cells, look, dark } = scene;
    const { kind, number } = look.colors;
    const cycle = kind === "cyclic" || (kind === "mod" && number > CLASSES_MOST);
    this.hasBar = kind === "sequential" || cycle;
    this.bar.hidden = !this.hasBar;
    const distinct = cells.counts().size;
    setText(this.caption, cycle ? "value mod " + number
      : kind === "sequential" ? distinct + (distinct === 1 ? " value" : " distinct values") : "");
    this.caption.hidden = !this.caption.textContent;
    const entries = [];
    const add = (rgb, words, note) => entries.push({ css: cssColor(rgb), words, note });
    const total = cells.rows * cells.columns - cells.without;
    const of = (v) => cells.colour(look.colors, v, dark);
    if (kind === "named") {
      cells.names.forEach((name, v) => add(of(v), name, counted(cells.count(v), "cell")));
    } else if (kind === "outcome" || kind === "value") {
      const hit = kind === "value" ? number : 0;
      const pOnly = kind === "outcome" && cells.zeroIsP;
      add(of(hit), pOnly ? "P-positions" : cells.named(hit), counted(cells.count(hit), "cell"));
      add(of(hit + 1), pOnly ? "N-positions" : "other values", counted(total - cells.count(hit), "cell"));
    } else if (kind === "mod" && !cycle) {
      const n = new Array(number).fill(0);
      for (const [v, k] of cells.counts()) n[((v % number) + number) % number] += k;
      for (let r = 0; r < number; r++) add(of(r), "≡ " + r + (r ? "" : " (mod " + number + ")"), counted(n[r], "cell"));
    }
    look.highlight.forEach((v, i) => add(cells.markColour(i), cells.named(v), counted(cells.count(v), "cell")));
    if (cells.without) add(cells.noneColour(dark), "no value", counted(cells.without, "cell"));
    while (this.list.childElementCount > entries.length) this.list.lastChild.remove();
    entries.forEach((e, i) => {
      if (!this.list.children[i]) {
        const row = make("div", "nb-heatmap-class");
        row.append(make("span", "nb-heatmap-swatch"), make("span"), make("span", "nb-heatmap-note"));
        this.list.append(row);
      }
      const [swatch, words, note] = this.list.children[i].children;
      swatch.style.background = e.css;
      setText(words, e.words);
      setText(note, e.note);
    });
    this.scene = scene;
    this.cycle = cycle;
    const drawn = [
      kind,
      number,
      cells.least,
      cells.greatest,
      dark,
      scene.theme.font,
      scene.theme.size,
      scene.theme.muted,
      scene.theme.fg,
      window.devicePixelRatio,
    ].join();
    if (drawn !== this.drawn) this.value = undefined;
    this.drawn = drawn;
    this.point(scene.hover ? cells.at(scene.hover.row, scene.hover.column) : null);
  }

  /** Draws the bar with a pointer at a value (null: none). */
  point(value) {
    if (!this.hasBar || value === this.value) return;
    this.value = value;
    const { cells, look, theme, dark } = this.scene;
    const dpr = window.devicePixelRatio || 1;
    const s = theme.size;
    const width = Math.round(s * 6);
    const height = Math.round(s * 11);
    if (this.bar.width !== Math.round(width * dpr) || this.bar.height !== Math.round(height * dpr)) {
      this.bar.width = Math.round(width * dpr);
      this.bar.height = Math.round(height * dpr);
      this.bar.style.width = width + "px";
      this.bar.style.height = height + "px";
    }
    const g = this.bar.getContext("2d");
    g.setTransform(dpr, 0, 0, dpr, 0, 0);
    g.clearRect(0, 0, width, height);
    const x = s * 0.7;
    const wide = s * 1.1;
    const top = s * 0.5;
    const high = height - s;
    const least = this.cycle ? 0 : cells.least;
    const greatest = this.cycle ? look.colors.number - 1 : cells.greatest;
    const range = greatest - least;
    const strips = Math.min(128, range + 1);
    for (let i = 0; i < strips; i++) {
      const v = least + Math.floor((range * i) / Math.max(1, strips - 1));
      g.fillStyle = cssColor(cells.colour(look.colors, v, dark, least, greatest));
      g.fillRect(x, top + high - ((i + 1) * high) / strips, wide, high / strips + 0.6);
    }
    const step = high / strips;
    const y = (v) => (range === 0 ? top + high / 2 : top + high - step / 2 - ((high - step) * (v - least)) / range);
    g.strokeStyle = g.fillStyle = theme.muted;
    g.lineWidth = 1;
    g.strokeRect(x, top, wide, high);
    g.font = Math.round(s * 0.84) + "px " + theme.font;
    g.textBaseline = "middle";
    g.textAlign = "left";
    const each = Math.max(1, roundStep((range * s * 1.8) / high));
    for (let v = Math.ceil(least / each) * each; v <= greatest; v += each) {
      g.fillRect(x + wide, y(v) - 0.5, 4, 1);
      g.fillText(String(v).replace("-", "−"), x + wide + 8, y(v) + 0.5);
    }
    if (value === null || value === undefined) return;
    const at = y(this.cycle ? ((value % look.colors.number) + look.colors.number) % look.colors.number : value);
    g.fillStyle = theme.fg;
    g.beginPath();
    g.moveTo(x - 1, at);
    g.lineTo(x - s * 0.6, at - s * 0.38);
    g.lineTo(x - s * 0.6, at + s * 0.38);
    g.fill();
  }
}
