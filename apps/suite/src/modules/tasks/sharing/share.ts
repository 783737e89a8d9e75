import { ApiError } from '@plumbline/api';
import { searchOptions } from '@plumbline/app-kit/data/lookups';
import { messages } from '@plumbline/validation/messages';
import { sharingMessages } from './messages.ts';

/** Specified share levels of spaces and tasks, lowest first; 4 (Admin) is never offered. */
export const itemLevels = [
  { id: '1', label: sharingMessages.read, description: sharingMessages.readHint },
  { id: '2', label: sharingMessages.editor, description: sharingMessages.editorHint },
  { id: '3', label: sharingMessages.fullAccess, description: sharingMessages.fullAccessHint },
];
/** Specified default of the share dialog: full access. */
export const DEFAULT_LEVEL = '3';
/** Specified share levels of task folders, a separate scale. */
export const folderLevels = [
  { id: '0', label: sharingMessages.view, description: sharingMessages.viewHint },
  { id: '1', label: sharingMessages.edit, description: sharingMessages.editHint },
  { id: '2', label: sharingMessages.folderFullAccess, description: sharingMessages.folderFullAccessHint },
];

export const levelLabel = (levels: readonly { id: string; label: string }[], level: number): string =>
  levels.find(({ id }) => id === String(level))?.label ?? '';
/** Expected value of a removed share, sent as a precondition when the removal is undone. */
export const noShare = -1;

/**
 * Awaits a share call and rethrows its failure with a message for the dialog: the server's for 403 and 422, otherwise
 * the specified general one.
 */
export async function sharing(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (reason) {
    const isRejected = reason instanceof ApiError && (reason.status === 403 || reason.status === 422);
    throw new Error(isRejected ? reason.message : messages.errorGeneric, { cause: reason });
  }
}
/** Awaits a change of a permission and rethrows its failure with the server's message or the specified one. */
export async function permitting(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (reason) {
    const isRejected = reason instanceof ApiError && reason.status > 0 && reason.status < 500;
    throw new Error(isRejected ? reason.message : messages.errorGenericEror, { cause: reason });
  }
}
/** Returns a search over the company's people that leaves some out. */
export const peopleBy =
  (everyone: readonly { id: string; label: string }[], except: readonly (string | null | undefined)[]) =>
  async (search: string) =>
    (await searchOptions(everyone, search))
      .filter(({ id }) => !except.includes(id))
      .map(({ id, label }) => ({ id, name: label }));
/** Calls `call` for each id in turn; a failure stops the rest. */
export async function forEach(ids: readonly string[], call: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) await call(id);
}
