// Wakes the figures of a page: each is drawn from its data in place of its still when it comes near the window. The modules that draw stand in files
// of their own (window.nimbookModules); a figure that cannot be drawn stays a picture.
// live.js leaves its way of waking here; a figure with recipes then answers by itself.
globalThis.nimbookLive = {};
const nimbookFigures = (() => {
  const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const stages = {};

  const stageOf = (name) => stages[name] ||= (async () => {
    const { module, css } = window.nimbookModules[name];
    const style = document.createElement("style");
    style.textContent = css;
    document.head.append(style);
    const url = URL.createObjectURL(new Blob([module], { type: "text/javascript" }));
    const stage = (await import(url)).default;
    URL.revokeObjectURL(url);
    return stage;
  })();

  const state = async (script) => {
    const stream = new Blob([bytes(script.textContent)]).stream().pipeThrough(new DecompressionStream("gzip"));
    const { state, paths, buffers } = JSON.parse(await new Response(stream).text());
    paths.forEach((path, i) => {
      let at = state;
      for (const key of path.slice(0, -1)) at = at[key];
      at[path[path.length - 1]] = new DataView(bytes(buffers[i]).buffer);
    });
    return state;
  };

  const lecture = (state) => { if (document.body.classList.contains("deck") && state.stage) state.stage.lecture = true; };

  async function wake(page) {
    const script = page.querySelector("[data-nb-data]");
    if (!script || page.dataset.nbAwake !== undefined) return;
    page.dataset.nbAwake = "";
    if (page.dataset.nbLive !== undefined && globalThis.nimbookLive.wake) return answering(page, script.dataset.module);
    const stills = page.querySelector(".nb-stills");
    const el = document.createElement("div");
    try {
      const stage = await stageOf(script.dataset.module);
      const all = await state(script);
      lecture(all);
      const model = { get: (key) => all[key], set: (key, value) => { all[key] = value; }, on() {}, off() {}, send() {}, save_changes() {} };
      // As high as its picture until it is drawn: the text below must not jump.
      page.style.minHeight = `${stills.offsetHeight}px`;
      page.append(el);
      stills.hidden = true;
      stage.render({ model, el });
      requestAnimationFrame(() => { page.style.minHeight = ""; page.dispatchEvent(new CustomEvent("nimbook-awake", { bubbles: true })); });
    } catch (error) {
      el.remove();
      stills.hidden = false;
      console.warn("The still picture stays: " + error.message);
    }
  }

  async function answering(page, name) {
    page.style.minHeight = `${page.offsetHeight}px`;
    try {
      await globalThis.nimbookLive.wake(page, { bundle: window.nimbookModules[name], change: lecture });
    } catch (error) {
      console.warn("The still picture stays: " + error.message);
    }
    requestAnimationFrame(() => { page.style.minHeight = ""; page.dispatchEvent(new CustomEvent("nimbook-awake", { bubbles: true })); });
  }

  const near = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      near.unobserve(entry.target);
      wake(entry.target);
    }
  }, { rootMargin: "800px" });

  document.addEventListener("DOMContentLoaded", () => {
    if (typeof DecompressionStream === "undefined") return;
    for (const page of document.querySelectorAll("[data-nb-figure]")) near.observe(page);
  });
  return { wake };
})();
