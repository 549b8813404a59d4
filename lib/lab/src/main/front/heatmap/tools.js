// The tools above a heatmap: colours, highlighting, search, switches.

import { make } from "nimbook-widget/dom.js";
import { setAttribute, setText } from "../shared/dom.js";
import { signOf } from "../shared/drawing.js";
import { counted, grouped } from "../shared/numbers.js";

const FORMULA_HELP =
  "x, n: row; y, k: column; + - * / // %, ^ (nim-sum), == < <=, floor ceil abs sqrt min max, phi";

/** Calls do.colors, do.highlight, do.formula, do.find, do.step, do.toggle, do.flip, do.fit, do.reset. */
export class Tools {
  constructor(act) {
    this.act = act;
    this.el = make("div", "nb-heatmap-tools nb-tools", null, { role: "toolbar", "aria-label": "heatmap view" });
    this.kind = make("select", null, null, { "aria-label": "colours" });
    this.number = make("input", "nb-heatmap-number", null, { type: "number", step: "1" });
    this.group("Colours", this.kind, this.number);
    this.highlight = make("input", "nb-heatmap-number", null, {
      type: "text", inputmode: "numeric", placeholder: "none", "aria-label": "values to highlight, separated by spaces",
      title: "values to highlight, separated by spaces" });
    this.group("Highlight", this.highlight);
    this.find = make("input", "nb-heatmap-number", null, {
      type: "text", inputmode: "numeric", placeholder: "value", "aria-label": "find the cells of a value" });
    this.before = this.button("‹", "previous cell with this value", () => act.step(-1));
    this.after = this.button("›", "next cell with this value", () => act.step(1));
    this.hits = make("output", "nb-heatmap-hits");
    this.group("Find", this.find, this.before, this.after, this.hits);
    this.formula = make("input", "nb-heatmap-number nb-heatmap-formula", null, {
      type: "text", placeholder: "x ^ y", spellcheck: "false", autocapitalize: "off", maxlength: 200,
      "aria-label": "formula in the row x and the column y, laid over the cells",
      title: FORMULA_HELP });
    this.wrong = make("output", "nb-heatmap-wrong");
    this.group("Formula", this.formula, this.wrong);
    this.formula.addEventListener("change", () => act.formula(this.formula.value));
    this.switches = make("span", "nb-heatmap-group");
    this.el.append(this.switches);
    this.fit = this.button("Fit", "show all cells (double-click, or 0)", () => act.fit());
    this.flip = this.button("Flip", "origin at the bottom or at the top", () => act.flip());
    this.reset = this.button("Reset", "back to the figure as it was made", () => act.reset());
    const last = make("span", "nb-heatmap-group nb-heatmap-last");
    last.append(this.fit, this.flip, this.reset);
    this.el.append(last);
    this.kind.addEventListener("change", () => this.choose(true));
    this.number.addEventListener("input", () => this.choose(false));
    this.highlight.addEventListener("input", () => {
      const values = numbersIn(this.highlight.value);
      this.invalid(
        this.highlight,
        values === null || values.length > 8,
        "whole numbers, at most 8, separated by spaces",
      );
      if (values !== null && values.length <= 8) act.highlight(values);
    });
    this.find.addEventListener("input", () => {
      const values = numbersIn(this.find.value);
      const bad = values === null || values.length > 1;
      this.invalid(this.find, bad, "one whole number");
      act.find(bad || values.length === 0 ? null : values[0]);
    });
    this.find.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      act.step(event.shiftKey ? -1 : 1);
    });
  }

  group(label, ...parts) {
    const group = make("label", "nb-heatmap-group");
    group.append(make("span", "nb-heatmap-label", label), parts[0]);
    const outer = make("span", "nb-heatmap-group");
    outer.append(group, ...parts.slice(1));
    this.el.append(outer);
  }

  button(text, words, press) {
    const button = make("button", null, text, { type: "button", title: words, "aria-label": words });
    button.addEventListener("click", press);
    return button;
  }

  invalid(input, bad, words) {
    input.toggleAttribute("aria-invalid", bad);
    if (bad) input.setAttribute("aria-invalid", "true");
    input.setCustomValidity(bad ? words : "");
    input.title = bad ? words : input.getAttribute("aria-label") || "";
  }

  choose(kindChanged) {
    const { kind, number } = this.choices[this.kind.selectedIndex];
    if (!number) return this.act.colors({ kind, number: 0 });
    if (kindChanged) this.number.value = number.start;
    const n = Number(this.number.value);
    const { name, least, greatest } = number;
    const bad = this.number.value.trim() === "" || !Number.isInteger(n) || n < least || n > greatest;
    this.invalid(this.number, bad, name + ": a whole number from " + least + " to " + greatest);
    if (!bad) this.act.colors({ kind, number: n });
  }

  /** Brings the tools in step with what is seen; what is being typed is left alone. */
  show({ cells, look, overlays, styles }) {
    const options = this.kind.children;
    if (options.length !== cells.choices.length)
      this.kind.replaceChildren(...cells.choices.map(({ kind }) => make("option", null, null, { value: kind })));
    cells.choices.forEach(({ words }, i) => setText(options[i], words));
    this.choices = cells.choices;
    if (this.kind.value !== look.colors.kind) this.kind.value = look.colors.kind;
    const { number } = cells.choices.find((c) => c.kind === look.colors.kind);
    this.number.hidden = !number;
    if (number) {
      this.number.setAttribute("aria-label", number.name);
      this.number.min = number.least;
      setValue(this.number, look.colors.number);
    }
    setValue(this.highlight, look.highlight.join(" "));
    const names = overlays.map((o) => o.name);
    if (this.names !== names.join("\n")) {
      this.names = names.join("\n");
      this.switches.replaceChildren(...overlays.map(({ kind, name }) => {
        const button = this.button(name, "lay over: " + name, () => this.act.toggle(name));
        button.prepend(signOf(styles[kind].sign, styles.side));
        return button;
      }));
    }
    names.forEach((name, i) => setAttribute(this.switches.children[i], "aria-pressed", String(look.on(name))));
    setAttribute(this.flip, "aria-pressed", String(look.flipped));
  }

  /** @param error what is wrong with the text, or "" */
  showFormula(text, error) {
    setValue(this.formula, text);
    this.invalid(this.formula, Boolean(error), error);
    if (!error) this.formula.title = FORMULA_HELP;
    setText(this.wrong, error);
  }

  showHits(found) {
    this.before.disabled = this.after.disabled = !found || found.at.length === 0;
    const n = found ? found.at.length : 0;
    this.hits.textContent = !found ? "" : n === 0 ? "nowhere here"
      : found.current < 0 ? counted(n, "cell") : grouped(found.current + 1) + " of " + grouped(n);
  }
}

/** Whole numbers of a text separated by spaces or commas; null when something else is in it. */
function numbersIn(text) {
  const parts = text.trim().replace(/−/g, "-").split(/[\s,;]+/).filter((p) => p !== "");
  return parts.every((p) => /^-?\d{1,9}$/.test(p)) ? [...new Set(parts.map(Number))] : null;
}

function setValue(input, value) {
  const root = input.getRootNode();
  if (root.activeElement !== input && input.value !== String(value)) input.value = value;
}
