// Any game to play: the position as a picture or as text, and a button a move, with what it leads to.

import "./game.css";
import { make } from "nimbook-widget/dom.js";
import { PlayPanel } from "../panel.js";
import { PANEL_WIDTH, PlayView, playComponent } from "../view.js";
import { GameRules } from "./rules.js";

/** The width from which the panel stands beside the game, in em. */
const BESIDE_WIDTH = 46;

/** Buttons at once; of more moves the first are shown, and a field finds the others. */
const SHOWN = 60;

class GameView extends PlayView {
  constructor(el, view) {
    super(el, view, "game", new GameRules(view.state), {});
    this.now = make("div", "nb-game-now", null, { role: "img" });
    this.find = make("input", "nb-game-find", null, {
      type: "search",
      placeholder: "find a move",
      "aria-label": "find a move",
    });
    this.find.addEventListener("input", () => this.list());
    this.find.addEventListener("keydown", (event) => event.stopPropagation());
    this.moves = make("div", "nb-game-moves", null, { role: "group", "aria-label": "moves" });
    this.legend = make("p", "nb-played-legend");
    this.area.append(this.now, this.find, this.moves, this.legend);
    this.pictures = new Map();
    if (view.state.first) this.pictures.set(view.state.start.id, view.state.first);
    this.panel = new PlayPanel(this.playing, []);
    this.body.append(this.panel.el);
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.observe();
    this.layout();
    this.playing.go();
  }

  layout() {
    const em = this.measure();
    const beside = this.width >= BESIDE_WIDTH * em;
    this.stack(!beside);
    this.area.style.width =
      Math.max(8 * em, Math.min(beside ? this.width - PANEL_WIDTH * em : this.width, 60 * em)) + "px";
    this.paint();
  }

  /** Whether the reader may move now: without a kernel only where the whole game is in the page. */
  get lit() {
    return super.lit && (this.view.live || this.view.state.complete);
  }

  paint() {
    const p = this.playing;
    if (!p || !this.panel || !this.root.isConnected) return;
    if (this.painted !== p.at.id) this.find.value = "";
    this.painted = p.at.id;
    this.show(this.now, p.at);
    this.now.setAttribute("aria-label", this.rules.words(p.at));
    this.list();
    this.legend.textContent = p.over ? "No move is left." : this.lit ? "Choose the position to move to."
      : p.mine && !p.thinking ? "Run the cell again to play: the game is too large to be kept in the page." : "";
    this.panel.update();
    this.draw([p.at, ...p.moves.slice(0, SHOWN)]);
  }

  list() {
    const p = this.playing;
    const typed = this.find.value.trim().toLowerCase();
    const all = p.moves;
    const found = typed ? all.filter((to) => to.text.toLowerCase().includes(typed)) : all;
    const look = p.look;
    const hinted = look && this.lit && (p.hint || (this.view.state.hint && p.now === 0 && p.line.length === 1));
    const winning = new Set(hinted ? look.winning.map((to) => to.id) : []);
    this.find.hidden = all.length <= SHOWN;
    this.moves.replaceChildren(...found.slice(0, SHOWN).map((to) => {
      const button = make("button", "nb-button nb-game-move", null, { type: "button", title: this.rules.words(to) });
      this.show(button, to);
      button.disabled = !this.lit;
      button.classList.toggle("nb-game-wins", winning.has(to.id));
      button.addEventListener("click", () => p.move(to));
      return button;
    }));
    if (found.length > SHOWN)
      this.moves.append(make("span", "nb-game-more", "and " + (found.length - SHOWN) + " more"));
  }

  /** A position as its picture, where it is here, else as its text. */
  show(el, at) {
    const svg = this.pictures.get(at.id);
    if (!svg) return el.replaceChildren(make("span", "nb-game-text", at.text));
    // A picture of the reader's own drawing: as an image it can run nothing.
    el.replaceChildren(
      make("img", "nb-game-picture", null, {
        alt: at.text,
        src: "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg),
      }),
    );
  }

  /** Asks for the pictures that are missing. */
  async draw(positions) {
    if (!this.view.state.pictures || !this.view.live) return;
    const missing = positions.filter((at) => !this.pictures.has(at.id));
    if (!missing.length || this.drawing) return;
    this.drawing = true;
    const pictures = this.pictures;
    try {
      const response = await this.view.request({ do: "draw", positions: missing });
      response.pictures.forEach((svg, i) => pictures.set(missing[i].id, svg));
    } catch (_) {
      // The text stays.
      missing.forEach((at) => pictures.set(at.id, ""));
    } finally {
      this.drawing = false;
    }
    if (pictures === this.pictures) this.paint();
  }

  key(event) {
    if (event.target === this.find || !this.panel.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  update(state) {
    this.rules = new GameRules(state);
    this.pictures = new Map(state.first ? [[state.start.id, state.first]] : []);
    this.playing.newRules(this.rules);
    this.layout();
    return true;
  }
}

export function game(el, view) {
  return playComponent(GameView, el, view);
}
