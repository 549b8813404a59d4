// A figure's model where no kernel is: what anywidget's model is in a notebook, and the loop that computes in the page
// what a kernel would.

/**
 * How long a request keeps the next one waiting, in ms: longer than most pictures take, short enough that a slow one is
 * replaced soon.
 */
export const TIMEOUT = 250;

/** From then on, in ms, work under way is shown. */
const PROGRESS = 1000;

/** Work was ended before it was complete. Scripts bundled apart have a class each: the name decides. */
export class Stopped extends Error {
  constructor() {
    super("stopped");
    this.name = "Stopped";
  }

  static [Symbol.hasInstance](error) {
    return error?.name === "Stopped";
  }
}

/** State and listeners. Messages to a kernel go to `send`; without it nothing answers. */
export class PageModel {
  constructor(state, send = () => {}) {
    this.state = state;
    this.send = send;
    this.listeners = new Map();
    // The stage asks JupyterLab's manager for the model that knows whether anything answers.
    this.comm = {};
    this.comm_live = true;
    this.widget_manager = { get_model: async () => this };
  }

  get(key) { return this.state[key]; }
  set(key, value) { this.put({ [key]: value }); }
  save_changes() {}
  on(event, action) { this.listeners.set(event, [...(this.listeners.get(event) || []), action]); }
  off(event, action) { this.listeners.set(event, (this.listeners.get(event) || []).filter((one) => one !== action)); }
  emit(event, ...what) { for (const action of this.listeners.get(event) || []) action(...what); }

  /** Changes several values before anybody hears of one. */
  put(values) {
    Object.assign(this.state, values);
    for (const key in values) this.emit("change:" + key);
  }

  /** From now on nothing answers. */
  lose() {
    this.comm_live = false;
    this.emit("comm_live_update");
  }
}

/** Computes a model's pictures, one at a time: of the values that wait the newest. */
export class Pictures {
  /**
   * @param turn of the picture that is there; `failed`: its values had none, and an older one is seen
   * @param compute (values, { signal, onProgress }): the promise of { direction, list, ...more }
   * @param update takes changes of the model's state, and with a picture what `compute` gave besides
   * @param open whether the model is still there
   * @param timeout of the usual ms after which an old picture is given up for a newer one those that hold here
   */
  constructor({ turn, failed = false, compute, update, open = () => true, timeout = (usual) => usual }) {
    Object.assign(this, { turn, failed, compute, update, open, timeout });
    this.seen = {};
    this.newest = this.running = this.stop = null;
  }

  /** Takes a stage's message { client, n, values }; the promise holds when no values wait any more. */
  take(content) {
    this.newest = content;
    clearTimeout(this.giving);
    const { stop } = this;
    if (stop) this.giving = setTimeout(() => stop.abort(), Math.max(0, this.timeout(TIMEOUT) - this.elapsed()));
    return (this.running = this.running || this.follow().finally(() => { this.running = null; }));
  }

  elapsed() {
    return performance.now() - this.since;
  }

  async follow() {
    while (this.newest && this.open()) {
      const { client, n, values } = this.newest;
      this.newest = null;
      this.stop = new AbortController();
      const { signal } = this.stop;
      const made = await this.picture(values, signal).catch((error) => ({ error }));
      clearTimeout(this.giving);
      this.stop = null;
      if (signal.aborted && this.newest) continue;
      if (!this.open()) break;
      this.seen = { ...this.seen, [client]: n };
      this.show(values, made);
    }
  }

  /** Of values; the work shows from a second on. */
  async picture(values, signal) {
    this.since = performance.now();
    const work = (busy) => this.elapsed() >= PROGRESS && this.update({ busy });
    const late = setTimeout(() => work({ what: "computing in this page", done: 0, total: 0 }), PROGRESS);
    return this.compute(values, { signal, onProgress: work }).finally(() => clearTimeout(late));
  }

  show(values, { error, direction, list, ...more }) {
    const turn = ++this.turn;
    this.failed = Boolean(error);
    const stopped = error instanceof Stopped;
    const message = error ? (stopped ? "stopped before the figure was complete" : error.message) : null;
    const figures = error ? {} : { figures: { turn, direction, list, end: turn } };
    const result = { turn, seen: this.seen, error: message, ...(stopped && { stopped }) };
    this.update({ ...figures, values: { ...values }, busy: null, result }, more);
  }

  /**
   * The message that answers a stage's request: what `answer` promises of the question, { answer, … }. One about a
   * picture that has changed meanwhile has none.
   */
  async reply({ id, turn, figure, question }, answer) {
    const current = () => turn === this.turn || this.failed;
    const message = { do: "answer", id };
    try {
      const found = current() && (await answer(figure, question));
      if (current()) return { ...message, ...found };
    } catch (error) {
      if (current()) return { ...message, error: error.message };
    }
    return { ...message, kind: "Superseded", error: "the picture has changed since the question was asked" };
  }
}
