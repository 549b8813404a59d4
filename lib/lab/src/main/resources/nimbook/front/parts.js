// What the components share: binary state, elements, theme colours, round steps of an axis. No component knows another; all may know this.

/** A binary value of the state (DataView, ArrayBuffer or typed array) as bytes of its own. */
export function bytes(value) {
  if (value instanceof ArrayBuffer) return new Uint8Array(value.slice(0));
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength));
  return new Uint8Array(0);
}

/** Whole numbers of a binary value: "u8", "i16" or "i32", little-endian, at any alignment. */
export function integers(value, type) {
  const copy = bytes(value);
  if (type === "u8") return copy;
  if (type === "i16") return new Int16Array(copy.buffer, 0, copy.byteLength >> 1);
  if (type === "i32") return new Int32Array(copy.buffer, 0, copy.byteLength >> 2);
  throw new Error("values of type " + type + ": u8, i16 or i32 expected");
}

/** An element with a class and text; further attributes by name. */
export function make(tag, className, text, attributes) {
  const el = document.createElement(tag);
  if (className) el.className = className;
  if (text !== undefined && text !== null) el.textContent = text;
  for (const name in attributes || {}) el.setAttribute(name, attributes[name]);
  return el;
}

/** Text and attributes that are set again to what they are would still be laid out again. */
export function setText(el, text) {
  if (el.textContent !== text) el.textContent = text;
}

export function setAttribute(el, name, value) {
  if (el.getAttribute(name) !== value) el.setAttribute(name, value);
}

/** The stage's colours and letters at this element, as a canvas takes them. Ask again on the event "nb-theme". */
export function theme(el) {
  const style = getComputedStyle(el);
  const token = (name, otherwise) => style.getPropertyValue(name).trim() || otherwise;
  return {
    fg: token("--nb-fg", "#1f2430"), muted: token("--nb-muted", "#5a6270"), bg: token("--nb-bg", "#ffffff"),
    raised: token("--nb-raised", "#f4f6f8"), line: token("--nb-line", "#c9ced6"), accent: token("--nb-accent", "#0b63c5"),
    good: token("--nb-good", "#0a7d55"), bad: token("--nb-bad", "#c2361d"),
    font: token("--nb-font", "sans-serif"), mono: token("--nb-mono", "monospace"), size: parseFloat(style.fontSize) || 14,
  };
}

/** Whether a CSS colour is dark; a canvas reads every form of colour. */
export function isDark(css) {
  const g = (isDark.g = isDark.g || document.createElement("canvas").getContext("2d", { willReadFrequently: true }));
  g.fillStyle = "#fff";
  g.fillStyle = css;
  g.fillRect(0, 0, 1, 1);
  const [red, green, blue] = g.getImageData(0, 0, 1, 1).data;
  return 0.3 * red + 0.59 * green + 0.11 * blue < 110;
}

/** The least of 1, 2, 5, 10, 20, 50, … that is at least x. */
export function roundStep(x) {
  if (!(x > 1)) return 1;
  const ten = Math.pow(10, Math.floor(Math.log10(x) + 1e-9));
  for (const m of [1, 2, 5]) if (m * ten >= x - 1e-9) return m * ten;
  return 10 * ten;
}

/** 12345 as "12 345" (thin spaces from five digits on). */
export function grouped(n) {
  const s = String(Math.abs(n));
  return (n < 0 ? "−" : "") + (s.length < 5 ? s : s.replace(/\B(?=(\d{3})+$)/g, "\u2009"));
}

/** Keeps the keys typed inside an element from the notebook's shortcuts. Returns what takes it back. */
export function keepKeys(el) {
  const stop = (event) => event.stopPropagation();
  const kinds = ["keydown", "keyup", "keypress"];
  for (const kind of kinds) el.addEventListener(kind, stop);
  return () => { for (const kind of kinds) el.removeEventListener(kind, stop); };
}

/** Rows of cells as CSV, as Csv.java writes it: quoted where that is needed, each line ended by CR LF. Texts that a spreadsheet would run as formulas get an apostrophe in front. */
export function csv(rows) {
  const number = /^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|-∞|-Infinity)$/i;
  const cell = (value) => {
    const plain = value === null || value === undefined ? "" : String(value);
    const text = /^[=+\-@\t\r\n]/.test(plain) && !number.test(plain) ? "'" + plain : plain;
    return /[",\r\n]|^\s|\s$/.test(text) ? '"' + text.replace(/"/g, '""') + '"' : text;
  };
  return rows.map((row) => row.map(cell).join(",") + "\r\n").join("");
}
