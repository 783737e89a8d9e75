import { ApiError } from '@plumbline/api';
import { offLayer, refusedOf } from './locked-layer-conflicts.ts';
import type {
  Drawn,
  DrawnRow,
  PageSync,
  PageSyncOptions,
  SaveAnswer,
  SaveBody,
  SyncState,
} from './page-sync-types.ts';

export type * from './page-sync-types.ts';

/** Pending changes that the server has not confirmed. */
interface Kept<N extends DrawnRow> {
  /** Request in flight; resent unchanged until answered, so that a lost response cannot duplicate a shape. */
  flight?: SaveBody<N>;
  /** Changes since that request. */
  upsert: Record<string, Drawn<N>>;
  /** Server version each change is based on; stored so that a reload does not use another person's version. */
  bases: Record<string, number>;
  remove: string[];
}
const DEBOUNCE_MS = 500;
const RETRY_DELAYS_MS = [2000, 5000, 15_000, 30_000];
const later = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** Saves a page while it is drawn. Changes are in browser storage before they are sent: none is lost or sent twice. */
export function createPageSync<R extends DrawnRow, N extends DrawnRow>(
  given: PageSyncOptions<R, N>,
): PageSync<R, N> & { adopt: (next: PageSyncOptions<R, N>) => void } {
  let options = given;
  const { key, storage, schedule = later } = given;
  const server = new Map(options.initial.map((measure) => [measure.uuid, measure]));
  const listeners = new Set<() => void>();
  const read = (): Kept<N> => {
    const nothing: Kept<N> = { upsert: {}, bases: {}, remove: [] };
    try {
      return { ...nothing, ...(JSON.parse(storage.getItem(key) ?? 'null') as Kept<N> | null) };
    } catch {
      return nothing;
    }
  };
  const kept = read();
  let state: SyncState = 'saved';
  let problem: string | undefined;
  let savedAt: number | undefined;
  let tries = 0;
  let isSending = false;
  let isOver = false;
  let cancel: (() => void) | undefined;
  let shown: readonly R[] = [];
  /** Incremented when a save starts or ends. */
  let saves = 0;

  const isEmpty = () => !kept.flight && Object.keys(kept.upsert).length === 0 && kept.remove.length === 0;
  const write = () => {
    try {
      if (isEmpty()) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(kept));
    } catch {
      // Without storage, changes do not survive a reload but are still sent.
    }
  };
  const publish = () => {
    const rows = new Map(server);
    const lay = (uuid: string, drawn: Drawn<N>) => {
      const savedRow = rows.get(uuid);
      const row = options.show(drawn, savedRow?.version ?? 0, savedRow);
      if (row) rows.set(uuid, row);
    };
    for (const measure of kept.flight?.upsert ?? []) lay(measure.uuid, measure);
    for (const uuid of kept.flight?.remove ?? []) rows.delete(uuid);
    for (const [uuid, measure] of Object.entries(kept.upsert)) lay(uuid, measure);
    for (const uuid of kept.remove) rows.delete(uuid);
    shown = [...rows.values()];
    for (const listener of listeners) listener();
  };
  const set = (next: SyncState, why?: string) => {
    state = next;
    problem = why;
    publish();
  };

  const take = ({ saved, conflicts }: SaveAnswer<R>, sent: SaveBody<N>) => {
    saves++;
    for (const measure of saved) {
      server.set(measure.uuid, measure);
      if (measure.uuid in kept.upsert) kept.bases[measure.uuid] = measure.version;
    }
    for (const uuid of sent.remove) server.delete(uuid);
    const savedIds = new Set(saved.map((measure) => measure.uuid));
    const lost = sent.upsert.filter((measure) => !savedIds.has(measure.uuid));
    let copies = 0;
    for (const mine of lost) {
      const theirs = conflicts.find((measure) => measure.uuid === mine.uuid);
      if (theirs) server.set(theirs.uuid, theirs);
      else server.delete(mine.uuid);
      // Deleted locally since: there is nothing to keep as a copy.
      if (kept.remove.includes(mine.uuid)) continue;
      const newer = kept.upsert[mine.uuid];
      delete kept.upsert[mine.uuid];
      if (options.isOne?.({ ...mine, ...newer })) continue;
      copies++;
      const uuid = options.newId();
      const { version: _version, ...copy } = { ...mine, ...newer, uuid };
      kept.upsert[uuid] = copy as unknown as Drawn<N>;
    }
    if (copies) options.onConflict(copies);
  };

  /** Removes shapes rejected because of a locked layer from it; the rest of the save is resent. */
  const unlock = (sent: SaveBody<N>, { message: reason, errors }: ApiError) => {
    const refused = refusedOf(sent, errors);
    const summary = { reason, moved: 0, copied: 0, stayed: 0 };
    for (const { version, ...drawn } of sent.upsert) {
      const mine = drawn as unknown as Drawn<N>;
      if (kept.remove.includes(mine.uuid)) continue;
      const newest = kept.upsert[mine.uuid] ?? mine;
      if (!refused.upsert.has(mine.uuid)) {
        kept.upsert[mine.uuid] = newest;
        kept.bases[mine.uuid] = version;
        continue;
      }
      const free = offLayer(mine, newest);
      if (version === 0 && !server.has(mine.uuid)) {
        kept.upsert[mine.uuid] = free;
        kept.bases[mine.uuid] = 0;
        summary.moved++;
        continue;
      }
      delete kept.upsert[mine.uuid];
      if (options.isOne?.(mine)) continue;
      const uuid = options.newId();
      kept.upsert[uuid] = { ...free, uuid };
      summary.copied++;
    }
    const stays = (uuid: string) => refused.remove.has(uuid);
    summary.stayed = refused.remove.size;
    kept.remove = [
      ...new Set([...sent.remove.filter((uuid) => !stays(uuid) && !(uuid in kept.upsert)), ...kept.remove]),
    ].filter((uuid) => !stays(uuid));
    delete kept.flight;
    write();
    set('saving');
    options.onLocked(summary);
    plan(0);
  };

  const flush = async () => {
    cancel = undefined;
    if (isSending || isOver || isEmpty()) return;
    isSending = true;
    if (!kept.flight) {
      kept.flight = {
        upsert: Object.values(kept.upsert).map(
          (measure) => ({ ...measure, version: kept.bases[measure.uuid] ?? 0 }) as unknown as N,
        ),
        remove: kept.remove,
      };
      kept.upsert = {};
      kept.bases = {};
      kept.remove = [];
    }
    const sent = kept.flight;
    saves++;
    write();
    set('saving');
    try {
      const answer = await options.send(sent);
      delete kept.flight;
      take(answer, sent);
      tries = 0;
      savedAt = Date.now();
      write();
      isSending = false;
      set(isEmpty() ? 'saved' : 'saving');
      options.onSaved();
      if (!isEmpty()) plan(0);
    } catch (error) {
      isSending = false;
      if (error instanceof ApiError && error.code === 'locked' && error.errors.length > 0) {
        unlock(sent, error);
        return;
      }
      const status = error instanceof ApiError ? error.status : 0;
      if (status >= 400 && status < 500 && status !== 408 && status !== 429 && status !== 401) {
        // Resending cannot succeed. Keep the changes here and in storage until the user acts.
        // Later changes to the same shape win.
        for (const { version, ...measure } of sent.upsert) {
          if (kept.remove.includes(measure.uuid)) continue;
          kept.upsert[measure.uuid] ??= measure as unknown as Drawn<N>;
          kept.bases[measure.uuid] = version;
        }
        kept.remove = [...new Set([...sent.remove.filter((uuid) => !(uuid in kept.upsert)), ...kept.remove])];
        delete kept.flight;
        write();
        set('refused', (error as Error).message);
        return;
      }
      set(status === 0 ? 'offline' : 'waiting');
      plan(RETRY_DELAYS_MS[Math.min(tries++, RETRY_DELAYS_MS.length - 1)] ?? 30_000);
    }
  };
  const plan = (milliseconds: number) => {
    cancel?.();
    cancel = schedule(() => void flush(), milliseconds);
  };
  const changed = () => {
    write();
    if (state === 'saved' || state === 'refused') state = 'saving';
    publish();
    if (!isSending && state !== 'offline' && state !== 'waiting') plan(DEBOUNCE_MS);
  };
  publish();
  if (!isEmpty()) {
    state = 'saving';
    plan(0);
  }

  return {
    rows: () => shown,
    state: () => state,
    problem: () => problem,
    lastSaved: () => savedAt,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(measure) {
      if (!(measure.uuid in kept.upsert)) kept.bases[measure.uuid] = server.get(measure.uuid)?.version ?? 0;
      kept.upsert[measure.uuid] = measure;
      kept.remove = kept.remove.filter((uuid) => uuid !== measure.uuid);
      changed();
    },
    remove(uuids) {
      for (const uuid of uuids) {
        delete kept.upsert[uuid];
        // Also remove shapes that may never have arrived: the response may have been lost, and removal is idempotent.
        if (!kept.remove.includes(uuid)) kept.remove.push(uuid);
      }
      changed();
    },
    retry() {
      tries = 0;
      if (!isSending) plan(0);
    },
    moment: () => saves,
    merge(at, { rows, removed }) {
      if (at !== saves) return false;
      let isOther = false;
      for (const row of rows) {
        if ((server.get(row.uuid)?.version ?? -1) >= row.version) continue;
        server.set(row.uuid, row);
        isOther = true;
      }
      for (const uuid of removed) isOther = server.delete(uuid) || isOther;
      if (isOther) publish();
      return true;
    },
    dispose() {
      isOver = true;
      cancel?.();
      listeners.clear();
    },
    adopt(next) {
      options = next;
      for (const measure of next.initial)
        if ((server.get(measure.uuid)?.version ?? -1) < measure.version) server.set(measure.uuid, measure);
      publish();
    },
  };
}

/** Open syncs by storage key. */
const open = new Map<string, unknown>();

/**
 * Opens the sync of a page. Reuses one that still has pending changes from an earlier visit in this window: two syncs
 * sending the same shapes would conflict with each other.
 */
export function openPageSync<R extends DrawnRow, N extends DrawnRow>(
  options: PageSyncOptions<R, N>,
): PageSync<R, N> {
  const existing = open.get(options.key) as ReturnType<typeof createPageSync<R, N>> | undefined;
  if (existing && existing.state() !== 'saved') {
    existing.adopt(options);
    return existing;
  }
  const created = createPageSync(options);
  open.set(options.key, created);
  return created;
}
