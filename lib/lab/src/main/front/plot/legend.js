// The legend of a plot, whose keys hide and show series.

import { make } from "nimbook-widget/dom.js";
import { svgOfMarks } from "../shared/drawing.js";

export class PlotLegend {
  constructor(plot) {
    this.plot = plot;
    this.el = make("div", "nb-plot-legend");
  }

  show({ legend, series }, hidden) {
    this.el.hidden = !legend;
    this.el.replaceChildren(...(legend ? series.map((s) => this.key(s, hidden)) : []));
  }

  key({ name, sign }, hidden) {
    const { plot } = this;
    const button = make("button", "nb-plot-key", null, {
      type: "button",
      "aria-pressed": String(!hidden.has(name)),
      title: "show or hide " + name,
    });
    const svg = svgOfMarks(sign, 18, 14);
    svg.setAttribute("viewBox", "0 -7 18 14");
    svg.setAttribute("aria-hidden", "true");
    button.append(svg, make("span", "", name));
    button.addEventListener("click", () => {
      if (!hidden.delete(name)) hidden.add(name);
      plot.view.keep("hidden", hidden.size ? [...hidden] : undefined);
      button.setAttribute("aria-pressed", String(!hidden.has(name)));
      plot.point(null);
      plot.look();
    });
    return button;
  }
}
