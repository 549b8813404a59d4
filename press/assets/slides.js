// reveal.js without its scaling: it would draw figures in another size than the pointer is told. Sheets are made to fit
// by smaller letters and figures.
document.addEventListener("DOMContentLoaded", () => {
  const frames = (n) =>
    new Promise((done) => {
      const next = (left) => (left ? requestAnimationFrame(() => next(left - 1)) : done());
      next(n);
    });
  let turn = 0;

  // Figures draw themselves anew after their size has changed: hence one step, and a look at what came of it.
  async function fit(sheet) {
    const mine = ++turn;
    if (!sheet || !sheet.offsetParent) return;
    const stages = [...sheet.querySelectorAll(".nb-stage")];
    const step = async (k) => {
      sheet.style.fontSize = k ? `${100 - 5 * k}%` : "";
      for (const stage of stages) {
        if (k) stage.style.setProperty("--nb-size", `${22 - 1.5 * k}px`);
        else stage.style.removeProperty("--nb-size");
        stage.closest(".nb-page").style.maxWidth = k ? `${100 - 9 * k}%` : "";
        stage.dispatchEvent(new CustomEvent("nb-theme"));
      }
      await frames(3);
    };
    const section = sheet.parentElement, high = () => section.scrollHeight > section.clientHeight + 2;
    for (let k = 0; k <= 6 && mine === turn; k++) {
      await step(k);
      if (!high()) return;
    }
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
    fit(slide.querySelector(".sheet"));
  };
  document.addEventListener("nimbook-awake", (event) => {
    const sheet = event.target.closest(".sheet");
    if (sheet && sheet === current()) fit(sheet);
  });
  addEventListener("resize", () => fit(current()));
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
  }).then(arrive);
  Reveal.on("slidechanged", () => setTimeout(arrive, 0));
  Reveal.on("fragmentshown", (event) => event.fragment.scrollIntoView({ block: "nearest" }));
});
