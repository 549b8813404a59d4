// The connection of a stage to the JVM: whether one answers, changed values, requests.

import { restore } from "./packed.js";
import { TIMEOUT } from "./pagemodel.js";

/**
 * Pictures that come back sooner than this, in ms, may have a second request on its way: the JVM computes while the
 * page draws.
 */
const QUICK = 100;

export const GONE = "The kernel is not connected: run this cell (Shift+Enter) to move it.";

export function namedError(name, message) {
  const error = new Error(message);
  error.name = name;
  return error;
}

export class Link {
  constructor(model, changed) {
    this.model = model;
    this.changed = changed;
    this.client = Math.random().toString(36).slice(2, 10);
    this.still = Boolean(model.get("still"));
    this.live = !this.still;
    this.sent = 0;
    this.answeredTo = 0;
    this.depth = 1;
    this.waiting = null;
    this.requests = new Map();
    this.count = 0;
    this.undo = [];
    if (!this.still) this.watch();
  }

  /** JupyterLab's own model, not anywidget's, changes when the kernel has gone. */
  async watch() {
    const onMessage = (content, buffers) => this.answered(content, buffers);
    this.model.on("msg:custom", onMessage);
    this.undo.push(() => this.model.off("msg:custom", onMessage));
    try {
      const real = await this.model.widget_manager.get_model(this.model.get("model_id"));
      if (this.ended) return;
      const kernel = this.model.widget_manager.kernel;
      const ended = ["dead", "terminating", "restarting", "autorestarting"];
      const look = () =>
        this.setLive(
          real.comm_live !== false &&
            Boolean(real.comm) &&
            !(kernel && (kernel.isDisposed || ended.includes(kernel.status))),
        );
      real.on("comm_live_update", look);
      real.on("comm:close", look);
      this.undo.push(() => { real.off("comm_live_update", look); real.off("comm:close", look); });
      // Of a kernel that was shut down, or died, only the status changes.
      for (const signal of ["statusChanged", "disposed"]) {
        if (!kernel || !kernel[signal]) continue;
        kernel[signal].connect(look);
        this.undo.push(() => kernel[signal].disconnect(look));
      }
      look();
    } catch (_) {
      // A front end without that model: the first send that fails shows it.
    }
  }

  setLive(live) {
    if (live === this.live) return;
    this.live = live;
    if (!live) {
      this.waiting = null;
      this.answeredTo = this.sent;
      clearTimeout(this.timer);
      for (const question of this.requests.values()) this.drop(question, namedError("Gone", GONE));
      this.requests.clear();
    }
    this.changed();
  }

  drop(question, error) {
    if (question.next) question.next.reject(error);
    question.reject(error);
  }

  send(content) {
    if (!this.live) return false;
    try {
      this.model.send(content);
      return true;
    } catch (_) {
      this.setLive(false);
      return false;
    }
  }

  /** How many requests are on their way. */
  get flying() {
    return this.sent - this.answeredTo;
  }

  /** New values: sent at once, or kept as the newest while requests fly. */
  values(values) {
    if (!this.live) return;
    this.waiting = values;
    if (this.flying < this.depth || performance.now() - this.since > TIMEOUT) this.flush();
  }

  flush() {
    clearTimeout(this.timer);
    if (!this.waiting) return;
    const values = this.waiting;
    this.waiting = null;
    this.sent++;
    this.since = performance.now();
    if (this.flying === 1) this.first = this.since;
    this.timer = setTimeout(() => this.flush(), TIMEOUT);
    this.send({ do: "values", client: this.client, n: this.sent, values });
  }

  /** A result has come; which of this page's requests it answers stands in it. */
  result(seen) {
    const answered = Math.min(this.sent, (seen && seen[this.client]) || 0);
    if (answered > this.answeredTo) {
      this.answeredTo = answered;
      const now = performance.now();
      this.depth = now - this.first < QUICK ? 2 : 1;
      this.first = now;
    }
    if (!this.flying) clearTimeout(this.timer);
    if (this.flying < this.depth) this.flush();
  }

  get pending() {
    return Boolean(this.flying || this.waiting);
  }

  /** One question of a kind in flight for a figure; of those that wait, the newest. */
  request(figure, turn, question) {
    if (!this.live)
      return Promise.reject(namedError("Gone", this.still ? "This page is a still: no kernel answers here." : GONE));
    const kind = figure + " " + question.do;
    return new Promise((resolve, reject) => {
      const entry = { figure, turn, question, resolve, reject, kind };
      const before = this.requests.get(kind);
      if (!before) this.put(entry);
      else {
        if (before.next) before.next.reject(namedError("Superseded", "a newer question took this one's place"));
        before.next = entry;
      }
    });
  }

  put(entry) {
    entry.id = this.client + (++this.count);
    this.requests.set(entry.kind, entry);
    if (!this.send({ do: "request", id: entry.id, turn: entry.turn, figure: entry.figure, question: entry.question })) {
      this.requests.delete(entry.kind);
      entry.reject(namedError("Gone", GONE));
    }
  }

  /** A message that the JVM does not take names no request: none of them will be answered. */
  refused(error) {
    this.answeredTo = this.sent;
    for (const question of this.requests.values()) this.drop(question, namedError("Refused", error));
    this.requests.clear();
    this.changed();
  }

  answered(content, buffers) {
    if (content && content.do === "refused") this.refused(content.error);
    if (!content || content.do !== "answer") return;
    for (const entry of this.requests.values()) {
      if (entry.id !== content.id) continue;
      this.requests.delete(entry.kind);
      if (entry.next) this.put(entry.next);
      if (content.error) entry.reject(namedError(content.kind || "Refused", content.error));
      else entry.resolve(restore(content, content.paths, buffers || []).answer);
      return;
    }
  }

  destroy() {
    this.ended = true;
    clearTimeout(this.timer);
    // A model whose kernel has gone is never closed, and held by JupyterLab: its modules, which the page has loaded, go
    // (see loader.js).
    if (!this.live && !this.still && this.model.get("front"))
      [1, 2].forEach(() => this.model.set({ front: {} }, { silent: true }));
    for (const question of this.requests.values()) this.drop(question, namedError("Gone", "the figure was closed"));
    this.requests.clear();
    for (const undo of this.undo) undo();
  }
}
