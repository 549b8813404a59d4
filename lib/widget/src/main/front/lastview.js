// A notebook's figure shows what its code makes. What its reader last saw of it stays in the browser, by that code, and
// is a button.

import { make } from "./dom.js";
import { inNotebook } from "./storedfigure.js";
import { inAddress, read, written } from "./viewstate.js";

const KEY = "nimbook last views";

/** So many figures are remembered, the newest: some 100 bytes each. */
const MOST = 200;

/** From a change on, in ms: a slider that is dragged is written once. */
const PAUSE = 300;

function views() {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY)) || []);
  } catch (_) {
    // Never written, by another program, or a browser that keeps nothing.
    return new Map();
  }
}

const view = (model) => written(model.get("values"), model.get("kept"), inAddress);
const codeOf = ({ source, parameters }) => JSON.stringify([source, (parameters || []).map((each) => each.name)]);

/** From now on what is seen of the stage is remembered. */
export function remember(stage) {
  if (!inNotebook()) return;
  let waiting = 0;
  const write = () => {
    const all = views();
    all.delete(codeOf(stage.spec));
    all.set(codeOf(stage.spec), view(stage.model));
    try {
      localStorage.setItem(KEY, JSON.stringify([...all].slice(-MOST)));
    } catch (_) {
      // Full, or refused: the next reader sees the figure as its code makes it, as everybody does.
    }
  };
  const later = () => {
    clearTimeout(waiting);
    waiting = setTimeout(write, PAUSE);
  };
  for (const event of ["change:values", "change:kept"]) stage.listen(event, later);
}

/**
 * The button, where another view is remembered.
 * @param model shows values by `move`
 * @param redraw what is done when the model has them
 */
export function offerLastView(stage, model, redraw) {
  const last = views().get(codeOf(stage.spec));
  if (!last || last === view(model)) return;
  const button = make("button", "nb-button nb-quiet", "your last view", { type: "button" });
  button.addEventListener("click", async () => {
    button.disabled = true;
    const { values, kept } = read(last, model.get("values"));
    await model.move(values);
    model.put({ kept });
    redraw();
  });
  stage.actions.prepend(button);
}
