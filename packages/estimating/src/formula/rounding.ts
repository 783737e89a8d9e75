import { Decimal } from './decimal.ts';

/** Correct digits of computed figures; later ones are division noise. */
export const computedDigits = 30;
/** Correct digits of measured figures: 799.9999999999999 SF is not less than 800. */
export const measuredDigits = 12;

/** True if two figures differ only in noise digits: 1 / 3 × 3 equals 1. */
export const isNoise = (difference: Decimal, a: Decimal, b: Decimal, digits: number): boolean =>
  difference.isZero() || (!a.isZero() && !b.isZero() && difference.e < Math.max(a.e, b.e) - digits);

/**
 * Rounds to a whole number. Residues below a billionth are noise: 165.0000000003 studs are 165, not 166. Halves round
 * away from zero.
 */
export function roundToWhole(value: Decimal, how: string): Decimal {
  // A half may result from a division: 1 / 3 / 7 × 10.5 rounds to 1.
  const right = value.e < computedDigits ? value.toSignificantDigits(computedDigits) : value;
  const nearest = right.toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  if (how === 'round' || value.minus(nearest).abs().lt('1e-9')) return nearest;
  if (how === 'ceil') return value.ceil();
  if (how === 'floor') return value.floor();
  return value.toDecimalPlaces(0, how === 'roundup' ? Decimal.ROUND_UP : Decimal.ROUND_DOWN);
}
