// A plot: marks from Java, with hover, zoom and a legend that hides series. While a hand zooms, what is there moves;
// the true marks are requested.

import "./plot.css";
import { make, makeSvg } from "nimbook-widget/dom.js";
import { keepKeys } from "../shared/dom.js";
import { LETTER, SHRUNK } from "../shared/drawing.js";
import { Scene } from "../shared/scene.js";
import { theme } from "../shared/theme.js";
import { axisOf } from "./axis.js";
import { PlotKeys } from "./keys.js";
import { PlotLegend } from "./legend.js";
import { PlotPoints } from "./points.js";

/** The least height, in letters. */
const LEAST = 13;

/** A shorter drag is a click, in pixels of the drawing. */
const CLICK = 6;

const place = (el, x, y, width, height) => {
  for (const [name, value] of Object.entries({ x, y, width, height })) el.setAttribute(name, value);
};

class PlotView {
  constructor(el, view) {
    this.view = view;
    this.el = make("div", "nb-plot");
    el.append(this.el);
    this.heading = make("div", "nb-plot-title");
    this.legend = new PlotLegend(this);
    this.pressed = new PlotKeys(this);
    this.points = new PlotPoints(this);
    this.area = make("div", "nb-plot-area");
    this.scene = new Scene();
    this.svg = this.scene.svg;
    const about = { class: "nb-plot-picture", tabindex: "0", role: "img", preserveAspectRatio: "xMidYMin" };
    for (const [name, value] of Object.entries(about)) this.svg.setAttribute(name, value);
    this.inner = makeSvg("svg", "nb-plot-series", { preserveAspectRatio: "none" });
    this.drawnFrame = makeSvg("rect", "nb-plot-frame");
    this.ring = makeSvg("rect", "nb-plot-ring");
    this.tip = make("div", "nb-plot-tip", null, { "aria-hidden": "true" });
    this.tip.hidden = true;
    this.reset = make("button", "nb-button nb-plot-reset", "whole plot", {
      type: "button",
      title: "show the whole plot (double click, or 0)",
    });
    this.area.append(this.svg, this.tip, this.reset);
    this.el.append(this.heading, this.legend.el, this.area);
    this.undo = [keepKeys(this.el)];
    this.zoom = view.kept.zoom || null;
    this.hidden = new Set(view.kept.hidden || []);
    this.listen();
    this.take(view.state);
    this.watch = new ResizeObserver(() => this.layout());
    this.watch.observe(this.area);
  }

  on(target, kind, action, options) {
    target.addEventListener(kind, action, options);
    this.undo.push(() => target.removeEventListener(kind, action, options));
  }

  listen() {
    const { svg } = this;
    const stage = this.el.closest(".nb-stage");
    if (stage) {
      this.on(stage, "nb-theme", () => this.layout());
      this.on(stage, "nb-live", () => this.look());
    }
    this.on(svg, "pointermove", (event) => this.move(event));
    this.on(svg, "pointerleave", () => { if (!this.drag) this.point(null); });
    this.on(svg, "pointerdown", (event) => {
      if (event.button !== 0 || event.pointerType === "touch") return;
      this.drag = { from: this.where(event), to: this.where(event) };
      svg.setPointerCapture(event.pointerId);
    });
    this.on(svg, "pointerup", () => this.drop());
    this.on(svg, "pointercancel", () => { this.drag = null; this.cover(); });
    this.on(svg, "dblclick", () => this.setZoom(null));
    this.on(svg, "wheel", (event) => {
      // The wheel alone scrolls the notebook.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const at = this.where(event);
      this.scale(event.deltaY > 0 ? 1.25 : 0.8, at.x, at.y);
    }, { passive: false });
    this.on(svg, "keydown", (event) => this.pressed.key(event));
    this.on(svg, "blur", () => this.point(null));
    this.on(this.reset, "click", () => { this.setZoom(null); svg.focus({ preventScroll: true }); });
  }

  take(state) {
    this.state = state;
    this.points.take(state.series);
    this.heading.textContent = state.title;
    this.heading.hidden = !state.title;
    this.svg.setAttribute(
      "aria-label",
      state.label +
        ". Arrow keys read the points, S plays them, I describes the plot, plus and minus zoom, 0 shows all.",
    );
    this.legend.show(state, this.hidden);
    this.wanted = null;
    this.look();
    this.point(null);
  }

  get shown() {
    return this.points.series.filter((s) => !this.hidden.has(s.name));
  }

  /** The widest picture that came and is not too small here, else the narrowest. */
  get own() {
    const { views } = this.state;
    return views.find(({ size }) => SHRUNK * size[0] <= this.wide) || views.at(-1);
  }

  /** How large the picture is to be: as it was sent, unless it would be too small; it fills a height that is given. */
  layout() {
    const width = this.area.clientWidth;
    if (!width) return;
    const { size, room } = theme(this.el);
    const unit = (this.unit = size / LETTER);
    const heads = this.area.offsetTop - this.el.offsetTop;
    const height = Math.max(LEAST * size, room ? room - heads : width * 0.58);
    this.wide = Math.round(width / unit);
    const small = Math.min(width / this.own.size[0], room ? height / this.own.size[1] : Infinity) < SHRUNK * unit;
    this.size = small ? [this.wide, Math.round(height / unit)] : null;
    this.high = room ? height + "px" : "";
    this.look();
  }

  /** Shows what was zoomed to or left, and asks for the picture of that. */
  async look() {
    const { state, zoom, hidden } = this;
    const { live } = this.view;
    // Before its place is known the narrowest picture stands in: one of that size would be requested in vain.
    const asks = live && this.wide && (zoom || hidden.size || this.size);
    if (!asks) this.wanted = null;
    if (!asks || !this.drawn) this.show(this.own, null);
    else this.fit();
    if (!asks) return;
    const [width, height] = this.size || this.own.size;
    const question = { do: "draw", width, height, zoom, hidden: [...hidden] };
    const wanted = JSON.stringify(question);
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    try {
      const { view } = await this.view.request(question);
      if (state === this.state && wanted === this.wanted) this.show(view, zoom);
    } catch (error) {
      // While a parameter moves, the picture that came with its value stands for the one that was requested.
      if (this.drawn.of !== this.state) this.show(this.own, null);
      if (error.name !== "Superseded") this.view.say(error.message);
    }
  }

  /** @param part of the axes that the picture shows; null for all */
  show(view, part) {
    if (this.drawn?.parts !== view.parts) {
      this.drawn = { ...view, of: this.state };
      this.part = part;
      this.scene.show(view);
      const series = this.scene.parts.filter(({ kind }) => kind === "series").map(({ el }) => el);
      series[0]?.before(this.inner);
      this.inner.replaceChildren(...series);
      this.svg.append(this.drawnFrame, this.ring);
    }
    this.fit();
  }

  /** Moves the marks to where they belong by the zoom, and leaves out what is hidden. */
  fit() {
    const { drawn, zoom, inner, svg } = this;
    svg.style.width = this.high ? "100%" : drawn.size[0] / LETTER + "em";
    svg.style.height = this.high;
    const own = { x: axisOf(drawn.axes.x), y: axisOf(drawn.axes.y) };
    const whole = this.part ? this.own.axes : drawn.axes;
    const [left, top, right, bottom] = drawn.frame;
    Object.assign(this, { left, top, right, bottom });
    const ax = (this.ax = axisOf(whole.x, zoom?.x));
    const ay = (this.ay = axisOf(whole.y, zoom?.y));
    const wide = (right - left) / (own.x.high - own.x.low);
    const high = (bottom - top) / (own.y.high - own.y.low);
    const [x, y] = [left + (ax.low - own.x.low) * wide, top + (own.y.high - ay.high) * high];
    const [across, down] = [(right - left) / ((ax.high - ax.low) * wide), (bottom - top) / ((ay.high - ay.low) * high)];
    place(inner, left, top, right - left, bottom - top);
    inner.setAttribute("viewBox", [x, y, (right - left) / across, (bottom - top) / down].join(" "));
    // Marks at the border are whole, unless they would leave the frame.
    const moved = across !== 1 || down !== 1 || x !== left || y !== top;
    inner.classList.toggle("nb-plot-moved", moved);
    inner.style.overflow = moved ? "hidden" : "visible";
    for (const part of this.scene.parts) {
      const [dx, dy] = [left + (part.x - x) * across - part.x, top + (part.y - y) * down - part.y];
      const seen = {
        x: part.x + dx >= left - 1 && part.x + dx <= right + 1,
        y: part.y + dy >= top - 1 && part.y + dy <= bottom + 1,
        series: !this.hidden.has(this.points.series[part.id]?.name),
      };
      part.el.style.display = seen[part.kind] ? "" : "none";
      if (part.kind === "x") part.el.setAttribute("transform", `translate(${dx} 0)`);
      if (part.kind === "y") part.el.setAttribute("transform", `translate(0 ${dy})`);
    }
    this.reset.hidden = !zoom;
    const shrunk = Math.min(svg.clientWidth / drawn.size[0], svg.clientHeight / drawn.size[1]) / this.unit;
    this.scene.letters(shrunk < SHRUNK ? (SHRUNK * LETTER) / shrunk : 0);
    this.cover();
  }

  /** The place of the pointer in the drawing. */
  where(event) {
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
  }

  move(event) {
    const at = this.where(event);
    if (!this.drag) return this.point(this.points.nearest(at));
    this.drag.to = at;
    this.tip.hidden = true;
    this.cover();
  }

  point(found, say) {
    this.at = found;
    this.tip.hidden = !found;
    this.cover();
    if (!found) return;
    const lines = this.points.words(this.state, found);
    this.tip.replaceChildren(...lines.map((line) => make("div", "", line)));
    const { left, right, y } = this.points.mark(found.s, found.i);
    const at = new DOMPoint((left + right) / 2, y).matrixTransform(this.svg.getScreenCTM());
    const area = this.area.getBoundingClientRect();
    const box = this.tip.getBoundingClientRect();
    const x = at.x - area.x;
    const fits = x + 14 + box.width <= area.width;
    this.tip.style.left = Math.max(0, fits ? x + 14 : x - 14 - box.width) + "px";
    this.tip.style.top = Math.max(0, Math.min(area.height - box.height, at.y - area.y - box.height - 8)) + "px";
    if (say) this.view.say(lines.join(", "));
  }

  /** What changes with the cursor: the point under it, the frame that is being drawn. */
  cover() {
    const { drag, at, drawnFrame, ring } = this;
    drawnFrame.style.display = drag ? "" : "none";
    ring.style.display = at ? "" : "none";
    if (drag) {
      const { from, to } = drag;
      place(drawnFrame, Math.min(from.x, to.x), Math.min(from.y, to.y), Math.abs(to.x - from.x),
        Math.abs(to.y - from.y));
    }
    if (!at) return;
    const { left, right, y, base } = this.points.mark(at.s, at.i);
    const point = base === undefined;
    if (point) place(ring, left - 5, y - 5, 10, 10);
    else place(ring, left, Math.min(y, base), right - left, Math.abs(base - y));
    ring.setAttribute("rx", point ? 5 : 0);
  }

  /** The frame has been drawn: what is in it fills the plot. A click changes nothing. */
  drop() {
    if (!this.drag) return;
    const { from, to } = this.drag;
    this.drag = null;
    if (Math.abs(from.x - to.x) < CLICK || Math.abs(from.y - to.y) < CLICK) return this.cover();
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
    const apart = ([low, high]) => high - low > 1e-12 * (Math.abs(high) + 1e-300);
    if (zoom && !(apart(zoom.x) && apart(zoom.y))) return;
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

/** The component: shows a Plot's state in an element. */
export function plot(el, view) {
  const one = new PlotView(el, view);
  return {
    update: (state) => one.take(state),
    describe: () => one.pressed.describe(),
    destroy: () => one.destroy(),
  };
}
