// Any game that is played in its picture: pictures, moves and sentences come from Java, one request a move. What is not
// sent is not known here.

import "./picturegame.css";
import { make } from "nimbook-widget/dom.js";
import { LETTER } from "../../shared/drawing.js";
import { PlayView, playComponent } from "../view.js";
import { Scene } from "./scene.js";
import { SentRules } from "./sent.js";

/** A picture that would be shrunk more is asked for at the width there is. */
const SHRUNK = 0.8;

/** The width for which the figure's own pictures are made, in pixels of the drawing. */
const WIDEST = 596;

const on = (switches) => Object.fromEntries(switches.map(([name, , shown]) => [name, shown]));

class PictureGame extends PlayView {
  constructor(el, view) {
    const { switches, field } = view.state.controls;
    super(el, view, "picturegame", new SentRules(view.state), on(switches));
    this.scene = new Scene();
    this.legend = make("p", "nb-played-legend");
    this.area.append(this.scene.svg, this.legend);
    this.wide = 0;
    this.typing = "";
    this.input();
    const [label, input] = this.field(field, "nb-picturegame-start", {}, () => this.other());
    this.start = input;
    this.begin([label, ...switches.map(([name, words]) => this.toggle(words, name))]);
  }

  /** How pictures are to look: "" as the figure was made. */
  get look() {
    const as = JSON.stringify(on(this.view.state.controls.switches));
    return this.wide || JSON.stringify(this.shown) !== as ? JSON.stringify([this.wide, this.shown]) : "";
  }

  /** A request to Java, with what the page shows. @returns the answer; its pictures are taken */
  async request(question) {
    const { rules, look } = this;
    const width = this.wide ? { width: this.wide } : {};
    const answer = await this.view.request({ ...question, shown: this.shown, ...width });
    if (answer.sent && rules === this.rules) rules.learn(answer.sent, look);
    return answer;
  }

  /** One request a move: see play.js. */
  async ask(at, to, errors) {
    const { reply } = await this.request({ do: "move", first: this.playing.line[0], at, to, errors });
    return reply;
  }

  /** Whether it can be played: without Java only where the whole game is in the page. */
  get played() {
    return this.view.live || this.view.state.complete;
  }

  get lit() {
    return super.lit && this.played;
  }

  /** A new game with what was typed in. */
  async other() {
    const text = this.start.value.trim();
    if (text === this.began) return;
    try {
      const { wrong, at } = await this.request({ do: "start", text });
      this.start.classList.toggle("nb-wrong", Boolean(wrong));
      if (wrong) return this.playing.showNote(wrong, true);
      if (this.rules.key(at) !== this.rules.key(this.playing.line[0])) this.playing.begin(at);
      this.write();
    } catch (error) {
      if (error.name !== "Superseded") this.playing.showNote(error.message, true);
    }
  }

  // ---- drawing ----

  layout() {
    const { em, beside, width } = this.divide();
    const { playing, rules, scene } = this;
    const [wide, high] = (rules.view(playing.at) || rules.view(rules.start())).size;
    const room = Math.round((width / em) * LETTER);
    const narrow = this.view.live && (this.wide || wide * SHRUNK > room);
    this.wide = narrow && room < WIDEST ? room : 0;
    // Where the height is given, all of the picture is seen.
    const seen = ((this.high - (beside ? 6 : 24) * em) / high) * wide;
    scene.svg.style.maxWidth = this.high ? `min(100%, ${Math.max(8 * em, seen)}px)` : "";
    this.paint();
  }

  paint() {
    const p = this.playing;
    if (!this.ready) return;
    if (this.view.live) this.fetch();
    const view = this.rules.view(p.at) || this.scene.view;
    if (view !== this.scene.view || !this.lit) this.forget();
    this.scene.show(view);
    this.scene.mark({ lit: this.lit, hint: this.hinted.length > 0 });
    if (document.activeElement !== this.start) this.write();
    this.words();
    this.panel.update();
  }

  /** Writes the first position into its field. */
  write() {
    const typing = this.rules.view(this.playing.line[0])?.typing;
    if (typing) this.start.value = this.began = typing;
  }

  /** Asks for pictures that are not here as they are to look, and for a kept play. */
  async fetch() {
    const p = this.playing;
    const { waiting, line, now } = p;
    const { look } = this;
    if (!waiting && this.rules.has(p.at, now > 0 ? line[now - 1] : null, look)) return;
    const wanted = JSON.stringify([waiting, p.at, look]);
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    try {
      await this.request({ do: "show", line: waiting ? waiting.line : line.slice(0, now + 1) });
    } catch (error) {
      // The picture that is there stays.
      if (error.name === "Superseded") return;
    }
    if (waiting && waiting === p.waiting) p.restore();
    else this.paint();
  }

  forget() {
    this.anchor = null;
    this.typing = "";
    this.scene.choose(null);
  }

  words() {
    const p = this.playing;
    const { pick } = this.scene;
    const { how, over } = this.view.state.controls;
    this.legend.textContent = pick ? pick.says
      : this.typing ? this.typing + " …"
      : p.over ? over
      : this.lit ? how
      : this.played || p.thinking || !p.mine ? ""
      : "Run the cell again to play: the game is too large to be kept in the page.";
    this.legend.classList.toggle("nb-played-picked", Boolean(pick));
    this.scene.svg.setAttribute("aria-label", this.scene.view.label);
    this.scene.svg.classList.toggle("nb-play-ready", Boolean(pick));
  }

  // ---- pointer ----

  input() {
    const { svg } = this.scene;
    this.playOn(svg, "game");
    svg.addEventListener("pointerleave", () => { if (!this.held && !this.anchor) this.choose(null); });
    svg.addEventListener("pointercancel", () => { this.held = false; this.forget(); this.words(); });
    svg.addEventListener("blur", () => { this.forget(); this.words(); });
  }

  choose(pick, wrong) {
    this.typing = "";
    this.scene.choose(pick, wrong);
    this.words();
  }

  /** Shows what would be done at a part. */
  aim(part) {
    const from = this.anchor || part;
    if (!part) {
      // A drag goes on beside the parts that it joins.
      if (!this.anchor || !this.scene.spans(this.anchor)) this.choose(null);
      return;
    }
    const pick = this.scene.moveOf(from, part);
    this.choose(pick, !pick && this.anchor && this.scene.spans(from) ? [from, part] : null);
    this.end = part;
  }

  moved(event) {
    if (this.lit) this.aim(this.scene.hit(event));
  }

  press(event) {
    const part = this.scene.hit(event);
    if (event.button !== 0 || !this.lit || !part) return;
    event.preventDefault();
    this.scene.svg.focus({ preventScroll: true });
    this.held = true;
    this.scene.svg.setPointerCapture(event.pointerId);
    this.second = Boolean(this.anchor);
    this.anchor = this.anchor || part;
    this.aim(part);
  }

  release(event) {
    const { held, anchor } = this;
    this.held = false;
    const part = this.scene.hit(event);
    if (!held || !anchor) {
      if (part && this.playing.thinking) this.playing.showNote("The computer is choosing its move.");
      else if (part && this.playing.over) this.playing.showNote("The play is over. Undo, or begin a new game.");
      return;
    }
    if (this.scene.pick && (part || this.scene.spans(anchor))) return this.take(this.scene.pick);
    // A click on a part that makes a move only with another is the first of two.
    if (part === anchor && !this.second && this.scene.spans(anchor)) return;
    this.anchor = null;
    this.choose(null);
    if (part) this.object({ on: [anchor, part] });
  }

  take(move) {
    this.forget();
    this.near = move;
    this.playing.move(move.to);
  }

  /** Says why there is no move. */
  async object(what) {
    const { at } = this.playing;
    try {
      const { says } = await this.request({ do: "objection", at, on: [], place: [], typed: "", ...what });
      if (at === this.playing.at) this.playing.showNote(says, true);
    } catch (_) {
      this.playing.showNote(this.rules.refuse(), true);
    }
  }

  // ---- keys ----

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { keys } = this.view.state.controls;
    const arrow = keys.find(([name]) => name === (event.shiftKey ? "Shift+" : "") + event.key);
    if (arrow) this.go(arrow[1], arrow[2]);
    else if (event.key === "Enter" || event.key === " ") this.enter();
    else if (event.key === "Escape") { this.forget(); this.words(); }
    else if (event.key === "Backspace" && this.typing) this.type(this.typing.slice(0, -1));
    else if (!this.panel.key(event) && !this.letter(event.key === "Backspace" ? "Delete" : event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  go(number, by) {
    if (!this.lit) return;
    this.target(this.scene.neighbour(this.scene.pick, number, by, this.near));
  }

  target(move) {
    if (!move) return;
    this.choose(move);
    this.view.say(move.says);
  }

  /** A letter of what is typed for a move. @returns whether any move has it */
  letter(key) {
    const { typed } = this.view.state.controls;
    if (!this.lit || (!/^[0-9]$/.test(key) && !this.scene.view.moves.some((move) => move.key === key))) return false;
    this.type(typed === 1 ? key : (this.typing + key).slice(0, typed));
    return true;
  }

  type(text) {
    const single = this.view.state.controls.typed === 1;
    const near = this.scene.pick || this.near;
    const move = this.scene.typed(near, text);
    this.near = near;
    this.choose(move);
    this.typing = text;
    if (single && !move) this.enter();
    if (single) this.typing = "";
    if (single && !move) return;
    this.words();
    this.view.say(move ? move.says : text);
  }

  enter() {
    if (!this.lit) return;
    const { pick } = this.scene;
    if (pick) return this.take(pick);
    if (!this.typing) return;
    const place = (this.near || this.scene.first(0, 1))?.place.slice(0, -1) || [];
    this.object({ place, typed: this.typing });
  }

  // ---- the stage's calls ----

  update(state) {
    return this.renew(new SentRules(state));
  }
}

export function picturegame(el, view) {
  return playComponent(PictureGame, el, view);
}
