import { ApiError, type FieldConflict } from '@plumbline/api';
import { cellsOf, joinUpdates, pickCells, valueIn, type CellUpdate } from './estimate-cells.ts';
import { estimatesMessages as text } from './messages.ts';

export interface SaveOptions {
  /** Version of the estimate that the user saw when the edit began. */
  seen: number;
  /** Saves only if nothing has changed since then, for a decision on the total as shown. */
  exact?: boolean;
  /** Values before the edit, by cell, for the case of a conflict. */
  before?: ReadonlyMap<string, string>;
}
export interface SaveOutcome {
  /** Version of the estimate with the change. */
  version: number;
  /** Cells that keep the value of another user. */
  dropped: ReadonlySet<string>;
  /** Values of other users that the user has replaced after a conflict, by cell; null for a computed one. */
  replaced: ReadonlyMap<string, string | null>;
}
/** Cell that the user and someone else changed. */
export interface CellConflict {
  /** Key of the cell. */
  cell: string;
  /** Value before both changes; undefined if it is unknown. */
  was: string | undefined;
  /** Value of the other user; null for a computed one. */
  theirs: string | null;
  /** Value of the user; null to reset it. */
  mine: string | null;
  user_name: string;
  changed_at: string;
}
export type Choices = ReadonlyMap<string, 'mine' | 'theirs'>;

interface Waiting extends SaveOptions {
  update: CellUpdate;
  /** Sent without others, since it may be the one that the server refuses. */
  isAlone?: boolean;
  resolve: (outcome: SaveOutcome) => void;
  reject: (reason: Error) => void;
}

export interface QueueParts {
  /** Sends an update on a version. @returns the version that it makes. */
  send: (update: CellUpdate, on: { version: number; exact: boolean }) => Promise<number>;
  /** Loads the latest estimate. @returns its version; undefined if loading failed. */
  refresh: () => Promise<number | undefined>;
  /** Lets the user choose; rejects if the user wants to keep editing. */
  ask: (conflicts: readonly CellConflict[]) => Promise<Choices>;
  /** Message of a failed call for the user. */
  messageOf: (reason: unknown) => string;
  /** Called when everything was sent. */
  onIdle: () => void;
}

const joinOutcomes = (outcomes: readonly SaveOutcome[]): SaveOutcome => ({
  version: Math.max(0, ...outcomes.map(({ version }) => version)),
  dropped: new Set(outcomes.flatMap(({ dropped }) => [...dropped])),
  replaced: new Map(outcomes.flatMap(({ replaced }) => [...replaced])),
});
const isStale = (reason: unknown) => reason instanceof ApiError && reason.code === 'stale';
const isEmpty = (update: CellUpdate) => Object.keys(update).length === 0;

/**
 * Sends changes one call after the other: those made on the same version while a call is running, or in one paste, go
 * together. After a conflict, everything else is saved without a question, and the user chooses for the cells in conflict.
 */
export function createSaveQueue({ send, refresh, ask, messageOf, onIdle }: QueueParts): {
  save: (update: CellUpdate, options: SaveOptions) => Promise<SaveOutcome>;
} {
  const waiting: Waiting[] = [];
  let isSending = false;

  const takeBatch = (): Waiting[] => {
    const [first] = waiting;
    const isJoined = (each: Waiting) => each.seen === first?.seen && !each.exact && !each.isAlone;
    const end = waiting.findIndex((each) => !isJoined(each));
    return waiting.splice(0, end < 0 ? waiting.length : Math.max(1, end));
  };
  const enqueue = (update: CellUpdate, options: SaveOptions, isFirst = false): Promise<SaveOutcome> =>
    new Promise((resolve, reject) => {
      waiting[isFirst ? 'unshift' : 'push']({ update, ...options, resolve, reject });
      void run();
    });

  /** Saves the rest of a rejected batch, and the cells in conflict as the user chooses. */
  const resolveConflicts = (batch: readonly Waiting[], found: readonly FieldConflict[], newest: number) => {
    const theirs = new Map(found.map((conflict) => [conflict.field, conflict]));
    const all = joinUpdates(batch.map(({ update }) => update));
    const before = new Map(batch.flatMap((each) => [...(each.before ?? [])]));
    const asked = ask(
      found.map(({ field, value, user_name, changed_at }) => ({
        cell: field,
        was: before.get(field),
        theirs: value,
        mine: valueIn(all, field),
        user_name,
        changed_at,
      })),
    );
    // From the last one, since each goes to the front of the queue.
    for (const { update, resolve, reject, ...options } of batch.toReversed()) {
      const rest = pickCells(update, (cell) => !theirs.has(cell));
      const own = pickCells(update, (cell) => theirs.has(cell));
      const chosen = async (): Promise<SaveOutcome> => {
        const choices = await asked;
        const cells = cellsOf(own);
        const mine = pickCells(own, (cell) => choices.get(cell) === 'mine');
        const dropped = new Set(cells.filter((cell) => choices.get(cell) !== 'mine'));
        if (isEmpty(mine)) return { version: newest, dropped, replaced: new Map() };
        // The user has now seen the other value.
        const saved = await enqueue(mine, { ...options, seen: newest }, true);
        const replaced = cellsOf(mine).flatMap((cell) => {
          const conflict = theirs.get(cell);
          return conflict && !saved.dropped.has(cell) ? [[cell, conflict.value] as const] : [];
        });
        return joinOutcomes([saved, { version: 0, dropped, replaced: new Map(replaced) }]);
      };
      Promise.all([
        ...(isEmpty(rest) ? [] : [enqueue(rest, options, true)]),
        ...(isEmpty(own) ? [] : [chosen()]),
      ]).then(
        (outcomes) => resolve(joinOutcomes(outcomes)),
        (reason: unknown) => reject(reason as Error),
      );
    }
  };

  const sendBatch = async (batch: readonly Waiting[]): Promise<void> => {
    const [first] = batch;
    if (!first) return;
    try {
      const version = await send(joinUpdates(batch.map(({ update }) => update)), {
        version: first.seen,
        exact: first.exact ?? false,
      });
      for (const { resolve } of batch) resolve({ version, dropped: new Set(), replaced: new Map() });
    } catch (reason) {
      const found = reason instanceof ApiError ? reason.conflicts : [];
      const cells = new Set(batch.flatMap(({ update }) => cellsOf(update)));
      if (found.length && found.every(({ field }) => cells.has(field))) {
        const newest = await refresh();
        if (newest !== undefined) return resolveConflicts(batch, found, newest);
      } else if (isStale(reason)) await refresh();
      else if (
        batch.length > 1 &&
        reason instanceof ApiError &&
        reason.status >= 400 &&
        reason.status < 500
      ) {
        waiting.unshift(...batch.map((each) => ({ ...each, isAlone: true })));
        return;
      }
      const message = isStale(reason) ? text.changedBySomeoneElse : messageOf(reason);
      for (const { reject } of batch) reject(new Error(message, { cause: reason }));
    }
  };
  const run = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    // Changes of one event, such as a paste, are sent together.
    await Promise.resolve();
    while (waiting.length) await sendBatch(takeBatch());
    isSending = false;
    onIdle();
  };

  return { save: (update, options) => enqueue(update, options) };
}
