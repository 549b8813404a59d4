// What lies over the cells of a heatmap: lines, frames of cells, a cross.

/**
 * How far the light and the dark part of a frame reach out of cells of so many pixels, and the dark part into them: as
 * FrameWidths of Java, whose numbers these are, at the size that the hand gives the cells.
 */
function frameWidths({ widest, parts, dark: share, seen }, side) {
  const light = Math.min(widest, side / parts);
  const dark = share * light;
  return { light, dark, inside: Math.min(side / parts, Math.max(0, seen - dark)) };
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

/** Draws the path in each of the strokes. */
export function stroke(g, strokes) {
  for (const { color, width, dash } of strokes) {
    g.setLineDash(dash);
    g.strokeStyle = color;
    g.lineWidth = width;
    g.stroke();
  }
  g.setLineDash([]);
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

  /** Frames first, as in files; @param painter draws crosses and frames of single cells */
  draw(scene, painter) {
    const { cells, look, overlays, styles } = scene;
    const on = overlays.map((overlay, i) => ({ ...overlay, set: this.sets[i] })).filter(({ name }) => look.on(name));
    for (const { set } of on) if (set) this.frames(scene, set);
    for (const { kind, row, column, lines } of on) {
      if (kind === "lines") this.lines(scene, lines);
      if (kind !== "cross" || row >= cells.rows || column >= cells.columns) continue;
      painter.cross(this.g, scene, row, column, scene.pale ? styles.cross.pale : styles.cross.color);
      painter.frame(this.g, scene, row, column, styles.cross);
    }
  }

  lines(scene, lines) {
    const { view } = scene;
    const g = this.g;
    for (const [row, column, lastRow, lastColumn] of lines) {
      g.beginPath();
      g.moveTo(view.x(column + 0.5), view.y(scene.depth(row + 0.5)));
      g.lineTo(view.x(lastColumn + 0.5), view.y(scene.depth(lastRow + 0.5)));
      stroke(g, scene.styles.lines.strokes);
    }
  }

  /** Light around dark around the cells, over none of them. */
  frames(scene, inside) {
    const { view, cells } = scene;
    const g = this.g;
    const { widths: numbers, light, dark } = scene.styles.cells;
    const widths = frameWidths(numbers, Math.min(view.scale, view.down));
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
    for (const [by, color] of [[widths.light, light], [widths.dark, dark]]) {
      g.beginPath();
      for (const { x, y } of shown) g.rect(x - by, y - by, view.scale + 2 * by, view.down + 2 * by);
      g.fillStyle = color;
      g.fill();
    }
    g.restore();
  }
}
