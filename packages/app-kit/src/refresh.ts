import { useSWRConfig } from 'swr';

/** Loads anew whatever was loaded below a path: after a form has changed what lists and records show. */
export function useRefresh(path: string): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key) && String(key[0]).startsWith(path));
}
