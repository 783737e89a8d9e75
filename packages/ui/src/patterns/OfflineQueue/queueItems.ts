/** State of an unsent item. */
export type QueueState = 'waiting' | 'sending' | 'failed' | 'conflict';

/** Field that was changed here and elsewhere in the meantime. */
export interface QueueConflict {
  /** Name of the field. */
  field: string;
  /** Value entered on this device. */
  mine: string;
  /** Value that others see now. */
  theirs: string;
}

/** Change that waits on this device. */
export interface QueueItem {
  /** Unique id. */
  id: string;
  /** Kind of the item, e.g. "Photo", "Inspection". */
  kind: string;
  /** Name of the record, e.g. "FRM-012 Frame inspection". */
  label: string;
  /** Instant at which it was entered. */
  createdAt: string;
  /** Size in bytes. */
  size: number;
  state: QueueState;
  /** Progress from 0 to 100 while it is sent. */
  percent?: number;
  /** Why it was refused and what to do. */
  reason?: string;
  /** Values of a conflict, between which the user decides. */
  conflicts?: readonly QueueConflict[];
}

export interface QueueSummary {
  /** Number of items by state. */
  counts: Record<QueueState, number>;
  /** Size of all items in bytes. */
  bytes: number;
  /** Items that need the user: refused ones and conflicts. */
  attention: number;
}

/** Counts and size of a queue. */
export function queueSummary(items: readonly QueueItem[]): QueueSummary {
  const counts: Record<QueueState, number> = { waiting: 0, sending: 0, failed: 0, conflict: 0 };
  let bytes = 0;
  for (const { state, size } of items) {
    counts[state] += 1;
    bytes += size;
  }
  return { counts, bytes, attention: counts.failed + counts.conflict };
}

const order: Readonly<Record<QueueState, number>> = { conflict: 0, failed: 1, sending: 2, waiting: 3 };

/** Items in the order of the list: what needs the user first, then in the order in which they are sent. */
export const sortQueue = (items: readonly QueueItem[]): QueueItem[] =>
  items.toSorted(
    (a, b) => order[a.state] - order[b.state] || Date.parse(a.createdAt) - Date.parse(b.createdAt) || 0,
  );

/** Tone of the storage: a warning from 80 %, an error from 95 %. Undefined below or if the size is unknown. */
export function storageTone(used: number, quota: number): 'warn' | 'bad' | undefined {
  const part = quota > 0 ? used / quota : 0;
  return part >= 0.95 ? 'bad' : part >= 0.8 ? 'warn' : undefined;
}
