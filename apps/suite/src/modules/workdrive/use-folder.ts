import type { DriveFile } from '@plumbline/api';
import { useWorkdriveItem, useWorkdriveList, workdriveList } from '@plumbline/api/hooks/workdrive';
import type { View } from './items.ts';

/** Documented: what a list of files asks for at most. */
const most = 9999;
/** Milliseconds after which a list asks again: what others share, change and revoke shows by itself. */
const again = (count: number) => (count > 500 ? 30_000 : 5_000);

const within = (id: string | undefined) =>
  JSON.stringify([{ field: 'parent_id', op: 'eq', value: id ?? null }]);

/** What lies in a folder, or in a view; with words, what they find everywhere. */
export function useFolder(id: string | undefined, view: View | undefined, search: string) {
  const item = useWorkdriveItem(id ?? '', {
    swr: { enabled: id !== undefined, refreshInterval: again(0), keepPreviousData: false },
  });
  const list = useWorkdriveList(
    search
      ? { limit: most, offset: 0, search, ...(view && !id ? { view } : {}) }
      : { limit: most, offset: 0, ...(view && !id ? { view } : { filter: within(id) }) },
    {
      swr: {
        refreshInterval: (latest) => again(latest?.data.length ?? 0),
        keepPreviousData: Boolean(search),
      },
    },
  );
  return { item: id === undefined ? undefined : item, list };
}

/** What lies in a folder now, for what is about to be put into it. */
export async function itemsIn(id: string | null): Promise<DriveFile[]> {
  const { data } = await workdriveList({ limit: most, offset: 0, filter: within(id ?? undefined) });
  return data.filter(({ cloud_status }) => cloud_status);
}
