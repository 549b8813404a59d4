// reveal.js without its scaling: it would draw figures in another size than the pointer has. A figure fills its
// sheet; text that is too long gets smaller letters.
document.addEventListener("DOMContentLoaded", () => {
  const frames = (n) =>
    new Promise((done) => {
      const next = (left) => (left ? requestAnimationFrame(() => next(left - 1)) : done());
      next(n);
    });
  let turn = 0;

  /** Until nothing has changed its height for some frames. */
  async function still(section) {
    let last = -1;
    for (let same = 0, n = 0; same < 3 && n < 60; n++) {
      await frames(1);
      same = section.scrollHeight === last ? same + 1 : 0;
      last = section.scrollHeight;
    }
  }

  // As with one figure alone on the screen: so many letters below and next to one another. A figure that does not fit
  // gets the second size, in which its smallest letters are still read.
  const ROWS = [34, 36];
  const letters = (rows) => Math.max(15, Math.min(innerHeight / rows, innerWidth / 60));
  // The smallest letter is a 45th of the height; a figure has at least so much of its slide before text gets smaller.
  const LEAST = 45, SHARE = 0.62;
  // What text that grows again leaves free, for figures that draw themselves a little higher.
  const SPARE = 0.07;

  // A table of cells that heading and words leave less than this of the slide's height stands next to them.
  const CELLS = 0.55;
  // As wide as high, or nearly: a wider one takes the whole width.
  const SQUARE = 1.25;

  const over = ({ parentElement: section }) => section.scrollHeight - section.clientHeight;

  // What grows after its slide was laid out, such as a figure that is drawn late, has it laid out again: not for ever,
  // where even the smallest letters are too high.
  const AGAIN = 3;
  let again = 0;
  const grown = new ResizeObserver(([{ target: sheet }]) => {
    if (sheet === current() && !sheet.classList.contains("fitting") && over(sheet) > 2 && again++ < AGAIN) fit(sheet);
  });

  async function fit(sheet) {
    const mine = ++turn;
    grown.disconnect();
    if (!sheet || !sheet.offsetParent) return;
    sheet.classList.add("fitting");
    if (!words(sheet)) sheet.classList.remove("beside");
    const layAll = async () => {
      for (const rows of ROWS) if (mine === turn && (await lay(sheet, rows, mine))) break;
    };
    await layAll();
    if (mine === turn && !sheet.classList.contains("beside") && low(sheet)) {
      sheet.classList.add("beside");
      await layAll();
    }
    if (mine !== turn) return;
    sheet.classList.remove("fitting");
    grown.observe(sheet);
  }

  /** What is read next to a slide's figure; a step that is not shown yet is not. */
  const words = (sheet) => sheet.querySelector(":scope > .prose, :scope > .fragment.visible");

  /** Whether the slide's one figure is a table of cells that is low below its words, and may stand next to them. */
  function low(sheet) {
    const figures = sheet.querySelectorAll(".nb-figures > *"), cells = sheet.querySelector(".nb-heatmap [data-plot]");
    if (figures.length !== 1 || !cells || !words(sheet) || innerWidth < SQUARE * innerHeight) return false;
    const [, , width, height] = cells.dataset.plot.split(" ");
    return height < CELLS * innerHeight && width < SQUARE * height;
  }

  /** Figures draw themselves anew after their size has changed: hence a step, and a look at what came of it. */
  async function lay(sheet, rows, mine) {
    const section = sheet.parentElement, style = getComputedStyle(section);
    const inner = section.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const pages = [...sheet.querySelectorAll(".nb-page")];
    const give = (room) => {
      for (const page of pages) {
        page.style.setProperty("--nb-room", Math.floor(room) + "px");
        const stage = page.querySelector(".nb-stage");
        if (!stage) continue;
        stage.classList.add("nb-fills");
        stage.dispatchEvent(new CustomEvent("nb-theme"));
      }
    };
    document.body.style.setProperty("--nb-lecture-size", letters(rows).toFixed(1) + "px");
    sheet.classList.toggle("shows", pages.length > 0);
    sheet.style.fontSize = "";
    const least = innerHeight / LEAST / (parseFloat(getComputedStyle(sheet).fontSize) * (pages.length ? 0.85 : 1));
    const beside = sheet.classList.contains("beside");
    const cell = beside && sheet.querySelector(":scope > .code");
    if (beside) sheet.style.setProperty("--nb-words", sheet.childElementCount - 1);
    let room = 0, scale = 1;
    const write = () => { sheet.style.fontSize = scale < 1 ? 100 * scale + "%" : ""; };
    for (; ; scale = Math.max(least, scale - 0.06)) {
      write();
      if (pages.length) {
        for (const page of pages) page.querySelector(".nb-stage")?.classList.add("nb-fills");
        sheet.classList.add("measured");
        room = (inner - (cell || sheet).offsetHeight) / pages.length - 2;
        const fits = cell ? sheet.offsetHeight <= inner : room >= (SHARE * inner) / pages.length;
        sheet.classList.remove("measured");
        if (fits || scale <= least) break;
      } else if (over(sheet) <= 2 || scale <= least) return true;
    }
    // What a figure cannot know beforehand, such as a legend that wraps, shows when it is drawn.
    const all = room;
    let before = Infinity;
    for (let look = 0; look < 5 && room > 0.2 * inner; look++) {
      give(room);
      await still(section);
      if (mine !== turn) return true;
      const left = (inner - sheet.offsetHeight) / pages.length;
      if (over(sheet) > 2 && over(sheet) > before - 2) break;
      before = over(sheet);
      if (before > 2) room -= before / pages.length + 2;
      // A figure that was measured before it had shrunk has been given too little.
      else if (left > 0.1 * inner && room < all) room = Math.min(all, room + left - 4);
      else break;
    }
    // What the figure has left, such as one that is as wide as the slide, is for the text.
    const spare = () => inner - sheet.offsetHeight > SPARE * inner;
    for (let fits = scale; spare() && scale < 1; fits = scale) {
      scale = Math.min(1, scale + 0.06);
      write();
      if (spare()) continue;
      scale = fits;
      write();
      break;
    }
    await still(section);
    if (mine !== turn) return true;
    // A figure that cannot be smaller takes from the text.
    while (over(sheet) > 2 && scale > least) {
      scale = Math.max(least, scale - 0.06);
      write();
    }
    return over(sheet) <= 2;
  }

  const current = () =>
    document.querySelector("section section.present:not(.stack) > .sheet") ||
    document.querySelector("section.present > .sheet");
  const wake = (sheet) => {
    if (sheet) for (const page of sheet.querySelectorAll("[data-nb-figure]")) nimbookFigures.wake(page);
  };
  const arrive = () => {
    const slide = Reveal.getCurrentSlide();
    if (!slide) return;
    wake(slide);
    again = 0;
    fit(slide.querySelector(".sheet"));
  };
  document.addEventListener("nimbook-awake", (event) => {
    const sheet = event.target.closest(".sheet");
    if (sheet && sheet === current()) fit(sheet);
  });
  // The key of a switch works on the slide that is seen, wherever the focus is; within its figure that knows it.
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea")) return;
    current()?.querySelector(`[aria-keyshortcuts="${CSS.escape(event.key.toUpperCase())}"]`)?.click();
  });
  addEventListener("resize", () => {
    for (const sheet of document.querySelectorAll(".sheet.beside")) sheet.classList.remove("beside");
    fit(current());
  });
  document.addEventListener("nb-unfold", () => fit(current()));
  Reveal.initialize({
    width: "100%",
    height: "100%",
    margin: 0,
    minScale: 1,
    maxScale: 1,
    center: false,
    hash: true,
    slideNumber: "c/t",
    transition: "none",
    backgroundTransition: "none",
    mouseWheel: false,
    touch: true,
    navigationMode: "linear",
    viewDistance: 2,
    pdfSeparateFragments: false,
    // Keys belong to a figure while it has the focus.
    keyboardCondition: () => !document.activeElement?.closest(".nb-stage"),
    plugins: window.RevealNotes ? [RevealNotes] : [],
  }).then(() => {
    // Its arrows stand in an <aside>, which is a landmark of the page, not of its main part.
    document.querySelector(".reveal .controls")?.setAttribute("role", "none");
    arrive();
  });
  Reveal.on("slidechanged", () => setTimeout(arrive, 0));
  for (const change of ["fragmentshown", "fragmenthidden"]) Reveal.on(change, () => { again = 0; fit(current()); });
});
