// The panel next to a board that is played on: whose turn it is and why, buttons, settings, the list of moves. Knows
// only Play.

import "./panel.css";
import { make } from "nimbook-widget/dom.js";

const PLAYERS = [["you", "You begin"], ["computer", "The computer begins"], ["two", "Two players"]];

/** "(3, 5)" with a space that does not break. */
function unbroken(text) {
  return text.replace(/(\(-?[\d⌊]\S*,) (?=\S+\))/g, "$1\u00a0");
}

export class PlayPanel {
  /** @param extras elements of the board's own, put behind the settings */
  constructor(playing, extras) {
    this.playing = playing;
    this.el = make("div", "nb-playing");
    this.turn = make("p", "nb-playing-turn");
    this.why = make("p", "nb-playing-why");
    this.note = make("p", "nb-playing-note");
    this.el.append(this.turn, this.why, this.note, this.buttons(), this.controls(extras), this.history());
  }

  buttons() {
    const bar = make("div", "nb-playing-bar", null, { role: "group", "aria-label": "play" });
    const button = (text, action, title) => {
      const el = make("button", "nb-button", text, { type: "button", title });
      el.addEventListener("click", action);
      bar.append(el);
      return el;
    };
    this.undo = button("Undo", () => this.playing.travel(-1), "take back (U)");
    this.redo = button("Redo", () => this.playing.travel(1), "forward again (R)");
    this.hint = button("Hint", () => this.playing.showHint(), "light the winning moves (H)");
    const anew = () => this.playing.begin(this.playing.rules.start());
    this.fresh = button("New game", anew, "from the first position (N)");
    this.bar = bar;
    return bar;
  }

  controls(extras) {
    const box = make("div", "nb-playing-settings nb-tools");
    const players = make("label", "nb-control");
    this.players = make("select", "nb-select", null, { "aria-label": "who begins" });
    for (const [value, text] of PLAYERS) this.players.append(make("option", null, text, { value }));
    this.players.addEventListener("change", () => this.playing.set("players", this.players.value));
    players.append(this.players);

    this.rate = make("label", "nb-control nb-playing-rate");
    this.errors = make("input", "nb-slider", null, {
      type: "range", min: 0, max: 100, step: 5, "aria-label": "the computer's error rate in per cent" });
    this.percent = make("output", "nb-playing-percent");
    this.errors.addEventListener("input", () => this.playing.set("errors", Number(this.errors.value)));
    this.rate.append(make("span", "nb-label", "Errors"), this.errors, this.percent);

    const verdict = make("label", "nb-control nb-toggle");
    this.verdict = make("input", "nb-check", null, { type: "checkbox", role: "switch" });
    this.verdict.addEventListener("change", () => this.playing.set("verdict", this.verdict.checked));
    verdict.append(this.verdict, make("span", "nb-label", "Say whose game it is"));
    box.append(players, this.rate, verdict, ...extras);
    return box;
  }

  history() {
    this.moves = make("ol", "nb-playing-moves", null, { "aria-label": "moves", tabindex: "0" });
    return this.moves;
  }

  update() {
    const p = this.playing;
    const { players, errors, verdict } = p.settings;
    this.players.value = players;
    this.errors.value = errors;
    this.errors.style.setProperty("--nb-part", errors + "%");
    this.percent.textContent = Math.round(errors) + " %";
    this.rate.hidden = players === "two";
    this.verdict.checked = verdict;
    this.undo.disabled = p.step(-1) < 0;
    this.redo.disabled = p.step(1) < 0;
    this.hint.disabled = !p.mine;
    this.hint.setAttribute("aria-pressed", String(p.hint));
    this.words();
    this.list();
  }

  words() {
    const p = this.playing;
    const who = p.mover(p.now);
    const look = p.look;
    const side = p.over ? (p.winner === "computer" ? "lost" : "won") : "";
    this.turn.textContent = p.over ? (p.winner === "you" ? "You win." : p.name(p.winner) + " wins.")
      : p.thinking ? "The computer is choosing …"
      : who === "you" ? "Your move."
      : who === "computer" ? "The computer is to move."
      : p.name(who) + " to move.";
    this.turn.dataset.side = side;
    const shown = p.explained && look;
    this.why.hidden = !p.over && !shown;
    this.why.replaceChildren();
    if (p.over) {
      this.why.append(
        p.rules.misere ? "Misère play: whoever made the last move has lost." : "Whoever made the last move has won.",
      );
    } else if (shown) {
      const open = look.outcome === "";
      const wins = look.outcome === "N";
      const text = open ? "Nobody knows yet who wins."
        : who === "you" ? (wins ? "You can win." : "Every move loses against perfect play.")
        : who === "computer" ? (wins ? "It can win." : "It is lost, if you go on well.")
        : wins ? "Whoever moves can win."
        : "Whoever moves loses against perfect play.";
      this.why.append(
        make("strong", open ? "" : wins === (who !== "computer") ? "nb-playing-good" : "nb-playing-bad", text),
        unbroken(" " + look.why + "."),
      );
    }
    this.note.textContent = unbroken(p.note);
    this.note.hidden = !p.note;
    this.note.classList.toggle("nb-playing-wrong", p.wrong);
  }

  /** Two moves a line, as chess players write them; what was taken back is grey. */
  list() {
    const p = this.playing;
    const key = JSON.stringify([p.line, p.now, p.settings.players]);
    if (key === this.listed) return;
    this.listed = key;
    this.moves.replaceChildren();
    this.moves.hidden = p.line.length < 2;
    for (let i = 1; i < p.line.length; i += 2) {
      const item = make("li");
      for (const j of [i, i + 1]) {
        if (j >= p.line.length) continue;
        const cell = make(
          "span",
          "nb-playing-move" + (j > p.now ? " nb-playing-undone" : j === p.now ? " nb-playing-last" : ""),
          unbroken(p.rules.step(p.line[j - 1], p.line[j])),
        );
        cell.title = p.name(p.mover(j - 1));
        item.append(cell);
      }
      this.moves.append(item);
    }
    this.moves.scrollTop = this.moves.scrollHeight * p.now / p.line.length;
  }

  /** A key that means one of the buttons. @returns whether it did */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const button = { u: this.undo, r: this.redo, h: this.hint, n: this.fresh }[event.key.toLowerCase()];
    if (!button) return false;
    if (!button.disabled) button.click();
    return true;
  }
}
