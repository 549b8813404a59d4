// The series of a plot as they are drawn, and the point of one that is next to a place.

export class SeriesPainter {
  /** @param plot the places of values: px, py, its edges, and the series that are shown */
  constructor(plot) {
    this.plot = plot;
  }

  paint(g, s) {
    g.fillStyle = g.strokeStyle = this.plot.color(s);
    if (s.lined) this.line(g, s, s.path.x, s.path.y);
    if (s.kind === "stems") this.stems(g, s);
    if (s.marked) this.points(g, s);
    if (s.kind === "bar" || s.kind === "histogram")
      for (let i = 0; i < s.y.length; i++) {
        const b = this.barAt(s, i);
        if (b) g.fillRect(b.x, b.y, b.w, b.h);
      }
  }

  /** Within one pixel column a long line keeps only its first, least, greatest and last point. */
  line(g, s, xs, ys) {
    g.lineWidth = Math.max(1.6, this.plot.canvas.clientHeight / 220);
    g.lineJoin = "round";
    g.setLineDash(this.dash(s));
    g.beginPath();
    const dense = s.sorted && xs.length > 4 * this.plot.width;
    let pen = false;
    let column = null;
    let low = 0;
    let high = 0;
    let last = 0;
    const flush = () => {
      if (column !== null) {
        g.lineTo(column, low);
        g.lineTo(column, high);
        g.lineTo(column, last);
        column = null;
      }
    };
    for (let i = 0; i < ys.length; i++) {
      const x = this.plot.px(xs[i]);
      const y = this.plot.py(ys[i]);
      if (!Number.isFinite(x) || !Number.isFinite(y)) { flush(); pen = false; continue; }
      const alone = !pen && !(i + 1 < ys.length && Number.isFinite(this.plot.py(ys[i + 1])));
      if (alone) { g.moveTo(x - 1.5, y); g.lineTo(x + 1.5, y); continue; }
      if (!pen) { g.moveTo(x, y); pen = true; continue; }
      if (!dense) { g.lineTo(x, y); continue; }
      if (column !== null && Math.floor(x) === Math.floor(column)) {
        low = Math.min(low, y);
        high = Math.max(high, y);
        last = y;
      } else {
        flush();
        g.lineTo(x, y);
        column = x;
        low = high = last = y;
      }
    }
    flush();
    g.stroke();
    g.setLineDash([]);
  }

  stems(g, s) {
    const zero = this.plot.ay.log ? this.plot.bottom : this.plot.py(0);
    g.lineWidth = Math.max(1, this.plot.canvas.clientHeight / 330);
    g.beginPath();
    for (let i = 0; i < s.y.length; i++) {
      const x = this.plot.px(s.x[i]);
      const y = this.plot.py(s.y[i]);
      if (Number.isFinite(x) && Number.isFinite(y)) { g.moveTo(x, zero); g.lineTo(x, y); }
    }
    g.stroke();
  }

  points(g, s) {
    const r = this.radius(s);
    const seen = new Set();
    for (let i = 0; i < s.y.length; i++) {
      const x = this.plot.px(s.x[i]);
      const y = this.plot.py(s.y[i]);
      if (!(x >= this.plot.left - r && x <= this.plot.right + r && y >= this.plot.top - 9 && y <= this.plot.bottom + r))
        continue;
      const key = Math.round(2 * x) * 65536 + Math.round(2 * y);
      if (seen.has(key)) continue;
      seen.add(key);
      this.mark(g, x, y, r, s.index);
    }
  }

  /** Another shape for each series: circle, square, triangle, diamond. */
  mark(g, x, y, r, index) {
    if (r < 1.5) { g.fillRect(x - r, y - r, 2 * r, 2 * r); return; }
    g.beginPath();
    if (index % 4 === 0) g.arc(x, y, r, 0, 7);
    else if (index % 4 === 1) g.rect(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r);
    else if (index % 4 === 2) {
      g.moveTo(x, y - 1.3 * r);
      g.lineTo(x + 1.15 * r, y + 0.8 * r);
      g.lineTo(x - 1.15 * r, y + 0.8 * r);
    } else {
      g.moveTo(x, y - 1.35 * r);
      g.lineTo(x + 1.35 * r, y);
      g.lineTo(x, y + 1.35 * r);
      g.lineTo(x - 1.35 * r, y);
    }
    g.fill();
  }

  radius(s) {
    const unit = this.plot.canvas.clientHeight / 400;
    // As in files (PlotDrawing).
    return Math.max(1.1, (s.x.length > 2000 ? 1.2 : s.x.length > 300 ? 2 : 3.2) * unit);
  }

  /** Lines differ in their dashes as well as in colour. */
  dash(s) {
    const { dashes } = this.plot.state;
    return dashes[s.index % dashes.length];
  }

  /** The rectangle of a bar; null where it has none. */
  barAt(s, i) {
    let from = s.x[i];
    let to = s.x[i + 1];
    if (s.kind === "bar") {
      const bars = this.plot.shown.filter((o) => o.kind === "bar");
      const part = s.width / bars.length;
      from = s.x[i] - s.width / 2 + bars.indexOf(s) * part;
      to = from + part;
    }
    const y = this.plot.py(s.y[i]);
    const a = this.plot.px(from);
    const b = this.plot.px(to);
    if (!Number.isFinite(y) || !Number.isFinite(a) || !Number.isFinite(b)) return null;
    const zero = this.plot.ay.log ? this.plot.bottom : this.plot.py(0);
    const gap = b - a > 4 ? 0.5 : 0;
    return { x: a + gap, y: Math.min(y, zero), w: Math.max(0.5, b - a - 2 * gap), h: Math.abs(zero - y) };
  }

  /** The drawn point, or bar, next to a place; null where none is near. */
  nearest(at) {
    if (
      at.x < this.plot.left - 8 ||
      at.x > this.plot.right + 8 ||
      at.y < this.plot.top - 8 ||
      at.y > this.plot.bottom + 8
    )
      return null;
    let best = null;
    let least = Infinity;
    for (const s of this.plot.shown) {
      if (s.kind === "bar" || s.kind === "histogram") {
        for (let i = 0; i < s.y.length; i++) {
          const b = this.barAt(s, i);
          if (b && at.x >= b.x - 1 && at.x <= b.x + b.w + 1) {
            const d = at.y >= b.y - 2 && at.y <= b.y + b.h + 2 ? 0 : 15;
            if (d < least) {
              least = d;
              best = { s, i };
            }
          }
        }
        continue;
      }
      for (let i = 0; i < s.y.length; i++) {
        const dx = this.plot.px(s.x[i]) - at.x;
        if (Math.abs(dx) > 40) continue;
        const dy = this.plot.py(s.y[i]) - at.y;
        // Along a line the place across counts more.
        const d = s.lined ? Math.hypot(2 * dx, 0.6 * dy) : Math.hypot(dx, dy);
        if (d < least) { least = d; best = { s, i }; }
      }
    }
    return best && least <= (best.s.lined ? 80 : 40) ? best : null;
  }
}
