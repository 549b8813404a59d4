// The controls of the parameters: a number, a choice, a switch, a line of text, a button, a set of cells. Each shows a
// value and calls back with a change.

import { icon, make } from "./dom.js";
import { Steps } from "./steps.js";

/** Steps a second while a parameter plays. */
const SPEEDS = [1, 2, 5, 10, 25];

/** What play does at the end of its range. */
const WAYS = [["once", "stops at the end"], ["loop", "begins again"], ["to and fro", "turns back"]];

/** A number in steps, whole or decimal: slider, number entry, play button with its speed. */
function numberControl(spec, change) {
  const steps = new Steps(spec);
  const box = make("div", "nb-control nb-whole", null, { role: "group", "aria-label": spec.label });
  const slider = steps.slider(spec.label);
  const number = steps.entry(spec.label, (v) => { stop(); if (v !== null) move(v); }, () => value);
  const play = make("button", "nb-button nb-play", null, {
    type: "button",
    "aria-label": "play " + spec.label,
    title: "play",
  });
  const speed = make("select", "nb-select nb-speed", null, { "aria-label": "steps a second", title: "steps a second" });
  for (const s of SPEEDS) speed.append(make("option", "", s + "/s", { value: s }));
  speed.value = spec.speed || 5;
  const way = make("select", "nb-select nb-way", null, { "aria-label": "at the end", title: "at the end" });
  for (const [name, title] of WAYS) way.append(make("option", "", name, { value: name, title }));
  const settings = [speed, way];
  for (const one of settings) one.hidden = true;
  box.append(make("span", "nb-label", spec.label), slider, number, play, ...settings);
  let timer = 0;
  let forward = 1;
  let value = spec.min;
  const show = (v) => {
    value = v;
    slider.value = v;
    if (document.activeElement !== number || timer) number.value = v;
    number.classList.remove("nb-wrong");
    slider.setAttribute("aria-valuetext", spec.label + " " + v);
    slider.style.setProperty("--nb-part", steps.part(v));
  };
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
    play.replaceChildren(icon("M4 2.5v11l9-5.5z"));
    play.setAttribute("aria-label", "play " + spec.label);
    play.title = "play";
    for (const one of settings) one.hidden = true;
  };
  const move = (v) => { show(v); change(v); };
  /** The value after this one, or null at the end. */
  const following = () => {
    const next = steps.exact(value + forward * spec.step);
    if (steps.inside(next)) return next;
    if (way.value === "loop") return spec.min;
    const back = steps.exact(value - forward * spec.step);
    if (way.value === "once" || !steps.inside(back)) return null;
    forward = -forward;
    return back;
  };
  const step = () => {
    const next = following();
    if (next === null) return stop();
    timer = setTimeout(step, 1000 / Number(speed.value));
    if (!change.pending()) move(next);
  };
  const start = () => {
    forward = 1;
    if (!steps.inside(steps.exact(value + spec.step))) move(spec.min);
    play.replaceChildren(icon("M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z"));
    play.setAttribute("aria-label", "stop " + spec.label);
    play.title = "stop";
    for (const one of settings) one.hidden = false;
    timer = setTimeout(step, 1000 / Number(speed.value));
  };
  slider.addEventListener("input", () => { stop(); show(steps.exact(slider.value)); change(value); });
  const toggle = () => (timer ? stop() : start());
  play.addEventListener("click", toggle);
  stop();
  return {
    el: box,
    show,
    destroy: stop,
    play() { if (!play.disabled) toggle(); },
    step(by) {
      const next = steps.exact(value + by * spec.step);
      if (play.disabled || !steps.inside(next)) return;
      stop();
      move(next);
    },
    enable(on) {
      if (!on) stop();
      for (const input of [slider, number, play, ...settings]) input.disabled = !on;
    },
  };
}

/** One of several: buttons side by side when they are few and short, else a list. */
function choiceControl(spec, change) {
  const box = make("div", "nb-control nb-choice", null, { role: "radiogroup", "aria-label": spec.label });
  box.append(make("span", "nb-label", spec.label));
  if (spec.options.length <= 5 && spec.options.join("").length <= 40) {
    const bar = make("span", "nb-bar");
    const buttons = spec.options.map((option) => {
      const button = make("button", "nb-button", option, { type: "button", role: "radio", "aria-checked": "false" });
      button.addEventListener("click", () => { show(option); change(option); });
      return button;
    });
    const show = (v) => buttons.forEach((b, i) => {
      b.setAttribute("aria-checked", String(spec.options[i] === v));
      b.tabIndex = spec.options[i] === v ? 0 : -1;
    });
    bar.addEventListener("keydown", (event) => {
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      const next = buttons[(buttons.indexOf(document.activeElement) + by + buttons.length) % buttons.length];
      next.focus();
      next.click();
    });
    bar.append(...buttons);
    box.append(bar);
    return { el: box, show, destroy() {}, enable(on) { for (const b of buttons) b.disabled = !on; } };
  }
  box.setAttribute("role", "group");
  const select = make("select", "nb-select", null, { "aria-label": spec.label });
  for (const option of spec.options) select.append(make("option", "", option, { value: option }));
  select.addEventListener("change", () => change(select.value));
  box.append(select);
  return { el: box, show(v) { select.value = v; }, destroy() {}, enable(on) { select.disabled = !on; } };
}

/** On or off. */
function toggleControl(spec, change) {
  const box = make("label", "nb-control nb-toggle");
  const input = make("input", "nb-check", null, { type: "checkbox", role: "switch" });
  box.append(input, make("span", "nb-label", spec.label));
  if (spec.key) {
    input.setAttribute("aria-keyshortcuts", spec.key);
    box.title = spec.label + " (" + spec.key + ")";
  }
  input.addEventListener("change", () => change(input.checked));
  return { el: box, show(v) { input.checked = v; }, destroy() {}, enable(on) { input.disabled = !on; } };
}

/** A line of text: sent as it is typed, in a field that grows with it. */
function textControl(spec, change) {
  const box = make("label", "nb-control nb-text");
  const input = make("input", "nb-line", null, { type: "text", maxlength: spec.most, spellcheck: "false" });
  box.append(make("span", "nb-label", spec.label), input);
  const grow = () => { input.size = Math.max(20, Math.min(input.value.length + 1, 72)); };
  input.addEventListener("input", () => {
    grow();
    change(input.value);
  });
  return {
    el: box,
    show(v) {
      if (document.activeElement !== input) input.value = v;
      grow();
    },
    destroy() {},
    enable(on) { input.disabled = !on; },
  };
}

/** A button: its value is how often it was pressed. */
function buttonControl(spec, change) {
  const box = make("span", "nb-control nb-press");
  const button = make("button", "nb-button", spec.label, { type: "button" });
  let pressed = 0;
  box.append(button);
  button.addEventListener("click", () => change(++pressed));
  return { el: box, show(v) { pressed = v; }, destroy() {}, enable(on) { button.disabled = !on; } };
}

/** A set of cells: a small board whose squares are switched by click or by arrow keys and space. */
function cellSetControl(spec, change) {
  const box = make("details", "nb-control nb-cells");
  const summary = make("summary", "nb-button");
  const count = make("span", "nb-count");
  summary.append(make("span", "nb-label", spec.label), count);
  const sheet = make("div", "nb-sheet");
  const grid = make("div", "nb-squares", null, {
    role: "grid",
    "aria-label": spec.label + ": rows and columns, origin top left",
  });
  grid.style.setProperty("--nb-columns", spec.columns);
  const clear = make("button", "nb-button", "clear", { type: "button" });
  sheet.append(grid, clear);
  box.append(summary, sheet);
  let on = new Set();
  const squares = [];
  const notify = () =>
    change([...on].sort((a, b) => a - b).map((i) => [Math.floor(i / spec.columns), i % spec.columns]));
  const paint = () => {
    squares.forEach((square, i) => square.setAttribute("aria-selected", String(on.has(i))));
    count.textContent = on.size === 1 ? "1 cell" : on.size + " cells";
  };
  const place = (n) => make("span", "nb-place", n, { "aria-hidden": "true" });
  const heads = make("div", "nb-row", null, { "aria-hidden": "true" });
  heads.append(place(""), ...Array.from({ length: spec.columns }, (_, c) => place(c)));
  grid.append(heads);
  for (let r = 0; r < spec.rows; r++) {
    const row = make("div", "nb-row", null, { role: "row" });
    row.append(place(r));
    for (let c = 0; c < spec.columns; c++) {
      const square = make("button", "nb-square", null, {
        type: "button",
        role: "gridcell",
        "aria-label": "row " + r + ", column " + c,
        title: "(" + r + ", " + c + ")",
      });
      square.tabIndex = r + c ? -1 : 0;
      row.append(square);
      squares.push(square);
    }
    grid.append(row);
  }
  const put = (i, filled) => {
    if (i < 0 || squares[i].disabled || on.has(i) === filled) return;
    if (filled) on.add(i);
    else on.delete(i);
    paint();
    notify();
  };
  // A press switches its square; dragged on, it makes the others like it.
  let filling = null;
  const at = (event) => squares.indexOf(document.elementFromPoint(event.clientX, event.clientY));
  grid.addEventListener("pointerdown", (event) => {
    const i = squares.indexOf(event.target);
    if (i < 0 || event.button !== 0) return;
    filling = !on.has(i);
    put(i, filling);
    grid.setPointerCapture(event.pointerId);
  });
  grid.addEventListener("pointermove", (event) => { if (filling !== null) put(at(event), filling); });
  for (const end of ["pointerup", "pointercancel"]) grid.addEventListener(end, () => { filling = null; });
  // A click without a pointer comes from a key, or from a screen reader.
  grid.addEventListener("click", (event) => {
    const i = squares.indexOf(event.target);
    if (i >= 0 && !event.detail) put(i, !on.has(i));
  });
  grid.addEventListener("keydown", (event) => {
    const i = squares.indexOf(document.activeElement);
    const c = i % spec.columns;
    const to = {
      ArrowRight: c + 1 < spec.columns ? i + 1 : i,
      ArrowLeft: c ? i - 1 : i,
      ArrowDown: i + spec.columns,
      ArrowUp: i - spec.columns,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (!squares[to]) return;
    squares[i].tabIndex = -1;
    squares[to].tabIndex = 0;
    squares[to].focus();
  });
  clear.addEventListener("click", () => { on.clear(); paint(); notify(); });
  return {
    el: box,
    show(v) { on = new Set(v.map(([r, c]) => r * spec.columns + c)); paint(); },
    destroy() {},
    enable(ok) { for (const b of [...squares, clear]) b.disabled = !ok; },
  };
}

export const controls = {
  whole: numberControl,
  decimal: numberControl,
  choice: choiceControl,
  toggle: toggleControl,
  text: textControl,
  button: buttonControl,
  cells: cellSetControl,
};
