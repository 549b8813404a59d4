// The numbers of a heatmap and their colours: what stands where, how often, and a picture of one pixel a cell with its
// halvings.

import { csv } from "../shared/csv.js";
import { grouped, roundStep } from "../shared/numbers.js";
import { bytes, integers } from "../shared/state.js";

const PALETTE_SIZE = 256; // entries of a table of colours
const LOOKUP_MOST = 1 << 21; // a colour for each value up to this range, computed once; beyond, cell by cell
export const RARE = 6000; // marked cells that are drawn one by one, large enough to be seen

const mod = (a, m) => ((a % m) + m) % m;

/** An entry of a table of colours as 0xRRGGBB. */
const entry = (table, i) => (table[3 * i] << 16) | (table[3 * i + 1] << 8) | table[3 * i + 2];

const NAMES = 8; // named colours; behind them those on a dark ground

/** The name of a value: of 0, 1, … as listed, of all others with their digits. */
const nameOf = (names, value, digits = grouped(value)) => names.first[value] ?? names.others.replace("#", digits);

export class Cells {
  constructor(state) {
    this.rows = state.rows;
    this.columns = state.columns;
    this.values = integers(state.values, state.type);
    if (this.values.length !== this.rows * this.columns)
      throw new Error(this.values.length + " values for " + this.rows + " × " + this.columns + " cells");
    // As they travel, without a sign: one place each in a table of colours, or of counts.
    const { buffer, byteOffset, length, BYTES_PER_ELEMENT: width } = this.values;
    this.codes = width > 2 ? null : width > 1 ? new Uint16Array(buffer, byteOffset, length) : this.values;
    this.mask = width > 1 ? 0xffff : 0xff;
    this.none = state.none;
    this.least = state.least;
    this.greatest = state.greatest;
    this.steps = state.steps;
    this.labels = state.labels;
    this.choices = state.choices;
    const p = state.palettes;
    this.palettes = { sequential: bytes(p.sequential), cyclic: bytes(p.cyclic), classes: bytes(p.classes),
      marks: bytes(p.marks), rest: bytes(p.rest), none: bytes(p.none), named: bytes(p.named) };
  }

  /** The least round number of cells, or of values, that is at least x. */
  step(x) {
    return Math.max(1, roundStep(x, this.steps));
  }

  /** The value of a cell, or null. */
  at(row, column) {
    const v = this.values[row * this.columns + column];
    return v === this.none ? null : v;
  }

  /** The table as the JVM writes it: a first column m, then one for each n. */
  csv() {
    const word = (v) => (v === null ? null : nameOf(this.labels.cell, v, v));
    const rows = [["m", ...Array.from({ length: this.columns }, (_, n) => n)]];
    for (let row = 0; row < this.rows; row++)
      rows.push([row, ...Array.from({ length: this.columns }, (_, n) => word(this.at(row, n)))]);
    return csv(rows);
  }

  /** How often each value stands: a Map, made at the first need. */
  counts() {
    if (this.counted) return this.counted;
    const counted = new Map();
    const { values, codes, mask } = this;
    let without = 0;
    if (codes) {
      const n = new Int32Array(mask + 1);
      for (let i = 0; i < codes.length; i++) n[codes[i]]++;
      for (let v = this.least; v <= this.greatest; v++) if (n[v & mask]) counted.set(v, n[v & mask]);
      without = n[this.none & mask];
    } else {
      for (let i = 0; i < values.length; i++) {
        if (values[i] === this.none) without++;
        else counted.set(values[i], (counted.get(values[i]) || 0) + 1);
      }
    }
    this.missing = without;
    return (this.counted = counted);
  }

  /** How many cells have no value. */
  get without() {
    this.counts();
    return this.missing;
  }

  count(value) {
    return this.counts().get(value) || 0;
  }

  /** The cells of a value as indices row · columns + column, in order. */
  where(value) {
    const found = new Int32Array(value === this.none ? 0 : this.count(value));
    for (let i = 0, n = 0; n < found.length; i++) if (this.values[i] === value) found[n++] = i;
    return found;
  }

  /** What stands in a cell of this value. */
  label(value) {
    return nameOf(this.labels.cell, value);
  }

  /** What is said of a cell. */
  words(value) {
    return value === null ? this.labels.none : nameOf(this.labels.one, value);
  }

  /** What is said of all cells that have a value, as in legends. */
  named(value) {
    return nameOf(this.labels.all, value);
  }

  /** How many values leave each remainder. */
  remainders(modulus) {
    const counts = new Array(modulus).fill(0);
    for (const [v, count] of this.counts()) counts[mod(v, modulus)] += count;
    return counts;
  }

  /** Whether values go round and round the hues. */
  cycles(map) {
    return map.kind === "cyclic" || (map.kind === "mod" && map.number > this.palettes.classes.length / 3);
  }

  /** The colour 0xRRGGBB of a value under a map {kind, number}; the same arithmetic as the still's. */
  colour(map, value, dark, least = this.least, greatest = this.greatest) {
    const last = PALETTE_SIZE - 1;
    switch (map.kind) {
      case "sequential": {
        const diverging = least < 0 && greatest > 0;
        const from = diverging ? Math.min(least, -greatest) : least;
        const range = diverging ? -2 * from : greatest - from;
        return entry(
          this.palettes.sequential,
          range === 0 ? 0 : Math.floor((2 * last * (value - from) + range) / (2 * range)),
        );
      }
      case "cyclic":
      case "mod": {
        const rest = mod(value, map.number);
        return this.cycles(map)
          ? entry(this.palettes.cyclic, Math.floor((rest * last) / map.number))
          : entry(this.palettes.classes, rest);
      }
      case "named":
        return entry(this.palettes.named, dark ? value + NAMES : value);
      default:
        return value === map.number ? entry(this.palettes.marks, 0) : entry(this.palettes.rest, dark ? 1 : 0);
    }
  }

  /** The colour of the marked value that was named at place i. */
  markColour(i) {
    return entry(this.palettes.marks, i % (this.palettes.marks.length / 3));
  }

  noneColour(dark) {
    return entry(this.palettes.none, dark ? 1 : 0);
  }

  /** The colour function of a look {colors, highlight} as value → 0xRRGGBB. */
  colours(look, dark) {
    return (value) => {
      if (value === null) return this.noneColour(dark);
      const i = look.highlight.indexOf(value);
      return i >= 0 ? this.markColour(i) : this.colour(look.colors, value, dark);
    };
  }

  /**
   * Paints all cells, one pixel each, the first row at the top or (flipped) at the bottom. Memory of the former picture
   * is used again.
   */
  paint(look, dark, old) {
    const pixel = (rgb) => 0xff000000 | ((rgb & 255) << 16) | (rgb & 0xff00) | (rgb >> 16);
    const colours = this.colours(look, dark);
    const { rows, columns, values, codes, mask, none, least } = this;
    const levels = old && old.rows === rows && old.columns === columns ? old : new Levels(rows, columns);
    const data = levels.anew();
    const range = this.greatest - least + 1;
    const noneAs = pixel(colours(null));
    // Of two bytes or less by code, else by distance from the least.
    const lut = codes ? new Int32Array(mask + 1) : range <= LOOKUP_MOST ? new Int32Array(range) : null;
    for (let v = least; lut && v < least + range; v++) lut[codes ? v & mask : v - least] = pixel(colours(v));
    if (codes) lut[none & mask] = noneAs;
    const colourOf = lut ? (v) => lut[v - least] : (v) => pixel(colours(v));
    for (let row = 0; row < rows; row++) {
      let to = (look.flipped ? rows - 1 - row : row) * columns;
      const end = row * columns + columns;
      if (codes) {
        for (let i = row * columns; i < end; i++, to++) data[to] = lut[codes[i]];
      } else {
        for (let i = row * columns; i < end; i++, to++) data[to] = values[i] === none ? noneAs : colourOf(values[i]);
      }
    }
    return levels;
  }
}

/**
 * The picture of the cells and its halvings: level l has a pixel for 2^l × 2^l cells, so that a small view of a large
 * table is neither slow nor grainy. A level is made when it is first drawn: while a parameter moves, one is enough.
 */
class Levels {
  constructor(rows, columns) {
    this.rows = rows;
    this.columns = columns;
    this.length = 1;
    for (let side = Math.max(rows, columns); side > 320; side = (side + 1) >> 1) this.length++;
    this.sheets = [];
  }

  /** The pixels of level 0, to be written; all other levels are out of date from now on. */
  anew() {
    for (const sheet of this.sheets) sheet.painted = sheet.put = false;
    const sheet = this.sheet(0);
    sheet.painted = true;
    return sheet.pixels;
  }

  sheet(level) {
    if (this.sheets[level]) return this.sheets[level];
    const cells = 1 << level;
    const image = new ImageData(Math.ceil(this.columns / cells), Math.ceil(this.rows / cells));
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    return (this.sheets[level] = {
      image,
      pixels: new Int32Array(image.data.buffer),
      canvas,
      painted: false,
      put: false,
    });
  }

  /** A level as a canvas to draw from. */
  canvas(level) {
    const sheet = this.painted(level);
    if (!sheet.put) sheet.canvas.getContext("2d").putImageData(sheet.image, 0, 0);
    sheet.put = true;
    return sheet.canvas;
  }

  painted(level) {
    const sheet = this.sheet(level);
    if (sheet.painted) return sheet;
    const finer = this.painted(level - 1);
    const { width, height } = finer.image;
    const from = finer.pixels;
    for (let y = 0, to = 0; y < sheet.image.height; y++) {
      const a = 2 * y * width;
      const b = Math.min(2 * y + 1, height - 1) * width;
      for (let l = 0; l < width; l += 2, to++) {
        const r = l + 1 < width ? l + 1 : l;
        sheet.pixels[to] = meanPixel(meanPixel(from[a + l], from[b + r]), meanPixel(from[a + r], from[b + l]));
      }
    }
    sheet.painted = true;
    return sheet;
  }
}

/** The mean of two pixels, all four channels at once. */
function meanPixel(a, b) {
  return ((((a ^ b) & 0xfefefefe) >>> 1) + (a & b)) | 0;
}

/** 0xRRGGBB as CSS. */
export function cssColor(rgb) {
  return "#" + rgb.toString(16).padStart(6, "0");
}

/** Black or white, whichever is read better on a colour 0xRRGGBB (WCAG luminance 0.179 is where they are equal). */
export function letterColor(rgb) {
  const linear = (c) => (c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4));
  const l =
    0.2126 * linear((rgb >> 16) / 255) + 0.7152 * linear(((rgb >> 8) & 255) / 255) + 0.0722 * linear((rgb & 255) / 255);
  return l > 0.179 ? "#000" : "#fff";
}
