// Draws one figure of a page without a kernel in place of its still picture. `pageKey` stands in front of this text.

import { mount } from "./mount.js";
import { figureOf } from "./packed.js";
import { PageModel } from "./pagemodel.js";

async function draw(page) {
  page.setAttribute("data-nb-awake", "");
  const { state, ...front } = await figureOf(page.querySelector("[data-nb-data]").textContent);
  await mount(page, front, new PageModel(state));
}

const page = document.querySelector(`[data-nb-page="${pageKey}"]:not([data-nb-awake])`);
if (page && typeof DecompressionStream !== "undefined")
  draw(page).catch((error) => console.warn("The still picture stays: " + error.message));
