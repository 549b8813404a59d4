import { make } from "./dom.js";

/** The status line, work and words; and the buttons of how they and the figure are shown. */
export class Status {
  constructor(onLecture) {
    this.el = make("div", "nb-status");
    this.work = make("span", "nb-work");
    this.bar = make("progress", "nb-progress", null, { "aria-label": "progress", max: 1 });
    this.doing = make("span", "nb-doing");
    this.work.append(this.bar, this.doing);
    this.words = make("span", "nb-words");
    this.said = make("span", "nb-said", null, { role: "status", "aria-live": "polite" });
    this.size = make("button", "nb-button nb-quiet nb-size", "Aa", {
      type: "button",
      "aria-label": "lecture size",
      "aria-pressed": "false",
      title: "lecture size",
    });
    this.size.addEventListener("click", onLecture);
    const info = "how this figure is computed";
    this.info = make("button", "nb-button nb-quiet nb-info", "i", {
      type: "button", "aria-label": info, title: info, "aria-pressed": "false" });
    this.info.addEventListener("click", () =>
      this.info.setAttribute("aria-pressed", String(this.el.classList.toggle("nb-detailed"))));
    this.el.append(this.work, this.words, this.said);
    this.busy(null);
  }

  /**
   * @param work null: nothing under way; else { what, done, total }; total 0: how far is unknown
   * @param at the element of the control that was moved, where work shows; without one in the status line
   */
  busy(work, at) {
    this.work.hidden = this.bar.hidden = !work;
    this.doing.textContent = work ? work.what : "";
    this.words.hidden = Boolean(work && !at);
    if (at) at.append(this.work);
    else if (this.work.parentNode !== this.el) this.el.prepend(this.work);
    if (!work) return;
    if (work.total > 0) this.bar.value = work.done / work.total;
    else this.bar.removeAttribute("value");
  }

  lasting(text) {
    this.words.textContent = text;
    this.info.hidden = !text;
  }

  say(text) {
    this.said.textContent = text;
  }
}
