// The keys of a plot: they zoom, pan, and read point after point.

import { counted } from "../shared/numbers.js";

/** So many points are told one by one; the arrows read all. */
const TOLD = 200;

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
    } else if (event.key === "s") {
      done();
      this.sound();
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

  /** The points from the one that is read on, as tones. */
  sound() {
    const { at, shown, view } = this.plot;
    const s = at ? at.s : shown[0];
    if (!s) return;
    const from = at ? at.i : 0, numbers = [...s.y].map((y) => (Number.isFinite(y) ? y : null));
    const told = numbers.filter((y) => y !== null);
    view.play(numbers.slice(from), Math.min(...told), Math.max(...told));
    view.say((s.name || "the points") + " as tones, " + counted(numbers.length - from, "point"));
  }

  /** In sentences: the plot, its series, their points. */
  describe() {
    const { state, shown, points } = this.plot;
    const words = (s, i) => points.words(state, { s, i }).join(", ");
    return [{ text: state.label, parts: shown.map((s) => ({
      text: (s.name ? s.name + ": " : "") + counted(s.y.length, "point")
        + (s.y.length ? ", from " + words(s, 0) + " to " + words(s, s.y.length - 1) : ""),
      parts: () => Array.from({ length: Math.min(TOLD, s.y.length) }, (_, i) => ({
        text: words(s, i),
        go: () => {
          this.plot.svg.focus({ preventScroll: true });
          this.plot.point({ s, i }, true);
        },
      })),
    })) }];
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
