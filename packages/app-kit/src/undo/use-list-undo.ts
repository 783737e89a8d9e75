import { useMemo } from 'react';
import { useListUndoArea } from '../list/use-list-undo-keys.ts';
import type { UndoableAction } from './undo-stack.ts';

// Loaded with the first change of a record, because lists are usually read.
const loadUndo = () => import('./undo-areas.ts');

export interface ListUndo {
  /** Reports an action in a toast that offers its undo; Ctrl+Z undoes it, too. */
  done: (action: UndoableAction) => void;
  /** Delays undos until the work has finished. */
  track: <T>(work: Promise<T>) => Promise<T>;
}

/** Undo stack that the lists and boards of all entities share, for the current user. */
export function useListUndo(): ListUndo {
  const key = useListUndoArea();
  return useMemo(
    () => ({
      done: (action) => void loadUndo().then(({ offerUndo }) => offerUndo(key, action)),
      track: (work) => {
        void loadUndo().then(({ areaOf }) => areaOf(key).stack.track(work.then(undefined, () => undefined)));
        return work;
      },
    }),
    [key],
  );
}
