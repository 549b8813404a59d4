// The rules of a piece on a board, from the figure's state: legal moves, and, where outcomes are embedded, who wins and
// why. This is what play.js needs of any game: start, moves, key, words, look, refuse, and the settings a play begins
// with.

import { integers } from "../../shared/state.js";

/** A whole board's cells are numbered row by row. */
export class BoardRules {
  constructor(state) {
    this.state = state;
    this.rows = state.rows;
    this.columns = state.columns;
    this.misere = state.misere;
    this.begins = state.begins;
    this.errors = state.errors;
    this.verdict = state.verdict;
    this.cells = integers(state.cells, "u8");
    this.values = integers(state.values, "i16");
    this.terminal = new Set(this.pairs(state.terminal).map((at) => this.key(at)));
    this.forbidden = new Set(this.pairs(state.forbidden).map((at) => this.key(at)));
  }

  pairs(flat) {
    const list = [];
    for (let i = 0; i + 1 < flat.length; i += 2) list.push([flat[i], flat[i + 1]]);
    return list;
  }

  start() {
    return this.state.start;
  }

  key(at) {
    return at[0] + "," + at[1];
  }

  words(at) {
    const [row, column] = this.state.labels;
    return "(" + (at[0] + row) + ", " + (at[1] + column) + ")";
  }

  inside(at) {
    return at[0] >= 0 && at[1] >= 0 && at[0] < this.rows && at[1] < this.columns;
  }

  /** Whether a play may begin there. */
  allowed(at) {
    return (
      Array.isArray(at) &&
      at.length === 2 &&
      at.every(Number.isInteger) &&
      this.inside(at) &&
      !this.forbidden.has(this.key(at)) &&
      !(this.cells[this.index(at)] & 2)
    );
  }

  index(at) {
    return at[0] * this.columns + at[1];
  }

  moves(at) {
    if (this.terminal.has(this.key(at))) return [];
    const found = new Map();
    const put = (row, column) => {
      const to = [row, column];
      if (this.inside(to) && !this.forbidden.has(this.key(to))) found.set(this.index(to), to);
    };
    const { rays, steps, band } = this.state.moves;
    for (const [down, left] of steps) put(at[0] - down, at[1] - left);
    for (const [down, left] of rays) {
      for (let k = 1; this.inside([at[0] - k * down, at[1] - k * left]); k++) put(at[0] - k * down, at[1] - k * left);
    }
    if (band > 0) {
      for (let k = 1; k <= at[0]; k++)
        for (let l = Math.max(1, k - band + 1); l <= Math.min(at[1], k + band - 1); l++) put(at[0] - k, at[1] - l);
    }
    return [...found.keys()].sort((a, b) => a - b).map((i) => found.get(i));
  }

  /** The Grundy value, or null where none is known. */
  value(at) {
    const value = this.values.length ? this.values[this.index(at)] : -1;
    return value < 0 ? null : value;
  }

  isP(at) {
    return Boolean(this.cells[this.index(at)] & 1);
  }

  /** What is embedded of a position, or null. */
  look(at) {
    if (!this.state.embedded) return null;
    const moves = this.moves(at);
    const winning = moves.filter((to) => this.isP(to));
    const outcome = this.isP(at) ? "P" : "N";
    return {
      outcome,
      over: moves.length === 0,
      moves: moves.length,
      winning,
      why: this.why(at, moves, winning),
      because: winning.length ? this.why(winning[0]) : "",
    };
  }

  /** The reason of the outcome: the words of the state with this cell's numbers. */
  why(at, moves = this.moves(at), winning = moves.filter((to) => this.isP(to))) {
    const [row, column] = at;
    const reasons = this.state.reasons;
    const [beginning, ...parts] = this.terminal.has(this.key(at))
      ? reasons.terminal
      : !moves.length
        ? reasons.over
        : this.isP(at)
          ? reasons.p
          : winning.length === 1
            ? reasons.one
            : reasons.many;
    const numbers = {
      at: this.words(at),
      row,
      column,
      small: Math.min(row, column),
      large: Math.max(row, column),
      difference: Math.abs(row - column),
      nimSum: row ^ column,
      value: this.value(at),
      winning: winning.length,
    };
    const known = parts.filter((part) => numbers.value !== null || !part.includes("{value}"));
    return (beginning + known.join("; ")).replace(/\{(\w+)\}/g, (_, name) => numbers[name]);
  }

  /** Why a move is none, gently. */
  refuse(at, to) {
    const name = this.state.piece.name;
    if (!this.inside(to)) return "That is off the board.";
    if (this.forbidden.has(this.key(to)))
      return this.words(to) + " is a forbidden cell: the " + name + " cannot stop there.";
    if (this.key(at) === this.key(to))
      return "The " + name + " stands on " + this.words(at) + " already: every move goes somewhere else.";
    if (this.terminal.has(this.key(at))) return this.words(at) + " is a terminal cell: the play is over.";
    const ways = {
      queen: "up, left, or up and left in equal steps, any distance",
      rook: "up or left, any distance",
      bishop: "up and left in equal steps, any distance",
      king: "one cell up, left, or both",
      knight: "in a knight's leap towards the corner",
    };
    const way = this.state.flipped && ways[name] ? ways[name].replace(/\bup\b/g, "down") : ways[name];
    const known = way && !(name === "queen" && this.state.moves.band > 1);
    return (
      "From " +
      this.words(at) +
      " the " +
      name +
      " cannot go to " +
      this.words(to) +
      (known ? ". It moves " + way + "." : ": the lit cells are its moves.")
    );
  }
}
