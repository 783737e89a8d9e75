import type { DriveFile } from '@plumbline/api';
import { formatBytes } from '@plumbline/ui/format';
import type { SortKey } from '@plumbline/ui/DataTable';

export type View = 'shared' | 'recent' | 'favorites' | 'attached';

/** The record that files hang on; without one they are somebody's own. */
export interface FilesOf {
  prop_type: string;
  prop_id: string;
}

export const isFolder = ({ type }: Pick<DriveFile, 'type'>): boolean => type === 0;
export const typeOf = (item: DriveFile): string => (isFolder(item) ? 'folder' : item.content_type);
export const sizeOf = (item: DriveFile): string => (isFolder(item) ? '' : formatBytes(item.size));

/** How many letters of a file's name stand before its ending: who renames a file writes those anew. */
export function stemOf(name: string): number {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
}

/** Documented: how many items one call takes at most. */
const atOnce = 1000;
/** Where deletions of files and of what was shared are taken back. */
export const undoArea = 'drive';

/** Does with any number of items what one call does with some of them. @returns what the calls said, in order. */
export async function inParts<Answer>(
  uuids: readonly string[],
  call: (part: string[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < uuids.length; at += atOnce) answers.push(await call(uuids.slice(at, at + atOnce)));
  return answers;
}

/** As people count: “Sheet 2” before “Sheet 10”. */
const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const comparing: Readonly<Record<string, (a: DriveFile, b: DriveFile) => number>> = {
  name: (a, b) => natural.compare(a.name, b.name),
  owner_name: (a, b) => natural.compare(a.owner_name, b.owner_name),
  place: (a, b) => natural.compare(a.place, b.place),
  size: (a, b) => a.size - b.size,
  content_at: (a, b) => a.content_at.localeCompare(b.content_at),
  opened_at: (a, b) => (a.opened_at ?? '').localeCompare(b.opened_at ?? ''),
  deleted_at: (a, b) => (a.deleted_at ?? '').localeCompare(b.deleted_at ?? ''),
};

/** Folders first, whatever the order; names decide between equals. */
export function sorted(items: readonly DriveFile[], { columnId, direction }: SortKey): DriveFile[] {
  const compare = comparing[columnId] ?? comparing['name'];
  const sign = direction === 'desc' ? -1 : 1;
  return items.toSorted(
    (a, b) => a.type - b.type || sign * (compare?.(a, b) ?? 0) || natural.compare(a.name, b.name),
  );
}

/** Why the person may not change an item; undefined where they may. */
export const readOnlyReason = (item: Pick<DriveFile, 'permission' | 'owner_name'>): string | undefined =>
  item.permission === 0
    ? undefined
    : `You may read this. ${item.owner_name || 'Its owner'} can share it with you for Read & Write.`;

/** Why what hangs on records is not moved from elsewhere. */
export const staysWithRecord = 'It belongs to a record. Open the files of that record to move it there.';

/** Names that are taken, among those that come. */
export function clashesOf(names: readonly string[], there: readonly Pick<DriveFile, 'name'>[]): string[] {
  const taken = new Set(there.map(({ name }) => name.toLowerCase()));
  return names.filter((name) => taken.has(name.toLowerCase()));
}
