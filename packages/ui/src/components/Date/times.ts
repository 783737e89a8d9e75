const two = (n: number) => String(n).padStart(2, '0');

/** Minutes since midnight of HH:mm; undefined for anything else. */
export function minutesOf(time: string | null | undefined): number | undefined {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time ?? '');
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : undefined;
}

/** Formats minutes since midnight as HH:mm, limited to the day. */
export const timeOf = (minutes: number): string => {
  const within = Math.min(24 * 60 - 1, Math.max(0, minutes));
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
};

/** The next multiple of `step` minutes after (1) or before (-1) a time, not beyond `min` and `max`. */
export function stepTime(time: string, by: 1 | -1, step: number, min = '00:00', max = '23:59'): string {
  const at = minutesOf(time) ?? 0;
  const next = by === 1 ? (Math.floor(at / step) + 1) * step : (Math.ceil(at / step) - 1) * step;
  return timeOf(Math.min(minutesOf(max) ?? 1439, Math.max(minutesOf(min) ?? 0, next)));
}

/** The multiple of `step` minutes nearest to a time. */
export function nearestStep(time: string, step: number): string {
  const at = minutesOf(time) ?? 0;
  return timeOf(Math.round(at / step) * step);
}

/**
 * A time as people paste it (14:30, 2:30 pm, 1430, 2pm) as HH:mm; null for anything else.
 */
export function parseTime(text: string): string | null {
  const parts = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(a|p)?\.?(?:m\.?)?$/i.exec(text.trim());
  if (!parts) return null;
  const [, hour, minute = '00', half] = parts;
  let hours = Number(hour);
  if (half) {
    if (hours < 1 || hours > 12) return null;
    hours = (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  const time = `${two(hours)}:${minute}`;
  return minutesOf(time) === undefined ? null : time;
}
