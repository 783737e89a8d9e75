import { ApiError } from '@plumbline/api';
import { searchOptions } from '@plumbline/app-kit/data/lookups';
import { messages } from '@plumbline/validation/messages';

/** Documented levels of spaces and items, lowest first; 4, Admin, is never offered. */
export const itemLevels = [
  { id: '1', label: 'Read', description: 'See tasks and files, and comment' },
  { id: '2', label: 'Editor', description: 'Add and change tasks' },
  { id: '3', label: 'Full access', description: 'Edit, delete and share with others' },
];
/** Documented: full access. */
export const usualLevel = '3';
/** Documented levels of task folders: another scale. */
export const folderLevels = [
  { id: '0', label: 'View', description: 'See the tasks in it' },
  { id: '1', label: 'Edit', description: 'Add, change and delete tasks' },
  { id: '2', label: 'Full Access', description: 'Rename, delete and share it, too' },
];

export const levelLabel = (levels: readonly { id: string; label: string }[], level: number): string =>
  levels.find(({ id }) => id === String(level))?.label ?? '';
/** Of what a person has by a share of their own: nothing. What is taken back says with it what it was left with. */
export const noShare = -1;

/** Documented: a 403 in the server's words, anything else in the general ones, beside what was done. */
export async function sharing(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (reason) {
    const says = reason instanceof ApiError && (reason.status === 403 || reason.status === 422);
    throw new Error(says ? reason.message : messages.errorGeneric, { cause: reason });
  }
}
/** Documented: a permission that could not be changed has words of its own; what the server says stands before them. */
export async function permitting(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (reason) {
    const says = reason instanceof ApiError && reason.status > 0 && reason.status < 500;
    throw new Error(says ? reason.message : messages.errorGenericEror, { cause: reason });
  }
}
/** People of the company by the words typed, but for some. */
export const peopleBy =
  (everyone: readonly { id: string; label: string }[], except: readonly (string | null | undefined)[]) =>
  async (words: string) =>
    (await searchOptions(everyone, words))
      .filter(({ id }) => !except.includes(id))
      .map(({ id, label }) => ({ id, name: label }));
/** Everybody is given the same, one call each; those before a failure have it. */
export async function forEach(ids: readonly string[], call: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) await call(id);
}
