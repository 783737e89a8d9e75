import { useSWRConfig } from 'swr';
import { pathsOf } from '../realtime/use-invalidation.ts';

/** Loads anew whatever was loaded below a path: after a form has changed what lists and records show. */
export function useRefresh(path: string): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key) && pathsOf(key).some((each) => each.startsWith(path)));
}
