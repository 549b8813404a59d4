// The control of a range: one track with two handles, and a number entry for each end.

import { make } from "./dom.js";
import { Steps } from "./steps.js";

export function rangeControl(spec, change) {
  const steps = new Steps(spec);
  const box = make("div", "nb-control nb-range", null, { role: "group", "aria-label": spec.label });
  const track = make("span", "nb-track");
  let value = [spec.min, spec.max];

  const ends = ["from", "to"].map((name, i) => {
    const says = spec.label + ", " + name;
    // An end that is moved takes the other one with it no further than to itself.
    const move = (v) => {
      const other = value[1 - i];
      value = i ? [Math.min(other, v), v] : [v, Math.max(other, v)];
      show(value);
      change(value);
    };
    const handle = steps.slider(says);
    const number = steps.entry(says, (v) => { if (v !== null) move(v); }, () => value[i]);
    handle.addEventListener("input", () => move(steps.exact(handle.value)));
    return { handle, number };
  });

  const show = (v) => {
    value = v;
    ends.forEach(({ handle, number }, i) => {
      handle.value = v[i];
      handle.setAttribute("aria-valuetext", spec.label + " " + v[0] + " to " + v[1]);
      if (document.activeElement !== number) number.value = v[i];
    });
    track.style.setProperty("--nb-low", steps.part(v[0]));
    track.style.setProperty("--nb-high", steps.part(v[1]));
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
