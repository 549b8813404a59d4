// The link to what a page shows now, copied or as a code for the cameras of a room.

import { unzipped } from "nimbook-widget/packed.js";
import { copyToClipboard } from "nimbook-widget/clipboard.js";

/** The side of a code on the screen, in pixels: a camera reads it from the last row. */
const SIDE = 420;

function button(words, action) {
  const el = document.createElement("button");
  el.type = "button";
  el.textContent = words;
  el.addEventListener("click", action);
  return el;
}

/** The library that draws codes stands packed in the page, and is unpacked at the first request. */
async function draw(text, el) {
  const packed = document.querySelector("[data-nb-qr]").textContent;
  const url = URL.createObjectURL(new Blob([await unzipped(packed)], { type: "text/javascript" }));
  const { default: codes } = await import(url);
  URL.revokeObjectURL(url);
  codes.render({ text, radius: 0, ecLevel: "M", fill: "#000000", background: "#ffffff", size: SIDE }, el);
}

export function share(place) {
  const word = document.createElement("span");
  word.setAttribute("role", "status");
  const code = document.createElement("dialog");
  code.className = "nb-page-code";
  code.setAttribute("aria-label", "QR code of this view");
  code.addEventListener("click", () => code.close());
  const copied = async () => {
    try {
      await copyToClipboard(location.href);
      word.textContent = "copied";
    } catch (error) {
      word.textContent = error.message;
    }
    setTimeout(() => { word.textContent = ""; }, 4000);
  };
  const shown = async () => {
    const canvas = document.createElement("canvas");
    const words = document.createElement("p");
    words.textContent = location.href;
    code.replaceChildren(words);
    code.showModal();
    if (location.protocol === "file:") {
      words.textContent = "This page lies on a disk, where no phone finds it. On a site its address has a code.";
      return;
    }
    canvas.width = canvas.height = SIDE;
    try {
      await draw(location.href, canvas);
      code.prepend(canvas);
    } catch (_) {
      words.textContent = "This address is too long for a code: " + location.href;
    }
  };
  place.append(button("Copy link", copied), button("QR code", shown), word, code);
  place.title = "the address holds what is seen now";
}
