// What any game on a board needs while it is played: whose turn it is, history, undo, hint, the computer's answer,
// settings that are remembered. Rules (sent.js) know what Java has sent, and ask fetches what follows a move. A
// position is a JSON value; a move is the position it leads to.

/**
 * How long the computer takes at least, in ms: long enough that the eye sees two moves, not one; shorter where nothing
 * glides.
 */
function pauseLength() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 150 : 650;
}

/** A move as the JVM's Opponent chooses it, from the outcomes in the page. */
function chosenMove(rules, at, errors) {
  const look = rules.look(at);
  if (!look || !rules.state.complete)
    throw new Error(
      "No kernel is connected and this board's outcomes are not in the page: run the cell again, or play both sides.",
    );
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const keys = new Set(look.winning.map((to) => rules.key(to)));
  const moves = rules.moves(at);
  const others = moves.filter((to) => !keys.has(rules.key(to)));
  if (!look.winning.length) {
    const answers = (to) => {
      const next = rules.look(to);
      return next.over && next.outcome === "N" ? Infinity : next.winning.length;
    };
    const least = Math.min(...moves.map(answers));
    return { to: any(moves.filter((to) => answers(to) === least)), wins: false, slip: false };
  }
  const slip = others.length > 0 && Math.random() * 100 < errors;
  return { to: any(slip ? others : look.winning), wins: !slip, slip };
}

/** One play, from its first position on. Calls changed() after each change. */
export class Play {
  /**
   * @param ask (from, to, errors): the promise that what follows a move is known to the rules, with the computer's
   * answer {to, slip, explain} or null. Without `to` the computer moves, without `errors` it does not answer
   */
  constructor(view, rules, changed, ask) {
    this.view = view;
    this.rules = rules;
    this.changed = changed;
    this.ask = ask;
    this.ticket = 0;
    this.settings = {
      players: rules.begins,
      errors: rules.errors,
      verdict: rules.verdict,
      ...(view.kept.playing || {}),
    };
    this.fresh(rules.start());
    this.take(view.kept.play);
    this.wait(view.kept.play);
  }

  /** A play whose positions are not known yet: the board asks for them. */
  wait(play) {
    this.waiting = play?.line?.length > this.line.length ? play : null;
  }

  fresh(at) {
    this.line = [at];
    this.now = 0;
    this.waiting = null;
    this.idle();
  }

  /** The kept play, now that its positions are known. */
  restore() {
    const { waiting } = this;
    this.fresh(this.rules.start());
    this.take(waiting);
    this.go();
  }

  /** No hint, no note. */
  idle() {
    this.ticket++;
    this.thinking = false;
    this.hint = false;
    this.note = "";
    this.wrong = false;
  }

  /** The play that was kept, as far as it is one under these rules; another start begins anew. */
  take(kept) {
    const rules = this.rules;
    if (!kept || kept.from !== rules.key(rules.start()) || !Array.isArray(kept.line) || !rules.allowed(kept.line[0]))
      return;
    this.line = [kept.line[0]];
    for (const to of kept.line.slice(1)) {
      const key = rules.key(to);
      const legal = rules.moves(this.line[this.line.length - 1]).find((move) => rules.key(move) === key);
      if (!legal || !rules.allowed(legal)) break;
      this.line.push(legal);
    }
    this.now = Math.max(0, Math.min(Number(kept.now) || 0, this.line.length - 1));
    this.hint = kept.hint === true;
  }

  keep() {
    if (this.waiting) return;
    const from = this.rules.key(this.rules.start());
    const begun = this.line.length > 1 || this.rules.key(this.at) !== from || this.hint;
    const hint = this.hint ? { hint: true } : {};
    this.view.keep("play", begun ? { from, line: this.line, now: this.now, ...hint } : undefined);
  }

  /** The figure was recomputed: the same play under the new rules. */
  newRules(rules) {
    const kept = { from: this.rules.key(this.rules.start()), line: this.line, now: this.now };
    this.rules = rules;
    this.fresh(rules.start());
    this.take(kept);
    if (kept.from === rules.key(rules.start())) this.wait(kept);
    this.go();
  }

  set(name, value) {
    this.settings = { ...this.settings, [name]: value };
    this.view.keep("playing", this.settings);
    if (name === "players") {
      this.idle();
      this.go();
    } else {
      this.changed();
    }
  }

  get at() {
    return this.line[this.now];
  }

  get moves() {
    return this.rules.moves(this.at);
  }

  get over() {
    return this.moves.length === 0;
  }

  /** Who moves from the i-th position of the line: "you", "computer", "first", "second". */
  mover(i) {
    const even = i % 2 === 0;
    if (this.settings.players === "two") return even ? "first" : "second";
    return even === (this.settings.players === "you") ? "you" : "computer";
  }

  get mine() {
    return !this.asking && !this.over && this.mover(this.now) !== "computer";
  }

  get winner() {
    return this.over ? this.mover(this.rules.misere ? this.now : this.now + 1) : null;
  }

  name(who) {
    return { you: "You", computer: "The computer", first: "The first player", second: "The second player" }[who];
  }

  begin(at) {
    this.fresh(at);
    this.view.say("New game from " + this.rules.words(at) + ".");
    this.go();
  }

  /** A move of the reader; explains what is none. */
  move(to) {
    if (!this.mine) return false;
    const key = this.rules.key(to);
    const legal = this.moves.find((move) => this.rules.key(move) === key);
    if (!legal) {
      this.showNote(this.rules.refuse(), true);
      return false;
    }
    if (this.view.live) this.send(legal);
    else this.put(legal);
    return true;
  }

  /** Makes a move as soon as Java has answered it. */
  async send(to) {
    const ticket = ++this.ticket;
    this.asking = true;
    let reply;
    try {
      reply = await this.ask(this.at, to, this.settings.players === "two" ? null : this.settings.errors);
    } catch (error) {
      if (ticket === this.ticket) this.showNote(error.message, true);
    }
    this.asking = false;
    if (ticket === this.ticket && reply !== undefined) this.put(to, reply);
  }

  showNote(text, wrong) {
    this.note = text;
    this.wrong = Boolean(wrong);
    this.view.say(text);
    this.changed();
  }

  /** @param reply the computer's answer, where it is known */
  put(to, reply) {
    const who = this.mover(this.now);
    const from = this.at;
    this.idle();
    this.line = [...this.line.slice(0, this.now + 1), to];
    this.now++;
    const end = this.over ? " " + this.name(this.winner) + (this.winner === "you" ? " win." : " wins.") : "";
    this.view.say(this.name(who) + ": " + this.rules.words(from) + " to " + this.rules.words(to) + "." + end);
    this.go(reply);
  }

  /** After every change of position: shows it, and lets the computer answer where it is its turn. */
  go(reply) {
    this.keep();
    this.changed();
    if (!this.over && !this.mine) this.think(reply);
  }

  async think(reply) {
    const ticket = ++this.ticket;
    const at = this.at;
    this.thinking = true;
    this.changed();
    const pause = new Promise((resolve) => setTimeout(resolve, pauseLength()));
    try {
      const choice = reply || (await this.reply(at));
      await pause;
      if (ticket !== this.ticket) return;
      this.put(choice.to);
      if (!this.settings.verdict) return;
      const explained = choice.explain || "";
      const missed = choice.slip && !this.over ? "The computer has missed a winning move." : "";
      if (explained || missed) this.showNote([explained, missed].filter(Boolean).join(" "));
    } catch (error) {
      if (ticket !== this.ticket) return;
      this.thinking = false;
      this.showNote(error.message, true);
    }
  }

  async reply(at) {
    const { errors } = this.settings;
    try {
      if (this.view.live) return await this.ask(at, null, errors);
    } catch (error) {
      if (error.name === "Superseded" || !this.rules.state.complete) throw error;
    }
    return chosenMove(this.rules, at, errors);
  }

  /** Where undo (−1) or redo (+1) leads: the next position at which a person moves, or the end; −1 for nowhere. */
  step(direction) {
    for (let i = this.now + direction; i >= 0 && i < this.line.length; i += direction) {
      if (this.mover(i) !== "computer" || (direction > 0 && i === this.line.length - 1)) return i;
    }
    return -1;
  }

  travel(direction) {
    const i = this.step(direction);
    if (i < 0) return;
    this.idle();
    this.now = i;
    this.view.say((direction < 0 ? "Taken back to " : "Forward to ") + this.rules.words(this.at) + ".");
    this.go();
  }

  /** Whether this is the first position and its author shows the hint. */
  get told() { return this.view.state.hint && !this.now && this.line.length === 1; }

  /** Whether it is said unasked whose the position is and why: by the switch, or with the author's hint. */
  get explained() { return this.settings.verdict || this.told; }

  /** What is known of the position now. */
  get look() {
    return this.rules.look(this.at);
  }

  showHint() {
    const look = this.look;
    if (!look)
      return this.showNote(
        "No hint: the kernel has not answered, and this board's outcomes are not in the page.",
        true,
      );
    this.hint = !this.hint;
    this.keep();
    if (!this.hint) return this.showNote("");
    if (!look.winning.length)
      return this.showNote((look.outcome ? "No move wins. " : "No winning move was found. ") + look.why + ".");
    const list =
      look.winning
        .slice(0, 6)
        .map((to) => this.rules.step(this.at, to))
        .join(", ") + (look.winning.length > 6 ? ", …" : "");
    this.showNote(
      (look.winning.length === 1 ? "The winning move: " : look.winning.length + " winning moves: ") +
        list +
        ". " +
        look.because +
        ".",
    );
  }

  destroy() {
    this.ticket++;
    this.changed = () => {};
  }
}
