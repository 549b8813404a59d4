// What a click on a board does: a move, the start of another game, or, where the cell of the notebook allows it, a
// terminal or forbidden cell more or less.

import { make } from "nimbook-widget/dom.js";

const MODES = {
  play: { text: "Play", words: "" },
  place: { text: "Start elsewhere", words: "Click the cell where a new game shall begin." },
  terminal: { text: "Set terminal cells", words: "Click cells to make them terminal, or ordinary again." },
  forbidden: { text: "Set forbidden cells", words: "Click cells to forbid them, or to allow them again." },
};

export class BoardModes {
  constructor(board) {
    this.board = board;
    this.now = "play";
    this.el = make("div", "nb-bar nb-board-modes nb-tools", null, {
      role: "radiogroup",
      "aria-label": "what a click does",
    });
  }

  /** The set of cells that clicks change in a mode; undefined where they change none. */
  cells(mode) {
    const { editTerminal, editForbidden } = this.board.view.state;
    return { terminal: editTerminal, forbidden: editForbidden }[mode];
  }

  /** A button for each mode that there is. */
  show() {
    const { live } = this.board.view;
    const list = ["play", "place", ...["terminal", "forbidden"].filter((mode) => this.cells(mode))];
    if (!list.includes(this.now)) this.now = "play";
    const key = [...list, this.now, live].join();
    if (key === this.key) return;
    this.key = key;
    const focused = this.el.contains(document.activeElement);
    const open = list.filter((mode) => live || !this.cells(mode));
    this.el.replaceChildren(...list.map((mode) => this.button(mode, open)));
    if (focused) this.el.querySelector("[aria-checked=true]").focus();
  }

  button(mode, open) {
    const on = mode === this.now;
    const el = make("button", "nb-button", MODES[mode].text, {
      type: "button",
      role: "radio",
      "aria-checked": String(on),
      tabindex: on ? "0" : "-1",
    });
    el.disabled = !open.includes(mode);
    if (el.disabled) el.title = "needs the kernel: run the cell again";
    el.addEventListener("click", () => this.set(mode));
    el.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.set(open[(open.indexOf(this.now) + step + open.length) % open.length]);
    });
    return el;
  }

  set(mode) {
    this.now = mode;
    this.board.cursor = null;
    this.board.playing.showNote(MODES[mode].words, false);
  }

  /** A click where it is no move. */
  click(at) {
    if (this.now === "place") this.place(at);
    else this.edit(at, this.cells(this.now));
  }

  place(at) {
    const { rules, playing } = this.board;
    if (!rules.allowed(at)) {
      const forbidden = rules.forbidden.has(rules.key(at));
      return playing.showNote(
        rules.words(at) +
          (forbidden ? " is a forbidden cell: no play begins there." : ": from there play could leave this board."),
        true,
      );
    }
    this.now = "play";
    playing.begin(at);
  }

  edit(at, { name, rows, columns }) {
    const { view, rules, playing } = this.board;
    if (at[0] >= rows || at[1] >= columns) {
      return playing.showNote(
        "Cells of " + name + " lie in rows 0 to " + (rows - 1) + " and columns 0 to " + (columns - 1) + ".",
        true,
      );
    }
    try {
      const cells = view.value(name) || [];
      const others = cells.filter((cell) => !this.board.same(cell, at));
      const more = others.length === cells.length;
      view.set(name, more ? [...cells, at] : others);
      view.say(rules.words(at) + (more ? " added." : " removed."));
    } catch (error) {
      playing.showNote(error.message, true);
    }
  }
}
