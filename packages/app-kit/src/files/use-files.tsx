import type { DriveFile } from '@plumbline/api';
import { denialText, type Decision } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import type { SortKey } from '@plumbline/ui/DataTable';
import { useMemo, useState } from 'react';
import { isFatal } from '../data/load-errors.ts';
import { isFolder, readOnlyReason, sortItems, type FilesOf, type View } from './items.ts';
import { useActions } from './use-actions.tsx';
import { useFolder } from './use-folder.ts';
import { useUploading } from './use-uploading.tsx';

const noItems: readonly DriveFile[] = [];
const noSelection: ReadonlySet<string> = new Set();

/** Items of a drive folder or a record, with selection and actions. */
export function useFiles({
  id,
  view,
  search = '',
  of,
  sort,
  top,
  decision,
  onFolder,
  onPreview,
}: {
  /** Folder id; undefined for the root or a view. */
  id: string | undefined;
  view?: View | undefined;
  search?: string;
  /** Record that the files belong to. */
  of?: FilesOf;
  sort: SortKey;
  /** Name of the root in the middle of a sentence. */
  top: string;
  /** Additional decision required to add files. */
  decision?: Decision;
  /** Opens a folder that has no URL. */
  onFolder?: (id: string) => void;
  /** Opens the preview of a file that has a URL. */
  onPreview?: (item: DriveFile) => void;
}) {
  const { item, list } = useFolder(id, view, search, of);
  const at = id ?? view ?? '';
  // The selection belongs to one folder.
  const [selection, setSelection] = useState<{ at: string; ids: ReadonlySet<string> }>();
  const selected = selection?.at === at ? selection.ids : noSelection;
  const select = (ids: ReadonlySet<string>) => setSelection({ at, ids });
  const mayAdd = useDecision({ app: 2, name: 'drive', type: 'a' });
  const rows = list.data?.data ?? noItems;
  const items = useMemo(
    () =>
      sortItems(
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
    onDone: () => select(noSelection),
    ...(of ? { of } : {}),
    ...(onFolder ? { onFolder } : {}),
    ...(onPreview ? { onPreview } : {}),
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
    /** Error when the folder cannot be shown; a loaded list stays while revalidation fails. */
    error:
      (isFatal(item?.error, here !== undefined) ? (item?.error as unknown) : undefined) ??
      (list.data ? undefined : (list.error as unknown)),
    /** True when the folder was shown before the error. */
    wasThere: here !== undefined,
    /** Reason why files cannot be added here. */
    refusal: !needed.allowed ? denialText(needed) : here ? readOnlyReason(here) : undefined,
    /** Name of a folder. @param uuid empty for the root. */
    folderName: (uuid: string): string | undefined => {
      const row = byId.get(uuid);
      if (row) return isFolder(row) ? row.name : undefined;
      return trail.find((each) => each.uuid === uuid)?.name;
    },
    itemName: (uuid: string): string | undefined => byId.get(uuid)?.name,
  };
}
export type Files = ReturnType<typeof useFiles>;
