// The menu "save": the formats of each figure, as its state lists them; a click requests the bytes. Without a kernel
// the page gives what it has: the picture as PNG, the numbers as CSV, and what Java in the page makes. And the line of
// Java that makes what is seen.

import { copyToClipboard } from "./clipboard.js";
import { make } from "./dom.js";
import { hasSnapshot, snapshot } from "./snapshot.js";

/** How many pixels a PNG has for one of the picture's. */
const SCALES = [1, 2, 4, 8];

function sizeText(bytes) {
  if (bytes < 1000) return bytes + " bytes";
  return bytes < 999500 ? Math.round(bytes / 1000) + " kB" : (bytes / 1e6).toFixed(1) + " MB";
}

/** Hands a blob to the reader under a name. */
function download(blob, name) {
  const url = URL.createObjectURL(blob);
  const link = make("a", "", null, { href: url, download: name });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 30000);
}

export class SaveMenu {
  /** @param stage with root, link, mounted, files(i), spec */
  constructor(stage) {
    this.stage = stage;
    this.button = make("button", "nb-button nb-save", "save", {
      type: "button",
      "aria-expanded": "false",
      title: "save as a file",
    });
    this.panel = make("div", "nb-save-panel", null, { role: "group", "aria-label": "save as a file" });
    this.panel.hidden = true;
    this.rows = make("div", "nb-save-rows");
    this.made = this.option("as the code makes it", "the figure as the cell made it, without what was set here");
    this.clear = this.option("no ground", "PNG, SVG and PDF without the white sheet behind the picture");
    this.line = make("button", "nb-button nb-save-line", "copy the line", {
      type: "button", title: "the line of Java that makes this figure as it is seen now" });
    this.line.addEventListener("click", () => this.copyLine());
    this.code = make("div", "nb-save-row nb-save-copied");
    this.code.append(this.line);
    this.options = make("div", "nb-save-row nb-save-options");
    this.options.append(this.made.parentNode, this.clear.parentNode);
    this.word = make("div", "nb-save-word", null, { role: "status" });
    this.panel.append(this.rows, this.options, this.code, this.word);
    this.scale = 2;
    this.button.addEventListener("click", () => this.open(this.panel.hidden));
    for (const place of [this.button, this.panel]) {
      place.addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || this.panel.hidden) return;
        this.open(false);
        this.button.focus();
      });
    }
  }

  option(words, title) {
    const box = make("input", "nb-check", null, { type: "checkbox" });
    make("label", "nb-save-option", null, { title }).append(box, words);
    return box;
  }

  /** Whether a JVM makes files; a page without one makes what it can itself, also where its figures live. */
  get kernel() {
    const inPage = this.stage.spec.page || this.stage.root.closest("[data-nb-live], .nb-page");
    return this.stage.link.live && !inPage;
  }

  open(on) {
    this.panel.hidden = !on;
    this.button.setAttribute("aria-expanded", String(on));
    this.word.textContent = "";
    this.word.classList.remove("nb-wrong");
    this.key = null;
    this.refresh();
    if (on && this.panel.scrollIntoView) this.panel.scrollIntoView({ block: "nearest" });
  }

  /** Another picture, another kind of figure, the kernel gone: the rows are made anew when what they say changes. */
  refresh() {
    if (this.panel.hidden || this.making) return;
    const offers = this.stage.mounted.map((one, i) => this.offers(one, i));
    const key = JSON.stringify([offers, this.kernel]);
    if (key === this.key) return;
    this.key = key;
    this.rows.replaceChildren(...offers.map((list, i) => this.row(list, i)));
    this.options.hidden = !this.kernel;
    const needs = !this.kernel && offers.some((list) => list.some((offer) => !offer.here));
    if (needs)
      this.rows.append(
        make("div", "nb-save-note", "The other forms are made by the kernel: run the cell in a notebook."),
      );
  }

  still(i) {
    const page = this.stage.root.closest(".nb-page, [data-nb-live]");
    const stills = page ? [...page.querySelectorAll(".nb-stills img")] : [];
    return stills.length === this.stage.mounted.length ? stills[i] : null;
  }

  offers(one, i) {
    const files = this.stage.files(i) || [];
    const forms = (this.stage.spec.files || []).filter((form) => files.includes(form.ending));
    const picture = !this.kernel && hasSnapshot(one.el, this.still(i));
    const csv = !this.kernel && Boolean(one.handle.csv && one.handle.csv.whole());
    if (!this.kernel) {
      // A format of the page's own that the state does not list, as in a live page.
      if (picture && !forms.some((form) => form.ending === "png"))
        forms.unshift({ ending: "png", words: "PNG picture" });
      if (csv && !forms.some((form) => form.ending === "csv")) forms.push({ ending: "csv", words: "CSV table" });
    }
    const list = [];
    for (const form of forms) {
      // What the page makes of what it shows; the rest a JVM makes, or Java in the page, which has no pixels.
      const own = !this.kernel && (form.ending === "png" ? picture : form.ending === "csv" && csv);
      const here = own || this.kernel || (Boolean(this.stage.spec.page) && !form.away && form.ending !== "png");
      const plays = form.plays
        ? (this.stage.spec.parameters || []).filter((parameter) => parameter.kind === "whole")
        : [null];
      for (const parameter of plays) {
        list.push({
          ending: form.ending,
          words: form.words + (parameter ? " of " + parameter.label : ""),
          parameter: parameter && parameter.name,
          scaled: Boolean(form.scaled) && this.kernel,
          own,
          here,
        });
        // A clipboard takes PNG alone, and only from a page of this machine or of a safe connection.
        if (form.ending === "png" && here && navigator.clipboard && window.ClipboardItem)
          list.push({ ending: "png", words: "copy picture", copies: true, own, here });
      }
    }
    return list;
  }

  row(list, i) {
    const several = this.stage.mounted.length > 1;
    const row = make("div", "nb-save-row", null, several ? { role: "group", "aria-label": "figure " + (i + 1) } : {});
    if (several) row.append(make("span", "nb-save-label", i + 1 + " " + this.stage.mounted[i].component));
    for (const offer of list) {
      const button = make("button", "nb-button", offer.words, { type: "button", "data-ending": offer.ending });
      button.disabled = !offer.here;
      button.addEventListener("click", () => this.take(offer, i, button));
      if (!offer.scaled) {
        row.append(button);
        continue;
      }
      const scales = make("select", "nb-select", null, {
        "aria-label": "size of the PNG",
        title: "pixels of the file for one of the picture",
      });
      for (const s of SCALES) scales.append(make("option", "", s + " ×", { value: s }));
      scales.value = this.scale;
      scales.addEventListener("change", () => { this.scale = Number(scales.value); });
      const pair = make("span", "nb-bar");
      pair.append(button, scales);
      row.append(pair);
    }
    if (!list.length) row.append(make("span", "nb-save-note", "This figure has no file."));
    return row;
  }

  async take(offer, i, button) {
    if (this.making) return;
    this.making = true;
    button.setAttribute("aria-busy", "true");
    this.showNote("making the " + offer.words + " …");
    try {
      const making = offer.own ? this.local(offer, i) : this.file(offer, i);
      if (offer.copies) {
        // The promise goes in: a browser grants the clipboard to the click, not to what comes seconds after it.
        await navigator.clipboard.write([new ClipboardItem({ "image/png": making.then((file) => file.blob) })]);
        this.showNote("copied the picture, " + sizeText((await making).blob.size));
        return;
      }
      const file = await making;
      download(file.blob, file.name);
      this.showNote("saved " + file.name + ", " + sizeText(file.blob.size) + (file.note ? "; " + file.note : ""));
    } catch (error) {
      this.showNote(error.message, true);
    } finally {
      this.making = false;
      button.removeAttribute("aria-busy");
      this.refresh();
    }
  }

  async copyLine() {
    const line = this.stage.line();
    try {
      await copyToClipboard(line);
      this.showNote("copied: " + line);
    } catch (error) {
      this.showNote(error.message + ": " + line, true);
    }
  }

  showNote(text, wrong) {
    this.word.textContent = text;
    this.word.classList.toggle("nb-wrong", Boolean(wrong));
  }

  async file(offer, i) {
    const question = { do: "file", ending: offer.ending };
    if (offer.scaled || offer.copies) question.scale = this.scale;
    if (this.clear.checked) question.transparent = true;
    if (!this.made.checked) question.kept = this.stage.model.get("kept") || {};
    if (offer.parameter) question.parameter = offer.parameter;
    const { name, mime, bytes, note } = await this.stage.link.request(i, this.stage.turn, question);
    // A copy: the message's buffer may be larger than the file.
    return {
      name: name || this.stage.mounted[i].component + "." + offer.ending,
      note,
      blob: new Blob([bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)], { type: mime }),
    };
  }

  async local(offer, i) {
    const one = this.stage.mounted[i];
    const name = one.component + "." + offer.ending;
    if (offer.ending === "csv") return { name, blob: new Blob([one.handle.csv.text()], { type: "text/csv" }) };
    return { name, blob: await snapshot(one.el, this.still(i)) };
  }
}
