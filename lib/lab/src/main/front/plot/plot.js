// A plot: lines, steps, points, stems, bars and histograms on a canvas, with hover, zoom and a legend that hides
// series. Axes come from Java, after a zoom anew.

import "./plot.css";
import { make } from "nimbook-widget/dom.js";
import { keepKeys } from "../shared/dom.js";
import { doubles } from "../shared/state.js";
import { theme } from "../shared/theme.js";
import { PlotKeys } from "./keys.js";
import { PlotLegend } from "./legend.js";
import { SeriesPainter } from "./series.js";
import { axisOf, binText, valueText, ticksOf, placeOn } from "./axis.js";

class PlotView {
  constructor(el, view) {
    this.view = view;
    this.painter = new SeriesPainter(this);
    this.el = make("div", "nb-plot");
    el.append(this.el);
    this.heading = make("div", "nb-plot-title");
    this.legend = new PlotLegend(this);
    this.pressed = new PlotKeys(this);
    this.area = make("div", "nb-plot-area");
    this.canvas = make("canvas", "nb-plot-canvas", null, { tabindex: "0", role: "img" });
    this.over = make("canvas", "nb-plot-over", null, { "aria-hidden": "true" });
    this.tip = make("div", "nb-plot-tip", null, { "aria-hidden": "true" });
    this.tip.hidden = true;
    this.reset = make("button", "nb-plot-reset", "whole plot", {
      type: "button",
      title: "show the whole plot (double click, or 0)",
    });
    this.reset.hidden = true;
    this.area.append(this.canvas, this.over, this.tip, this.reset);
    this.el.append(this.heading, this.legend.el, this.area);
    this.undo = [keepKeys(this.el)];
    this.zoom = view.kept.zoom || null;
    this.hidden = new Set(view.kept.hidden || []);
    this.listen();
    this.take(view.state);
    this.watch = new ResizeObserver(() => this.draw());
    this.watch.observe(this.area);
  }

  on(target, kind, action, options) {
    target.addEventListener(kind, action, options);
    this.undo.push(() => target.removeEventListener(kind, action, options));
  }

  listen() {
    const stage = this.el.closest(".nb-stage");
    if (stage) {
      this.on(stage, "nb-theme", () => this.dress());
      this.on(stage, "nb-live", () => this.look());
    }
    this.on(this.canvas, "pointermove", (event) => this.move(event));
    this.on(this.canvas, "pointerleave", () => { if (!this.drag) this.point(null); });
    this.on(this.canvas, "pointerdown", (event) => {
      if (event.button !== 0 || event.pointerType === "touch") return;
      this.drag = { from: this.where(event), to: this.where(event) };
      this.canvas.setPointerCapture(event.pointerId);
    });
    this.on(this.canvas, "pointerup", () => this.drop());
    this.on(this.canvas, "pointercancel", () => { this.drag = null; this.cover(); });
    this.on(this.canvas, "dblclick", () => this.setZoom(null));
    this.on(this.canvas, "wheel", (event) => {
      // The wheel alone scrolls the notebook.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const at = this.where(event);
      this.scale(event.deltaY > 0 ? 1.25 : 0.8, at.x, at.y);
    }, { passive: false });
    this.on(this.canvas, "keydown", (event) => this.pressed.key(event));
    this.on(this.canvas, "blur", () => this.point(null));
    this.on(this.reset, "click", () => { this.setZoom(null); this.canvas.focus({ preventScroll: true }); });
  }

  take(state) {
    this.state = state;
    this.series = state.series.map((s, i) => ({
      name: s.name || "series " + (i + 1),
      kind: s.kind,
      lined: s.lined,
      marked: s.marked,
      x: doubles(s.x),
      y: doubles(s.y),
      index: i,
      borders: s.borders && doubles(s.borders),
      width: s.width && doubles(s.width)[0],
    }));
    for (const s of this.series) {
      s.sorted = s.x.every((v, i) => i === 0 || v >= s.x[i - 1]);
      s.path = s;
      if (s.kind === "steps") {
        const twice = (at) => Float64Array.from({ length: 2 * s.y.length }, (_, i) => at(i));
        s.path = { x: twice((i) => s.borders[(i + 1) >> 1]), y: twice((i) => s.y[i >> 1]) };
      }
    }
    this.heading.textContent = state.title || "";
    this.heading.hidden = !state.title;
    this.canvas.setAttribute(
      "aria-label",
      "Plot" +
        (state.title ? ": " + state.title : "") +
        "; x: " +
        state.x +
        "; y: " +
        (state.y || this.series.map((s) => s.name).join(", ")) +
        ". Arrow keys read the points, plus and minus zoom, 0 shows all.",
    );
    this.at = null;
    this.spans = state.axes;
    this.legend.show(this.series, this.hidden);
    this.look();
  }

  /** In the colours and letters of the page. */
  dress() {
    this.legend.show(this.series, this.hidden);
    this.draw();
  }

  /** Shows what was zoomed to or left, and asks for the axes of that. */
  async look() {
    const { state, zoom, hidden } = this;
    const whole = !zoom && !hidden.size;
    if (whole) this.spans = state.axes;
    this.draw();
    if (whole || !this.view.live) return;
    try {
      const { axes } = await this.view.request({ do: "axes", zoom, hidden: [...hidden] });
      if (state !== this.state || zoom !== this.zoom) return;
      this.spans = axes;
      this.draw();
    } catch (error) {
      if (error.name !== "Superseded") this.view.say(error.message);
    }
  }

  get dark() {
    const rgb = getComputedStyle(this.el).color.match(/[\d.]+/g) || [0, 0, 0];
    return Number(rgb[0]) + Number(rgb[1]) + Number(rgb[2]) > 384;
  }

  color(s) {
    const colors = this.state.colors[this.dark ? "dark" : "light"];
    return colors[s.index % colors.length];
  }

  get shown() {
    return this.series.filter((s) => !this.hidden.has(s.name));
  }

  /** The axes of what is shown: all of it, or the part that was zoomed to. */
  axes() {
    this.ax = axisOf(this.spans.x, this.zoom && this.zoom.x);
    this.ay = axisOf(this.spans.y, this.zoom && this.zoom.y);
  }

  px(value) {
    return this.left + placeOn(this.ax, value) * (this.right - this.left);
  }

  py(value) {
    return this.bottom - placeOn(this.ay, value) * (this.bottom - this.top);
  }

  draw() {
    const width = Math.floor(this.area.clientWidth);
    if (!width) return;
    const t = theme(this.el);
    const size = t.size;
    const heads = this.area.offsetTop - this.el.offsetTop;
    const height = Math.round(Math.max(13 * size, t.room ? t.room - heads : Math.min(width * 0.58, 32 * size)));
    this.area.style.height = height + "px";
    this.width = width;
    this.height = height;
    const scale = window.devicePixelRatio || 1;
    for (const canvas of [this.canvas, this.over]) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      canvas.style.width = width + "px";
      canvas.style.height = height + "px";
    }
    const g = this.canvas.getContext("2d");
    g.scale(scale, scale);
    g.font = 0.9 * size + "px " + t.font;
    this.axes();
    const categories = this.state.categories || [];
    const yTicks = ticksOf(this.ay, Math.max(2, Math.min(8, Math.floor(height / (3.2 * size)))));
    const labels = Math.max(0, ...yTicks.map((k) => g.measureText(k.label).width));
    this.left = Math.ceil(labels + 0.7 * size + (this.state.y ? 1.9 * size : 0.3 * size));
    this.right = width - Math.round(0.9 * size);
    this.top = Math.round(0.7 * size);
    this.bottom = height - Math.round((this.state.x ? 3.6 : 1.9) * size);
    const xTicks = categories.length
      ? this.named(g, categories)
      : ticksOf(this.ax, Math.max(2, Math.min(10, Math.floor((this.right - this.left) / (4.6 * size)))));
    g.lineWidth = 1;
    g.strokeStyle = t.line;
    g.fillStyle = t.muted;
    g.textBaseline = "middle";
    g.textAlign = "right";
    for (const tick of yTicks) {
      const y = Math.round(this.py(tick.at)) + 0.5;
      g.beginPath(); g.moveTo(this.left, y); g.lineTo(this.right, y); g.stroke();
      g.fillText(tick.label, this.left - 0.5 * size, y);
    }
    g.textAlign = "center";
    g.textBaseline = "top";
    for (const tick of xTicks) {
      const x = Math.round(this.px(tick.at)) + 0.5;
      if (x < this.left - 1 || x > this.right + 1) continue;
      g.globalAlpha = 0.55;
      if (!categories.length) { g.beginPath(); g.moveTo(x, this.top); g.lineTo(x, this.bottom); g.stroke(); }
      g.globalAlpha = 1;
      g.fillText(tick.label, x, this.bottom + 0.5 * size);
    }
    g.save();
    g.beginPath();
    g.rect(this.left, this.top - 4, this.right - this.left, this.bottom - this.top + 4);
    g.clip();
    for (const s of this.shown) this.painter.paint(g, s);
    g.restore();
    g.strokeStyle = t.muted;
    g.beginPath();
    g.moveTo(this.left + 0.5, this.top);
    g.lineTo(this.left + 0.5, this.bottom + 0.5);
    g.lineTo(this.right, this.bottom + 0.5);
    g.stroke();
    g.fillStyle = t.fg;
    g.font = size + "px " + t.font;
    g.textAlign = "center";
    g.textBaseline = "alphabetic";
    if (this.state.x)
      g.fillText(this.state.x, (this.left + this.right) / 2, height - 0.5 * size, this.right - this.left);
    if (this.state.y) {
      g.save();
      g.translate(1.1 * size, (this.top + this.bottom) / 2);
      g.rotate(-Math.PI / 2);
      g.fillText(this.state.y, 0, 0, this.bottom - this.top);
      g.restore();
    }
    if (!this.shown.some((s) => s.y.length)) {
      g.fillStyle = t.muted;
      g.fillText("nothing to draw", (this.left + this.right) / 2, (this.top + this.bottom) / 2);
    }
    this.reset.hidden = !this.zoom;
    this.theme = t;
    this.cover();
  }

  /** As many names of categories as stand beside one another. */
  named(g, categories) {
    const room = (this.right - this.left) / Math.max(1, this.ax.high - this.ax.low);
    const brief = categories.map((c) => (c.length > 24 ? c.slice(0, 23) + "…" : c));
    const step = Math.max(1, Math.ceil((Math.max(...brief.map((c) => g.measureText(c).width)) + 10) / room));
    return brief.map((label, at) => ({ at, label })).filter((k) => k.at % step === 0);
  }

  where(event) {
    const box = this.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  move(event) {
    const at = this.where(event);
    if (this.drag) { this.drag.to = at; this.tip.hidden = true; this.cover(); return; }
    this.point(this.painter.nearest(at));
  }

  words({ s, i }) {
    const categories = this.state.categories || [];
    const x = s.kind === "histogram" ? binText(s, i) : categories.length ? categories[s.x[i]] : valueText(s.x[i]);
    const lines = [(this.state.x && !categories.length ? this.state.x + " = " : "") + x];
    lines.push((this.series.length > 1 || !this.state.y ? s.name : this.state.y) + " = " + valueText(s.y[i]));
    return lines;
  }

  point(found, say) {
    this.at = found;
    this.tip.hidden = !found;
    this.cover();
    if (!found) return;
    const lines = this.words(found);
    this.tip.replaceChildren(...lines.map((line) => make("div", "", line)));
    const b = found.s.kind === "bar" || found.s.kind === "histogram" ? this.painter.barAt(found.s, found.i) : null;
    const x = b ? b.x + b.w / 2 : this.px(found.s.x[found.i]);
    const y = b ? b.y : this.py(found.s.y[found.i]);
    const box = this.tip.getBoundingClientRect();
    const right = x + 14 + box.width <= this.width;
    this.tip.style.left = Math.max(0, right ? x + 14 : x - 14 - box.width) + "px";
    this.tip.style.top = Math.max(0, Math.min(this.height - box.height, y - box.height - 8)) + "px";
    if (say) this.view.say(lines.join(", "));
  }

  /** What changes with the cursor: the point under it, the frame that is being drawn. */
  cover() {
    const g = this.over.getContext("2d");
    const scale = window.devicePixelRatio || 1;
    g.setTransform(scale, 0, 0, scale, 0, 0);
    g.clearRect(0, 0, this.over.width, this.over.height);
    if (!this.theme) return;
    if (this.drag) {
      const { from, to } = this.drag;
      g.strokeStyle = this.theme.accent;
      g.fillStyle = this.theme.accent;
      g.globalAlpha = 0.14;
      g.fillRect(from.x, from.y, to.x - from.x, to.y - from.y);
      g.globalAlpha = 1;
      g.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y);
    }
    if (!this.at) return;
    const { s, i } = this.at;
    const bar = s.kind === "bar" || s.kind === "histogram" ? this.painter.barAt(s, i) : null;
    g.strokeStyle = this.theme.fg;
    g.lineWidth = 2;
    if (bar) { g.strokeRect(bar.x, bar.y, bar.w, bar.h); return; }
    g.fillStyle = this.color(s);
    const r = Math.max(4.5, this.painter.radius(s) + 2);
    g.beginPath();
    g.arc(this.px(s.x[i]), this.py(s.y[i]), r, 0, 7);
    g.fill();
    g.stroke();
  }

  /** The frame has been drawn: what is in it fills the plot. A click changes nothing. */
  drop() {
    if (!this.drag) return;
    const { from, to } = this.drag;
    this.drag = null;
    if (Math.abs(from.x - to.x) < 6 || Math.abs(from.y - to.y) < 6) { this.cover(); return; }
    this.setZoom({
      x: [this.vx(Math.min(from.x, to.x)), this.vx(Math.max(from.x, to.x))],
      y: [this.vy(Math.max(from.y, to.y)), this.vy(Math.min(from.y, to.y))],
    });
  }

  vx(px) {
    const part = Math.max(0, Math.min(1, (px - this.left) / (this.right - this.left)));
    return this.ax.low + part * (this.ax.high - this.ax.low);
  }

  vy(py) {
    const part = Math.max(0, Math.min(1, (this.bottom - py) / (this.bottom - this.top)));
    return this.ay.low + part * (this.ay.high - this.ay.low);
  }

  setZoom(zoom) {
    // Closer than this, neighbouring doubles are no longer apart.
    if (
      zoom &&
      !(
        zoom.x[1] - zoom.x[0] > 1e-12 * (Math.abs(zoom.x[1]) + 1e-300) &&
        zoom.y[1] - zoom.y[0] > 1e-12 * (Math.abs(zoom.y[1]) + 1e-300)
      )
    )
      return;
    this.zoom = zoom;
    this.view.keep("zoom", zoom || undefined);
    this.point(null);
    this.look();
  }

  scale(factor, px, py) {
    const x = this.vx(px);
    const y = this.vy(py);
    this.setZoom({
      x: [x + (this.ax.low - x) * factor, x + (this.ax.high - x) * factor],
      y: [y + (this.ay.low - y) * factor, y + (this.ay.high - y) * factor],
    });
  }

  destroy() {
    this.watch.disconnect();
    for (const undo of this.undo) undo();
    this.el.remove();
  }
}

/** The component: draws a Plot's state into an element. */
export function plot(el, view) {
  const one = new PlotView(el, view);
  return {
    update: (state) => one.take(state),
    destroy: () => one.destroy(),
  };
}
