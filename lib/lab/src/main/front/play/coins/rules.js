// The rules of games with piles of coins, from the figure's state; the same words as the JVM's. What play.js needs of
// any game. A position is [[pile, …], [quota, …]]: a quota for each pile, one for all, or none where a fixed set says
// what may be taken.

import { integers } from "../../shared/state.js";

/** The Zeckendorf parts of n, the greatest first. */
export function zeckendorfParts(n) {
  const fibonacci = [1, 2];
  while (fibonacci[fibonacci.length - 1] < n)
    fibonacci.push(fibonacci[fibonacci.length - 1] + fibonacci[fibonacci.length - 2]);
  const parts = [];
  for (let i = fibonacci.length - 1; i >= 0 && n > 0; i--) {
    if (fibonacci[i] > n) continue;
    parts.push(fibonacci[i]);
    n -= fibonacci[i];
  }
  return parts;
}

export class CoinRules {
  constructor(state) {
    this.state = state;
    this.kind = state.kind;
    this.misere = false;
    this.begins = state.begins;
    this.errors = state.errors;
    this.verdict = state.verdict;
    this.count = state.start[0].length;
    this.set = state.set || [];
    this.values = this.kind === "set" ? integers(state.values, "u8") : null;
    if (this.kind === "shared" && state.embedded) this.least = integers(state.least, "i16");
    if (this.kind === "each" && state.embedded) this.stairs = this.staircases(integers(state.stairs, "i16"));
  }

  staircases(numbers) {
    const stairs = [];
    for (let i = 0; i < numbers.length; i += numbers[i] + 1) stairs.push(numbers.slice(i + 1, i + 1 + numbers[i]));
    return stairs;
  }

  start() {
    return this.state.start;
  }

  /** The first position of a game with these piles. */
  from(piles) {
    const largest = Math.max(...piles);
    if (this.kind === "set") return [piles, []];
    if (this.kind === "each") return [piles, piles.map((n) => n - 1)];
    return [piles, [piles.length === 1 ? largest - 1 : largest]];
  }

  key(at) {
    return JSON.stringify(at);
  }

  words(at) {
    const [piles, quotas] = at;
    if (!quotas.length) return piles.join(" · ");
    if (quotas.length === piles.length) return piles.map((n, i) => n + " (quota " + quotas[i] + ")").join(" · ");
    return piles.join(" · ") + " (quota " + quotas[0] + ")";
  }

  /** A move: which pile, and how many. */
  change(from, to) {
    const pile = from[0].findIndex((n, i) => n !== to[0][i]);
    return { pile, s: pile < 0 ? 0 : from[0][pile] - to[0][pile] };
  }

  step(from, to) {
    const { pile, s } = this.change(from, to);
    return "take " + s + (this.count > 1 ? " from pile " + (pile + 1) : "");
  }

  /** Whether a play may begin there. */
  allowed(at) {
    const whole = (list, count, most) =>
      Array.isArray(list) && list.length === count && list.every((n) => Number.isInteger(n) && n >= 0 && n <= most);
    return (
      Array.isArray(at) &&
      at.length === 2 &&
      whole(at[0], this.count, this.state.bound) &&
      whole(at[1], this.state.start[1].length, 2 * this.state.most) &&
      at[0].reduce((a, b) => a + b, 0) <= this.state.most
    );
  }

  most(at, pile) {
    const n = at[0][pile];
    if (this.kind === "set") return n;
    return Math.min(n, at[1][at[1].length === 1 ? 0 : pile]);
  }

  allows(at, pile, s) {
    return s >= 1 && s <= this.most(at, pile) && (this.kind !== "set" || this.set.includes(s));
  }

  after(at, pile, s) {
    const put = (list, i, n) => list.map((old, j) => (i === j ? n : old));
    const quotas = this.kind === "set" ? [] : at[1].length === 1 ? [2 * s] : put(at[1], pile, 2 * s);
    return [put(at[0], pile, at[0][pile] - s), quotas];
  }

  moves(at) {
    const moves = [];
    for (let pile = 0; pile < this.count; pile++) {
      if (this.kind === "set") for (const s of this.set) { if (s <= at[0][pile]) moves.push(this.after(at, pile, s)); }
      else for (let s = 1; s <= this.most(at, pile); s++) moves.push(this.after(at, pile, s));
    }
    return moves;
  }

  /** Whether the outcome is in the page: not of piles beyond what came with the figure. */
  embeds(at) {
    if (!this.state.embedded) return false;
    return this.kind !== "each" || at[0].every((n) => n <= this.state.known);
  }

  /** G(n, q): how many break points are at most q; or the Grundy value of a subtraction game. */
  value(at, pile) {
    const n = at[0][pile];
    if (this.kind === "set") return this.values[n];
    const quota = at[1][at[1].length === 1 ? 0 : pile];
    return this.stairs[n].filter((point) => point <= quota).length;
  }

  sum(at) {
    return at[0].reduce((sum, _, pile) => sum ^ this.value(at, pile), 0);
  }

  /**
   * The least quota that wins, −1 for none. The table holds the sorted piles x₀ ≤ x₁ ≤ … in the place Σ C(xⱼ + j, j +
   * 1).
   */
  leastWinning(at) {
    const choose = (n, k) => {
      let c = 1;
      for (let i = 0; i < k; i++) c = (c * (n - i)) / (i + 1);
      return Math.round(c);
    };
    return this.least[[...at[0]].sort((a, b) => a - b).reduce((place, x, j) => place + choose(x + j, j + 1), 0)];
  }

  isP(at) {
    if (this.kind === "one") return at[0][0] === 0 || at[1][0] < zeckendorfParts(at[0][0]).pop();
    if (this.kind !== "shared") return this.sum(at) === 0;
    const least = this.leastWinning(at);
    return least < 0 || at[1][0] < least;
  }

  winning(at) {
    if (this.isP(at)) return [];
    if (this.kind !== "one") return this.moves(at).filter((to) => this.isP(to));
    const parts = zeckendorfParts(at[0][0]).reverse();
    const moves = [];
    let sum = 0;
    parts.forEach((part, i) => {
      sum += part;
      if (sum <= at[1][0] && (i + 1 === parts.length || 2 * sum < parts[i + 1])) moves.push(this.after(at, 0, sum));
    });
    return moves;
  }

  /** What is embedded of a position, or null. */
  look(at) {
    if (!this.embeds(at)) return null;
    const winning = this.winning(at);
    const count = this.moves(at).length;
    return {
      outcome: this.isP(at) ? "P" : "N",
      over: count === 0,
      moves: count,
      winning,
      why: this.why(at),
      because: winning.length ? this.why(winning[0]) : "",
    };
  }

  why(at) {
    if (!this.moves(at).length)
      return at[0].every((n) => n === 0)
        ? "no coin is left: whoever took the last one has won"
        : "no coin may be taken any more: whoever moved last has won";
    return this.words(at) + (this.isP(at) ? " is a P-position: " : " is an N-position: ") + this.because(at);
  }

  because(at) {
    const [piles, quotas] = at;
    if (this.kind === "one") {
      const parts = zeckendorfParts(piles[0]);
      const one = parts.length === 1;
      return (
        (one ? piles[0] + " is a Fibonacci number" : piles[0] + " = " + parts.join(" + ")) +
        ", and the quota " +
        quotas[0] +
        (this.isP(at) ? " is less than " : " reaches ") +
        (one ? "it" : "the least part " + parts[parts.length - 1])
      );
    }
    if (this.kind === "shared") {
      const least = this.leastWinning(at);
      if (least >= 0)
        return "the least quota that wins from these piles is " + least + ", and the quota is " + quotas[0];
      return piles.filter((n) => n > 0).length === 2
        ? "equal piles, and what is taken from one can always be taken from the other"
        : "no quota wins from these piles";
    }
    const sum = this.sum(at);
    const values = piles.map((_, pile) => this.value(at, pile)).join(" ⊕ ");
    if (piles.length === 1) return (this.kind === "set" ? "its Grundy value is " : "its value is ") + values;
    return "the piles' values have the nim-sum " + values + " = " + sum + (sum ? ", not 0" : "");
  }

  /** What the computer did and what for, in a sentence; where the page does not know, only what. */
  explain(from, to) {
    const { pile, s } = this.change(from, to);
    const takes = "The computer takes " + s + (this.count > 1 ? " from pile " + (pile + 1) : "");
    if (!this.embeds(from)) return takes + ".";
    if (!this.isP(to)) return takes + "." + (this.isP(from) ? " From there every move loses." : "");
    if (this.kind === "one") {
      const parts = zeckendorfParts(from[0][0]);
      if (s === from[0][0]) return takes + ", all that is left.";
      const whole = from[0][0] + " = " + parts.join(" + ");
      return (
        takes +
        (s === parts[parts.length - 1]
          ? ", the least part of " + whole + "."
          : ", a sum of the last parts of " + whole + ".")
      );
    }
    if (this.kind === "shared") return takes + ": the quota is " + to[1][0] + " now, and " + (this.leastWinning(to) < 0
      ? "none wins from these piles." : "it takes " + this.leastWinning(to) + " to win.");
    return takes + ": " + (this.count === 1 ? "what is left has the value 0." : "the nim-sum of the values is 0 now.");
  }

  /** Why a move is none, gently. */
  refuse(at, to) {
    const { pile, s } = this.change(at, to);
    return this.objection(at, Math.max(0, pile), s);
  }

  objection(at, pile, s) {
    const where = this.count > 1 ? " from pile " + (pile + 1) : "";
    const most = this.most(at, pile);
    if (!(s >= 1)) return "A move takes at least one coin.";
    if (s > at[0][pile])
      return (
        "There " +
        (at[0][pile] === 1 ? "is 1 coin" : "are " + at[0][pile] + " coins") +
        (this.count > 1 ? " in pile " + (pile + 1) : "") +
        ", not " +
        s +
        "."
      );
    if (this.kind === "set")
      return s + " may not be taken; allowed" + where + " are " + this.set.filter((n) => n <= most).join(", ") + ".";
    return (
      "The quota" +
      (this.kind === "each" && this.count > 1 ? " of pile " + (pile + 1) : "") +
      " is " +
      at[1][at[1].length === 1 ? 0 : pile] +
      ": " +
      s +
      " may not be taken" +
      where +
      "."
    );
  }
}
