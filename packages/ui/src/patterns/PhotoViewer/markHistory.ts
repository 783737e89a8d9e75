import type { PhotoMark } from './photoMarks.ts';

export type Marks = readonly PhotoMark[];

/** Earlier and later states of the marks of one photo, newest last. */
export interface MarkHistory {
  past: readonly Marks[];
  future: readonly Marks[];
  /** Groups steps that belong together, e.g. the key presses that move one mark; they are undone at once. */
  group?: string | undefined;
}

export const emptyHistory: MarkHistory = { past: [], future: [] };

/** Largest number of steps that can be undone. */
const most = 100;

/** Notes the marks as they were before a change. */
export const recordStep = (history: MarkHistory, before: Marks, group?: string): MarkHistory =>
  group !== undefined && group === history.group
    ? { ...history, future: [] }
    : { past: [...history.past, before].slice(-most), future: [], group };

/** Returns to the marks before the last change; null if there is none. */
export function undoStep({ past, future }: MarkHistory, now: Marks) {
  const marks = past.at(-1);
  return marks ? { marks, history: { past: past.slice(0, -1), future: [...future, now] } } : null;
}

/** Repeats the change that was undone last; null if there is none. */
export function redoStep({ past, future }: MarkHistory, now: Marks) {
  const marks = future.at(-1);
  return marks ? { marks, history: { past: [...past, now], future: future.slice(0, -1) } } : null;
}
