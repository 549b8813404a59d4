// Numbers of a plot: axes, ticks and their labels, by the rule that the state holds (PlotAxis.java).

import { csv } from "../shared/csv.js";
import { groupedDigits, roundStep } from "../shared/numbers.js";
import { doubles } from "../shared/state.js";

export function superscript(exponent) {
  return (exponent < 0 ? "⁻" : "") + [...String(Math.abs(exponent))].map((c) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(c)]).join("");
}

/** A tick's label: digits, grouped; very large and very small ones as powers of ten. */
function tickLabel(value, decimals, { plain, mantissa: precision }) {
  if (value === 0) return "0";
  const size = Math.abs(value);
  const sign = value < 0 ? "−" : "";
  if (size >= plain[1] || size < plain[0]) {
    const e = Math.floor(Math.log10(size) + 1e-9);
    // Of the decimal digits, as in Java: the double's own would round 4.3625 down.
    const [digits, power] = size.toExponential().split("e");
    const rounded = Math.round(Number(digits + "e" + (Number(power) - e + precision)));
    const mantissa = String(Number(rounded + "e-" + precision));
    return sign + (mantissa === "1" ? "" : mantissa + "·") + "10" + superscript(e);
  }
  return sign + groupedDigits(size.toFixed(decimals));
}

/** A value under the cursor: all digits of a whole number, nine of another. */
export function valueText(value) {
  if (!Number.isFinite(value)) return "–";
  const size = Math.abs(value);
  const text =
    Number.isInteger(value) && size < 1e15
      ? groupedDigits(String(size))
      : size >= 1e15 || (size < 1e-4 && size > 0)
        ? size.toPrecision(6).replace("e+", "·10^").replace("e-", "·10^−")
        : groupedDigits(String(Number(size.toPrecision(9))));
  return (value < 0 ? "−" : "") + text;
}

/** A bin around one whole number is named after it. */
export function binText(s, i) {
  const from = s.x[i];
  const to = s.x[i + 1];
  if (from % 1 !== 0 && Number.isInteger(from + 0.5) && Number.isInteger(to - 0.5))
    return to - from === 1 ? valueText(from + 0.5) : valueText(from + 0.5) + " to " + valueText(to - 0.5);
  return valueText(from) + " to " + valueText(to);
}

/** Round values between low and high; on a logarithmic axis low and high are logarithms. */
export function ticksOf(axis, most) {
  const { low, high, log, whole, unit, rule } = axis;
  const ticks = [];
  if (log) {
    const from = Math.max(-323, Math.ceil(low - 1e-9));
    const to = Math.min(308, Math.floor(high + 1e-9));
    if (to - from > 0 || most < 3) {
      const step = Math.max(1, roundStep((to - from + 1) / most, rule.steps));
      for (let e = Math.ceil(from / step) * step; e <= to; e += step)
        ticks.push({
          at: Math.pow(10, e),
          label: e >= 0 && e <= 4 ? groupedDigits("1" + "0".repeat(e)) : "10" + superscript(e),
        });
      return ticks;
    }
    const end = Math.min(Number.MAX_VALUE, Math.pow(10, high));
    return ticksOf(axisOf(Math.pow(10, low), end, false, whole, 0, rule), most).filter((t) => t.at > 0);
  }
  let step = roundStep((high - low) / most, rule.steps);
  if (whole && step < 1) step = 1;
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + step * 1e-9 && ticks.length <= most + 1; k++) {
    const at = (k * step) / unit;
    if (Number.isFinite(at)) ticks.push({ at, label: tickLabel(at, decimals, rule) });
  }
  return ticks;
}

/**
 * Where a value stands between low and high; unit is less than 1 where the span of the values would exceed the range of
 * numbers.
 */
export function placeOn(axis, value) {
  const v = axis.log ? (value > 0 ? Math.log10(value) : NaN) : value * axis.unit;
  return (v - axis.low) / (axis.high - axis.low);
}

/** @param air the part of the span that stays free on both sides */
export function axisOf(least, most, log, whole, air, rule) {
  const unit = !log && Math.max(Math.abs(least), Math.abs(most)) > rule.large ? 0.01 : 1;
  const low = log ? Math.log10(least) : least * unit;
  const high = log ? Math.log10(most) : most * unit;
  if (!(low <= high) || !Number.isFinite(low) || !Number.isFinite(high))
    return { low: 0, high: 1, log: false, whole, unit: 1, rule };
  const span = high > low ? high - low : Math.max(2, Math.abs(low)) / (0.5 + air);
  const margin = high > low ? span * air : span / 2;
  return { low: low - margin, high: high + margin, log, whole, unit, rule };
}

/** The axes of all points of the series. */
export function axesOf(series, { logX, logY, axis: rule }) {
  const least = (k) => Math.min(Infinity, ...series.map((s) => s.extent[k]));
  const most = (k) => Math.max(-Infinity, ...series.map((s) => s.extent[k]));
  const whole = (k) => series.every((s) => s.whole[k]);
  const x = axisOf(least(0), most(1), logX, whole(0), rule.air[0], rule);
  const y = axisOf(least(2), most(3), logY, whole(1), rule.air[1], rule);
  // Bars and stems stand on their axis.
  if (!y.log && least(2) === 0 && series.some((s) => s.fromZero)) y.low = 0;
  return { x, y };
}

/**
 * The points as the JVM writes them: one column x and one for each series where all have the same x; the bins of a
 * histogram; else a row a point.
 */
export function pointsCsv(state) {
  const series = state.series.map((s) => ({ name: s.name, kind: s.kind, x: doubles(s.x), y: doubles(s.y) }));
  const names = state.categories || [];
  const number = (v) => (Number.isNaN(v) ? "" : v);
  const place = (x) => (names.length ? names[x] : number(x));
  const [first] = series;
  if (series.length === 1 && first.kind === "histogram")
    return csv([["from", "to", "count"], ...Array.from(first.y, (y, i) => [first.x[i], first.x[i + 1], y])]);
  const same = series.every(
    (s) => s.kind !== "histogram" && s.x.length === first.x.length && s.x.every((x, i) => Object.is(x, first.x[i])),
  );
  if (same)
    return csv([
      [state.x || "x", ...series.map((s) => s.name || "y")],
      ...Array.from(first.x, (x, i) => [place(x), ...series.map((s) => number(s.y[i]))]),
    ]);
  return csv([
    ["series", state.x || "x", state.y || "y"],
    ...series.flatMap((s) => Array.from(s.y, (y, i) => [s.name, place(s.x[i]), number(y)])),
  ]);
}
