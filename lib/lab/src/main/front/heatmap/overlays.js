// What lies over the cells of a heatmap: lines, frames of cells, a cross. None of it covers a cell that it speaks of.

import { clippedLine, edgesOf } from "./viewport.js";

export class Overlays {
  constructor(g) {
    this.g = g;
  }

  /** Prepares what depends on the numbers, not on the view. */
  prepare(scene) {
    const { cells } = scene;
    this.outlines = scene.overlays.map((o) =>
      o.kind === "cells" ? edgesOf(o.cells, cells.rows, cells.columns) : null,
    );
  }

  /** @param painter draws crosses and frames of single cells */
  draw(scene, painter) {
    scene.overlays.forEach((overlay, i) => {
      if (!scene.look.on(overlay.name)) return;
      if (overlay.kind === "lines") this.lines(scene, overlay);
      else if (overlay.kind === "cells") this.frames(scene, overlay, this.outlines[i]);
      else if (overlay.row < scene.cells.rows && overlay.column < scene.cells.columns) {
        painter.cross(this.g, scene, overlay.row, overlay.column, 0.4);
        painter.frame(this.g, scene, overlay.row, overlay.column, 2);
      }
    });
  }

  lines(scene, overlay) {
    const { view, cells } = scene;
    const g = this.g;
    for (const [slope, offset] of overlay.lines) {
      const ends = clippedLine(slope, offset, cells.rows, cells.columns);
      if (!ends) continue;
      g.beginPath();
      g.moveTo(view.x(ends[1] + 0.5), view.y(scene.depth(ends[0] + 0.5)));
      g.lineTo(view.x(ends[3] + 0.5), view.y(scene.depth(ends[2] + 0.5)));
      this.cased(2.8, 1.3, [7, 5]);
    }
  }

  /** Around the cells and outside them: at few pixels a cell a line over its border would hide it. */
  frames(scene, overlay, outline) {
    const { view, cells } = scene;
    const g = this.g;
    g.save();
    g.beginPath();
    g.rect(0, 0, view.width, view.height);
    for (let i = 0; i < overlay.cells.length; i += 2) {
      const [row, column] = [overlay.cells[i], overlay.cells[i + 1]];
      if (row < cells.rows && column < cells.columns)
        g.rect(view.x(column), view.y(scene.line(row)), view.scale, view.down);
    }
    g.clip("evenodd");
    g.beginPath();
    for (let i = 0; i < outline.length; i += 4) {
      g.moveTo(view.x(outline[i + 1]), view.y(scene.depth(outline[i])));
      g.lineTo(view.x(outline[i + 3]), view.y(scene.depth(outline[i + 2])));
    }
    // Half of each stroke lies outside; thin where the neighbours are small as well.
    const width = Math.max(1.6, Math.min(4.4, Math.min(view.scale, view.down) * 0.4));
    this.cased(width * 1.9, width, []);
    g.restore();
  }

  /** The path in dark on light: seen on every colour. */
  cased(wide, narrow, dash) {
    const g = this.g;
    g.lineCap = "square";
    g.strokeStyle = "rgba(255,255,255,.6)";
    g.lineWidth = wide;
    g.stroke();
    g.setLineDash(dash);
    g.lineCap = dash.length ? "butt" : "square";
    g.strokeStyle = "#14181f";
    g.lineWidth = narrow;
    g.stroke();
    g.setLineDash([]);
  }
}
