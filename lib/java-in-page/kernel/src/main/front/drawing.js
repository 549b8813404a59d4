// Chromium can lose what it draws while a worker of the page collects garbage, and then shows nothing new for good
// (docs/upstream/chromium.md). It looks for what is lost in each frame of an animation that its compositor moves by
// itself.

/** What was computed leaves garbage that is collected later; in ms. */
const LATER = 1000;

let works = 0;
let point = null;
let removal;

function begin() {
  works++;
  clearTimeout(removal);
  if (point) return;
  point = document.createElement("div");
  point.setAttribute("aria-hidden", "true");
  point.style.cssText = "position: fixed; top: 0; left: 0; width: 1px; height: 1px; pointer-events: none";
  (document.body || document.documentElement).append(point);
  point.animate({ transform: ["none", "translateX(1px)"] }, { duration: 1000, iterations: Infinity });
}

function end() {
  if (--works) return;
  removal = setTimeout(() => {
    point.remove();
    point = null;
  }, LATER);
}

/** While a worker has this to do, the page has such an animation. The promise itself. */
export function keepDrawing(work) {
  begin();
  work.then(end, end);
  return work;
}
