const day = (instant: Date) => instant.toLocaleDateString('en-CA');
const time = (instant: Date) => instant.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** When something was said, as people tell it: 8:05 AM, Yesterday 3:12 PM, Nov 11, 2025, 3:12 PM. */
export function said(instant: string, now: Date = new Date()): string {
  const when = new Date(instant);
  if (day(when) === day(now)) return time(when);
  const before = new Date(now);
  before.setDate(now.getDate() - 1);
  if (day(when) === day(before)) return `Yesterday, ${time(when)}`;
  return `${when.toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric' })}, ${time(when)}`;
}
