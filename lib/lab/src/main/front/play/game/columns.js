// The values of a sum's parts as binary numbers, one below the other: in a lost position each column cancels.

import { make } from "nimbook-widget/dom.js";

/** @param parts [[words, value] …] @returns a table */
export function binaryColumns(parts) {
  const sum = parts.reduce((all, [, value]) => all ^ value, 0);
  const places = Math.max(1, ...parts.map(([, value]) => value.toString(2).length));
  const table = make("table", "nb-game-columns", null, { "aria-label": "values in binary" });
  const row = (words, value, total) => {
    const line = make("tr", total ? "nb-game-sum" : "");
    line.append(make("th", null, words, { scope: "row" }));
    for (const digit of value.toString(2).padStart(places, "0")) {
      const odd = total && digit === "1";
      line.append(make("td", odd ? "nb-game-odd" : digit === "0" ? "nb-game-zero" : "", digit));
    }
    line.append(make("td", "nb-game-value", "= " + value));
    table.append(line);
  };
  for (const [words, value] of parts) row(words, value, false);
  row("nim-sum", sum, true);
  return table;
}
