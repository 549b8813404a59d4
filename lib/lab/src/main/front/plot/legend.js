// The legend of a plot, whose keys hide and show series.

import { make } from "nimbook-widget/dom.js";

export class PlotLegend {
  constructor(plot) {
    this.plot = plot;
    this.el = make("div", "nb-plot-legend");
  }

  show(series, hidden) {
    this.el.hidden = series.length < 2 && !this.tells(series);
    this.el.replaceChildren(...(this.el.hidden ? [] : series.map((s) => this.key(s, hidden))));
  }

  /** Whether the name of one series says more than its axis does: what a fit found, for example. */
  tells(series) {
    const { state } = this.plot;
    return series.length === 1 && Boolean(state.series[0].name) && Boolean(state.y) && state.y !== series[0].name;
  }

  key(s, hidden) {
    const { plot } = this;
    const button = make("button", "nb-plot-key", null, {
      type: "button",
      "aria-pressed": String(!hidden.has(s.name)),
      title: "show or hide " + s.name,
    });
    const sign = make("canvas", "nb-plot-sign", null, { "aria-hidden": "true" });
    sign.width = 48;
    sign.height = 24;
    const g = sign.getContext("2d");
    g.scale(2, 2);
    g.fillStyle = g.strokeStyle = plot.color(s);
    if (s.lined) {
      g.lineWidth = 2.4;
      g.setLineDash(plot.painter.dash(s));
      g.beginPath();
      g.moveTo(1, 6);
      g.lineTo(23, 6);
      g.stroke();
    }
    if (s.marked) plot.painter.mark(g, 12, 6, 4, s.index);
    if (s.kind === "bar" || s.kind === "histogram") g.fillRect(6, 0, 12, 12);
    button.append(sign, make("span", "", s.name));
    button.addEventListener("click", () => {
      if (!hidden.delete(s.name)) hidden.add(s.name);
      plot.view.keep("hidden", hidden.size ? [...hidden] : undefined);
      button.setAttribute("aria-pressed", String(!hidden.has(s.name)));
      plot.point(null);
      plot.look();
    });
    return button;
  }
}
