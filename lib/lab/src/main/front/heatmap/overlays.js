// What lies over the cells of a heatmap: lines, frames of cells, a cross.

const LIGHT = "rgba(255,255,255,.6)";
const DARK = "#14181f";

/**
 * How far the light and the dark part of a frame reach out of cells of so many pixels, and the dark part into them: a
 * fifth of a side at most; within a cell only where the line would be too thin to be seen.
 */
export function frameWidths(side) {
  const light = Math.min(4, side / 5);
  const dark = light * 0.53;
  return { light, dark, inside: Math.min(side / 5, Math.max(0, 1.2 - dark)) };
}

const has = (inside, { columns }, row, column) =>
  row >= 0 && column >= 0 && column < columns && inside.has(row * columns + column);

/** The cells of a flat list of rows and columns that lie in the table, by their number. */
function indices(flat, { rows, columns }) {
  const inside = new Set();
  for (let i = 0; i < flat.length; i += 2)
    if (flat[i] < rows && flat[i + 1] < columns) inside.add(flat[i] * columns + flat[i + 1]);
  return inside;
}

export class Overlays {
  constructor(g) {
    this.g = g;
  }

  /** Prepares what depends on the numbers, not on the view. */
  prepare(scene) {
    const { cells } = scene;
    this.sets = scene.overlays.map((o) => (o.kind === "cells" ? indices(o.cells, cells) : null));
  }

  /** @param painter draws crosses and frames of single cells */
  draw(scene, painter) {
    scene.overlays.forEach((overlay, i) => {
      if (!scene.look.on(overlay.name)) return;
      if (overlay.kind === "lines") this.lines(scene, overlay);
      else if (overlay.kind === "cells") this.frames(scene, this.sets[i]);
      else if (overlay.row < scene.cells.rows && overlay.column < scene.cells.columns) {
        painter.cross(this.g, scene, overlay.row, overlay.column, 0.4);
        painter.frame(this.g, scene, overlay.row, overlay.column, 2);
      }
    });
  }

  lines(scene, overlay) {
    const { view } = scene;
    const g = this.g;
    for (const [row, column, lastRow, lastColumn] of overlay.lines) {
      g.beginPath();
      g.moveTo(view.x(column + 0.5), view.y(scene.depth(row + 0.5)));
      g.lineTo(view.x(lastColumn + 0.5), view.y(scene.depth(lastRow + 0.5)));
      this.cased();
    }
  }

  /** Light around dark around the cells, over none of them: the geometry of FrameWidths in Java. */
  frames(scene, inside) {
    const { view, cells } = scene;
    const g = this.g;
    const widths = frameWidths(Math.min(view.scale, view.down));
    const shown = [];
    for (const i of inside) {
      const [row, column] = [Math.floor(i / cells.columns), i % cells.columns];
      const [x, y] = [view.x(column), view.y(scene.line(row))];
      if (x > -view.scale && y > -view.down && x < view.width && y < view.height) shown.push({ row, column, x, y });
    }
    g.save();
    g.beginPath();
    g.rect(0, 0, view.width, view.height);
    for (const { row, column, x, y } of shown) {
      const by = (r, c) => (has(inside, cells, r, c) ? 0 : widths.inside);
      const down = scene.line(row + 1) > scene.line(row) ? 1 : -1;
      const [left, top] = [by(row, column - 1), by(row - down, column)];
      const [right, bottom] = [by(row, column + 1), by(row + down, column)];
      g.rect(x + left, y + top, view.scale - left - right, view.down - top - bottom);
    }
    g.clip("evenodd");
    for (const [by, color] of [[widths.light, LIGHT], [widths.dark, DARK]]) {
      g.beginPath();
      for (const { x, y } of shown) g.rect(x - by, y - by, view.scale + 2 * by, view.down + 2 * by);
      g.fillStyle = color;
      g.fill();
    }
    g.restore();
  }

  /** The path in dark on light: seen on every colour. */
  cased() {
    const g = this.g;
    g.lineCap = "square";
    g.strokeStyle = LIGHT;
    g.lineWidth = 2.8;
    g.stroke();
    g.setLineDash([7, 5]);
    g.lineCap = "butt";
    g.strokeStyle = DARK;
    g.lineWidth = 1.3;
    g.stroke();
    g.setLineDash([]);
  }
}
