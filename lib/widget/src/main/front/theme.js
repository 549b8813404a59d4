// When a figure is to be drawn anew for the colours around it: then the event "nb-theme" reaches its root.

/** @return what ends it */
export function followTheme(root) {
  const notify = () => root.dispatchEvent(new CustomEvent("nb-theme"));
  // JupyterLab sets the attribute first and loads the theme's sheet after it; hence the second time.
  const later = () => { notify(); setTimeout(notify, 400); };
  const observer = new MutationObserver(later);
  observer.observe(document.body, {
    attributes: true,
    attributeFilter: ["data-jp-theme-light", "data-jp-theme-name"],
  });
  const media = matchMedia("(prefers-color-scheme: dark)");
  media.addEventListener("change", notify);
  // A stage is drawn before the notebook puts it on the page, where the theme's colours reach it: its first size is
  // that moment.
  const placed = new ResizeObserver(() => { if (root.isConnected) { placed.disconnect(); notify(); } });
  placed.observe(root);
  // WebKit loses what is on a canvas that leaves the page, as the cells do that a notebook scrolls out of sight.
  let away = false;
  const seen = new IntersectionObserver((entries) => {
    const here = entries.at(-1).isIntersecting;
    if (here && away) notify();
    away = !here;
  });
  seen.observe(root);
  return () => {
    for (const one of [observer, placed, seen]) one.disconnect();
    media.removeEventListener("change", notify);
  };
}
