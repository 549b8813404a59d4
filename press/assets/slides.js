// reveal.js without its scaling: it would draw figures in another size than the pointer is told. Sheets are made to fit by smaller letters and figures.
document.addEventListener("DOMContentLoaded", () => {
  const fit = (sheet) => {
    if (!sheet || !sheet.offsetParent) return;
    const room = sheet.parentElement.clientHeight;
    sheet.style.fontSize = "";
    const stages = [...sheet.querySelectorAll(".nb-stage")];
    for (const stage of stages) stage.style.removeProperty("--nb-size");
    for (let step = 0; step < 6 && sheet.scrollHeight > room; step++) {
      sheet.style.fontSize = `${100 - 7 * (step + 1)}%`;
      for (const stage of stages) stage.style.setProperty("--nb-size", `${22 - 1.6 * (step + 1)}px`);
    }
    for (const stage of stages) stage.dispatchEvent(new CustomEvent("nb-theme"));
  };
  const current = () => document.querySelector("section section.present:not(.stack) > .sheet") || document.querySelector("section.present > .sheet");
  const wake = (sheet) => { if (sheet) for (const page of sheet.querySelectorAll("[data-nb-figure]")) nimbookFigures.wake(page); };
  const arrive = () => {
    const slide = Reveal.getCurrentSlide();
    if (!slide) return;
    wake(slide);
    fit(slide.querySelector(".sheet"));
  };
  document.addEventListener("nimbook-awake", (event) => { const sheet = event.target.closest(".sheet"); if (sheet && sheet === current()) fit(sheet); });
  addEventListener("resize", () => fit(current()));
  Reveal.initialize({
    width: "100%", height: "100%", margin: 0, minScale: 1, maxScale: 1, center: false, hash: true, slideNumber: "c/t", transition: "none", backgroundTransition: "none",
    mouseWheel: false, touch: true, navigationMode: "linear", viewDistance: 2, pdfSeparateFragments: false,
    // Keys belong to a figure while it has the focus.
    keyboardCondition: () => !document.activeElement?.closest(".nb-stage"),
    plugins: window.RevealNotes ? [RevealNotes] : [],
  }).then(arrive);
  Reveal.on("slidechanged", () => setTimeout(arrive, 0));
});
