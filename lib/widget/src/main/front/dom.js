// Elements, as the stage and all components make them.

/** An element with a class and text; further attributes by name. */
export function make(tag, className, text, attributes) {
  const el = document.createElement(tag);
  if (className) el.className = className;
  if (text !== undefined && text !== null) el.textContent = text;
  for (const name in attributes || {}) el.setAttribute(name, attributes[name]);
  return el;
}

/** The same for SVG. */
export function makeSvg(tag, className, attributes) {
  const el = document.createElementNS("http://www.w3.org/2000/svg", tag);
  if (className) el.setAttribute("class", className);
  for (const name in attributes || {}) el.setAttribute(name, attributes[name]);
  return el;
}

/** A small drawn icon, filled or (line) as strokes; letters would come in colour on some systems. */
export function icon(path, line) {
  const svg = makeSvg("svg", line ? "nb-line-icon" : "", { viewBox: "0 0 16 16", "aria-hidden": "true" });
  svg.append(makeSvg("path", "", { d: path }));
  return svg;
}
