// One cell after another: compiled, run and shown. Plain script, for the kernel of JupyterLite and for pages whose
// cells can be edited: nimbookSession({ java, compiler, figures }), figures as kernel.js describes them, or null.

function nimbookSession({ java, compiler, figures }) {
  /** An error under the line that it is in. */
  function describe(source, { start, end, text }) {
    const from = source.lastIndexOf("\n", start - 1) + 1;
    const behind = source.indexOf("\n", from);
    const line = source.slice(from, behind < 0 ? undefined : behind);
    const width = Math.max(1, Math.min(end, from + line.length) - start);
    const number = source.slice(0, from).split("\n").length;
    const mark = " ".repeat(Math.max(0, start - from)) + "^".repeat(width);
    return `line ${number}, column ${start - from + 1}: ${text}\n    ${line}\n    ${mark}`;
  }

  return {
    /**
     * Runs a cell; one of { errors, text }, what javac found and its text, { printed, turns, thrown }, and
     * { printed, turns, data }, the value by kinds of data, or null; turns: see java.js. silent: the value is not
     * looked at. What java.stop() ends while it is compiled does not run; it stays declared.
     */
    async run(source, { silent } = {}) {
      if (/^\s*%/.test(source)) return { printed: "", turns: "", thrown: "Not in this page: commands with %" };
      const check = java.unstopped();
      const { type, files, errors } = await compiler.compile(source);
      if (!type) return { errors, text: errors.map((error) => describe(source, error)).join("\n\n") };
      await java.define(files);
      check();
      const run = await java.run(type, "run", "Ljava/lang/Object;");
      const { printed, turns } = run;
      if (!run.returned) return { printed, turns, thrown: run.text };
      if (silent || run.text === "null") return { printed, turns, data: null };
      return { printed, turns, data: (figures && (await figures.show(run))) || { "text/plain": run.text } };
    },
  };
}
