// Which cells a heatmap's window shows, and the drawing of what moves with them: cells, numbers, axes, lines. In
// "sheet" coordinates u runs over columns, v over rows from the top (v turns around when the origin is at the bottom).

/** Pixels a column, so that everything fits into width × height, and cells have at most `cell` pixels. */
export function fitting(rows, columns, aspect, width, height, cell, dpr) {
  const fit = Math.min(width / columns, height / (rows * aspect), cell / Math.max(1, aspect));
  // Cells of a whole number of device pixels are all alike; that is worth a twentieth of the size, not more.
  const whole = Math.floor(fit * dpr) / dpr;
  return whole > 0 && whole >= 0.95 * fit ? whole : fit;
}

export class Viewport {
  constructor() {
    this.u = 0;
    this.v = 0;
    this.scale = 1; // pixels a column
    this.least = 1; // the scale at which everything is seen
    this.most = 64;
    this.width = 1;
    this.height = 1;
    this.aspect = 1;
  }

  /**
   * Sets the window: everything fits into width × height at most, cells of at most `cell` pixels; a zoomed view stays
   * where it is.
   */
  window(rows, columns, aspect, width, height, cell, dpr) {
    const zoomed = this.rows !== undefined && this.scale > this.least * 1.001;
    const fit = fitting(rows, columns, aspect, width, height, cell, dpr);
    this.rows = rows;
    this.columns = columns;
    this.aspect = aspect;
    this.least = fit;
    this.most = Math.max(fit, 64 / Math.max(1, aspect));
    this.width = fit * columns;
    this.height = fit * aspect * rows;
    if (!zoomed) this.scale = fit;
    this.keep();
  }

  get down() {
    return this.scale * this.aspect;
  }

  get zoomed() {
    return this.scale > this.least * 1.001;
  }

  /** Stays within the table. */
  keep() {
    this.scale = Math.min(this.most, Math.max(this.least, this.scale));
    this.u = Math.max(0, Math.min(this.columns - this.width / this.scale, this.u));
    this.v = Math.max(0, Math.min(this.rows - this.height / this.down, this.v));
  }

  all() {
    this.scale = this.least;
    this.u = this.v = 0;
  }

  /** Zooms around the point (x, y) of the window. */
  zoom(factor, x, y) {
    const u = this.u + x / this.scale;
    const v = this.v + y / this.down;
    this.scale = Math.min(this.most, Math.max(this.least, this.scale * factor));
    this.u = u - x / this.scale;
    this.v = v - y / this.down;
    this.keep();
  }

  pan(dx, dy) {
    this.u -= dx / this.scale;
    this.v -= dy / this.down;
    this.keep();
  }

  /** Moves the window so that the sheet cell (column, line) is inside, with some cells around it. */
  show(column, line) {
    const wide = this.width / this.scale;
    const high = this.height / this.down;
    const around = Math.min(2, wide / 4);
    if (column < this.u + around) this.u = column - around;
    if (column + 1 > this.u + wide - around) this.u = column + 1 + around - wide;
    if (line < this.v + around) this.v = line - around;
    if (line + 1 > this.v + high - around) this.v = line + 1 + around - high;
    this.keep();
  }

  x(u) {
    return (u - this.u) * this.scale;
  }

  y(v) {
    return (v - this.v) * this.down;
  }

  /** The picture of the cells: the halving that fits, hard edges where cells are larger than a pixel. */
  drawCells(g, levels, dpr) {
    const device = Math.min(this.scale, this.down) * dpr;
    let level = 0;
    while (level + 1 < levels.length && device * (2 << level) <= 1.001) level++;
    const cells = 1 << level;
    g.imageSmoothingEnabled = device < 1;
    const image = levels.canvas(level);
    g.drawImage(image, this.x(0), this.y(0), image.width * cells * this.scale, image.height * cells * this.down);
  }
}
