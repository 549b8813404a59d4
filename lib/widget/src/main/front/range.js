// The control of a range: one track with two handles, and a number entry for each end.

import { make } from "./dom.js";

export function rangeControl(spec, change) {
  const digits = spec.digits ?? 0;
  const exact = (v) => Number(v.toFixed(digits));
  const box = make("div", "nb-control nb-range", null, { role: "group", "aria-label": spec.label });
  const track = make("span", "nb-track");
  const attributes = { min: spec.min, max: spec.max, step: spec.step };
  const longest = Math.max(spec.min.toFixed(digits).length, spec.max.toFixed(digits).length);
  let value = [spec.min, spec.max];

  const ends = ["from", "to"].map((name, i) => {
    const says = spec.label + ", " + name;
    const handle = make("input", "nb-slider", null, { type: "range", "aria-label": says, ...attributes });
    const number = make("input", "nb-number", null, {
      type: "number",
      "aria-label": says + ", as a number",
      ...attributes,
    });
    number.style.width = longest + 3 + "ch";
    // An end that is moved takes the other one with it no further than to itself.
    const move = (v) => {
      const other = value[1 - i];
      value = i ? [Math.min(other, v), v] : [v, Math.max(other, v)];
      show(value);
      change(value);
    };
    handle.addEventListener("input", () => move(exact(Number(handle.value))));
    number.addEventListener("input", () => {
      const fits = number.value !== "" && number.validity.valid;
      number.classList.toggle("nb-wrong", !fits);
      if (fits) move(exact(Number(number.value)));
    });
    number.addEventListener("blur", () => { number.value = value[i]; number.classList.remove("nb-wrong"); });
    return { handle, number };
  });

  const part = (v) => (spec.max > spec.min ? (100 * (v - spec.min)) / (spec.max - spec.min) : 0) + "%";
  const show = (v) => {
    value = v;
    ends.forEach(({ handle, number }, i) => {
      handle.value = v[i];
      handle.setAttribute("aria-valuetext", spec.label + " " + v[0] + " to " + v[1]);
      if (document.activeElement !== number) number.value = v[i];
    });
    track.style.setProperty("--nb-low", part(v[0]));
    track.style.setProperty("--nb-high", part(v[1]));
    // Where both lie at the end of the track, the one that can still move lies above.
    ends[0].handle.style.zIndex = v[0] === spec.max ? 1 : 0;
  };

  track.append(ends[0].handle, ends[1].handle);
  box.append(make("span", "nb-label", spec.label), ends[0].number, track, ends[1].number);
  return {
    el: box,
    show,
    destroy() {},
    enable(on) {
      for (const { handle, number } of ends) handle.disabled = number.disabled = !on;
    },
  };
}
