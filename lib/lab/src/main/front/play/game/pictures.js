// Pictures of positions: put together from marks that travel once, with what a click on a mark leads to.

import { svgOfMarks } from "../../shared/drawing.js";

export class Pictures {
  /** @param pack of the figure's state, or null where positions have no pictures */
  constructor(pack) {
    this.drawn = Boolean(pack);
    this.known = new Map();
    if (pack) this.learn(pack);
  }

  /** Takes the pictures of a pack: {marks, pictures: [[id, width, height, [mark …], [[place, id] …]] …]}. */
  learn({ marks, pictures }) {
    for (const [id, width, height, numbers, links] of pictures)
      this.known.set(id, { width, height, marks: numbers.map((n) => marks[n]), links: new Map(links) });
  }

  has(id) {
    return this.known.has(id);
  }

  /** Of a picture that is here. */
  width(id) {
    return this.known.get(id)?.width;
  }

  /** The positions that a click in the picture leads to. */
  targets(id) {
    return new Set(this.has(id) ? this.known.get(id).links.values() : []);
  }

  /** The picture as an element; marks that lead on have the attribute data-to. */
  svg(id) {
    const { width, height, marks, links } = this.known.get(id);
    const svg = svgOfMarks(marks, width, height);
    for (const [place, to] of links) svg.children[place].dataset.to = to;
    return svg;
  }

  /** The places of the marks that are in one picture and not in the other. */
  leaving(id, to) {
    if (!this.has(to)) return [];
    const kept = new Set(this.known.get(to).marks);
    return this.known.get(id).marks.flatMap((mark, place) => (kept.has(mark) ? [] : [place]));
  }
}
