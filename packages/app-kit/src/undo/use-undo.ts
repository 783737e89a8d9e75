import { useEffect, useMemo, useRef } from 'react';
import { useShortcuts } from '../frame/ShortcutsProvider.tsx';
import { useProfile } from '../session/use-profile.ts';
import { areaOf, offerUndo, undoAction } from './undo-areas.ts';
import type { UndoableAction } from './undo-stack.ts';

export interface Undo {
  /** Shows a toast about an action with undo, also available by keyboard. */
  done: (done: UndoableAction) => void;
  /** Delays undos until the work has finished. */
  track: <T>(work: Promise<T>) => Promise<T>;
}
/** Undo stack of an area for the current user. */
export function useUndo(name: string): Undo {
  const key = `${useProfile()?.uuid ?? ''} ${name}`;
  return useMemo(() => ({ track: areaOf(key).stack.track, done: (action) => offerUndo(key, action) }), [key]);
}

/**
 * Registers the undo shortcut of an area, active while no field has the focus.
 * @param group group of the shortcut.
 * @param onBack called after an undo succeeded or was rejected.
 */
export function useUndoKeys(name: string, group: string, onBack: () => void): void {
  const key = `${useProfile()?.uuid ?? ''} ${name}`;
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const { listeners } = areaOf(key);
    const listener = () => latest.current();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [key]);
  useShortcuts([
    {
      id: `undo ${name}`,
      keys: 'Mod+z',
      label: 'Undo last action',
      group,
      sparesFields: true,
      run: () => void undoAction(key),
    },
  ]);
}
