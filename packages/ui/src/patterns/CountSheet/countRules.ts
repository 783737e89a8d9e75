import { compareDecimal, parseDecimal } from '../../components/Number/decimal.ts';
import { sumDecimals } from '../../data-grid/aggregate.ts';

/** Digits of a count before its point; more is a code that was scanned into the wrong field. */
const maxDigits = 9;

export type CountProblem = 'notANumber' | 'negative' | 'whole' | 'decimals' | 'tooLarge';

/** Reads a typed count in plain notation. '' is "not counted", '0' is "counted, none there". */
export function readCount(
  text: string,
  fractionDigits: number,
): { value: string } | { problem: CountProblem } {
  const value = parseDecimal(text);
  if (value === null) return { problem: 'notANumber' };
  if (value === '') return { value };
  if (value.startsWith('-')) return { problem: 'negative' };
  const [whole = '0', fraction = ''] = value.split('.');
  if (whole.length > maxDigits) return { problem: 'tooLarge' };
  const places = fraction.replace(/0+$/, '');
  if (places.length > fractionDigits) return { problem: fractionDigits === 0 ? 'whole' : 'decimals' };
  return { value: places === '' ? whole : `${whole}.${places}` };
}

/** Adds to a count, not below 0. From "not counted", plus gives 1 and minus gives 0: counted, none there. */
export function stepCount(value: string, by: 1 | -1): string {
  if (value === '') return by === 1 ? '1' : '0';
  const next = sumDecimals([value, String(by)]).sum;
  return compareDecimal(next, '0') < 0 ? '0' : next;
}
