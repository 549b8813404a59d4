// What is said of the pinned cell, next to a heatmap.

import { make } from "nimbook-widget/dom.js";
import { counted, grouped } from "../shared/numbers.js";

const CHIPS_MOST = 80; // moves listed one by one; the count is always the whole

/**
 * The pinned cell: value, outcome, winning moves, options. Calls act.go(row, column) for a chosen move and act.unpin().
 */
export class Panel {
  constructor(act) {
    this.act = act;
    this.el = make("div", "nb-heatmap-panel", null, { role: "group", "aria-label": "pinned cell" });
    this.el.hidden = true;
  }

  /**
   * @param scene cells and the pinned cell; answer: the figure's, or null; waiting: whether one is under way; problem:
   * why there is none
   */
  show(scene, answer, waiting, problem) {
    const { cells, pin } = scene;
    this.el.hidden = !pin;
    if (!pin) return;
    this.el.classList.toggle("nb-heatmap-waiting", waiting);
    const value = cells.at(pin.row, pin.column);
    const head = make("div", "nb-heatmap-panel-head");
    const close = make("button", "nb-heatmap-close", "×", {
      type: "button",
      title: "unpin (Escape)",
      "aria-label": "unpin the cell",
    });
    close.addEventListener("click", () => this.act.unpin());
    head.append(
      make("strong", null, "(" + pin.row + ", " + pin.column + ")"),
      make("span", null, cells.words(value)),
      close,
    );
    const parts = [head];
    const say = (text, className) => parts.push(make("p", className || null, text));
    if (answer && !answer.note) {
      const n = answer.options.length / 3;
      const wins = answer.winning.length / 3;
      if (n === 0) {
        say("No moves from here: the game is over.");
      } else if (answer.outcome === "P") {
        say("Whoever moves from here loses: none of the " + counted(n, "move") + " reaches a P-position.");
      } else {
        say(wins === 1 ? "One winning move:" : wins + " winning moves:");
        parts.push(this.chips(answer.winning, "nb-heatmap-win"));
      }
      const values = answer.options.filter((x, i) => i % 3 === 2);
      if (n > 0 && values.every((v) => v !== null && v >= 0)) {
        const seen = [...new Set(values)].sort((a, b) => a - b);
        const mex = seen.findIndex((v, i) => v !== i);
        say("Grundy values of the " + counted(n, "option") + ": "
          + runsOf(seen) + "; the least missing one is " + (mex < 0 ? seen.length : mex) + ".");
      }
      if (n > 0) {
        const more = make("details");
        more.append(make("summary", null, counted(n, "option")));
        more.open = this.open === true;
        more.addEventListener("toggle", () => { this.open = more.open; });
        more.append(this.chips(answer.options, ""));
        parts.push(more);
      }
    } else if (waiting) {
      say("Asking …", "nb-heatmap-note");
    }
    const note = (answer && answer.note) || problem;
    if (note) say(note, "nb-heatmap-note");
    this.el.replaceChildren(...parts);
  }

  chips(flat, className) {
    const box = make("div", "nb-heatmap-chips");
    const n = flat.length / 3;
    for (let i = 0; i < Math.min(n, CHIPS_MOST); i++) {
      const [row, column, value] = flat.slice(3 * i, 3 * i + 3);
      const chip = make("button", className, null, { type: "button", title: "go to (" + row + ", " + column + ")" });
      chip.append(make("span", null, row + ", " + column));
      if (value !== null && value !== undefined && !className) chip.append(make("b", null, grouped(value)));
      chip.addEventListener("click", () => this.act.go(row, column));
      box.append(chip);
    }
    if (n > CHIPS_MOST)
      box.append(make("span", "nb-heatmap-note", "and " + grouped(n - CHIPS_MOST) + " more, as dots in the figure"));
    return box;
  }
}

/** 0, 1, 2, 5, 6 as "0–2, 5, 6"; long lists end with "…". */
function runsOf(sorted) {
  const runs = [];
  for (let i = 0; i < sorted.length && runs.length < 9; ) {
    let j = i;
    while (j + 1 < sorted.length && sorted[j + 1] === sorted[j] + 1) j++;
    if (runs.length === 8) runs.push("…");
    else if (j - i >= 2) runs.push(sorted[i] + "–" + sorted[j]);
    else for (let k = i; k <= j; k++) runs.push(String(sorted[k]));
    i = j + 1;
  }
  return runs.join(", ");
}
