import type { DriveFile } from '@plumbline/api';
import { useWorkdriveItem, useWorkdriveList, workdriveList } from '@plumbline/api/hooks/workdrive';
import type { FilesOf, View } from './items.ts';

/** Documented: what a list of files asks for at most. */
const most = 9999;
/** Milliseconds after which a list asks again although nothing was told: the stream of changes may be blocked on its way. */
const again = 60_000;

const equal = (field: string, value: string | null) => ({ field, op: 'eq', value });
const ofRecord = ({ prop_type, prop_id }: FilesOf) => [
  equal('prop_type', prop_type),
  equal('prop_id', prop_id),
];
/** What hangs on no record. */
const own: FilesOf = { prop_type: '', prop_id: '' };
const within = (id: string | undefined, of: FilesOf | undefined) =>
  JSON.stringify([equal('parent_id', id ?? null), ...(id ? [] : ofRecord(of ?? own))]);

/** What lies in a folder, at the top of a record's files, or in a view; with words, what they find in all of it. */
export function useFolder(id: string | undefined, view: View | undefined, search: string, of?: FilesOf) {
  const item = useWorkdriveItem(id ?? '', {
    swr: { enabled: id !== undefined, refreshInterval: again, keepPreviousData: false },
  });
  const list = useWorkdriveList(
    search
      ? {
          limit: most,
          offset: 0,
          search,
          ...(of ? { filter: JSON.stringify(ofRecord(of)) } : view && !id ? { view } : {}),
        }
      : { limit: most, offset: 0, ...(view && !id ? { view } : { filter: within(id, of) }) },
    {
      swr: {
        refreshInterval: again,
        keepPreviousData: Boolean(search),
      },
    },
  );
  return { item: id === undefined ? undefined : item, list };
}

/** What lies in a folder now, for what is about to be put into it. */
export async function itemsIn(id: string | null, of?: FilesOf): Promise<DriveFile[]> {
  const { data } = await workdriveList({ limit: most, offset: 0, filter: within(id ?? undefined, of) });
  return data.filter(({ cloud_status }) => cloud_status);
}
