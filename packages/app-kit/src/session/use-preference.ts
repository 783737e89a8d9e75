import { getPreferencesReadKey, preferencesSave, usePreferencesRead } from '@plumbline/api/hooks/workspace';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';

/** Debounce time of writes in milliseconds. */
const DEBOUNCE_MS = 600;

const queryOf = (key: string) => ({ filter: JSON.stringify({ key }) });
type Kept = Awaited<ReturnType<typeof preferencesSave>>['data'];

/**
 * User preference stored on the server under a specified key. Changes are applied immediately and saved after a debounce,
 * at the latest when the page is left; the last write wins.
 */
export function usePreference<Value>(
  key: string,
  initial: Value,
): [
  value: Value,
  set: (value: Value) => void,
  isReady: boolean,
  /** Call that loads it, for error states. */
  call: ReturnType<typeof usePreferencesRead>,
] {
  const call = usePreferencesRead(queryOf(key));
  const { data } = call;
  const { mutate } = useSWRConfig();
  const stored = data?.data.find((each) => each.key === key)?.value as Value | undefined;
  const [local, setLocal] = useState<{ key: string; value: Value }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Value>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (waiting.current === undefined) return;
    const value = waiting.current;
    waiting.current = undefined;
    // Another screen may read it before the server has saved it.
    void mutate(
      getPreferencesReadKey(queryOf(key)),
      (cached: { data: Kept[] } | undefined) =>
        cached && { ...cached, data: [...cached.data.filter((each) => each.key !== key), { key, value }] },
      { revalidate: false },
    );
    // Ignore failures: a lost preference must not interrupt the user. `keepalive` sends it while the page closes.
    void preferencesSave({ key, value }, { keepalive: true }).catch(() => undefined);
  }, [key, mutate]);
  const set = useCallback(
    (value: Value) => {
      setLocal({ key, value });
      waiting.current = value;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, DEBOUNCE_MS);
    },
    [key, flush],
  );
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return [local?.key === key ? local.value : (stored ?? initial), set, data !== undefined, call];
}
