import { localDayOf } from './dates.ts';

/** How long ago an instant was, in words: just now, 5 min ago, 3 h ago, Nov 11, 2025. */
export function ago(instant: string, now: number = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  const days = Math.floor(minutes / 60 / 24);
  if (days < 7) return days === 1 ? 'yesterday' : `${days} days ago`;
  return localDayOf(instant);
}

/** Days from now to an instant, the begun one counted; 0 or less once it is past. */
export const daysUntil = (instant: string, now: number = Date.now()): number =>
  Math.ceil((Date.parse(instant) - now) / 86_400_000);

/** A price without cents where it has none: $300. */
export const dollars = (price: string): string => `$${price.replace(/\.00$/, '')}`;

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** A word of the product's own code as people read it: taskFolder is task folder. */
export const wordsOfCode = (code: string): string =>
  code.replaceAll('_', ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** Rich words without their marks; any other value as it is. */
export const bareWords = (value: string): string =>
  /^<(p|ul|ol)[\s>]/.test(value)
    ? value
        .replace(/<[^>]*>/g, (tag) => (/^<\/(p|li)|^<br/.test(tag) ? ' ' : ''))
        .replace(/&(amp|lt|gt|quot);/g, (name) => entities[name] ?? name)
        .trim()
    : value;

/** A value of the history as it reads: figures in groups, rich words bare, ids and lists as they are. */
export const plainValue = (value: string | undefined): string =>
  value === undefined || value === ''
    ? 'nothing'
    : /^-?\d+\.\d+$/.test(value)
      ? Number(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })
      : bareWords(value).replace(/\d+\.\d{5,}/g, (digits) => Number(digits).toPrecision(4));

/** What is said beside a day until which something is valid; nothing for something without an end. */
export const validity = (
  day: string | null | undefined,
  today: string = new Date().toISOString().slice(0, 10),
): { note?: string } => (day ? { note: day < today ? 'expired' : 'valid' } : {});

/** A whole number with its unit behind it: "1 day", "5 days". */
export const withUnit = (value: number, unit: string | undefined): string =>
  unit === undefined ? String(value) : `${value} ${value === 1 ? unit.replace(/^days$/, 'day') : unit}`;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Short facts on one line. One written from right to left is held together, or it would turn the figures after it around. */
export const listed = (parts: readonly (string | null | undefined)[]): string =>
  parts.flatMap((part) => (part ? [rightToLeft.test(part) ? `\u2068${part}\u2069` : part] : [])).join(' · ');
