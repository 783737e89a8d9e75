import { preferencesRead, preferencesSave } from '@plumbline/api/hooks/workspace';
import { isStale } from '../data/error-message.ts';
import type { AppModule } from '../module/define-module.ts';
import { readTabs } from './tab-list.ts';
import { createTabStore, type KeptTabs, type TabStore, type UnsentTabs } from './tab-store.ts';

/** Debounce time of writes in milliseconds. */
const DEBOUNCE_MS = 100;

interface Place {
  key: string;
  prop_id: string;
  prop_type: string;
}
const placeOf = ({ key, propType = '' }: NonNullable<AppModule['tabs']>): Place => ({
  key,
  prop_id: '',
  prop_type: propType,
});
const nameOf = ({ key, prop_type }: Place) => `${key} ${prop_type}`;

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('open tabs');
const stores = new Map<string, TabStore>();

async function load({ key, prop_id, prop_type }: Place): Promise<KeptTabs> {
  const { data } = await preferencesRead({ filter: JSON.stringify({ key }) });
  // As specified, the preference is the value of the first row.
  const row = data.find(
    (each) => each.key === key && each.prop_id === prop_id && (each.prop_type ?? '') === prop_type,
  );
  return { version: row?.version ?? 0, list: readTabs(row?.value) };
}

const unsentKey = (name: string) => `unsent tabs ${name}`;
/** Maximum age of unsent tabs handed to the next page, in milliseconds. */
const MAX_HANDOVER_MS = 10_000;

function storeUnsent(name: string, unsent: UnsentTabs): void {
  try {
    sessionStorage.setItem(unsentKey(name), JSON.stringify({ at: Date.now(), rest: unsent }));
  } catch {
    // A full storage must not prevent leaving the page.
  }
}
function takeOver(name: string): UnsentTabs | undefined {
  const text = sessionStorage.getItem(unsentKey(name));
  if (text === null) return undefined;
  sessionStorage.removeItem(unsentKey(name));
  try {
    const { at, rest: unsent } = JSON.parse(text) as { at: number; rest: UnsentTabs };
    return Date.now() - at < MAX_HANDOVER_MS ? unsent : undefined;
  } catch {
    return undefined;
  }
}

/** Tab store of an area, shared by the page and stored on the server. */
export function tabStoreOf(tabs: NonNullable<AppModule['tabs']>): TabStore {
  const place = placeOf(tabs);
  const name = nameOf(place);
  const cached = stores.get(name);
  if (cached) return cached;
  const created = createTabStore({
    load: () => load(place),
    save: async ({ version, list }, { isLeaving = false } = {}) => {
      const { data } = await preferencesSave({ ...place, value: list, version }, { keepalive: isLeaving });
      return data.version ?? version + 1;
    },
    isStale,
    // Locks exist on secure origins only.
    ...('locks' in navigator ? { exclusive: (work) => navigator.locks.request(`tabs ${name}`, work) } : {}),
    tell: (kept) => channel?.postMessage({ name, kept }),
    soon: (work) => void setTimeout(work, DEBOUNCE_MS),
    later: (work, failures) => void setTimeout(work, Math.min(2_000 * 2 ** failures, 60_000)),
    stamp: () => crypto.randomUUID(),
    hand: (left) => storeUnsent(name, left),
    take: () => takeOver(name),
  });
  stores.set(name, created);
  return created;
}

/** Synchronizes the tabs with other windows and devices. */
export function syncTabs(): () => void {
  const onNews = ({ data }: MessageEvent<{ name: string; kept: KeptTabs }>) =>
    stores.get(data.name)?.receive(data.kept);
  const onSeen = () => {
    if (document.visibilityState === 'hidden') for (const store of stores.values()) store.leave();
    else for (const store of stores.values()) void store.refresh();
  };
  const onGone = () => {
    for (const store of stores.values()) store.handOver();
  };
  const onOnline = () => {
    for (const store of stores.values()) void store.refresh();
  };
  channel?.addEventListener('message', onNews);
  document.addEventListener('visibilitychange', onSeen);
  window.addEventListener('pagehide', onGone);
  window.addEventListener('online', onOnline);
  return () => {
    channel?.removeEventListener('message', onNews);
    document.removeEventListener('visibilitychange', onSeen);
    window.removeEventListener('pagehide', onGone);
    window.removeEventListener('online', onOnline);
  };
}
