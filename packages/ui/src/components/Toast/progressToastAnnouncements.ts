import { isRunning, type QueuedProgress } from './progressToastQueue.ts';

/** Returns the share of the work that is done, from 0 to 1; undefined if it is unknown. */
export function shareOf({ value, max = 100 }: Pick<QueuedProgress, 'value' | 'max'>): number | undefined {
  if (value === undefined || Number.isNaN(value) || !(max > 0)) return undefined;
  return Math.min(1, Math.max(0, value / max));
}

/** Returns the quarters that are complete before the end: 0 to 3. */
export const quarterOf = (toast: Pick<QueuedProgress, 'value' | 'max'>): number =>
  Math.min(3, Math.floor((shareOf(toast) ?? 0) * 4));

export type ProgressEvent =
  | { kind: 'start' | 'success' | 'error' | 'canceling' | 'canceled' | 'notCanceled'; message: string }
  | { kind: 'quarter'; message: string; share: number };

/** State of a toast at its last announcement to screen readers. */
export interface Announced {
  message: string;
  state: QueuedProgress['state'];
  attempt: number;
  failedCancels: number;
  /** The highest quarter of the attempt. */
  quarter: number;
}

function eventOf(toast: QueuedProgress, was: Announced | undefined): ProgressEvent | undefined {
  const { message, state } = toast;
  if (!isRunning(toast))
    return state === was?.state ? undefined : { kind: state as 'success' | 'error', message };
  if (!was || toast.attempt > was.attempt) return { kind: 'start', message };
  if (state === 'canceling') return was.state === 'canceling' ? undefined : { kind: 'canceling', message };
  if (toast.failedCancels > was.failedCancels) return { kind: 'notCanceled', message };
  const quarter = quarterOf(toast);
  return quarter > was.quarter ? { kind: 'quarter', message, share: quarter / 4 } : undefined;
}

/**
 * Compares the toasts with what was announced: start, each quarter, cancellation and end of each work. Several quarters
 * that pass at once are announced as one, and a value that goes back announces nothing.
 * @returns the events in the order of the toasts, and what is announced after them.
 */
export function nextAnnouncements(
  toasts: readonly QueuedProgress[],
  announced: ReadonlyMap<number, Announced>,
): { events: ProgressEvent[]; announced: Map<number, Announced> } {
  const events: ProgressEvent[] = [];
  const next = new Map<number, Announced>();
  for (const toast of toasts) {
    const was = announced.get(toast.id);
    const event = eventOf(toast, was);
    if (event) events.push(event);
    const isNew = toast.attempt !== was?.attempt;
    next.set(toast.id, {
      message: toast.message,
      state: toast.state,
      attempt: toast.attempt,
      failedCancels: toast.failedCancels,
      quarter: Math.max(quarterOf(toast), isNew ? 0 : was.quarter),
    });
  }
  for (const [id, { state, message }] of announced)
    if (state === 'canceling' && !next.has(id)) events.push({ kind: 'canceled', message });
  return { events, announced: next };
}
