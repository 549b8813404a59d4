// Cells of Java into class files, without a JVM: nimbookCompiler(assets). Plain script for a page that has java.js; no
// build step, no network.
//
// assets: "module" (the bytes of compiler.wasm), "loader" (the text of TeaVM's loader next to it), "unpack" (none, or
// the text of unpack.js where the module is packed), "signatures" (the bytes of an archive of signatures, which
// nimbook.dispatch writes) and "imports" (what every cell imports, as "java.util.*"). The compiler is in a worker of
// its own: when a program is stopped, what cells have declared stays known here.

/** The worker's own script. */
function nimbookCompilerWorker(scope, load) {
  let compiler = null;

  function parsed(text) {
    const answer = JSON.parse(text);
    if (answer && answer.failed) throw new Error("javac: " + answer.failed);
    return answer;
  }

  const tasks = {
    async start({ module, packed, signatures, imports }) {
      const bytes = packed ? nimbookUnpacked(module) : module;
      compiler = (await load().wasmGC.load(bytes, { noAutoImports: true })).exports;
      compiler.start(new Int8Array(signatures.buffer || signatures), imports.join("\n"));
      return {};
    },
    compile({ cell }) {
      const { type, classes, errors } = parsed(compiler.compile(cell));
      const files = [];
      for (let i = 0; i < classes; i++) files.push(new Uint8Array(compiler.file(i)));
      return { type, files, errors };
    },
    outline: ({ cell }) => parsed(compiler.outline(cell)),
    mark: () => compiler.mark(),
    back({ mark }) {
      compiler.back(mark);
    },
    completeness: ({ cell }) => parsed(compiler.completeness(cell)),
    complete: ({ cell, cursor }) => parsed(compiler.complete(cell, cursor)),
    inspect: ({ cell, cursor }) => parsed(compiler.inspect(cell, cursor)),
  };

  scope.onmessage = async ({ data }) => {
    try {
      scope.postMessage({ id: data.id, answer: await tasks[data.do](data) });
    } catch (error) {
      scope.postMessage({ id: data.id, error: String(error.message || error) });
    }
  };
}

/** A compiler of cells; each sees what those before it have declared. */
function nimbookCompiler(assets) {
  const waiting = new Map();
  let worker = null;
  let started = null;
  let number = 0;

  function fail(message) {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  }

  function send(job) {
    return globalThis.nimbookKeepDrawing(new Promise((resolve, reject) => {
      const id = ++number;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...job, id });
    }));
  }

  function ready() {
    if (started) return started;
    const script = nimbookCompilerWorker.toString();
    const parts = ["(", script, ")(self, function () {\n", assets.loader, "\nreturn TeaVM;\n});\n"];
    const url = URL.createObjectURL(new Blob([assets.unpack || "", ...parts], { type: "text/javascript" }));
    worker = new Worker(url);
    worker.onmessage = ({ data }) => {
      const job = waiting.get(data.id);
      waiting.delete(data.id);
      if (!job) return;
      if (data.error !== undefined) job.reject(new Error(data.error));
      else job.resolve(data.answer);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      fail(event.message || "the compiler ended");
    };
    const { module, signatures, imports } = assets;
    started = send({ do: "start", module, packed: Boolean(assets.unpack), signatures, imports });
    started.finally(() => URL.revokeObjectURL(url)).catch(() => {});
    return started;
  }

  const ask = (job) => ready().then(() => send(job));

  return {
    /** Starts now, before it is needed. */
    ready,
    /**
     * Compiles a cell: { type, files, errors }, the internal name of the class whose method run()Ljava/lang/Object;
     * runs it and returns the value of its last expression; or null, and what is wrong: [{ start, end, text }], places
     * in the cell.
     */
    compile: (cell) => ask({ do: "compile", cell }),
    /** Reads a cell: { names, acts }, what it declares and whether it has a statement or an assignment. */
    outline: (cell) => ask({ do: "outline", cell }),
    /** Remembers what is declared now. */
    mark: () => ask({ do: "mark" }),
    /** The next cell sees what was declared at the mark. */
    back: (mark) => ask({ do: "back", mark }),
    /** Whether a cell is "complete", "incomplete" or "invalid". */
    completeness: (cell) => ask({ do: "completeness", cell }),
    /** What may stand at the cursor: { start, end, items: [{ text, detail }] }. */
    complete: (cell, cursor) => ask({ do: "complete", cell, cursor }),
    /** What stands there, as text; null if nothing is known of it. */
    inspect: (cell, cursor) => ask({ do: "inspect", cell, cursor }),
    /** Ends the worker. */
    close() {
      if (worker) worker.terminate();
      fail("the compiler is closed");
    },
  };
}
