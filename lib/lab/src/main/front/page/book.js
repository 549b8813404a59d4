// The figures of a book's page: each is drawn from its data in place of its still when it comes near the window. The
// modules that draw stand in files of their own (window.nimbookFronts); a figure that cannot be drawn stays a picture.

import { mount } from "nimbook-widget/mount.js";
import { figureOf } from "nimbook-widget/packed.js";
import { PageModel } from "nimbook-widget/pagemodel.js";
import { shareEngine } from "./engine.js";
import { wake as wakeLive } from "./live.js";

shareEngine(new URL("engine.js", document.currentScript.src).href);

const styled = new Set();

/** What draws; its style goes to the head, once a page. */
function frontOf(name) {
  const front = window.nimbookFronts[name];
  if (!styled.has(name)) {
    styled.add(name);
    const style = document.createElement("style");
    style.textContent = front.css;
    document.head.append(style);
  }
  return { modules: front.modules, css: "" };
}

function lecture(state) {
  if (document.body.classList.contains("deck") && state.stage) state.stage.lecture = true;
}

async function drawStill(page, script) {
  const { state } = await figureOf(script.textContent);
  lecture(state);
  await mount(page, frontOf(script.dataset.front), new PageModel(state));
}

async function drawLive(page, script) {
  await wakeLive(page, { front: frontOf(script.dataset.front), change: lecture });
}

async function wake(page) {
  const script = page.querySelector("[data-nb-data]");
  if (!script || page.dataset.nbAwake !== undefined) return;
  page.dataset.nbAwake = "";
  // As high as its picture until it is drawn: the text below must not jump.
  page.style.minHeight = `${page.offsetHeight}px`;
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
