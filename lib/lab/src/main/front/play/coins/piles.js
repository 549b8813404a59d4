// The picture of piles of coins, in SVG: rows of tens, bright where the quota reaches, the coins about to be taken
// lifted. Decides nothing.

import { makeSvg } from "nimbook-widget/dom.js";
import { zeckendorfParts } from "./rules.js";

export class CoinPiles {
  constructor() {
    this.svg = makeSvg("svg", "nb-coins-svg");
    this.chosen = null;
  }

  /**
   * Where everything lies. The sizes are those of the play's first position, so that no coin moves when others are
   * taken.
   * @param piles the most coins each pile has had, @param width and height pixels there are, @param em of a letter,
   * @param strips whether parts are drawn
   */
  layout(rules, piles, width, height, em, strips) {
    this.rules = rules;
    this.em = em;
    this.strip = strips ? 3.5 * em : 0;
    const head = 1.75 * em;
    const perRow = (unit) => {
      const fit = Math.floor((width - 4 + 0.15 * unit) / (1.03 * unit));
      return Math.max(1, fit >= 10 ? Math.floor(fit / 10) * 10 : fit >= 5 ? 5 : fit);
    };
    const high = (unit) =>
      piles.reduce((sum, n) => sum + head + Math.ceil(n / perRow(unit)) * unit + this.strip + 0.6 * em, 0);
    let unit = 2.5 * em;
    while (unit > 0.6 * em && (high(unit) > height || perRow(unit) < Math.min(10, Math.max(...piles))))
      unit -= 0.05 * em;
    this.unit = unit;
    this.perRow = perRow(unit);
    let top = 0;
    this.tops = piles.map((n) => {
      const at = top + head;
      top += head + Math.ceil(n / this.perRow) * unit + this.strip + 0.6 * em;
      return at;
    });
    const longest = Math.min(this.perRow, Math.max(...piles));
    this.coinsWidth = (longest + Math.floor((longest - 1) / 5) * 0.15) * unit;
    // "Pile 1: 12 coins  at most 11 may be taken": what stands beside the picture begins after its words.
    const words = rules.kind === "set" ? 0 : (rules.count > 1 ? 8 : 0) + 29 + 2 * String(Math.max(...piles)).length;
    this.width = Math.min(width, Math.max(this.coinsWidth + 4, 19 * em, 0.56 * words * em));
    this.height = top;
    this.heads = piles.map((_, i) => this.tops[i] - 0.55 * em);
    this.rowsHigh = piles.map((n) => Math.ceil(n / this.perRow) * unit);
    this.svg.setAttribute("viewBox", "0 0 " + this.width + " " + this.height);
    this.svg.setAttribute("width", this.width);
    this.svg.setAttribute("height", this.height);
  }

  centre(pile, i) {
    const column = i % this.perRow;
    return [
      2 + (column + 0.5 + Math.floor(column / 5) * 0.15) * this.unit,
      this.tops[pile] + (Math.floor(i / this.perRow) + 0.5) * this.unit,
    ];
  }

  /** The coin under the pointer: its pile, and how many coins lie from it to the pile's end. */
  hit(event, at) {
    const box = this.svg.getBoundingClientRect();
    const x = (event.clientX - box.left) * this.width / box.width;
    const y = (event.clientY - box.top) * this.height / box.height;
    for (let pile = 0; pile < at[0].length; pile++) {
      const row = Math.floor((y - this.tops[pile]) / this.unit);
      if (row < 0 || row * this.unit >= this.rowsHigh[pile]) continue;
      const column = Math.round((x - 2) / (1.03 * this.unit) - 0.45);
      for (const c of [column, column - 1, column + 1]) {
        const i = row * this.perRow + c;
        if (c < 0 || c >= this.perRow || i >= at[0][pile]) continue;
        const [cx, cy] = this.centre(pile, i);
        if (Math.hypot(x - cx, y - cy) <= 0.56 * this.unit) return { pile, s: at[0][pile] - i };
      }
    }
    return null;
  }

  text(className, x, y, size, words, anchor) {
    const el = makeSvg("text", className, { x, y, "font-size": size, "text-anchor": anchor || "start" });
    el.textContent = words;
    this.svg.append(el);
    return el;
  }

  /**
   * @param m { at, before: the position before the last move or null, lit: whether coins may be taken now, winning:
   * [{pile, s}] }
   */
  paint(m) {
    this.svg.replaceChildren();
    this.coins = [];
    this.at = m.at;
    const { rules, unit } = this;
    const won = new Map(m.winning.map(({ pile, s }) => [pile + "," + s, s]));
    m.at[0].forEach((n, pile) => {
      this.header(m.at, pile);
      const list = [];
      for (let i = 0; i < n; i++)
        list.push(
          this.coin(pile, i, m.lit && rules.allows(m.at, pile, n - i), m.lit, won.has(pile + "," + (n - i)), n - i),
        );
      this.coins.push(list);
      for (let i = n; m.before && i < m.before[0][pile]; i++) {
        const [cx, cy] = this.centre(pile, i);
        this.svg.append(makeSvg("circle", "nb-coins-ghost", { cx, cy, r: unit * 0.4 }));
      }
      if (this.strip) this.parts(m.at, pile);
    });
    const chosen = this.chosen;
    this.chosen = null;
    this.choose(chosen);
  }

  header(at, pile) {
    const { rules, em } = this;
    const n = at[0][pile];
    const most = rules.most(at, pile);
    const el = this.text("nb-coins-head", 2, this.heads[pile], em, "");
    const span = (className, words) => {
      const part = makeSvg("tspan", className);
      part.textContent = words;
      el.append(part);
    };
    span("nb-coins-count", (rules.count > 1 ? "Pile " + (pile + 1) + ": " : "") + n + (n === 1 ? " coin" : " coins"));
    if (rules.kind !== "set" && n > 0)
      span(
        "nb-coins-quota",
        most === 0 ? "  none may be taken" : most === n ? "  all may be taken" : "  at most " + most + " may be taken",
      );
  }

  coin(pile, i, open, lit, wins, s) {
    const { unit } = this;
    const [cx, cy] = this.centre(pile, i);
    const g = makeSvg("g", "nb-coins-coin" + (open ? " nb-coins-open" : lit ? " nb-coins-shut" : ""));
    g.append(
      makeSvg("circle", "nb-coins-disc", { cx, cy, r: unit * 0.44, "stroke-width": Math.max(0.8, unit * 0.05) }),
    );
    if (unit >= 13)
      g.append(
        makeSvg("circle", "nb-coins-ring", { cx, cy, r: unit * 0.33, "stroke-width": Math.max(0.6, unit * 0.035) }),
      );
    if (wins)
      g.append(makeSvg("circle", "nb-coins-win", { cx, cy, r: unit * 0.42, "stroke-width": Math.max(2, unit * 0.12) }));
    if ((wins || (open && this.rules.kind === "set")) && unit >= 15) {
      const size = unit * (s > 99 ? 0.34 : 0.42);
      const el = makeSvg("text", "nb-coins-digit", {
        x: cx,
        y: cy + 0.355 * size,
        "font-size": size,
        "text-anchor": "middle",
      });
      el.textContent = s;
      g.append(el);
    }
    this.svg.append(g);
    return g;
  }

  /**
   * The Zeckendorf parts of a pile as rectangles, the greatest first; the least lit; above them how far the quota
   * reaches.
   */
  parts(at, pile) {
    const { em } = this;
    const n = at[0][pile];
    if (!n) return;
    const y = this.tops[pile] + this.rowsHigh[pile] + 1.75 * em;
    const wide = Math.max(this.coinsWidth, Math.min(this.width - 4, 14 * em));
    const parts = zeckendorfParts(n);
    let x = 2;
    parts.forEach((part, i) => {
      const w = wide * part / n;
      const least = i === parts.length - 1;
      this.svg.append(
        makeSvg("rect", "nb-coins-part" + (least ? " nb-coins-least" : ""), {
          x: x + 0.75,
          y,
          width: Math.max(1, w - 1.5),
          height: 1.35 * em,
          rx: 2,
        }),
      );
      if (w > String(part).length * 0.62 * em + 4)
        this.text(
          "nb-coins-share" + (least ? " nb-coins-share-least" : ""),
          x + w / 2,
          y + 1.02 * em,
          0.95 * em,
          part,
          "middle",
        );
      x += w;
    });
    if (this.rules.kind === "set") return;
    const most = this.rules.most(at, pile);
    const from = 2 + wide * (n - most) / n;
    const d = "M" + from + " " + (y - 0.15 * em) + "v" + -0.4 * em + "H" + (2 + wide) + "v" + 0.4 * em;
    this.svg.append(makeSvg("path", "nb-coins-reach", { d }));
    const right = wide * most / n < 5 * em;
    this.text(
      "nb-coins-reach-word",
      right ? from - 0.4 * em : from + 0.4 * em,
      y - 0.72 * em + (right ? 0.45 * em : 0),
      0.85 * em,
      "quota " + most,
      right ? "end" : "start",
    );
  }

  /** Lifts the coins that would be taken; null for none. */
  choose(chosen) {
    const mark = (c, on) => {
      const list = c && this.coins[c.pile];
      if (!list) return;
      for (let i = Math.max(0, list.length - c.s); i < list.length; i++)
        list[i].classList.toggle("nb-coins-chosen", on);
    };
    mark(this.chosen, false);
    mark(chosen, true);
    this.chosen = chosen;
  }
}
