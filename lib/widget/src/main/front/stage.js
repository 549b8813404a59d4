// The stage: the frame around figures. It holds the controls of the parameters and a status line, gives each component
// its view, and talks to the JVM. One request is in flight; the newest value waits.

import "./stage.css";
import { FullScreen, takesKeys } from "./fullscreen.js";
import { inNotebook, RUN, standIn } from "./storedfigure.js";
import { controls } from "./controls.js";
import { Description } from "./describe.js";
import { make } from "./dom.js";
import { offerLastView, remember } from "./lastview.js";
import { Link, namedError, GONE } from "./link.js";
import { Nearer } from "./nearer.js";
import { SaveMenu } from "./save.js";
import { play } from "./sound.js";
import { Status } from "./status.js";
import { Tabs } from "./tabs.js";
import { followTheme } from "./theme.js";
import { inJava, written } from "./viewstate.js";

/** One displayed output. */
class Stage {
  /**
   * @param components the functions that draw, by name
   * @param gone what is done when no kernel answers, or none any more
   */
  constructor(model, el, components, gone) {
    this.model = model;
    this.components = components;
    this.gone = gone;
    this.root = make("div", "nb-stage", null, { "data-lm-suppress-shortcuts": "true", tabindex: "-1" });
    this.spec = model.get("stage") || {};
    this.values = { ...(model.get("values") || {}) };
    this.mounted = [];
    this.undo = [];
    this.link = new Link(model, () => this.liveChanged());
    this.nearer = new Nearer(this);
    this.status = new Status(() => { this.keep(-1, "lecture", !this.lecture); this.size(); });
    this.save = new SaveMenu(this);
    this.alone = new FullScreen(this);
    this.description = new Description(this);
    const { status, alone, description } = this;
    this.head = make("div", "nb-head");
    this.actions = make("div", "nb-actions", null, { role: "group", "aria-label": "this figure" });
    this.actions.append(status.info, description.button, alone.tools, status.size, alone.button, this.save.button);
    this.panel = make("div", "nb-controls");
    this.unanswered = make("p", "nb-unanswered", RUN);
    this.unanswered.hidden = true;
    this.scene = make("div", "nb-scene");
    this.figures = make("div", "nb-figures");
    this.message = make("div", "nb-message", null, { role: "alert" });
    this.message.hidden = true;
    this.tabs = new Tabs(this);
    this.scene.append(this.figures, this.message);
    this.controls();
    if (this.panel.childNodes.length) this.head.append(this.panel);
    this.head.append(this.actions);
    this.root.append(
      this.head, this.unanswered, this.save.panel, this.tabs.bar, this.scene, status.el, description.el);
    el.append(this.root);
    this.keys();
    this.undo.push(followTheme(this.root));
    this.size();
    this.liveChanged();
    this.draw();
    remember(this);
    this.listen("change:result", () => this.draw());
    this.listen("change:values", () => this.take(model.get("values")));
    this.listen("change:busy", () => this.busy());
    this.listen("change:note", () => this.note());
    this.listen("change:lecture", () => this.size());
    const load = ({ detail }) => this.load(detail);
    document.addEventListener("nb-cells", load);
    this.undo.push(() => document.removeEventListener("nb-cells", load));
  }

  listen(event, action) {
    this.model.on(event, action);
    this.undo.push(() => this.model.off(event, action));
  }

  /** Keys of controls. Typing into the stage must not run, cut or split cells. */
  keys() {
    this.root.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return;
      this.panel.querySelector(`[aria-keyshortcuts="${CSS.escape(event.key.toUpperCase())}"]`)?.click();
    }, true);
    for (const kind of ["keydown", "keyup", "keypress"])
      this.root.addEventListener(kind, (event) => event.stopPropagation());
  }

  get lecture() {
    return this.kept(-1).lecture ?? Boolean(this.spec.lecture);
  }

  size() {
    this.root.classList.toggle("nb-lecture", this.lecture);
    this.status.size.setAttribute("aria-pressed", String(this.lecture));
    this.root.dispatchEvent(new CustomEvent("nb-theme"));
  }

  kept(figure) {
    return (this.model.get("kept") || {})["f" + figure] || {};
  }

  /**
   * Kept in the model's state: so the JVM gives it back after a reload.
   * @param value undefined: as the figure was made
   */
  keep(figure, key, value) {
    const all = { ...this.model.get("kept") };
    const own = { ...this.kept(figure), [key]: value };
    if (value === undefined) delete own[key];
    delete all["f" + figure];
    if (Object.keys(own).length) all["f" + figure] = own;
    this.model.set("kept", all);
    clearTimeout(this.keeping);
    this.keeping = this.link.live ? setTimeout(() => this.sendKept(), 300) : 0;
    this.pending();
  }

  sendKept() {
    this.keeping = 0;
    try {
      this.model.save_changes();
    } catch (_) {
      this.link.setLive(false);
    }
    this.pending();
  }

  controls() {
    this.handles = {};
    for (const spec of this.spec.parameters || []) {
      const change = (value) => this.set(spec.name, value);
      change.pending = () => this.link.pending;
      const control = (controls[spec.kind] ?? this.components[spec.kind])(spec, change);
      control.show(this.values[spec.name]);
      this.handles[spec.name] = control;
      this.panel.append(control.el);
    }
  }

  set(name, value) {
    if (!this.handles[name])
      throw namedError(
        "Unknown",
        "parameter " + name + ": this figure has " + (Object.keys(this.handles).join(", ") || "none"),
      );
    this.values = { ...this.values, [name]: value };
    this.moved = name;
    this.handles[name].show(value);
    // The answer brings them into the model: what a view sets there, ipywidgets sends again with all that is saved.
    this.link.values(this.values);
    this.pending();
    this.wait();
    this.nearer.move();
  }

  /** A set of cells that was clicked in a table goes to the parameters that are sets as large. */
  load({ cells, taken }) {
    if (!this.link.live) return;
    for (const { name, kind, rows, columns } of this.spec.parameters || []) {
      if (kind !== "cells" || cells.some(([row, column]) => row >= rows || column >= columns)) continue;
      this.set(name, cells);
      taken.push(name);
    }
  }

  /** Java that makes what is seen now, by the cell's own source; without that what is behind it. */
  line() {
    const kept = { ...this.model.get("kept") };
    if (this.lecture) kept["f-1"] = { ...kept["f-1"], lecture: true };
    const state = written(this.values, kept, inJava);
    return (this.spec.source || "") + (state || !this.spec.source ? '.at("' + state + '")' : "");
  }

  /** Whether values or questions are still to be answered, or settings to be sent: for scripts that drive the page. */
  pending() {
    const { pending, requests } = this.link;
    this.root.dataset.pending = String(pending || requests.size > 0 || Boolean(this.keeping));
  }

  /** @return the answer of the JVM to a question of this figure */
  request(figure, question) {
    const { ahead } = this.nearer;
    const answer = ahead ? ahead.answer(figure, question) : this.link.request(figure, this.turn, question);
    this.pending();
    const shown = () => this.pending();
    answer.then(shown, shown);
    return answer;
  }

  /** Values that came from a cell or from another window; what is being changed here goes first. */
  take(values) {
    if (!values || this.link.pending) return;
    this.values = { ...values };
    for (const name in this.handles) this.handles[name].show(this.values[name]);
  }

  /** No word from the JVM for more than a second: most likely a cell is running, and messages wait behind it. */
  wait() {
    clearTimeout(this.waitTimer);
    if (!this.link.live) return;
    this.waitTimer = setTimeout(() => {
      if (this.link.pending && !this.model.get("busy") && !this.nearer.ahead)
        this.working({ what: "waiting for the kernel: a cell is running", done: 0, total: 0 });
    }, 1300);
  }

  busy() {
    const given = this.model.get("busy");
    const work = given && given.what ? given : null;
    if (work || !this.link.pending) this.working(this.link.live ? work : null);
    this.root.setAttribute("aria-busy", String(Boolean(work)));
  }

  /** Progress is shown where the reader looks: at the control that was moved. The picture of the old values dims. */
  working(work) {
    const control = this.moved && this.handles[this.moved].el;
    this.status.busy(work, work && control && (control.tagName === "DETAILS" ? this.panel : control));
    this.figures.classList.toggle("nb-old", Boolean(work));
  }

  /** What the status line says while nothing is under way. */
  note() {
    const note = (this.model.get("result") || {}).note || this.model.get("note") || "";
    this.status.lasting(this.link.live || this.link.still ? note : this.model.get("gone") || GONE);
  }

  liveChanged() {
    for (const name in this.handles || {}) this.handles[name].enable(this.link.live);
    this.root.classList.toggle("nb-live", this.link.live);
    this.note();
    this.unanswered.hidden = true;
    if (!this.link.live) {
      this.working(null);
      // Before the first picture there are no values that belong to one.
      Promise.resolve().then(() => this.gone(this));
    }
    for (const one of this.mounted) one.view.live = this.link.live && !one.still;
    this.pending();
    this.save.refresh();
    this.root.dispatchEvent(new CustomEvent("nb-live"));
  }

  draw() {
    const result = this.model.get("result") || { turn: 0 };
    const figures = this.model.get("figures") || { list: [] };
    this.link.result(result.seen);
    this.note();
    if (!this.link.pending) {
      this.take(this.model.get("values"));
      this.answered = this.values;
    }
    this.turn = figures.turn;
    this.figures.classList.toggle("nb-column", figures.direction === "column");
    if (result.error) this.fail(result.error, result.stopped);
    else if (!this.nearer.answered() && (figures.turn !== this.drawn || !this.message.hidden)) {
      this.show(figures.list);
      this.drawn = figures.turn;
    }
    if (!this.link.pending || result.error) this.busy();
    this.wait();
    this.root.dataset.turn = result.turn;
    this.pending();
  }

  /** Pictures of the page's own Java, until the kernel answers. */
  showNear(list, note) {
    this.working(null);
    this.status.lasting(note);
    this.show(list);
    this.drawn = null;
  }

  /** Words in the figure's place. @param stopped whether the same values can be computed again */
  fail(text, stopped) {
    this.message.textContent = text;
    // A caret in its second line stands below a place in the first.
    this.message.classList.toggle("nb-lines", text.includes("\n"));
    if (stopped) {
      const again = make("button", "nb-button nb-again", "run again", { type: "button" });
      again.addEventListener("click", () => {
        again.disabled = true;
        this.link.values(this.values);
        this.pending();
        this.wait();
      });
      this.message.append(again);
    }
    this.message.hidden = false;
    this.figures.classList.add("nb-behind");
    this.figures.setAttribute("aria-hidden", "true");
  }

  show(list) {
    try {
      list.forEach((figure, i) => this.mount(figure, i));
      for (const one of this.mounted.splice(list.length)) this.unmount(one);
      this.tabs.show((this.model.get("figures") || {}).direction === "tabs" ? list : []);
      this.alone.offerTools();
      this.save.refresh();
      this.message.hidden = true;
      this.figures.classList.remove("nb-behind");
      this.figures.removeAttribute("aria-hidden");
    } catch (error) {
      this.fail("The figure could not be drawn: " + error.message);
    }
  }

  /** The endings of the files that the JVM can make of a figure. */
  files(i) {
    return ((this.model.get("figures") || {}).list || [])[i]?.files;
  }

  mount(figure, i) {
    const before = this.mounted[i];
    if (before && before.component === figure.component) {
      before.view.state = figure.state;
      before.still = figure.still;
      before.view.live = this.link.live && !figure.still;
      before.handle.update(figure.state);
      return;
    }
    const el = make("div", "nb-figure");
    if (figure.label) el.setAttribute("aria-label", figure.label);
    el.setAttribute("role", "group");
    if (before) {
      before.el.replaceWith(el);
      this.unmount(before);
    } else {
      this.figures.append(el);
    }
    const stage = this;
    const view = {
      state: figure.state,
      // A stored picture among live ones has no JVM.
      live: this.link.live && !figure.still,
      request: (question) => stage.request(i, question),
      get kept() { return stage.kept(i); },
      keep: (key, value) => stage.keep(i, key, value),
      set: (name, value) => stage.set(name, value),
      value: (name) => stage.values[name],
      say: (text) => stage.status.say(text),
      play,
    };
    const component = this.components[figure.component];
    if (!component) throw new Error("no component " + figure.component);
    this.mounted[i] = { component: figure.component, still: figure.still, el, view, handle: component(el, view) || {} };
  }

  unmount(one) {
    if (one.handle.destroy) one.handle.destroy();
    one.el.remove();
  }

  destroy() {
    clearTimeout(this.keeping);
    clearTimeout(this.waitTimer);
    for (const name in this.handles) this.handles[name].destroy();
    for (const one of this.mounted) this.unmount(one);
    for (const undo of this.undo) undo();
    this.nearer.destroy();
    this.alone.destroy();
    this.link.destroy();
    this.root.remove();
  }
}

/** Draws a model into an element; what it returns ends that. */
export function render({ model, el, components }) {
  let stage = null;
  const unanswered = async (left) => {
    const other = await standIn(model, left.answered);
    if (stage !== left || left.link.live) return;
    if (!other) {
      left.unanswered.hidden = !inNotebook();
      return;
    }
    const focused = el.contains(document.activeElement);
    left.destroy();
    el.setAttribute("data-nb-live", "");
    for (const touch of ["pointerenter", "focusin"]) el.addEventListener(touch, other.start, { once: true });
    const unfolded = left.alone.unfolded;
    const show = () => new Stage(other, el, components, (it) => { it.unanswered.hidden = false; });
    stage = show();
    if (unfolded) stage.alone.unfold(true);
    offerLastView(stage, other, () => { stage.destroy(); stage = show(); });
    // A reader who is there already enters no more.
    if (focused) stage.root.focus();
    else if (el.matches(":hover")) other.start();
  };
  stage = new Stage(model, el, components, unanswered);
  return () => {
    const last = stage;
    stage = null;
    last.destroy();
  };
}
