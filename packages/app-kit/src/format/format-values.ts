import { DAY_MS, utcDay } from '@plumbline/dates';
import { localDayOf } from './dates.ts';

/** Formats the time since an instant: just now, 5 min ago, 3 h ago, Nov 11, 2025. */
export function ago(instant: string, now: number = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  const days = Math.floor(minutes / 60 / 24);
  if (days < 7) return days === 1 ? 'yesterday' : `${days} days ago`;
  return localDayOf(instant);
}

/** Days from now to an instant, rounded up; 0 or less when it is past. */
export const daysUntil = (instant: string, now: number = Date.now()): number =>
  Math.ceil((Date.parse(instant) - now) / DAY_MS);

/** Formats a price without cents when they are zero: $300. */
export const dollars = (price: string): string => `$${price.replace(/\.00$/, '')}`;

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** Splits an identifier into words: `taskFolder` becomes "task folder". */
export const wordsOfCode = (code: string): string =>
  code.replaceAll('_', ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** Strips the markup of rich text; other values are unchanged. */
export const stripMarkup = (value: string): string =>
  /^<(p|ul|ol)[\s>]/.test(value)
    ? value
        .replace(/<[^>]*>/g, (tag) => (/^<\/(p|li)|^<br/.test(tag) ? ' ' : ''))
        .replace(/&(amp|lt|gt|quot);/g, (name) => entities[name] ?? name)
        .trim()
    : value;

/** Formats a value of the change history: numbers grouped, rich text without markup, other values unchanged. */
export const plainValue = (value: string | undefined): string =>
  value === undefined || value === ''
    ? 'nothing'
    : /^-?\d+\.\d+$/.test(value)
      ? Number(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
      : stripMarkup(value).replace(/\d+\.\d{5,}/g, (digits) => Number(digits).toPrecision(4));

/** Note beside an expiry date; empty without an expiry date. */
export const validity = (
  day: string | null | undefined,
  today: string = utcDay(new Date()),
): { note?: string } => (day ? { note: day < today ? 'expired' : 'valid' } : {});

/** Formats an integer with its unit: "1 day", "5 days". */
export const withUnit = (value: number, unit: string | undefined): string =>
  unit === undefined ? String(value) : `${value} ${value === 1 ? unit.replace(/^days$/, 'day') : unit}`;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Joins short facts with dots. Right-to-left parts are isolated so that they do not reorder following figures. */
export const joinFacts = (parts: readonly (string | null | undefined)[]): string =>
  parts.flatMap((part) => (part ? [rightToLeft.test(part) ? `\u2068${part}\u2069` : part] : [])).join(' · ');
