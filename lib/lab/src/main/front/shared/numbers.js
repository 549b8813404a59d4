// Numbers in words, and round steps of axes.

/** The least of the factors 1, 2, 5, say, times a power of ten that is at least x. */
export function roundStep(x, factors) {
  if (!(x > 0) || !Number.isFinite(x)) return 1;
  const ten = Math.pow(10, Math.floor(Math.log10(x) + 1e-9));
  for (const m of factors) if (m * ten >= x * (1 - 1e-9)) return m * ten;
  return 10 * ten;
}

/** Digits with thin spaces from five before the point on: "12 345.5"; a sign stays in front, other text as it is. */
export function groupedDigits(digits) {
  const parts = /^(-?)(\d{5,})(\.\d+)?$/.exec(digits);
  return parts ? parts[1] + parts[2].replace(/\B(?=(\d{3})+$)/g, "\u2009") + (parts[3] || "") : digits;
}

/** 12345 as "12 345". */
export function grouped(n) {
  return groupedDigits(String(n)).replace("-", "−");
}

/** "1 cell", "12 345 cells". */
export function counted(n, one) {
  return grouped(n) + " " + one + (n === 1 ? "" : "s");
}
