// A figure as large as the window: what the words, the controls and the status line leave is its own.

/** The least share of the window's height that a figure has; the page scrolls sooner than that. */
const LEAST = 0.6;

/** On a narrower window the width is what there is too little of. */
const NARROW = 700;

/** A legend that wraps shows when it is drawn, and takes height. */
const LOOKS = 3;

const frames = (n) => new Promise((done) => {
  const next = (left) => (left ? requestAnimationFrame(() => next(left - 1)) : done());
  next(n);
});

export function fill(page) {
  const root = page.querySelector(".nb-stage");
  if (!root) return;
  root.classList.add("nb-fills");
  const figures = root.querySelector(".nb-figures");
  let turn = 0;
  const fit = async () => {
    const mine = ++turn;
    if (innerWidth < NARROW) {
      page.style.removeProperty("--nb-room");
      root.dispatchEvent(new CustomEvent("nb-theme"));
      return;
    }
    const rows = figures.classList.contains("nb-column") ? Math.max(1, figures.childElementCount) : 1;
    for (let look = 0; look < LOOKS && mine === turn; look++) {
      const others = document.body.offsetHeight - figures.offsetHeight;
      const room = Math.max(LEAST * innerHeight, innerHeight - others) / rows;
      page.style.setProperty("--nb-room", Math.floor(room) + "px");
      root.dispatchEvent(new CustomEvent("nb-theme"));
      await frames(3);
    }
  };
  addEventListener("resize", fit);
  document.addEventListener("nb-unfold", fit);
  fit();
}
