// Colours and letters of the page.

/** The stage's colours and letters at this element, as a canvas takes them. Ask again on the event "nb-theme". */
export function theme(el) {
  const style = getComputedStyle(el);
  const token = (name, otherwise) => style.getPropertyValue(name).trim() || otherwise;
  return {
    fg: token("--nb-fg", "#1f2430"),
    muted: token("--nb-muted", "#5a6270"),
    bg: token("--nb-bg", "#ffffff"),
    raised: token("--nb-raised", "#f4f6f8"),
    line: token("--nb-line", "#c9ced6"),
    accent: token("--nb-accent", "#0b63c5"),
    good: token("--nb-good", "#0a7d55"),
    bad: token("--nb-bad", "#c2361d"),
    font: token("--nb-font", "sans-serif"),
    mono: token("--nb-mono", "monospace"),
    size: parseFloat(style.fontSize) || 14,
    // Pixels that a figure may take from top to bottom; 0 where the page scrolls and nothing limits it.
    room: parseFloat(token("--nb-room", "0")) || 0,
  };
}

/** Whether a CSS colour is dark; a canvas reads every form of colour. */
export function isDark(css) {
  const g = (isDark.g = isDark.g || document.createElement("canvas").getContext("2d", { willReadFrequently: true }));
  g.fillStyle = "#fff";
  g.fillStyle = css;
  g.fillRect(0, 0, 1, 1);
  const [red, green, blue] = g.getImageData(0, 0, 1, 1).data;
  return 0.3 * red + 0.59 * green + 0.11 * blue < 110;
}
