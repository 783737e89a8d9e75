import { planImagesUpload, planImagesRead } from '@plumbline/api/hooks/estimation';
import { unsentPrefix } from '@plumbline/app-kit/session/SessionProvider';

/** IndexedDB store of unsent pictures, which are too large for localStorage. */
const storeName = 'waiting';
interface Waiting {
  id: string;
  blob: Blob;
  /** Time it was chosen, in milliseconds since 1970. */
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

/** In-memory pictures of this window: unsent ones and the most recently shown. */
const blobs = new Map<string, Blob>();
const unsent = new Set<string>();
const MAX_CACHED = 20;
function hold(id: string, blob: Blob) {
  blobs.delete(id);
  blobs.set(id, blob);
  for (const oldest of [...blobs.keys()].filter((each) => !unsent.has(each))) {
    if (blobs.size <= MAX_CACHED) break;
    blobs.delete(oldest);
  }
}

/** Stores a picture until its mark is sent. @returns its new id. */
export async function keepPicture(blob: Blob): Promise<string> {
  const id = crypto.randomUUID();
  unsent.add(id);
  hold(id, blob);
  const waiting: Waiting = { id, blob, at: Date.now() };
  // Without storage, the picture does not survive a reload but is still sent.
  await within('readwrite', (store) => store.put(waiting)).catch(() => undefined);
  return id;
}

const waitingOf = async (id: string): Promise<Blob | undefined> =>
  unsent.has(id)
    ? blobs.get(id)
    : (await within<Waiting | undefined>('readonly', (store) => store.get(id)).catch(() => undefined))?.blob;

/** Uploads a picture if it is unsent. */
export async function sendPicture(id: string): Promise<void> {
  const blob = await waitingOf(id);
  if (!blob) return;
  await planImagesUpload(id, blob);
  unsent.delete(id);
  await within('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

/** Loads a picture by id. @throws ApiError if it does not exist. */
export async function loadPicture(id: string): Promise<Blob> {
  const here = blobs.get(id) ?? (await waitingOf(id));
  if (here) return here;
  const blob = await planImagesRead(id);
  hold(id, blob);
  return blob;
}

/** Time in milliseconds before an unreferenced picture is deleted; it may still become a mark. */
const UNREFERENCED_TTL_MS = 600_000;

/** Deletes stored pictures without a pending mark, because the mark was deleted or the user signed out. */
export async function tidyPictures(): Promise<void> {
  const all = await within<Waiting[]>('readonly', (store) => store.getAll()).catch(() => []);
  const kept = Object.entries(localStorage)
    .filter(([key]) => key.startsWith(unsentPrefix))
    .map(([, value]) => String(value))
    .join('\n');
  for (const { id, at } of all)
    if (Date.now() - at > UNREFERENCED_TTL_MS && !kept.includes(id))
      await within('readwrite', (store) => store.delete(id)).catch(() => undefined);
}
