// What a figure shows, as text: in the address of its page, and in the line of Java that makes it (ViewState in Java
// reads it there). Parts name=value, joined by "&". A parameter stands by its name; its value is text, or JSON. A
// setting of a view is JSON with ' and " exchanged. "cell" is the pinned cell of the first figure. A setting of the
// first figure stands by its name, of the i-th behind "fi.", of the output as a whole behind "f-1." or as one of:

const OUTPUT = ["lecture", "tab"];

const hex = (c) => [...new TextEncoder().encode(c)].map((n) => "%" + n.toString(16).toUpperCase().padStart(2, "0"));

/** For a Java text: as little is escaped as can be. */
// eslint-disable-next-line no-control-regex
export const inJava = (text) => text.replace(/[%&+"\\\u0000-\u001f\u007f]/g, (c) => hex(c).join(""));

/** For an address. */
export const inAddress = (text) =>
  encodeURIComponent(text).replaceAll("%2C", ",").replaceAll("%3A", ":").replaceAll("%20", "+");

const plain = (text) => decodeURIComponent(text.replaceAll("+", " "));
const exchanged = (text) => text.replace(/["']/g, (c) => (c === "'" ? '"' : "'"));
const json = (value) => exchanged(JSON.stringify(value));

/** Null is as the figure was made, but for its own pinned cell. */
const isSet = ([name, value]) => value !== undefined && (value !== null || name === "pin");

/**
 * The text.
 * @param values of the parameters
 * @param kept what is kept for the views, by "f0", "f1", … and "f-1"
 * @param escaped inJava or inAddress
 */
export function written(values, kept, escaped) {
  const parts = Object.entries(values).map(([name, value]) =>
    [name, value !== null && typeof value === "object" ? json(value) : String(value)]);
  const free = (name) => !Object.hasOwn(values, name);
  for (const place of Object.keys(kept || {}).sort((a, b) => parseInt(a.slice(1), 10) - parseInt(b.slice(1), 10))) {
    for (const [name, value] of Object.entries(kept[place]).filter(isSet)) {
      const own = place === "f0" ? free(name) && !OUTPUT.includes(name) && !/^f-?\d+\./.test(name) && name !== "cell"
        : place === "f-1" && OUTPUT.includes(name) && free(name);
      if (place === "f0" && name === "pin" && free("cell"))
        parts.push(["cell", value ? value.row + "," + value.column : "none"]);
      else parts.push([(own ? "" : place + ".") + name, json(value)]);
    }
  }
  return parts.map(([name, value]) => escaped(name).replaceAll("=", "%3D") + "=" + escaped(value)).join("&");
}

/** {values, kept} of such a text; what cannot be read is as the page began. */
export function read(text, began) {
  const values = { ...began };
  const kept = {};
  const put = (place, name, value) => { kept[place] = { ...kept[place], [name]: value }; };
  for (const part of text.split("&")) {
    const at = part.indexOf("=");
    try {
      const [name, value] = [plain(part.slice(0, at)), plain(part.slice(at + 1))];
      const [, place, setting] = /^(f-?\d+)\.(.+)$/s.exec(name) || [];
      if (Object.hasOwn(began, name))
        values[name] = typeof began[name] === "string" ? value : JSON.parse(exchanged(value));
      else if (place) put(place, setting, JSON.parse(exchanged(value)));
      else if (name === "cell" && value === "none") put("f0", "pin", null);
      else if (name === "cell" && /^\d+,\d+$/.test(value)) {
        const [row, column] = value.split(",").map(Number);
        put("f0", "pin", { row, column });
      } else if (name && name !== "cell") put(OUTPUT.includes(name) ? "f-1" : "f0", name, JSON.parse(exchanged(value)));
    } catch (_) {
      // A link that was cut: the rest of it counts.
    }
  }
  return { values, kept };
}
