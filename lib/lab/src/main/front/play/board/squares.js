// The picture of a board: squares, numbers at the edges, special cells, marks, the piece. Draws, in SVG; decides
// nothing.

import { makeSvg } from "nimbook-widget/dom.js";

export class BoardSquares {
  constructor() {
    this.svg = makeSvg("svg", "nb-board-svg");
    this.layers = {};
    for (const name of ["squares", "special", "previous", "labels", "values", "marks", "cursor", "piece"]) {
      this.layers[name] = makeSvg("g", "nb-board-" + name);
      this.svg.append(this.layers[name]);
    }
    this.cell = 0;
  }

  /** @param rules a BoardRules, @param cell pixels of a cell, @param em pixels of a letter */
  layout(rules, cell, em) {
    const { rows, columns, state } = rules;
    const wide = String(Math.max(Math.abs(state.labels[0]) + rows, 10)).length;
    this.rules = rules;
    this.cell = cell;
    this.letters = Math.max(0.8 * em, Math.min(em, cell * 0.42 + 2));
    this.left = Math.ceil(this.letters * (0.62 * wide + 0.75));
    this.top = Math.ceil(this.letters * 1.55);
    const w = this.left + columns * cell + 2;
    const h = this.top + rows * cell + 2;
    this.svg.setAttribute("viewBox", "0 0 " + w + " " + h);
    this.svg.setAttribute("width", w);
    this.svg.setAttribute("height", h);
    this.squares();
    this.labels();
    this.pieceShape();
  }

  /** Pixels beside a board's cells, needed to choose the cells' size. */
  static margin(rules, em) {
    return Math.ceil(em * (0.62 * String(rules.rows + 10).length + 1)) + 4;
  }

  x(column) {
    return this.left + column * this.cell;
  }

  y(row) {
    return this.top + (this.flipped ? this.rules.rows - 1 - row : row) * this.cell;
  }

  /** The cell at a point of the page; may lie off the board. */
  at(event) {
    const box = this.svg.getBoundingClientRect();
    const unit = this.svg.viewBox.baseVal.width / box.width;
    const column = Math.floor(((event.clientX - box.left) * unit - this.left) / this.cell);
    const line = Math.floor(((event.clientY - box.top) * unit - this.top) / this.cell);
    return [this.flipped ? this.rules.rows - 1 - line : line, column];
  }

  box(at) {
    const c = this.cell;
    return "M" + this.x(at[1]) + " " + this.y(at[0]) + "h" + c + "v" + c + "h" + -c + "z";
  }

  path(layer, className, d) {
    if (d) this.layers[layer].append(makeSvg("path", className, { d }));
  }

  squares() {
    const { rows, columns, state, forbidden, terminal } = this.rules;
    const d = { all: "", dark: "", terminal: "", steps: "", forbidden: "", hatch: "", previous: "" };
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const at = [row, column];
        const key = this.rules.key(at);
        const barred = forbidden.has(key);
        if (barred && state.missing) continue;
        const box = this.box(at);
        d.all += box;
        if (barred) {
          d.forbidden += box;
          d.hatch += this.hatch(at);
        } else if (terminal.has(key)) {
          d.terminal += box;
          d.steps += this.inner(at);
        } else if ((row + column) % 2) d.dark += box;
        if (!barred && state.embedded && this.rules.isP(at)) d.previous += box;
      }
    }
    for (const layer of ["squares", "special", "previous"]) this.layers[layer].replaceChildren();
    this.path("squares", "nb-board-dark", d.dark);
    this.path("special", "nb-board-terminal", d.terminal);
    this.path("special", "nb-board-steps", d.steps);
    this.path("special", "nb-board-forbidden", d.forbidden);
    this.path("special", "nb-board-hatch", d.hatch);
    this.path("previous", "nb-board-p", d.previous);
    this.path("special", "nb-board-lines", d.all);
    if (!state.missing) {
      this.layers.special.append(
        makeSvg("rect", "nb-board-frame", {
          x: this.left,
          y: this.top,
          width: columns * this.cell,
          height: rows * this.cell,
        }),
      );
    }
    this.values();
  }

  /** Strokes across a forbidden cell. */
  hatch(at) {
    const [x, y, c] = [this.x(at[1]), this.y(at[0]), this.cell];
    let d = "";
    for (let k = 1; k <= 5; k++) {
      const s = k * c / 3;
      const over = Math.max(0, s - c);
      d += "M" + (x + over) + " " + (y + s - over) + "L" + (x + s - over) + " " + (y + over);
    }
    return d;
  }

  /** A small square inside a terminal cell, so that it is not known by colour alone. */
  inner(at) {
    const c = this.cell;
    const o = c * 0.1;
    const s = c - 2 * o;
    return "M" + (this.x(at[1]) + o) + " " + (this.y(at[0]) + o) + "h" + s + "v" + s + "h" + -s + "z";
  }

  labels() {
    const { rows, columns, state } = this.rules;
    const layer = this.layers.labels;
    layer.replaceChildren();
    const step = (width) => [1, 2, 5, 10, 20, 50].find((s) => s * this.cell >= width) || 100;
    const text = (x, y, n, anchor) => {
      const el = makeSvg("text", "", {
        x,
        y: y + 0.355 * this.letters,
        "text-anchor": anchor,
        "font-size": this.letters,
      });
      el.textContent = n < 0 ? "−" + -n : n;
      layer.append(el);
    };
    const c = this.cell;
    const across = step(this.letters * 0.62 * String(columns).length + 4);
    for (let column = 0; column < columns; column += across)
      text(this.x(column) + c / 2, this.top - this.letters * 0.7, column + state.labels[1], "middle");
    const down = step(this.letters * 1.15);
    for (let row = 0; row < rows; row += down)
      text(this.left - this.letters * 0.4, this.y(row) + c / 2, row + state.labels[0], "end");
  }

  values() {
    const layer = this.layers.values;
    layer.replaceChildren();
    this.numbers = new Map();
    if (!this.showValues || this.cell < 15) return;
    const size = this.cell * 0.4;
    for (let row = 0; row < this.rules.rows; row++) {
      for (let column = 0; column < this.rules.columns; column++) {
        const value = this.rules.value([row, column]);
        if (value === null) continue;
        const el = makeSvg("text", "", {
          x: this.x(column) + this.cell / 2,
          y: this.y(row) + this.cell / 2 + 0.355 * size,
          "text-anchor": "middle",
          "font-size": size,
        });
        el.textContent = value;
        this.numbers.set(this.rules.index([row, column]), el);
        layer.append(el);
      }
    }
  }

  centre(at) {
    return [this.x(at[1]) + this.cell / 2, this.y(at[0]) + this.cell / 2];
  }

  /** @param m { legal, winning, last: [from, to] or null, target, cursor } of cells */
  marks(m) {
    const layer = this.layers.marks;
    const c = this.cell;
    layer.replaceChildren();
    if (m.last) {
      const [a, b] = [this.centre(m.last[0]), this.centre(m.last[1])];
      layer.append(makeSvg("path", "nb-board-last", { d: "M" + a + "L" + b }));
      layer.append(makeSvg("circle", "nb-board-from", { cx: a[0], cy: a[1], r: c * 0.2 }));
    }
    const winning = new Set(m.winning.map((at) => this.rules.key(at)));
    for (const at of m.legal) {
      if (winning.has(this.rules.key(at))) continue;
      const [x, y] = this.centre(at);
      const away = this.showValues && c >= 15 ? c * 0.31 : 0;
      layer.append(makeSvg("circle", "nb-board-legal", { cx: x + away, cy: y - away, r: away ? c * 0.09 : c * 0.155 }));
    }
    for (const at of m.winning) {
      const [x, y] = this.centre(at);
      const width = Math.max(1.6, c * 0.075);
      layer.append(
        makeSvg("circle", this.showValues ? "nb-board-halo" : "nb-board-disc", {
          cx: x,
          cy: y,
          r: c * 0.38,
          "stroke-width": 2.2 * width,
        }),
      );
      layer.append(makeSvg("circle", "nb-board-ring", { cx: x, cy: y, r: c * 0.38, "stroke-width": width }));
      if (this.showValues) continue;
      const tick =
        "M" +
        (x - c * 0.17) +
        " " +
        (y + c * 0.01) +
        "L" +
        (x - c * 0.04) +
        " " +
        (y + c * 0.14) +
        "L" +
        (x + c * 0.19) +
        " " +
        (y - c * 0.14);
      layer.append(makeSvg("path", "nb-board-tick", { d: tick, "stroke-width": Math.max(1.6, c * 0.09) }));
    }
    if (m.target) layer.append(makeSvg("path", "nb-board-target", { d: this.box(m.target) }));
    this.layers.cursor.replaceChildren();
    if (m.cursor)
      this.layers.cursor.append(
        makeSvg("path", "nb-board-box", { d: this.box(m.cursor), "stroke-width": Math.max(2, c * 0.08) }),
      );
  }

  pieceShape() {
    const piece = this.rules.state.piece;
    const scale = makeSvg("g", "", { transform: "scale(" + this.cell / 100 + ")" });
    for (const d of piece.body) scale.append(makeSvg("path", "nb-board-body", { d }));
    for (const [cx, cy, r] of piece.balls) scale.append(makeSvg("circle", "nb-board-body", { cx, cy, r }));
    for (const d of piece.detail) scale.append(makeSvg("path", "nb-board-detail", { d }));
    scale.append(makeSvg("rect", "nb-board-grip", { width: 100, height: 100 }));
    this.layers.piece.replaceChildren(scale);
  }

  /** Puts the piece on a cell; gliding there by default. */
  piece(at, glide) {
    for (const [cell, el] of this.numbers) el.style.display = cell === this.rules.index(at) ? "none" : "";
    this.move(this.x(at[1]), this.y(at[0]), glide);
  }

  /** Puts the piece's middle under the pointer. */
  carry(event) {
    const box = this.svg.getBoundingClientRect();
    const unit = this.svg.viewBox.baseVal.width / box.width;
    this.move(
      (event.clientX - box.left) * unit - this.cell / 2,
      (event.clientY - box.top) * unit - this.cell * 0.58,
      false,
    );
  }

  move(x, y, glide) {
    this.layers.piece.classList.toggle("nb-board-glide", Boolean(glide));
    this.layers.piece.style.transform = "translate(" + x + "px, " + y + "px)";
  }
}
