// Tables as text.

/**
 * Rows of cells as CSV, as Csv.java writes it: quoted where that is needed, each line ended by CR LF. Texts that a
 * spreadsheet would run as formulas get an apostrophe in front.
 */
export function csv(rows) {
  const number = /^([+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?|-∞|-Infinity)$/i;
  const cell = (value) => {
    const plain = value === null || value === undefined ? "" : String(value);
    const text = /^[=+\-@\t\r\n]/.test(plain) && !number.test(plain) ? "'" + plain : plain;
    return /[",\r\n]|^\s|\s$/.test(text) ? '"' + text.replace(/"/g, '""') + '"' : text;
  };
  return rows.map((row) => row.map(cell).join(",") + "\r\n").join("");
}
