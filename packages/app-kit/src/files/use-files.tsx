import type { DriveFile } from '@plumbline/api';
import { denialText, type Decision } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import type { SortKey } from '@plumbline/ui/DataTable';
import { useMemo, useState } from 'react';
import { isLost } from '../data/load-errors.ts';
import { isFolder, readOnlyReason, sorted, type FilesOf, type View } from './items.ts';
import { useActions } from './use-actions.tsx';
import { useFolder } from './use-folder.ts';
import { useUploading } from './use-uploading.tsx';

const nothing: readonly DriveFile[] = [];
const none: ReadonlySet<string> = new Set();

/** What lies at one place of the drive, or hangs on a record, with all that can be done there. */
export function useFiles({
  id,
  view,
  search = '',
  of,
  sort,
  top,
  decision,
  onFolder,
}: {
  /** The folder; without it the top, or a view. */
  id: string | undefined;
  view?: View | undefined;
  search?: string;
  /** The record that they hang on. */
  of?: FilesOf;
  sort: SortKey;
  /** What the top is called, in the middle of a sentence. */
  top: string;
  /** What has to be allowed beside adding to the drive. */
  decision?: Decision;
  /** Opens a folder where it has no address of its own. */
  onFolder?: (id: string) => void;
}) {
  const { item, list } = useFolder(id, view, search, of);
  const at = id ?? view ?? '';
  // What is chosen is chosen at one place.
  const [selection, setSelection] = useState<{ at: string; ids: ReadonlySet<string> }>();
  const selected = selection?.at === at ? selection.ids : none;
  const select = (ids: ReadonlySet<string>) => setSelection({ at, ids });
  const mayAdd = useDecision({ app: 2, name: 'drive', type: 'a' });
  const rows = list.data?.data ?? nothing;
  const items = useMemo(
    () =>
      sorted(
        rows.filter(({ cloud_status }) => cloud_status),
        sort,
      ),
    [rows, sort],
  );
  const byId = useMemo(() => new Map(items.map((each) => [each.uuid, each])), [items]);
  const here = item?.data?.data;
  const trail = here?.trail ?? [];
  const reload = () => {
    void list.mutate();
    if (id) void item?.mutate();
  };
  const actions = useActions({
    items: byId,
    folderId: id ?? null,
    reload,
    onDone: () => select(none),
    ...(of ? { of } : {}),
    ...(onFolder ? { onFolder } : {}),
  });
  const uploading = useUploading({
    folderId: id ?? null,
    place: here?.name ?? top,
    items,
    reload,
    ...(of ? { of } : {}),
  });
  const needed = decision?.allowed === false ? decision : mayAdd;
  return {
    items,
    chosen: items.filter(({ uuid }) => selected.has(uuid)),
    selected,
    select,
    here,
    trail,
    of,
    folderId: id ?? null,
    reload,
    actions,
    take: uploading.take,
    dialogs: (
      <>
        {actions.dialogs}
        {uploading.dialog}
      </>
    ),
    isLoading: !list.data || (id !== undefined && !here),
    /** That this place cannot be shown; a list that is there stays while it cannot be asked again. */
    error:
      (isLost(item?.error, here !== undefined) ? (item?.error as unknown) : undefined) ??
      (list.data ? undefined : (list.error as unknown)),
    /** It was shown until it could not be any more. */
    wasThere: here !== undefined,
    /** Why nothing is put here. */
    refusal: !needed.allowed ? denialText(needed) : here ? readOnlyReason(here) : undefined,
    /** @param uuid empty for the top. */
    folderName: (uuid: string): string | undefined => {
      const row = byId.get(uuid);
      if (row) return isFolder(row) ? row.name : undefined;
      return trail.find((each) => each.uuid === uuid)?.name;
    },
    itemName: (uuid: string): string | undefined => byId.get(uuid)?.name,
  };
}
export type Files = ReturnType<typeof useFiles>;
