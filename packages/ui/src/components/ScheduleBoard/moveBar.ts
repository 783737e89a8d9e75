import type { WorkTime } from './scheduleTypes.ts';
import { isSameTimes, type Times } from './time.ts';
import { addWork, nearestFinish, nearestStart, roundTo, workBetween } from './workTime.ts';

/** Moved part of a bar: all of it, or one of its ends. */
export type BarPart = 'all' | 'start' | 'finish';

interface MoveRules {
  /** Working time of the row that the bar was in. */
  fromWork: WorkTime;
  /** Working time of the row that it comes to. */
  toWork: WorkTime;
  /** Minutes of a step. */
  snap: number;
}

/**
 * Times of a bar whose start is moved to about `start`: it starts in working time and keeps its working minutes, so
 * that it becomes longer over a night. A bar without working minutes keeps its length.
 */
export function moveTo(times: Times, start: number, { fromWork, toWork, snap }: MoveRules): Times {
  if (start === times.start && fromWork === toWork) return times;
  const next = nearestStart(toWork, roundTo(start, snap), start < times.start ? -1 : 1, snap);
  const minutes = workBetween(fromWork, times.start, times.finish);
  const finish = minutes > 0 ? addWork(toWork, next, minutes) : next + times.finish - times.start;
  return { start: next, finish };
}

/** Times of a bar with one end at about `time`; an end never passes the other and stays in working time. */
export function resizeTo(
  times: Times,
  part: 'start' | 'finish',
  time: number,
  { toWork, snap }: Pick<MoveRules, 'toWork' | 'snap'>,
): Times {
  const rounded = roundTo(time, snap);
  if (part === 'start') {
    const start = nearestStart(toWork, rounded, time < times.start ? -1 : 1, snap);
    return start < times.finish ? { ...times, start } : times;
  }
  const finish = nearestFinish(toWork, rounded, time < times.finish ? -1 : 1, snap);
  return finish > times.start ? { ...times, finish } : times;
}

/** Next times of a bar one step on, so that a key always moves it over a night. */
export function stepBar(times: Times, part: BarPart, steps: number, rules: MoveRules): Times {
  const by = steps * rules.snap;
  if (part === 'all') {
    const next = moveTo(times, times.start + by, rules);
    return isSameTimes(next, times)
      ? moveTo(times, times.start + Math.sign(by) * rules.snap * 2, rules)
      : next;
  }
  return resizeTo(times, part, times[part] + by, rules);
}
