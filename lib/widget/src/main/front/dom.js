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
