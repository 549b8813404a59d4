// What a live page shows, in its address: #k=3&cell=30,20. The link opens the same values, cell, zoom and play.

import { inAddress, read, written } from "nimbook-widget/viewstate.js";

/** In so many frames a figure is drawn whole; a row of them takes more than one. */
const FRAMES = 8;

const frame = () => new Promise(requestAnimationFrame);

/**
 * Takes back the choices that the address makes for the views where the figure cannot be drawn with them: a link that
 * was cut, or of another version. Says whether it did.
 */
export async function refuseChoices(model, el) {
  if (!Object.keys(model.get("kept") || {}).length) return false;
  let failed = false;
  const fail = (event) => { failed = true; event.preventDefault(); };
  const kinds = ["error", "unhandledrejection"];
  for (const kind of kinds) addEventListener(kind, fail);
  // Some of a figure is drawn with the next frames.
  for (let n = 0; n < FRAMES; n++) await frame();
  for (const kind of kinds) removeEventListener(kind, fail);
  if (!failed && !el.querySelector(".nb-message:not([hidden])")) return false;
  model.put({ kept: {} });
  return true;
}

/** Opens what the address says, before the model is drawn, and from then on writes what is seen. */
export async function followAddress(model) {
  const began = { ...model.get("values") };
  const now = () => written(model.get("values"), model.get("kept"), inAddress);
  const unmoved = now();
  const text = location.hash.slice(1);
  if (text) {
    const { values, kept } = read(text, began);
    model.put({ kept });
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
      const seen = now() === unmoved ? "" : now();
      if (seen !== location.hash.slice(1))
        history.replaceState(history.state, "", seen ? "#" + seen : location.pathname + location.search);
    }, 200);
  };
  model.on("change:values", write);
  model.on("change:kept", write);
  // Another link to this page, written or clicked.
  addEventListener("hashchange", () => location.reload());
}
