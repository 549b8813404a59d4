// The picture of rows of pins, in SVG: pins stay where they stood, taken ones are dotted rings, a cut is a line.
// Decides nothing.

import { makeSvg } from "nimbook-widget/dom.js";

/** A pin is so many times as high as the place it stands on is wide. */
const HIGH = 1.45;

export class PinRows {
  /** @param outline of a pin of height 1 around the origin, a path of SVG */
  constructor(outline) {
    this.outline = outline;
    this.svg = makeSvg("svg", "nb-pins-svg");
  }

  /** @param lengths pins in each row, @param width pixels there are, @param em of a letter */
  layout(lengths, width, em) {
    const longest = Math.max(...lengths);
    this.unit = Math.min(2.7 * em, (width - 4) / longest);
    this.high = HIGH * this.unit;
    this.rowHigh = this.high + 1.9 * em;
    this.em = em;
    this.width = Math.max(Math.min(width, 16 * em), longest * this.unit + 4);
    this.height = lengths.length * this.rowHigh;
    this.svg.setAttribute("viewBox", "0 0 " + this.width + " " + this.height);
    this.svg.setAttribute("width", this.width);
    this.svg.setAttribute("height", this.height);
  }

  /** Every place of the text with its row and column; a cut belongs before the column. */
  places(at) {
    const places = [];
    let row = 0;
    let column = 0;
    [...at].forEach((sign, i) => {
      if (sign === ";") {
        row++;
        column = 0;
      } else places.push({ i, sign, row, column: sign === "/" ? column : column++ });
    });
    return places;
  }

  x(column) {
    return 2 + (column + 0.5) * this.unit;
  }

  y(row) {
    return row * this.rowHigh + 1.1 * this.em + this.high / 2;
  }

  /**
   * The pin under the pointer, and the gap nearest to it: { i, gap }; gap is the place before which a cut would be, or
   * −1.
   */
  hit(event, at) {
    const box = this.svg.getBoundingClientRect();
    const x = (event.clientX - box.left) * this.width / box.width;
    const y = (event.clientY - box.top) * this.height / box.height;
    const row = Math.floor(y / this.rowHigh);
    const column = (x - 2) / this.unit;
    const pins = this.places(at).filter((p) => p.row === row && p.sign !== "/");
    const pin = pins.find((p) => p.column === Math.floor(column));
    const edge = Math.round(column);
    const right = Math.abs(column - edge) < 0.17 ? pins.find((p) => p.column === edge) : null;
    return {
      i: pin && pin.sign === "o" ? pin.i : -1,
      gap: right && right.sign === "o" && at[right.i - 1] === "o" ? right.i : -1,
    };
  }

  /** @param m { at, lit, pick: {i, k, legal} or null, winning: [{i, k}], sizes: [[place, length]] } */
  paint(m) {
    const { unit, em } = this;
    this.svg.replaceChildren();
    const places = this.places(m.at);
    const place = new Map(places.map((p) => [p.i, p]));
    for (const [from, n] of m.sizes) {
      const p = place.get(from);
      const text = makeSvg("text", "nb-pins-size", {
        x: this.x(p.column + (n - 1) / 2),
        y: this.y(p.row) - this.high / 2 - 0.3 * em,
        "font-size": 0.85 * em,
        "text-anchor": "middle",
      });
      text.textContent = n;
      this.svg.append(text);
    }
    for (const p of places) {
      if (p.sign === "/") { this.cut(p.row, p.column, "nb-pins-cut"); continue; }
      const chosen = m.pick && m.pick.k > 0 && p.i >= m.pick.i && p.i < m.pick.i + m.pick.k;
      const [cx, cy] = [this.x(p.column), this.y(p.row)];
      if (p.sign === ".") this.svg.append(makeSvg("circle", "nb-pins-ghost", { cx, cy, r: unit * 0.3 }));
      else
        this.pin(
          cx,
          cy,
          (m.lit ? "" : " nb-pins-rest") + (chosen ? (m.pick.legal ? " nb-pins-chosen" : " nb-pins-wrong") : ""),
        );
    }
    if (m.pick && m.pick.k === 0) {
      const p = place.get(m.pick.i);
      this.cut(p.row, p.column, "nb-pins-cut nb-pins-knife");
    }
    this.bars(m.winning, place);
  }

  pin(cx, cy, extra) {
    const high = 0.94 * this.high;
    const g = makeSvg("g", "nb-pins-pin" + extra);
    const drawn = makeSvg("g", "", { transform: `translate(${cx} ${cy}) scale(${high})` });
    // A pointer need not look for the pin's waist.
    const half = (0.46 * this.unit) / high;
    drawn.append(
      makeSvg("rect", "nb-pins-place", { x: -half, y: -0.5, width: 2 * half, height: 1 }),
      makeSvg("path", "nb-pins-body", { d: this.outline }),
    );
    if (this.unit >= 13)
      drawn.append(makeSvg("line", "nb-pins-band", { x1: -0.075, x2: 0.075, y1: -0.22, y2: -0.22 }));
    g.append(drawn);
    this.svg.append(g);
  }

  cut(row, column, className) {
    const x = 2 + column * this.unit;
    this.svg.append(
      makeSvg("line", className, {
        x1: x,
        x2: x,
        y1: this.y(row) - this.high * 0.54,
        y2: this.y(row) + this.high * 0.54,
      }),
    );
  }

  /** Winning moves as bars below their pins, in as few levels as keep them apart. */
  bars(winning, place) {
    const levels = [];
    for (const { i, k } of winning) {
      const p = place.get(i);
      const from = p.column + p.row * 1000;
      let level = levels.findIndex((end) => end <= from);
      if (level < 0) level = levels.length;
      if (level > 2) continue;
      levels[level] = from + Math.max(1, k);
      const y = this.y(p.row) + this.high * 0.5 + (0.15 + 0.2 * level) * this.em;
      const x = 2 + p.column * this.unit;
      const [x1, x2] =
        k === 0 ? [x - this.unit * 0.16, x + this.unit * 0.16] : [x + this.unit * 0.14, x + (k - 0.14) * this.unit];
      this.svg.append(makeSvg("line", "nb-pins-win", { x1, x2, y1: y, y2: y }));
    }
  }
}
