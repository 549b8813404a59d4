// Java in a page without a JVM: nimbookJava(assets). Plain script, no build step, no network.
//
// assets: "module" (the bytes of a module made by nimbook.dispatch.PageModule for nimbook.page.Cells), "loader" (the
// text of TeaVM's loader beside it) and "unpack" (none, or the text of unpack.js where the module is packed); or, where
// the module is packed, "scripts" in place of both texts: gzip, in base64, of one behind the other. A worker holds the
// module: the page never waits for a program. stop() ends the worker, begins another one and runs again, silently, what
// had ended before, so that values live on.

/** The worker's own script. */
function nimbookJavaWorker(scope, load) {
  let cells = null;

  // Each exception of Java makes two errors of the browser; nobody reads their stacks, which cost ten times the rest.
  scope.Error.stackTraceLimit = 0;

  /** Here, and not in the page, which draws meanwhile. */
  async function loadPacked(scripts) {
    const zipped = Uint8Array.from(atob(scripts), (sign) => sign.charCodeAt(0));
    const text = new Response(new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip")));
    const url = URL.createObjectURL(new Blob([await text.text()], { type: "text/javascript" }));
    scope.importScripts(url);
    URL.revokeObjectURL(url);
  }

  async function start({ module, packed, scripts }) {
    if (scripts) await loadPacked(scripts);
    const bytes = packed ? nimbookUnpacked(module) : module;
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
    return { returned, text, printed: cells.printed() };
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
  let number = 0;
  let closed = false;
  const history = [];   // what a new worker must do again
  const waiting = new Map();

  function fail(message) {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  }

  function begin() {
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
    worker.onmessage = ({ data }) => {
      const job = waiting.get(data.id);
      if (!job) return;
      if (data.progress) {
        if (job.onProgress) job.onProgress(data.progress);
        return;
      }
      waiting.delete(data.id);
      if (data.error !== undefined) job.reject(new Error(data.error));
      else job.resolve(data.answer);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      fail(event.message || "the worker ended");
    };
    const { module, unpack, scripts } = assets;
    const first = send({ do: "start", module, packed: Boolean(unpack || scripts), scripts });
    first.finally(() => URL.revokeObjectURL(url)).catch(() => {});
    return first;
  }

  function send(job, onProgress) {
    return new Promise((resolve, reject) => {
      const id = ++number;
      waiting.set(id, { resolve, reject, onProgress });
      worker.postMessage({ ...job, id });
    });
  }

  function ready() {
    if (closed) return Promise.reject(new Error("Java is closed in this page"));
    if (!started) {
      started = begin().then(async () => {
        for (const job of history) await send(job);
      });
    }
    return started;
  }

  return {
    /** Starts now, before it is needed. */
    ready,
    /** Makes classes known by the bytes of their files. */
    async define(files) {
      await ready();
      const job = { do: "define", files: [...files] };
      const answer = await send(job);
      history.push(job);
      return answer;
    },
    /**
     * Runs a static method without parameters: { returned, text, printed }, the value as text or the exception.
     * type: the internal name of the class; result: the descriptor of the method's result; limit: instructions at most.
     */
    async run(type, method, result, { limit } = {}) {
      await ready();
      const job = { do: "run", type, method, result, limit };
      const answer = await send(job);
      history.push(job);
      return answer;
    },
    /**
     * Calls a function of the module by its name: { value, buffers }. keep: a new worker does it again, as for what
     * gives a number by which later calls name something. onProgress: { done, total, what }.
     */
    async call(name, given = [], { keep, onProgress } = {}) {
      await ready();
      const job = { do: "call", name, given };
      const answer = await send(job, onProgress);
      if (keep) history.push(job);
      return answer;
    },
    /** How many workers have begun: what the figures of one are named by means nothing to the next. */
    workers: () => workers,
    /** Ends what runs; the next call finds the values as they were before it. */
    stop() {
      if (!worker) return;
      worker.terminate();
      fail("stopped");
      started = null;
      if (!closed) ready().catch(() => {});
    },
    /** Java with values of its own, in another worker. */
    another: () => nimbookJava(assets),
    /** Ends the worker. */
    close() {
      closed = true;
      if (worker) worker.terminate();
      fail("Java is closed in this page");
    },
  };
}
