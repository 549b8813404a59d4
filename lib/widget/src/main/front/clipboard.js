// Text for other programs.

import { make } from "./dom.js";

/** To the clipboard, also where a page may not use the clipboard's own interface (plain http on another machine). */
export async function copyToClipboard(text) {
  if (navigator.clipboard && window.isSecureContext) {
    try {
      return await navigator.clipboard.writeText(text);
    } catch (_) {
      // Refused: the old way below asks no permission.
    }
  }
  const area = make("textarea", "", null, { "aria-hidden": "true" });
  area.value = text;
  area.style.cssText = "position:fixed;top:0;left:0;opacity:0";
  const before = document.activeElement;
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (before && before.focus) before.focus({ preventScroll: true });
  if (!done) throw new Error("the browser did not allow the copy");
}
