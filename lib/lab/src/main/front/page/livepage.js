// Draws the live figures of an exported page.

import "./livepage.css";
import { wake } from "./live.js";

for (const page of document.querySelectorAll("[data-nb-live]:not([data-nb-awake])")) {
  wake(page).catch((error) => {
    const note = document.createElement("p");
    note.className = "nb-page-note";
    note.textContent = "The picture stays as it is: " + error.message + ".";
    page.append(note);
  });
}
