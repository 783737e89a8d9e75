import type { DriveFile } from '@plumbline/api';
import { useWorkdriveReadItem, useWorkdriveList, workdriveList } from '@plumbline/api/hooks/workdrive';
import type { FilesOf, View } from './items.ts';

/** Maximum number of items requested, as specified. */
const MAX_ITEMS = 9999;
/** Polling interval in milliseconds, in case the event stream is blocked. */
const POLL_MS = 60_000;

const equal = (field: string, value: string | null) => ({ field, op: 'eq', value });
const ofRecord = ({ prop_type, prop_id }: FilesOf) => [
  equal('prop_type', prop_type),
  equal('prop_id', prop_id),
];
/** Files that belong to no record. */
const own: FilesOf = { prop_type: '', prop_id: '' };
const within = (id: string | undefined, of: FilesOf | undefined) =>
  JSON.stringify([equal('parent_id', id ?? null), ...(id ? [] : ofRecord(of ?? own))]);

/**
 * Loads the items of a folder, of a record's root, or of a view; with search text, the matches in all folders below.
 */
export function useFolder(id: string | undefined, view: View | undefined, search: string, of?: FilesOf) {
  const item = useWorkdriveReadItem(id ?? '', {
    swr: { enabled: id !== undefined, refreshInterval: POLL_MS, keepPreviousData: false },
  });
  const list = useWorkdriveList(
    search
      ? {
          limit: MAX_ITEMS,
          offset: 0,
          search,
          ...(of ? { filter: JSON.stringify(ofRecord(of)) } : view && !id ? { view } : {}),
        }
      : { limit: MAX_ITEMS, offset: 0, ...(view && !id ? { view } : { filter: within(id, of) }) },
    {
      swr: {
        refreshInterval: POLL_MS,
        keepPreviousData: Boolean(search),
      },
    },
  );
  return { item: id === undefined ? undefined : item, list };
}

/** Loads the current items of a destination folder. */
export async function itemsIn(id: string | null, of?: FilesOf): Promise<DriveFile[]> {
  const { data } = await workdriveList({ limit: MAX_ITEMS, offset: 0, filter: within(id ?? undefined, of) });
  return data.filter(({ cloud_status }) => cloud_status);
}
