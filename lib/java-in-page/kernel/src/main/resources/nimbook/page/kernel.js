// A kernel of JupyterLite that runs Java in the page: a federated extension without a bundler. Next to this file stand
// java.js, compiler.js, session.js, the two modules with their loaders, the archive of signatures, and kernel.json:
//
//   { "name", "display_name", "imports": ["java.util.*", …], "figures": the file of a script that shows values
//     or null,
//     "module", "compiler", "signatures": files, packed by gzip as FILE.gz,
//     "help": the same of what help.js reads, fetched with that script when it is first needed; or null }
//
// Values are shown as text; a script of figures, nimbookFigures(kernel, java, asset), may show some otherwise.

(() => {
  const folder = new URL(".", document.currentScript.src);
  const asset = async (name) => {
    const response = await fetch(new URL(name, folder));
    if (!response.ok) throw new Error(name + ": " + response.status);
    return response;
  };
  const text = async (name) => (await asset(name)).text();

  /** A packed file: not every web server packs by itself. */
  const unpacked = async (name) =>
    new Response((await asset(name + ".gz")).body.pipeThrough(new DecompressionStream("gzip")));
  const bytes = async (name) => new Uint8Array(await (await unpacked(name)).arrayBuffer());

  /** A script of this folder, for what it declares. */
  const script = async (name, declares) => {
    const url = URL.createObjectURL(
      new Blob([await text(name), "\nexport default ", declares, ";"], { type: "text/javascript" }),
    );
    try {
      return (await import(url)).default;
    } finally {
      URL.revokeObjectURL(url);
    }
  };

  let shared = null;
  let assets = null;

  /** What all kernels are made from, fetched once. */
  const fetched = () => (assets ??= (async () => {
    const given = JSON.parse(await text("kernel.json"));
    const [java, compiler, session, figures, module, loader, javac, javacLoader, signatures] = await Promise.all([
      script("java.js", "nimbookJava"),
      script("compiler.js", "nimbookCompiler"),
      script("session.js", "nimbookSession"),
      given.figures ? script(given.figures, "nimbookFigures") : null,
      bytes(given.module),
      unpacked(given.module + "-runtime.js").then((file) => file.text()),
      bytes(given.compiler),
      unpacked(given.compiler + "-runtime.js").then((file) => file.text()),
      bytes(given.signatures),
    ]);
    return {
      java: () => java({ module, loader }),
      compiler: () => compiler({ module: javac, loader: javacLoader, signatures, imports: given.imports }),
      session,
      figures,
      help: given.help,
    };
  })());

  let help = null;

  /** What the library's documentation says, fetched once. */
  const helped = (file) => (help ??= (async () => {
    const [read, texts] = await Promise.all([script("help.js", "nimbookHelp"), unpacked(file)]);
    return read(await texts.json());
  })().catch((error) => {
    help = null;
    throw error;
  }));

  /** A module that JupyterLite itself brings. */
  const provided = async (name) => {
    const versions = shared[name];
    return (await versions[Object.keys(versions)[0]].get())();
  };

  // The protocol counts characters, a text of this language units of 16 bits.
  const toUnits = (source, signs) => [...source].slice(0, signs).join("").length;
  const toSigns = (source, units) => [...source.slice(0, units)].length;

  /** A pattern of the shell's: * for any text, ? for any character. */
  const glob = (pattern) => {
    const signs = pattern.replace(/[\\^$.|+()[\]{}]/g, "\\$&").replaceAll("*", ".*").replaceAll("?", ".");
    return new RegExp(`^(?:${signs})$`, "s");
  };

  const kernelClass = (BaseKernel) => class JavaKernel extends BaseKernel {
    constructor(options) {
      super(options);
      this.parts = fetched().then(({ java, compiler, session, figures, help: file }) => {
        const parts = { java: java(), compiler: compiler(), figures: null, help: file };
        // Both start now, side by side.
        parts.java.ready().catch(() => {});
        parts.compiler.ready().catch(() => {});
        if (figures) parts.figures = figures(this, parts.java, asset);
        parts.session = session(parts);
        return parts;
      });
      this.parts.catch(() => {});
      this.stopped = false;
    }

    async kernelInfoRequest() {
      const language = { name: "java", version: "17", mimetype: "text/x-java-source", file_extension: ".jshell" };
      return {
        status: "ok",
        protocol_version: "5.3",
        implementation: "nimbook-page-kernel",
        implementation_version: "1",
        language_info: { ...language, codemirror_mode: "java", pygments_lexer: "java" },
        banner: "Java in this page: compiled by javac and run without a JVM",
        help_links: [],
      };
    }

    async executeRequest({ code, silent }) {
      const execution_count = this.executionCount;
      const failed = (ename, evalue, traceback) => {
        this.publishExecuteError({ ename, evalue, traceback }, this.parentHeader);
        return { status: "error", execution_count, ename, evalue, traceback };
      };
      try {
        const { session } = await this.parts;
        const { errors, text, printed, turns, thrown, data } = await session.run(code, { silent });
        if (errors) return failed("Does not compile", errors[0].text, [text]);
        this.print(printed, turns);
        if (thrown) return failed(thrown.split(":")[0], thrown.split(/: (.*)/s)[1] || "", [thrown]);
        if (data) this.publishExecuteResult({ execution_count, data, metadata: {} }, this.parentHeader);
        return { status: "ok", execution_count, user_expressions: {}, payload: [] };
      } catch (error) {
        const message = String(error.message || error);
        return failed(error.name || "Error", message, [message]);
      }
    }

    /** Prints to both streams. */
    print(printed, turns) {
      const places = [0, ...turns.split(",").filter(Boolean).map(Number), printed.length];
      for (let i = 1; i < places.length; i++) {
        const text = printed.slice(places[i - 1], places[i]);
        if (text) this.stream({ name: i % 2 ? "stdout" : "stderr", text }, this.parentHeader);
      }
    }

    /** Ends what runs; values live on. */
    async interrupt() {
      (await this.parts).java.stop();
    }

    async completeRequest({ code, cursor_pos }) {
      const { compiler } = await this.parts;
      const none = { start: 0, end: 0, items: [] };
      const { start, end, items } = await compiler.complete(code, toUnits(code, cursor_pos)).catch(() => none);
      const [cursor_start, cursor_end] = [toSigns(code, start), toSigns(code, end)];
      const kind = ({ text: name, detail }) =>
        detail.includes("(") ? "function" : /^[A-Z]/.test(name) ? "class" : "instance";
      return {
        status: "ok",
        cursor_start,
        cursor_end,
        matches: [...new Set(items.map((item) => item.text))],
        metadata: {
          _jupyter_types_experimental: items.map((item) => ({
            text: item.text,
            type: kind(item),
            signature: item.detail.startsWith(item.text) ? item.detail.slice(item.text.length) : item.detail,
            start: cursor_start,
            end: cursor_end,
          })),
        },
      };
    }

    async inspectRequest({ code, cursor_pos }) {
      const { compiler, help: file } = await this.parts;
      const info = await compiler.inspect(code, toUnits(code, cursor_pos)).catch(() => null);
      if (info === null) return { status: "ok", found: false, data: {}, metadata: {} };
      // Without the documentation, the compiler's own words.
      const said = file ? await helped(file).then((say) => say(info)).catch(() => null) : null;
      return { status: "ok", found: true, data: said || { "text/plain": info }, metadata: {} };
    }

    async isCompleteRequest({ code }) {
      const { compiler } = await this.parts;
      const status = await compiler.completeness(code).catch(() => "unknown");
      return status === "incomplete" ? { status, indent: "" } : { status };
    }

    /** JupyterLite answers with all cells, and numbers none. */
    async _historyRequest(message) {
      const all = this._history;
      this._history = this.history(message.content);
      const replied = super._historyRequest(message);
      this._history = all;
      await replied;
    }

    /** What a request asks for, the oldest first, of the one session that there is. Values are not kept. */
    history({ hist_access_type, output, n, session, start, stop, pattern, unique }) {
      let found = this._history.map(([, , code], i) => [1, i + 1, code]);
      if (hist_access_type === "range") {
        // 0 is this session, and a negative number one before it.
        const here = session === 0 || session === 1;
        found = found.filter(([, line]) => here && line >= start && (!(stop > 0) || line < stop));
      } else {
        if (hist_access_type === "search") found = found.filter(([, , code]) => glob(pattern).test(code));
        if (unique) found = found.filter(([, , code], i) => !found.slice(i + 1).some((later) => later[2] === code));
        if (n > 0) found = found.slice(-n);
      }
      return output ? found.map(([one, line, code]) => [one, line, [code, null]]) : found;
    }

    async commInfoRequest() {
      return { status: "ok", comms: {} };
    }

    inputReply() {}

    async commOpen() {}

    async commMsg({ content, buffers }) {
      const { figures } = await this.parts;
      if (figures) await figures.message(content.comm_id, content.data, buffers);
    }

    async commClose({ content }) {
      const { figures } = await this.parts;
      if (figures) figures.closed(content.comm_id);
    }

    dispose() {
      if (this.isDisposed) return;
      this.parts.then(({ java, compiler }) => [java, compiler].forEach((part) => part.close()), () => {});
      super.dispose();
    }
  };

  const plugin = async () => {
    const { BaseKernel, IKernelSpecs, IKernelClient } = await provided("@jupyterlite/services");
    const JavaKernel = kernelClass(BaseKernel);
    const kernels = new Map();
    return {
      id: "nimbook-page-kernel:kernel",
      autoStart: true,
      requires: [IKernelSpecs],
      optional: [IKernelClient],
      activate: async (app, specs, client) => {
        const { name, display_name } = JSON.parse(await text("kernel.json"));
        specs.register({
          spec: {
            name,
            display_name,
            language: "java",
            argv: [],
            spec: { argv: [], env: {}, resources: {} },
            resources: {},
          },
          create: async (options) => {
            const kernel = new JavaKernel(options);
            kernels.set(kernel.id, kernel);
            kernel.disposed.connect(() => kernels.delete(kernel.id));
            return kernel;
          },
        });
        // JupyterLite 0.8 forgets the cells that wait, and tells the one that runs nothing.
        const interrupt = client && client.interrupt;
        if (!interrupt) return;
        client.interrupt = async (id) => {
          await interrupt.call(client, id);
          if (kernels.has(id)) await kernels.get(id).interrupt();
        };
      },
    };
  };

  (window._JUPYTERLAB ??= {})["nimbook-page-kernel"] = {
    init: (scope) => { shared = scope; },
    get: async () => {
      const made = await plugin();
      return () => ({ __esModule: true, default: [made] });
    },
  };
})();
