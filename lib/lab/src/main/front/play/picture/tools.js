// What a click in a picture does: a move, or what one of the tools does that Java names.

import { make } from "nimbook-widget/dom.js";

const PLAY = ["play", "Play", "", ""];

export class Tools {
  /** Of a game whose controls have tools: [[name, words, what is said when it is chosen, parameter or ""] …]. */
  constructor(game) {
    this.game = game;
    this.view = game.view;
    this.now = PLAY;
    this.el = make("div", "nb-bar nb-modes nb-picture-tools", null, {
      role: "radiogroup",
      "aria-label": "what a click does",
    });
  }

  get plays() {
    return this.now[0] === "play";
  }

  /** A button for each tool that there is; one that changes a parameter needs Java. */
  show() {
    const { live, state } = this.view;
    const list = state.controls.tools.length ? [PLAY, ...state.controls.tools] : [];
    this.now = list.find(([name]) => name === this.now[0]) || PLAY;
    const key = JSON.stringify([list, this.now, live]);
    if (key === this.key) return;
    this.key = key;
    const focused = this.el.contains(document.activeElement);
    this.open = list.filter(([, , , parameter]) => live || !parameter);
    this.el.replaceChildren(...list.map((tool) => this.button(tool)));
    if (focused) this.el.querySelector("[aria-checked=true]").focus();
  }

  button(tool) {
    const on = tool[0] === this.now[0];
    const el = make("button", "nb-button", tool[1], {
      type: "button",
      role: "radio",
      "aria-checked": String(on),
      tabindex: on ? "0" : "-1",
    });
    el.disabled = !this.open.includes(tool);
    if (el.disabled) el.title = "needs the kernel: run the cell again";
    el.addEventListener("click", () => this.set(tool));
    el.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const i = this.open.findIndex(([name]) => name === this.now[0]);
      this.set(this.open[(i + step + this.open.length) % this.open.length]);
    });
    return el;
  }

  set(tool = PLAY) {
    this.now = tool;
    this.game.forget();
    this.game.playing.showNote(tool[2]);
  }

  /** What the tool does at a part: begins a game there, or changes a parameter. */
  async use(part) {
    const { view, game } = this;
    const [tool, , , parameter] = this.now;
    if (parameter) {
      const value = view.value(parameter) || [];
      const answer = await game.tryRequest({ do: "edit", tool, on: part, value });
      if (!answer.value) return;
      view.set(parameter, answer.value);
      return view.say(answer.says);
    }
    const { at } = view.live ? await game.tryRequest({ do: "start", on: part }) : { at: game.rules.placed(part) };
    if (!at) return view.live || game.playing.showNote("Run the cell again to begin there.", true);
    this.set();
    game.playing.begin(at);
  }
}
