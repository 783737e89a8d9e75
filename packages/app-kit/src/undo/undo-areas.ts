import { ApiError } from '@plumbline/api';
import { toast } from '@plumbline/ui/toast';
import { errorText, showError } from '../data/error-message.ts';
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

/** Undo stack of a user and area. */
export const areaOf = (key: string): Area => {
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

/** Undoes an action of an area, or its latest one, and reports the outcome in a toast. */
export async function undoAction(key: string, id?: number): Promise<void> {
  const area = areaOf(key);
  if (area.notice !== undefined) toast.dismiss(area.notice);
  area.notice = undefined;
  const outcome = await area.stack.back(id);
  if (outcome.state === 'nothing') toast.info('Nothing to undo.');
  // The message names who has changed the data, so a toast must be read.
  else if (outcome.state === 'back' && outcome.warning)
    toast.warning(outcome.warning, { duration: UNDO_TOAST_MS });
  else if (outcome.state === 'back')
    toast.success(outcome.done.undoText ?? `Undone: ${outcome.done.description}`, {
      duration: DONE_TOAST_MS,
    });
  else if (outcome.reason instanceof ApiError && !outcome.isKept && outcome.reason.status !== 401)
    toast.warning(errorText(outcome.reason), { duration: UNDO_TOAST_MS });
  else showError(outcome.reason, outcome.reason instanceof Error ? outcome.reason.message : undefined);
  for (const listener of area.listeners) listener();
}

/** Adds an action to the stack of an area and offers its undo in a toast. */
export function offerUndo(key: string, done: UndoableAction): void {
  const area = areaOf(key);
  const id = area.stack.add(done);
  if (area.notice !== undefined) toast.dismiss(area.notice);
  area.notice = toast.success(done.description, {
    duration: UNDO_TOAST_MS,
    action: { label: 'Undo', onPress: () => void undoAction(key, id) },
  });
}
