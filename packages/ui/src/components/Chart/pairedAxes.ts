import { valueAxis, type ValueAxis } from './plot.ts';

const factors = [1, 2, 2.5, 5, 10];

/** Smallest round step that covers the values with these numbers of steps above and below zero. */
function roundStep(high: number, low: number, above: number, below: number): number {
  const need = Math.max(above > 0 ? high / above : 0, below > 0 ? -low / below : 0);
  if (!(need > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(need));
  const factor = factors.find((one) => one * power >= need * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Extent that includes zero. A value that no axis can label with round steps counts as zero. */
function extentOf(values: readonly (number | null | undefined)[]) {
  let [low, high] = [0, 0];
  for (const value of values) {
    if (value == null || !Number.isFinite(value) || Math.abs(value) < 1e-9) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return { low, high };
}

const axisOf = (step: number, above: number, below: number): ValueAxis => ({
  domain: [-below * step, above * step],
  // Multiples instead of sums, so that no rounding error is labeled.
  ticks: Array.from({ length: above + below + 1 }, (_, at) => Number(((at - below) * step).toPrecision(12))),
});

/**
 * Two axes from zero that share their grid lines: zero is at the same height, and each line has a round value on both.
 */
export function pairedAxes(
  first: readonly (number | null | undefined)[],
  second: readonly (number | null | undefined)[],
  count: number,
): [ValueAxis, ValueAxis] {
  const [one, other] = [extentOf(first), extentOf(second)];
  const own = valueAxis([one.low, one.high], count, true);
  const step = (own.ticks[1] ?? 1) - (own.ticks[0] ?? 0) || 1;
  let above = Math.max(0, Math.round(own.domain[1] / step));
  let below = Math.max(0, Math.round(-own.domain[0] / step));
  // The second axis needs lines on a side of zero where the first has none, in proportion to its own values.
  if (other.high > 0 && above === 0)
    above = Math.max(1, Math.min(4, Math.ceil((below * other.high) / -other.low)));
  if (other.low < 0 && below === 0)
    below = Math.max(1, Math.min(4, Math.ceil((above * -other.low) / (other.high || Infinity))));
  return [one, other].map(({ high, low }) => axisOf(roundStep(high, low, above, below), above, below)) as [
    ValueAxis,
    ValueAxis,
  ];
}
