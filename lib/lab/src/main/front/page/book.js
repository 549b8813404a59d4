// The figures of a book's page: each is drawn from its data in place of its still when it comes near the window. The
// modules that draw stand in files of their own (window.nimbookFronts); a figure that cannot be drawn stays a picture.

import { stageOf } from "nimbook-widget/modules.js";
import { figureOf, stillModel } from "nimbook-widget/packed.js";
import { shareEngine } from "./engine.js";
import { wake as wakeLive } from "./live.js";

shareEngine(new URL("engine.js", document.currentScript.src).href);

const styled = new Set();

/** What draws, once a page; its style goes to the head. */
function frontOf(name) {
  const front = window.nimbookFronts[name];
  if (!styled.has(name)) {
    styled.add(name);
    const style = document.createElement("style");
    style.textContent = front.css;
    document.head.append(style);
  }
  return front;
}

function lecture(state) {
  if (document.body.classList.contains("deck") && state.stage) state.stage.lecture = true;
}

async function drawStill(page, script) {
  const stills = page.querySelector(".nb-stills");
  const el = document.createElement("div");
  try {
    const render = await stageOf(frontOf(script.dataset.front).modules);
    const { state } = await figureOf(script.textContent);
    lecture(state);
    // As high as its picture until it is drawn: the text below must not jump.
    page.style.minHeight = `${stills.offsetHeight}px`;
    page.append(el);
    stills.hidden = true;
    render({ model: stillModel(state), el });
  } catch (error) {
    el.remove();
    stills.hidden = false;
    throw error;
  }
}

async function drawLive(page, script) {
  page.style.minHeight = `${page.offsetHeight}px`;
  await wakeLive(page, { front: window.nimbookFronts[script.dataset.front], change: lecture });
}

async function wake(page) {
  const script = page.querySelector("[data-nb-data]");
  if (!script || page.dataset.nbAwake !== undefined) return;
  page.dataset.nbAwake = "";
  try {
    await (page.dataset.nbLive === undefined ? drawStill : drawLive)(page, script);
  } catch (error) {
    console.warn("The still picture stays: " + error.message);
  }
  requestAnimationFrame(() => {
    page.style.minHeight = "";
    page.dispatchEvent(new CustomEvent("nimbook-awake", { bubbles: true }));
  });
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

/** For the scripts of slides. */
globalThis.nimbookFigures = { wake };
