import { shellSavePreference, useShellPreferences } from '@plumbline/api/hooks/shell';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What a user arranged, kept on the server under a documented key so that another machine shows it, too. A change is
 * shown at once and written a moment later; the last one wins.
 */
export function usePreference<Value>(
  key: string,
  initial: Value,
): [value: Value, set: (value: Value) => void, isReady: boolean] {
  const { data } = useShellPreferences({ filter: JSON.stringify({ key }) });
  const stored = data?.data.find((each) => each.key === key)?.value as Value | undefined;
  const [local, setLocal] = useState<{ key: string; value: Value }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Value>(undefined);
  const flush = useCallback(() => {
    if (waiting.current === undefined) return;
    const value = waiting.current;
    waiting.current = undefined;
    // An arrangement that could not be kept is no reason to stop somebody's work.
    void shellSavePreference({ key, value }).catch(() => undefined);
  }, [key]);
  const set = useCallback(
    (value: Value) => {
      setLocal({ key, value });
      waiting.current = value;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, 600);
    },
    [key, flush],
  );
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      flush();
    },
    [flush],
  );
  return [local?.key === key ? local.value : (stored ?? initial), set, data !== undefined];
}
