// The button "Edit" of each code cell. With the first click come the editor, javac and the library: scripts near this
// one, since a page from a disk may load nothing else.
const nimbookEdit = (() => {
  const folder = new URL("edit/", document.currentScript.src);
  const { notebook: slug, program } = document.currentScript.dataset;
  const MARK = ";edit=";
  const packed = {};
  let notebook = null;
  let editor = null;

  const script = (name) =>
    new Promise((loaded, failed) => {
      const element = document.createElement("script");
      element.src = new URL(name, folder);
      element.onload = loaded;
      element.onerror = () => failed(new Error(name + " is not beside the page"));
      document.head.append(element);
    });

  async function bytes(name) {
    const raw = Uint8Array.from(atob(packed[name]), (c) => c.charCodeAt(0));
    delete packed[name];
    const stream = new Blob([raw]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }
  const text = async (name) => new TextDecoder().decode(await bytes(name));

  /** The function that a script declares; no eval, and nothing of it in the page's own names. */
  async function declared(source, name) {
    const url = URL.createObjectURL(new Blob([source, "\nexport default ", name], { type: "text/javascript" }));
    return (await import(url).finally(() => URL.revokeObjectURL(url))).default;
  }

  const CLASS = /^(?:(?:public|final|abstract|sealed|strictfp)\s+)*(?:class|interface|enum|record)\s+(\w+)/gm;

  /** On the page for any program, a program with the call of its main, where it has one and no line calls it. */
  function called(source) {
    const main = source.search(/\bstatic\s+void\s+main\s*\(\s*(?:final\s+)?String\b/);
    if (program === undefined || main < 0 || /\bmain\s*\(\s*(?:null|new\b|\w+\s*\))/.test(source)) return source;
    const type = [...source.slice(0, main).matchAll(CLASS)].pop();
    return type ? `${source}\n${type[1]}.main(new String[0]);` : source;
  }

  /** Of each cell of the notebook what stands in the page. */
  function places() {
    const found = [];
    for (const cell of document.querySelectorAll(".cell.code[data-cell]")) {
      const input = cell.querySelector(".input");
      let outputs = cell.querySelector(".outputs");
      if (!input) continue;
      if (!outputs) {
        outputs = document.createElement("div");
        outputs.className = "outputs";
        cell.append(outputs);
      }
      found[cell.dataset.cell] = { input, outputs };
    }
    return found;
  }

  async function load() {
    // The library is the file of the figures that stay live; it may be there already.
    const scripts = ["editor.js", "library.js", "compiler.js", slug + ".js"];
    if (!globalThis.nimbookEngineData) scripts.push("../engine.js");
    await Promise.all(scripts.map(script));
    const { module } = globalThis.nimbookEngineData;
    const compiler = packed["compiler.wasm"];
    delete packed["compiler.wasm"];
    const signatures = await bytes("java.wasm-signatures.bin");
    const [loader, unpack, imports, figures] =
      await Promise.all(["java.wasm-runtime.js", "unpack.js", "imports", "figures.js"].map(text));
    const assets = { module, loader, unpack, signatures, compiler, imports: imports.split("\n") };
    assets.figures = await declared(figures, "nimbookFigures");
    assets.asset = async (name) => new Response(await bytes(name));
    return nimbookEditor({
      assets,
      notebook,
      name: slug + ".ipynb",
      places: places(),
      called,
      changed: (element) => element.dispatchEvent(new CustomEvent("nb-unfold", { bubbles: true })),
      prepared(state) {
        if (document.body.classList.contains("deck") && state.stage) state.stage.lecture = true;
      },
    });
  }

  /** The editor; a page that could not load it tries again with the next click. */
  function loaded() {
    editor ??= load();
    editor.catch(() => { editor = null; });
    return editor;
  }

  async function open(cell, button) {
    button.disabled = true;
    button.textContent = "…";
    try {
      await (await loaded()).open(Number(cell.dataset.cell));
      button.hidden = true;
    } catch (error) {
      button.title = "This page cannot be edited here: " + error.message;
      button.classList.add("wrong");
    }
    button.disabled = false;
    button.textContent = "Edit";
  }

  async function resume(hash) {
    const ready = await loaded();
    await ready.resume(hash);
    for (const input of document.querySelectorAll(".input.edited")) input.querySelector(".edit").hidden = true;
    document.getElementById(decodeURIComponent(hash.slice(1).split(MARK)[0]))?.scrollIntoView();
  }

  document.addEventListener("DOMContentLoaded", () => {
    if (typeof DecompressionStream === "undefined") return;
    for (const cell of document.querySelectorAll(".cell.code[data-cell]")) {
      const input = cell.querySelector(".input");
      if (!input) continue;
      const button = document.createElement("button");
      Object.assign(button, { type: "button", className: "edit", textContent: "Edit" });
      button.title = "edit this code and run it in the page";
      button.addEventListener("click", () => open(cell, button));
      input.append(button);
    }
    // What else writes the address, a link of the page or the slides, knows nothing of edits.
    const { hash } = location;
    const remember = () => editor?.then((ready) => ready.remember(), () => {});
    if (hash.includes(MARK)) {
      history.replaceState(null, "", hash.split(MARK)[0] || location.pathname + location.search);
      resume(hash).catch((error) => console.warn("What the address holds was not opened: " + error.message));
    } else if (program !== undefined) {
      document.querySelector(".input .edit").click();
    }
    addEventListener("hashchange", remember);
    // reveal.js writes the address at most once a second.
    document.addEventListener("slidechanged", () => setTimeout(remember, 1100));
  });

  return {
    /** Files of the scripts near this one, packed. */
    take: (files) => { Object.assign(packed, files); },
    notebook: (cells) => { notebook = cells; },
  };
})();
