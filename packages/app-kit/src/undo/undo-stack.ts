/** Action with its undo. */
export interface UndoableAction {
  /** Message of the action, e.g. "Third moved". */
  description: string;
  /**
   * Undoes the action; rejects when another user has changed the data since. A `PartialUndo` says what could not be undone.
   */
  back: () => Promise<unknown>;
  /** Message after the undo. */
  undoText?: string;
}
/** Result of an undo that left some of the data as it is. */
export interface PartialUndo {
  /** Records that were not undone, each with the reason. */
  warning: string;
}
export type UndoOutcome =
  | { state: 'nothing' }
  /** @param warning what was not undone. */
  | { state: 'back'; done: UndoableAction; warning?: string }
  /** @param isKept it can be tried again. */
  | { state: 'refused'; done: UndoableAction; reason: unknown; isKept: boolean };

const isPartial = (result: unknown): result is PartialUndo =>
  typeof result === 'object' && result !== null && 'warning' in result && typeof result.warning === 'string';

interface StackOptions {
  /** Maximum number of actions on the stack. */
  most?: number;
  /** True for final failures, after which the action is dropped so that earlier ones can be undone. */
  isFinal: (reason: unknown) => boolean;
}

/** Creates a stack of undoable actions, latest first. */
export function undoStack({ most = 20, isFinal }: StackOptions) {
  let stack: readonly { id: number; done: UndoableAction }[] = [];
  let last = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const underWay = new Set<Promise<unknown>>();

  const take = async (id: number | undefined): Promise<UndoOutcome> => {
    // Wait for pending saves: they are the latest actions.
    while (underWay.size) await Promise.allSettled(underWay);
    const entry = id === undefined ? stack.at(-1) : stack.find((each) => each.id === id);
    if (!entry) return { state: 'nothing' };
    const at = stack.indexOf(entry);
    stack = stack.filter((each) => each !== entry);
    try {
      const result = await entry.done.back();
      return {
        state: 'back',
        done: entry.done,
        ...(isPartial(result) ? { warning: result.warning } : {}),
      };
    } catch (reason) {
      const isKept = !isFinal(reason);
      if (isKept) stack = stack.toSpliced(at, 0, entry);
      return { state: 'refused', done: entry.done, reason, isKept };
    }
  };
  return {
    /** Adds an action. @returns its id, to undo it out of order. */
    add: (done: UndoableAction): number => {
      last += 1;
      stack = [...stack, { id: last, done }].slice(-most);
      return last;
    },
    /** Delays undos until the promise settles. */
    track: <T>(work: Promise<T>): Promise<T> => {
      underWay.add(work);
      const end = () => void underWay.delete(work);
      work.then(end, end);
      return work;
    },
    /** Undoes an action or the latest one; calls run one after another. */
    back: (id?: number): Promise<UndoOutcome> => {
      const next = turn.then(() => take(id));
      turn = next;
      return next;
    },
    size: () => stack.length,
  };
}
export type UndoStack = ReturnType<typeof undoStack>;
