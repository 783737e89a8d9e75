import { HttpError } from '../../core/http-error.ts';
import {
  folderShareLevels as folderLevels,
  spaceShareLevels as levels,
  type FolderShareLevel,
} from '@plumbline/permissions';

/** Levels of spaces and their items, weakest first. */
export type Level = 0 | 1 | 2 | 3 | 4;

/** What somebody may do with an item, from the facts; `task_view` says the same to the database. */
export function effective(facts: {
  isAdmin: boolean;
  /** The item stands in neither a space nor a folder, and they made the topmost item of its tree. */
  isKeeper: boolean;
  /** They made this item. */
  isOwner: boolean;
  /** In the space that it is in; 0 is nothing at all. */
  space?: Level;
  /** In the task folder that it is in, where that is somebody else's; null is nothing at all. */
  folder?: FolderShareLevel | null;
  /** The folder's tree is theirs. */
  isFolderOwner?: boolean;
  /** Levels at which it, or an item above it, is shared with them. */
  shares: readonly Level[];
  /** It, or an item above it, is assigned to them. */
  isAssigned: boolean;
}): Level {
  if (facts.isAdmin || facts.isKeeper || facts.isFolderOwner) return levels.admin;
  const folder = facts.folder === null || facts.folder === undefined ? 0 : facts.folder + 1;
  const base = Math.max(facts.space ?? 0, folder);
  const held = Math.max(base, ...facts.shares, facts.isAssigned ? levels.editor : 0) as Level;
  return held === levels.editor && facts.isOwner ? levels.full : held;
}

interface Held {
  name: string;
  permission: number;
}
/** Why somebody may not change an item that they may open; undefined where they may. */
export const readOnly = ({ name, permission }: Held): string | undefined =>
  permission >= levels.editor
    ? undefined
    : `You may read “${name}” and not change it. Somebody with full access can share it with you as an editor.`;

/**
 * Documented: a task folder at Edit is for deleting what is in it, too, where Editor of a space is not; sharing takes Full
 * Access in both. `folder` is what they may do with the folder that it stands in.
 */
export const mayDelete = (
  { permission }: Pick<Held, 'permission'>,
  folder: FolderShareLevel | null | undefined,
) => permission >= levels.full || (permission >= levels.editor && (folder ?? 0) >= folderLevels.edit);

/** Why somebody may neither delete nor share it; undefined where they may. */
export const notFull = ({ name, permission }: Held): string | undefined =>
  permission >= levels.full
    ? undefined
    : `You need full access to “${name}” to delete or share it. Whoever has it can share it with you.`;

export function mustEdit(held: Held): void {
  const refusal = readOnly(held);
  if (refusal) throw new HttpError(403, refusal);
}
export function mustDelete(held: Held, folder: FolderShareLevel | null | undefined): void {
  if (!mayDelete(held, folder)) mustHaveFull(held);
}
export function mustHaveFull(held: Held): void {
  const refusal = notFull(held);
  if (refusal) throw new HttpError(403, refusal);
}
