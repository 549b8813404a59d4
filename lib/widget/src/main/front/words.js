// Plain words and numbers: what a computation gives when it is no picture.

import "./words.css";

export function words(el, view) {
  const box = document.createElement("div");
  box.className = "nb-plain";
  el.append(box);
  const show = (state) => { box.textContent = state.text; };
  show(view.state);
  return { update: show, destroy() { box.remove(); } };
}
