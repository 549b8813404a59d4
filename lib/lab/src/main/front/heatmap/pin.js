// The pinned cell of a heatmap: kept with the figure, and what the JVM answers of it.

import { counted } from "../shared/numbers.js";

const NO_KERNEL = "Options and winning moves are answered by the kernel: run this cell (Shift+Enter).";

export class Pin {
  constructor(map) {
    this.map = map;
    this.requests = 0;
  }

  toggle(cell) {
    const pin = this.map.scene.pin;
    if (pin && pin.row === cell.row && pin.column === cell.column) this.clear();
    else this.put(cell.row, cell.column);
  }

  /** @param again the same cell of other numbers: the old answer stays, faint, until the new one is there */
  async put(row, column, silently, again) {
    const { map } = this;
    const { scene, state, host, panel } = map;
    if (!(row >= 0 && row < state.rows && column >= 0 && column < state.columns)) return;
    scene.pin = { row, column };
    if (!again) scene.answer = null;
    if (!silently) map.keep("pin", scene.pin);
    const mine = ++this.requests;
    const live = host.live && state.question.game !== null;
    const problem = state.question.game === null ? "" : NO_KERNEL;
    if (!live) scene.answer = null;
    panel.show(scene, scene.answer, live, live ? "" : problem);
    map.retip();
    map.dirty(false);
    if (!live) return;
    let answer = null;
    let why = "";
    try {
      answer = await host.request({ do: "cell", row, column });
    } catch (e) {
      if (e && e.name === "Superseded") return;
      why = (e && e.message) || String(e);
    }
    if (mine !== this.requests || map.gone) return;
    scene.answer = answer;
    panel.show(scene, answer, false, why);
    map.dirty(false);
    if (answer && !silently && !answer.note) {
      const wins = answer.winning.length / 3;
      host.say("pinned row " + row + ", column " + column + ": "
        + (answer.outcome === "P" ? "P-position, no winning move" : counted(wins, "winning move")));
    }
  }

  /** The same cell again: its numbers, or who answers, have changed. */
  again() {
    const pin = this.map.scene.pin;
    if (pin) this.put(pin.row, pin.column, true, true);
  }

  clear(silently) {
    const { map } = this;
    if (!map.scene.pin) return;
    this.requests++;
    map.scene.pin = map.scene.answer = null;
    // The figure's own pin would come back.
    if (!silently) map.keep("pin", map.ownPin ? null : undefined);
    map.panel.show(map.scene, null, false, "");
    map.retip();
    map.dirty(false);
  }
}
