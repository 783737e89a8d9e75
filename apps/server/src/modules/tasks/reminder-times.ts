import { addDays, type Day, DAY_MS, daysBetween, utcMidnight } from '@plumbline/dates';
import { dayInZone, instantAtLocalTime } from '@plumbline/dates/zones';
import { allDueReminders, dueReminders, type DueReminder } from '@plumbline/validation/notification-kinds';

/** Local hour of morning reminders. */
export const morningHour = 8;
const morningTime = `${String(morningHour).padStart(2, '0')}:00`;
/** Maximum hours of a day after its morning, including a repeated hour. */
export const lastHours = 24 - morningHour + 1;
/** Age in milliseconds above which reminders are combined into one late notification. */
export const lateAfter = DAY_MS;
/** Age in milliseconds above which reminders are not sent. */
export const forgottenAfter = 30 * DAY_MS;
const FIRST_DAY = '0001-01-01';
/** Maximum number of separate notifications; more are combined. */
const MAX_SEPARATE = 5;

/** Morning a number of days before a day in a time zone. @param before days; negative values are after it. */
export function morningOf(day: Day, before: number, zone: string): Date {
  // The calendar has no mornings before its first day.
  const isBeforeCalendar = before > daysBetween(FIRST_DAY, day);
  return instantAtLocalTime(isBeforeCalendar ? FIRST_DAY : addDays(day, -before), morningTime, zone);
}

/**
 * Time of a reminder after another user changed the due date: immediately if the morning has passed but the day has
 * not.
 */
export const momentOf = (morning: Date, since: Date, zone: string): Date =>
  since > morning && dayInZone(since, zone) === dayInZone(morning, zone) ? since : morning;

/** Chosen reminder types of a user; all by default. */
export const chosenReminders = (chosen: unknown): readonly DueReminder[] =>
  Array.isArray(chosen) ? allDueReminders.filter((each) => chosen.includes(each)) : allDueReminders;
export const isChosenReminder = (before: number, chosen: readonly DueReminder[]): boolean =>
  chosen.some((each) => dueReminders[each].days === before);

/** True if a reminder's time has come, is not too old, and is not before its reason. */
export const isDue = (at: Date, since: Date, now: Date): boolean =>
  at <= now && at >= since && now.getTime() - at.getTime() < forgottenAfter;

/** A due reminder. */
export interface Due {
  item: string;
  name: string;
  due: Day | null;
  at: Date;
  /** Set by the user. */
  isOwn: boolean;
}
export interface ReminderNotice {
  name: string;
  message: string;
  /** Linked task; undefined for combined notifications. */
  item?: string;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const formatDay = (day: Day) => dayFormat.format(utcMidnight(day));
const quoted = (name: string) => `“${name}”`;
const listed = (names: readonly string[]) =>
  names.length > 4
    ? `${names.slice(0, 3).map(quoted).join(', ')} and ${names.length - 3} more`
    : names.map(quoted).join(', ');

function whenOf(due: Day, today: Day): { state: string; text: string } {
  if (due < today) return { state: 'overdue', text: `was due on ${formatDay(due)}` };
  if (due === today) return { state: 'due today', text: 'is due today' };
  if (due === addDays(today, 1)) return { state: 'due tomorrow', text: 'is due tomorrow' };
  return { state: 'due soon', text: `is due on ${formatDay(due)}` };
}
function singleReminder({ item, name, due, isOwn }: Due, today: Day): ReminderNotice {
  const when = due === null ? undefined : whenOf(due, today);
  return {
    name: isOwn || !when ? 'Reminder' : `Task ${when.state}`,
    message: when ? `${quoted(name)} ${when.text}.` : `This is your reminder for ${quoted(name)}.`,
    item,
  };
}
function combinedReminder(dues: readonly Due[], today: Day): ReminderNotice {
  const states = Map.groupBy(dues, ({ due }) =>
    due === null ? 'without a due date' : whenOf(due, today).state,
  );
  const counts = [...states].map(([state, those]) => `${those.length} ${state}`).join(', ');
  return {
    name: `Reminders for ${dues.length} tasks`,
    message: `${listed(dues.map(({ name }) => name))}: ${counts}.`,
  };
}
function lateReminder(dues: readonly Due[], today: Day): ReminderNotice {
  const [first] = dues;
  if (dues.length > 1 || !first)
    return {
      name: 'Late reminders',
      message: `The reminders for ${dues.length} tasks are late: ${listed(dues.map(({ name }) => name))}.`,
    };
  const when = first.due === null ? '' : ` It ${whenOf(first.due, today).text}.`;
  return {
    name: 'Late reminder',
    message: `The reminder for ${quoted(first.name)} is late.${when}`,
    item: first.item,
  };
}

/** Notifications of one user: one per task by its newest reminder, and one for all reminders more than a day late. */
export function remindersOf(dues: readonly Due[], now: Date, zone: string): ReminderNotice[] {
  const today = dayInZone(now, zone);
  const newest = [...Map.groupBy(dues, ({ item }) => item).values()].map((those) =>
    those.reduce((best, each) =>
      each.at > best.at || (each.at.getTime() === best.at.getTime() && each.isOwn) ? each : best,
    ),
  );
  const isLate = ({ at }: Due) => now.getTime() - at.getTime() > lateAfter;
  const [late, fresh] = [newest.filter(isLate), newest.filter((each) => !isLate(each))];
  const notifications =
    fresh.length > MAX_SEPARATE
      ? [combinedReminder(fresh, today)]
      : fresh.map((each) => singleReminder(each, today));
  return late.length > 0 ? [...notifications, lateReminder(late, today)] : notifications;
}
