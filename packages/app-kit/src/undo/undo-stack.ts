/** What was done, and how it is taken back. */
export interface Done {
  /** In words, as a notice says it. */
  said: string;
  /** Leads back; fails where somebody has changed meanwhile what it would give back. */
  back: () => Promise<unknown>;
  /** In words, once it is taken back. */
  saidBack?: string;
}
export type Outcome =
  | { state: 'nothing' }
  | { state: 'back'; done: Done }
  /** @param isKept it can be tried again. */
  | { state: 'refused'; done: Done; reason: unknown; isKept: boolean };

interface StackOptions {
  /** How many actions can be taken back one after the other. */
  most?: number;
  /** Whether a failure is an answer: what was refused once is refused again, and stands in the way of what was done before. */
  isFinal: (reason: unknown) => boolean;
}

/** The last things that somebody did, the latest on top, to be taken back one after the other. */
export function undoStack({ most = 20, isFinal }: StackOptions) {
  let stack: readonly { id: number; done: Done }[] = [];
  let last = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const underWay = new Set<Promise<unknown>>();

  const take = async (id: number | undefined): Promise<Outcome> => {
    // What is being saved is what was done last: it is waited for, and not passed over.
    while (underWay.size) await Promise.allSettled(underWay);
    const entry = id === undefined ? stack.at(-1) : stack.find((each) => each.id === id);
    if (!entry) return { state: 'nothing' };
    const at = stack.indexOf(entry);
    stack = stack.filter((each) => each !== entry);
    try {
      await entry.done.back();
      return { state: 'back', done: entry.done };
    } catch (reason) {
      const isKept = !isFinal(reason);
      if (isKept) stack = stack.toSpliced(at, 0, entry);
      return { state: 'refused', done: entry.done, reason, isKept };
    }
  };
  return {
    /** @returns by what it is taken back while others were done after it. */
    add: (done: Done): number => {
      last += 1;
      stack = [...stack, { id: last, done }].slice(-most);
      return last;
    },
    /** Taking back waits until this has ended, however it ends. */
    track: <T>(work: Promise<T>): Promise<T> => {
      underWay.add(work);
      const end = () => void underWay.delete(work);
      work.then(end, end);
      return work;
    },
    /** Takes back one action, or the latest; one after the other, however fast it is asked for. */
    back: (id?: number): Promise<Outcome> => {
      const next = turn.then(() => take(id));
      turn = next;
      return next;
    },
    size: () => stack.length,
  };
}
export type UndoStack = ReturnType<typeof undoStack>;
