import { grouped, make, roundStep, setAttribute, setText } from "./parts.js";
import { HEATCELLS_NUMBER, heatcellsCss } from "./heatcells.js";

// What stands around a heatmap's window: the tools above it, the legend and the pinned cell beside it.

const HEATSIDE_CHIPS = 80; // moves listed one by one; the count is always the whole
const HEATSIDE_CLASSES = 12;

export function heatsideCount(n, one) {
  return grouped(n) + " " + one + (n === 1 ? "" : "s");
}

/** The tools: colours, highlighting, search, switches. Calls do.colors, do.highlight, do.find, do.step, do.toggle, do.flip, do.fit, do.reset. */
export class HeatTools {
  constructor(act) {
    this.act = act;
    this.el = make("div", "nb-heatmap-tools", null, { role: "toolbar", "aria-label": "heatmap view" });
    this.kind = make("select", null, null, { "aria-label": "colours" });
    this.number = make("input", "nb-heatmap-number", null, { type: "number", step: "1" });
    this.group("Colours", this.kind, this.number);
    this.highlight = make("input", "nb-heatmap-number", null, {
      type: "text", inputmode: "numeric", placeholder: "none", "aria-label": "values to highlight, separated by spaces",
      title: "values to highlight, separated by spaces" });
    this.group("Highlight", this.highlight);
    this.find = make("input", "nb-heatmap-number", null, {
      type: "text", inputmode: "numeric", placeholder: "value", "aria-label": "find the cells of a value" });
    this.before = this.button("‹", "previous cell with this value", () => act.step(-1));
    this.after = this.button("›", "next cell with this value", () => act.step(1));
    this.hits = make("output", "nb-heatmap-hits");
    this.group("Find", this.find, this.before, this.after, this.hits);
    this.switches = make("span", "nb-heatmap-group");
    this.el.append(this.switches);
    this.fit = this.button("Fit", "show all cells (double-click, or 0)", () => act.fit());
    this.flip = this.button("Flip", "origin at the bottom or at the top", () => act.flip());
    this.reset = this.button("Reset", "back to the figure as it was made", () => act.reset());
    const last = make("span", "nb-heatmap-group nb-heatmap-last");
    last.append(this.fit, this.flip, this.reset);
    this.el.append(last);
    this.kind.addEventListener("change", () => this.choose(true));
    this.number.addEventListener("input", () => this.choose(false));
    this.highlight.addEventListener("input", () => {
      const values = heatsideValues(this.highlight.value);
      this.invalid(this.highlight, values === null || values.length > 8, "whole numbers, at most 8, separated by spaces");
      if (values !== null && values.length <= 8) act.highlight(values);
    });
    this.find.addEventListener("input", () => {
      const values = heatsideValues(this.find.value);
      const bad = values === null || values.length > 1;
      this.invalid(this.find, bad, "one whole number");
      act.find(bad || values.length === 0 ? null : values[0]);
    });
    this.find.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      act.step(event.shiftKey ? -1 : 1);
    });
  }

  group(label, ...parts) {
    const group = make("label", "nb-heatmap-group");
    group.append(make("span", "nb-heatmap-label", label), parts[0]);
    const outer = make("span", "nb-heatmap-group");
    outer.append(group, ...parts.slice(1));
    this.el.append(outer);
  }

  button(text, words, press) {
    const button = make("button", null, text, { type: "button", title: words, "aria-label": words });
    button.addEventListener("click", press);
    return button;
  }

  invalid(input, bad, words) {
    input.toggleAttribute("aria-invalid", bad);
    if (bad) input.setAttribute("aria-invalid", "true");
    input.setCustomValidity(bad ? words : "");
    input.title = bad ? words : input.getAttribute("aria-label") || "";
  }

  choose(kindChanged) {
    const kind = this.kind.value;
    const need = HEATCELLS_NUMBER[kind];
    if (!need) return this.act.colors({ kind, number: 0 });
    if (kindChanged) this.number.value = { cyclic: this.period, value: 0, mod: 3 }[kind];
    const n = Number(this.number.value);
    const bad = this.number.value.trim() === "" || !Number.isInteger(n) || n < need.least || n > 1048576;
    this.invalid(this.number, bad, need.label + ": a whole number from " + Math.max(need.least, -1048576) + " to 1048576");
    if (!bad) this.act.colors({ kind, number: n });
  }

  /** Brings the tools in step with cells, look and overlays; what is being typed is left alone. */
  show(cells, look, overlays) {
    this.period = cells.period;
    const kinds = [["sequential", "dark to light"], ["cyclic", "cyclic"],
      ["outcome", cells.zeroIsP ? "P-positions" : "value 0"], ["value", "one value"], ["mod", "value mod m"]];
    if (cells.names.length) kinds.unshift(["named", "by name"]);
    if (this.kind.childElementCount !== kinds.length) this.kind.replaceChildren();
    if (this.kind.childElementCount === 0) for (const [kind] of kinds) this.kind.append(make("option", null, kind, { value: kind }));
    kinds.forEach(([, words], i) => setText(this.kind.children[i], words));
    if (this.kind.value !== look.colors.kind) this.kind.value = look.colors.kind;
    const need = HEATCELLS_NUMBER[look.colors.kind];
    this.number.hidden = !need;
    if (need) {
      this.number.setAttribute("aria-label", need.label);
      this.number.min = Math.max(need.least, -1048576);
      heatsideSet(this.number, look.colors.number);
    }
    heatsideSet(this.highlight, look.highlight.join(" "));
    const names = overlays.map((o) => o.name);
    if (this.names !== names.join("\n")) {
      this.names = names.join("\n");
      this.switches.replaceChildren(...names.map((name) => this.button(name, "lay over: " + name, () => this.act.toggle(name))));
    }
    names.forEach((name, i) => setAttribute(this.switches.children[i], "aria-pressed", String(look.on(name))));
    setAttribute(this.flip, "aria-pressed", String(look.flipped));
  }

  showHits(found) {
    this.before.disabled = this.after.disabled = !found || found.at.length === 0;
    const n = found ? found.at.length : 0;
    this.hits.textContent = !found ? "" : n === 0 ? "nowhere here"
      : found.current < 0 ? heatsideCount(n, "cell") : grouped(found.current + 1) + " of " + grouped(n);
  }
}

/** Whole numbers of a text separated by spaces or commas; null when something else is in it. */
function heatsideValues(text) {
  const parts = text.trim().replace(/−/g, "-").split(/[\s,;]+/).filter((p) => p !== "");
  return parts.every((p) => /^-?\d{1,9}$/.test(p)) ? [...new Set(parts.map(Number))] : null;
}

function heatsideSet(input, value) {
  const root = input.getRootNode();
  if (root.activeElement !== input && input.value !== String(value)) input.value = value;
}

/** The legend: a bar of colours with the value under the cursor, or classes; what is highlighted; what lies over. */
export class HeatLegend {
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
    const cycle = kind === "cyclic" || (kind === "mod" && number > HEATSIDE_CLASSES);
    this.hasBar = kind === "sequential" || cycle;
    this.bar.hidden = !this.hasBar;
    const distinct = cells.counts().size;
    setText(this.caption, cycle ? "value mod " + number
      : kind === "sequential" ? distinct + (distinct === 1 ? " value" : " distinct values") : "");
    this.caption.hidden = !this.caption.textContent;
    const entries = [];
    const add = (rgb, words, note) => entries.push({ css: heatcellsCss(rgb), words, note });
    const total = cells.rows * cells.columns - cells.without;
    const of = (v) => cells.colour(look.colors, v, dark);
    if (kind === "named") {
      cells.names.forEach((name, v) => add(of(v), name, heatsideCount(cells.count(v), "cell")));
    } else if (kind === "outcome" || kind === "value") {
      const hit = kind === "value" ? number : 0;
      const pOnly = kind === "outcome" && cells.zeroIsP;
      add(of(hit), pOnly ? "P-positions" : cells.named(hit), heatsideCount(cells.count(hit), "cell"));
      add(of(hit + 1), pOnly ? "N-positions" : "other values", heatsideCount(total - cells.count(hit), "cell"));
    } else if (kind === "mod" && !cycle) {
      const n = new Array(number).fill(0);
      for (const [v, k] of cells.counts()) n[((v % number) + number) % number] += k;
      for (let r = 0; r < number; r++) add(of(r), "≡ " + r + (r ? "" : " (mod " + number + ")"), heatsideCount(n[r], "cell"));
    }
    look.highlight.forEach((v, i) => add(cells.markColour(i), cells.named(v), heatsideCount(cells.count(v), "cell")));
    if (cells.without) add(cells.noneColour(dark), "no value", heatsideCount(cells.without, "cell"));
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
    const drawn = [kind, number, cells.least, cells.greatest, dark, scene.theme.font, scene.theme.size, scene.theme.muted, scene.theme.fg, window.devicePixelRatio].join();
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
      g.fillStyle = heatcellsCss(cells.colour(look.colors, v, dark, least, greatest));
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
    const each = roundStep((range * s * 1.8) / high);
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

/** The pinned cell: value, outcome, winning moves, options. Calls act.go(row, column) for a chosen move and act.unpin(). */
export class HeatPanel {
  constructor(act) {
    this.act = act;
    this.el = make("div", "nb-heatmap-panel", null, { role: "group", "aria-label": "pinned cell" });
    this.el.hidden = true;
  }

  /** @param scene cells and the pinned cell; answer: the figure's, or null; waiting: whether one is under way; problem: why there is none */
  show(scene, answer, waiting, problem) {
    const { cells, pin } = scene;
    this.el.hidden = !pin;
    if (!pin) return;
    this.el.classList.toggle("nb-heatmap-waiting", waiting);
    const value = cells.at(pin.row, pin.column);
    const head = make("div", "nb-heatmap-panel-head");
    const close = make("button", "nb-heatmap-close", "×", { type: "button", title: "unpin (Escape)", "aria-label": "unpin the cell" });
    close.addEventListener("click", () => this.act.unpin());
    head.append(make("strong", null, "(" + pin.row + ", " + pin.column + ")"), make("span", null, cells.words(value)), close);
    const parts = [head];
    const say = (text, className) => parts.push(make("p", className || null, text));
    if (answer && !answer.note) {
      const n = answer.options.length / 3;
      const wins = answer.winning.length / 3;
      if (n === 0) {
        say("No moves from here: the game is over.");
      } else if (answer.outcome === "P") {
        say("Whoever moves from here loses: none of the " + heatsideCount(n, "move") + " reaches a P-position.");
      } else {
        say(wins === 1 ? "One winning move:" : wins + " winning moves:");
        parts.push(this.chips(answer.winning, "nb-heatmap-win"));
      }
      const values = answer.options.filter((x, i) => i % 3 === 2);
      if (n > 0 && values.every((v) => v !== null && v >= 0)) {
        const seen = [...new Set(values)].sort((a, b) => a - b);
        const mex = seen.findIndex((v, i) => v !== i);
        say("Grundy values of the " + heatsideCount(n, "option") + ": "
          + heatsideRuns(seen) + "; the least missing one is " + (mex < 0 ? seen.length : mex) + ".");
      }
      if (n > 0) {
        const more = make("details");
        more.append(make("summary", null, heatsideCount(n, "option")));
        more.open = this.open === true;
        more.addEventListener("toggle", () => { this.open = more.open; });
        more.append(this.chips(answer.options, ""));
        parts.push(more);
      }
    } else if (waiting) {
      say("Asking …", "nb-heatmap-note");
    }
    const note = (answer && answer.note) || problem;
    if (note) say(note, "nb-heatmap-note");
    this.el.replaceChildren(...parts);
  }

  chips(flat, className) {
    const box = make("div", "nb-heatmap-chips");
    const n = flat.length / 3;
    for (let i = 0; i < Math.min(n, HEATSIDE_CHIPS); i++) {
      const [row, column, value] = flat.slice(3 * i, 3 * i + 3);
      const chip = make("button", className, null, { type: "button", title: "go to (" + row + ", " + column + ")" });
      chip.append(make("span", null, row + ", " + column));
      if (value !== null && value !== undefined && !className) chip.append(make("b", null, String(value)));
      chip.addEventListener("click", () => this.act.go(row, column));
      box.append(chip);
    }
    if (n > HEATSIDE_CHIPS) box.append(make("span", "nb-heatmap-note", "and " + grouped(n - HEATSIDE_CHIPS) + " more, as dots in the figure"));
    return box;
  }
}

/** 0, 1, 2, 5, 6 as "0–2, 5, 6"; long lists end with "…". */
function heatsideRuns(sorted) {
  const runs = [];
  for (let i = 0; i < sorted.length && runs.length < 9; ) {
    let j = i;
    while (j + 1 < sorted.length && sorted[j + 1] === sorted[j] + 1) j++;
    if (runs.length === 8) runs.push("…");
    else if (j - i >= 2) runs.push(sorted[i] + "–" + sorted[j]);
    else for (let k = i; k <= j; k++) runs.push(String(sorted[k]));
    i = j + 1;
  }
  return runs.join(", ");
}
