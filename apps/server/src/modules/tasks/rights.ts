import { HttpError } from '../../core/http-error.ts';
import {
  folderShareLevels as folderLevels,
  spaceShareLevels as levels,
  type FolderShareLevel,
} from '@plumbline/permissions';

/** Levels of spaces and tasks, weakest first. */
export type Level = 0 | 1 | 2 | 3 | 4;

/** Computes a user's level on a task; equals the SQL in `task_view`. */
export function effective(facts: {
  isAdmin: boolean;
  /** The task is outside spaces and folders, and the user created the top of its tree. */
  isPersonalOwner: boolean;
  /** The user created this task. */
  isOwner: boolean;
  /** Level on its space; 0 is no access. */
  space?: Level;
  /** Level on its task folder owned by another user; null is no access. */
  folder?: FolderShareLevel | null;
  /** The user owns the folder's tree. */
  isFolderOwner?: boolean;
  /** Share levels of the task and its ancestors. */
  shares: readonly Level[];
  /** The task or an ancestor is assigned to the user. */
  isAssigned: boolean;
}): Level {
  if (facts.isAdmin || facts.isPersonalOwner || facts.isFolderOwner) return levels.admin;
  const folder = facts.folder === null || facts.folder === undefined ? 0 : facts.folder + 1;
  const base = Math.max(facts.space ?? 0, folder);
  const level = Math.max(base, ...facts.shares, facts.isAssigned ? levels.editor : 0) as Level;
  return level === levels.editor && facts.isOwner ? levels.full : level;
}

interface TaskAccess {
  name: string;
  permission: number;
}
/** Reason why a user cannot edit a visible task; undefined if they can. */
export const readOnly = ({ name, permission }: TaskAccess): string | undefined =>
  permission >= levels.editor
    ? undefined
    : `You can view “${name}” but not edit it. Ask someone with full access for the Editor level.`;

/**
 * The specification lets Edit on a task folder delete tasks, unlike Editor on a space; sharing requires full access in
 * both. `folder` is the level on the task's folder.
 */
export const mayDelete = (
  { permission }: Pick<TaskAccess, 'permission'>,
  folder: FolderShareLevel | null | undefined,
) => permission >= levels.full || (permission >= levels.editor && (folder ?? 0) >= folderLevels.edit);

/** Reason why a user can neither delete nor share the task; undefined if they can. */
export const fullAccessRefusal = ({ name, permission }: TaskAccess): string | undefined =>
  permission >= levels.full
    ? undefined
    : `You need full access to “${name}” to delete or share it. Ask someone who has it.`;

export function assertCanEdit(access: TaskAccess): void {
  const refusal = readOnly(access);
  if (refusal) throw new HttpError(403, refusal);
}
export function assertCanDelete(access: TaskAccess, folder: FolderShareLevel | null | undefined): void {
  if (!mayDelete(access, folder)) assertFullAccess(access);
}
export function assertFullAccess(access: TaskAccess): void {
  const refusal = fullAccessRefusal(access);
  if (refusal) throw new HttpError(403, refusal);
}
