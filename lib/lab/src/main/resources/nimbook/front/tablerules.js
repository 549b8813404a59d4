// How cells of a table read, compare and are found: the same rules as CellText, DataType, NaturalOrder and RowFilter in Java.
import { csv, make } from "./parts.js";

/** Digits of a number that are shown; the whole is in the tooltip and in every copy. */
export const tableDigits = 24;
export const tableSizes = [5, 10, 15, 25, 50, 100, 200];
/** Cells that a browser lays out without a pause. */
export const tableCells = 12000;
export const tableNumber = "([-−]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d{1,4})?)";
export const tableCompare = new RegExp("^(>=|<=|!=|<>|≥|≤|≠|=|>|<)\\s*" + tableNumber + "$");
export const tableRange = new RegExp("^" + tableNumber + "\\s*\\.\\.\\s*" + tableNumber + "$");
export const tableResidue = /^mod\s*(\d{1,9})\s*=\s*(\d{1,9})$/i;

export function tableIsNumber(type) {
  return type === "whole" || type === "decimal";
}

/** All the characters of a cell that are here. */
export function tableText(cell) {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "object") return cell.head + "…" + cell.tail;
  return String(cell);
}

/** Digits in groups of three from five digits on. */
export function tableGroups(digits) {
  const m = /^(-?)(\d{5,})(\.\d+)?$/.exec(digits);
  return m ? m[1] + m[2].replace(/\B(?=(\d{3})+$)/g, "\u2009") + (m[3] || "") : digits;
}

/** What a reader sees of a cell. */
export function tableShown(cell, type, grouping) {
  if (typeof cell === "object" && cell) {
    return tableIsNumber(type) ? cell.head.slice(0, 10) + "…" + cell.tail.slice(-6) + " (" + tableGroups(String(cell.size)) + " digits)" : cell.head + "…";
  }
  const text = tableText(cell);
  if (!tableIsNumber(type)) return text;
  const digits = text.replace(/\D/g, "").length;
  const brief = /^-?\d+$/.test(text) && digits > tableDigits
    ? text.slice(0, 10 + (text.length - digits)) + "…" + text.slice(-6) + " (" + digits + " digits)" : grouping ? tableGroups(text) : text;
  return brief.replace(/^-/, "−");
}

/** A decimal number as whole numerator and power of ten, so that whole cells compare exactly. */
export function tableExact(typed) {
  const m = /^(-?)(\d*)(?:\.(\d*))?(?:e([-+]?\d+))?$/i.exec(typed.replace("−", "-"));
  const fraction = m[3] || "";
  const power = Number(m[4] || 0) - fraction.length;
  const whole = BigInt((m[2] + fraction) || "0") * (m[1] ? -1n : 1n);
  return power >= 0 ? { whole: whole * 10n ** BigInt(power), scale: 1n } : { whole, scale: 10n ** BigInt(-power) };
}

export function tableDecimal(text) {
  return Number(String(text).replace("−", "-").replace("∞", "Infinity"));
}

/** Negative, zero or positive: the cell against what was typed. */
export function tableAgainst(type, typed) {
  if (type === "whole") {
    const bound = tableExact(typed);
    return (cell) => {
      // Of a shortened number sign and length are here; the bound has at most a few digits against them.
      const at = typeof cell === "object" ? BigInt(cell.head) * 10n ** BigInt(cell.size - cell.head.replace("-", "").length) : BigInt(cell);
      const a = at * bound.scale;
      return a < bound.whole ? -1 : a > bound.whole ? 1 : 0;
    };
  }
  const bound = tableDecimal(typed);
  return (cell) => { const a = tableDecimal(tableText(cell)); return a < bound ? -1 : a > bound ? 1 : 0; };
}

export function tableContains(typed) {
  const wanted = typed.toLowerCase();
  return (cell) => tableText(cell).toLowerCase().includes(wanted);
}

export function tableNumeric(type, part) {
  let m = tableCompare.exec(part);
  if (m) {
    const against = tableAgainst(type, m[2]);
    const sign = m[1];
    if (sign === ">") return (c) => against(c) > 0;
    if (sign === ">=" || sign === "≥") return (c) => against(c) >= 0;
    if (sign === "<") return (c) => against(c) < 0;
    if (sign === "<=" || sign === "≤") return (c) => against(c) <= 0;
    if (sign === "=") return (c) => against(c) === 0;
    return (c) => against(c) !== 0;
  }
  m = tableRange.exec(part);
  if (m) {
    const low = tableAgainst(type, m[1]);
    const high = tableAgainst(type, m[2]);
    return (c) => low(c) >= 0 && high(c) <= 0;
  }
  m = tableResidue.exec(part);
  if (m && type === "whole" && Number(m[1]) > 0) {
    const modulus = BigInt(m[1]);
    const residue = BigInt(m[2]);
    return (c) => typeof c !== "object" && ((BigInt(c) % modulus) + modulus) % modulus === residue;
  }
  return null;
}

/** What is typed into a column's filter, as a test of its cells. */
export function tableFilter(type, typed) {
  const text = typed.trim();
  if (!text) return () => true;
  if (tableIsNumber(type)) {
    const all = text.split(",").map((part) => tableNumeric(type, part.trim()));
    return all.includes(null) ? tableContains(text) : (cell) => cell !== null && all.every((test) => test(cell));
  }
  if (text.startsWith("!=")) return (cell) => tableText(cell) !== text.slice(2).trim();
  if (text.startsWith("=")) return (cell) => tableText(cell) === text.slice(1).trim();
  return tableContains(text);
}

/** The order in which "W2" comes before "W10". */
export function tableNatural(a, b) {
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

export function tableOrder(type, a, b) {
  if (type === "whole") {
    if (typeof a === "number" && typeof b === "number") return a - b;
    const x = BigInt(a);
    const y = BigInt(b);
    return x < y ? -1 : x > y ? 1 : 0;
  }
  if (type === "decimal") return tableDecimal(a) - tableDecimal(b) || 0;
  if (type === "truth") return Number(a) - Number(b);
  return tableNatural(tableText(a), tableText(b));
}

/** The rows that are here, filtered and sorted: their indices. */
export function tableLocal(state, query) {
  const { columns, rows, ranks } = state;
  const tests = Object.entries(query.filters).map(([c, typed]) => [Number(c), tableFilter(columns[c].type, typed)]);
  const found = query.find ? tableContains(query.find) : null;
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
      const order = rank ? rank[i] - rank[j] : tableOrder(type, a, b);
      return down ? -order : order;
    });
  }
  return kept;
}

/** To the clipboard, also where a page may not use the clipboard's own interface (plain http on another machine). */
export async function tableToClipboard(text) {
  if (navigator.clipboard && window.isSecureContext) {
    try {
      return await navigator.clipboard.writeText(text);
    } catch (_) {
      // Refused: the old way below asks no permission.
    }
  }
  const area = make("textarea", "", null, { "aria-hidden": "true" });
  area.value = text;
  area.style.cssText = "position:fixed;top:0;left:0;opacity:0";
  const before = document.activeElement;
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (before && before.focus) before.focus({ preventScroll: true });
  if (!done) throw new Error("the browser did not allow the copy");
}

export function tableTabbed(cells) {
  return cells.map(tableText).map((s) => (/[\t\r\n]|^"/.test(s) ? '"' + s.replaceAll('"', '""') + '"' : s)).join("\t") + "\n";
}

/** Whether all rows are here, and no cell is shortened. */
export function tableWhole(state) {
  return state.rows.length === state.total && !state.rows.some((row) => row.some((cell) => cell && typeof cell === "object"));
}

/** The table as the JVM writes it to a file. */
export function tableCsv(state) {
  return csv([state.columns.map((column) => column.name), ...state.rows]);
}
