// Next to the kernel, where the notebook's server gives it to any page: what moves the figures of a notebook that no
// kernel answers. The library and the interpreter of cells lie next to it, for all figures.

import { engineFrom } from "./engine.js";
import { LiveModel } from "./live.js";

const NOTE = "Computed in this page by the notebook's own cells; run the cell to have the kernel compute it.";

async function fetchFile(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error("there is no " + name);
  return response;
}

engineFrom(async () => {
  const texts = ["java.js", "unpack.js", "java.wasm-runtime.js"].map(async (name) => (await fetchFile(name)).text());
  const module = new Uint8Array(await (await fetchFile("java.wasm.lzma")).arrayBuffer());
  const [script, unpack, loader] = await Promise.all(texts);
  return { script, unpack, loader, module };
});

/**
 * @param state the stage's, with the picture that is shown and the values that it belongs to
 * @param program the cells that made it (lib/lab, StoredCells)
 */
export function modelOf(state, { files: classes, runs, figure, number }) {
  const buffers = classes.map((view) => new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
  const stage = { ...state.stage, page: true };
  const program = { files: buffers.map((_, i) => i), runs, figure, number };
  const model = new LiveModel({ ...state, stage, note: NOTE, busy: null }, program, buffers);
  model.start = () => { model.started().catch(() => {}); };
  return model;
}
