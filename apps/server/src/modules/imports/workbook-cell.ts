import * as xlsx from 'xlsx';
import { textOfNumber } from './number-formats.ts';
import { dayOfSerial } from './values.ts';

/** Days between the epochs of workbooks: January 1, 1904 is day 0 of one and day 1,462 of the other. */
const DAYS_TO_1904 = 1462;

const pad = (number: number) => String(number).padStart(2, '0');
/** First section of a number format, without conditions, colors, fill characters and space of a character's width. */
const firstSection = (format: string): string =>
  (/^(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])*/.exec(format)?.[0] ?? '').replaceAll(
    /\[(?!h+\]|m+\]|s+\])[^\]]*\]|[_*]./gi,
    '',
  );
/** A section without its literals. */
const withoutLiterals = (section: string) => section.replaceAll(/"[^"]*"|\\./g, '');

/**
 * Date or time cell as YYYY-MM-DD, YYYY-MM-DD HH:MM, HH:MM, or hours and minutes for a duration.
 * @param serial days since the epoch of the workbook.
 */
export function textOfDate(serial: number, format: string, is1904: boolean): string {
  const section = withoutLiterals(firstSection(format));
  // Floating point leaves times a fraction of a second short. Programs do not round seconds up to minutes.
  const minutesOf = (days: number) => Math.floor(Math.round(days * 86_400) / 60);
  const clock = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  if (/\[[hms]+\]/i.test(section)) return clock(minutesOf(serial));
  const hasDay = /[yd]|m{3}/i.test(section);
  if (serial < 0) return textOfNumber(serial);
  if (serial < 1 && !(is1904 && hasDay)) return clock(Math.min(minutesOf(serial), 1439));
  const total = minutesOf(serial + (is1904 ? DAYS_TO_1904 : 0));
  const day = dayOfSerial(Math.floor(total / 1440));
  if (!day) return textOfNumber(serial);
  return total % 1440 > 0 ? `${day} ${clock(total % 1440)}` : day;
}

/**
 * True for a format that makes an identifier of an integer: leading zeros (`00000`), signs between digits (`00000-0000`,
 * `(###) ###-####`), or letters beside them (`"PO-"0000`). Fractions, thousands and percentages are amounts.
 */
function isIdentifierFormat(format: string): boolean {
  const section = firstSection(format);
  const bare = withoutLiterals(section);
  if (/[.,%/]|E[+-]/i.test(bare) || !/[0#?]/.test(bare)) return false;
  const literals = [...section.matchAll(/"([^"]*)"|\\(.)/g)]
    .map(([, text, sign]) => text ?? sign ?? '')
    .join('');
  const digits = section
    .replaceAll(/"[^"]*"|\\./g, (literal) => 'x'.repeat(literal.length))
    .replaceAll(/[^0#?]+/g, ' ');
  return /^[^0#?]*0{2,}/.test(bare) || digits.trim().includes(' ') || /\p{L}/u.test(literals);
}

/** Number cell: the text that its format shows, and the number if the text is not its only reading. */
export function textOfFigure(value: number, format: unknown): { text: string; number?: string } {
  const plain = textOfNumber(value);
  const isPlain = typeof format !== 'string' || format === 'General';
  if (!isPlain && Number.isSafeInteger(value) && value >= 0 && isIdentifierFormat(format))
    return { text: xlsx.SSF.format(format, value).trim(), number: plain };
  const percent =
    !isPlain && /%/.test(withoutLiterals(firstSection(format))) ? textOfNumber(value * 100) : undefined;
  if (percent !== undefined) return { text: `${percent}%`, number: percent };
  // The point of a number cell is a decimal point whatever the rest of its column has.
  return plain.includes('.') ? { text: plain, number: plain } : { text: plain };
}
