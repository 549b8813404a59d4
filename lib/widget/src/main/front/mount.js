// Draws a figure of a page in place of its still picture.

import { stageOf } from "./modules.js";

/**
 * @param page the element that holds the figure, and its still picture `.nb-stills`, which stays where drawing fails
 * @param css of the figure, where the page does not have it; modules: texts that draw, by their ids
 * @param before, after what is done with the model ahead of the drawing and, with its element, behind it; `after`
 * says whether to draw anew
 */
export async function mount(page, { css, modules }, model, { before = () => {}, after = () => false } = {}) {
  const render = await stageOf(modules);
  const el = document.createElement("div");
  const parts = [el];
  if (css) parts.unshift(Object.assign(document.createElement("style"), { textContent: css }));
  const stills = page.querySelector(".nb-stills");
  page.append(...parts);
  await before(model);
  if (stills) stills.hidden = true;
  try {
    const end = render({ model, el });
    if (!(await after(model, el))) return;
    end();
    render({ model, el });
  } catch (error) {
    for (const part of parts) part.remove();
    if (stills) stills.hidden = false;
    throw error;
  }
}
