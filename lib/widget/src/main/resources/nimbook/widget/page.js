// Wakes one figure of a page without a kernel: unpacks the module and its data, and draws it in place of the still picture.
(async () => {
  const page = document.querySelector('[data-nb-page="$KEY"]:not([data-nb-awake])');
  if (!page || typeof DecompressionStream === "undefined") return;
  page.setAttribute("data-nb-awake", "");
  const bytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const zipped = bytes(page.querySelector("[data-nb-data]").textContent);
  const text = await new Response(new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  const { css, module, state, paths, buffers } = JSON.parse(text);
  paths.forEach((path, i) => {
    let at = state;
    for (const key of path.slice(0, -1)) at = at[key];
    at[path[path.length - 1]] = new DataView(bytes(buffers[i]).buffer);
  });
  const url = URL.createObjectURL(new Blob([module], { type: "text/javascript" }));
  const stage = (await import(url)).default;
  URL.revokeObjectURL(url);
  const style = document.createElement("style");
  style.textContent = css;
  const el = document.createElement("div");
  const model = { get: (key) => state[key], set: (key, value) => { state[key] = value; }, on() {}, off() {}, send() {}, save_changes() {} };
  const stills = page.querySelector(".nb-stills");
  page.append(style, el);
  stills.hidden = true;
  try {
    stage.render({ model, el });
  } catch (error) {
    el.remove();
    stills.hidden = false;
    throw error;
  }
})().catch((error) => console.warn("The still picture stays: " + error.message));
