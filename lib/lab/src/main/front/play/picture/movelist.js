// All moves of a position as buttons, for games of which not every move is in the picture.

import "./movelist.css";
import { make } from "nimbook-widget/dom.js";
import { Scene } from "../../shared/scene.js";

/** Buttons at once; of more moves the first are shown, and a field finds the others. */
const SHOWN = 60;

export class MoveList {
  constructor(game) {
    this.game = game;
    this.el = make("details", "nb-moves");
    this.summary = make("summary", null, "All moves");
    const about = { type: "search", placeholder: "find a move", "aria-label": "find a move" };
    this.find = make("input", "nb-moves-find", null, about);
    this.find.addEventListener("input", () => this.fill());
    this.find.addEventListener("keydown", (event) => event.stopPropagation());
    this.list = make("div", "nb-moves-list", null, { role: "group", "aria-label": "moves" });
    this.el.append(this.summary, this.find, this.list);
  }

  /** Moves that the picture has need no list, unless one is missing there; nor do moves that nobody can make. */
  update() {
    const { playing, rules, played } = this.game;
    const ways = rules.view(playing.at)?.moves || [];
    this.drawn = new Set(ways.filter(({ on }) => on.length).map(({ to }) => to)).size;
    const all = playing.moves;
    this.el.hidden = !all.length;
    this.summary.hidden = !this.drawn;
    this.summary.textContent = all.length === 1 ? "The one move" : "All " + all.length + " moves";
    const other = this.at !== playing.at;
    if (other) this.find.value = "";
    if (this.drawn < all.length && played) this.el.open = true;
    else if (other) this.el.open = false;
    this.at = playing.at;
    this.find.hidden = all.length <= SHOWN;
    this.fill();
  }

  fill() {
    const { playing, rules, lit, hinted } = this.game;
    const typed = this.find.value.trim().toLowerCase();
    const found = playing.moves.filter((to) => rules.words(to).toLowerCase().includes(typed));
    const wins = new Set(hinted.map((to) => rules.key(to)));
    this.list.replaceChildren(...found.slice(0, SHOWN).map((to) => {
      const title = rules.words(to).replace(/\s+/g, " ");
      const button = make("button", "nb-button nb-moves-one", null, { type: "button", title });
      button.append(this.picture(to, title) || make("span", "nb-moves-words", rules.words(to)));
      button.disabled = !lit;
      button.classList.toggle("nb-moves-wins", wins.has(rules.key(to)));
      button.addEventListener("click", () => playing.move(to));
      return button;
    }));
    if (found.length > SHOWN)
      this.list.append(make("span", "nb-moves-more", "and " + (found.length - SHOWN) + " more"));
  }

  /** The position after a move as a small picture, where it is drawn and here. */
  picture(to, title) {
    const { rules, view } = this.game;
    if (view.state.controls.list !== "pictures" || this.drawn || !rules.view(to)) return null;
    const scene = new Scene();
    scene.show(rules.view(to));
    scene.svg.setAttribute("role", "img");
    scene.svg.setAttribute("aria-label", title);
    return scene.svg;
  }
}
