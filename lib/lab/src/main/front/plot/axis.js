// Numbers of a plot: where a value stands on an axis, and how it is written under the cursor.

import { groupedDigits } from "../shared/numbers.js";
import { doubles } from "../shared/state.js";

/** An axis of the view, or the part of it between two coordinates. */
export function axisOf({ log, span }, part) {
  const [low, high, unit] = doubles(span);
  return { log, unit, low: part ? part[0] : low, high: part ? part[1] : high };
}

/**
 * Where a value stands between low and high; unit is less than 1 where the span of the values would exceed the range of
 * numbers.
 */
export function placeOn(axis, value) {
  const v = axis.log ? (value > 0 ? Math.log10(value) : NaN) : value * axis.unit;
  return (v - axis.low) / (axis.high - axis.low);
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
