// How cells of a table read, compare and are found: the same rules as CellText, DataType, NaturalOrder and RowFilter in
// Java.

import { csv } from "../shared/csv.js";
import { groupedDigits } from "../shared/numbers.js";

/** Digits of a number that are shown; the whole is in the tooltip and in every copy. */
export const DIGITS_SHOWN = 24;
export const PAGE_SIZES = [5, 10, 15, 25, 50, 100, 200];
/** Cells that a browser lays out without a pause. */
export const CELLS_MOST = 12000;
export const NUMBER = "([-−]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d{1,4})?)";
export const COMPARISON = new RegExp("^(>=|<=|!=|<>|≥|≤|≠|=|>|<)\\s*" + NUMBER + "$");
export const RANGE = new RegExp("^" + NUMBER + "\\s*\\.\\.\\s*" + NUMBER + "$");
export const RESIDUE = /^mod\s*(\d{1,9})\s*=\s*(\d{1,9})$/i;

export function isNumeric(type) {
  return type === "whole" || type === "decimal";
}

/** All the characters of a cell that are here. */
export function cellText(cell) {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "object") return cell.head + "…" + cell.tail;
  return String(cell);
}

/** What a reader sees of a cell. */
export function shownText(cell, type) {
  if (typeof cell === "object" && cell) {
    return isNumeric(type)
      ? cell.head.slice(0, 10) + "…" + cell.tail.slice(-6) + " (" + groupedDigits(String(cell.size)) + " digits)"
      : cell.head + "…";
  }
  if (typeof cell === "boolean") return cell ? "✓" : "✗";
  const text = cellText(cell);
  if (!isNumeric(type)) return text;
  const digits = text.replace(/\D/g, "").length;
  const many = " (" + groupedDigits(String(digits)) + " digits)";
  const brief =
    /^-?\d+$/.test(text) && digits > DIGITS_SHOWN
      ? text.slice(0, 10 + (text.length - digits)) + "…" + text.slice(-6) + many
      : groupedDigits(text);
  return brief.replace(/^-/, "−");
}

/** A decimal number as whole numerator and power of ten, so that whole cells compare exactly. */
export function exactDecimal(typed) {
  const m = /^(-?)(\d*)(?:\.(\d*))?(?:e([-+]?\d+))?$/i.exec(typed.replace("−", "-"));
  const fraction = m[3] || "";
  const power = Number(m[4] || 0) - fraction.length;
  const whole = BigInt((m[2] + fraction) || "0") * (m[1] ? -1n : 1n);
  return power >= 0 ? { whole: whole * 10n ** BigInt(power), scale: 1n } : { whole, scale: 10n ** BigInt(-power) };
}

export function decimalOf(text) {
  return Number(String(text).replace("−", "-").replace("∞", "Infinity"));
}

/** Negative, zero or positive: the cell against what was typed. */
export function comparisonWith(type, typed) {
  if (type === "whole") {
    const bound = exactDecimal(typed);
    return (cell) => {
      // Of a shortened number sign and length are here; the bound has at most a few digits against them.
      const at =
        typeof cell === "object"
          ? BigInt(cell.head) * 10n ** BigInt(cell.size - cell.head.replace("-", "").length)
          : BigInt(cell);
      const a = at * bound.scale;
      return a < bound.whole ? -1 : a > bound.whole ? 1 : 0;
    };
  }
  const bound = decimalOf(typed);
  return (cell) => { const a = decimalOf(cellText(cell)); return a < bound ? -1 : a > bound ? 1 : 0; };
}

export function containing(typed) {
  const wanted = typed.toLowerCase();
  return (cell) => cellText(cell).toLowerCase().includes(wanted);
}

export function numericFilter(type, part) {
  let m = COMPARISON.exec(part);
  if (m) {
    const against = comparisonWith(type, m[2]);
    const sign = m[1];
    if (sign === ">") return (c) => against(c) > 0;
    if (sign === ">=" || sign === "≥") return (c) => against(c) >= 0;
    if (sign === "<") return (c) => against(c) < 0;
    if (sign === "<=" || sign === "≤") return (c) => against(c) <= 0;
    if (sign === "=") return (c) => against(c) === 0;
    return (c) => against(c) !== 0;
  }
  m = RANGE.exec(part);
  if (m) {
    const low = comparisonWith(type, m[1]);
    const high = comparisonWith(type, m[2]);
    return (c) => low(c) >= 0 && high(c) <= 0;
  }
  m = RESIDUE.exec(part);
  if (m && type === "whole" && Number(m[1]) > 0) {
    const modulus = BigInt(m[1]);
    const residue = BigInt(m[2]);
    return (c) => typeof c !== "object" && ((BigInt(c) % modulus) + modulus) % modulus === residue;
  }
  return null;
}

/** What is typed into a column's filter, as a test of its cells. */
export function filterOf(type, typed) {
  const text = typed.trim();
  if (!text) return () => true;
  if (isNumeric(type)) {
    const all = text.split(",").map((part) => numericFilter(type, part.trim()));
    return all.includes(null) ? containing(text) : (cell) => cell !== null && all.every((test) => test(cell));
  }
  if (text.startsWith("!=")) return (cell) => cellText(cell) !== text.slice(2).trim();
  if (text.startsWith("=")) return (cell) => cellText(cell) === text.slice(1).trim();
  return containing(text);
}

/** The order in which "W2" comes before "W10". */
export function naturalOrder(a, b) {
  let i = 0;
  let j = 0;
  const digit = (c) => c >= "0" && c <= "9";
  while (i < a.length && j < b.length) {
    if (digit(a[i]) && digit(b[j])) {
      let endA = i;
      let endB = j;
      while (endA < a.length && digit(a[endA])) endA++;
      while (endB < b.length && digit(b[endB])) endB++;
      while (i < endA && a[i] === "0") i++;
      while (j < endB && b[j] === "0") j++;
      if (endA - i !== endB - j) return endA - i - (endB - j);
      for (; i < endA; i++, j++) if (a[i] !== b[j]) return a[i] < b[j] ? -1 : 1;
    } else {
      if (a[i] !== b[j]) return a[i] < b[j] ? -1 : 1;
      i++;
      j++;
    }
  }
  return a.length - i - (b.length - j) || (a < b ? -1 : a > b ? 1 : 0);
}

export function cellOrder(type, a, b) {
  if (type === "whole") {
    if (typeof a === "number" && typeof b === "number") return a - b;
    const x = BigInt(a);
    const y = BigInt(b);
    return x < y ? -1 : x > y ? 1 : 0;
  }
  if (type === "decimal") return decimalOf(a) - decimalOf(b) || 0;
  if (type === "truth") return Number(a) - Number(b);
  return naturalOrder(cellText(a), cellText(b));
}

/** The rows that are here, filtered and sorted: their indices. */
export function localRows(state, query) {
  const { columns, rows, ranks } = state;
  const tests = Object.entries(query.filters).map(([c, typed]) => [Number(c), filterOf(columns[c].type, typed)]);
  const found = query.find ? containing(query.find) : null;
  const kept = [];
  rows.forEach((row, i) => {
    if (tests.every(([c, test]) => test(row[c])) && (!found || row.some(found))) kept.push(i);
  });
  for (const { column, down } of [...query.sort].reverse()) {
    const type = columns[column].type;
    const rank = ranks && ranks[column];
    const none = (v) => v === null || v === "";
    kept.sort((i, j) => {
      const a = rows[i][column];
      const b = rows[j][column];
      if (none(a) || none(b)) return none(a) - none(b);
      const order = rank ? rank[i] - rank[j] : cellOrder(type, a, b);
      return down ? -order : order;
    });
  }
  return kept;
}

/** Whether all rows are here, and no cell is shortened. */
export function isWhole(state) {
  return (
    state.rows.length === state.total && !state.rows.some((row) => row.some((cell) => cell && typeof cell === "object"))
  );
}

/** The table as the JVM writes it to a file. */
export function rowsCsv(state) {
  return csv([state.columns.map((column) => column.name), ...state.rows]);
}
