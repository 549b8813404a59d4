// Cells of a page that can be edited: nimbookEditor(given). It stands behind java.js, compiler.js and session.js, whose
// functions it uses; all of them are loaded when a reader first asks for them.

import { downloaded, readAddress, writeAddress } from "./address.js";
import { CellEditor } from "./celleditor.js";
import { CellOrder } from "./cellorder.js";
import { Widgets } from "./widgets.js";

/**
 * Makes a page's cells ready for editing.
 *
 * given.assets: module, loader and unpack (java.js); compiler, signatures and imports (compiler.js); figures with its
 * function asset (kernel.js), or null.
 * given.notebook: the whole notebook as JSON, without outputs; given.name: that of its file.
 * given.places: of each cell of the notebook what the page shows of it, { input, outputs }, elements; null where it
 * shows nothing. given.changed(element): called when a cell has taken another size; given.prepared(state): when a
 * figure is about to be drawn. given.called(source): what is run of a cell.
 */
function nimbookEditor(given) {
  const { assets, notebook, name, places } = given;
  const { changed = () => {}, prepared = () => {}, called = (source) => source } = given;
  const { module, loader, unpack, signatures, imports } = assets;
  const java = globalThis.nimbookJava({ module, loader, unpack });
  const compiler = globalThis.nimbookCompiler({ module: assets.compiler, loader, unpack, signatures, imports });
  // Both start now, side by side.
  java.ready().catch(() => {});
  compiler.ready().catch(() => {});
  const widgets = new Widgets(prepared);
  const figures = assets.figures && assets.figures(widgets, java, assets.asset);
  widgets.answeredBy(figures);
  const session = globalThis.nimbookSession({ java, compiler, figures });

  const code = notebook.cells.map((cell, number) => ({ cell, number })).filter(({ cell }) => cell.cell_type === "code");
  const sources = code.map(({ cell }) => cell.source);
  const order = new CellOrder(sources, { run: (source, how) => session.run(called(source), how) }, compiler);
  const editors = new Map();

  /** What differs from the book: [[number of the cell in the notebook, source]]. */
  const edits = () =>
    code.flatMap(({ cell, number }, i) => (order.sources[i] === cell.source ? [] : [[number, order.sources[i]]]));

  const shown = (i) => {
    const place = places[code[i].number];
    if (!place) return null;
    if (!editors.has(i)) editors.set(i, new CellEditor(place, code[i].cell.source, tools(i)));
    return editors.get(i);
  };

  const tools = (i) => ({
    compiler,
    widgets,
    changed,
    run: (source) => run(i, source),
    stop: () => java.stop(),
    async download() {
      const cells = notebook.cells.map((cell) => ({ ...cell }));
      for (const [number, source] of edits()) cells[number].source = source;
      downloaded(name, JSON.stringify({ ...notebook, cells }, null, 1) + "\n");
    },
  });

  const remember = () => writeAddress(edits());

  /** Runs a cell, and of those behind it what depends on it. */
  async function run(i, source) {
    await order.run(i, source, (at) => shown(at));
    await remember();
  }

  async function open(number, source) {
    const i = code.findIndex((each) => each.number === number);
    const editor = i < 0 ? null : shown(i);
    if (!editor) return;
    editor.open(source ?? order.sources[i]);
    await editor.run();
  }

  return {
    /** Shows a cell's field and runs it; the promise holds when its result and what depends on it are shown. */
    open: (number) => open(number),
    /** Opens what an address holds (#anchor;edit=…). */
    async resume(hash) {
      for (const [number, source] of await readAddress(hash)) await open(number, source);
    },
    /** Puts what was edited into the page's address again, where something else has written it. */
    remember,
  };
}

Object.assign(globalThis, { nimbookEditor });
