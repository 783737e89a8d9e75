import { planImagesKeep, planImagesRead } from '@plumbline/api/hooks/estimation';
import { unsentPrefix } from '@plumbline/app-kit/session/SessionProvider';

/** Pictures that wait to be sent. A browser's plain storage is too small for them. */
const storeName = 'waiting';
interface Waiting {
  id: string;
  blob: Blob;
  /** When it was chosen, in milliseconds. */
  at: number;
}

let opened: Promise<IDBDatabase> | undefined;
const database = (): Promise<IDBDatabase> =>
  (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(`${unsentPrefix}pictures`, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
  }));

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const base = await database();
  return new Promise<T>((resolve, reject) => {
    const transaction = base.transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('no storage'));
  });
}

/** Pictures of this window: what waits, whether or not storage took it, and what was seen last. */
const held = new Map<string, Blob>();
const unsent = new Set<string>();
const most = 20;
function hold(id: string, blob: Blob) {
  held.delete(id);
  held.set(id, blob);
  for (const oldest of [...held.keys()].filter((each) => !unsent.has(each))) {
    if (held.size <= most) break;
    held.delete(oldest);
  }
}

/** Keeps a picture here until it is sent with what it stands in. @returns the id that it has from now on. */
export async function keepPicture(blob: Blob): Promise<string> {
  const id = crypto.randomUUID();
  unsent.add(id);
  hold(id, blob);
  const waiting: Waiting = { id, blob, at: Date.now() };
  // Full or forbidden storage takes the safety from a reload, never the way to the server.
  await within('readwrite', (store) => store.put(waiting)).catch(() => undefined);
  return id;
}

const waitingOf = async (id: string): Promise<Blob | undefined> =>
  unsent.has(id)
    ? held.get(id)
    : (await within<Waiting | undefined>('readonly', (store) => store.get(id)).catch(() => undefined))?.blob;

/** Sends a picture that waits; one that does not is there already. */
export async function sendPicture(id: string): Promise<void> {
  const blob = await waitingOf(id);
  if (!blob) return;
  await planImagesKeep(id, blob);
  unsent.delete(id);
  await within('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

/** A picture by its id. @throws ApiError where it is not there. */
export async function loadPicture(id: string): Promise<Blob> {
  const here = held.get(id) ?? (await waitingOf(id));
  if (here) return here;
  const blob = await planImagesRead(id);
  hold(id, blob);
  return blob;
}

/** Time in which what was chosen becomes a mark, in milliseconds. */
const grace = 600_000;

/** Forgets pictures that nothing waits to be sent with: their marks were deleted again, or somebody signed out. */
export async function tidyPictures(): Promise<void> {
  const all = await within<Waiting[]>('readonly', (store) => store.getAll()).catch(() => []);
  const kept = Object.entries(localStorage)
    .filter(([key]) => key.startsWith(unsentPrefix))
    .map(([, value]) => String(value))
    .join('\n');
  for (const { id, at } of all)
    if (Date.now() - at > grace && !kept.includes(id))
      await within('readwrite', (store) => store.delete(id)).catch(() => undefined);
}
