// The keys of a plot: they zoom, pan, and read point after point.

export class PlotKeys {
  constructor(plot) {
    this.plot = plot;
  }

  key(event) {
    const middle = [(this.plot.left + this.plot.right) / 2, (this.plot.top + this.plot.bottom) / 2];
    const done = () => event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") {
      done();
      this.plot.scale(0.8, ...middle);
    } else if (event.key === "-") {
      done();
      this.plot.scale(1.25, ...middle);
    } else if (event.key === "0") {
      done();
      this.plot.setZoom(null);
    } else if (event.key === "Escape") {
      done();
      this.plot.point(null);
    } else if (event.key.startsWith("Arrow")) {
      done();
      const sign = event.key === "ArrowRight" || event.key === "ArrowUp" ? 1 : -1;
      const across = event.key === "ArrowRight" || event.key === "ArrowLeft";
      if (event.shiftKey) this.pan(across ? sign : 0, across ? 0 : sign);
      else if (across) this.step(sign);
      else this.other(sign);
    } else if (event.key === "Home" || event.key === "End") {
      done();
      this.plot.at = null;
      this.step(event.key === "Home" ? 1 : -1);
    }
  }

  pan(x, y) {
    const { ax, ay } = this.plot;
    const dx = (x * (ax.high - ax.low)) / 10;
    const dy = (y * (ay.high - ay.low)) / 10;
    this.plot.setZoom({ x: [ax.low + dx, ax.high + dx], y: [ay.low + dy, ay.high + dy] });
  }

  /** The next point of the series that can be seen. */
  step(by) {
    const s = this.plot.at ? this.plot.at.s : this.plot.shown[0];
    if (!s) return;
    let i = this.plot.at ? this.plot.at.i + by : by > 0 ? 0 : s.y.length - 1;
    while (i >= 0 && i < s.y.length && !this.plot.points.seen(s, i)) i += by;
    if (i >= 0 && i < s.y.length) this.plot.point({ s, i }, true);
  }

  /** The same place on another series. */
  other(by) {
    const shown = this.plot.shown;
    if (!shown.length) return;
    const s = this.plot.at ? shown[(shown.indexOf(this.plot.at.s) + by + shown.length) % shown.length] : shown[0];
    this.plot.point({ s, i: Math.min(this.plot.at ? this.plot.at.i : 0, s.y.length - 1) }, true);
  }
}
