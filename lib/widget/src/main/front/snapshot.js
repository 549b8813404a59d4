// A figure as it stands on the page, as a PNG: for pages without a kernel.

const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
];

function loadedImage(source) {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("the picture could not be read"));
    image.src = source;
  });
}

/** An SVG with the page's colours in it, as an image. */
function svgImage(svg, box) {
  const copy = svg.cloneNode(true);
  const nodes = [svg, ...svg.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((node, i) => {
    const style = getComputedStyle(nodes[i]);
    if (style.display === "none" || style.visibility === "hidden") node.setAttribute("display", "none");
    node.setAttribute("style", STYLES.map((name) => name + ":" + style.getPropertyValue(name)).join(";"));
  });
  copy.setAttribute("width", box.width);
  copy.setAttribute("height", box.height);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return loadedImage(
    "data:image/svg+xml;charset=utf-8," + encodeURIComponent(new XMLSerializer().serializeToString(copy)),
  );
}

/** What a figure's element shows on canvases or in drawings: those that are larger than an icon on a button. */
function pictures(el) {
  return [...el.querySelectorAll("canvas, svg")]
    .map((node) => ({ node, box: node.getBoundingClientRect() }))
    .filter(
      ({ node, box }) =>
        box.width > 40 &&
        box.height > 40 &&
        !node.closest("button") &&
        !(node.parentNode && node.parentNode.closest("svg")),
    );
}

/** Whether there is a picture that could be taken. */
export function hasSnapshot(el, still) {
  return Boolean(still) || pictures(el).length > 0;
}

/**
 * A promise of a PNG blob: of the still picture when the page has one, else of what the figure shows now, twice as
 * large.
 */
export async function snapshot(el, still) {
  const sheet = document.createElement("canvas");
  const pen = sheet.getContext("2d");
  if (still) {
    const image = await loadedImage(still.src);
    sheet.width = image.naturalWidth;
    sheet.height = image.naturalHeight;
    pen.drawImage(image, 0, 0);
  } else {
    const shown = pictures(el);
    const left = Math.min(...shown.map(({ box }) => box.left));
    const top = Math.min(...shown.map(({ box }) => box.top));
    sheet.width = Math.ceil(2 * (Math.max(...shown.map(({ box }) => box.right)) - left));
    sheet.height = Math.ceil(2 * (Math.max(...shown.map(({ box }) => box.bottom)) - top));
    pen.fillStyle = getComputedStyle(el.closest(".nb-stage")).backgroundColor;
    pen.fillRect(0, 0, sheet.width, sheet.height);
    for (const { node, box } of shown) {
      const image = node.nodeName.toLowerCase() === "canvas" ? node : await svgImage(node, box);
      pen.drawImage(image, 2 * (box.left - left), 2 * (box.top - top), 2 * box.width, 2 * box.height);
    }
  }
  return new Promise((resolve, reject) =>
    sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture is too large"))), "image/png"),
  );
}
