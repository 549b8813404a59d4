// Java in a page without a JVM: nimbookJava(assets), in a classic script or a module's text. No network.
//
// assets: "module" (the bytes of a module made by nimbook.dispatch.PageModule for nimbook.page.Cells), "loader" (the
// text of TeaVM's loader at its side) and "unpack" (none, or the text of unpack.js where the module is packed); or,
// where the module is packed, "scripts" in place of both texts: gzip, in base64, of one behind the other. A worker
// holds the module: the page never waits for a program. stop() ends the worker, begins another one and runs again,
// silently, what had ended before, so that values live on.

import { Stopped } from "nimbook-widget/pagemodel.js";
import { keepDrawing } from "./drawing.js";

/** The worker's own script. */
function nimbookJavaWorker(scope, load) {
  let cells = null;

  // Each exception of Java makes two errors of the browser; their stacks are not read, which cost ten times the rest.
  scope.Error.stackTraceLimit = 0;

  /** Here, and not in the page, which draws meanwhile. WebKit reads no Blob here in a page of a disk. */
  async function loadPacked(scripts) {
    const zipped = Uint8Array.from(atob(scripts), (sign) => sign.charCodeAt(0));
    const text = new Response(new Response(zipped).body.pipeThrough(new DecompressionStream("gzip"))).text();
    (0, scope.eval)(await text);
  }

  async function start({ module, packed, scripts }) {
    if (scripts) await loadPacked(scripts);
    const bytes = packed ? scope.nimbookUnpacked(module) : module;
    const loaded = await load().wasmGC.load(bytes, { noAutoImports: true });
    cells = loaded.exports;
    cells.start();
  }

  function run({ type, method, result, limit }) {
    if (limit) cells.limit(limit);
    let returned;
    let text;
    try {
      returned = cells.run(type, method, result);
      text = cells.text();
    } catch (error) {
      // The browser's own stack is full, or compiled code stopped it: nothing of Java's unwound.
      cells.recover();
      returned = false;
      text = error instanceof RangeError ? "java.lang.StackOverflowError" : String(error.message || error);
    }
    return { returned, text, turns: cells.turns(), printed: cells.printed() };
  }

  /** Any function of the module: its result, and the binary values that belong to it. */
  function call({ id, name, given }) {
    scope.nimbookProgress = (done, total, what) => scope.postMessage({ id, progress: { done, total, what } });
    const value = cells[name](...given);
    const count = cells.buffers ? cells.buffers() : 0;
    return { value, buffers: Array.from({ length: count }, (_, i) => cells.buffer(i).slice()) };
  }

  scope.onmessage = async ({ data }) => {
    let answer = {};
    try {
      if (data.do === "start") await start(data);
      else if (data.do === "define") for (const file of data.files) cells.define(new Int8Array(file.buffer || file));
      else if (data.do === "call") answer = call(data);
      else answer = run(data);
      scope.postMessage({ id: data.id, answer }, (answer.buffers || []).map((bytes) => bytes.buffer));
    } catch (error) {
      scope.postMessage({ id: data.id, error: String(error.message || error) });
    }
  };
}

/** Java in a page. */
function nimbookJava(assets) {
  let worker = null;
  let started = null;
  let workers = 0;
  let stops = 0;
  let number = 0;
  let closed = false;
  const history = [];   // what a new worker must do again
  let jobs = [];        // the first of them runs, the others wait

  function fail(error) {
    const all = jobs;
    jobs = [];
    for (const { reject } of all) reject(error);
  }

  /** Gives the worker the first job. */
  function next() {
    if (jobs.length) worker.postMessage(jobs[0].job);
  }

  function taken({ data }) {
    const [first] = jobs;
    if (!first || first.job.id !== data.id) return;
    if (data.progress) {
      first.onProgress?.(data.progress);
      return;
    }
    jobs.shift();
    next();
    if (data.error !== undefined) first.reject(new Error(data.error));
    else first.resolve(data.answer);
  }

  /** A new worker, which does what the one before had done, and then what waits. */
  function begin() {
    const waiting = jobs;
    jobs = [];
    const parts = [
      assets.unpack || "",
      "(",
      nimbookJavaWorker.toString(),
      ")(self, function () {\n",
      assets.loader || "",
      "\nreturn TeaVM;\n});\n",
    ];
    const url = URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
    worker = new Worker(url);
    workers++;
    worker.onmessage = taken;
    worker.onerror = (event) => {
      event.preventDefault();
      fail(new Error(event.message || "the worker ended"));
    };
    const { module, unpack, scripts } = assets;
    const first = send({ do: "start", module, packed: Boolean(unpack || scripts), scripts });
    first.finally(() => URL.revokeObjectURL(url)).catch(() => {});
    const again = history.map((one) => send(one.job));
    jobs.push(...waiting);
    return Promise.all([first, ...again]);
  }

  function send(job, onProgress, signal) {
    return keepDrawing(new Promise((resolve, reject) => {
      const entry = { job: { ...job, id: ++number }, resolve, reject, onProgress };
      jobs.push(entry);
      if (jobs.length === 1) next();
      signal?.addEventListener("abort", () => giveUp(entry), { once: true });
      if (signal?.aborted) giveUp(entry);
    }));
  }

  /** Only the worker's end ends the job that runs in it. */
  function giveUp(entry) {
    const at = jobs.indexOf(entry);
    if (at < 0) return;
    jobs.splice(at, 1);
    entry.reject(new Stopped());
    if (at > 0) return;
    worker.terminate();
    started = begin();
    started.catch(() => {});
  }

  function ready() {
    if (closed) return Promise.reject(new Error("Java is closed in this page"));
    return (started = started || begin());
  }

  /** A check that throws if all was stopped since. */
  function unstopped() {
    const before = stops;
    return () => {
      if (stops !== before) throw new Stopped();
    };
  }

  /**
   * Sends a job that a new worker will do again. What is stopped before it was sent is not sent; classes are, since
   * what compiles later may name them. Nothing comes between the check and the sending.
   */
  async function lasting(job, onProgress, signal) {
    const check = unstopped();
    await ready();
    if (job.do !== "define") check();
    const began = performance.now();
    const answer = await send(job, onProgress, signal);
    history.push({ job, took: performance.now() - began });
    return answer;
  }

  return {
    /** Starts now, before it is needed. */
    ready,
    /** Makes classes known by the bytes of their files. */
    define: (files) => lasting({ do: "define", files: [...files] }),
    /**
     * Runs a static method without parameters: { returned, text, printed, turns }, the value as text or the exception,
     * and where what was printed goes on in the other of System.out and System.err: numbers, separated by commas.
     * type: the internal name of the class; result: the descriptor of the method's result; limit: instructions at most.
     */
    run: (type, method, result, { limit } = {}) => lasting({ do: "run", type, method, result, limit }),
    /**
     * Calls a function of the module by its name: { value, buffers }. keep: a new worker does it again, as for what
     * gives a number by which later calls name something. onProgress: { done, total, what }. The signal ends this call
     * alone: the promise rejects with Stopped, and another worker goes on with what waits.
     */
    async call(name, given = [], { keep, onProgress, signal } = {}) {
      const job = { do: "call", name, given };
      if (keep) return lasting(job, onProgress, signal);
      const check = unstopped();
      await ready();
      check();
      return send(job, onProgress, signal);
    },
    /** How many workers have begun: what the figures of one are named by means nothing to the next. */
    workers: () => workers,
    /** About how many ms another worker would take to do again what this one has done. */
    restartTime: () => history.reduce((sum, { took }) => sum + took, 0),
    /** Ends what runs; the next call finds the values as they were before it. */
    stop() {
      stops++;
      if (!worker) return;
      worker.terminate();
      const classes = jobs.filter(({ job }) => job.do === "define");
      jobs = jobs.filter(({ job }) => job.do !== "define");
      fail(new Stopped());
      jobs = classes;
      started = null;
      if (!closed) ready().catch(() => {});
    },
    unstopped,
    /** Java with values of its own, in another worker. */
    another: () => nimbookJava(assets),
    /** Ends the worker. */
    close() {
      closed = true;
      if (worker) worker.terminate();
      fail(new Error("Java is closed in this page"));
    },
  };
}

// The compiler has a worker of its own.
Object.assign(globalThis, { nimbookJava, nimbookKeepDrawing: keepDrawing });
