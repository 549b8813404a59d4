// The library compiled for the browser, as a page uses it: nimbookEngine(assets). Plain script, no build step, no
// network.
//
// assets: "engine.wasm" (bytes: tables of games), "engine.wasm-runtime.js" (TeaVM's loader of it), and one of
// "engine.js" (every figure) and "tables.js" (tables of games alone), as texts. Where WebAssembly with garbage
// collection is not to be had, or the page's policy forbids it, or a figure is no table, JavaScript computes: the same
// Java, the same bytes.
//
// A worker computes, one job at a time. What waits behind the running job is sorted by channel: of the figures that
// wait in a channel only the newest is made, of its questions the newest of each kind; the others reject with name
// "Superseded". Where workers are forbidden, the page computes.

/**
 * In the worker, or in the page where it must: starts what there is and runs jobs. Complete in itself: the worker gets
 * its text.
 */
async function nimbookHost(wasm, wasmRuntime, script) {
  let table = null;
  if (wasm && wasmRuntime) {
    try {
      // TeaVM's runtime names itself; here it is a name of this function.
      const loaded = await wasmRuntime().wasmGC.load(wasm, { noAutoImports: true });
      table = loaded.exports;
    } catch (error) {
      table = null;
    }
  }
  let other = null;

  function scripted() {
    if (!other && script) {
      const exports = {};
      script(exports, undefined, undefined);
      other = exports;
    }
    if (!other) throw new Error("this page holds no engine that this browser can run");
    return other;
  }

  if (!table) scripted();

  /** What is no recipe at all is for the engine to refuse. */
  function of(recipe) {
    let kind = "heatmap";
    try {
      kind = JSON.parse(recipe).figure;
    } catch (error) {
      // Not JSON.
    }
    return table && (kind === "heatmap" || !script) ? table : scripted();
  }

  return {
    kind: table ? "wasm" : "js",
    /** {json, buffers}, or {json: {error}}. Throws what is no answer: the engine is broken then. */
    run(job, progress) {
      const engine = of(job.recipe);
      if (job.question !== undefined) return { json: engine.answer(job.recipe, job.question, progress), buffers: [] };
      const json = engine.figure(job.recipe, progress);
      const paths = JSON.parse(json).paths || [];
      return { json,
        // Copies: what is handed over is lost here, and tables of colours are used again.
        buffers: paths.map((path, i) => engine.buffer(i).slice()) };
    },
  };
}

/** The worker's own script. */
function nimbookWorker(scope, wasmRuntime, script) {
  let host;
  scope.onmessage = async ({ data }) => {
    if (data.start) {
      try {
        host = await nimbookHost(data.wasm, data.wasm && wasmRuntime, script);
        scope.postMessage({ ready: host.kind });
      } catch (error) {
        scope.postMessage({ failed: String(error.message || error) });
      }
      return;
    }
    let reply;
    try {
      const { json, buffers } = host.run(data, (done, total, what) =>
        scope.postMessage({ id: data.id, progress: { done, total, what } }),
      );
      reply = { id: data.id, json, buffers };
    } catch (error) {
      reply = { id: data.id, broken: String(error.message || error) };
    }
    scope.postMessage(reply, (reply.buffers || []).map((bytes) => bytes.buffer));
  };
}

/**
 * The engine of a page. options: grace (ms that a superseded or abandoned computation may go on before its worker is
 * ended; 400), kind ("js": no WebAssembly), place ("page": no worker).
 */
function nimbookEngine(assets, options = {}) {
  const grace = options.grace === undefined ? 400 : options.grace;
  const wasm = options.kind === "js" || typeof WebAssembly === "undefined" ? null : assets["engine.wasm"];
  const loader = assets["engine.wasm-runtime.js"] || "";
  const text = assets["engine.js"] || assets["tables.js"] || "";
  let worker = null;       // where jobs run: { post(job), end() }
  let kind = null;
  let closed = false;
  const waiting = [];
  let running = null;
  let clock = 0;
  let number = 0;

  function named(name, message) {
    const error = new Error(message);
    error.name = name;
    return error;
  }

  const superseded = () => named("Superseded", "a newer request took the place of this one");

  // ---- where jobs run

  function inWorker() {
    return new Promise((resolve, reject) => {
      // Both scripts stand in the worker's text, in functions: nothing is evaluated, so that a policy without eval does
      // not mind.
      const parts = [
        "const nimbookHost = ",
        nimbookHost.toString(),
        ";\n(",
        nimbookWorker.toString(),
        ")(self, function () {\n",
        wasm ? loader : "",
        "\nreturn TeaVM;\n}, function (exports, module, define) {\n",
        text,
        "\n});\n",
      ];
      const url = URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
      let worker;
      try {
        worker = new Worker(url);
      } catch (error) {
        URL.revokeObjectURL(url);
        reject(error);
        return;
      }
      let started = false;
      worker.onmessage = ({ data }) => {
        if (data.ready) {
          started = true;
          URL.revokeObjectURL(url);
          resolve({ kind: data.ready, post: (job) => worker.postMessage(job), end: () => worker.terminate() });
        } else if (data.failed) {
          worker.terminate();
          reject(new Error(data.failed));
        } else {
          received(data);
        }
      };
      worker.onerror = (event) => {
        event.preventDefault();
        if (!started) {
          worker.terminate();
          URL.revokeObjectURL(url);
          reject(new Error(event.message || "the page's policy forbids workers"));
        } else if (running) {
          received({ id: running.job.id, broken: event.message || "the worker ended" });
        }
      };
      worker.postMessage({ start: true, wasm });
    });
  }

  /**
   * A function of a text: by an inline script, which the policy of exported pages allows, or where it is forbidden by
   * evaluation.
   */
  function made(parameters, body) {
    const element = document.createElement("script");
    element.textContent =
      "document.currentScript.nimbookMade = function (" + parameters.join(", ") + ") {\n" + body + "\n};";
    document.head.append(element);
    element.remove();
    if (element.nimbookMade) return element.nimbookMade;
    try {
      return new Function(...parameters, body);
    } catch (error) {
      throw new Error("the page's policy forbids scripts");
    }
  }

  async function inPage() {
    const loading = wasm && loader ? made([], loader + "\nreturn TeaVM;") : null;
    const host = await nimbookHost(wasm, loading, text ? made(["exports", "module", "define"], text) : null);
    return {
      kind: host.kind,
      post(job) {
        // After a turn of the page's own loop: the caller's promise exists, and what is newer may still come.
        setTimeout(() => {
          if (!running || running.job.id !== job.id) return;
          try {
            received({ id: job.id, ...host.run(job, () => {}) });
          } catch (error) {
            received({ id: job.id, broken: String(error.message || error) });
          }
        }, 0);
      },
      end() {},
    };
  }

  async function open() {
    if (options.place !== "page" && typeof Worker !== "undefined") {
      try {
        return await inWorker();
      } catch (error) {
        if (typeof document === "undefined") throw error;
      }
    }
    return inPage();
  }

  // ---- the queue

  let opening = null;

  function start() {
    if (!opening) {
      opening = open().then((made) => {
        if (closed) {
          made.end();
          throw new Error("the engine is closed");
        }
        worker = made;
        kind = made.kind;
        next();
        return made.kind;
      });
      opening.catch((error) => {
        for (const job of waiting.splice(0)) job.reject(error);
      });
    }
    return opening;
  }

  /** Ends the worker with what it computes; another one takes its place. */
  function restart() {
    clearTimeout(clock);
    clock = 0;
    if (worker) worker.end();
    worker = null;
    running = null;
    opening = null;
    if (!closed) start();
  }

  function next() {
    if (running || !worker || !waiting.length) return;
    running = waiting.shift();
    const { id, recipe, question } = running.job;
    worker.post(question === undefined ? { id, recipe } : { id, recipe, question });
  }

  function received(data) {
    if (!running || data.id !== running.job.id) return;
    const { resolve, reject, onProgress, given } = running;
    if (data.progress) {
      if (onProgress && !given) onProgress(data.progress);
      return;
    }
    clearTimeout(clock);
    clock = 0;
    if (data.broken !== undefined) {
      reject(new Error("The computation broke off in this browser (" + data.broken + "). A smaller size may do."));
      restart();
      return;
    }
    running = null;
    try {
      const { error, state, paths, answer } = JSON.parse(data.json);
      if (error !== undefined) {
        reject(new Error(error));
      } else if (paths) {
        paths.forEach((path, i) => {
          let at = state;
          for (const key of path.slice(0, -1)) at = at[key];
          const bytes = data.buffers[i];
          at[path[path.length - 1]] = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        });
        resolve(state);
      } else {
        resolve(answer);
      }
    } finally {
      next();
    }
  }

  /** No request waits for it any more: it may end by itself within the grace time. */
  function abandon(job, error) {
    job.given = true;
    job.reject(error);
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
    else if (job === running && !clock) clock = setTimeout(() => { if (running === job) restart(); }, grace);
  }

  function request(recipe, question, slot, settings) {
    const { signal, onProgress } = settings || {};
    return new Promise((resolve, reject) => {
      if (closed) {
        reject(new Error("the engine is closed"));
        return;
      }
      if (signal && signal.aborted) {
        reject(superseded());
        return;
      }
      const job = { job: { id: ++number, recipe, question }, slot, resolve, reject, onProgress, given: false };
      if (slot) {
        for (const older of [...waiting, ...(running ? [running] : [])])
          if (older.slot === slot && !older.given) abandon(older, superseded());
      }
      if (signal)
        signal.addEventListener(
          "abort",
          () => {
            if (!job.given) abandon(job, superseded());
          },
          { once: true },
        );
      waiting.push(job);
      start().then(next, reject);
    });
  }

  let channels = 0;

  /** Requests of one picture: a newer one takes the place of an older one. */
  function channel() {
    const name = "channel " + ++channels;
    return {
      figure: (recipe, settings) => request(recipe, undefined, name, settings),
      answer: (recipe, question, settings) =>
        request(recipe, JSON.stringify(question), name + " " + question.do, settings),
    };
  }

  return {
    /**
     * The state of the recipe's figure, binary values as DataViews. settings: {signal (an AbortSignal),
     * onProgress({done, total, what})}.
     */
    figure: (recipe, settings) => request(recipe, undefined, null, settings),
    /** What the recipe's figure answers to a question of its component. */
    answer: (recipe, question, settings) => request(recipe, JSON.stringify(question), null, settings),
    channel,
    /** Starts now, before it is needed; gives the kind. */
    ready: start,
    /** "wasm" or "js"; null until it has started. */
    get kind() { return kind; },
    /** Ends the worker and all that waits. */
    close() {
      closed = true;
      clearTimeout(clock);
      for (const job of [...waiting.splice(0), ...(running ? [running] : [])])
        job.reject(new Error("the engine is closed"));
      if (worker) worker.end();
      worker = running = opening = null;
    },
  };
}
