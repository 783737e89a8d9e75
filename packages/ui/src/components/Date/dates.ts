/** Short English names of the months, January first. */
export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** 'Jan' for 1. */
export const shortMonth = (month: number): string => months[month - 1] ?? '';

const two = (n: number | string) => String(n).padStart(2, '0');

/**
 * Formats a date or an instant as MMM DD, YYYY. An instant is read in UTC, so that all users see the same day. Empty
 * for an invalid date.
 */
export function formatDate(value: string | Date): string {
  const plain = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  if (plain) return `${shortMonth(Number(plain[2]))} ${plain[3]}, ${plain[1]}`;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  return `${shortMonth(date.getUTCMonth() + 1)} ${two(date.getUTCDate())}, ${date.getUTCFullYear()}`;
}

/** Formats a date in a locale; MMM DD, YYYY in US English. */
export function formatLocalDate(value: string | Date, locale: string): string {
  const text = formatDate(value);
  if (text === '' || locale === 'en-US') return text;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value));
}

/** Formats an instant as MMM DD, YYYY h:mm AM in the local time zone. Empty for an invalid instant. */
export function formatDateTime(value: string | Date): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  const hours = date.getHours();
  const day = `${shortMonth(date.getMonth() + 1)} ${two(date.getDate())}, ${date.getFullYear()}`;
  return `${day} ${hours % 12 || 12}:${two(date.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
}
