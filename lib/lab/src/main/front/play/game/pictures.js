// Pictures of positions: put together from marks that travel once, with what a click on a mark leads to.

import { marksOf, svgOfMarks } from "../../shared/drawing.js";

export class Pictures {
  /** @param pack of the figure's state, or null where positions have no pictures */
  constructor(pack) {
    this.drawn = Boolean(pack);
    this.known = new Map();
    if (pack) this.learn(pack);
  }

  /** Takes the pictures of a pack: {marks, pictures}. */
  learn({ marks, pictures }) {
    for (const { id, size, marks: runs, links } of pictures)
      this.known.set(id, { size, marks: marksOf(marks, runs), links: new Map(links) });
  }

  has(id) {
    return this.known.has(id);
  }

  /** Of a picture that is here. */
  width(id) {
    return this.known.get(id)?.size[0];
  }

  /** The positions that a click in the picture leads to. */
  targets(id) {
    return new Set(this.has(id) ? this.known.get(id).links.values() : []);
  }

  /** The picture as an element; marks that lead on have the attribute data-to. */
  svg(id) {
    const { size, marks, links } = this.known.get(id);
    const svg = svgOfMarks(marks, ...size);
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
