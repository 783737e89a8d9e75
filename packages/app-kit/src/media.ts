import { useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the library shows cards in place of tables: a phone held upright. */
export const useIsPhone = () => useMedia('(max-width: 37.4375rem)');

/** Whether the navigation is a drawer: what stands in one line elsewhere has to give way there. */
export const useIsNarrow = () => useMedia('(max-width: 56.1875rem)');
