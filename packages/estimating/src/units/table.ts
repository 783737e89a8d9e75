import { Decimal as PlainDecimal } from 'decimal.js';
import { unitCode, UnitError, units, type UnitCode, type UnitKind } from '../measure/units.ts';
import { equals, one, over, ratio, readRatio, times, type Ratio } from './ratio.ts';

/** Conversion: one `unit` is `factor` of `per`, e.g. `{ unit: 'PALLET', per: 'BOX', factor: '40' }`. */
export interface UnitLink {
  unit: string;
  per: string;
  /** Positive plain decimal. */
  factor: string;
}

/** Problem of a conversion. */
export interface UnitProblem {
  /** Index of the conversion. */
  at: number;
  link: UnitLink;
  code: 'unit' | 'factor' | 'cycle';
  message: string;
  /** For a contradiction: the units that connect both ends without this conversion. */
  path?: string[];
}

/** Digits of non-terminating quotients. */
const digits = 80;
const Wide = PlainDecimal.clone({ precision: digits, defaults: true });
/** Digits that round-trip exactly. */
const exactDigits = 40;

/** Canonical unit name: `feet` is FT; custom units are upper-cased. */
export const unitName = (text: string): string => unitCode(text) ?? text.trim().toUpperCase();

const standard = Object.keys(units) as UnitCode[];
const kindOf = (unit: string): UnitKind | undefined => {
  const code = unitCode(unit);
  return code === undefined ? undefined : units[code].kind;
};
const written = ({ unit, per, factor }: UnitLink): string => `1 ${unit} = ${factor} ${per}`;

function figure({ numerator, denominator }: Ratio): string {
  const value = new Wide(numerator.toString()).div(denominator.toString());
  return value.toSignificantDigits(12).toFixed();
}

/** Units of a company: standard units and its own conversions. */
export class UnitTable {
  /** Invalid conversions in order, which are ignored. */
  readonly problems: readonly UnitProblem[];
  /** Group of convertible units and size in the group's measure, by unit. */
  readonly #sizes = new Map<string, { group: string; size: Ratio }>();
  readonly #links: UnitLink[] = [];

  constructor(links: readonly UnitLink[] = []) {
    for (const code of standard) {
      this.#sizes.set(code, { group: `#${units[code].kind}`, size: ratio(BigInt(units[code].size), 1n) });
    }
    this.problems = links.flatMap((link, at) => this.#add(link, at) ?? []);
  }

  #add(input: UnitLink, at: number): UnitProblem | undefined {
    const link = { unit: unitName(input.unit), per: unitName(input.per), factor: input.factor.trim() };
    const refuse = (code: UnitProblem['code'], message: string, path?: string[]): UnitProblem => ({
      at,
      link: input,
      code,
      message,
      ...(path && { path }),
    });
    if (link.unit === '' || link.per === '') return refuse('unit', 'A unit needs a name');
    const factor = readRatio(link.factor);
    if (factor === undefined || factor.numerator === 0n)
      return refuse('factor', `The factor of ${link.unit} must be a number above 0, such as 12 or 0.5`);
    const existingFactor = this.factor(link.unit, link.per);
    if (existingFactor !== undefined && !equals(existingFactor, factor)) {
      if (link.unit === link.per) return refuse('cycle', `${written(link)}: a unit always equals itself`);
      const path = this.#path(link.unit, link.per);
      const conversion = `1 ${link.unit} is ${figure(existingFactor)} ${link.per} by ${path.join(' → ')}`;
      return refuse('cycle', `${written(link)} contradicts other conversions: ${conversion}`, path);
    }
    this.#links.push(link);
    if (existingFactor !== undefined) return undefined;
    const size = (name: string) => this.#sizes.get(name) ?? { group: name, size: one };
    const [unit, per] = [size(link.unit), size(link.per)];
    this.#sizes.set(link.per, per);
    this.#sizes.set(link.unit, unit);
    const scale = over(times(factor, per.size), unit.size);
    for (const [name, each] of this.#sizes) {
      if (each.group === unit.group)
        this.#sizes.set(name, { group: per.group, size: times(each.size, scale) });
    }
    return undefined;
  }

  /** Shortest path between two convertible units. */
  #path(from: string, to: string): string[] {
    const before = new Map<string, string>([[from, '']]);
    for (const unit of before.keys()) {
      if (unit === to) break;
      const kind = kindOf(unit);
      const next = this.#links.flatMap((link) =>
        link.unit === unit ? [link.per] : link.per === unit ? [link.unit] : [],
      );
      // Standard units of a kind are one step apart.
      if (kind !== undefined) next.push(...standard.filter((code) => units[code].kind === kind));
      for (const each of next) if (!before.has(each)) before.set(each, unit);
    }
    const path: string[] = [];
    for (let unit = to; unit !== ''; unit = before.get(unit) ?? '') path.unshift(unit);
    return path;
  }

  /** True if the unit is standard or has a conversion. */
  has(unit: string): boolean {
    return this.#sizes.has(unitName(unit));
  }

  /** Exact factor from one unit to another. @returns undefined if they are not convertible. */
  factor(from: string, to: string): Ratio | undefined {
    const [source, target] = [unitName(from), unitName(to)];
    if (source === target) return one;
    const [a, b] = [this.#sizes.get(source), this.#sizes.get(target)];
    return a !== undefined && b !== undefined && a.group === b.group ? over(a.size, b.size) : undefined;
  }

  /** Units a unit can be converted to, including itself, in table order. */
  reachable(from: string): string[] {
    const group = this.#sizes.get(unitName(from))?.group;
    return [...this.#sizes].filter(([, each]) => each.group === group).map(([name]) => name);
  }

  /**
   * Units of the conversion path with their amounts, for `1 PALLET = 40 BOX = 4000 EA`.
   * @throws UnitError if the units are not convertible.
   */
  steps(from: string, to: string): { unit: string; figure: string }[] {
    this.#need(from, to);
    return this.#path(unitName(from), unitName(to)).map((unit) => ({
      unit,
      figure: figure(this.#need(from, unit)),
    }));
  }

  #need(from: string, to: string): Ratio {
    const factor = this.factor(from, to);
    if (factor !== undefined) return factor;
    const [source, target] = [unitName(from), unitName(to)];
    const unknown = [source, target].filter((unit) => !this.#sizes.has(unit));
    const kinds = [kindOf(source), kindOf(target)];
    const why =
      unknown.length > 0
        ? `${unknown.join(' and ')} is not defined`
        : kinds[0] !== undefined && kinds[1] !== undefined
          ? `${source} is ${kinds[0]} and ${target} is ${kinds[1]}`
          : 'no conversion connects them';
    throw new UnitError(`There is no conversion from ${source} to ${target}: ${why}`);
  }

  /**
   * Converts a figure. Round trips are exact to 40 digits.
   * @throws UnitError naming both units if they are not convertible.
   */
  convert(value: PlainDecimal.Value, from: string, to: string): PlainDecimal {
    const { numerator, denominator } = this.#need(from, to);
    const exact = new Wide(value).times(numerator.toString()).div(denominator.toString());
    const near = exact.toSignificantDigits(exactDigits);
    // Snap to a nearby short figure: a third and back is not 0.999…
    const isNear = exact.minus(near).abs().lte(near.abs().times('1e-60'));
    return new PlainDecimal(isNear ? near : exact);
  }

  /**
   * Converts a price per unit: $96 per C of pieces is $0.96 each.
   * @throws UnitError naming both units if they are not convertible.
   */
  convertPrice(price: PlainDecimal.Value, per: string, newPer: string): PlainDecimal {
    return this.convert(price, newPer, per);
  }
}
