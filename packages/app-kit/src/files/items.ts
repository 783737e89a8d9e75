import type { DriveFile } from '@plumbline/api';
import { formatBytes } from '@plumbline/ui/format';
import type { SortKey } from '@plumbline/ui/DataTable';
import { href } from '../navigation/routes.ts';
import { filesMessages } from './messages.ts';

export type View = 'shared' | 'recent' | 'favorites' | 'attached';

/** Record that files belong to; without one they are a user's own files. */
export interface FilesOf {
  prop_type: string;
  prop_id: string;
}

/** Address of the preview of a drive file. */
export const fileHref = (uuid: string): string => href('Drive-folder', {}, { file: uuid });

export const isFolder = ({ type }: Pick<DriveFile, 'type'>): boolean => type === 0;
export const typeOf = (item: DriveFile): string => (isFolder(item) ? 'folder' : item.content_type);
export const sizeOf = (item: DriveFile): string => (isFolder(item) ? '' : formatBytes(item.size));

/** Length of a file name without its extension, which is selected when renaming. */
export function stemOf(name: string): number {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? dot : name.length;
}

/** Extensions of the same type. */
const sameTypes: Readonly<Record<string, string>> = { jpeg: 'jpg', tiff: 'tif', htm: 'html', yaml: 'yml' };

function typeOfName(name: string): string {
  const extension = name.slice(stemOf(name) + 1).toLowerCase();
  return sameTypes[extension] ?? extension;
}

/** True if a file's name has another type than that of the file that it replaces; false if that one has none. */
export const isOtherType = (name: string, newName: string): boolean =>
  typeOfName(name) !== '' && typeOfName(name) !== typeOfName(newName);

/** Maximum number of items per call, as specified. */
const MAX_ITEMS_PER_CALL = 1000;
/** Name of the undo stack of file deletions and sharing. */
export const undoArea = 'drive';

/** Splits items into calls of the maximum size. @returns the responses in order. */
export async function inBatches<Answer>(
  uuids: readonly string[],
  call: (part: string[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < uuids.length; at += MAX_ITEMS_PER_CALL)
    answers.push(await call(uuids.slice(at, at + MAX_ITEMS_PER_CALL)));
  return answers;
}

/** Natural sort order: “Sheet 2” before “Sheet 10”. */
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

/** Sorts items with folders first; equal items are sorted by name. */
export function sortItems(items: readonly DriveFile[], { columnId, direction }: SortKey): DriveFile[] {
  const compare = comparing[columnId] ?? comparing['name'];
  const sign = direction === 'desc' ? -1 : 1;
  return items.toSorted(
    (a, b) => a.type - b.type || sign * (compare?.(a, b) ?? 0) || natural.compare(a.name, b.name),
  );
}

/** Reason why the user cannot change an item; undefined when they can. */
export const readOnlyReason = (item: Pick<DriveFile, 'permission' | 'owner_name'>): string | undefined =>
  item.permission === 0 ? undefined : filesMessages.readOnlyReason(item.owner_name || 'the owner');

/** Reason why files of records cannot be moved from the drive. */
export const recordFileReason = filesMessages.recordFileReason;

/** Names that already exist at the destination. */
export function existingNames(names: readonly string[], there: readonly Pick<DriveFile, 'name'>[]): string[] {
  const taken = new Set(there.map(({ name }) => name.toLowerCase()));
  return names.filter((name) => taken.has(name.toLowerCase()));
}
