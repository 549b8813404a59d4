// Any game to play: the position as a picture or as text, moves that are clicked in the picture, and a button a move.

import "./game.css";
import { make } from "nimbook-widget/dom.js";
import { PlayView, TOO_LARGE, playComponent } from "../view.js";
import { binaryColumns } from "./columns.js";
import { Pictures } from "./pictures.js";
import { GameRules } from "./rules.js";

/** Buttons at once; of more moves the first are shown, and a field finds the others. */
const SHOWN = 60;

class GameView extends PlayView {
  constructor(el, view) {
    super(el, view, "game", new GameRules(view.state), {});
    this.now = make("div", "nb-game-now", null, { role: "img" });
    this.columns = make("div", "nb-game-values");
    this.find = make("input", "nb-game-find", null, {
      type: "search",
      placeholder: "find a move",
      "aria-label": "find a move",
    });
    this.find.addEventListener("input", () => this.list());
    this.find.addEventListener("keydown", (event) => event.stopPropagation());
    this.moves = make("div", "nb-game-moves", null, { role: "group", "aria-label": "moves" });
    this.all = make("details", "nb-game-all");
    this.summary = make("summary", null, "All moves");
    this.all.append(this.summary, this.find, this.moves);
    this.legend = make("p", "nb-played-legend");
    this.area.append(this.now, this.legend, this.columns, this.all);
    this.pictures = new Pictures(view.state.pictures);
    this.now.addEventListener("click", (event) => this.clicked(event));
    this.now.addEventListener("pointerover", (event) => this.point(event));
    this.now.addEventListener("pointerleave", () => this.point(null));
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.begin([]);
  }

  layout() {
    const { em, width } = this.divide();
    // As wide as the first picture, so that the panel stands near it and where it stood, however small later ones are.
    const wanted = Math.max(30 * em, this.pictures.width(this.view.state.start.id) ?? 60 * em);
    this.area.style.width = Math.min(width, wanted) + "px";
    this.paint();
  }

  paint() {
    const p = this.playing;
    if (!this.ready) return;
    if (this.painted !== p.at.id) this.find.value = "";
    this.painted = p.at.id;
    this.show();
    this.list();
    this.point(null);
    const parts = p.settings.verdict ? this.rules.parts(p.at) : [];
    this.columns.replaceChildren(...(parts.length > 1 ? [binaryColumns(parts)] : []));
    this.panel.update();
    this.draw([p.at, ...(this.inPicture ? p.moves.slice(0, SHOWN) : [])]);
  }

  /** Whether moves can be clicked in the picture. */
  get inPicture() {
    return this.pictures.targets(this.playing.at.id).size > 0;
  }

  /** The position as its picture, where it is here, else as its text. */
  show() {
    const p = this.playing;
    this.now.setAttribute("aria-label", this.rules.words(p.at));
    if (!this.pictures.has(p.at.id)) {
      this.now.replaceChildren(make("span", "nb-game-text", p.at.text));
      return;
    }
    const svg = this.pictures.svg(p.at.id);
    svg.classList.add("nb-game-picture");
    const { winning } = this;
    for (const mark of svg.querySelectorAll("[data-to]")) {
      mark.classList.toggle("nb-game-link", this.lit);
      mark.classList.toggle("nb-game-wins", winning.has(Number(mark.dataset.to)));
    }
    this.now.replaceChildren(svg);
  }

  get winning() {
    return new Set(this.hinted.map((to) => to.id));
  }

  target(event) {
    const mark = this.lit && event ? event.target.closest("[data-to]") : null;
    return mark && this.playing.moves.find((to) => to.id === Number(mark.dataset.to));
  }

  clicked(event) {
    const to = this.target(event);
    if (to) this.playing.move(to);
  }

  /** What a click would do: the marks that would go are pale, and the position after it is said. */
  point(event) {
    const p = this.playing;
    const to = this.target(event);
    const svg = this.now.querySelector("svg");
    if (svg) {
      const leaving = new Set(to ? this.pictures.leaving(p.at.id, to.id) : []);
      [...svg.children].forEach((mark, place) => mark.classList.toggle("nb-game-leaving", leaving.has(place)));
    }
    this.legend.textContent = to ? "→ " + this.rules.words(to) : p.over ? "No move is left."
      : this.lit ? (this.inPicture ? "Click a move in the picture." : "Choose the position to move to.")
      : p.mine && !p.thinking ? TOO_LARGE : "";
  }

  list() {
    const p = this.playing;
    const typed = this.find.value.trim().toLowerCase();
    const all = p.moves;
    const found = typed ? all.filter((to) => to.text.toLowerCase().includes(typed)) : all;
    const { winning } = this;
    const targets = this.pictures.targets(p.at.id);
    this.summary.hidden = all.length === 0 || targets.size === 0;
    this.summary.textContent = all.length === 1 ? "The one move" : "All " + all.length + " moves";
    // Moves that the picture has need no list, unless one is missing there; nor do moves that nobody can make.
    if (targets.size < all.length && this.played) this.all.open = true;
    else if (this.listed !== p.at.id && !typed) this.all.open = false;
    this.listed = p.at.id;
    this.find.hidden = all.length <= SHOWN;
    this.moves.replaceChildren(...found.slice(0, SHOWN).map((to) => {
      const button = make("button", "nb-button nb-game-move", null, { type: "button", title: this.rules.words(to) });
      if (this.pictures.has(to.id) && !targets.size) button.append(this.small(to));
      else button.append(make("span", "nb-game-text", to.text));
      button.disabled = !this.lit;
      button.classList.toggle("nb-game-wins", winning.has(to.id));
      button.addEventListener("click", () => p.move(to));
      return button;
    }));
    if (found.length > SHOWN)
      this.moves.append(make("span", "nb-game-more", "and " + (found.length - SHOWN) + " more"));
  }

  /** A picture on a button. */
  small(to) {
    const svg = this.pictures.svg(to.id);
    svg.classList.add("nb-game-picture");
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", this.rules.words(to));
    return svg;
  }

  /** Asks for the pictures that are missing. */
  async draw(positions) {
    if (!this.pictures.drawn || !this.view.live) return;
    const pictures = this.pictures;
    const missing = positions.filter((at) => !pictures.has(at.id));
    if (!missing.length || this.drawing === missing[0].id) return;
    this.drawing = missing[0].id;
    try {
      pictures.learn(await this.view.request({ do: "draw", positions: missing }));
      if (pictures === this.pictures) this.paint();
    } catch (_) {
      // The text stays.
    }
  }

  key(event) {
    if (event.target === this.find || !this.panel.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  update(state) {
    this.pictures = new Pictures(state.pictures);
    return this.renew(new GameRules(state));
  }
}

export function game(el, view) {
  return playComponent(GameView, el, view);
}
