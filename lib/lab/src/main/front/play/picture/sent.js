// The positions of a game whose pictures have come from Java: what play.js needs of any game. Knows no rule: a move is
// one that was sent with its position.

import { drawingOf } from "../../shared/drawing.js";

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

  /** Takes what SentPictures.json of Java gives. @param look the width and the switches with which it was requested */
  learn({ positions, moves, shared, views }, look) {
    for (const [at, words] of positions) this.names.set(this.key(at), words);
    const known = moves.map(([n, on, first, last, place, key, step, says]) => {
      const [to, words] = positions[n];
      if (on.length === 1) this.places.set(on[0], to);
      const ends = { first: first || on[0], last: last || on.at(-1) };
      return { to, on, ...ends, place, key, step, says: says || "→ " + words };
    });
    for (const sent of views) {
      const wins = new Set(sent.wins);
      const each = [...new Set(sent.moves.map((n) => known[n].to))];
      const made = sent.moves.map((n) => {
        const { place, to } = known[n];
        return { ...known[n], place: place.length ? place : [each.indexOf(to)], wins: wins.has(n) };
      });
      const [at, before] = [sent.at, sent.before].map((n) => (n === null ? null : positions[n][0]));
      this.views.set(this.key(at), { ...drawingOf(sent, shared), before, look, moves: made });
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

  /** Each once, in however many ways it is made. */
  moves(at, wins = false) {
    const ways = this.view(at)?.moves || [];
    return [...new Set(ways.filter((move) => !wins || move.wins).map((move) => move.to))];
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
    const moves = this.moves(at);
    return { ...view, over: moves.length === 0, moves: moves.length, winning: this.moves(at, true) };
  }
}
