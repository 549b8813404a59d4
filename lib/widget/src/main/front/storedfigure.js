// A figure of a notebook that no kernel answers: stored, or of a kernel that has gone. Its own cells move it, run in
// the page by what the notebook's server has next to the kernel; where that is not there, a sentence says what to do.

/** In the figure, where its controls are dead. */
export const RUN = "Run this cell (Shift+Enter) to move it.";

const config = () => document.getElementById("jupyter-config-data");

/** Whether the reader sees a notebook, where the cell can be run, and no page that was made of one. */
export function inNotebook() {
  return Boolean(config() || document.body.dataset.vscodeThemeKind);
}

/**
 * A model that answers in the kernel's place; null where there is none.
 * @param model its value "program": { place, … }, the place being that of a module below the server's address
 * @param values those of the picture that is shown
 */
export async function standIn(model, values) {
  const program = model.get("program");
  if (!program || !config()) return null;
  const { baseUrl } = JSON.parse(config().textContent);
  try {
    const { modelOf } = await import(new URL(program.place, new URL(baseUrl, location.href)).href);
    const state = { values: { ...values } };
    for (const key of ["stage", "figures", "result", "kept"]) state[key] = model.get(key);
    return state.figures ? modelOf(state, program) : null;
  } catch (_) {
    return null;
  }
}
