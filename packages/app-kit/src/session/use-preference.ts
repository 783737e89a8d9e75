import { getShellPreferencesKey, shellSavePreference, useShellPreferences } from '@plumbline/api/hooks/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';

/** Milliseconds in which several changes become one write. */
const rest = 600;

const asked = (key: string) => ({ filter: JSON.stringify({ key }) });
type Kept = Awaited<ReturnType<typeof shellSavePreference>>['data'];

/**
 * What a user arranged, kept on the server under a documented key so that another machine shows it, too. A change is
 * shown at once and written a moment later, at the latest as the page is left; the last one wins.
 */
export function usePreference<Value>(
  key: string,
  initial: Value,
): [
  value: Value,
  set: (value: Value) => void,
  isReady: boolean,
  /** The call that asks for it, for screens that say when it failed. */
  call: ReturnType<typeof useShellPreferences>,
] {
  const call = useShellPreferences(asked(key));
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
    // The next screen that reads it may ask before the server has written it.
    void mutate(
      getShellPreferencesKey(asked(key)),
      (known: { data: Kept[] } | undefined) =>
        known && { ...known, data: [...known.data.filter((each) => each.key !== key), { key, value }] },
      { revalidate: false },
    );
    // An arrangement that could not be kept is no reason to stop somebody's work. The browser sends it to the end, even
    // while the page goes away.
    void shellSavePreference({ key, value }, { keepalive: true }).catch(() => undefined);
  }, [key, mutate]);
  const set = useCallback(
    (value: Value) => {
      setLocal({ key, value });
      waiting.current = value;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, rest);
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
