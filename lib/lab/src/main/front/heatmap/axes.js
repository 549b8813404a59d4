// The axes of a heatmap: margins, ticks, names of the piles.

function small(theme) {
  return Math.round(theme.size * 0.84) + "px " + theme.font;
}

/** The margins that axes take, in pixels of the page. */
export function axisMargins(g, scene) {
  const s = scene.theme.size;
  g.font = small(scene.theme);
  const digits = g.measureText(String(scene.cells.rows - 1)).width;
  const head = Math.round(s * 2.9);
  return {
    left: Math.round(digits + s * 2.4),
    right: 3,
    top: scene.look.flipped ? 6 : head,
    bottom: scene.look.flipped ? head : 3,
  };
}

/** @param seen the first and last visible column (c0, c1) and line (l0, l1) */
export function drawAxes(g, scene, seen) {
  const { cells, view, theme, margins: m, look } = scene;
  const s = theme.size;
  g.font = small(theme);
  g.fillStyle = theme.muted;
  g.strokeStyle = theme.muted;
  g.lineWidth = 1;
  const out = look.flipped ? 1 : -1;
  const base = look.flipped ? m.top + view.height + 0.5 : m.top - 0.5;
  const across = cells.step(Math.max(g.measureText(String(cells.columns - 1)).width + s * 0.9, s * 1.5) / view.scale);
  const end = m.left + view.width + m.right;
  g.textAlign = "center";
  g.textBaseline = "middle";
  g.beginPath();
  for (let c = Math.ceil(seen.c0 / across) * across; c <= seen.c1; c += across) {
    const x = m.left + view.x(c + 0.5);
    if (x < m.left || x > m.left + view.width + 0.5) continue;
    g.moveTo(x, base);
    g.lineTo(x, base + 4 * out);
    // The canvas ends soon after the cells: a long number at the last column moves to the left.
    g.fillText(String(c), Math.min(x, end - g.measureText(String(c)).width / 2), base + out * (5 + s * 0.55));
  }
  const step = cells.step((s * 1.5) / view.down);
  g.textAlign = "right";
  for (let l = seen.l0; l <= seen.l1; l++) {
    const row = scene.line(l);
    const y = m.top + view.y(l + 0.5);
    if (row % step || y < m.top || y > m.top + view.height + 0.5) continue;
    g.moveTo(m.left - 0.5, y);
    g.lineTo(m.left - 4.5, y);
    g.fillText(String(row), m.left - 7, y + 0.5);
  }
  g.stroke();
  g.fillStyle = theme.fg;
  g.textAlign = "left";
  g.textBaseline = "alphabetic";
  g.fillText(scene.axes[1] + " →", m.left, look.flipped ? base + s * 2.7 : base - s * 1.75);
  g.save();
  g.translate(s * 0.95, look.flipped ? m.top + view.height : m.top);
  g.rotate(-Math.PI / 2);
  g.textAlign = look.flipped ? "left" : "right";
  g.fillText(look.flipped ? scene.axes[0] + " →" : "← " + scene.axes[0], 0, 0);
  g.restore();
}
