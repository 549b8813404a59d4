// Tabs: of several figures one is seen. Which one is kept with the stage, as its other settings are.

import { make } from "./dom.js";

export class Tabs {
  /** @param stage whose figures stand behind the tabs */
  constructor(stage) {
    this.stage = stage;
    this.seen = -1;
    this.bar = make("div", "nb-bar nb-tabs", null, { role: "tablist" });
    this.bar.hidden = true;
    this.bar.addEventListener("keydown", (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      const all = [...this.bar.children];
      const next = all[(all.indexOf(document.activeElement) + by + all.length) % all.length];
      next.focus();
      next.click();
    });
  }

  /** @param list the figures with their labels; none where they all are seen */
  show(list) {
    const labels = list.map((figure) => figure.label);
    this.bar.hidden = !labels.length;
    if (JSON.stringify(labels) !== this.labels) {
      this.labels = JSON.stringify(labels);
      this.bar.replaceChildren(...labels.map((label, i) => {
        const tab = make("button", "nb-button", label, { type: "button", role: "tab" });
        tab.addEventListener("click", () => { this.stage.keep(-1, "tab", i); this.choose(); });
        return tab;
      }));
    }
    this.choose();
  }

  choose() {
    const tabs = [...this.bar.children];
    const chosen = Math.min(this.stage.kept(-1).tab ?? 0, Math.max(tabs.length - 1, 0));
    tabs.forEach((tab, i) => {
      tab.setAttribute("aria-selected", String(i === chosen));
      tab.tabIndex = i === chosen ? 0 : -1;
    });
    this.stage.mounted.forEach((one, i) => {
      one.el.hidden = tabs.length > 0 && i !== chosen;
      if (tabs.length) one.el.setAttribute("role", "tabpanel");
    });
    const before = this.seen;
    this.seen = tabs.length ? chosen : -1;
    // What was drawn while it was hidden had no size. Nothing else is to be drawn a second time.
    if (this.seen !== before) this.stage.root.dispatchEvent(new CustomEvent("nb-theme"));
  }
}
