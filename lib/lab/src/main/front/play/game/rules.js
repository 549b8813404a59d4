// The rules of any game, as far as its positions were sent: what play.js needs of any game. A position is {id, text}.

export class GameRules {
  constructor(state) {
    this.state = state;
    this.misere = state.misere;
    this.begins = state.begins;
    this.errors = state.errors;
    this.verdict = state.verdict;
    this.known = new Map();
    this.learn(state);
  }

  /**
   * Takes the positions of a response: [id, text, "P", "N" or null, ids of the options or null, what is
   * added to the reason of the outcome, parts of a sum].
   */
  learn(response) {
    for (const [id, text, outcome, options, note, parts] of response.graph || []) {
      const before = this.known.get(id);
      this.known.set(id, { id, text, outcome, options: options || (before ? before.options : null), note, parts });
    }
  }

  /** The parts of a sum and their values, [[words, value] …]; of one game none. */
  parts(at) {
    return this.known.get(at.id)?.parts || [];
  }

  start() {
    return this.state.start;
  }

  /** Another figure numbers its positions anew: a play that was kept goes on only where number and text agree. */
  key(at) {
    return at.id + " " + at.text;
  }

  words(at) {
    return at.text.replace(/\s+/g, " ");
  }

  allowed(at) {
    return Boolean(at) && this.known.has(at.id);
  }

  moves(at) {
    const entry = this.known.get(at.id);
    if (!entry || !entry.options) return [];
    return entry.options.map((id) => ({ id, text: this.known.get(id).text }));
  }

  refuse() {
    return "That is no move from here.";
  }

  isP(at) {
    return this.known.get(at.id).outcome === "P";
  }

  /** What the page knows of a position: null where the game was not sent as a whole. */
  look(at) {
    if (!this.state.complete) return null;
    const moves = this.moves(at);
    const winning = moves.filter((to) => this.isP(to));
    return {
      outcome: this.isP(at) ? "P" : "N",
      over: moves.length === 0,
      moves: moves.length,
      winning,
      why: this.why(at),
      because: winning.length ? this.why(winning[0]) : "",
    };
  }

  why(at) {
    if (!this.moves(at).length) return "no move is left: the last to move has " + (this.misere ? "lost" : "won");
    return this.words(at) + (this.isP(at) ? " is a P-position" : " is an N-position") + this.known.get(at.id).note;
  }
}
