// The legend next to a heatmap.

import { make } from "nimbook-widget/dom.js";
import { setText } from "../shared/dom.js";
import { signOf } from "../shared/drawing.js";
import { counted, grouped } from "../shared/numbers.js";
import { cssColor } from "./cells.js";

/** A bar of colours with the value under the cursor, or classes; what is highlighted; what lies over. */
export class Legend {
  constructor() {
    this.el = make("div", "nb-heatmap-legend", null, { role: "group", "aria-label": "legend" });
    this.caption = make("div", "nb-heatmap-note");
    this.bar = make("canvas", "nb-heatmap-bar", null, { "aria-hidden": "true" });
    this.list = make("div", "nb-heatmap-classes");
    this.below = 0;
    this.el.append(this.caption, this.bar, this.list);
  }

  show(scene) {
    const { cells, look, dark } = scene;
    const { kind, number } = look.colors;
    const { caption, classes } = cells.choices.find((c) => c.kind === kind);
    this.cycle = cells.cycles(look.colors);
    this.hasBar = this.cycle || classes.length === 0;
    this.bar.hidden = !this.hasBar;
    const label = kind === "sequential" ? counted(cells.counts().size, "distinct value") : caption.replace("#", number);
    setText(this.caption, label);
    this.caption.hidden = !this.caption.textContent;
    const entries = [];
    const add = (rgb, words, count) => entries.push({ css: cssColor(rgb), words, note: counted(count, "cell") });
    const of = (v) => cells.colour(look.colors, v, dark);
    const two = kind === "outcome" || kind === "value";
    if (two) {
      const total = cells.rows * cells.columns - cells.without;
      add(of(number), classes[0] || cells.named(number), cells.count(number));
      add(of(number + 1), classes[1], total - cells.count(number));
    } else if (kind === "named") {
      classes.forEach((name, v) => add(of(v), name, cells.count(v)));
    } else if (kind === "mod" && !this.cycle) {
      cells.remainders(number).forEach((count, r) => add(of(r), classes[0].replace("#", r), count));
    }
    const first = entries[0];
    look.highlight.forEach((v, i) => {
      // The P-positions are red as a class and as what is highlighted: one line.
      const shown = two && v === number && first.css === cssColor(cells.markColour(i));
      if (!shown) add(cells.markColour(i), cells.named(v), cells.count(v));
    });
    if (cells.without) add(cells.noneColour(dark), cells.labels.none, cells.without);
    for (const { kind: over, name } of scene.overlays)
      if (look.on(name)) entries.push({ css: "", words: name, note: "", over });
    while (this.list.childElementCount > entries.length) this.list.lastChild.remove();
    entries.forEach((e, i) => {
      if (!this.list.children[i]) {
        const row = make("div", "nb-heatmap-class");
        row.append(make("span", "nb-heatmap-swatch"), make("span"), make("span", "nb-heatmap-note"));
        this.list.append(row);
      }
      const [swatch, words, note] = this.list.children[i].children;
      swatch.style.background = e.css;
      if (swatch.dataset.over !== (e.over || ""))
        swatch.replaceChildren(...(e.over ? [signOf(scene.styles[e.over].sign, scene.styles.side)] : []));
      swatch.dataset.over = e.over || "";
      setText(words, e.words);
      setText(note, e.note);
    });
    this.scene = scene;
    const { font, size, muted, fg } = scene.theme;
    const drawn = [kind, number, cells.least, cells.greatest, dark, font, size, muted, fg, devicePixelRatio].join();
    if (drawn !== this.drawn) this.value = undefined;
    this.drawn = drawn;
    this.point(scene.hover ? cells.at(scene.hover.row, scene.hover.column) : null);
  }

  /** @param width of the picture that it lies below, 0: it stands next to the picture */
  lay(width) {
    if (width === this.below) return;
    this.below = width;
    this.value = undefined;
    if (this.scene) this.point(null);
  }

  /** Draws the bar, upright or level, with a pointer at a value (null: none). */
  point(value) {
    if (!this.hasBar || value === this.value) return;
    this.value = value;
    const { cells, look, theme, dark } = this.scene;
    const s = theme.size;
    const level = this.below > 0;
    const long = level ? Math.max(s * 8, Math.min(this.below, s * 26)) : s * 11;
    const deep = s * (level ? 2.9 : 6);
    const g = this.paper(level ? long : deep, level ? deep : long);
    const end = s * (level ? 1.2 : 0.5);
    const [from, thick, high] = [s * 0.7, s * 1.1, long - 2 * end];
    const least = this.cycle ? 0 : cells.least;
    const greatest = this.cycle ? look.colors.number - 1 : cells.greatest;
    const range = greatest - least;
    const strips = Math.min(128, range + 1);
    const step = high / strips;
    // Along the bar from its start: left, or bottom.
    const place = (along, across, length, depth) =>
      level ? [end + along, across, length, depth] : [across, end + high - along - length, depth, length];
    for (let i = 0; i < strips; i++) {
      const v = least + Math.floor((range * i) / Math.max(1, strips - 1));
      g.fillStyle = cssColor(cells.colour(look.colors, v, dark, least, greatest));
      g.fillRect(...place(i * step, from, Math.min(step + 0.6, high - i * step), thick));
    }
    const at = (v) => (range === 0 ? high / 2 : step / 2 + ((high - step) * (v - least)) / range);
    g.strokeStyle = g.fillStyle = theme.muted;
    g.lineWidth = 1;
    g.strokeRect(...place(0, from, high, thick));
    g.font = Math.round(s * 0.84) + "px " + theme.font;
    g.textBaseline = level ? "top" : "middle";
    g.textAlign = level ? "center" : "left";
    const room = level ? g.measureText(grouped(greatest)).width + s : s * 1.8;
    const each = cells.step((range * room) / high);
    for (let v = Math.ceil(least / each) * each; v <= greatest; v += each) {
      const words = grouped(v);
      g.fillRect(...place(at(v) - 0.5, from + thick, 1, 4));
      const [x, y] = place(at(v), from + thick + (level ? 6 : 8), 0, 0);
      g.fillText(words, x, y + 0.5);
    }
    if (value === null || value === undefined) return;
    const here = at(this.cycle ? ((value % look.colors.number) + look.colors.number) % look.colors.number : value);
    g.fillStyle = theme.fg;
    g.beginPath();
    for (const [along, across] of [[0, from - 1], [-s * 0.38, from - s * 0.6], [s * 0.38, from - s * 0.6]])
      g.lineTo(...place(here + along, across, 0, 0).slice(0, 2));
    g.fill();
  }

  /** The bar's canvas, empty, in this size. */
  paper(width, height) {
    const dpr = window.devicePixelRatio || 1;
    const [w, h] = [Math.round(width * dpr), Math.round(height * dpr)];
    if (this.bar.width !== w || this.bar.height !== h) {
      this.bar.width = w;
      this.bar.height = h;
      this.bar.style.width = Math.round(width) + "px";
      this.bar.style.height = Math.round(height) + "px";
    }
    const g = this.bar.getContext("2d");
    g.setTransform(dpr, 0, 0, dpr, 0, 0);
    g.clearRect(0, 0, width, height);
    return g;
  }
}
