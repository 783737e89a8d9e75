import { allDueReminders, dueReminders, type DueReminder } from '@plumbline/validation/notification-kinds';
import type { Day } from './dates.ts';

const hours = 3_600_000;
const days = 24 * hours;
/** The hour of a morning, local time. */
export const morningHour = 8;
/** Hours that a day goes on after its morning, at most: one of them may be there twice. */
export const lastHours = 24 - morningHour + 1;
/** What is older, in milliseconds, comes in one notice with all that is. */
export const lateAfter = days;
/** What is older than this, in milliseconds, is not sent any more. */
export const forgottenAfter = 30 * days;
/** More than so many at once come in one notice. */
const atOnce = 5;

/** A time zone that there is. */
export function isZone(zone: unknown): zone is string {
  if (typeof zone !== 'string' || !zone) return false;
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}
/** What a clock on the wall says, as if it hung in UTC: milliseconds, to the minute. */
function onTheWall(instant: number, zone: string): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
}

/** The day that it is somewhere. */
export const dayIn = (instant: Date, zone: string): Day =>
  new Date(onTheWall(instant.getTime(), zone)).toISOString().slice(0, 10);

/** The morning so many days before a day, in a time zone. @param before days; below 0 they are after it. */
export function morningOf(day: Day, before: number, zone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) - before * days + morningHour * hours;
  // The zone's distance from UTC may be another one where the first guess falls.
  const first = wanted - (onTheWall(wanted, zone) - wanted);
  return new Date(first - (onTheWall(first, zone) - wanted));
}

/** When a reminder comes whose due date somebody else moved: at once where its morning was over by then, and its day was not. */
export const momentOf = (morning: Date, since: Date, zone: string): Date =>
  since > morning && dayIn(since, zone) === dayIn(morning, zone) ? since : morning;

/** Which reminders of what is due somebody wants: what they chose, or all. */
export const wantedOf = (chosen: unknown): readonly DueReminder[] =>
  Array.isArray(chosen) ? allDueReminders.filter((each) => chosen.includes(each)) : allDueReminders;
export const isWanted = (before: number, wanted: readonly DueReminder[]): boolean =>
  wanted.some((each) => dueReminders[each].days === before);

/** Whether a reminder is to be sent: its time has come, not too long ago, and not before there was a reason for it. */
export const isDue = (at: Date, since: Date, now: Date): boolean =>
  at <= now && at >= since && now.getTime() - at.getTime() < forgottenAfter;

/** A reminder whose time has come. */
export interface Due {
  item: string;
  name: string;
  due: Day | null;
  at: Date;
  /** Somebody asked for it. */
  isOwn: boolean;
}
export interface Reminding {
  name: string;
  message: string;
  /** The item that it leads to; many have no page of their own. */
  item?: string;
}

const dayWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const inWords = (day: Day) => dayWords.format(new Date(`${day}T00:00:00Z`));
const quoted = (name: string) => `“${name}”`;
const listed = (names: readonly string[]) =>
  names.length > 4
    ? `${names.slice(0, 3).map(quoted).join(', ')} and ${names.length - 3} more`
    : names.map(quoted).join(', ');

function whenOf(due: Day, today: Day): { state: string; words: string } {
  if (due < today) return { state: 'overdue', words: `was due on ${inWords(due)}` };
  if (due === today) return { state: 'due today', words: 'is due today' };
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + days).toISOString().slice(0, 10);
  if (due === tomorrow) return { state: 'due tomorrow', words: 'is due tomorrow' };
  return { state: 'due soon', words: `is due on ${inWords(due)}` };
}
function oneOf({ item, name, due, isOwn }: Due, today: Day): Reminding {
  const when = due === null ? undefined : whenOf(due, today);
  return {
    name: isOwn || !when ? 'Your reminder' : `A task is ${when.state}`,
    message: when ? `${quoted(name)} ${when.words}.` : `You asked to be reminded of ${quoted(name)}.`,
    item,
  };
}
function manyOf(dues: readonly Due[], today: Day): Reminding {
  const states = Map.groupBy(dues, ({ due }) => (due === null ? 'to remember' : whenOf(due, today).state));
  const counts = [...states].map(([state, those]) => `${those.length} ${state}`).join(', ');
  return {
    name: `Reminders of ${dues.length} tasks`,
    message: `${listed(dues.map(({ name }) => name))}: ${counts}.`,
  };
}
function lateOf(dues: readonly Due[], today: Day): Reminding {
  const [first] = dues;
  if (dues.length > 1 || !first)
    return {
      name: 'Reminders that come late',
      message: `Nobody could be reminded in time of ${dues.length} tasks: ${listed(dues.map(({ name }) => name))}.`,
    };
  const when = first.due === null ? '' : ` It ${whenOf(first.due, today).words}.`;
  return {
    name: 'A reminder that comes late',
    message: `Nobody could be reminded in time of ${quoted(first.name)}.${when}`,
    item: first.item,
  };
}

/**
 * What one person is told of reminders whose time has come: of each item once, by the newest of its reminders; what should
 * have come more than a day ago in one notice.
 */
export function remindersOf(dues: readonly Due[], now: Date, zone: string): Reminding[] {
  const today = dayIn(now, zone);
  const newest = [...Map.groupBy(dues, ({ item }) => item).values()].map((those) =>
    those.reduce((best, each) =>
      each.at > best.at || (each.at.getTime() === best.at.getTime() && each.isOwn) ? each : best,
    ),
  );
  const isLate = ({ at }: Due) => now.getTime() - at.getTime() > lateAfter;
  const [late, fresh] = [newest.filter(isLate), newest.filter((each) => !isLate(each))];
  const told = fresh.length > atOnce ? [manyOf(fresh, today)] : fresh.map((each) => oneOf(each, today));
  return late.length > 0 ? [...told, lateOf(late, today)] : told;
}
