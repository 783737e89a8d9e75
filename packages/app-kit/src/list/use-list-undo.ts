import { useMemo } from 'react';
import { useShortcuts } from '../frame/ShortcutsProvider.tsx';
import { useProfile } from '../session/use-profile.ts';
import type { UndoableAction } from '../undo/undo-stack.ts';
import { listMessages } from './messages.ts';

// Loaded with the first change of a record, because lists are usually read.
const loadUndo = () => import('../undo/undo-areas.ts');

export interface ListUndo {
  /** Reports an action in a toast that offers its undo; Ctrl+Z undoes it, too. */
  done: (action: UndoableAction) => void;
  /** Delays undos until the work has finished. */
  track: <T>(work: Promise<T>) => Promise<T>;
}

const useAreaKey = () => `${useProfile()?.uuid ?? ''} lists`;

/** Undo stack that the lists and boards of all entities share, for the current user. */
export function useListUndo(): ListUndo {
  const key = useAreaKey();
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

/** Registers the undo shortcut of lists, active while no field has the focus. */
export function useListUndoKeys(): void {
  const key = useAreaKey();
  useShortcuts([
    {
      id: 'undo lists',
      keys: 'Mod+z',
      label: listMessages.undoLastAction,
      group: listMessages.lists,
      sparesFields: true,
      run: () => void loadUndo().then(({ undoAction }) => undoAction(key)),
    },
  ]);
}
