// One figure alone on the whole screen: letters and picture grow with it, tools fold away, keys move its parameter.

import { icon, make } from "./dom.js";

/** Letters: so many of them stand below and next to one another on a screen, as on a slide. */
const LINES = 34;
const COLUMNS = 54;

/** How often it is measured again: figures whose sizes follow one another in a circle end there. */
const TRIES = 6;

const OUT = "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4";

/** Whether keys belong to what has the focus, and not to the figure as a whole. */
export function takesKeys(el) {
  return Boolean(el.closest("input:not([type=range], [type=checkbox]), select, textarea, [contenteditable=true]"));
}

export class FullScreen {
  /** @param stage with root, panel, status, handles, moved */
  constructor(stage) {
    this.stage = stage;
    const words = "alone on the screen (F)";
    this.button = make("button", "nb-button nb-quiet nb-whole-screen", null, {
      type: "button", "aria-label": words, title: words, "aria-pressed": "false" });
    this.button.append(icon(OUT, true));
    this.button.addEventListener("click", () => this.toggle());
    this.tools = make("button", "nb-button nb-quiet nb-unfold", "tools", {
      type: "button", "aria-pressed": "false", title: "the tools of this figure" });
    this.tools.addEventListener("click", () => this.unfold(!this.unfolded));
    const { root } = stage;
    this.ends = [];
    // Before components keep the keys that they know.
    this.listen(root, "keydown", (event) => this.anywhere(event), true);
    this.listen(root, "keydown", (event) => this.key(event));
    this.listen(document, "fullscreenchange", () => {
      if (this.on && this.full && document.fullscreenElement !== root) this.leave();
    });
    this.listen(window, "resize", () => { if (this.on) this.settle(); });
    // What stands around the figures, and they themselves, may take their last size after the screen has.
    this.sized = new ResizeObserver(() => { if (this.on && this.tries-- > 0) this.measure(); });
    this.ends.push(() => this.sized.disconnect());
  }

  listen(target, kind, action, capture) {
    target.addEventListener(kind, action, capture);
    this.ends.push(() => target.removeEventListener(kind, action, capture));
  }

  toggle() {
    if (this.on) this.leave();
    else this.enter();
  }

  async enter() {
    const { root } = this.stage;
    this.on = true;
    this.before = this.unfolded;
    this.show();
    this.unfold(false);
    root.focus({ preventScroll: true });
    try {
      await root.requestFullscreen();
      this.full = this.on;
    } catch (_) {
      // Forbidden here, as in a frame of another page: a layer over the page, above all that it clips or turns.
      if (this.on && root.showPopover) {
        root.popover = "manual";
        root.showPopover();
      }
    }
    if (!this.on) {
      // Left again before the browser gave the screen: it is given back.
      if (document.fullscreenElement === root) document.exitFullscreen();
      return;
    }
    const { head, status, figures } = this.stage;
    for (const el of [head, status.el, figures]) this.sized.observe(el);
    this.settle();
  }

  settle() {
    this.tries = TRIES;
    this.measure();
  }

  leave() {
    const { root } = this.stage;
    this.on = false;
    this.sized.disconnect();
    if (this.full && document.fullscreenElement === root) document.exitFullscreen();
    else if (root.popover) root.hidePopover();
    root.popover = null;
    this.full = false;
    for (const name of ["--nb-size", "--nb-room"]) root.style.removeProperty(name);
    this.show();
    this.unfold(this.before);
    root.dispatchEvent(new CustomEvent("nb-theme"));
    this.button.focus({ preventScroll: true });
  }

  show() {
    const { classList } = this.stage.root;
    classList.toggle("nb-alone", this.on);
    // On a slide a figure fills what it is given also when it is not alone.
    if (this.on) this.filled = classList.contains("nb-fills");
    classList.toggle("nb-fills", this.on || this.filled);
    this.button.setAttribute("aria-pressed", String(this.on));
  }

  get unfolded() {
    return this.tools.getAttribute("aria-pressed") === "true";
  }

  /** The button, where a figure has tools. */
  offerTools() {
    this.tools.hidden = !this.stage.figures.querySelector(".nb-tools");
  }

  unfold(on) {
    this.tools.setAttribute("aria-pressed", String(on));
    this.stage.root.classList.toggle("nb-unfolded", on);
    if (this.on) this.measure();
    else this.stage.root.dispatchEvent(new CustomEvent("nb-unfold", { bubbles: true }));
  }

  /** Letters by the window, and for the figures the height that controls and status line leave. */
  measure() {
    const { root, head, scene, figures, status } = this.stage;
    const size = Math.max(15, Math.min(innerHeight / LINES, innerWidth / COLUMNS));
    root.style.setProperty("--nb-size", size.toFixed(1) + "px");
    const others = head.offsetHeight + status.el.offsetHeight + 2.2 * size;
    const rows = figures.classList.contains("nb-column") ? Math.max(1, figures.childElementCount) : 1;
    const room = Math.max(160, Math.floor((innerHeight - others) / rows - (rows - 1) * 1.2 * size));
    root.style.setProperty("--nb-room", room + "px");
    scene.scrollTop = 0;
    root.dispatchEvent(new CustomEvent("nb-theme"));
  }

  /** F, and Escape while the figure is alone: wherever in the figure the focus is. */
  anywhere(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return;
    const leaves = this.on && event.key === "Escape";
    if (!leaves && event.key.toLowerCase() !== "f") return;
    event.preventDefault();
    event.stopPropagation();
    this.toggle();
  }

  /** Arrows step the parameter, space plays it; a board or a heatmap that has the focus keeps its own keys. */
  key(event) {
    if (!this.on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesKeys(event.target)) return;
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    const control = this.control(event.key === " " ? "play" : "step");
    if (!control || (!by && event.key !== " ")) return;
    if (event.key === " " && event.target.closest("button, summary")) return;
    if (by && event.target.closest("input")) return;
    event.preventDefault();
    if (by) control.step(by);
    else control.play();
  }

  /** The control that was moved last, or else the first, of those that can do this. */
  control(what) {
    const { handles, moved } = this.stage;
    const last = handles[moved];
    return last && last[what] ? last : Object.values(handles).find((handle) => handle[what]);
  }

  destroy() {
    if (this.on) this.leave();
    for (const end of this.ends) end();
  }
}
