// Runs in JupyterLab's page: notes when a key was pressed and when each new picture of one figure was on the screen.
// `kind` says how the figure tells of a new picture; `root` is the element that tells. "On the screen" is two animation
// frames after it was drawn: the first is the one that paints it, and when the second begins that one has been handed
// over.
(root, kind) => {
  const probe = { pictures: [], steps: [], armed: Infinity, pressed: 0, report: null };
  const drawn = (mark) => {
    const at = performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const picture = { drawn: at, shown: performance.now(), mark };
      probe.pictures.push(picture);
      if (probe.report && probe.pressed > probe.armed && at > probe.pressed) {
        probe.report({ drawn: at - probe.pressed, shown: picture.shown - probe.pressed });
        probe.steps.push({ pressed: probe.pressed, ...picture });
        probe.report = null;
      }
    }));
  };
  const kinds = {
    // The stage writes the turn when its components have drawn it.
    stage() {
      new MutationObserver(() => drawn(root.dataset.turn)).observe(root, {
        attributes: true,
        attributeFilter: ["data-turn"],
      });
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
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.isTrusted) probe.pressed = event.timeStamp;
    },
    { capture: true },
  );
  probe.arm = () => {
    probe.armed = performance.now();
    probe.next = new Promise((resolve) => { probe.report = resolve; });
  };
  // A hand that drags for `ms`: the events of a pointer at 60 places a second, each one value further, to and fro. Made
  // in the page: a pointer driven from outside waits for an answer after each move, and so would be slowed down by the
  // figure that it is to measure.
  probe.hand = (handle, width, value, greatest, ms) => new Promise((resolve) => {
    const box = handle.getBoundingClientRect();
    const x = (k) => box.left + box.width / 2 + (width * (k - value)) / greatest;
    const mouse = (target, kind, k) =>
      target.dispatchEvent(
        new MouseEvent(kind, {
          bubbles: true,
          cancelable: true,
          view: window,
          button: 0,
          buttons: kind === "mouseup" ? 0 : 1,
          clientX: x(k),
          clientY: box.top + box.height / 2,
        }),
      );
    const native = handle.tagName === "INPUT";
    const move = (k) => {
      if (!native) return mouse(document.documentElement, "mousemove", k);
      handle.value = k;
      handle.dispatchEvent(new Event("input", { bubbles: true }));
    };
    if (!native) mouse(handle, "mousedown", value);
    const begun = performance.now();
    const before = probe.pictures.length;
    let [k, by, moves] = [value, 1, 0];
    const timer = setInterval(() => {
      const lasted = performance.now() - begun;
      if (lasted >= ms) {
        clearInterval(timer);
        if (!native) mouse(document.documentElement, "mouseup", k);
        resolve({ pictures: probe.pictures.slice(before).map((p) => p.shown), moves, lasted });
        return;
      }
      by = k >= greatest ? -1 : k <= 0 ? 1 : by;
      k += by;
      moves++;
      move(k);
    }, 1000 / 60);
  });
  window.nbBench = probe;
}
