// Runs in JupyterLab's page: notes when a key was pressed and when each new picture of one figure was on the screen. `kind` says how the
// figure tells of a new picture; `root` is the element that tells. "On the screen" is two animation frames after it was drawn: the first is
// the one that paints it, and when the second begins that one has been handed over.
(root, kind) => {
  const probe = { pictures: [], armed: Infinity, pressed: 0, told: null };
  const drawn = (mark) => {
    const at = performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const picture = { drawn: at, shown: performance.now(), mark };
      probe.pictures.push(picture);
      if (probe.told && probe.pressed > probe.armed && at > probe.pressed) {
        probe.told({ drawn: at - probe.pressed, shown: picture.shown - probe.pressed });
        probe.told = null;
      }
    }));
  };
  const kinds = {
    // The stage writes the turn when its components have drawn it.
    stage() {
      new MutationObserver(() => drawn(root.dataset.turn)).observe(root, { attributes: true, attributeFilter: ["data-turn"] });
    },
    // Several afterplots may follow one change; the first cell holds 37 k and tells which picture it is.
    plotly() {
      const first = () => root.calcdata[0][0].z[0][0];
      let before = first();
      root.on("plotly_afterplot", () => {
        if (first() === before) return;
        before = first();
        drawn(before);
      });
    },
    // A new image element, or a new source; it counts when it is decoded.
    image() {
      let before = root.querySelector("img").src;
      new MutationObserver(() => {
        const image = root.querySelector("img");
        if (!image || image.src === before) return;
        before = image.src;
        image.decode().then(() => drawn(before.length), () => {});
      }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["src"] });
    },
  };
  kinds[kind]();
  // The time at which the browser took the key, not the one at which a busy page came to look at it.
  document.addEventListener("keydown", (event) => { if (event.isTrusted) probe.pressed = event.timeStamp; }, { capture: true });
  probe.arm = () => {
    probe.armed = performance.now();
    probe.next = new Promise((resolve) => { probe.told = resolve; });
  };
  window.nbBench = probe;
}
