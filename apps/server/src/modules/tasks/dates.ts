import { daysBetween, type Day } from '@plumbline/dates';

export type DependencyKind = 'FS' | 'SS' | 'FF' | 'SF';
export interface Dated {
  from_date?: Day | null | undefined;
  to_date?: Day | null | undefined;
  due_date?: Day | null | undefined;
}

/** Orders the two dates of a range; a single date is returned unchanged. */
export function inOrder<From extends Day | null | undefined>(from: From, to: From): [From, From] {
  return from && to && from > to ? [to, from] : [from, to];
}

/** A Monday from which working days are counted. */
const firstMonday = '1970-01-05';

/** Working days (Monday to Friday) in a number of days that begin with a Monday; negative for days before it. */
function workedIn(since: number): number {
  const weeks = Math.floor(since / 7);
  return weeks * 5 + Math.min(since - weeks * 7, 5);
}

/** Start and end of a day in working days. */
const morning = (day: Day): number => workedIn(daysBetween(firstMonday, day));
const evening = (day: Day): number => workedIn(daysBetween(firstMonday, day) + 1);

/** Working days between two days, excluding the second. */
export const workingDays = (from: Day, to: Day): number => morning(to) - morning(from);

const startOf = ({ from_date, to_date, due_date }: Dated): number | undefined => {
  const day = from_date ?? to_date ?? due_date;
  return day ? morning(day) : undefined;
};
const endOf = ({ from_date, to_date, due_date }: Dated): number | undefined => {
  const day = to_date ?? due_date ?? from_date;
  return day ? evening(day) : undefined;
};

/**
 * True if the dates of two tasks violate their dependency. Missing dates violate nothing.
 * @param lag working days; negative values overlap.
 */
export function isBroken(type: DependencyKind, predecessor: Dated, successor: Dated, lag: number): boolean {
  const from = type.startsWith('F') ? endOf(predecessor) : startOf(predecessor);
  const to = type.endsWith('F') ? endOf(successor) : startOf(successor);
  return from !== undefined && to !== undefined && to < from + lag;
}
