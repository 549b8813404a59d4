// What components do with elements, besides making them.

/** Text and attributes that are set again to what they are would still be laid out again. */
export function setText(el, text) {
  if (el.textContent !== text) el.textContent = text;
}

export function setAttribute(el, name, value) {
  if (el.getAttribute(name) !== value) el.setAttribute(name, value);
}

/** These children in this order; those that are there already are not moved. */
export function setChildren(el, children) {
  const stay = new Set(children);
  for (const child of [...el.children]) if (!stay.has(child)) child.remove();
  let next = el.firstChild;
  for (const child of children) {
    if (child === next) next = next.nextSibling;
    else el.insertBefore(child, next);
  }
}

/** Keeps the keys typed inside an element from the notebook's shortcuts. Returns what takes it back. */
export function keepKeys(el) {
  const stop = (event) => event.stopPropagation();
  const kinds = ["keydown", "keyup", "keypress"];
  for (const kind of kinds) el.addEventListener(kind, stop);
  return () => { for (const kind of kinds) el.removeEventListener(kind, stop); };
}
