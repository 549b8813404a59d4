// What a live page shows, in its address: #k=3&cell=30,20. The link opens the same values, cell, zoom and play.

const escaped = (text) => encodeURIComponent(text).replaceAll("%2C", ",").replaceAll("%20", "+");
const plain = (text) => decodeURIComponent(text.replaceAll("+", " "));

/** A play that has not begun is kept by its board, and nothing that a reader has set. */
const isSet = ([name, value]) =>
  value !== null && value !== undefined && !(name === "play" && value.line.length < 2);

/** What was set in the views of the figures, without what is as it was made. */
function setIn(kept) {
  const views = {};
  for (const [figure, view] of Object.entries(kept || {})) {
    const set = Object.entries(view).filter(isSet);
    if (set.length) views[figure] = Object.fromEntries(set);
  }
  return views;
}

/** The text behind "#"; empty while all is as the page began. */
export function written(values, kept, began) {
  const views = setIn(kept);
  if (JSON.stringify(values) === JSON.stringify(began) && !Object.keys(views).length) return "";
  const parts = Object.entries(values).map(([name, value]) =>
    escaped(name) + "=" + escaped(typeof value === "object" ? JSON.stringify(value) : String(value)));
  const pin = views.f0 && views.f0.pin;
  if (pin && !("cell" in values)) {
    parts.push("cell=" + pin.row + "," + pin.column);
    delete views.f0.pin;
    if (!Object.keys(views.f0).length) delete views.f0;
  }
  if (Object.keys(views).length && !("view" in values)) parts.push("view=" + escaped(JSON.stringify(views)));
  return parts.join("&");
}

/** A value of the same kind as the one that the page began with. */
function valueOf(text, began) {
  if (typeof began === "string") return text;
  return JSON.parse(text);
}

/** {values, kept} of such a text; what cannot be read is as the page began. */
export function read(text, began) {
  const values = { ...began };
  const kept = {};
  let pin = null;
  for (const part of text.split("&")) {
    const at = part.indexOf("=");
    try {
      const [name, value] = [plain(part.slice(0, at)), plain(part.slice(at + 1))];
      if (Object.hasOwn(began, name)) values[name] = valueOf(value, began[name]);
      else if (name === "view") Object.assign(kept, JSON.parse(value));
      else if (name === "cell" && /^\d+,\d+$/.test(value)) {
        const [row, column] = value.split(",").map(Number);
        pin = { row, column };
      }
    } catch (_) {
      // A link that was cut: the rest of it counts.
    }
  }
  if (pin) kept.f0 = { ...kept.f0, pin };
  return { values, kept };
}

/** Opens what the address says, before the model is drawn, and from then on writes what is seen. */
export async function followAddress(model) {
  const began = { ...model.get("values") };
  const text = location.hash.slice(1);
  if (text) {
    const { values, kept } = read(text, began);
    model.put({ kept: { ...model.get("kept"), ...kept } });
    if (JSON.stringify(values) !== JSON.stringify(began)) {
      await model.move(values);
      // No such values, or no engine: as the page began.
      if (model.get("result").error) model.put({ values: began, result: { ...model.get("result"), error: null } });
    }
  }
  let waiting = 0;
  const write = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      const now = written(model.get("values"), model.get("kept"), began);
      if (now !== location.hash.slice(1))
        history.replaceState(history.state, "", now ? "#" + now : location.pathname + location.search);
    }, 200);
  };
  model.on("change:values", write);
  model.on("change:kept", write);
  // Another link to this page, written or clicked.
  addEventListener("hashchange", () => location.reload());
}
