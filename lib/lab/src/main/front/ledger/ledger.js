// A ledger: the claims of a document as cards, filtered by their verdicts. Everything is in the state; "show me" looks
// for the claim's name in the page around it.

import "./ledger.css";
import { make } from "nimbook-widget/dom.js";

/** Pieces [tag, text] as elements. */
function typeset(parent, pieces) {
  for (const [tag, text] of pieces) parent.append(tag ? make(tag, "", text) : text);
  return parent;
}

/** The place in the notebook, page or slides that names a claim, outside of ledgers; or null. */
function placeOf(id, own) {
  const name = new RegExp("(^|[^A-Za-z0-9])" + id + "($|[^0-9])");
  const root = own.closest(".jp-Notebook, main, .slides") || document.body;
  for (const el of root.querySelectorAll("p, li, h1, h2, h3, h4, td, blockquote"))
    if (!el.closest(".nb-ledger, .nb-stills, .jp-OutputArea") && name.test(el.textContent)) return el;
  return null;
}

class LedgerView {
  constructor(el, view) {
    this.view = view;
    this.root = make("div", "nb-ledger");
    this.heading = make("div", "nb-ledger-title");
    this.filters = make("div", "nb-ledger-filters", null, { role: "group", "aria-label": "show claims that" });
    this.list = make("div", "nb-ledger-cards");
    this.root.append(this.heading, this.filters, this.list);
    el.append(this.root);
    // A slide has room for the counts and for what is false.
    this.began = el.closest(".reveal") ? "fails" : null;
    this.only = view.kept.only ?? this.began;
    this.update(view.state);
  }

  update(state) {
    this.state = state;
    this.heading.textContent = state.title;
    const all = { key: null, words: "all", sign: "", count: state.cards.length };
    this.buttons = [all, ...state.statuses].map((status) => {
      const button = make("button", "nb-button nb-ledger-filter", null, { type: "button" });
      if (status.key) button.classList.add("nb-ledger-" + status.key);
      button.append(make("span", "nb-ledger-sign", status.sign), status.count + " " + status.words);
      button.dataset.key = status.key || "";
      button.addEventListener("click", () => this.show(this.only === status.key ? null : status.key));
      return button;
    });
    this.filters.replaceChildren(...this.buttons);
    this.cards = state.cards.map((card) => this.card(card));
    this.list.replaceChildren(...this.cards);
    this.show(this.only, true);
  }

  card(card) {
    const status = this.state.statuses.find((one) => one.key === card.status);
    const el = make("article", "nb-ledger-card nb-ledger-" + card.status, null, { "aria-label": "claim " + card.id });
    el.dataset.status = card.status;
    const head = make("div", "nb-ledger-head");
    const badge = make("span", "nb-ledger-badge");
    badge.append(make("span", "nb-ledger-sign", status.sign, { "aria-hidden": "true" }), status.words);
    const show = make("button", "nb-ledger-show", "show me", {
      type: "button",
      title: "go to where this is computed",
      "aria-label": "show where " + card.id + " is computed",
    });
    show.addEventListener("click", () => this.go(card.id, show));
    head.append(badge, make("b", "nb-ledger-id", card.id), show);
    el.append(head, typeset(make("p", "nb-ledger-statement"), card.statement));
    const said = card.sentence;
    if (said) el.append(make("blockquote", "nb-ledger-sentence", said.words, { lang: said.language }));
    if (card.corrected.length) {
      const wrong = (words, pieces) => {
        const line = make("p", "nb-ledger-wrong");
        line.append(make("span", "nb-ledger-label", words + ": "));
        el.append(typeset(line, pieces));
      };
      wrong("Counterexample", [["", card.counterexample]]);
      if (card.picture) {
        const source = "data:image/svg+xml," + encodeURIComponent(card.picture);
        const drawn = make("details", "nb-ledger-how");
        // The first shows that there are pictures.
        drawn.open = card === this.state.cards.find((one) => one.picture);
        drawn.append(make("summary", "", "The counterexample, drawn"),
          make("img", "nb-ledger-picture", null, { src: source, alt: "drawn: " + card.counterexample }));
        el.append(drawn);
      }
      wrong(card.correctedWords, card.corrected);
    }
    const how = make("details", "nb-ledger-how");
    how.append(make("summary", "", "How it was decided"), make("p", "", card.computed));
    if (card.range !== "–") how.append(make("p", "", "Range: " + card.range));
    const place = make("p", "", "In the document: " + card.place);
    if (said) place.append(", ", make("span", "", said.place, { lang: said.language }));
    how.append(place);
    el.append(how);
    return el;
  }

  show(key, first) {
    this.only = this.state.statuses.some((status) => status.key === key) ? key : null;
    for (const button of this.buttons)
      button.setAttribute("aria-pressed", String((button.dataset.key || null) === this.only));
    let seen = 0;
    for (const card of this.cards) {
      card.hidden = this.only !== null && card.dataset.status !== this.only;
      if (!card.hidden) seen++;
    }
    if (first) return;
    this.view.keep("only", this.only ?? (this.began ? "all" : undefined));
    this.view.say(seen + " of " + this.cards.length + " claims are shown");
  }

  go(id, button) {
    const place = placeOf(id, this.root);
    if (!place) {
      button.textContent = "not named here";
      this.view.say(id + " is not named in the text around this ledger");
      return;
    }
    place.scrollIntoView({ block: "center" });
    place.classList.add("nb-ledger-found");
    setTimeout(() => place.classList.remove("nb-ledger-found"), 2500);
    this.view.say("went to the text that names " + id);
  }
}

export function ledger(el, view) {
  const shown = new LedgerView(el, view);
  return { update: (state) => shown.update(state), destroy: () => shown.root.remove() };
}
