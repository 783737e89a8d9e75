import type { TaskViewMode } from './TaskViewMode.ts';

/**
 * View of a folder: the one of the address, or that of its type. Undefined while the type is not known yet.
 * @param chosen `view` of the address.
 */
export function folderView(type: string | undefined, chosen: string | null): TaskViewMode | undefined {
  if (chosen === 'kanban' || chosen === 'table') return chosen;
  if (type === undefined) return undefined;
  return type === 'board' ? 'kanban' : 'table';
}
