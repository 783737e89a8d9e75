/** Formats a time of day: 14:30 becomes 2:30 PM. Other text is returned unchanged. */
export function timeText(value: string): string {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value) ?? [];
  if (hour === undefined) return value;
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
