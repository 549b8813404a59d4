// The points of a plot: where each is seen, which one the pointer means, and what is said of it.

import { doubles } from "../shared/state.js";
import { binText, placeOn, valueText } from "./axis.js";

/** Beyond this, in pixels of the drawing, no point is meant; of a line twice as far. */
const NEAR = 40;

/** A bar is meant above and below it, too, as if it were so near. */
const BESIDE = 15;

export class PlotPoints {
  /** @param plot its axes and the edges of its frame */
  constructor(plot) {
    this.plot = plot;
    this.series = [];
  }

  take(series) {
    this.series = series.map((s) => {
      const [shift, half] = doubles(s.bar);
      return { ...s, x: doubles(s.x), y: doubles(s.y), shift, half };
    });
  }

  px(value) {
    return this.plot.left + placeOn(this.plot.ax, value) * (this.plot.right - this.plot.left);
  }

  py(value) {
    return this.plot.bottom - placeOn(this.plot.ay, value) * (this.plot.bottom - this.plot.top);
  }

  /** Where a point is in the drawing, or a bar with the base that it stands on. */
  mark(s, i) {
    const x = s.x[i] + s.shift;
    const at = { left: this.px(x - s.half), right: this.px(x + s.half), y: this.py(s.y[i]) };
    return s.half ? { ...at, base: this.plot.ay.log ? this.plot.bottom : this.py(0) } : at;
  }

  seen(s, i) {
    const { left, right, y } = this.mark(s, i);
    return right >= this.plot.left - 1 && left <= this.plot.right + 1 && Number.isFinite(y);
  }

  /** The point, or bar, next to a place; null where none is near. */
  nearest({ x, y }) {
    const { left, right, top, bottom } = this.plot;
    if (x < left - 8 || x > right + 8 || y < top - 8 || y > bottom + 8) return null;
    let best = null;
    let least = Infinity;
    for (const s of this.plot.shown) {
      for (let i = 0; i < s.y.length; i++) {
        const d = this.distance(s, i, x, y);
        if (d < least) {
          least = d;
          best = { s, i };
        }
      }
    }
    return best && least <= (best.s.lined ? 2 * NEAR : NEAR) ? best : null;
  }

  distance(s, i, x, y) {
    const at = this.mark(s, i);
    const dx = Math.max(at.left - x, x - at.right, 0);
    if (!(dx <= NEAR)) return Infinity;
    if (s.half) {
      const inside = y >= Math.min(at.y, at.base) - 2 && y <= Math.max(at.y, at.base) + 2;
      return dx > 1 ? Infinity : inside ? 0 : BESIDE;
    }
    // Along a line the place across counts more.
    return s.lined ? Math.hypot(2 * dx, 0.6 * (at.y - y)) : Math.hypot(dx, at.y - y);
  }

  /** What is read of a point: its x, and its y. */
  words(state, { s, i }) {
    const { categories, x: across, y: up } = state;
    const x = s.bins ? binText(s, i) : categories.length ? categories[s.x[i]] : valueText(s.x[i]);
    return [
      (across && !categories.length ? across + " = " : "") + x,
      (this.series.length > 1 || !up ? s.name : up) + " = " + valueText(s.y[i]),
    ];
  }
}
