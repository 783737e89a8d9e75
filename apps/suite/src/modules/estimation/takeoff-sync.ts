import { ApiError, type NewTakeoff, type SavedTakeoff, type Takeoff } from '@plumbline/api';

/** What was drawn and is not known to be on the server yet. */
interface Kept {
  /** Sent, and not answered: sent again as it is until it is, so that an answer that was lost cannot double a stroke. */
  flight?: { upsert: NewTakeoff[]; remove: string[] };
  /** Drawn since. */
  upsert: Record<string, Omit<NewTakeoff, 'version'>>;
  /** The server's version that each of these was drawn over: a reload must not take another person's for it. */
  bases: Record<string, number>;
  remove: string[];
}
export type SyncState = 'saved' | 'saving' | 'waiting' | 'offline' | 'refused';

export interface TakeoffSync {
  /** The page's measures as they are drawn here: the server's, with what waits laid over them. */
  measures(): readonly Takeoff[];
  state(): SyncState;
  /** Why the server refused what is kept, in words. */
  problem(): string | undefined;
  lastSaved(): number | undefined;
  subscribe(listener: () => void): () => void;
  put(measure: Omit<NewTakeoff, 'version'>): void;
  remove(uuids: readonly string[]): void;
  /** Tries again now. */
  retry(): void;
  dispose(): void;
}

interface Options {
  /** Names the kept strokes in browser storage: one page of one company. */
  key: string;
  pageId: string;
  initial: readonly Takeoff[];
  send: (body: { upsert: NewTakeoff[]; remove: string[] }) => Promise<SavedTakeoff>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  newId: () => string;
  /** The take-off type of a condition. */
  typeOf: (conditionId: string) => Takeoff['type'] | undefined;
  /** Another person's change came first; theirs is shown, ours is kept beside it as a copy. */
  onConflict: (count: number) => void;
  /** Something was stored: figures that follow from it are worth reading again. */
  onSaved: () => void;
  schedule?: (work: () => void, milliseconds: number) => () => void;
}

const settle = 500;
const retries = [2000, 5000, 15_000, 30_000];
const later = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Saves a page as it is drawn. Every stroke is in browser storage before the call that sends it: a reload, a closed
 * tab or a lost connection loses none, and none arrives twice.
 */
export function createTakeoffSync(given: Options): TakeoffSync & { adopt: (next: Options) => void } {
  let options = given;
  const { key, storage, schedule = later } = given;
  const server = new Map(options.initial.map((measure) => [measure.uuid, measure]));
  const listeners = new Set<() => void>();
  const read = (): Kept => {
    const nothing: Kept = { upsert: {}, bases: {}, remove: [] };
    try {
      return { ...nothing, ...(JSON.parse(storage.getItem(key) ?? 'null') as Kept | null) };
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
  let shown: readonly Takeoff[] = [];

  const isEmpty = () => !kept.flight && Object.keys(kept.upsert).length === 0 && kept.remove.length === 0;
  const write = () => {
    try {
      if (isEmpty()) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(kept));
    } catch {
      // Full or forbidden storage takes the safety from a reload, never the way to the server.
    }
  };
  const publish = () => {
    const rows = new Map(server);
    const lay = (uuid: string, measure: Omit<NewTakeoff, 'version'>) => {
      const type = options.typeOf(measure.condition_id) ?? rows.get(uuid)?.type;
      if (type)
        rows.set(uuid, { ...measure, type, page_id: options.pageId, version: rows.get(uuid)?.version ?? 0 });
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

  const take = ({ takeoffs, conflicts }: SavedTakeoff, sent: NonNullable<Kept['flight']>) => {
    for (const measure of takeoffs) {
      server.set(measure.uuid, measure);
      if (measure.uuid in kept.upsert) kept.bases[measure.uuid] = measure.version;
    }
    for (const uuid of sent.remove) server.delete(uuid);
    const known = new Set(takeoffs.map((measure) => measure.uuid));
    const lost = sent.upsert.filter((measure) => !known.has(measure.uuid));
    let copies = 0;
    for (const mine of lost) {
      const theirs = conflicts.find((measure) => measure.uuid === mine.uuid);
      if (theirs) server.set(theirs.uuid, theirs);
      else server.delete(mine.uuid);
      // Deleted here since: there is nothing left to keep beside theirs.
      if (kept.remove.includes(mine.uuid)) continue;
      const newer = kept.upsert[mine.uuid];
      delete kept.upsert[mine.uuid];
      copies++;
      const uuid = options.newId();
      const { version: _version, ...copy } = { ...mine, ...newer, uuid };
      kept.upsert[uuid] = copy;
    }
    if (copies) options.onConflict(copies);
  };

  const flush = async () => {
    cancel = undefined;
    if (isSending || isOver || isEmpty()) return;
    isSending = true;
    if (!kept.flight) {
      kept.flight = {
        upsert: Object.values(kept.upsert).map((measure) => ({
          ...measure,
          version: kept.bases[measure.uuid] ?? 0,
        })),
        remove: kept.remove,
      };
      kept.upsert = {};
      kept.bases = {};
      kept.remove = [];
    }
    const sent = kept.flight;
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
      const status = error instanceof ApiError ? error.status : 0;
      if (status >= 400 && status < 500 && status !== 408 && status !== 429 && status !== 401) {
        // Sending the same again cannot help. What was drawn stays, here and in storage, until a person decides.
        // What was done since with the same measure is what holds.
        for (const { version, ...measure } of sent.upsert) {
          if (kept.remove.includes(measure.uuid)) continue;
          kept.upsert[measure.uuid] ??= measure;
          kept.bases[measure.uuid] = version;
        }
        kept.remove = [...new Set([...sent.remove.filter((uuid) => !(uuid in kept.upsert)), ...kept.remove])];
        delete kept.flight;
        write();
        set('refused', (error as Error).message);
        return;
      }
      set(status === 0 ? 'offline' : 'waiting');
      plan(retries[Math.min(tries++, retries.length - 1)] ?? 30_000);
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
    if (!isSending && state !== 'offline' && state !== 'waiting') plan(settle);
  };
  publish();
  if (!isEmpty()) {
    state = 'saving';
    plan(0);
  }

  return {
    measures: () => shown,
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
        // Even what seems never to have arrived: an answer may have been lost, and taking back nothing does no harm.
        if (!kept.remove.includes(uuid)) kept.remove.push(uuid);
      }
      changed();
    },
    retry() {
      tries = 0;
      if (!isSending) plan(0);
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

const open = new Map<string, ReturnType<typeof createTakeoffSync>>();

/**
 * The sync of a page. One that still holds something from an earlier visit in this window is gone on with: two that
 * send the same strokes would take each other for somebody else.
 */
export function openTakeoffSync(options: Options): TakeoffSync {
  const known = open.get(options.key);
  if (known && known.state() !== 'saved') {
    known.adopt(options);
    return known;
  }
  const made = createTakeoffSync(options);
  open.set(options.key, made);
  return made;
}
