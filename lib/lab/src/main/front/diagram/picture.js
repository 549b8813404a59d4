// A drawing: SVG text from the JVM.

import "./picture.css";
import { leastLetter, LETTER, READABLE, svgRoot } from "../shared/drawing.js";
import { theme } from "../shared/theme.js";

export function picture(el, view) {
  const frame = document.createElement("div");
  frame.className = "nb-picture";
  el.append(frame);
  let drawings = [];
  const stage = el.closest(".nb-stage");

  /** The widest drawing that fits; where the height is given, the one that becomes largest of those that fit best. */
  function choose() {
    const { size, room } = theme(frame);
    const wide = frame.clientWidth;
    if (!wide) return;
    const [own, ...others] = drawings;
    // Higher than its room, a picture scrolls before its letters become too small for the last row.
    const grown = ({ width, height, letter }) => {
      const least = Math.min(size / LETTER, leastLetter() / letter);
      return Math.min(wide / width, Math.max(room / height, least));
    };
    const fits = drawings.filter((d) => (d.width * size) / LETTER <= wide);
    const least = drawings.reduce((a, b) => (b.width < a.width ? b : a));
    const over = (d) => Math.max(0, Math.round(d.height * grown(d) - room));
    const better = (a, b) => (over(a) === over(b) ? grown(b) > grown(a) : over(b) < over(a));
    const best = room
      ? drawings.reduce((a, b) => (better(a, b) ? b : a))
      : fits.reduce((a, b) => (b.width > a.width ? b : a), fits[0] || (others.length ? least : own));
    const usual = size / LETTER;
    best.svg.style.width = best.width * (room ? grown(best) : usual) + "px";
    // As wide as its stage, such as on a phone, it scrolls before its letters become too small.
    const alone = !room && stage && wide > 0.9 * stage.clientWidth;
    best.svg.style.minWidth = alone ? best.width * Math.min(usual, READABLE / best.letter) + "px" : "";
    if (frame.firstChild !== best.svg) frame.replaceChildren(best.svg);
    // What scrolls is reached by keys.
    if (frame.scrollWidth > wide) frame.tabIndex = 0;
    else frame.removeAttribute("tabindex");
  }

  function update(state) {
    drawings = [state.svg, ...(state.others || [])].map((text) => {
      const svg = svgRoot(text);
      svg.setAttribute("aria-label", state.alt);
      const letters = [...svg.querySelectorAll("text")].map((words) => Number(words.getAttribute("font-size")));
      const letter = Math.min(LETTER, ...letters.filter((n) => n > 0));
      return { svg, letter, width: Number(svg.getAttribute("width")), height: Number(svg.getAttribute("height")) };
    });
    // In a row a small one is made smaller before the row wraps.
    const narrow = Math.min(...drawings.map(({ width }) => width)) / LETTER;
    el.style.setProperty("--nb-least", Math.min(20, 0.6 * narrow) + "em");
    frame.replaceChildren(drawings[0].svg);
    choose();
  }

  update(view.state);
  const sized = new ResizeObserver(choose);
  sized.observe(frame);
  stage?.addEventListener("nb-theme", choose);
  return {
    update,
    destroy() {
      sized.disconnect();
      stage?.removeEventListener("nb-theme", choose);
      frame.remove();
    },
  };
}
