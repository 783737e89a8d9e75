import { unitCode, units } from '../measure/units.ts';
import { Decimal } from './decimal.ts';

/**
 * A unit of measure as powers of length, mass, money and time, with its size in tenths of a millimetre and nanograms
 * (to their powers). Pieces have no dimension: nine doors of 17 LF of casing are 153 LF. The size is a fraction, so
 * that dividing 220 ft by 16 in gives 165 and not a hair more.
 */
export interface Dimension {
  length: number;
  mass: number;
  money: number;
  time: number;
  numerator: Decimal;
  denominator: Decimal;
}

const one = new Decimal(1);
export const pureNumber: Dimension = {
  length: 0,
  mass: 0,
  money: 0,
  time: 0,
  numerator: one,
  denominator: one,
};

const powers = { length: 1, area: 2, volume: 3, weight: 0, count: 0, time: 0 } as const;

/** Cache of parsed units, which are parsed for every figure. Bounded, because texts come from outside. */
const dimensionCache = new Map<string, Dimension | undefined>();
const maxKnown = 500;

/**
 * Parses a unit: a unit code, `$`, an empty text or `ratio` for a plain number, or a quotient such as `$/SF` or
 * `HR/EA`.
 * @returns undefined for anything else.
 */
export function parseDimension(text: string): Dimension | undefined {
  const before = dimensionCache.get(text);
  if (before !== undefined || dimensionCache.has(text)) return before;
  const read = readDimension(text);
  if (dimensionCache.size >= maxKnown) dimensionCache.clear();
  dimensionCache.set(text, read);
  return read;
}

function readDimension(text: string): Dimension | undefined {
  let result: Dimension | undefined;
  for (const part of text.split('/')) {
    const name = part.trim();
    const code = unitCode(name);
    let factor: Dimension;
    if (name === '' || name.toLowerCase() === 'ratio' || name === '%' || name === '1') factor = pureNumber;
    else if (name === '$' || name.toUpperCase() === 'USD') factor = { ...pureNumber, money: 1 };
    else if (code === undefined) return undefined;
    else if (units[code].kind === 'time') factor = { ...pureNumber, time: 1 };
    else {
      const { kind, size } = units[code];
      const mass = kind === 'weight' ? 1 : 0;
      factor = { ...pureNumber, length: powers[kind], mass, numerator: new Decimal(size) };
    }
    result = result === undefined ? factor : combine(result, factor, -1);
  }
  return result;
}

/** Unit of a product (sign 1) or quotient (sign −1). */
export function combine(a: Dimension, b: Dimension, sign: 1 | -1): Dimension {
  const [up, down] = sign === 1 ? [b.numerator, b.denominator] : [b.denominator, b.numerator];
  return {
    length: a.length + sign * b.length,
    mass: a.mass + sign * b.mass,
    money: a.money + sign * b.money,
    time: a.time + sign * b.time,
    numerator: a.numerator.times(up),
    denominator: a.denominator.times(down),
  };
}

/** Unit of a power. @returns undefined if a dimension would become fractional, such as the root of a length. */
export function raise(a: Dimension, exponent: Decimal): Dimension | undefined {
  const times = (power: number): Decimal => exponent.times(power);
  const [length, mass, money, time] = [times(a.length), times(a.mass), times(a.money), times(a.time)];
  if (![length, mass, money, time].every((power) => power.isInteger())) return undefined;
  return {
    length: length.toNumber(),
    mass: mass.toNumber(),
    money: money.toNumber(),
    time: time.toNumber(),
    // Invert for negative powers, so that both stay integers without rounding.
    numerator: (exponent.isNegative() ? a.denominator : a.numerator).pow(exponent.abs()),
    denominator: (exponent.isNegative() ? a.numerator : a.denominator).pow(exponent.abs()),
  };
}

export const sameKind = (a: Dimension, b: Dimension): boolean =>
  a.length === b.length && a.mass === b.mass && a.money === b.money && a.time === b.time;

export const isPure = (a: Dimension): boolean =>
  a.length === 0 && a.mass === 0 && a.money === 0 && a.time === 0;

/** Converts a figure between units of the same kind. */
export function convertDimension(value: Decimal, from: Dimension, to: Dimension): Decimal {
  const up = from.numerator.times(to.denominator);
  const down = from.denominator.times(to.numerator);
  return up.eq(down) ? value : value.times(up).div(down);
}

const lengths: Record<number, string> = {
  1: 'a length',
  2: 'an area',
  3: 'a volume',
};

/** Describes a unit's kind, e.g. "an area", "money per area", "hours". */
export function describe(dimension: Dimension): string {
  if (isPure(dimension)) return 'a plain number';
  const of = (sign: number): string[] => {
    const names: string[] = [];
    if (dimension.money * sign > 0) names.push('money');
    if (dimension.time * sign > 0) names.push('hours');
    const mass = dimension.mass * sign;
    if (mass > 0) names.push(mass === 1 ? 'a weight' : `weight to the power of ${mass}`);
    const length = dimension.length * sign;
    if (length > 0) names.push(lengths[length] ?? `length to the power of ${length}`);
    return names;
  };
  const above = of(1).join(' times ');
  const below = of(-1).join(' and ').replace(/^an? /, '').replace('hours', 'hour');
  if (below === '') return above;
  return above === '' ? `one per ${below}` : `${above} per ${below}`;
}
