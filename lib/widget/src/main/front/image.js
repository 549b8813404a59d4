// A picture that is a file already, SVG or PNG.

import "./image.css";

export function image(el, view) {
  const img = document.createElement("img");
  img.className = "nb-image";
  el.append(img);
  let url = "";
  const show = (state) => {
    const old = url;
    url = URL.createObjectURL(new Blob([state.bytes], { type: state.mime }));
    img.src = url;
    img.width = state.width;
    img.alt = state.alt;
    // The old picture stays until the new one is decoded.
    if (old) img.decode().catch(() => {}).then(() => URL.revokeObjectURL(old));
  };
  show(view.state);
  return { update: show, destroy() { URL.revokeObjectURL(url); img.remove(); } };
}
