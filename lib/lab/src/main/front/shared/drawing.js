// Drawings from the JVM as SVG elements, their paper, letters and lines in the colours of the theme.

/** The inks of nimbook.drawing.Color that a theme has a token for. */
const INKS = {
  "#ffffff": "--nb-bg", "#1f2430": "--nb-fg", "#5a6270": "--nb-muted", "#c9ced6": "--nb-line",
  "#eef1f5": "--nb-raised", "#0b63c5": "--nb-accent", "#0a7d55": "--nb-good", "#c2361d": "--nb-bad",
};

/** Inks without a token, and their brothers where the ground is dark: series, coins out of reach, squares. */
const BOTH = {
  "#d1610a": "#ff9f4a", "#a3319a": "#e78fdd", "#94720a": "#dcc04c",
  "#b45309": "#f2a65a", "#ece4d2": "#4a4538", "#b5a98c": "#8a7f66", "#e9edf2": "#262a30", "#cfe3f7": "#24394f",
};

const FONT = "'DejaVu Sans Condensed',Helvetica,Arial,'Liberation Sans',sans-serif";

/** The letters of a picture that are as large as those around it. */
export const LETTER = 13;

/** The smallest letter, in pixels. */
export const READABLE = 9;

/** A picture that would be shrunk more is asked for at the width there is. */
export const SHRUNK = 0.8;

/** The smallest letter where a height is given: as on the slides of the book. */
export const leastLetter = () => innerHeight / 45;

/** What a drawing can hold. */
const ELEMENTS = "svg title g rect line polyline polygon circle path text tspan image".split(" ");

/**
 * The SVG element of a text; only marks that a drawing can hold are taken over.
 * @param themed whether inks are those of the page's theme
 */
export function svgRoot(text, themed = true) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (svg.nodeName !== "svg") throw new Error("the picture is no SVG");
  for (const one of [svg, ...svg.querySelectorAll("*")]) {
    if (!ELEMENTS.includes(one.nodeName)) {
      one.remove();
      continue;
    }
    for (const part of themed ? ["fill", "stroke"] : []) {
      const ink = one.getAttribute(part);
      if (INKS[ink]) one.style[part] = `var(${INKS[ink]})`;
      else if (BOTH[ink]) one.style[part] = `light-dark(${ink}, ${BOTH[ink]})`;
    }
  }
  return document.importNode(svg, true);
}

/** A drawing of those that travelled (SentMarks of Java), its parts as [id, kind, first mark, end, x, y]. */
export function drawingOf(view, shared) {
  const taken = (list, runs) => runs.flatMap((first, i) => (i % 2 ? [] : list.slice(first, first + runs[i + 1])));
  let end = 0;
  const parts = taken(shared.parts, view.parts).map(([id, kind, gap, count, x, y]) => {
    const first = end + gap;
    end = first + count;
    return [id, kind, first, end, x, y];
  });
  return { ...view, marks: taken(shared.marks, view.marks), parts };
}

/** Marks that came apart, as one SVG element that is as large as its letters ask. */
export function svgOfMarks(marks, width, height, themed) {
  const svg = svgRoot(`<svg xmlns="http://www.w3.org/2000/svg" font-family="${FONT}">${marks.join("")}</svg>`, themed);
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.style.width = width / LETTER + "em";
  return svg;
}

/** A square picture next to words that say the same, in its own colours. */
export function signOf(marks, side) {
  const svg = svgOfMarks(marks, side, side, false);
  svg.setAttribute("aria-hidden", "true");
  return svg;
}
