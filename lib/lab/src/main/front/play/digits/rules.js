// The rules of digital deletions, and its values by their definition: so a row of digits is played without a kernel.
// The same words as the JVM's. A position is the list of its digits; a change is { place, to }, where to = −1 deletes
// the zero at that place with all after it.

export class DigitRules {
  constructor(state) {
    this.state = state;
    this.base = state.base;
    this.misere = false;
    this.begins = state.begins;
    this.errors = state.errors;
    this.verdict = state.verdict;
    this.table = [];
    this.columns = 0;
  }

  start() {
    return this.state.start;
  }

  key(at) {
    return at.join(",");
  }

  digit(d) {
    return this.base ? d.toString(36) : String(d);
  }

  words(at) {
    return at.length ? at.map((d) => this.digit(d)).join(this.base ? "" : ":") : "(empty)";
  }

  /** Whether a play may begin there. */
  allowed(at) {
    return (
      Array.isArray(at) &&
      at.length <= this.state.most &&
      at.every((d) => Number.isInteger(d) && d >= 0 && d <= this.state.largest)
    );
  }

  /** The digits that were typed; or { wrong: why they are none }. */
  parse(text) {
    const words = this.base ? [...text.toLowerCase().replace(/\s/g, "")] : text.split(/[\s,:;]+/).filter(Boolean);
    const { most, largest } = this.state;
    if (!words.length) return { wrong: "Play begins with at least one digit." };
    if (words.length > most)
      return { wrong: "A board shows up to " + most + " digits; these are " + words.length + "." };
    const digits = words.map((word) =>
      this.base ? (/[0-9a-z]/.test(word) ? parseInt(word, 36) : -1) : /^\d{1,9}$/.test(word) ? Number(word) : -1,
    );
    const i = digits.findIndex((d) => d < 0 || d > largest);
    if (i < 0) return { digits };
    const last = this.digit(largest);
    return {
      wrong:
        "“" +
        words[i] +
        "” at place " +
        (i + 1) +
        " is no " +
        (this.base ? "digit" : "heap") +
        " of this game: 0 to " +
        (this.base > 10 ? "9 and a" + (last === "a" ? "" : " to " + last) : last) +
        " are allowed.",
    };
  }

  // ---- values ----

  /** f(m, n) = mex of the values above and to the left, where row 0 must not hold 0. */
  f(m, n) {
    if (n >= this.columns) this.fill(2 * n + 64);
    return this.table[m][n];
  }

  fill(columns) {
    const rows = this.state.largest + 1;
    const left = Array.from({ length: rows }, () => new Uint8Array(columns + rows + 2));
    const above = new Int32Array(columns + rows + 2).fill(-1);
    const free = new Array(rows).fill(0);
    left[0][0] = 1;
    this.table = left.map(() => new Int32Array(columns));
    for (let n = 0; n < columns; n++) {
      for (let m = 0; m < rows; m++) {
        while (left[m][free[m]]) free[m]++;
        let v = free[m];
        while (left[m][v] || above[v] === n) v++;
        left[m][v] = 1;
        above[v] = n;
        this.table[m][n] = v;
      }
    }
    this.columns = columns;
  }

  /** The k with f(m, k) = n; −1 where there is none, that is, for m = n = 0. */
  g(m, n) {
    for (let k = Math.max(0, n - m - 1); k <= n + m; k++) if (this.f(m, k) === n) return k;
    return -1;
  }

  /** The value of what stands from each place on; last the 0 of nothing. */
  values(at) {
    const values = new Array(at.length + 1).fill(0);
    for (let i = at.length - 1; i >= 0; i--) values[i] = this.f(at[i], values[i + 1]);
    return values;
  }

  /** The value that it would need from each place on for the whole to have the value 0; −1 where none would do. */
  needed(at) {
    const needed = [0];
    for (const d of at) needed.push(needed[needed.length - 1] < 0 ? -1 : this.g(d, needed[needed.length - 1]));
    return needed;
  }

  /** Every change that wins, by place, then by digit. */
  winningChanges(at) {
    const values = this.values(at);
    if (values[0] === 0) return [];
    const needed = this.needed(at);
    const list = [];
    for (let place = 0; place < at.length && needed[place] >= 0; place++) {
      for (let to = 0; to < at[place]; to++)
        if (this.f(to, values[place + 1]) === needed[place]) list.push({ place, to });
      if (at[place] === 0 && needed[place] === 0) list.push({ place, to: -1 });
    }
    return list;
  }

  // ---- moves ----

  allows(at, { place, to }) {
    return place >= 0 && place < at.length && (to < 0 ? at[place] === 0 : to < at[place]);
  }

  after(at, { place, to }) {
    return to < 0 ? at.slice(0, place) : at.map((d, i) => (i === place ? to : d));
  }

  /** The choices at one place, the greatest digit first. */
  choices(at, place) {
    if (at[place] === 0) return [-1];
    return Array.from({ length: at[place] }, (_, i) => at[place] - 1 - i);
  }

  moves(at) {
    return at.flatMap((_, place) => this.choices(at, place).reverse().map((to) => this.after(at, { place, to })));
  }

  change(from, to) {
    if (to.length < from.length) return { place: to.length, to: -1 };
    const place = from.findIndex((d, i) => d !== to[i]);
    return { place, to: to[place] };
  }

  /** A change in words: "digit 3: 8 → 2", "digits 4 to 6 deleted". */
  changed(at, { place, to }) {
    if (to >= 0) return "digit " + (place + 1) + ": " + this.digit(at[place]) + " → " + this.digit(to);
    return place + 1 === at.length
      ? "digit " + (place + 1) + " deleted"
      : "digits " + (place + 1) + " to " + at.length + " deleted";
  }

  step(from, to) {
    return this.changed(from, this.change(from, to));
  }

  // ---- what is known ----

  look(at) {
    const winning = this.winningChanges(at).map((change) => this.after(at, change));
    return {
      outcome: at.length && winning.length ? "N" : "P",
      over: at.length === 0,
      moves: at.reduce((sum, d) => sum + Math.max(1, d), 0),
      winning,
      why: this.why(at),
      because: winning.length ? this.why(winning[0]) : "",
    };
  }

  why(at) {
    if (!at.length) return "no digit is left: whoever moved last has won";
    const values = this.values(at);
    const name = at.length > 20 ? "This row of " + at.length + " digits" : this.words(at);
    if (values[0] === 0) return name + " is a P-position: its value is 0";
    const { place, to } = this.winningChanges(at)[0];
    const needed = this.needed(at)[place];
    const where =
      place === 0
        ? " and not 0; "
        : "; from digit " + (place + 1) + " on the value is " + values[place] + " where " + needed + " is needed, and ";
    const does =
      to < 0
        ? "deleting " + (place === 0 ? "all" : "these") + " digits gives 0"
        : this.digit(to) + " in place of " + this.digit(at[place]) + " gives " + needed;
    return name + " is an N-position: its value is " + values[0] + where + does;
  }

  /** What the computer did and what for, in a sentence. */
  explain(from, to) {
    const change = this.change(from, to);
    const does =
      change.to >= 0
        ? "lowers digit " +
          (change.place + 1) +
          " from " +
          this.digit(from[change.place]) +
          " to " +
          this.digit(change.to)
        : change.place + 1 === from.length
          ? "deletes digit " + from.length
          : "deletes digits " + (change.place + 1) + " to " + from.length;
    const value = this.values(to)[0];
    if (value === 0) return "The computer " + does + (to.length ? ": the value is 0 now." : ": no digit is left.");
    return "The computer " + does + "." + (this.values(from)[0] === 0 ? " From there every move loses." : "");
  }

  /** Why a move is none, gently. */
  refuse() {
    return "A move lowers one digit, or deletes a zero with all after it.";
  }
}
