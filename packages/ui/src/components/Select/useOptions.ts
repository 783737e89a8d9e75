import { useEffect, useMemo, useRef, useState } from 'react';
import { filterOptions } from './filter.ts';
import { retryOf, type Option } from './options.ts';

export interface OptionSource {
  /** All options, filtered on the client while the user types. */
  options?: readonly Option[];
  /** Searches options asynchronously. Superseded calls are aborted; a rejection is shown and typing retries. */
  onSearch?: (query: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** Delay before `onSearch` in milliseconds. */
  debounce?: number;
}

export type OptionState = 'idle' | 'loading' | 'failed';

/** Options that match the text, from a list or a search. */
export function useOptions(
  { options, onSearch, debounce = 250 }: OptionSource,
  query: string,
  isOpen: boolean,
) {
  const [found, setFound] = useState<readonly Option[]>([]);
  const [state, setState] = useState<OptionState>('idle');
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  const [tries, setTries] = useState(0);
  const isAsync = onSearch !== undefined;

  useEffect(() => {
    if (!isAsync || !isOpen) return;
    const abort = new AbortController();
    setState('loading');
    const timer = setTimeout(
      () => {
        search.current?.(query, abort.signal).then(
          (result) => {
            if (abort.signal.aborted) return;
            setFound(result);
            setState('idle');
          },
          () => {
            if (abort.signal.aborted) return;
            setFound([]);
            setState('failed');
          },
        );
      },
      query === '' ? 0 : debounce,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isAsync, isOpen, query, debounce, tries]);

  const shown = useMemo(
    () => (isAsync ? found : filterOptions(options ?? [], query)),
    [isAsync, found, options, query],
  );
  const again = retryOf(options);
  const hasFailed = isAsync ? state === 'failed' : again !== undefined;
  return {
    shown,
    state: hasFailed ? ('failed' as const) : state,
    /** Reloads the options; undefined unless loading failed. */
    retry: hasFailed ? (again ?? (() => setTries((before) => before + 1))) : undefined,
  };
}
