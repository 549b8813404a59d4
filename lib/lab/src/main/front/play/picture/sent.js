// The positions of a game whose pictures have come from Java: what play.js needs of any game. Knows no rule: a move is
// one that was sent with its position.

import { marksOf } from "../../shared/drawing.js";

export class SentRules {
  constructor(state) {
    this.state = state;
    this.misere = state.misere;
    this.begins = state.begins;
    this.errors = state.errors;
    this.verdict = state.verdict;
    this.views = new Map();
    this.names = new Map();
    this.places = new Map();
    this.learn(state.sent, "");
  }

  /** Takes what SentPictures.json of Java gives. @param look the width and the switches with which it was asked for */
  learn({ marks, moves, views }, look) {
    for (const [to, words, on] of moves) {
      this.names.set(this.key(to), words);
      if (on.length === 1) this.places.set(on[0], to);
    }
    for (const view of views) {
      const wins = new Set(view.wins);
      const made = view.moves.map((n) => {
        const [to, , on, first, last, place, key, step, says] = moves[n];
        return { to, on, first, last, place, key, step, says, wins: wins.has(n) };
      });
      this.names.set(this.key(view.at), view.words);
      this.views.set(this.key(view.at), { ...view, look, marks: marksOf(marks, view.marks), moves: made });
    }
  }

  /** The position to which a click on a part has led, if it is one of those that were sent. */
  placed(part) {
    const to = this.places.get(part);
    return to && this.allowed(to) ? to : null;
  }

  start() {
    return this.state.start;
  }

  key(at) {
    return JSON.stringify(at);
  }

  view(at) {
    return this.views.get(this.key(at));
  }

  /** Whether the picture is here as it is to look after a move from that position. */
  has(at, before, look) {
    const view = this.view(at);
    return Boolean(view) && view.look === look && this.key(view.before) === this.key(before);
  }

  words(at) {
    return this.names.get(this.key(at)) || "";
  }

  allowed(at) {
    return Boolean(this.view(at));
  }

  /** The move between two positions, as the picture of the first has it. */
  move(from, to) {
    const key = this.key(to);
    return this.view(from)?.moves.find((move) => this.key(move.to) === key);
  }

  moves(at) {
    return (this.view(at)?.moves || []).map((move) => move.to);
  }

  step(from, to) {
    return this.move(from, to)?.step || this.words(to);
  }

  refuse() {
    return "That is no move from here.";
  }

  look(at) {
    const view = this.view(at);
    if (!view) return null;
    const winning = view.moves.filter((move) => move.wins).map((move) => move.to);
    return { ...view, over: view.moves.length === 0, moves: view.moves.length, winning };
  }
}
