import { ApiError } from '@plumbline/api';
import { toast } from '@plumbline/ui/toast';
import { useEffect, useMemo, useRef } from 'react';
import { errorText, showError } from '../data/error-message.ts';
import { useProfile } from '../session/use-profile.ts';
import { useShortcuts } from '../frame/ShortcutsProvider.tsx';
import { undoStack, type Done, type UndoStack } from './undo-stack.ts';

/** Milliseconds in which a notice offers to take back what was done. */
const offered = 8000;
/** Milliseconds in which it says that it was taken back. */
const told = 5000;

interface Area {
  stack: UndoStack;
  listeners: Set<() => void>;
  /** The notice of the latest action: only that one offers anything. */
  notice: number | undefined;
}
/** By who did it and where: what one person did is nobody else's to take back, on the same machine either. */
const areas = new Map<string, Area>();
const areaOf = (key: string): Area => {
  const known = areas.get(key);
  if (known) return known;
  const made: Area = {
    // Without an answer, or with a failure of the server's own, the next try may succeed.
    stack: undoStack({
      isFinal: (reason) => !(reason instanceof ApiError) || (reason.status >= 400 && reason.status < 500),
    }),
    listeners: new Set(),
    notice: undefined,
  };
  areas.set(key, made);
  return made;
};

async function takeBack(area: Area, id?: number): Promise<void> {
  if (area.notice !== undefined) toast.dismiss(area.notice);
  area.notice = undefined;
  const outcome = await area.stack.back(id);
  if (outcome.state === 'nothing') toast.info('There is nothing to take back.');
  else if (outcome.state === 'back')
    toast.success(outcome.done.saidBack ?? `Taken back: ${outcome.done.said}`, { duration: told });
  // Who has changed what is read, and not only seen.
  else if (outcome.reason instanceof ApiError && !outcome.isKept && outcome.reason.status !== 401)
    toast.warning(errorText(outcome.reason), { duration: offered });
  else showError(outcome.reason, outcome.reason instanceof Error ? outcome.reason.message : undefined);
  for (const listener of area.listeners) listener();
}

export interface Undo {
  /** Says what was done, and offers to take it back: in a notice, and by keyboard afterwards. */
  done: (done: Done) => void;
  /** What is on its way is waited for before anything is taken back. */
  track: <T>(work: Promise<T>) => Promise<T>;
}
/** What somebody does in an area, to be taken back. */
export function useUndo(name: string): Undo {
  const key = `${useProfile()?.uuid ?? ''} ${name}`;
  return useMemo(() => {
    const area = areaOf(key);
    return {
      track: area.stack.track,
      done: (done) => {
        const id = area.stack.add(done);
        if (area.notice !== undefined) toast.dismiss(area.notice);
        area.notice = toast.success(done.said, {
          duration: offered,
          action: { label: 'Undo', onPress: () => void takeBack(area, id) },
        });
      },
    };
  }, [key]);
}

/**
 * Takes back by keyboard, while no field has the focus, what was done last in an area.
 * @param group of the shortcuts. @param onBack after something was taken back or refused to be, from wherever it was asked.
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
      label: 'Take back what was done last',
      group,
      sparesFields: true,
      run: () => void takeBack(areaOf(key)),
    },
  ]);
}
