// Draws the live figures of an exported page.

import "./livepage.css";
import { followAddress, refuseChoices } from "./address.js";
import { fill } from "./fill.js";
import { wake } from "./live.js";
import { share } from "./share.js";

const pages = [...document.querySelectorAll("[data-nb-live]:not([data-nb-awake])")];
// A file of one figure, and no fragments in another page.
const whole = document.querySelector("[data-nb-share]");

for (const page of pages) {
  wake(page, whole ? { before: followAddress, after: refuseChoices } : {}).then(() => {
    if (!whole) return;
    fill(page);
    share(whole);
  }, (error) => {
    const note = document.createElement("p");
    note.className = "nb-page-note";
    note.textContent = "The picture stays as it is: " + error.message + ".";
    page.append(note);
  });
}
