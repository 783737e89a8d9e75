import type { DriveFile } from '@plumbline/api';
import { readOnlyReason } from './items.ts';
import { filesMessages } from './messages.ts';

/** Reason why items cannot be moved to a folder, apart from the right to it; undefined if they can. */
export function moveRefusal(
  moving: readonly string[],
  folder: string,
  {
    items,
    folderId,
  }: {
    items: ReadonlyMap<string, DriveFile>;
    /** Shown folder, which the items are in. */
    folderId: string | null;
  },
): string | undefined {
  for (const id of moving) {
    const item = items.get(id);
    if (!item) continue;
    const refusal = readOnlyReason(item);
    if (refusal) return refusal;
    if (item.prop_type && !item.parent_id) return filesMessages.recordFileMoveRejected(item.name);
  }
  const target = items.get(folder);
  if ((folder || null) === folderId) return filesMessages.alreadyInFolder;
  return target ? readOnlyReason(target) : undefined;
}
