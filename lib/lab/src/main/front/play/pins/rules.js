// The rules of a game with rows of pins, from the figure's state; the same words as the JVM's. What play.js needs of
// any game. A position is a text: o a pin, . a taken one, / a cut, ; the end of a row.

export class PinRules {
  constructor(state) {
    this.state = state;
    this.misere = false;
    this.begins = state.begins;
    this.errors = state.errors;
    this.verdict = state.verdict;
    this.legal = state.legal.map((pairs) => new Set(pairs.map(([a, b]) => a * 64 + b)));
    this.cuts = state.legal.some((pairs, n) => pairs.some(([a, b]) => a + b === n));
  }

  start() {
    return this.state.start;
  }

  from(rows) {
    return rows.map((n) => "o".repeat(n)).join(";");
  }

  key(at) {
    return at;
  }

  /** Maximal runs of standing pins: [where it begins, how long]. */
  runs(at) {
    return [...at.matchAll(/o+/g)].map((run) => [run.index, run[0].length]);
  }

  sizes(at) {
    return this.runs(at).map(([, n]) => n);
  }

  words(at) {
    return this.sizes(at).join(" · ") || "no pins";
  }

  allowed(at) {
    return typeof at === "string" && /^[o./;]*$/.test(at) && at.split(";").length <= this.state.rows
            && this.sizes(at).every((n) => n <= this.state.bound);
  }

  /** Whether a move may leave a and b of a run of n. */
  allows(n, a, b) {
    return Boolean(this.legal[n]) && this.legal[n].has(Math.min(a, b) * 64 + Math.max(a, b));
  }

  /**
   * k pins from the place i on are taken; k = 0 cuts before the pin at i. Null where these are no neighbouring standing
   * pins.
   */
  after(at, i, k) {
    if (k > 0 && at.slice(i, i + k) !== "o".repeat(k)) return null;
    if (k === 0 && at.slice(i - 1, i + 1) !== "oo") return null;
    return k === 0 ? at.slice(0, i) + "/" + at.slice(i) : at.slice(0, i) + ".".repeat(k) + at.slice(i + k);
  }

  /** Whether that is a move. */
  can(at, i, k) {
    const run = this.runs(at).find(([from, n]) => from <= i && i + k <= from + n);
    return Boolean(run) && this.after(at, i, k) !== null && this.allows(run[1], i - run[0], run[0] + run[1] - i - k);
  }

  moves(at) {
    const moves = [];
    for (const [from, n] of this.runs(at)) {
      for (let a = 0; a < n; a++) {
        if (a > 0 && this.allows(n, a, n - a)) moves.push(this.after(at, from + a, 0));
        for (let k = 1; a + k <= n; k++) if (this.allows(n, a, n - a - k)) moves.push(this.after(at, from + a, k));
      }
    }
    return moves;
  }

  /** A move as place and number of pins. */
  change(from, to) {
    let i = 0;
    while (i < from.length && from[i] === to[i]) i++;
    if (to.length > from.length) return { i, k: 0 };
    let k = 0;
    while (i + k < from.length && from[i + k] !== to[i + k]) k++;
    return { i, k };
  }

  /** "5 → 2 · 2": the run and what is left of it. */
  step(from, to) {
    const { i, k } = this.change(from, to);
    const [start, n] = this.runs(from).find(([at, size]) => at <= i && i + k <= at + size) || [i, k];
    const left = [i - start, start + n - i - k].filter((part) => part > 0);
    return n + " → " + (left.join(" · ") || "0");
  }

  sum(at) {
    return this.sizes(at).reduce((sum, n) => sum ^ this.state.values[n], 0);
  }

  look(at) {
    const moves = this.moves(at);
    const p = this.sum(at) === 0;
    const winning = p ? [] : moves.filter((to) => this.sum(to) === 0);
    return {
      outcome: p ? "P" : "N",
      over: moves.length === 0,
      moves: moves.length,
      winning,
      why: this.why(at),
      because: winning.length ? this.why(winning[0]) : "",
    };
  }

  why(at) {
    if (!this.moves(at).length) return "no move is left: whoever moved last has won";
    const sizes = this.sizes(at);
    const sum = this.sum(at);
    const is = this.words(at) + (sum === 0 ? " is a P-position: " : " is an N-position: ");
    if (sizes.length === 1) return is + "its Grundy value is " + sum;
    return (
      is +
      "the rows' values have the nim-sum " +
      sizes.map((n) => this.state.values[n]).join(" ⊕ ") +
      " = " +
      sum +
      (sum === 0 ? "" : ", not 0")
    );
  }

  explain(from, to) {
    const did = "The computer: " + this.step(from, to);
    if (this.sum(to) !== 0) return did + "." + (this.sum(from) === 0 ? " From there every move loses." : "");
    return did + (this.moves(to).length ? ": the nim-sum of the values is 0 now." : ", the last move.");
  }

  /** What may be taken of a run in any way, in words. */
  numbers(n) {
    const takes = [...new Set(this.state.legal[n].map(([a, b]) => n - a - b))]
      .filter((k) => k > 0)
      .sort((x, y) => x - y);
    return takes.join(", ");
  }

  refuse(at, to) {
    const { i, k } = this.change(at, to);
    return this.objection(at, i, k);
  }

  objection(at, i, k) {
    const run = this.runs(at).find(([from, n]) => from <= i && i < from + n);
    if (!run) return "There is no pin.";
    const numbers = this.numbers(run[1]);
    if (!numbers) return "Nothing may be taken from a row of " + run[1] + ".";
    if (!numbers.split(", ").includes(String(k)))
      return k + " may not be taken from a row of " + run[1] + "; allowed: " + numbers + ".";
    const a = i - run[0];
    const b = run[0] + run[1] - i - k;
    return (
      "Taking " +
      k +
      " there would leave " +
      ([a, b].filter((part) => part > 0).join(" · ") || "nothing") +
      ", which the rules do not allow."
    );
  }
}
