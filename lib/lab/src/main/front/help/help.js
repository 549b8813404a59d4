// Documentation of a type: each member in its first sentence, folded out to the whole. Names of types lead to theirs in
// the same place. Everything is written as text; code stands between backquotes.

import "./help.css";
import { make } from "nimbook-widget/dom.js";

const NAME = /\b[A-Z]\w*(?:\.[A-Z]\w*)*/g;

class Help {
  constructor(el, view) {
    this.view = view;
    this.root = make("div", "nb-help");
    this.back = make("button", "nb-button nb-help-back", "Back", { type: "button" });
    this.back.addEventListener("click", () => this.show(this.trail.pop()));
    this.title = make("div", "nb-help-title");
    this.says = make("div", "nb-help-text");
    this.members = make("div", "nb-help-members");
    this.root.append(this.back, this.title, this.says, this.members);
    el.append(this.root);
    this.update(view.state);
  }

  update(state) {
    this.trail = [];
    this.show(state);
  }

  show(state) {
    this.state = state;
    this.types = new Set(state.types);
    // Of its own name the page is no link.
    this.types.delete(state.title.split(".").pop());
    this.back.hidden = this.trail.length === 0;
    this.title.replaceChildren(this.code(state.title));
    this.says.replaceChildren(...this.whole(state.doc));
    this.members.replaceChildren(...state.members.map((member) => this.member(member)));
  }

  member({ signature, doc }) {
    const el = make("details", "nb-help-member");
    const head = make("summary");
    head.append(this.code(signature), " ", ...this.words(doc.summary));
    el.append(head);
    el.addEventListener("toggle", () => el.append(...this.whole(doc, doc.summary)), { once: true });
    return el;
  }

  /** All that is said, but for a first paragraph that stands above already. */
  whole(doc, above) {
    const block = (text) => make("pre", "nb-help-block", text);
    const line = (text, words) => {
      const p = make("p");
      if (words) p.append(make("i", "", words + " "));
      p.append(...this.words(text));
      return p;
    };
    const paragraphs = doc.paragraphs.map((text) =>
      text.startsWith("    ") ? block(text.replace(/^ {4}/gm, "")) : line(text));
    const shown = doc.paragraphs.some((text) => text.replace(/^ {4}/gm, "").includes(doc.example));
    const example = doc.example && !shown ? [line("Example:"), block(doc.example)] : [];
    const tags = doc.tags.map((tag) =>
      tag.startsWith("@param ") ? line(tag.slice(7)) : line(tag.replace(/^@return ?/, ""), "Returns"));
    return [...paragraphs.slice(doc.paragraphs[0] === above ? 1 : 0, 1), ...example, ...tags,
      ...doc.exceptions.map((text) => line(text, "Throws")), ...paragraphs.slice(1)];
  }

  /** A sentence, with code between backquotes. */
  words(text) {
    return text.split("`").map((part, i) => (i % 2 ? this.code(part) : part));
  }

  /** Code in which the names of documented types are links. */
  code(text) {
    const el = make("code");
    let from = 0;
    for (const { 0: name, index } of text.matchAll(NAME)) {
      if (!this.types.has(name)) continue;
      el.append(text.slice(from, index), this.link(name));
      from = index + name.length;
    }
    el.append(text.slice(from));
    return el;
  }

  link(name) {
    const link = make("button", "nb-help-link", name, { type: "button", title: "the documentation of " + name });
    link.addEventListener("click", (event) => {
      event.preventDefault();
      this.open(name);
    });
    return link;
  }

  async open(name) {
    try {
      const state = await this.view.request({ do: "open", name });
      this.trail.push(this.state);
      this.show(state);
      this.view.say("documentation of " + name);
      this.title.scrollIntoView({ block: "nearest" });
    } catch (error) {
      if (error.name !== "Superseded") this.view.say(error.message);
    }
  }
}

export function help(el, view) {
  const shown = new Help(el, view);
  return { update: (state) => shown.update(state), destroy: () => shown.root.remove() };
}
