// Draws one figure of a page without a kernel in place of its still picture. `pageKey` stands in front of this text.

import { stageOf } from "./modules.js";
import { figureOf, stillModel } from "./packed.js";

async function draw(page) {
  page.setAttribute("data-nb-awake", "");
  const { css, modules, state } = await figureOf(page.querySelector("[data-nb-data]").textContent);
  const render = await stageOf(modules);
  const style = document.createElement("style");
  style.textContent = css;
  const el = document.createElement("div");
  const stills = page.querySelector(".nb-stills");
  page.append(style, el);
  stills.hidden = true;
  try {
    render({ model: stillModel(state), el });
  } catch (error) {
    el.remove();
    stills.hidden = false;
    throw error;
  }
}

const page = document.querySelector(`[data-nb-page="${pageKey}"]:not([data-nb-awake])`);
if (page && typeof DecompressionStream !== "undefined")
  draw(page).catch((error) => console.warn("The still picture stays: " + error.message));
