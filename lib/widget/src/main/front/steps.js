// A scale of numbers in steps, as the control of a number shows it.

import { make } from "./dom.js";

export class Steps {
  /** @param spec with min, max, step, and for decimals digits */
  constructor({ min, max, step, digits = 0 }) {
    Object.assign(this, { min, max, step, digits });
    this.attributes = { min, max, step };
  }

  /** Steps of 0.1 are no sums of doubles: every value is rounded to the digits that it has. */
  exact(v) {
    return Number(Number(v).toFixed(this.digits));
  }

  inside(v) {
    return v >= this.min && v <= this.max;
  }

  /** Whether a text is one of the steps; a decimal one within the rounding of its digits. */
  fits(text) {
    const count = (Number(text) - this.min) / this.step;
    return text !== "" && this.inside(Number(text)) && Math.abs(count - Math.round(count)) < 1e-6;
  }

  /** How far along the scale, for a style. */
  part(v) {
    return (this.max > this.min ? (100 * (v - this.min)) / (this.max - this.min) : 0) + "%";
  }

  slider(label) {
    return make("input", "nb-slider", null, { type: "range", "aria-label": label, ...this.attributes });
  }

  /** A field for a number. What is none of the steps is marked, and named; `move` gets the others. */
  entry(label, move, left) {
    const number = make("input", "nb-number", null, {
      type: "number",
      "aria-label": label + ", as a number",
      ...this.attributes,
    });
    number.style.width = Math.max(...[this.min, this.max].map((v) => v.toFixed(this.digits).length)) + 3 + "ch";
    number.addEventListener("input", () => {
      const fits = this.fits(number.value);
      number.classList.toggle("nb-wrong", !fits);
      number.title = fits ? "" : this.words();
      move(fits ? this.exact(number.value) : null);
    });
    number.addEventListener("blur", () => { number.value = left(); number.classList.remove("nb-wrong"); });
    return number;
  }

  words() {
    const steps = this.digits || this.step > 1 ? " in steps of " + this.step : "";
    return (this.digits ? "a number from " : "a whole number from ") + this.min + " to " + this.max + steps;
  }
}
