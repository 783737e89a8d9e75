import { compareDecimal, roundDecimal } from '../components/Number/decimal.ts';
import { compareValues, decimalPattern, scalarOf } from './format.ts';
import type { CellValue, Column } from './types.ts';

const scaleOf = (text: string): number => {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
};

/** Maximum decimal places for summation with integers that a float represents exactly. */
const quickScale = 4;
const quickMost = 1e10;
const quickLimit = 2 ** 52;

/** Exact sum of decimal strings. Other text adds nothing. */
export class DecimalSum {
  count = 0;
  private total = 0n;
  private scale = 0;
  /** Ten thousandths not yet in the total: most figures are small enough to be added here first. */
  private quick = 0;

  add(text: string): void {
    if (!decimalPattern.test(text)) return;
    this.count++;
    const own = scaleOf(text);
    const value = Number(text);
    if (own <= quickScale && value < quickMost && value > -quickMost) {
      if (own > this.scale) this.rescale(own);
      this.quick += Math.round(value * 1e4);
      if (this.quick > quickLimit || this.quick < -quickLimit) this.flush();
      return;
    }
    if (own > this.scale) this.rescale(own);
    const digits = BigInt(text.replace('.', ''));
    this.total += own < this.scale ? digits * 10n ** BigInt(this.scale - own) : digits;
  }

  get sum(): string {
    this.flush();
    return pointed(this.total, this.scale);
  }

  private rescale(scale: number): void {
    this.total *= 10n ** BigInt(scale - this.scale);
    this.scale = scale;
  }

  private flush(): void {
    const quick = BigInt(this.quick);
    this.quick = 0;
    this.total +=
      this.scale >= quickScale
        ? quick * 10n ** BigInt(this.scale - quickScale)
        : // Nothing finer than the scale was added, so this divides without a rest.
          quick / 10n ** BigInt(quickScale - this.scale);
  }
}

/** The exact sum of decimal strings; nothing is rounded. */
export function sumDecimals(values: Iterable<string>): { sum: string; count: number } {
  const sum = new DecimalSum();
  for (const text of values) sum.add(text);
  return { sum: sum.sum, count: sum.count };
}

function pointed(value: bigint, scale: number): string {
  if (scale === 0) return value.toString();
  const negative = value < 0n;
  const digits = (negative ? -value : value).toString().padStart(scale + 1, '0');
  return `${negative ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** The mean to six places, rounded half away from zero. */
function meanOf(sum: string, count: number): string {
  const scale = scaleOf(sum);
  const scaled = (BigInt(sum.replace('.', '')) * 10n ** 8n) / BigInt(count);
  return roundDecimal(pointed(scaled, scale + 8), 6);
}

/** A column's figure that grows row by row, so that a long table can be summed up a part at a time. */
export interface Gathering<Row> {
  add: (row: Row) => void;
  value: () => CellValue;
}

/** Undefined where the column has no aggregate, or one of the caller's own. */
export function gather<Row>(column: Column<Row>): Gathering<Row> | undefined {
  const { aggregate, accessor } = column;
  if (aggregate === undefined || typeof aggregate === 'function') return undefined;
  const textOf = (row: Row): string => {
    const value = scalarOf(accessor?.(row));
    return value === null || value === undefined ? '' : String(value);
  };
  if (aggregate === 'count') {
    let count = 0;
    return {
      add: (row) => {
        if (textOf(row) !== '') count++;
      },
      value: () => count,
    };
  }
  if (aggregate === 'min' || aggregate === 'max') {
    const type = column.type ?? 'text';
    const sign = aggregate === 'min' ? 1 : -1;
    let best: string | undefined;
    const order = (value: string, than: string): number =>
      decimalPattern.test(value) && decimalPattern.test(than)
        ? compareDecimal(value, than)
        : compareValues(type, value, than);
    return {
      add: (row) => {
        const value = textOf(row);
        if (value !== '' && (best === undefined || order(value, best) * sign < 0)) best = value;
      },
      value: () => best,
    };
  }
  const sum = new DecimalSum();
  return {
    add: (row) => sum.add(textOf(row)),
    value: () => (sum.count === 0 ? undefined : aggregate === 'sum' ? sum.sum : meanOf(sum.sum, sum.count)),
  };
}

/** Aggregate of a column over rows; undefined if the column has none. */
export function aggregateRows<Row>(column: Column<Row>, rows: Iterable<Row>): CellValue {
  if (typeof column.aggregate === 'function') return column.aggregate(rows);
  const gathering = gather(column);
  if (!gathering) return undefined;
  for (const row of rows) gathering.add(row);
  return gathering.value();
}
