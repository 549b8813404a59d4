// Piles of coins to play with: taken by click, drag or keys, answered by the computer, with the quota and the
// Zeckendorf parts to be seen.

import "./coins.css";
import { make } from "nimbook-widget/dom.js";
import { PlayView, playComponent } from "../view.js";
import { CoinRules } from "./rules.js";
import { CoinPiles } from "./piles.js";

class CoinsView extends PlayView {
  constructor(el, view) {
    super(el, view, "coins", new CoinRules(view.state), { parts: false });
    this.piles = new CoinPiles();
    this.legend = make("p", "nb-played-legend nb-coins-legend");
    this.area.append(this.piles.svg, this.legend);
    this.digits = "";
    this.input();
    this.begin(this.extras());
  }

  /** Behind the panel's settings: other piles to begin with, and the Zeckendorf parts. */
  extras() {
    const [sizes, input] = this.field(
      this.rules.count > 1 ? "Piles" : "Coins",
      "nb-coins-input",
      { inputmode: "numeric" },
      () => this.other(),
    );
    this.sizes = input;
    return this.rules.kind === "one" ? [sizes, this.toggle("Zeckendorf parts", "parts")] : [sizes];
  }

  /** A new game with the piles that were typed in. */
  other() {
    const words = this.sizes.value.trim();
    const piles = words.split(/[^0-9]+/).filter(Boolean).map(Number);
    const { rules } = this;
    const first = this.playing.line[0];
    if (piles.join(" ") === first[0].join(" ")) return;
    const { bound, most } = this.view.state;
    const wrong =
      piles.length !== rules.count
        ? rules.count === 1
          ? "One number is needed: how many coins."
          : rules.count + " numbers are needed, one for each pile."
        : piles.some((n) => n < 1 || n > bound)
          ? "A pile of this board has 1 to " + bound + " coins."
          : piles.reduce((a, b) => a + b, 0) > most
            ? "A board shows up to " + most + " coins."
            : !rules.moves(rules.from(piles)).length
              ? "With these piles no coin may be taken: begin with more."
              : "";
    this.sizes.classList.toggle("nb-wrong", Boolean(wrong));
    if (wrong) return this.playing.showNote(wrong, true);
    this.pick(null);
    this.playing.begin(rules.from(piles));
    this.layout();
  }

  // ---- drawing ----

  layout() {
    const { em, beside, width } = this.divide();
    const first = this.playing.line[0];
    this.first = this.rules.key(first);
    this.piles.layout(
      this.rules,
      first[0],
      this.high ? width : Math.min(width, 56 * em),
      this.high ? this.high - (beside ? 6 : 24) * em : Math.max(16 * em, Math.min(window.innerHeight * 0.7, 760)),
      em,
      this.shown.parts && this.rules.kind === "one",
    );
    this.paint();
  }

  paint() {
    const p = this.playing;
    if (!this.ready) return;
    if (this.rules.key(p.line[0]) !== this.first) return this.layout();
    if (this.picked && (!this.lit || this.painted !== p.at)) this.picked = null;
    this.painted = p.at;
    this.piles.chosen = this.picked;
    this.piles.paint({
      at: p.at, before: p.now > 0 ? p.line[p.now - 1] : null, lit: this.lit,
      winning: this.hinted.map((to) => this.rules.change(p.at, to)),
    });
    this.words();
    if (document.activeElement !== this.sizes) this.sizes.value = p.line[0][0].join(" ");
    this.panel.update();
  }

  words() {
    const p = this.playing;
    const pick = this.picked;
    const open = this.rules.kind === "set" ? "Numbered coins: click one to take it and all after it."
      : "Bright coins may be taken: click one to take it and all after it.";
    this.legend.textContent = pick
      ? "Take " +
        pick.s +
        (this.rules.count > 1 ? " from pile " + (pick.pile + 1) : "") +
        ", leave " +
        (p.at[0][pick.pile] - pick.s) +
        "."
      : this.digits
        ? this.digits + " …"
        : this.lit
          ? open
          : p.over
            ? "Whoever took the last coin has won."
            : "";
    this.legend.classList.toggle("nb-played-picked", Boolean(pick));
    const piles = p.at[0]
      .map(
        (n, i) =>
          (this.rules.count > 1 ? "pile " + (i + 1) + ": " : "") +
          n +
          (n === 1 ? " coin" : " coins") +
          (this.rules.kind === "set" ? "" : ", at most " + this.rules.most(p.at, i) + " may be taken"),
      )
      .join("; ");
    this.piles.svg.setAttribute(
      "aria-label",
      this.view.state.name + ". " + piles + ". Type a number or use the arrow keys, then Enter takes.",
    );
  }

  // ---- pointer and keys ----

  input() {
    const { svg } = this.piles;
    this.playOn(svg, "piles of coins");
    svg.addEventListener("pointerleave", () => { if (!this.held) this.pick(null); });
    svg.addEventListener("pointercancel", () => { this.held = false; this.pick(null); });
    svg.addEventListener("blur", () => { this.digits = ""; this.pick(null); });
  }

  /** Which coins would be taken; null for none. Drawn without building the picture anew. */
  pick(pick) {
    if (pick && this.picked && pick.pile === this.picked.pile && pick.s === this.picked.s) return;
    this.picked = pick;
    this.piles.choose(pick);
    this.words();
  }

  moved(event) {
    if (!this.lit) return;
    const hit = this.piles.hit(event, this.playing.at);
    const legal = Boolean(hit && this.rules.allows(this.playing.at, hit.pile, hit.s));
    this.piles.svg.classList.toggle("nb-coins-ready", legal);
    this.digits = "";
    this.pick(legal ? hit : null);
  }

  press(event) {
    if (event.button !== 0 || !this.lit || !this.piles.hit(event, this.playing.at)) return;
    event.preventDefault();
    this.piles.svg.focus({ preventScroll: true });
    this.held = true;
    this.piles.svg.setPointerCapture(event.pointerId);
    this.moved(event);
  }

  release(event) {
    const held = this.held;
    this.held = false;
    const hit = this.piles.hit(event, this.playing.at);
    if (held && hit) return this.take(hit);
    if (hit && !this.lit) this.playing.showNote(this.playing.over ? "The play is over. Undo, or begin a new game."
      : "The computer is choosing its move.");
    this.pick(null);
  }

  take({ pile, s }) {
    const p = this.playing;
    this.digits = "";
    if (!this.rules.allows(p.at, pile, s)) {
      this.pick(null);
      return p.showNote(this.rules.objection(p.at, pile, s), true);
    }
    this.picked = null;
    p.move(this.rules.after(p.at, pile, s));
  }

  key(event) {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const across = { ArrowRight: -1, ArrowLeft: 1 }[event.key];
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!plain) return;
    if (/^[0-9]$/.test(event.key)) this.type(this.digits + event.key);
    else if (event.key === "Backspace" && this.digits) this.type(this.digits.slice(0, -1));
    else if (across) this.more(across);
    else if (down) this.otherPile(down);
    else if (event.key === "Home" || event.key === "End") this.end(event.key === "Home");
    else if (event.key === "Enter" || event.key === " ") this.enter();
    else if (event.key === "Escape") { this.digits = ""; this.pick(null); }
    else if (!this.panel.key(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The pile that the keys speak of: the chosen one, or the first that can give. */
  get pile() {
    if (this.picked) return this.picked.pile;
    const { at } = this.playing;
    if (this.last !== undefined && this.rules.most(at, this.last) > 0) return this.last;
    return Math.max(0, at[0].findIndex((_, i) => this.rules.most(at, i) > 0));
  }

  type(digits) {
    if (!this.lit || digits.length > 4) return;
    this.last = this.pile;
    this.digits = digits;
    const s = Number(digits);
    const pick = this.rules.allows(this.playing.at, this.last, s) ? { pile: this.last, s } : null;
    this.pick(pick);
    this.words();
    this.view.say(pick ? this.legend.textContent : digits);
  }

  choices(pile) {
    const { at } = this.playing;
    const list = [];
    for (let s = 1; s <= this.rules.most(at, pile); s++) if (this.rules.allows(at, pile, s)) list.push(s);
    return list;
  }

  /** To the left are more coins. */
  more(by) {
    if (!this.lit) return;
    const { pile } = this;
    const list = this.choices(pile);
    if (!list.length) return;
    const i = this.picked ? list.indexOf(this.picked.s) + by : by > 0 ? 0 : list.length - 1;
    this.aim({ pile, s: list[Math.max(0, Math.min(list.length - 1, i))] });
  }

  end(all) {
    if (!this.lit) return;
    const list = this.choices(this.pile);
    if (list.length) this.aim({ pile: this.pile, s: all ? list[list.length - 1] : list[0] });
  }

  otherPile(by) {
    if (!this.lit) return;
    const open = this.playing.at[0].map((_, i) => i).filter((i) => this.choices(i).length);
    if (!open.length) return;
    const i = open.indexOf(this.pile);
    const pile = open[(i + (this.picked ? by : 0) + open.length) % open.length];
    const list = this.choices(pile);
    const s = this.picked ? Math.max(list[0], ...list.filter((n) => n <= this.picked.s)) : list[0];
    this.aim({ pile, s });
  }

  aim(pick) {
    this.digits = "";
    this.last = pick.pile;
    this.pick(pick);
    this.view.say(this.legend.textContent);
  }

  enter() {
    if (!this.lit) return;
    if (this.picked) this.take(this.picked);
    else if (this.digits) this.take({ pile: this.pile, s: Number(this.digits) });
  }

  // ---- the stage's calls ----

  update(state) {
    if (state.kind !== this.rules.kind || state.start[0].length !== this.rules.count) return false;
    this.picked = null;
    return this.renew(new CoinRules(state));
  }
}

export function coins(el, view) {
  return playComponent(CoinsView, el, view);
}
