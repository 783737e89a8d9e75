import { ApiError } from '@plumbline/api';
import { toast } from '@plumbline/ui/toast';
import { useEffect, useMemo, useRef } from 'react';
import { errorText, showError } from '../data/error-message.ts';
import { useProfile } from '../session/use-profile.ts';
import { useShortcuts } from '../frame/ShortcutsProvider.tsx';
import { undoStack, type UndoableAction, type UndoStack } from './undo-stack.ts';

/** Duration of the toast with the undo action, in milliseconds. */
const UNDO_TOAST_MS = 8000;
/** Duration of the toast after an undo, in milliseconds. */
const DONE_TOAST_MS = 5000;

interface Area {
  stack: UndoStack;
  listeners: Set<() => void>;
  /** Id of the latest toast; only this one offers undo. */
  notice: number | undefined;
}
/** Stacks by user and area, so that another user of the same device cannot undo. */
const areas = new Map<string, Area>();
const areaOf = (key: string): Area => {
  const cached = areas.get(key);
  if (cached) return cached;
  const created: Area = {
    // Connection errors and server failures can be retried.
    stack: undoStack({
      isFinal: (reason) => !(reason instanceof ApiError) || (reason.status >= 400 && reason.status < 500),
    }),
    listeners: new Set(),
    notice: undefined,
  };
  areas.set(key, created);
  return created;
};

async function takeBack(area: Area, id?: number): Promise<void> {
  if (area.notice !== undefined) toast.dismiss(area.notice);
  area.notice = undefined;
  const outcome = await area.stack.back(id);
  if (outcome.state === 'nothing') toast.info('Nothing to undo.');
  else if (outcome.state === 'back')
    toast.success(outcome.done.undoText ?? `Undone: ${outcome.done.description}`, {
      duration: DONE_TOAST_MS,
    });
  // The message names who has changed the data, so a toast must be read.
  else if (outcome.reason instanceof ApiError && !outcome.isKept && outcome.reason.status !== 401)
    toast.warning(errorText(outcome.reason), { duration: UNDO_TOAST_MS });
  else showError(outcome.reason, outcome.reason instanceof Error ? outcome.reason.message : undefined);
  for (const listener of area.listeners) listener();
}

export interface Undo {
  /** Shows a toast about an action with undo, also available by keyboard. */
  done: (done: UndoableAction) => void;
  /** Delays undos until the work has finished. */
  track: <T>(work: Promise<T>) => Promise<T>;
}
/** Undo stack of an area for the current user. */
export function useUndo(name: string): Undo {
  const key = `${useProfile()?.uuid ?? ''} ${name}`;
  return useMemo(() => {
    const area = areaOf(key);
    return {
      track: area.stack.track,
      done: (done) => {
        const id = area.stack.add(done);
        if (area.notice !== undefined) toast.dismiss(area.notice);
        area.notice = toast.success(done.description, {
          duration: UNDO_TOAST_MS,
          action: { label: 'Undo', onPress: () => void takeBack(area, id) },
        });
      },
    };
  }, [key]);
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
      run: () => void takeBack(areaOf(key)),
    },
  ]);
}
