// Any game that is played in its picture: pictures, moves and sentences come from Java, one request a move. What is not
// sent is not known here.

import "./picturegame.css";
import { make } from "nimbook-widget/dom.js";
import { leastLetter, LETTER, READABLE, SHRUNK } from "../../shared/drawing.js";
import { Scene } from "../../shared/scene.js";
import { PANEL_WIDTH, PlayView, TOO_LARGE } from "../view.js";
import { GameKeys } from "./keys.js";
import { MoveList } from "./movelist.js";
import { SentRules } from "./sent.js";
import { Tools } from "./tools.js";

const on = (switches) => Object.fromEntries(switches.map(([name, , shown]) => [name, shown]));

class PictureGame extends PlayView {
  constructor(el, view) {
    const { switches, field, list } = view.state.controls;
    super(el, view, "picturegame", new SentRules(view.state), on(switches));
    this.scene = new Scene();
    this.legend = make("p", "nb-played-legend");
    this.list = list ? new MoveList(this) : null;
    this.area.append(this.scene.svg, this.legend, ...(list ? [this.list.el] : []));
    this.wide = 0;
    this.typing = "";
    this.pointed = {};
    this.tools = new Tools(this);
    this.keys = new GameKeys(this);
    this.input();
    const [label, input] = this.field(field, "nb-picturegame-start", {}, () => this.other());
    this.start = input;
    this.switches = switches.map(([name, words]) => this.toggle(words, name));
    this.begin([...(field ? [label] : []), ...this.switches]);
    this.panel.bar.after(this.tools.el);
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

  get lit() {
    return super.lit && this.tools.plays;
  }

  /** What was requested stays while a tool is used. */
  get hinted() {
    const { hint, look } = this.playing;
    return !this.tools.plays && hint && look ? look.winning : super.hinted;
  }

  /** A new game with what was typed in. */
  async other() {
    const text = this.start.value.trim();
    // Enter is followed by a change: a second answer would begin anew what is played by then.
    if (text === this.began || text === this.sought) return;
    this.sought = text;
    const { wrong, at } = await this.tryRequest({ do: "start", text });
    this.sought = null;
    this.start.classList.toggle("nb-wrong", Boolean(wrong));
    if (!at) return;
    if (this.rules.key(at) !== this.rules.key(this.playing.line[0])) this.playing.begin(at);
    this.write();
  }

  /** A request whose answer may say what is wrong. */
  async tryRequest(question) {
    let answer = {};
    try {
      answer = await this.request(question);
      if (answer.wrong) this.playing.showNote(answer.wrong, true);
    } catch (error) {
      if (error.name !== "Superseded") this.playing.showNote(error.message, true);
    }
    return answer;
  }

  // ---- drawing ----

  layout() {
    const { em, aside, width } = this.divide();
    const { playing, rules, scene } = this;
    const [wide, high] = (rules.view(playing.at) || rules.view(rules.start())).size;
    const room = Math.round((width / em) * LETTER);
    // A game of one's own takes the width that is there, and a low picture does not look lost.
    const own = this.view.state.controls.list === "pictures";
    const large = (own ? Math.max(1, Math.min(1.75, (24 * LETTER) / high)) : 1) * (wide / LETTER);
    this.el.style.setProperty("--nb-most", large + PANEL_WIDTH + "em");
    this.wide = this.view.live && (this.wide || wide * SHRUNK > room) && room < this.view.state.width ? room : 0;
    // Where the height is given, all of the picture is seen, and what stands above and below it.
    if (this.high) this.paint();
    const besides = this.root.offsetHeight - this.body.offsetHeight + this.area.offsetHeight + em;
    const rest = besides - scene.svg.clientHeight + (aside ? 0 : this.panel.el.offsetHeight);
    const most = this.high ? Math.max(8 * em, ((this.high - rest) / high) * wide) : Infinity;
    scene.svg.style.minWidth = own ? Math.min(large * em, width, most) + "px" : "";
    scene.svg.style.maxWidth = this.high ? `min(100%, ${most}px)` : "";
    const scale = Math.min(large * em, width, most) / wide;
    this.least = Math.max(READABLE, this.high ? Math.min(em, leastLetter()) : 0) / scale;
    this.paint();
  }

  paint() {
    const p = this.playing;
    if (!this.ready) return;
    if (this.view.live) this.fetch();
    const view = this.rules.view(p.at) || this.scene.view;
    const at = this.rules.key(p.at);
    const { pick } = this.scene;
    const changes = view !== this.scene.view;
    // Another picture of the same position, in another width or with other switches: the chosen move stays.
    const stays = this.lit && at === this.painted;
    if (!this.lit || (changes && !stays)) this.forget();
    this.painted = at;
    this.scene.show(view);
    if (changes && stays && pick) this.choose(this.rules.move(p.at, pick.to));
    this.scene.letters(this.least || 0);
    if (!this.held && !p.asking) this.scene.carry();
    this.tools.show();
    this.list?.update();
    for (const { control } of this.switches) control.disabled = !this.view.live;
    this.scene.mark({ lit: this.lit, hint: this.hinted.length > 0, verdict: p.explained });
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
    this.cursor = null;
    this.pointed = {};
    this.scene.choose(null);
    this.scene.fade();
  }

  words() {
    const p = this.playing;
    const { pick } = this.scene;
    const { how, over } = this.view.state.controls;
    this.legend.textContent = this.pointed.says || pick ? this.pointed.says || pick.says
      : this.typing ? this.typing + " …"
      : p.over ? over
      : this.lit ? how
      : this.played || p.thinking || !p.mine || !this.tools.plays ? ""
      : TOO_LARGE;
    this.legend.classList.toggle("nb-played-picked", Boolean(pick));
    this.scene.svg.setAttribute("aria-label", this.scene.view.label);
    this.scene.svg.classList.toggle("nb-play-ready", Boolean(pick));
  }

  // ---- pointer ----

  input() {
    const { svg } = this.scene;
    this.playOn(svg, "game");
    svg.addEventListener("pointerleave", () => {
      this.pointed = {};
      if (!this.held && !this.anchor) this.choose(null);
    });
    svg.addEventListener("pointercancel", () => {
      this.held = false;
      this.scene.carry();
      this.forget();
      this.words();
    });
    svg.addEventListener("blur", () => { this.forget(); this.words(); });
  }

  choose(pick, wrong) {
    this.typing = "";
    this.scene.choose(pick, wrong);
    this.words();
    if (this.list) this.preview(pick);
  }

  /** What a move would take away is pale, as soon as the picture after it is here. */
  async preview(pick) {
    const seen = pick && this.rules.view(pick.to);
    this.scene.fade(seen);
    if (!pick || seen || !this.view.live || !this.lit) return;
    const { line, at } = this.playing;
    try {
      await this.request({ do: "preview", first: line[0], at, to: pick.to });
      if (pick === this.scene.pick) this.scene.fade(this.rules.view(pick.to));
    } catch (_) {
      // What it is about is seen.
    }
  }

  /** Shows what would be done at a part. */
  aim(part) {
    const from = this.anchor || part;
    const joins = this.anchor && this.scene.spans(from) && !this.scene.holds(from);
    if (!part) {
      // A drag goes on next to the parts that it joins.
      if (!joins) this.choose(null);
      return;
    }
    const pick = this.scene.moveOf(from, part);
    this.choose(pick, !pick && joins ? [from, part] : null);
  }

  moved(event) {
    const part = this.scene.hit(event);
    if (this.held)
      this.scene.carry(this.anchor, event.clientX - this.held.clientX, event.clientY - this.held.clientY);
    if (this.lit) this.aim(part);
    this.point(part);
  }

  /** Says what is at a tile: Java has the words. */
  async point(part, aloud) {
    if (part === this.pointed.part || !this.scene.tiles) return;
    this.pointed = { part };
    const { thinking, asking } = this.playing;
    if (!part || thinking || asking || !this.view.live) return this.words();
    try {
      const { says } = await this.request({ do: "point", on: part });
      if (part !== this.pointed.part) return;
      this.pointed.says = says;
      this.words();
      if (aloud) this.view.say(says);
    } catch (_) {
      // Where it lies is seen.
    }
  }

  press(event) {
    const { scene } = this;
    const part = scene.hit(event);
    this.pressed = part;
    if (event.button !== 0 || !this.lit || !part) return;
    // A finger next to what it could drag scrolls the page, or clicks.
    if (scene.tiles && part !== scene.from) return;
    event.preventDefault();
    scene.svg.focus({ preventScroll: true });
    this.held = event;
    scene.svg.setPointerCapture(event.pointerId);
    this.second = Boolean(this.anchor);
    this.anchor = this.anchor || part;
    this.aim(part);
  }

  release(event) {
    const { held, anchor, scene } = this;
    const part = scene.hit(event);
    const click = scene.tiles && !held && part && part === this.pressed;
    this.held = false;
    if (click && !this.tools.plays) return this.tools.use(part);
    if (click && this.lit) {
      const move = scene.moveOf(part, part);
      return move ? this.take(move) : this.object({ on: [part] });
    }
    if (!held || !anchor) {
      if (part && this.playing.thinking) this.playing.showNote("The computer is choosing its move.");
      else if (part && this.playing.over) this.playing.showNote("The play is over. Undo, or begin a new game.");
      return;
    }
    if (scene.pick && (part || (scene.spans(anchor) && !scene.holds(anchor)))) return this.take(scene.pick);
    // A click on a part that makes a move only with another is the first of two.
    if (part === anchor && !this.second && scene.spans(anchor)) return;
    this.anchor = null;
    this.choose(null);
    scene.carry();
    if (part && !(scene.holds(anchor) && part === anchor)) this.object({ on: [anchor, part] });
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

  key(event) {
    this.keys.press(event);
  }

  update(state) {
    this.renew(new SentRules(state));
  }
}

export function picturegame(el, view) {
  const controls = ({ field, list, switches }) => JSON.stringify([field, list, switches.map(([name]) => name)]);
  let shown = new PictureGame(el, view);
  let has = controls(view.state.controls);
  return {
    update(state) {
      view.state = state;
      if (has === controls(state.controls)) return shown.update(state);
      has = controls(state.controls);
      shown.destroy();
      shown = new PictureGame(el, view);
    },
    describe: () => shown.describe((move) => {
      shown.scene.svg.focus({ preventScroll: true });
      shown.keys.target(move);
    }),
    destroy() { shown.destroy(); },
  };
}
