import type { NewTakeoff, SavedTakeoff, Takeoff } from '@plumbline/api';
import {
  createPageSync,
  openPageSync,
  type PageSync,
  type PageSyncOptions,
  type SaveBody,
} from './page-sync.ts';

export type { SyncState } from './page-sync.ts';
export type TakeoffSync = PageSync<Takeoff, NewTakeoff>;

type Rows = PageSyncOptions<Takeoff, NewTakeoff>;
interface Options extends Omit<Rows, 'send' | 'show'> {
  pageId: string;
  send: (body: SaveBody<NewTakeoff>) => Promise<SavedTakeoff>;
  /** Returns the take-off type of a condition. */
  typeOf: (conditionId: string) => Takeoff['type'] | undefined;
}

const rowsOf = ({ pageId, send, typeOf, ...options }: Options): Rows => ({
  ...options,
  send: async (body) => {
    const { takeoffs, conflicts } = await send(body);
    return { saved: takeoffs, conflicts };
  },
  show: (drawn, version, saved) => {
    const type = typeOf(drawn.condition_id) ?? saved?.type;
    return type && { ...drawn, type, page_id: pageId, version };
  },
});

/** Creates the sync of a page's measures. */
export const createTakeoffSync = (options: Options) => createPageSync(rowsOf(options));

/** Opens the sync of a page's measures, reusing one with pending changes. */
export const openTakeoffSync = (options: Options): TakeoffSync => openPageSync(rowsOf(options));
