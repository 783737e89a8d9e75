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
 * A date or an instant as MMM DD, YYYY. A plain date stays that date; an instant is read in UTC, so that everyone
 * sees the same day. '' for what is no date.
 */
export function formatDate(value: string | Date): string {
  const plain = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  if (plain) return `${shortMonth(Number(plain[2]))} ${plain[3]}, ${plain[1]}`;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  return `${shortMonth(date.getUTCMonth() + 1)} ${two(date.getUTCDate())}, ${date.getUTCFullYear()}`;
}

/** A date as the locale writes it; MMM DD, YYYY in US English. */
export function showDate(value: string | Date, locale: string): string {
  const words = formatDate(value);
  if (words === '' || locale === 'en-US') return words;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(value));
}

/**
 * An instant as MMM DD, YYYY h:mm AM, where the person is: whoever reads a time holds it beside their own clock. '' for
 * what is no instant.
 */
export function formatDateTime(value: string | Date): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  const hours = date.getHours();
  const day = `${shortMonth(date.getMonth() + 1)} ${two(date.getDate())}, ${date.getFullYear()}`;
  return `${day} ${hours % 12 || 12}:${two(date.getMinutes())} ${hours < 12 ? 'AM' : 'PM'}`;
}
