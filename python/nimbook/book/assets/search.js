// Search in the book: every word of the query must stand in a section (a word may be the beginning of one there);
// titles count more than text.
const nimbookSearch = (() => {
  const fold = (text) => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  let sections = null;

  const prepared = () =>
    (sections ||= (window.nimbookIndex || []).map((one) => ({
      ...one,
      titleWords: fold(one.title),
      words: fold(one.text),
    })));

  /** How often, and whether at the beginning of a word. */
  const score = (text, word) => {
    let found = 0, at = -1;
    while ((at = text.indexOf(word, at + 1)) >= 0 && found < 20)
      found += at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1]) ? 1 : 0.2;
    return found;
  };

  function find(query) {
    const words = fold(query).split(/\s+/).filter(Boolean);
    if (!words.length) return [];
    const results = [];
    for (const one of prepared()) {
      let sum = 0;
      const all = words.every((word) => {
        const title = score(one.titleWords, word), text = score(one.words, word);
        sum += 12 * Math.min(title, 2) + Math.log2(1 + text);
        return title + text > 0;
      });
      if (all) results.push({ ...one, sum });
    }
    return results.sort((a, b) => b.sum - a.sum).slice(0, 12);
  }

  /** A line of text around the first word, the words marked; all by text nodes. */
  function snippet(one, query) {
    const words = fold(query).split(/\s+/).filter(Boolean);
    const first = Math.max(
      0,
      Math.min(...words.map((word) => one.words.indexOf(word)).map((at) => (at < 0 ? Infinity : at))),
    );
    const begin = Number.isFinite(first) ? Math.max(0, first - 40) : 0;
    const text = (begin ? "…" : "") + one.text.slice(begin, begin + 140) + (begin + 140 < one.text.length ? "…" : "");
    return marked(text, words);
  }

  function marked(text, words) {
    const span = document.createElement("span"), folded = fold(text);
    // Folding may change lengths (an accent in two characters); then nothing is marked.
    if (folded.length !== text.length) { span.textContent = text; return span; }
    let at = 0;
    while (at < text.length) {
      const next = words
        .map((word) => [folded.indexOf(word, at), word.length])
        .filter(([i]) => i >= 0)
        .sort((a, b) => a[0] - b[0])[0];
      if (!next) break;
      span.append(text.slice(at, next[0]));
      const mark = document.createElement("mark");
      mark.textContent = text.slice(next[0], next[0] + next[1]);
      span.append(mark);
      at = next[0] + next[1];
    }
    span.append(text.slice(at));
    return span;
  }

  function show(list, query) {
    const results = find(query);
    list.replaceChildren();
    list.hidden = !query.trim();
    if (!results.length) {
      const none = document.createElement("p");
      none.textContent = `Nothing found for “${query.trim()}”.`;
      list.append(none);
    }
    for (const one of results) {
      const link = document.createElement("a");
      link.href = one.page + (one.at ? "#" + one.at : "");
      const title = document.createElement("strong"), where = document.createElement("small");
      title.append(marked(one.title, fold(query).split(/\s+/).filter(Boolean)));
      where.textContent = one.in === one.title ? "" : one.in;
      link.append(title, where, snippet(one, query));
      list.append(link);
    }
  }

  document.addEventListener("DOMContentLoaded", () => {
    const box = document.querySelector(".find input"), list = document.querySelector("#found");
    if (!box) return;
    box.form.addEventListener("submit", (event) => {
      event.preventDefault();
      const first = list.querySelector("a");
      if (first) first.click();
    });
    box.addEventListener("input", () => show(list, box.value));
    const move = (event) => {
      const links = [...list.querySelectorAll("a")], at = links.indexOf(document.activeElement);
      if (event.key === "Escape") {
        box.value = "";
        show(list, "");
        box.focus();
      } else if (event.key === "ArrowDown" && links.length) {
        event.preventDefault();
        links[Math.min(at + 1, links.length - 1)].focus();
      } else if (event.key === "ArrowUp" && at >= 0) {
        event.preventDefault();
        (at ? links[at - 1] : box).focus();
      }
    };
    box.addEventListener("keydown", move);
    list.addEventListener("keydown", move);
    document.addEventListener("keydown", (event) => {
      if (
        event.key !== "/" ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.target.closest("input, textarea, select, .nb-stage")
      )
        return;
      event.preventDefault();
      document.body.classList.add("open");
      box.focus();
    });
  });
  return { find };
})();
