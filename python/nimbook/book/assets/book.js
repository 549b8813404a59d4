// The page around the text: the drawer on narrow windows, the theme, the place in the contents, copying of code.
document.addEventListener("DOMContentLoaded", () => {
  const menu = document.querySelector(".menu");
  const open = (yes) => {
    document.body.classList.toggle("open", yes);
    menu.setAttribute("aria-expanded", String(yes));
  };
  menu.addEventListener("click", () => open(!document.body.classList.contains("open")));
  document.querySelector("#content").addEventListener("click", () => open(false));
  document.querySelector("#contents").addEventListener("click", (event) => {
    if (event.target.closest("a")) open(false);
  });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") open(false); });
  document.querySelector(".theme").addEventListener("click", () => nimbookTheme.turn());

  const links = new Map(
    [...document.querySelectorAll(".chapters .here ol a")].map((a) => [decodeURIComponent(a.hash.slice(1)), a]),
  );
  const heads = [...document.querySelectorAll(".chapter h2[id]")].filter((head) => links.has(head.id));
  const mark = () => {
    let current = null;
    for (const head of heads) if (head.getBoundingClientRect().top < innerHeight * 0.35) current = head;
    for (const [id, a] of links) {
      if (current && id === current.id) a.setAttribute("aria-current", "location");
      else a.removeAttribute("aria-current");
    }
  };
  let waiting = false;
  addEventListener("scroll", () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; mark(); });
  }, { passive: true });
  mark();

  for (const input of document.querySelectorAll(".input")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(input.querySelector("pre").textContent.trimEnd());
        button.textContent = "Copied";
      } catch (_) {
        getSelection().selectAllChildren(input.querySelector("pre"));
        button.textContent = "Selected";
      }
      setTimeout(() => { button.textContent = "Copy"; }, 1600);
    });
    input.append(button);
  }
  // A narrow line of code ends ahead of a dot or behind a comma, and not within a word.
  for (const pre of document.querySelectorAll(".input pre")) {
    const texts = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT), found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const parts = text.data.split(/(?=\.(?!\d))|(?<=[,(] ?)(?=\S)/);
      // Colours cut the line into texts of their own, such as a dot.
      if (/^\.(?!\d)/.test(text.data)) parts.unshift("");
      if (/[,(]$/.test(text.data)) parts.push("");
      text.replaceWith(...parts.flatMap((part, i) => (i ? [document.createElement("wbr"), part] : [part])));
    }
  }
  // On a telephone the figure comes first.
  if (matchMedia("(max-width: 34rem)").matches) {
    for (const input of document.querySelectorAll(".cell:has([data-nb-figure], .picture) > .input")) {
      const fold = document.createElement("details"), summary = document.createElement("summary");
      fold.className = "fold";
      summary.textContent = "Code";
      input.replaceWith(fold);
      fold.append(summary, input);
    }
  }
  // What scrolls is reached by keys.
  for (const box of document.querySelectorAll(".nb-page, .nb-stills, .picture, .katex-display"))
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  // Wide tables of the text scroll in themselves.
  for (const table of document.querySelectorAll(".prose table")) {
    const box = document.createElement("div");
    box.className = "scroll";
    box.tabIndex = 0;
    table.replaceWith(box);
    box.append(table);
  }
});
